//! The words of the interface that only Frames says, on its panels and on its board.

mod english;
mod spanish;

pub(crate) use english::ENGLISH;
pub(crate) use spanish::SPANISH;

use crate::desktop::words::{Counted, Named};
use crate::games::frames::Fate;
use crate::games::frames::components::Role;
use crate::games::frames::content::{System, Table};
use crate::table::Language;

/// What only Frames says, in one language.
pub struct FramesWords {
    /// Which language that is, for what the game itself says.
    pub language: Language,
    /// The strip.
    pub strip: StripWords,
    /// The tray.
    pub tray: TrayWords,
    /// The dice of the last attack.
    pub damage: DamageWords,
    /// What the pointer is over.
    pub inspect: InspectWords,
    /// The setup.
    pub setup: CrewWords,
    /// The end.
    pub end: EndWords,
    /// The board.
    pub board: BoardWords,
    /// Head of the log before the first round.
    pub log: &'static str,
    /// Head of the log in a round.
    pub log_of_round: Counted,
    /// A single-shot rocket.
    pub rocket: &'static str,
    /// Name of a die by its colour and value.
    pub die: fn(&str, u8) -> String,
    /// A die that waits.
    pub die_free: &'static str,
    /// A die that was used.
    pub die_used: &'static str,
}

/// What the strip on top says.
pub struct StripWords {
    /// Before the first round.
    pub before: &'static str,
    /// Which round it is.
    pub round: Counted,
    /// Nothing can be taken back.
    pub no_undo: &'static str,
    /// Who attacks whom.
    pub combat: fn(&str, &str) -> String,
    /// Things are being placed.
    pub deployment: &'static str,
    /// What the clock shows, in as few words as can be.
    pub clock_short: fn(u8) -> String,
    /// What the clock shows, and of how much.
    pub clock: fn(u8, u8) -> String,
    /// A seat without a score.
    pub not_bid: &'static str,
    /// Assets and points an asset, before the first round.
    pub worth: fn(i32, i32) -> String,
    /// Assets, points an asset, frames that may still act.
    pub worth_now: fn(i32, i32, usize) -> String,
    /// A role after a name.
    pub role: fn(Role) -> &'static str,
    /// A seat at length: name, role, assets, points an asset, frames that may still act.
    pub seat: fn(&str, &str, i32, i32, usize) -> String,
}

