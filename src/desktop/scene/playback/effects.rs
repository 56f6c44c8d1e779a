//! What passes over the table with a beat: thrusts, the last moment of what dies, banners.

use bevy::prelude::*;

use super::beat::{Kind, about};
use super::die::{self, Die};
use super::pulse::{Pulse, pulse, swell};
use super::{Cue, LONGEST};
use crate::desktop::art::ArtKey;
use crate::desktop::art::palette::{self, Rgb};
use crate::desktop::scene::card_entities::{OnTable, Table};
use crate::desktop::scene::motion::Lunge;
use crate::desktop::scene::spot::Thing;
use crate::desktop::scene::table_layout::TableLayout;
use crate::desktop::scene::{SceneParams, fx};
use crate::desktop::screen::Settings;
use crate::desktop::session::Session;
use crate::packs::prose::capital;
use crate::table::{Event, ObjectId};

/// A banner on its way: gone by itself.
#[derive(Debug, Clone, Component)]
pub struct Passing {
    time: f32,
    length: f32,
}

/// Marks a banner, of which there is one of each size at a time.
#[derive(Component)]
pub struct Banner {
    /// In large letters: a turn, a prize, an end.
    pub large: bool,
}

/// Seconds a banner is seen.
const TOLD: f32 = 1.5;
/// How far somebody thrusts who only declares it, and somebody who strikes.
const REACH: [f32; 2] = [34.0, 52.0];

/// Shows the effects of the beats that are played.
pub fn perform<G: TableLayout>(
    mut params: SceneParams,
    session: Res<Session<G>>,
    (table, settings): (Res<Table>, Res<Settings>),
    mut cue: ResMut<Cue>,
    (old, dice, banners, mut animate_pulses): (
        Query<Entity, Or<(With<Passing>, With<Die>)>>,
        Query<Entity, With<Die>>,
        Query<(Entity, &Banner)>,
        Query<&mut Pulse>,
    ),
) {
    if cue.is_empty() {
        return;
    }
    if cue.now {
        old.iter()
            .for_each(|entity| params.commands.entity(entity).despawn());
        animate_pulses
            .iter_mut()
            .for_each(|mut pulse| pulse.finish());
    }
    let (pace, calm) = (cue.pace, settings.reduced_motion);
    if pace > 0.0 {
        let mut lying: Vec<Entity> = dice.iter().filter(|_| !cue.now).collect();
        for (kind, events) in &cue.gestures {
            if *kind == Kind::Roll {
                let seconds = if calm { 0.0 } else { kind.times().0 * pace };
                die::throw(events, &session, seconds, &mut lying, &mut params);
            } else if !calm {
                gesture(*kind, events, &session, &table, pace, &mut params);
            }
        }
        let mut told = None;
        for (kind, events) in &cue.happens {
            die::turn(events, &session, &mut lying, &mut params);
            fx::show(events, &session, &table, &mut params, (pace, calm));
            if !calm {
                swell::<G>(*kind, events, pace, &table, &mut params);
            }
            told = says(*kind, events, &session).or(told);
        }
        if let Some((text, colour, large)) = told {
            let same = banners.iter().filter(|(_, banner)| banner.large == large);
            same.for_each(|(entity, _)| params.commands.entity(entity).despawn());
            let key = ArtKey::Banner(text, colour);
            banner(&key, G::banner(large), large, pace, &mut params);
        }
    }
    cue.clear();
}

/// Begins what leads to a beat.
fn gesture<G: TableLayout>(
    kind: Kind,
    events: &[Event],
    session: &Session<G>,
    table: &Table,
    pace: f32,
    params: &mut SceneParams,
) {
    if kind == Kind::Death {
        for id in events.iter().filter_map(about) {
            pulse(id, table, params, Pulse::dying(0.4 * pace));
        }
        return;
    }
    let reach = REACH[usize::from(matches!(kind, Kind::Damage | Kind::Loss))];
    let all = events.iter().flat_map(|event| G::strikes(session, event));
    let all: Vec<(ObjectId, ObjectId)> = all.collect();
    let mut struck: Vec<ObjectId> = Vec::new();
    for &(who, whom) in &all {
        if !struck.contains(&who) {
            thrust(
                who,
                whom,
                reach,
                struck.len(),
                (session, table),
                pace,
                params,
            );
            struck.push(who);
        }
    }
    if matches!(kind, Kind::Damage | Kind::Loss) {
        for (who, whom) in all {
            if !struck.contains(&whom) {
                struck.push(whom);
                recoil(who, whom, table, pace, params);
            }
        }
    }
}

