//! Cards, zones and the queue, and what things of a script can stand for.

use crate::games::biomes::choices::ChoiceWord;
use ron2::Spanned;

use super::Stage;
use super::thing::Thing;
use crate::games::biomes::position::BiomeName;
use crate::games::biomes::{Biomes, EntryView, ObjectView, Place, View, place, zone};
use crate::table::{ObjectId, Ref, Seat, ZoneId};
use crate::tools::scenario::cards::{Cards, card_views};
use crate::tools::scenario::scenario_error::{Done, ScenarioError};

impl Cards for Biomes {
    card_views!(View, objects: ObjectView, printed, queue: EntryView);

    const LABEL: &'static str = "an alias";
    const PILE: &'static str = "queue";
    const PLACES: &'static str = "a place is deck(0), hand(0), staging(0), cache(0), archive(0), \
                                  sector(0, Woods), queue or gone";
    const IDLE: &'static [ChoiceWord] = &[ChoiceWord::Pass];

    /// A converted card is what it was and what it became.
    fn is(card: &ObjectView, face: u16) -> bool {
        card.printed == face || card.face == face
    }

    fn counters(content: &Self::Content) -> Vec<&str> {
        content.counters.iter().map(|kind| &*kind.id).collect()
    }

    fn is_gone(zone: ZoneId) -> bool {
        place(zone).1 == Place::Gone
    }

    fn is_deck(zone: ZoneId) -> bool {
        place(zone).1 == Place::Deck
    }

    fn zone_of(stage: &mut Stage, thing: &Spanned<Thing>) -> Done<Option<ZoneId>> {
        Ok(match &thing.value {
            Thing::Row(Some(seat), place) => Some(zone(*seat, *place)),
            Thing::Row(None, place @ (Place::Queue | Place::Gone)) => Some(zone(Seat(0), *place)),
            Thing::Sector(seat, biome) => {
                let n = stage.biome(biome)? as u8;
                Some(zone(*seat, Place::Sector(n)))
            }
            _ => None,
        })
    }

    fn zone_words(zone: ZoneId, view: &View) -> String {
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

    fn entry_words(stage: &Stage, n: usize, view: &View) -> String {
        format!("queued({})", stage.name(view.queue[n].source, view))
    }

    /// Biomes, sectors and players.
    fn other_name(id: ObjectId, view: &View) -> Option<String> {
        for biome in &view.biomes {
            if biome.id == id {
                return Some(format!("{:?}", biome.kind));
            }
            if let Some(seat) = biome.sectors.iter().position(|&s| s == id) {
                return Some(format!("sector({seat}, {:?})", biome.kind));
            }
        }
        let seat = view.players.iter().position(|p| p.id == id);
        seat.map(|seat| format!("player({seat})"))
    }

    fn kind_words(kind: Ref) -> String {
        super::words::kind_words(kind)
    }
}

impl Stage {
    /// A biome's place on the table, 0 to 2.
    pub fn biome(&mut self, name: &BiomeName) -> Done<usize> {
        let view = self.see();
        let Some(kind) = name.kind else {
            return Ok(usize::from(name.number));
        };
        let found = view.biomes.iter().position(|b| b.kind == kind);
        found.ok_or_else(|| {
            let kinds: Vec<String> = view
                .biomes
                .iter()
                .map(|b| format!("{:?}", b.kind))
                .collect();
            let kinds = kinds.join(", ");
            let message = format!("{kind:?} is not on the table; there are {kinds}");
            ScenarioError::new("S012", name.span, message)
        })
    }

    /// Every reference that a thing can stand for.
    pub fn refs(&mut self, thing: &Spanned<Thing>) -> Done<Vec<Ref>> {
        let at = thing.span;
        Ok(match &thing.value {
            Thing::Named(name) => self.card_refs(name, at)?,
            Thing::Queued(name) => self.entry_refs(name, at)?,
            Thing::Skill(name, _) => {
                let found = self.called(name, at)?;
                found.iter().map(|o| Ref::Object(o.id)).collect()
            }
            Thing::Top => self.top(),
            Thing::Biome(name) => {
                let n = self.biome(name)?;
                vec![Ref::Object(self.see().biomes[n].id)]
            }
            Thing::Number(n @ 0..=2) => vec![Ref::Object(self.see().biomes[*n as usize].id)],
            Thing::Sector(seat, name) => {
                let n = self.biome(name)?;
                vec![Ref::Object(self.see().biomes[n].sectors[seat.index()])]
            }
            Thing::Player(seat) => vec![Ref::Object(self.see().players[seat.index()].id)],
            Thing::Energy(energy) => vec![Ref::Kind(energy.index() as u8)],
            Thing::Row(None, Place::Staging) => {
                let staging = |seat| Ref::Zone(zone(seat, Place::Staging));
                [Seat(0), Seat(1)].map(staging).to_vec()
            }
            Thing::Row(..) => vec![Ref::Zone(self.zone(thing)?)],
            Thing::Number(_) | Thing::Global => Vec::new(),
        })
    }
}
