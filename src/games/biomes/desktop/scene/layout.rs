//! The places of all cards of a view of Biomes: pure functions over the design surface of 1280 by 720.

use bevy::math::{Rect, Vec2, vec2};

use crate::desktop::art::card::Face;
use crate::desktop::frame;
use crate::desktop::scene::grid::{Fit, fit};
use crate::desktop::scene::hand_layout;
use crate::desktop::scene::spot::{Spot, Thing};
use crate::games::biomes::{Place, View, zone};
use crate::table::{ObjectId, Seat, ZoneId};

/// Points between lanes.
const LANE_GAP: f32 = 12.0;
/// Height of the band between the sectors, where the biome's name is.
const BAND: f32 = 28.0;
/// Width kept free for the durability shield of a sector.
const SHIELD: f32 = 46.0;
/// How far an attachment looks out from under its host.
const TUCK: f32 = 13.0;

/// Where near cards on the queue fly to: under the panel that lists them.
pub const QUEUE: Vec2 = vec2(1161.0, 120.0);

/// The rectangle of a lane.
#[must_use]
pub fn lane(n: usize) -> Rect {
    let all = frame::LANES;
    let wide = (all.width() - 2.0 * LANE_GAP) / 3.0;
    let left = all.min.x + n as f32 * (wide + LANE_GAP);
    Rect::new(left, all.min.y, left + wide, all.max.y)
}

/// One player's half of a lane.
#[must_use]
pub fn sector(n: usize, near: bool) -> Rect {
    let lane = lane(n);
    let middle = lane.center().y;
    if near {
        Rect::new(lane.min.x, middle + BAND * 0.5, lane.max.x, lane.max.y)
    } else {
        Rect::new(lane.min.x, lane.min.y, lane.max.x, middle - BAND * 0.5)
    }
}

/// Where a sector's durability is shown.
#[must_use]
pub fn shield(n: usize, near: bool) -> Vec2 {
    let lane = lane(n);
    let y = if near {
        lane.max.y - 27.0
    } else {
        lane.min.y + 27.0
    };
    vec2(lane.min.x + 25.0, y)
}

/// Where a pile lies and how wide it is.
#[must_use]
pub fn pile(place: Place, near: bool) -> Spot {
    let (x, y, width) = match (place, near) {
        (Place::Deck, true) => (252.0, 648.0, 66.0),
        (Place::Cache, true) => (1004.0, 648.0, 66.0),
        (Place::Archive, true) => (1004.0, 648.0, 66.0),
        (Place::Deck, false) => (968.0, 127.0, 46.0),
        _ => (1018.0, 127.0, 46.0),
    };
    Spot::small(vec2(x, y), width, 5.0)
}

/// Every card of the view with its place, `raised` ones lifted out of the hand.
#[must_use]
pub fn arrange(view: &View, near: Seat, raised: &dyn Fn(ObjectId) -> bool) -> Vec<(Thing, Spot)> {
    let mut spots = Vec::with_capacity(view.objects.len() + 16);
    for seat in [near.other(), near] {
        let is_near = seat == near;
        let hand = zone(seat, Place::Hand);
        hand_layout::row(view.zone(hand), hand, is_near, raised, &mut spots);
        let row = if is_near {
            frame::NEAR_STAGING
        } else {
            frame::FAR_STAGING
        };
        let row = if is_near {
            row
        } else {
            Rect::new(row.min.x, row.min.y, 812.0, row.max.y)
        };
        let inner = Rect::new(
            row.min.x + 4.0,
            row.min.y + 2.0,
            row.max.x - 4.0,
            row.max.y - 2.0,
        );
        stand(
            view,
            zone(seat, Place::Staging),
            inner,
            &[Face::Tile],
            Some(raised),
            &mut spots,
        );
        for n in 0..3_usize {
            let half = sector(n, is_near);
            let area = Rect::new(
                half.min.x + SHIELD,
                half.min.y + 5.0,
                half.max.x - 8.0,
                half.max.y - 5.0,
            );
            let faces = &[Face::Table, Face::Tile];
            stand(
                view,
                zone(seat, Place::Sector(n as u8)),
                area,
                faces,
                None,
                &mut spots,
            );
        }
        for place in [Place::Cache, Place::Archive] {
            let top = view.zone(zone(seat, place)).len();
            for (n, id) in view.zone(zone(seat, place)).iter().enumerate() {
                if let (Some(id), true) = (id, n + 2 >= top) {
                    let mut spot = pile(place, is_near);
                    spot.z += n as f32 * 0.01;
                    spots.push((Thing::Object(*id), spot));
                }
            }
        }
    }
    for (n, id) in view.zone(zone(near, Place::Queue)).iter().enumerate() {
        if let Some(id) = id {
            let spot = Spot::small(QUEUE, 40.0, 60.0 + n as f32 * 0.02);
            spots.push((Thing::Object(*id), spot));
        }
    }
    spots
}

