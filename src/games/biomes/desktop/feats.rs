//! What counts of a match of Biomes at its end: damage by card, and the durability that each player's sectors had.

use crate::desktop::session::{Blow, Feat};
use crate::games::biomes::events::Event;
use crate::games::biomes::{Step, View, sector_of};
use crate::table::{self, ObjectId, Seat};

/// What counts of the last match of the game.
pub(super) fn feats(view: &View, events: &[table::Event]) -> Vec<Feat> {
    let all: Vec<Event> = events.iter().filter_map(Event::read).collect();
    let begun = |event: &Event| matches!(event, Event::Match { .. });
    let events = &all[all.iter().rposition(begun).unwrap_or_default()..];
    let mut summary = Summary::before(view, events);
    for event in events {
        summary.count(event);
    }
    summary.feats
}

/// What counts of a match, as far as it has been read.
struct Summary<'a> {
    view: &'a View,
    feats: Vec<Feat>,
    /// Durability by seat and biome.
    sectors: [[i32; 3]; 2],
    /// The card or skill that is being executed.
    acting: Option<ObjectId>,
    /// Attackers that nobody defends against, in the order of declaration, with their biomes.
    attackers: Vec<(u8, ObjectId)>,
}

impl<'a> Summary<'a> {
    /// As it was before those events.
    fn before(view: &'a View, events: &[Event]) -> Self {
        let mut sectors = [0, 1].map(|seat| [0, 1, 2].map(|n| view.biomes[n].durability[seat]));
        for event in events.iter().rev() {
            if let Event::Durability {
                sector,
                change,
                left,
                ..
            } = event
                && let Some((biome, seat)) = sector_of(*sector)
            {
                sectors[seat.index()][usize::from(biome)] = i32::from(left.0) - change;
            }
        }
        let mut this = Self {
            view,
            feats: Vec::new(),
            sectors,
            acting: None,
            attackers: Vec::new(),
        };
        this.stands(Seat(0));
        this.stands(Seat(1));
        this
    }

    fn stands(&mut self, seat: Seat) {
        let sum = self.sectors[seat.index()].iter().map(|left| (*left).max(0));
        self.feats.push(Feat::Stands(seat, sum.sum()));
    }

    fn count(&mut self, event: &Event) {
        match *event {
            Event::Turn { .. } => {
                (self.acting, self.attackers) = (None, Vec::new());
                self.feats.push(Feat::Turn);
            }
            // What the battle does, no card does alone.
            Event::Step {
                step: Step::DamageRanged | Step::DamageMelee,
                ..
            } => self.acting = None,
            Event::Execute { source, .. } => self.acting = Some(source),
            Event::Attack {
                attacker, biome, ..
            } => self.attackers.push((biome.0, attacker)),
            Event::Defend { attacker, .. } => self.attackers.retain(|(_, a)| *a != attacker),
            Event::Damage {
                controller,
                card,
                source,
                amount,
            } => {
                let blow = self.blow(source, controller, card, amount);
                self.feats.push(Feat::Damage(blow));
            }
            Event::Durability {
                sector,
                change,
                left,
                ..
            } => {
                let Some((biome, seat)) = sector_of(sector) else {
                    return;
                };
                self.sectors[seat.index()][usize::from(biome)] = i32::from(left.0);
                if change < 0 {
                    let source = self.acting.or_else(|| self.next_attacker(biome));
                    let blow = self.blow(source, seat, sector, -change);
                    self.feats
                        .extend([Feat::Damage(blow), Feat::Decisive(blow)]);
                }
                self.stands(seat);
            }
            Event::LoseSector { player, biome } => {
                self.sectors[player.index()][usize::from(biome.0)] = 0;
                self.stands(player);
            }
            _ => {}
        }
    }

    /// Attackers strike in the order of declaration.
    fn next_attacker(&mut self, biome: u8) -> Option<ObjectId> {
        let here = self.attackers.iter().position(|(at, _)| *at == biome)?;
        Some(self.attackers.remove(here).1)
    }

    /// A blow at something of that player.
    fn blow(&self, source: Option<ObjectId>, whose: Seat, target: ObjectId, amount: i32) -> Blow {
        let owner = source.and_then(|id| self.view.object(id)).map(|o| o.owner);
        Blow {
            by: owner.unwrap_or(whose.other()),
            source,
            target,
            amount,
        }
    }
}
