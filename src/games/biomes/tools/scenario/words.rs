//! Choices, events and places in the words of a script.

use super::stage::Stage;
use crate::games::biomes::content::ENERGIES;
use crate::games::biomes::position::short;
use crate::games::biomes::{Place, View, place};
use crate::table::{Choice, Event, ObjectId, Ref, Seat, ZoneId};
use crate::tools::scenario::phrase::bracketed;

impl Stage {
    /// What an object is called: its alias, else its card.
    pub fn name(&self, id: ObjectId, view: &View) -> String {
        if let Some((alias, _)) = self.aliases.iter().find(|&(_, &known)| known == id) {
            return format!("\"{alias}\"");
        }
        if let Some(object) = view.object(id) {
            return format!(
                "\"{}\"",
                short(&self.content.cards[usize::from(object.printed)].id)
            );
        }
        for biome in &view.biomes {
            if biome.id == id {
                return format!("{:?}", biome.kind);
            }
            if let Some(seat) = biome.sectors.iter().position(|&s| s == id) {
                return format!("sector({seat}, {:?})", biome.kind);
            }
        }
        match view.players.iter().position(|p| p.id == id) {
            Some(seat) => format!("player({seat})"),
            None => format!("#{}", id.0),
        }
    }

    /// What a part of a choice or event is, as a script writes it.
    pub fn ref_words(&self, r: Ref, view: &View) -> String {
        match r {
            Ref::None => String::new(),
            Ref::Object(id) => self.name(id, view),
            Ref::Seat(seat) => format!("player({})", seat.0),
            Ref::Zone(zone) => place_words(zone, view),
            Ref::Entry(serial) => match view.queue.iter().find(|e| e.serial == serial) {
                Some(entry) => format!("queued({})", self.name(entry.source, view)),
                None => format!("entry {serial}"),
            },
            Ref::Kind(n) => ENERGIES
                .get(usize::from(n))
                .map_or_else(|| n.to_string(), |e| format!("{e:?}")),
            Ref::Point(x, _) => x.to_string(),
        }
    }

    /// A choice as a script writes it.
    pub fn choice_words(&self, choice: &Choice, view: &View) -> String {
        let amount = choice.amount;
        let subject = match (choice.verb, choice.subject) {
            ("mode" | "x" | "yes" | "no" | "top" | "under" | "arrive", _) => String::new(),
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
            "mode" | "x" | "skill" | "assign" | "react" => amount.to_string(),
            "play" if amount == 1 => "global".to_owned(),
            _ => String::new(),
        };
        bracketed(choice.verb, [subject, target, number].to_vec())
    }

    /// An event as a script would describe it.
    pub fn event_words(&self, event: &Event, view: &View) -> String {
        let mut parts = vec![format!("player({})", event.seat.0)];
        parts.extend([event.subject, event.from].map(|r| self.ref_words(r, view)));
        // The type of a biome is no energy, though both are kinds by number.
        if event.verb != "biome" {
            parts.push(self.ref_words(event.to, view));
        }
        if event.amount != 0 {
            parts.push(event.amount.to_string());
        }
        let step = match event.verb {
            "step" => STEPS.get(event.amount as usize).map(|s| format!(" // {s}")),
            _ => None,
        };
        bracketed(event.verb, parts) + &step.unwrap_or_default()
    }

    /// A zone as a script writes it.
    pub fn zone_words(&mut self, zone: ZoneId) -> String {
        let view = self.see();
        place_words(zone, &view)
    }
}

/// Names of the steps by number, as the log has them.
const STEPS: [&str; 29] = [
    "Setup",
    "Mulligan",
    "Refresh",
    "Draw",
    "Maintenance",
    "FirstPrimary",
    "AdvanceSelect",
    "AdvanceWindow",
    "AdvanceMove",
    "CounterSelect",
    "CounterWindow",
    "CounterMove",
    "AttackStart",
    "AttackBefore",
    "AttackDeclare",
    "AttackAfter",
    "DefendBefore",
    "DefendDeclare",
    "DefendOrder",
    "DefendAfter",
    "DamageAssign",
    "DamageRanged",
    "DamageMelee",
    "DamageRetreat",
    "SecondPrimary",
    "End",
    "Reset",
    "MatchOver",
    "GameOver",
];

fn place_words(zone: ZoneId, view: &View) -> String {
    let (Seat(seat), place) = place(zone);
    match place {
        Place::Deck => format!("deck({seat})"),
        Place::Hand => format!("hand({seat})"),
        Place::Staging => format!("staging({seat})"),
        Place::Cache => format!("cache({seat})"),
        Place::Archive => format!("archive({seat})"),
        Place::Sector(n) => format!("sector({seat}, {:?})", view.biomes[usize::from(n)].kind),
        Place::Queue => "queue".to_owned(),
        Place::Gone => "gone".to_owned(),
    }
}
