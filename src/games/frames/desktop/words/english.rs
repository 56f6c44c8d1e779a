//! The words of Frames in English.

use super::{
    BoardWords, CrewWords, DamageWords, EndWords, FramesWords, InspectWords, StripWords, TrayWords,
};
use crate::games::frames::Fate;
use crate::games::frames::components::Role;
use crate::games::frames::content::System;
use crate::table::Language;

pub(crate) const ENGLISH: FramesWords = FramesWords {
    language: Language::English,
    strip: STRIP,
    tray: TRAY,
    damage: DAMAGE,
    inspect: INSPECT,
    setup: SETUP,
    end: END,
    board: BOARD,
    log: "Log",
    log_of_round: |round| format!("Round {round} · log"),
    rocket: "a single-shot rocket",
    die: |colour, value| format!("{colour} die: {value}"),
    die_free: "free",
    die_used: "assigned or set aside",
};

const STRIP: StripWords = StripWords {
    before: "Before the battle",
    round: |n| format!("Round {n}"),
    no_undo: "What dice have decided cannot be taken back.",
    combat: |by, target| format!("Combat: {by} → {target}"),
    deployment: "Deployment",
    clock_short: |shows| format!("clock {shows}"),
    clock: |shows, of| format!("Doomsday clock: {shows} of {of}. At 0 the game ends."),
    not_bid: "not bid yet",
    worth: |assets, ppa| format!("{assets} × {ppa} points"),
    worth_now: |assets, ppa, fresh| format!("{assets}×{ppa} · {fresh} fresh"),
    role: |role| match role {
        Role::None => "",
        Role::Defender => ", defender",
        Role::PointAttacker => ", point attacker",
        Role::Attacker => ", attacker",
    },
    seat: |name, role, assets, ppa, fresh| {
        format!(
            "{name}{role}: {assets} assets (frames and stations) at {ppa} points; {fresh} frames may \
             still act this round"
        )
    },
};

const TRAY: TrayWords = TrayWords {
    is_thinking: |name| format!("{name} is thinking…"),
    is_choosing: |name| format!("{name} is choosing…"),
    attacked: |by| format!("Attacked by {by}:"),
    which_range: |target| format!("At which range does it attack {target}?"),
    die_for: |target| format!("Pick the die for {target}."),
    spot_whom: "Click the frame to spot.",
    die_to_move: "Pick a green or white die to move.",
    die_to_attack: "Pick a red or white die to attack.",
    what_for: "What is this die for?",
    actions: ["Move", "Attack", "Spot"],
    target: |target, range| format!("Target: {target}, {range}"),
    no_die: "No die is left for it.",
    place_for_me: "Place it for me",
    place_hint: "One of the places that computer players look at.",
    another_target: "Another target",
    range_now: |range| format!("{range} · now"),
    range_later: |range| format!("{range} · after a move"),
};

const DAMAGE: DamageWords = DamageWords {
    last: |by, target| format!("Last attack: {by} → {target}"),
    die: |value, fate| format!("damage die: {value}, {fate}"),
    fate: |fate, frame| match fate {
        Fate::Waits => "",
        Fate::Nothing => "nothing",
        Fate::Target => "hit",
        Fate::Stopped(_) if frame => "stopped by a frame",
        Fate::Stopped(_) => "stopped by cover",
    },
    tale: |by, target, hits, dice| {
        format!("{by} attacked {target}: {hits} of {dice} damage dice hit")
    },
    sum: |attack, spot, defense, dice| {
        let spot = match spot {
            0 => String::new(),
            n => format!(" + {n} spotted"),
        };
        match dice {
            1 => format!("attack {attack}{spot} − defense {defense} = 1 die"),
            n => format!("attack {attack}{spot} − defense {defense} = {n} dice"),
        }
    },
    stopped: |by, n| format!("; {by} stopped {n}"),
};