/// A row of constants with what is attached to them. With `piled`, which tells what can be chosen, equal
/// ones that are no agents lie on each other.
fn stand(
    view: &View,
    zone: ZoneId,
    area: Rect,
    faces: &[Face],
    piled: Option<&dyn Fn(ObjectId) -> bool>,
    spots: &mut Vec<(Thing, Spot)>,
) {
    let here: Vec<ObjectId> = view.zone(zone).iter().copied().flatten().collect();
    let host = |id: ObjectId| {
        let host = view.object(id).and_then(|o| o.host);
        host.filter(|host| here.contains(host))
    };
    let tucked = |id: ObjectId| here.iter().filter(move |&&other| host(other) == Some(id));
    let free = here.iter().copied().filter(|&id| host(id).is_none());
    let mut piles: Vec<(Option<Kind>, Vec<ObjectId>)> = Vec::new();
    for id in free {
        let hosts = tucked(id).next().is_some();
        let kind = piled.filter(|_| !hosts).and_then(|c| kind(view, id, c(id)));
        match piles.iter_mut().find(|p| p.0.is_some() && p.0 == kind) {
            Some((_, pile)) => pile.push(id),
            None => piles.push((kind, vec![id])),
        }
    }
    let heads = piles.iter().filter_map(|(_, pile)| pile.last());
    let deepest = heads.map(|&id| tucked(id).count()).max().unwrap_or(0);
    let room = (deepest as f32 * TUCK).min(area.height() * 0.3);
    let area = Rect::new(area.min.x, area.min.y + room, area.max.x, area.max.y);
    let Fit {
        face,
        width,
        spots: cells,
    } = fit(piles.len(), area, faces);
    for (n, ((_, pile), at)) in piles.iter().zip(cells).enumerate() {
        let spot = Spot {
            at,
            width,
            turn: 0.0,
            z: 10.0 + n as f32 * 0.2,
            face,
            stack: 1,
        };
        let step = room / deepest.max(1) as f32;
        for (k, id) in pile.iter().enumerate() {
            let above = pile.len() - 1 - k;
            let mut own = spot;
            own.at -= Vec2::splat(3.0) * above.min(2) as f32;
            own.z += 0.15 * k as f32 / pile.len() as f32;
            own.stack = if above == 0 { pile.len() as u16 } else { 1 };
            spots.push((Thing::Object(*id), own));
            for (k, other) in tucked(*id).enumerate() {
                let mut below = spot;
                below.at.y -= (k + 1) as f32 * step;
                below.width *= 0.94;
                below.z -= 0.005 * (k + 1) as f32;
                spots.push((Thing::Object(*other), below));
            }
        }
    }
}

/// The values that cards of one pile have in common: everything visible on them, and whether they can be chosen.
type Kind = (u16, bool, bool, i32, bool);

/// The look of a card that does not fight. `None` for agents, which always stand alone.
fn kind(view: &View, id: ObjectId, choosable: bool) -> Option<Kind> {
    let object = view.object(id)?;
    let card = view.content.cards.get(usize::from(object.face))?;
    let look = (object.face, object.locked, object.stasis);
    let look = (look.0, look.1, look.2, i32::from(object.markers), choosable);
    (!card.is_agent()).then_some(look)
}
