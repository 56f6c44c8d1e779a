//! Choices and events in the words of a script.

use super::Stage;
use crate::games::biomes::content::ENERGIES;
use crate::games::biomes::{Place, Step, View, place};
use crate::table::{Choice, Event, Ref, Slot};
use crate::tools::scenario::phrase::{bracketed, noted};

/// Energies by number; the attack and, if there is any, the defense of a change; the durability of a sector.
pub fn kind_words(kind: Ref) -> String {
    match kind {
        Ref::Kind(n) => ENERGIES
            .get(usize::from(n))
            .map_or_else(|| n.to_string(), |e| format!("{e:?}")),
        Ref::Point(x, 0) => (x as i16).to_string(),
        Ref::Point(x, y) => format!("{}, {}", x as i16, y as i16),
        _ => String::new(),
    }
}

impl Stage {
    /// A choice as a script writes it.
    pub fn choice_words(&self, choice: &Choice, view: &View) -> String {
        let amount = choice.amount;
        let subject = match (choice.verb, choice.subject) {
            ("mode" | "way" | "x" | "yes" | "no" | "top" | "under" | "arrive", _) => String::new(),
            ("target", Ref::Object(id)) if amount > 0 => {
                format!("skill({}, {})", self.name(id, view), amount - 1)
            }
            (_, subject) => self.ref_words(subject, view),
        };
        let target = match choice.target {
            Ref::Zone(zone) if place(zone).1 == Place::Staging => "staging".to_owned(),
            target => self.ref_words(target, view),
        };
        let number = match choice.verb {
            "mode" | "way" | "x" | "skill" | "share" | "assign" | "react" => amount.to_string(),
            "play" if amount == 1 => "global".to_owned(),
            _ => String::new(),
        };
        bracketed(choice.verb, [subject, target, number].to_vec())
    }

    /// An event as a script would describe it.
    pub fn event_words(&self, event: &Event, view: &View) -> String {
        let mut event = *event;
        // The type of a biome is no energy, though both are kinds by number.
        if event.verb == "biome" {
            event.to = Ref::None;
        }
        let note = match event.verb {
            "step" => noted(Step::read(event.amount)),
            _ => String::new(),
        };
        bracketed(event.verb, self.event_parts(&event, view, true)) + &note
    }
}
