//! Lanes with their durability, piles, and the light on those that can be chosen.

use bevy::prelude::*;

use super::{layout, lines};
use crate::desktop::art::ArtKey;
use crate::desktop::art::palette;
use crate::desktop::frame;
use crate::desktop::scene::choose;
use crate::desktop::scene::table_layout::Prop;
use crate::desktop::session::{Session, SessionGame};
use crate::games::biomes::desktop::art::BiomesArt;
use crate::games::biomes::desktop::words as own;
use crate::games::biomes::desktop::words::BiomesWords;
use crate::games::biomes::{Biomes, Place, Topic, zone};
use crate::table::{ObjectId, Seat, ZoneId};

/// Everything that lies still.
pub fn props(session: &Session<Biomes>) -> Vec<Prop> {
    let (view, near) = (session.shown.table(), session.shown.near());
    let language = Biomes::spoken(session.language());
    let words = own::of(language);
    let mut props = Vec::new();
    let mut add = |key: ArtKey, at: Vec2, size: Vec2, z: f32| props.push(Prop { key, at, size, z });
    let lit = |id: ObjectId| choose::choosable(session, id);
    let asked = session.shown.question();
    // A player who sends an agent into a biome sends it to their own side of it.
    let side = asked
        .filter(|d| matches!(Topic::of(d.topic), Some(Topic::Advance | Topic::Arrive)))
        .map(|d| d.seat);
    let natural = |key: &ArtKey| Vec2::from(key.size());
    for (n, biome) in view.biomes.iter().enumerate() {
        let rect = layout::lane(n);
        add(
            ArtKey::from(BiomesArt::Lane(biome.kind, biome.lost)),
            rect.center(),
            rect.size(),
            0.0,
        );
        // The bodies of arrows go behind it, cards before it.
        let name = ArtKey::from(BiomesArt::LaneName(biome.kind, biome.lost, language));
        let size = natural(&name);
        add(name, rect.center(), size, 9.0);
        for seat in [near, near.other()] {
            let is_near = seat == near;
            let half = layout::sector(n, is_near);
            let meant = side.is_none_or(|side| side == seat);
            if lit(biome.sectors[seat.index()]) || lit(biome.id) && meant {
                let key = ArtKey::from(BiomesArt::SectorGlow(palette::accent()));
                let grown = half.size() + Vec2::splat(36.0) - Vec2::new(8.0, 8.0);
                add(key, half.center(), grown, 1.0);
            }
            if !biome.lost {
                let key = ArtKey::from(BiomesArt::Durability(
                    biome.durability[seat.index()],
                    biome.kind,
                ));
                let size = natural(&key);
                add(key, layout::shield(n, is_near), size, 2.0);
                if let Some(loss) = lines::loss(view, seat, n) {
                    let key = ArtKey::Label(format!("−{loss}"), palette::danger());
                    let size = natural(&key);
                    add(key, lines::loss_at(n, is_near), size, 46.0);
                }
            } else if biome.lost_by[seat.index()] {
                let text = match view.seat {
                    Some(you) if you == seat => words.lost_by_you.to_owned(),
                    _ => words.lost_by(session.host.name(seat)),
                };
                let key = ArtKey::Label(text, palette::danger());
                let size = natural(&key);
                add(key, half.center(), size, 2.0);
            }
        }
    }
    for (seat, row, text) in [
        (near, frame::NEAR_STAGING, words.staging[0]),
        (near.other(), frame::FAR_STAGING, words.staging[1]),
    ] {
        if view.zone(zone(seat, Place::Staging)).is_empty() {
            let text = match view.seat {
                Some(_) => text.to_owned(),
                None => words.staging_of(session.host.name(seat)),
            };
            let key = ArtKey::Caption(text);
            let size = natural(&key);
            let left = row.min.x + 12.0 + size.x * 0.5;
            add(key, Vec2::new(left, row.center().y), size, 1.0);
        }
    }
    for seat in [near, near.other()] {
        for (pile, thick) in [(Place::Deck, 3), (Place::Cache, 0)] {
            let spot = layout::pile(pile, seat == near);
            let count = view.zone(zone(seat, pile)).len();
            for n in 0..thick.min(count) {
                let lift = Vec2::new(-1.5, -2.0) * n as f32;
                let size = Vec2::new(spot.width, spot.height());
                add(
                    ArtKey::from(BiomesArt::Back),
                    spot.at + lift,
                    size,
                    4.0 + n as f32 * 0.01,
                );
            }
            if count > 0 && seat == near {
                let key = ArtKey::Label(
                    count_label(words, pile, count),
                    palette::edge().tone(0.55, 1.0),
                );
                let size = natural(&key);
                let below = Vec2::new(0.0, spot.height() * 0.5 + 8.0);
                add(key, spot.at + below, size, 6.0);
            }
        }
    }
    props
}

fn count_label(words: &BiomesWords, pile: Place, count: usize) -> String {
    let [_, deck, cache, _] = words.piles;
    let name = if pile == Place::Deck { deck } else { cache };
    format!("{name} {count}")
}

/// The zone whose pile is under a point.
#[must_use]
pub fn pile_at(session: &Session<Biomes>, point: Vec2) -> Option<ZoneId> {
    let near = session.shown.near();
    let holds = |seat: Seat, place: Place| layout::pile(place, seat == near).holds(point);
    let seats = [near, near.other()].into_iter();
    seats
        .into_iter()
        .find(|&seat| holds(seat, Place::Cache))
        .map(|seat| zone(seat, Place::Cache))
}
