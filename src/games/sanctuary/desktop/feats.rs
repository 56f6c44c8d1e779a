//! What counts of a match of Sanctuary at its end: damage by card, and the Structure of each Sanctuary.

use crate::desktop::session::{Blow, Feat};
use crate::games::sanctuary::events::Event;
use crate::games::sanctuary::{Step, View};
use crate::table::{self, ObjectId, Seat};

/// What counts of a match.
pub(super) fn feats(view: &View, events: &[table::Event]) -> Vec<Feat> {
    let mut summary = Summary {
        view,
        feats: Vec::new(),
        structure: [0; 2],
        acting: None,
        attackers: Vec::new(),
    };
    for event in events.iter().filter_map(Event::read) {
        summary.count(&event);
    }
    summary.feats
}

/// What counts of a match, as far as it has been read.
struct Summary<'a> {
    view: &'a View,
    feats: Vec<Feat>,
    /// By seat.
    structure: [i32; 2],
    /// The card that is resolving.
    acting: Option<ObjectId>,
    /// Attackers that nobody blocks.
    attackers: Vec<ObjectId>,
}

impl Summary<'_> {
    fn count(&mut self, event: &Event) {
        match *event {
            Event::Sanctuary {
                player, structure, ..
            } => self.stands(player, structure),
            Event::Turn { .. } => {
                (self.acting, self.attackers) = (None, Vec::new());
                self.feats.push(Feat::Turn);
            }
            // What a combat does, no card does alone.
            Event::Step {
                step: Step::SanctuaryDamage,
                ..
            } => self.acting = None,
            Event::Resolve { source, .. } => self.acting = Some(source),
            Event::Attack { attacker, .. } => self.attackers.push(attacker),
            Event::Block { attacker, .. } => self.attackers.retain(|a| *a != attacker),
            Event::Damage {
                controller,
                card,
                source,
                amount,
            } => {
                let blow = self.blow(Some(source), controller, card, amount);
                self.feats.push(Feat::Damage(blow));
            }
            Event::Structure {
                player,
                sanctuary,
                change,
            } => {
                if change < 0 {
                    self.hit(player, sanctuary, -change);
                }
                let stands = self.structure[player.index()] + change;
                self.stands(player, stands);
            }
            _ => {}
        }
    }

    fn stands(&mut self, player: Seat, structure: i32) {
        self.structure[player.index()] = structure;
        self.feats.push(Feat::Stands(player, structure));
    }

    /// A Sanctuary is damaged by the card that resolves, or by all attackers at once, each as strong as its card says.
    fn hit(&mut self, player: Seat, sanctuary: ObjectId, amount: i32) {
        let strength = |id: ObjectId| self.view.card(id).map_or(1, |card| card.strength.max(0));
        let all: Vec<(ObjectId, i32)> = match self.acting {
            Some(card) => vec![(card, 1)],
            None => self.attackers.iter().map(|a| (*a, strength(*a))).collect(),
        };
        let mut left = amount;
        let mut rest: i32 = all.iter().map(|(_, part)| part).sum();
        for (card, part) in all {
            let share = if rest > 0 { left * part / rest } else { 0 };
            (left, rest) = (left - share, rest - part);
            if share > 0 {
                let blow = self.blow(Some(card), player, sanctuary, share);
                self.feats
                    .extend([Feat::Damage(blow), Feat::Decisive(blow)]);
            }
        }
        if left > 0 {
            let blow = self.blow(None, player, sanctuary, left);
            self.feats
                .extend([Feat::Damage(blow), Feat::Decisive(blow)]);
        }
    }

    /// A blow at something of that player.
    fn blow(&self, source: Option<ObjectId>, whose: Seat, target: ObjectId, amount: i32) -> Blow {
        let owner = source.and_then(|id| self.view.card(id)).map(|c| c.owner);
        Blow {
            by: owner.unwrap_or(whose.other()),
            source,
            target,
            amount,
        }
    }
}
