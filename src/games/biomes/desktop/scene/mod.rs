//! Biomes on the table: three lanes, two staging areas, hands and piles.

mod lanes;
pub mod layout;
mod lines;
mod look;
pub(super) mod playback;
#[cfg(test)]
mod tests;

use bevy::math::Vec2;

use crate::desktop::art::{ArtKey, palette};
use crate::desktop::panels::PanelText;
use crate::desktop::scene::choose::{self, Use};
use crate::desktop::scene::hand_layout;
use crate::desktop::scene::look::{Look, glow};
use crate::desktop::scene::playback::cards::playback_parts;
use crate::desktop::scene::spot::{Spot, Thing};
use crate::desktop::scene::table_layout::{Flash, Line, Prop, Spots, TableLayout};
use crate::desktop::session::{Session, SessionGame};
use crate::games::biomes::choices::ChoiceWord;
use crate::games::biomes::desktop::art::BiomesArt;
use crate::games::biomes::events::{Event, EventWord};
use crate::games::biomes::turn::TURN;
use crate::games::biomes::{Biomes, ObjectView, Place, Step, View, place};
use crate::games::window::GameArt;
use crate::table::{self, Language, ObjectId, Seat, StepSet, ZoneId};

impl TableLayout for Biomes {
    type Card = ObjectView;

    playback_parts!();

    const BACK: ArtKey = ArtKey::Own(GameArt::Biomes(BiomesArt::Back));
    const TURN: &'static [Step] = &TURN.steps::<{ TURN.count(StepSet::All) }>(StepSet::All);
    const ACTED: &'static [Step] = &TURN.steps::<{ TURN.count(StepSet::Acted) }>(StepSet::Acted);
    const ASIDE: &'static [ChoiceWord] = &[ChoiceWord::Make, ChoiceWord::Convert];
    /// Converting is for good and easily not meant: it is always asked.
    const CAREFUL: &'static [ChoiceWord] = &[ChoiceWord::Convert];
    const DROPPED: &'static [ChoiceWord] = &[ChoiceWord::Play, ChoiceWord::Anomaly];

    fn arrange(session: &Session<Biomes>) -> Vec<(Thing, Spot)> {
        let ready = |id: ObjectId| choose::usable(session, id) == Use::Main;
        layout::arrange(session.shown.table(), session.shown.near(), &ready)
    }

    fn card(view: &View, id: ObjectId) -> Option<&ObjectView> {
        view.object(id)
    }

    fn look(session: &Session<Biomes>, id: ObjectId, spot: &Spot) -> Option<Look> {
        let view = session.shown.table();
        let object = view.object(id)?;
        let chosen = view.attackers.contains(&id)
            || view.advancing.iter().any(|&(agent, _)| agent == id)
            || view.defenders.iter().any(|&(agent, _)| agent == id);
        let glow = glow(choose::usable(session, id), chosen);
        let language = Self::spoken(session.language());
        Some(look::of(object, view.content, spot, language, glow))
    }

    fn props(session: &Session<Biomes>) -> Vec<Prop> {
        lanes::props(session)
    }

    fn pulse(event: &table::Event) -> f32 {
        if EventWord::Lock.is_of(event) {
            1.0
        } else if EventWord::Unlock.is_of(event) {
            -1.0
        } else {
            0.0
        }
    }

    fn phase_words(exited: Step, entered: Step, language: Language) -> Option<String> {
        let words = (exited.phase() != entered.phase()).then(|| Self::step_name(entered, language));
        words.map(str::to_owned)
    }

    fn flash(session: &Session<Biomes>, event: &table::Event) -> Option<Flash> {
        let event = Event::read(event)?;
        let (about, text, colour) = if let Event::Damage {
            card,
            amount: n @ 1..,
            ..
        } = event
        {
            return Some(Flash::Hit(card, n));
        } else if let Event::Durability {
            sector,
            change: n @ ..0,
            ..
        } = event
        {
            return Some(Flash::Hit(sector, -n));
        } else if let Event::Durability {
            sector,
            change: n @ 1..,
            ..
        } = event
        {
            (sector, format!("+{n}"), palette::marker())
        } else if let Event::Marker {
            card, markers: n, ..
        } = event
        {
            (card, format!("+{n}/+{n}"), palette::marker())
        } else if let Event::LoseSector { biome, .. } = event {
            return crack(session, usize::from(biome.0));
        } else {
            return None;
        };
        Some(Flash::Number(about, text, colour))
    }

    fn landmark(session: &Session<Biomes>, id: ObjectId) -> Option<Vec2> {
        shield_of(session, id).or_else(|| lines::sector_at(session, id))
    }

    fn gate(_: &View, zone: ZoneId, near: Seat) -> Spot {
        let (seat, place) = place(zone);
        let is_near = seat == near;
        let at = |at: Vec2| Spot {
            at,
            ..layout::pile(Place::Deck, false)
        };
        match place {
            Place::Hand if is_near => hand_layout::fan(0, 1),
            Place::Hand => at(Vec2::new(880.0, 127.0)),
            Place::Sector(n) => at(layout::sector(usize::from(n), is_near).center()),
            Place::Queue => at(layout::QUEUE),
            Place::Staging => at(Vec2::new(600.0, if is_near { 479.0 } else { 127.0 })),
            other => layout::pile(other, is_near),
        }
    }

    fn covers(zone: ZoneId, near: Seat) -> bool {
        match place(zone) {
            (_, Place::Deck) => true,
            (seat, Place::Hand) => seat != near,
            _ => false,
        }
    }

    /// Sector and biome.
    fn ground(session: &Session<Biomes>, at: Vec2) -> Vec<ObjectId> {
        let near = session.shown.near();
        for (n, biome) in session.shown.table().biomes.iter().enumerate() {
            let lane = layout::lane(n);
            if !lane.contains(at) {
                continue;
            }
            let seat = if at.y > lane.center().y {
                near
            } else {
                near.other()
            };
            return vec![biome.sectors[seat.index()], biome.id];
        }
        Vec::new()
    }

    fn pile_at(session: &Session<Biomes>, at: Vec2) -> Option<ZoneId> {
        lanes::pile_at(session, at)
    }

    fn pile_of(view: &View, id: ObjectId) -> Option<ZoneId> {
        let zone = view.object(id)?.zone;
        matches!(place(zone).1, Place::Cache | Place::Archive).then_some(zone)
    }

    fn in_hand(view: &View, id: ObjectId) -> bool {
        let object = view.object(id);
        object.is_some_and(|o| place(o.zone).1 == Place::Hand)
    }
}

/// Where the durability of a sector is shown.
fn shield_of(session: &Session<Biomes>, id: ObjectId) -> Option<Vec2> {
    let near = session.shown.near();
    let lanes = session.shown.table().biomes.iter().enumerate();
    lanes.into_iter().find_map(|(n, biome)| {
        let seat = biome.sectors.iter().position(|&sector| sector == id)?;
        Some(layout::shield(n, seat == near.index()) + Vec2::new(34.0, 0.0))
    })
}

/// The lane in which a sector is lost cracks.
fn crack(session: &Session<Biomes>, lane: usize) -> Option<Flash> {
    let biome = session.shown.table().biomes.get(lane)?;
    Some(Flash::Over(
        ArtKey::from(BiomesArt::Cracks(biome.kind)),
        layout::lane(lane),
    ))
}
