//! Differences in plain words.

use std::fmt::{self, Display};

use super::super::study::Study;
use super::Comparison;
use super::figures::Figure;
use super::paired::Found;
use crate::tools::serve::Named;

impl Figure {
    /// Its name in JSON.
    pub fn word(self) -> &'static str {
        match self {
            Self::Turns => "turns",
            Self::Choices => "choices",
            Self::FirstMove => "first_move",
            Self::LeadChanges => "lead_changes",
            Self::Comebacks => "comebacks",
            Self::Close => "close",
            Self::Deck(_) => "deck_wins",
            Self::Played(_) => "card_played",
            Self::Kept(_) => "card_kept",
            Self::Damage(_) => "card_damage",
            Self::Event(_) => "event",
        }
    }

    /// The deck, card or word that it is of.
    pub fn of(self, study: &Study) -> Option<Named> {
        match self {
            Self::Deck(at) => study.decks.get(at).cloned(),
            Self::Played(at) | Self::Kept(at) | Self::Damage(at) => study.cards.get(at).cloned(),
            Self::Event(at) => study
                .events
                .get(at)
                .map(|word| Named::new(word, word.replace('_', " "))),
            Self::Turns
            | Self::Choices
            | Self::FirstMove
            | Self::LeadChanges
            | Self::Comebacks
            | Self::Close => None,
        }
    }
}

/// One sentence on a real difference.
pub(super) fn sentence(study: &Study, figure: Figure, found: &Found) -> String {
    let name = figure
        .of(study)
        .map_or_else(String::new, |named| named.name);
    let (shares, numbers) = (Values::shares(found), Values::numbers(found));
    let Values { new, old, by } = match figure {
        Figure::Turns
        | Figure::Choices
        | Figure::LeadChanges
        | Figure::Damage(_)
        | Figure::Event(_) => numbers,
        Figure::FirstMove
        | Figure::Comebacks
        | Figure::Close
        | Figure::Deck(_)
        | Figure::Played(_)
        | Figure::Kept(_) => shares,
    };
    let brings = &study.brings;
    match figure {
        Figure::Turns => format!("A game takes {new} turns instead of {old} ({by})."),
        Figure::Choices => format!("A game asks for {new} choices instead of {old} ({by})."),
        Figure::FirstMove => {
            format!("The first turn wins {new} of the games instead of {old} ({by}).")
        }
        Figure::LeadChanges => {
            format!("The lead changes {new} times a game instead of {old} ({by}).")
        }
        Figure::Comebacks => {
            format!("{new} of the games are won from far behind instead of {old} ({by}).")
        }
        Figure::Close => format!(
            "{new} of the games are open when the last turn begins instead of {old} ({by})."
        ),
        Figure::Deck(_) => format!("{name} wins {new} of its games instead of {old} ({by})."),
        Figure::Played(_) => {
            format!(
                "{name} is played in {new} of the games with it in the {brings} instead of {old} ({by})."
            )
        }
        Figure::Kept(_) => format!(
            "{name} is left in hand at the end of {new} of the games instead of {old} ({by})."
        ),
        Figure::Damage(_) => {
            format!(
                "{name} does {new} damage a game with it in the {brings} instead of {old} ({by})."
            )
        }
        Figure::Event(_) => {
            format!("\"{name}\" happens {new} times a game instead of {old} ({by}).")
        }
    }
}

/// A sentence on games that went another way, where both versions dealt the same cards.
pub(super) fn caused(games: u64, others: u64, winners: u64) -> String {
    let share = 100.0 * others as f64 / games as f64;
    let go = if others == 1 { "goes" } else { "go" };
    let winners = match winners {
        0 => "none has another winner".to_owned(),
        1 => "1 has another winner".to_owned(),
        more => format!("{more} have another winner"),
    };
    format!(
        "{others} of {games} games with the same cards dealt ({share:.1} %) {go} another way, which only the change can cause; {winners}."
    )
}

/// The values of both versions and the difference, in words.
struct Values {
    new: String,
    old: String,
    by: String,
}

impl Values {
    fn shares(found: &Found) -> Self {
        let percent = |share: f64| format!("{:.1} %", 100.0 * share);
        let points = |difference: f64| format!("{:+.1}", 100.0 * difference);
        Self {
            new: percent(found.new),
            old: percent(found.old),
            by: format!(
                "{} points; 95 % interval {} to {}",
                points(found.new - found.old),
                points(found.low),
                points(found.high)
            ),
        }
    }

    fn numbers(found: &Found) -> Self {
        let number = |value: f64| format!("{value:.2}");
        Self {
            new: number(found.new),
            old: number(found.old),
            by: format!(
                "{:+.2}; 95 % interval {:+.2} to {:+.2}",
                found.new - found.old,
                found.low,
                found.high
            ),
        }
    }
}

impl Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (game, bot) = (&self.game, &self.bot);
        writeln!(
            f,
            "{game}: {} games of each version, {bot} in every seat, seed {}",
            self.games, self.seed
        )?;
        if !self.complete {
            writeln!(f, "stopped early: what is known so far")?;
        }
        if !self.left_out.is_empty() {
            writeln!(
                f,
                "left out, as only one version has them: {}",
                self.left_out.join(", ")
            )?;
        }
        if !self.changed.is_empty() {
            writeln!(f, "written differently: {}", self.changed.join(", "))?;
        }
        writeln!(f)?;
        match (self.differences.is_empty(), self.same_games == self.games) {
            (true, true) => writeln!(
                f,
                "  No difference found: every game went exactly the same way."
            )?,
            // Without the same deals, games differ by what is drawn.
            (true, false) => writeln!(
                f,
                "  No difference found. {} of {} games went exactly the same way; more games find smaller differences.",
                self.same_games, self.games
            )?,
            (false, _) => {
                for difference in &self.differences {
                    writeln!(f, "  {difference}")?;
                }
            }
        }
        if self.unfinished > 0 {
            writeln!(
                f,
                "\n  {} games did not end and do not count",
                self.unfinished
            )?;
        }
        writeln!(f, "\n  {}", self.method)
    }
}