const INSPECT: InspectWords = InspectWords {
    look_closer: "Look closer",
    hints: [
        "Point at a frame, a station or cover to see what it is.",
        "Drag with the left button to measure; it is always allowed.",
        "Drag with the right button or hold Shift with the arrows to move the board; the wheel zooms, \
         Home shows it all.",
        "By keys: arrows and Enter for the board, 1 to 9 for dice, actions and choices.",
    ],
    destroyed: "destroyed",
    states: [
        "It is its turn",
        "Its turn is paused",
        "Has had its turn this round",
        "May still act this round",
    ],
    takes: |left, whole| format!("Takes {left} of {whole} hits"),
    meaning: |system, count| match (system, count) {
        (_, 0) => "lost",
        (System::Defense, 1) => "a blue die",
        (System::Defense, _) => "two blue dice; stray shots never hit it as cover",
        (System::Movement, _) => "green dice; passes cover and stands on it",
        (System::Spotting, 1) => "a yellow die; spots into cover within 8",
        (System::Spotting, _) => "two yellow dice; spots anything anywhere",
        (System::Melee, 1) => "two red d6 up to 1 unit",
        (System::Melee, _) => "two red d6 and a d8 up to 1 unit",
        (System::Direct, 1) => "two red d6 from 1 to 8 units",
        (System::Direct, _) => "two red d6 and a d8 from 1 to 8 units",
        (System::Artillery, 1) => "two red d6 beyond 8 units",
        (System::Artillery, _) => "two red d6 and a d8 beyond 8 units",
        (System::Environment, _) => "hazardous ground takes no white die",
        (System::Split(_), 1) => "a red d6 at each of two ranges",
        (System::Split(_), _) => "a red d6 each at each of two ranges",
    },
    whites: |n| match n {
        1 => "1 white die".to_owned(),
        n => format!("{n} white dice"),
    },
    sprints: "sprints: a green d8",
    rockets: |n| match n {
        1 => "1 rocket".to_owned(),
        n => format!("{n} rockets"),
    },
    defense: |n| format!("defense {n} this round"),
    spotted: |n| format!("spotted: +{n} for one attack"),
    stands: |n| format!("stands {n} high"),
    roofed: "under a roof",
    hazardous: "on hazardous ground: rolls a white die fewer",
    station: "Station",
    held: |name| format!("held by {name}"),
    contested: "contested: nobody holds it",
    station_help: "Whoever alone has a frame within 1 unit holds it. It counts as an asset.",
    cover: "Cover",
    cover_hits: |n| match n {
        1 => "takes 1 more hit".to_owned(),
        n => format!("takes {n} more hits"),
    },
    cover_high: |n| match n {
        1 => "1 unit high".to_owned(),
        n => format!("{n} units high"),
    },
    cover_help: "A frame within 1 unit of it is in cover from behind it: damage dice of 4 and 5 hit the cover.",
    states_help: [
        "Aim, roll, set a defense; then move and attack in any order. Spotting ends it.",
        "It goes on when the other frame of this fight is done.",
        "It still defends; it acts again next round.",
        "It acts when its owner is asked and picks it, or when it is attacked.",
    ],
    whites_help: "A white die does any one action. With no system left each hit takes one; without them it is destroyed.",
    sprints_help: "It has no ranged weapon, so it adds a green d8.",
    rockets_help: "Each adds a red d8 to a direct-fire attack, once.",
    defense_help: "Every attack on it this round must beat that.",
    spotted_help: "Anybody who attacks it may use it up.",
    from: |name| format!("From {name}"),
    in_cover: "in cover",
};

