//! Words around a match: menu, result, hand-over between people, refusals.

use super::words;

words! {
    /// The menu over a match.
    pub struct MenuWords {
        /// Its name, also on the button that opens it.
        title: &'static str,
        /// Go on.
        resume: &'static str,
        /// Opens the settings.
        settings: &'static str,
        /// Opens the keys, and heads them.
        keys: &'static str,
        /// Writes the replay.
        save_replay: &'static str,
        /// Give up.
        concede: &'static str,
        /// Give up the whole game.
        concede_game: &'static str,
        /// Leave.
        leave: &'static str,
        /// Asks once more.
        really: &'static str,
        /// The same for a whole game.
        really_game: &'static str,
        /// The result of conceding in a game of cards.
        concedes: &'static str,
        /// Concede.
        yes: &'static str,
        /// Play on.
        no: &'static str,
    }
    says {
        /// Where the replay file is.
        saved(path: &str);
        /// Why there is none.
        not_saved(why: &str);
    }
}

words! {
    /// The cover between two people.
    pub struct HandoverWords {
        /// Before the name.
        pass_to: &'static str,
        /// That nothing is shown yet.
        hidden: &'static str,
    }
    says {
        /// The button.
        ready(name: &str);
    }
}

words! {
    /// The end of a match.
    pub struct ResultWords {
        /// The watcher won.
        you_win: &'static str,
        /// Between the last two of several names.
        and: &'static str,
        /// Those who played together lost.
        lost: &'static str,
        /// Nobody won.
        draw: &'static str,
        /// How, if nobody won.
        nobody: &'static str,
        /// How, if nobody won because the same was repeated too often.
        endless: &'static str,
        /// The watcher gave up.
        you_conceded: &'static str,
        /// Head of the table.
        stood: &'static str,
        /// Once more.
        again: &'static str,
        /// The effect of the key for it.
        again_hint: &'static str,
        /// Below it, where the match began at a position or at a moment of another one.
        again_there: &'static str,
        /// To the title.
        title: &'static str,
        /// Writes the replay.
        save_replay: &'static str,
        /// To the setup.
        change: &'static str,
        /// Head of the chart of damage.
        dealt: &'static str,
        /// Instead of the charts, if no turn began.
        no_turns: &'static str,
        /// Head of the card that dealt most.
        best: &'static str,
        /// Head of the last blow.
        last: &'static str,
        /// Instead of a blow, if there was none.
        no_blow: &'static str,
        /// Head of what to try next.
        next: &'static str,
        /// To try next after a win.
        next_won: &'static str,
        /// To try next after anything else.
        next_lost: &'static str,
        /// To try next in any case.
        next_puzzle: &'static str,
    }
    says {
        /// How much a player dealt in a turn.
        dealt_by(name: &str, n: usize);
        /// How much a card of a player dealt in all.
        best_said(card: &str, name: &str, n: usize);
        /// How much something dealt to what.
        blow(card: &str, what: &str, n: usize);
        /// Somebody won.
        wins(name: &str);
        /// Several won.
        all_win(names: &str);
        /// After how many turns.
        turns(n: usize);
        /// Somebody gave up.
        conceded(name: &str);
        /// Several gave up.
        all_conceded(names: &str);
    }
}

words! {
    /// Heads of the card that says why not, each with the thing's name.
    pub struct RefusedWords {
        /// Nothing in particular.
        not_now: &'static str,
        /// That a click on its id opens its text.
        read: &'static str,
        /// A note that rules are in English, for other languages; may be empty.
        told_in: &'static str,
        /// Above a rule as scenarios test it.
        for_testers: &'static str,
        /// A rule that is on no page.
        untold: &'static str,
    }
    says {
        /// Playing.
        play(what: &str);
        /// Attacking.
        attack(what: &str);
        /// Blocking.
        block(what: &str);
        /// Challenging.
        challenge(what: &str);
        /// Being aimed at.
        target(what: &str);
        /// Anything else.
        other(what: &str);
        /// Head of a rule.
        rule(id: &str);
        /// The page of the rulebook that tells it.
        in_book(page: &str);
    }
}
