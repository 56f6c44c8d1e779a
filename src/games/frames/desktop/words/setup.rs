//! Words of the setup and of the result.

use crate::desktop::words::words;
use crate::games::frames::components::Role;

words! {
    /// The words of the setup and of the page for an own list.
    pub struct CrewWords {
        /// The goal of the game.
        goal: &'static str,
        /// Follows the line above: the cover is drawn again at random.
        generated: &'static str,
        /// Everybody may refuse a field.
        refuse: &'static str,
        /// Before the number of players.
        players: &'static str,
        /// The small table.
        skirmish: &'static str,
        /// The large one.
        battle: &'static str,
        /// Before the fields.
        field: &'static str,
        /// There is no field.
        none: &'static str,
        /// Before the seed.
        seed: &'static str,
        /// Makes another one.
        another: &'static str,
        /// The explanations of scores and of seeds.
        same: &'static str,
        /// A list of one's own in the choice of companies.
        own_list: &'static str,
        /// A sentence about it.
        own_flavor: &'static str,
        /// Opens the page for it.
        own_button: &'static str,
        /// Head of the types.
        types: &'static str,
        /// Head of what was taken.
        company: &'static str,
        /// Takes the list.
        take: &'static str,
        /// It is not legal.
        not_legal: &'static str,
        /// Gives it up.
        ready_made: &'static str,
        /// Before the number of rockets.
        rockets: &'static str,
        /// Takes a frame out.
        remove: &'static str,
        /// Nothing was taken.
        empty: &'static str,
        /// A name is missing.
        unnamed: &'static str,
        /// Two names are the same.
        namesakes: &'static str,
        /// The seed is no number.
        no_seed: &'static str,
        /// Nothing to play with.
        no_pack: &'static str,
    }
    says {
        /// Units across a square.
        across_square(n: i32);
        /// Units across a circle.
        across_circle(n: i32);
        /// Fewest and most frames, stations.
        limits(few: u8, many: u8, stations: u8);
        /// Assets times points an asset.
        assets(assets: i32, ppa: i32);
        /// So many points.
        points(n: i32);
        /// Frames and systems brought, and what that does to the points an asset.
        why(frames: usize, systems: usize);
        /// The owner of the own list.
        list_of(name: &str);
        /// The requirements of a list: battle or skirmish of so many, fewest and most frames, rockets, stations.
        list_for(battle: bool, players: u8, few: u8, many: u8, rockets: u8, stations: u8);
        /// Assets times points an asset, at this table.
        assets_here(assets: i32, ppa: i32);
    }
}

words! {
    /// The words of the end.
    pub struct EndWords {
        /// Heads of the columns after the names: frames, stations, assets times points, score.
        columns: [&'static str; 4],
        /// The effect of the key.
        again_hint: &'static str,
        /// Over before the first round.
        no_round: &'static str,
        /// Nobody won.
        draw: &'static str,
        /// The watcher won.
        you_win: &'static str,
        /// Between names.
        and: &'static str,
        /// Assets decided, after that.
        by_assets: &'static str,
        /// They did not either.
        all_level: &'static str,
        /// A seat that gave up.
        has_given_up: &'static str,
        /// Once more.
        again: &'static str,
        /// To the title, writes the replay, to the setup.
        ways: [&'static str; 3],
        /// Heads of the last frame that was destroyed, and of the frame that hit most.
        deeds: [&'static str; 2],
        /// Instead of either.
        no_deed: &'static str,
        /// Head of the chart.
        chart: &'static str,
        /// No chart.
        no_chart: &'static str,
        /// The last point of the chart.
        chart_end: &'static str,
    }
    says {
        /// Rounds and turns.
        rounds(rounds: u16, turns: u32);
        /// Somebody won.
        wins(name: &str);
        /// Several won.
        share(names: &str);
        /// Those gave up, and whether they are several.
        gave_up(names: &str, several: bool);
        /// The clock ran out in that round.
        clock_out(round: u16);
        /// Frames left and lost.
        left(left: usize, lost: usize);
        /// The frame that hit most, whose it is, and how often.
        best_said(frame: &str, name: &str, hits: usize);
        /// Attacks, hits, frames destroyed, stations taken.
        seat_tallies(attacks: usize, hits: usize, destroyed: usize, taken: usize);
    }
    by name {
        /// The role of a seat in the deployment.
        role(Role): &'static str;
    }
}