const SETUP: CrewWords = CrewWords {
    goal: "Points for frames and stations. The doomsday clock ends the game; the highest score wins.",
    across: [
        |n| format!("{n} by {n} units"),
        |n| format!("{n} units across"),
    ],
    generated: "; its cover is drawn anew for every game",
    refuse: "Before the battle everybody may refuse one field; then the next is proposed.",
    players: "Players",
    skirmish: "Skirmish",
    battle: "Battle",
    field: "Field",
    none: "none",
    seed: "Seed",
    another: "Another",
    limits: |few, many, stations| {
        let stations = match stations {
            1 => "1 station".to_owned(),
            n => format!("{n} stations"),
        };
        format!("{few} to {many} frames and {stations} each")
    },
    same: "The highest score defends, the lowest leads the attack. Same seed, companies and choices: same game.",
    start: "Start the game",
    enter: "Enter",
    back: "Back",
    own_list: "Own list",
    own_flavor: "A list of your own.",
    own_button: "Own list…",
    assets: |assets, ppa| format!("{assets} assets × {ppa}"),
    points: |n| format!("{n} points"),
    why: |frames, systems| {
        format!(
            "{frames} frames with {systems} systems. Most frames or most systems cost a point an asset, \
             fewest give one."
        )
    },
    list_of: |name| format!("{name}: own list"),
    list_for: |table, few, many, rockets, stations| {
        format!(
            "For {table}: {few} to {many} frames and exactly {rockets} rockets; {stations} stations come \
             with it."
        )
    },
    types: "Frames to choose from",
    company: "The company",
    assets_here: |assets, ppa| format!("{assets} assets × {ppa} against the others at this table"),
    take: "Take this list",
    not_legal: "The list is not legal yet.",
    ready_made: "Back to the ready-made companies",
    rockets: "rockets",
    remove: "Remove",
    empty: "No frame yet: click one at the left.",
    unnamed: "Every player needs a name.",
    namesakes: "The players need different names.",
    no_seed: "The seed is a whole number, for example 42.",
    no_pack: "No pack has a field and companies for this table.",
};

const END: EndWords = EndWords {
    columns: ["Frames left", "Stations", "Assets × points", "Score"],
    again_hint: "Enter plays again with the same players and companies and another seed",
    no_round: "before the first round",
    rounds: |rounds, turns| match rounds {
        1 => format!("1 round, {turns} turns"),
        n => format!("{n} rounds, {turns} turns"),
    },
    draw: "A draw",
    you_win: "You win",
    wins: |name| format!("{name} wins"),
    share: |names| format!("{names} share the victory"),
    and: " and ",
    gave_up: |names, _| format!("{names} gave up"),
    clock_out: |round| format!("The doomsday clock ran out in round {round}"),
    by_assets: "; more assets decided between equal scores",
    all_level: "; scores and assets are equal",
    has_given_up: "gave up",
    role: |role| match role {
        Role::Defender => "defender",
        Role::PointAttacker => "point attacker",
        Role::Attacker => "attacker",
        Role::None => "",
    },
    left: |left, lost| match lost {
        0 => format!("{left} left, none lost"),
        n => format!("{left} left, {n} lost"),
    },
    deeds: |attacks, hits, destroyed, taken| {
        let count = |n: usize, one: &str, more: &str| match n {
            1 => format!("1 {one}"),
            n => format!("{n} {more}"),
        };
        let mut all = vec![
            count(attacks, "attack", "attacks"),
            count(hits, "hit", "hits"),
        ];
        all.extend(
            (destroyed > 0).then(|| count(destroyed, "frame destroyed", "frames destroyed")),
        );
        all.extend((taken > 0).then(|| count(taken, "station taken", "stations taken")));
        all.join(" · ")
    },
    again: "Play again",
    ways: ["Title", "Save replay", "Change companies or seats"],
    chart: "Scores by round",
    no_chart: "It was over before the first round.",
    chart_end: "end",
};

const BOARD: BoardWords = BoardWords {
    missed: "missed",
    clock: |n| format!("The clock: {n}"),
    hazard: "hazard",
    roof: "roof",
    up: |n| format!("{n} up"),
    climbs: [
        |n| format!("climbs {n} down"),
        |n| format!("climbs {n} up"),
        |n| format!("falls {n}"),
    ],
    in_cover: "in cover",
    units: |n| format!("{n} units"),
    takes: |who, station| match who {
        "You" => format!("You take {station}"),
        who => format!("{who} takes {station}"),
    },
};