/// What the tray says.
pub struct TrayWords {
    /// A bot thinks.
    pub is_thinking: Named,
    /// Somebody is to choose.
    pub is_choosing: Named,
    /// Before a question about a frame that is being attacked by that one.
    pub attacked: Named,
    /// At which range a target is attacked.
    pub which_range: Named,
    /// The die for an attack on a target.
    pub die_for: Named,
    /// Whom to spot.
    pub spot_whom: &'static str,
    /// A die to move with.
    pub die_to_move: &'static str,
    /// A die to attack with.
    pub die_to_attack: &'static str,
    /// What a die is for.
    pub what_for: &'static str,
    /// Moving, attacking, spotting.
    pub actions: [&'static str; 3],
    /// The designated target and its range.
    pub target: fn(&str, &str) -> String,
    /// Why an action is dead if no rule says so.
    pub no_die: &'static str,
    /// A suggested place.
    pub place_for_me: &'static str,
    /// Which that is.
    pub place_hint: &'static str,
    /// Aim at something else.
    pub another_target: &'static str,
    /// A range that the target is at.
    pub range_now: Named,
    /// A range that it would have to come to.
    pub range_later: Named,
}

/// What is said of the dice of the last attack.
pub struct DamageWords {
    /// Who attacked whom.
    pub last: fn(&str, &str) -> String,
    /// A die by value and what it did.
    pub die: fn(u8, &str) -> String,
    /// What a die did; the flag says that a frame stopped it, not cover.
    pub fate: fn(Fate, bool) -> &'static str,
    /// Attacker, target, dice that hit, dice.
    pub tale: fn(&str, &str, usize, usize) -> String,
    /// Attack die, spot marker, defense, and how many damage dice are left of that.
    pub sum: fn(u8, u8, u8, usize) -> String,
    /// What stopped how many, after that.
    pub stopped: fn(&str, usize) -> String,
}

/// What is said of a thing that is looked at.
pub struct InspectWords {
    /// Nothing is.
    pub look_closer: &'static str,
    /// What to do about that.
    pub hints: [&'static str; 4],
    /// A lost frame.
    pub destroyed: &'static str,
    /// A frame: in its turn, paused, done, fresh.
    pub states: [&'static str; 4],
    /// Hits left of all.
    pub takes: fn(u8, u8) -> String,
    /// What a system does, that many of it.
    pub meaning: fn(System, u8) -> &'static str,
    /// White dice.
    pub whites: fn(u8) -> String,
    /// A green d8.
    pub sprints: &'static str,
    /// Rockets.
    pub rockets: fn(u8) -> String,
    /// A die for defense.
    pub defense: fn(u8) -> String,
    /// A spot marker.
    pub spotted: fn(u8) -> String,
    /// Above the ground.
    pub stands: fn(u8) -> String,
    /// Under a roof.
    pub roofed: &'static str,
    /// On hazardous ground.
    pub hazardous: &'static str,
    /// Head of a station.
    pub station: &'static str,
    /// Who holds it.
    pub held: Named,
    /// Nobody does.
    pub contested: &'static str,
    /// How it is held.
    pub station_help: &'static str,
    /// Head of cover.
    pub cover: &'static str,
    /// Hits it still takes.
    pub cover_hits: fn(u8) -> String,
    /// How high it is.
    pub cover_high: fn(u8) -> String,
    /// What it does.
    pub cover_help: &'static str,
    /// What these states mean, in the same order.
    pub states_help: [&'static str; 4],
    /// What white dice are for.
    pub whites_help: &'static str,
    /// When it sprints.
    pub sprints_help: &'static str,
    /// What rockets do.
    pub rockets_help: &'static str,
    /// What defense does.
    pub defense_help: &'static str,
    /// What a spot marker does.
    pub spotted_help: &'static str,
    /// From where distances are.
    pub from: Named,
    /// The line between is blocked.
    pub in_cover: &'static str,
}

/// What the setup and the page for an own list say.
pub struct CrewWords {
    /// What it is about.
    pub goal: &'static str,
    /// Units across: of a square, of a circle.
    pub across: [fn(i32) -> String; 2],
    /// That cover is drawn anew, after that.
    pub generated: &'static str,
    /// Everybody may refuse a field.
    pub refuse: &'static str,
    /// Before the number of players.
    pub players: &'static str,
    /// The small table.
    pub skirmish: &'static str,
    /// The large one.
    pub battle: &'static str,
    /// Before the fields.
    pub field: &'static str,
    /// There is no field.
    pub none: &'static str,
    /// Before the seed.
    pub seed: &'static str,
    /// Makes another one.
    pub another: &'static str,
    /// Fewest and most frames, stations.
    pub limits: fn(u8, u8, u8) -> String,
    /// What scores lead to, and what a seed is for.
    pub same: &'static str,
    /// Begins.
    pub start: &'static str,
    /// The key for it.
    pub enter: &'static str,
    /// To the title.
    pub back: &'static str,
    /// A list of one's own in the choice of companies.
    pub own_list: &'static str,
    /// A sentence about it.
    pub own_flavor: &'static str,
    /// Opens the page for it.
    pub own_button: &'static str,
    /// Assets times points an asset.
    pub assets: fn(i32, i32) -> String,
    /// So many points.
    pub points: fn(i32) -> String,
    /// Frames and systems brought, and what that does to the points an asset.
    pub why: fn(usize, usize) -> String,
    /// Whose own list.
    pub list_of: Named,
    /// For a table: fewest and most frames, rockets, stations.
    pub list_for: fn(Table, u8, u8, u8, u8) -> String,
    /// Head of the types.
    pub types: &'static str,
    /// Head of what was taken.
    pub company: &'static str,
    /// Assets times points an asset, at this table.
    pub assets_here: fn(i32, i32) -> String,
    /// Takes the list.
    pub take: &'static str,
    /// It is not legal.
    pub not_legal: &'static str,
    /// Gives it up.
    pub ready_made: &'static str,
    /// Before the number of rockets.
    pub rockets: &'static str,
    /// Takes a frame out.
    pub remove: &'static str,
    /// Nothing was taken.
    pub empty: &'static str,
    /// A name is missing.
    pub unnamed: &'static str,
    /// Two names are the same.
    pub namesakes: &'static str,
    /// The seed is no number.
    pub no_seed: &'static str,
    /// Nothing to play with.
    pub no_pack: &'static str,
}

/// What the end says.
pub struct EndWords {
    /// Heads of the columns after the names: frames, stations, assets times points, score.
    pub columns: [&'static str; 4],
    /// What the key does.
    pub again_hint: &'static str,
    /// Over before the first round.
    pub no_round: &'static str,
    /// Rounds and turns.
    pub rounds: fn(u16, u32) -> String,
    /// Nobody won.
    pub draw: &'static str,
    /// The watcher won.
    pub you_win: &'static str,
    /// Somebody won.
    pub wins: Named,
    /// Several won.
    pub share: Named,
    /// Between names.
    pub and: &'static str,
    /// Those gave up, and whether they are several.
    pub gave_up: fn(&str, bool) -> String,
    /// The clock ran out in that round.
    pub clock_out: fn(u16) -> String,
    /// Assets decided, after that.
    pub by_assets: &'static str,
    /// They did not either.
    pub all_level: &'static str,
    /// A seat that gave up.
    pub has_given_up: &'static str,
    /// What a seat was in the deployment.
    pub role: fn(Role) -> &'static str,
    /// Frames left and lost.
    pub left: fn(usize, usize) -> String,
    /// Attacks, hits, frames destroyed, stations taken.
    pub deeds: fn(usize, usize, usize, usize) -> String,
    /// Once more.
    pub again: &'static str,
    /// To the title, writes the replay, to the setup.
    pub ways: [&'static str; 3],
    /// Head of the chart.
    pub chart: &'static str,
    /// No chart.
    pub no_chart: &'static str,
    /// The last point of the chart.
    pub chart_end: &'static str,
}

/// What stands on the board.
pub struct BoardWords {
    /// An attack that did nothing.
    pub missed: &'static str,
    /// What the clock shows.
    pub clock: fn(u8) -> String,
    /// Hazardous ground.
    pub hazard: &'static str,
    /// A roof.
    pub roof: &'static str,
    /// How high a frame stands.
    pub up: fn(u8) -> String,
    /// Climbs so much down, climbs so much up, falls so much.
    pub climbs: [fn(i32) -> String; 3],
    /// In cover, after a range.
    pub in_cover: &'static str,
    /// A length.
    pub units: Named,
    /// Somebody, "you" included, takes a station.
    pub takes: fn(&str, &str) -> String,
}
