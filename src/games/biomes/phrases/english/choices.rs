//! Choices as button labels in English.

use crate::games::biomes::phrases::{Speaker, capital, onto};
use crate::table::Choice;

use super::against;

impl Speaker<'_> {
    /// A choice as a label.
    pub(in crate::games::biomes::phrases) fn choice_in_english(&self, c: &Choice) -> String {
        let (what, to) = (self.thing(c.subject), self.thing(c.target));
        let onto = onto(&to);
        match c.verb {
            "pass" => "Pass".to_owned(),
            "done" => "Done".to_owned(),
            "keep" => "Keep this hand".to_owned(),
            "mulligan" => "Mulligan".to_owned(),
            "bottom" | "under" => format!("{what} to the bottom"),
            "top" => format!("{what} stays on top"),
            "yes" => "Yes".to_owned(),
            "no" => "No".to_owned(),
            "x" => format!("X = {}", c.amount),
            "mode" => self.mode(c),
            "play" if c.amount == 1 => format!("Play {what} globally"),
            "play" | "anomaly" => format!("Play {what}{onto}"),
            "skill" => self.skill(c),
            "make" => format!("Energy from {what}"),
            "convert" => format!("Convert {what}"),
            "become" => capital(&what),
            "pay" => format!("Pay with {what}"),
            "target" => what,
            "advance" => format!("{what}{onto}"),
            "gear" => format!("{what} on {to}"),
            "attack" => format!("{what} attacks"),
            "defend" => format!("{what} defends{}", against(&to)),
            "order" => format!("{what} first"),
            "assign" => format!("{} damage to {what}", c.amount),
            "collapse" => format!("Lose {what}"),
            "discard" => format!("Discard {what}"),
            "arrive" => format!("Arrive in {to}"),
            "take" => format!("{to} takes {what}"),
            "react" => format!("First: {what}"),
            "concede" => "Concede".to_owned(),
            verb => format!("{} {what}{onto}", capital(verb)).trim().to_owned(),
        }
    }

    /// One of several texts of a card.
    fn mode(&self, c: &Choice) -> String {
        let text = self.ability(c.subject, c.amount);
        text.unwrap_or_else(|| format!("Option {}", c.amount + 1))
    }

    /// An activated skill: its text.
    fn skill(&self, c: &Choice) -> String {
        let name = self.thing(c.subject);
        match self.ability(c.subject, c.amount) {
            Some(text) => format!("{name}: {text}"),
            None => format!("Use {name}"),
        }
    }
}
