//! The words of Souls in English.

use std::cmp::Ordering;

use super::SoulsWords;
use crate::games::souls::EntrySort;

pub(crate) const ENGLISH: SoulsWords = SoulsWords {
    stack: "Stack",
    last_first: "the top one resolves first",
    stack_empty: "Nothing waits to resolve.",
    sort: |sort| match sort {
        EntrySort::Loot => "Loot",
        EntrySort::Ability => "Ability",
        EntrySort::Trigger => "Trigger",
        EntrySort::Roll => "Die roll",
        EntrySort::Damage => "Damage",
        EntrySort::Death => "Death",
    },
    the_game: "the game",
    choose: |what| format!("Choose {what}"),
    answer: |what| format!("Answer {what}"),
    attack_roll: |needs, hits| {
        let hits = if hits { "it hits" } else { "it misses" };
        format!("Attack roll, needs {needs} or more: {hits}.")
    },
    roll_for: |what| format!("Roll for {what}."),
    damage: |n, whom| format!("{n} damage to {whom}."),
    dies: |whom| format!("{whom} dies."),
    you_die: "You die.",
    becomes_item: "It becomes an item.",
    pass: "Pass",
    pass_hint: "Nothing more for now: the others may act, and then you go on.",
    left_hint: |name| format!("What {name} may still do this turn"),
    timer_hint: |souls| {
        format!(
            "Goes down when both have had a turn, and whenever one dies on their own turn. {souls} souls between you win before it reaches 0."
        )
    },
    counts_as: |n, sum| match sum {
        Ordering::Less => format!("It counts as {n}, the least there is."),
        Ordering::Equal => format!("It counts as {n}."),
        Ordering::Greater => format!("It counts as {n}, the most there is."),
    },
    poor: |price, have| {
        format!("A purchase costs {price}¢ and you have {have}¢. Without more ¢ nothing is bought.")
    },
    no_attack: |what| format!("{what} can't be attacked"),
    no_purchase: |what| format!("{what} can't be bought"),
    attack_entry: "Attack roll",
    more_souls: |n| match n {
        1 => "+1 soul".to_owned(),
        n => format!("+{n} souls"),
    },
    pass_to: |place| format!("Pass → {place}"),
    stops: "Stops…",
    stops_hint: "Where you are asked although you could pass",
    barter: "Barter…",
    barter_hint: "Offer ¢ to somebody, or ask for some",
    coins: |n| format!("{n}¢"),
    attack_it: |what| format!("Attack {what}"),
    click_glowing: "Click what glows on the table.",
    left: ["Loot", "Attacks", "Purchases"],
    timer: |n| format!("Timer {n}"),
    turn: |n| format!("Turn {n}"),
    opening: "Setting up",
    your_turn: "your turn",
    turn_of: |name| format!("{name}'s turn"),
    you_have_priority: "you have priority",
    you_decide: "you decide",
    has_priority: |name| format!("{name} has priority"),
    hp: "HP",
    attack: "ATK",
    souls: "souls",
    gone: "Has left",
    gone_help: "Gave up and left with everything they had; the others play on.",
    dead: "Dead this turn",
    dead_help: "Has died this turn and cannot die again before the next one.",
    look_closer: "Look closer",
    point_at_card: "Point at a card or a player to see it large here, with every word explained.",
    player_now: |hp, most, attack| format!("{hp} of {most} hit points, attack {attack}."),
    wealth: "Owns",
    wealth_now: |coins, loot, price| {
        let loot = match loot {
            1 => "1 loot card".to_owned(),
            n => format!("{n} loot cards"),
        };
        format!("{coins}¢ and {loot} in hand. A purchase costs {price}¢.")
    },
    extra_turns: "Extra turns",
    skipped_turns: "Turns to skip",
    covered: ("Covered", "Not in play until the cards above it leave."),
    right_now: "Right now",
    monster_now: |hp, most, evasion, attack| {
        format!("{hp} of {most} hit points, is hit by {evasion} or more, attack {attack}.")
    },
    attackable: ("Can be attacked", "By the active player, as things stand."),
    deactivated: (
        "Deactivated",
        "Cannot use its tap ability until it recharges at the start of its player's turn.",
    ),
    counters: "Counters",
    controlled: "Belongs to",
    together_won: |n| format!("{n} souls before the timer ran out"),
    timer_ran_out: "The timer ran out",
    gave_up: "The game was given up",
    somebody_gave_up: "Somebody gave up: all others win",
    shared: "The victory is shared",
    has_souls: |n| match n {
        1 => "with 1 soul".to_owned(),
        n => format!("with {n} souls"),
    },
    rows: ["souls", "¢", "items", "monsters killed", "deaths"],
    setup_goal: "Loot, monsters and dice round a table. First to four souls wins.",
    seat: |n| format!("Seat {n}"),
    character: "Character",
    dealt: "dealt at random",
    against: "Against each other",
    together: "Together against the timer",
    players: "Players",
    souls_needed: "Souls needed",
    hardness: ["", "(hard)", "(ultra hard)"],
    capped: "At most four souls count for one character",
    single: "One person plays both: the screen never changes hands",
    set: "Set",
    set_counts: |[characters, treasures, loot, monsters]| {
        format!(
            "{characters} characters · {treasures} treasures · {loot} loot · {monsters} monsters"
        )
    },
    parts: "Optional parts",
    modules: [
        ("Rooms", "a place with a rule of its own lies on the table"),
        (
            "Bonus souls",
            "three souls for whoever first does something",
        ),
        (
            "Draft",
            "everybody picks two treasures before the first turn",
        ),
        ("Bartering", "¢ may change hands by agreement"),
    ],
    same: "Same seed, table and choices: same match.",
    no_set: "There is no set to play with.",
    few_characters: "This set has too few characters for so many players.",
    unnamed: "Every player needs a name.",
    namesakes: "The players need different names.",
    twice: "Two players chose the same character.",
    no_seed: "The seed is a whole number, for example 42.",
    concedes: "Of two players the other wins; of more the others play on without you. A game together is lost. \
               This cannot be taken back.",
};
