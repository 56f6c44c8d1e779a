//! What moves cards: systems that see where a card belongs change, or the zone it is in.
//!
//! A card that changes its zone flies there, one that only makes room shifts a little, one that is new comes from
//! where the events say, and one that the view does not have any more goes where they say.

use bevy::prelude::*;

use super::SceneParams;
use super::card_entities::{HomeSpot, InZone, Leaving};
use super::fade::Fade;
use super::look::Look;
use super::motion::{Motion, Pose};
use super::paths::{comes_hidden, destination, flight, origin, shuffle};
use super::playback::Cue;
use super::playback::beat::STAGGER;
use super::playback::pulse::Pulse;
use super::pointer::Drag;
use super::spot::{Spot, Thing};
use super::table_layout::TableLayout;
use crate::desktop::screen::Settings;
use crate::desktop::session::Session;

/// How cards get where they belong in this frame.
#[derive(Debug, Default, Clone, Copy, PartialEq, Resource)]
pub struct Travel {
    /// What every duration is multiplied with; 0 puts everything there at once.
    pace: f32,
    /// What is elsewhere now fades in there instead of flying.
    fades: bool,
}

impl Travel {
    /// How they do with these settings; a `fresh` view is one that no events lead to.
    pub fn of(settings: &Settings, cue: &Cue, fresh: bool) -> Self {
        let at_once = fresh || cue.now;
        let still = at_once || settings.travel() == 0.0;
        Self {
            pace: if still { 0.0 } else { cue.pace },
            fades: settings.reduced_motion && cue.pace > 0.0 && !at_once,
        }
    }
}

/// Cards that lie farther from where they belong than this fly there also within a zone, in points.
const FAR: f32 = 60.0;

/// A card that may have to move.
type Moved<'a> = (
    Entity,
    &'a Thing,
    Ref<'a, HomeSpot>,
    Option<Ref<'a, InZone>>,
    &'a mut Pose,
    &'a Look,
    &'a mut Sprite,
    Option<&'a Motion>,
    Option<&'a Pulse>,
);

/// What makes a card move: its home or its zone changed, or it is on its way and shall be there at once.
type MayMove = (
    Or<(Changed<HomeSpot>, Changed<InZone>, With<Motion>)>,
    Without<Leaving>,
);

/// Starts the motion of cards whose zone or home changed, from left to right where several set out together.
pub fn start_motions<G: TableLayout>(
    mut params: SceneParams,
    session: Res<Session<G>>,
    (cue, travel, drag): (Res<Cue>, Res<Travel>, Res<Drag>),
    mut cards: Query<Moved, MayMove>,
) {
    if cards.is_empty() {
        return;
    }
    let (events, near) = (cue.events(), session.shown.near());
    let Travel { pace, fades } = *travel;
    let mut all: Vec<(f32, Entity)> = Vec::new();
    for (entity, _, home, zone, ..) in &cards {
        let changed = home.is_changed() || zone.is_some_and(|zone| zone.is_changed());
        if changed || pace == 0.0 && travel.is_changed() {
            all.push((home.0.at.x, entity));
        }
    }
    all.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
    let mut sent = 0;
    for (_, entity) in all {
        let Ok((_, &thing, home, zone, mut pose, look, mut sprite, motion, pulse)) =
            cards.get_mut(entity)
        else {
            continue;
        };
        let spot = home.0;
        let wait = STAGGER * sent as f32 * pace;
        if home.is_added() {
            let from = zone.and_then(|_| origin::<G>(session.shown.table(), thing, &events, near));
            if let Some(from) = from.filter(|_| pace > 0.0) {
                let back = comes_hidden::<G>(thing, &events, near);
                let back = back.filter(|back| *back != look.key);
                let back = back.map(|back| params.image(&back));
                *pose = Pose(from);
                let flight = flight(from, spot, wait, pace, back);
                params.commands.entity(entity).insert(flight);
                sent += 1;
            } else if fades {
                params.commands.entity(entity).insert(Fade::coming());
            }
            continue;
        }
        let goal = motion.map_or(pose.0, |motion| motion.to);
        let flies = zone.is_some_and(|zone| zone.is_changed()) || goal.at.distance(spot.at) > FAR;
        let mut card = params.commands.entity(entity);
        if pace == 0.0 || drag.holds(thing) {
            card.remove::<Motion>();
            *pose = Pose(spot);
            if fades && flies && !drag.holds(thing) {
                card.insert(Fade::coming());
            }
        } else if flies && goal != spot {
            sprite.color = look.tint();
            let flight = flight(leaving(&pose, pulse), spot, wait, pace, None);
            card.remove::<Pulse>().insert(flight);
            sent += 1;
        } else if goal != spot {
            card.insert(shuffle(pose.0, spot, pace));
        }
    }
}

/// Lets cards that the view does not have any more go where the events say, or takes them away.
pub fn start_departures<G: TableLayout>(
    mut params: SceneParams,
    session: Res<Session<G>>,
    (cue, travel): (Res<Cue>, Res<Travel>),
    cards: Query<(Entity, &Thing, &Pose, Option<&Pulse>), Added<Leaving>>,
) {
    if cards.is_empty() {
        return;
    }
    let events = cue.events();
    for (entity, &thing, pose, pulse) in &cards {
        let to = destination::<G>(session.shown.table(), thing, &events, session.shown.near());
        let mut card = params.commands.entity(entity);
        match to {
            Some(to) if travel.pace > 0.0 => {
                let mut flight = flight(leaving(pose, pulse), to, 0.0, travel.pace, None);
                flight.leaves = true;
                card.remove::<Pulse>().insert(flight);
            }
            _ if travel.fades => {
                card.remove::<Motion>().insert(Fade::going());
            }
            _ => card.despawn(),
        }
    }
}

/// From where a card sets out: as small as it became, if it dies.
fn leaving(pose: &Pose, pulse: Option<&Pulse>) -> Spot {
    let mut spot = pose.0;
    spot.width *= pulse.map_or(1.0, |pulse| pulse.left());
    spot
}

#[cfg(test)]
mod tests;