/// A card that is hit and does not strike itself gives way at the blow.
fn recoil(who: ObjectId, whom: ObjectId, table: &Table, pace: f32, params: &mut SceneParams) {
    let spot = |id: ObjectId| table.spots.get(&Thing::Object(id));
    let (Some(from), Some(at)) = (spot(who), spot(whom)) else {
        return;
    };
    let Some(entity) = table.things.get(&Thing::Object(whom)) else {
        return;
    };
    params.commands.entity(*entity).insert(Lunge {
        way: (at.at - from.at).normalize_or_zero() * RECOIL,
        wait: 0.14 * pace,
        time: 0.0,
        length: 0.26 * pace,
    });
}

/// How far a card gives way, in points.
const RECOIL: f32 = 11.0;

/// `who` thrusts at `whom`, the n-th of several.
fn thrust<G: TableLayout>(
    who: ObjectId,
    whom: ObjectId,
    reach: f32,
    n: usize,
    (session, table): (&Session<G>, &Table),
    pace: f32,
    params: &mut SceneParams,
) {
    let spot = |id: ObjectId| table.spots.get(&Thing::Object(id));
    let at = G::landmark(session, whom).or_else(|| spot(whom).map(|s| s.at));
    let (Some(from), Some(at)) = (spot(who), at) else {
        return;
    };
    let Some(entity) = table.things.get(&Thing::Object(who)) else {
        return;
    };
    params.commands.entity(*entity).insert(Lunge {
        way: (at - from.at).clamp_length_max(reach),
        wait: 0.06 * n as f32 * pace,
        time: 0.0,
        length: 0.4 * pace,
    });
}

/// What a beat says in words, in which colour, and whether in large letters.
fn says<G: TableLayout>(
    kind: Kind,
    events: &[Event],
    session: &Session<G>,
) -> Option<(String, Rgb, bool)> {
    let language = G::spoken(session.language());
    let (colour, large) = match kind {
        Kind::Turn => (palette::accent(), true),
        Kind::Loss => (palette::danger(), true),
        Kind::Prize | Kind::End => (palette::marker(), true),
        Kind::Fizzle => (palette::danger(), false),
        _ => return None,
    };
    let own = |event: &&Event| G::kind_of(event) == kind;
    let seats = (0..)
        .map(crate::table::Seat)
        .take(session.host.players.len());
    let names: Vec<&str> = seats.map(|seat| session.host.name(seat)).collect();
    let line = |event| G::line(session.shown.table(), &names, language, event);
    let text = events.iter().filter(own).find_map(line)?;
    Some((capital(&text), colour, large))
}

/// Words over a part of the table.
pub fn banner(key: &ArtKey, at: Vec2, large: bool, pace: f32, params: &mut SceneParams) {
    let scale = if large { 1.0 } else { 0.62 };
    let size = Vec2::from(key.size()) * scale;
    let (mut sprite, transform) = params.piece(key, at, size, 94.0);
    sprite.color = Color::NONE;
    let passing = Passing {
        time: 0.0,
        length: TOLD * pace.max(0.6),
    };
    let banner = (sprite, transform, passing, Banner { large }, OnTable);
    params.commands.spawn(banner);
}

/// Lets banners fade.
pub fn pass(
    time: Res<Time>,
    mut commands: Commands,
    mut all: Query<(Entity, &mut Passing, &mut Sprite)>,
) {
    for (entity, mut this, mut sprite) in &mut all {
        this.time += time.delta_secs().min(LONGEST);
        if this.time >= this.length {
            commands.entity(entity).despawn();
            continue;
        }
        let fade = ((this.length - this.time) / 0.3).min(1.0);
        let come = this.time / 0.12;
        sprite.color = Color::srgba(1.0, 1.0, 1.0, fade.min(come));
    }
}
