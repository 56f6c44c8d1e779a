//! The match a scenario is played on, and what its names mean there.

use std::collections::BTreeMap;

use ron2::{Span, Spanned};

use super::thing::Thing;
use crate::games::biomes::content::Content;
use crate::games::biomes::position::{BiomeName, card_named, short};
use crate::games::biomes::{Biomes, ObjectView, Place, View, place, zone};
use crate::packs::did_you_mean;
use crate::table::{Choice, Match, ObjectId, Ref, Seat, ZoneId};
use crate::tools::scenario::trouble::{Done, Trouble};

/// A running scenario.
pub struct Stage {
    /// The match.
    pub game: Match<Biomes>,
    /// Its cards.
    pub content: &'static Content,
    /// Names that the scenario gave.
    pub aliases: BTreeMap<String, ObjectId>,
    /// Events before this one do not count.
    pub mark: usize,
    /// The last choice that was accepted.
    pub last: Option<Choice>,
}

impl Stage {
    /// Everything on the table.
    pub fn see(&mut self) -> View {
        Biomes::reveal(&mut self.game)
    }

    /// Every object that a name can mean: the one of that alias, or all of that card.
    pub fn called(&mut self, name: &str, at: Span) -> Done<Vec<ObjectView>> {
        let view = self.see();
        if let Some(&id) = self.aliases.get(name) {
            return Ok(view.objects.into_iter().filter(|o| o.id == id).collect());
        }
        let Some(card) = card_named(self.content, name) else {
            let cards = self.content.cards.iter().map(|c| short(&c.id));
            let known = self.aliases.keys().map(String::as_str).chain(cards);
            let help = did_you_mean(name, known);
            let message = format!("`{name}` is neither an alias of this scenario nor a card");
            return Err(Trouble::new("S020", at, message).help(help));
        };
        let is = |o: &ObjectView| o.printed == card || o.face == card;
        let gone = |o: &ObjectView| place(o.zone).1 == Place::Gone;
        Ok(view
            .objects
            .into_iter()
            .filter(|o| is(o) && !gone(o))
            .collect())
    }

    /// The one object that a name means.
    pub fn one(&mut self, name: &Spanned<String>) -> Done<ObjectView> {
        let mut found = self.called(&name.value, name.span)?;
        match found.len() {
            1 => Ok(found.remove(0)),
            0 => {
                let message = format!("there is no `{}` on the table", name.value);
                Err(Trouble::new("S021", name.span, message))
            }
            n => {
                let places: Vec<String> = found.iter().map(|o| self.zone_words(o.zone)).collect();
                let message = format!(
                    "`{}` could be {n} cards ({})",
                    name.value,
                    places.join(", ")
                );
                let help = format!("name the one that is meant: \"{} as it\"", name.value);
                Err(Trouble::new("S022", name.span, message).help(help))
            }
        }
    }

    /// A biome's place on the table, 0 to 2.
    pub fn biome(&mut self, name: &BiomeName) -> Done<usize> {
        let view = self.see();
        let Some(kind) = name.kind else {
            return Ok(usize::from(name.number));
        };
        view.biomes
            .iter()
            .position(|b| b.kind == kind)
            .ok_or_else(|| {
                let kinds: Vec<String> = view
                    .biomes
                    .iter()
                    .map(|b| format!("{:?}", b.kind))
                    .collect();
                let message = format!(
                    "{kind:?} is not on the table; there are {}",
                    kinds.join(", ")
                );
                Trouble::new("S012", name.span, message)
            })
    }

    /// The zone that a thing names.
    pub fn zone(&mut self, thing: &Spanned<Thing>) -> Done<ZoneId> {
        Ok(match &thing.value {
            Thing::Row(Some(seat), place) => zone(*seat, *place),
            Thing::Row(None, place @ (Place::Queue | Place::Gone)) => zone(Seat(0), *place),
            Thing::Sector(seat, biome) => zone(*seat, Place::Sector(self.biome(biome)? as u8)),
            _ => {
                let message = "a place is deck(0), hand(0), staging(0), cache(0), archive(0), \
                               sector(0, Woods), queue or gone";
                return Err(Trouble::new("S023", thing.span, message.to_owned()));
            }
        })
    }

    /// Every reference that a thing can stand for, with the part of it (a skill, counted from 1).
    pub fn refs(&mut self, thing: &Spanned<Thing>) -> Done<Vec<(Ref, i32)>> {
        let at = thing.span;
        let one = |r: Ref| Ok(vec![(r, 0)]);
        match &thing.value {
            Thing::Named(name) => {
                let found = self.called(name, at)?;
                let mut refs: Vec<(Ref, i32)> =
                    found.iter().map(|o| (Ref::Object(o.id), 0)).collect();
                refs.extend(self.entries(&found));
                Ok(refs)
            }
            Thing::Queued(name) => {
                let found = self.called(name, at)?;
                Ok(self.entries(&found))
            }
            Thing::Skill(name, n) => {
                let found = self.called(name, at)?;
                let part = i32::from(*n) + 1;
                Ok(found.iter().map(|o| (Ref::Object(o.id), part)).collect())
            }
            Thing::Top => {
                let view = self.see();
                Ok(view
                    .queue
                    .last()
                    .map(|e| (Ref::Entry(e.serial), 0))
                    .into_iter()
                    .collect())
            }
            Thing::Biome(name) => {
                let n = self.biome(name)?;
                one(Ref::Object(self.see().biomes[n].id))
            }
            Thing::Number(n @ 0..=2) => one(Ref::Object(self.see().biomes[*n as usize].id)),
            Thing::Sector(seat, name) => {
                let n = self.biome(name)?;
                one(Ref::Object(self.see().biomes[n].sectors[seat.index()]))
            }
            Thing::Player(seat) => one(Ref::Object(self.see().players[seat.index()].id)),
            Thing::Energy(energy) => one(Ref::Kind(energy.index() as u8)),
            Thing::Row(None, Place::Staging) => Ok([Seat(0), Seat(1)]
                .map(|s| (Ref::Zone(zone(s, Place::Staging)), 0))
                .to_vec()),
            Thing::Row(..) => {
                let zone = self.zone(thing)?;
                one(Ref::Zone(zone))
            }
            Thing::Number(_) | Thing::Global => Ok(Vec::new()),
        }
    }

    fn entries(&mut self, found: &[ObjectView]) -> Vec<(Ref, i32)> {
        let view = self.see();
        view.queue
            .iter()
            .filter(|e| found.iter().any(|o| o.id == e.source))
            .map(|e| (Ref::Entry(e.serial), 0))
            .collect()
    }

    /// Everything that a refusal must leave alone, as text.
    pub fn all_of_it(&mut self) -> String {
        let mut all = format!("{:?} {:?}", self.game.digest(), self.game.decision());
        let views = [
            self.game.view(Some(Seat(0))),
            self.game.view(Some(Seat(1))),
            self.see(),
        ];
        for v in &views {
            all.push_str(&format!(
                "{:?}",
                (
                    (
                        v.step,
                        v.turn,
                        v.active,
                        v.match_number,
                        v.wins,
                        &v.players,
                        &v.biomes
                    ),
                    (
                        &v.objects,
                        &v.zones,
                        &v.queue,
                        &v.advancing,
                        &v.attackers,
                        &v.defenders
                    ),
                    (&v.speeds, v.outcome),
                )
            ));
        }
        all
    }
}
