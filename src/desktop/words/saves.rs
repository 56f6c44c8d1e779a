//! Words of saves, replays and notes.

use super::words;
use crate::desktop::screen::Playing;
use crate::table::Language;

words! {
    /// The words for turns or rounds, by game.
    pub struct TurnWords {
        /// The button of the viewer to the one before, with what it does.
        back: (&'static str, &'static str),
        /// To the next.
        on: (&'static str, &'static str),
    }
    says {
        /// The number of the turn or round.
        count(n: usize);
        /// Where the viewer stands.
        moment(turn: u32, at: usize, all: usize);
    }
}

words! {
    /// Words of saves, replays and notes.
    pub struct SavesWords {
        /// The language, for the names of games.
        language: Language,
        /// Plays the newest unfinished match on.
        go_on: &'static str,
        /// Opens the browser, and heads it.
        saved: &'static str,
        /// An empty browser.
        none: &'static str,
        /// Plays a save on.
        play: &'static str,
        /// Opens it in the viewer.
        watch: &'static str,
        /// Deletes it.
        delete: &'static str,
        /// Asks once more.
        really: &'static str,
        /// The warning before deleting.
        gone: &'static str,
        /// Keeps it.
        keep: &'static str,
        /// A match that is over.
        over: &'static str,
        /// A match that can be played on.
        open: &'static str,
        /// A file that cannot be read.
        damaged: &'static str,
        /// A file that another version of the program wrote.
        foreign: &'static str,
        /// Still being read.
        reading: &'static str,
        /// The last choice was cut off.
        cut: &'static str,
        /// It is being played elsewhere.
        running: &'static str,
        /// The text for a match that is being played in another window.
        live: &'static str,
        /// The same beside the time line.
        live_brief: &'static str,
        /// Games of turns.
        turns: TurnWords,
        /// Games of rounds.
        rounds: TurnWords,
        /// Between two players.
        against: &'static str,
        /// Buttons of the viewer with what they do: start, step back, play, stop, step, end.
        steps: [(&'static str, &'static str); 6],
        /// The keys of the viewer: their head, then each with what it does.
        watching: (&'static str, Vec<(&'static str, &'static str)>),
        /// The choice of view: nobody's, all.
        eyes: (&'static str, &'static str),
        /// The explanation of that choice.
        view: &'static str,
        /// Plays on from the moment shown.
        play_on: &'static str,
        /// Works out the win-chance curve.
        analyse: &'static str,
        /// The effect of that button.
        analyse_about: &'static str,
        /// Stops that.
        stop_analysis: &'static str,
        /// Shows the curve that is worked out, or hides it.
        show_curve: (&'static str, &'static str),
        /// Head of the curve.
        curve: &'static str,
        /// Begins another match from the moment shown.
        what_if: &'static str,
        /// Before the players to choose for it.
        or_choose: &'static str,
        /// Begins it with those.
        with_these: &'static str,
        /// Asks who sits where.
        who: &'static str,
        /// The same players.
        same: &'static str,
        /// A person at every seat.
        people: &'static str,
        /// The note that the watched match does not change.
        kept: &'static str,
        /// Asks before undoing something that was revealed.
        back: &'static str,
        /// That it stays known.
        known: &'static str,
        /// That the others must agree.
        agree_all: &'static str,
        /// Undoes it.
        take_back: &'static str,
        /// Does not.
        leave_it: &'static str,
        /// Head of the field for a note.
        note: &'static str,
        /// The explanation of notes.
        note_hint: &'static str,
        /// Pins the note.
        pin: &'static str,
        /// Asks before a note is thrown away.
        throw_away: &'static str,
        /// Goes on writing it.
        write_on: &'static str,
        /// Throws it away.
        throw: &'static str,
        /// A note cannot be pinned here.
        no_note: &'static str,
        /// Writes the log to a file.
        export_log: &'static str,
    }
    says {
        /// The error in a file, by the code of the message about it.
        fault(code: &str);
        /// How many choices.
        choices(n: usize);
        /// The keys of the browser, if the match that is looked at can be played on, and if it can be watched.
        keys(play: bool, watch: bool);
        /// The match can no longer be written down.
        unsaved(why: &str);
        /// Somebody agrees.
        agrees(name: &str);
        /// A large swing: its rank, whose chance, from where to where in hundredths.
        swing(rank: usize, name: &str, from: u32, to: u32);
        /// A player's chance to win.
        chance_of(name: &str, chance: u32);
    }
}

impl SavesWords {
    /// The words for turns or rounds of that game.
    #[must_use]
    pub fn going(&self, game: &str) -> &TurnWords {
        if Playing::of(game).profile().has_rounds {
            &self.rounds
        } else {
            &self.turns
        }
    }
}
