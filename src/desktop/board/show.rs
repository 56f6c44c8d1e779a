//! What happened, one thing after the other, slowly enough to be seen: moves, rolls, shots, hits.

use std::collections::{BTreeMap, VecDeque};

use bevy::prelude::*;

use super::eye::units;
use crate::desktop::cue::Cue;
use crate::desktop::intent::Intent;
use crate::desktop::screen::{Animating, Settings, Speed};
use crate::desktop::session::frames::FramesSession;
use crate::games::frames::geometry::Point;
use crate::games::frames::{Fate, point_of};
use crate::table::{Event, ObjectId, Ref};

/// One thing to be seen.
#[derive(Debug, Clone, PartialEq)]
pub enum Scene {
    /// A frame or station is put on the board.
    Place(ObjectId),
    /// A frame goes.
    Move {
        /// Which.
        frame: ObjectId,
        /// Where it goes straight to in turn, both ends included, in units.
        path: Vec<Vec2>,
    },
    /// The pool falls.
    Roll(ObjectId),
    /// A shot or a blow.
    Fire {
        /// Who attacks.
        by: ObjectId,
        /// What is attacked.
        target: ObjectId,
    },
    /// Damage dice fall beside the target.
    Damage {
        /// What is attacked.
        target: ObjectId,
        /// What they show and did.
        dice: Vec<(u8, Fate)>,
    },
    /// The attack did nothing.
    Miss(ObjectId),
    /// A frame or segment is hit.
    Hit(ObjectId),
    /// A frame is gone.
    Destroy(ObjectId),
    /// A frame is spotted.
    Spot {
        /// By whom.
        by: ObjectId,
        /// Who.
        target: ObjectId,
    },
    /// The clock counts down.
    Clock,
}

impl Scene {
    /// Seconds it takes.
    fn length(&self) -> f32 {
        match self {
            Self::Place(_) | Self::Hit(_) => 0.3,
            Self::Move { path, .. } => 0.3 + length(path) * 0.035,
            Self::Roll(_) | Self::Destroy(_) => 0.7,
            Self::Fire { .. } | Self::Spot { .. } => 0.4,
            Self::Damage { .. } => 1.6,
            Self::Miss(_) => 0.6,
            Self::Clock => 0.5,
        }
    }
}

/// The length of a way.
fn length(path: &[Vec2]) -> f32 {
    path.windows(2).map(|leg| leg[0].distance(leg[1])).sum()
}

/// The place on a way after that part of it, 0 to 1.
#[must_use]
pub fn along(path: &[Vec2], part: f32) -> Option<Vec2> {
    let mut left = length(path) * part;
    for leg in path.windows(2) {
        let far = leg[0].distance(leg[1]);
        if left <= far && far > 0.0 {
            return Some(leg[0].lerp(leg[1], left / far));
        }
        left -= far;
    }
    path.last().copied()
}

/// Where a frame is shown while things are shown.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Standing {
    /// In units.
    pub at: Vec2,
    /// It is on the board.
    pub there: bool,
}

/// What is being shown.
#[derive(Debug, Default, Resource)]
pub struct Show {
    /// Frames as far as they have been shown.
    pub frames: BTreeMap<ObjectId, Standing>,
    queue: VecDeque<Scene>,
    now: Option<(Scene, f32)>,
    epoch: Option<u32>,
}

impl Show {
    /// What is shown now and how far it is, 0 to 1.
    #[must_use]
    pub fn now(&self) -> Option<(&Scene, f32)> {
        let (scene, time) = self.now.as_ref()?;
        Some((scene, (time / scene.length()).clamp(0.0, 1.0)))
    }

    /// How far the roll of the open pool is; 1 once it lies.
    #[must_use]
    pub fn rolling(&self) -> f32 {
        match self.now() {
            Some((Scene::Roll(_), part)) => part,
            _ if self.queue.iter().any(|s| matches!(s, Scene::Roll(_))) => 0.0,
            _ => 1.0,
        }
    }

    /// Ends everything at once.
    pub fn skip(&mut self, session: &FramesSession) {
        self.queue.clear();
        self.now = None;
        self.settle(session);
    }

    fn settle(&mut self, session: &FramesSession) {
        let all = session.view.frames.iter();
        self.frames = all
            .map(|(id, f)| {
                let at = units(f.at);
                let there = f.stands();
                (*id, Standing { at, there })
            })
            .collect();
    }

    fn done(&mut self, scene: &Scene, session: &FramesSession) {
        match scene {
            Scene::Move { frame, path } => {
                if let (Some(standing), Some(to)) = (self.frames.get_mut(frame), path.last()) {
                    standing.at = *to;
                }
            }
            Scene::Place(id) => {
                if let Some(frame) = session.view.frame(*id) {
                    let at = units(frame.at);
                    self.frames.insert(*id, Standing { at, there: true });
                }
            }
            Scene::Destroy(id) => {
                if let Some(standing) = self.frames.get_mut(id) {
                    standing.there = false;
                }
            }
            _ => {}
        }
    }
}

/// Takes what happened and shows it.
pub fn follow(
    time: Res<Time>,
    settings: Res<Settings>,
    mut session: ResMut<FramesSession>,
    mut show: ResMut<Show>,
    mut animating: ResMut<Animating>,
    mut intents: MessageReader<Intent>,
    mut cues: MessageWriter<Cue>,
) {
    let skips = intents.read().any(|i| *i == Intent::Skip);
    let events = session.bypass_change_detection().take_events();
    let walk = session.bypass_change_detection().take_walk();
    let session = &*session;
    let jumps = show.epoch != Some(session.epoch) || settings.speed == Speed::Instant;
    show.epoch = Some(session.epoch);
    if jumps || skips {
        show.skip(session);
    } else {
        let dice = session.blow.as_ref().map_or(&[][..], |blow| &blow.dice);
        scenes(&events, &walk, dice, &mut show.queue);
    }
    let mut left = time.delta_secs().min(0.1) / settings.speed.factor().max(0.01);
    while let Some((scene, passed)) = show.now.take().or_else(|| {
        let next = show.queue.pop_front()?;
        if let Some(cue) = Cue::of_scene(&next) {
            cues.write(cue);
        }
        Some((next, 0.0))
    }) {
        let moves = matches!(scene, Scene::Move { .. });
        let length = if settings.calm && moves {
            0.0
        } else {
            scene.length()
        };
        let needed = length - passed;
        if left < needed {
            show.now = Some((scene, passed + left));
            break;
        }
        left -= needed;
        show.done(&scene, session);
    }
    let running = show.queue.len() + usize::from(show.now.is_some());
    if running == 0 {
        show.settle(session);
    }
    let running = u32::try_from(running).unwrap_or(u32::MAX);
    if animating.0 != running {
        animating.0 = running;
    }
}

/// What is to be seen of events: `walk` is the way a person sent a frame, `fates` what the last damage dice did.
fn scenes(events: &[Event], walk: &[Point], fates: &[(u8, Fate)], queue: &mut VecDeque<Scene>) {
    for event in events {
        let subject = match event.subject {
            Ref::Object(id) => Some(id),
            _ => None,
        };
        let to = match event.to {
            Ref::Object(id) => Some(id),
            _ => None,
        };
        let scene = match (event.verb, subject, to) {
            ("place", Some(id), _) => Scene::Place(id),
            ("move" | "abandon", Some(frame), _) => {
                let (Some(from), Some(to)) = (point_of(event.from), point_of(event.to)) else {
                    continue;
                };
                let straight = [from, to];
                let fits = [walk.first(), walk.last()] == [Some(&from), Some(&to)];
                let path = if fits { walk } else { &straight };
                let path = path.iter().map(|&at| units(at)).collect();
                Scene::Move { frame, path }
            }
            ("roll", Some(frame), _) => match queue.back() {
                Some(Scene::Roll(last)) if *last == frame => continue,
                _ => Scene::Roll(frame),
            },
            ("attack", Some(by), Some(target)) => Scene::Fire { by, target },
            ("damage_die", Some(target), _) => {
                let value = u8::try_from(event.amount).unwrap_or_default();
                let fate = |n: usize| match fates.get(n) {
                    Some(&(die, fate)) if die == value => fate,
                    _ => Fate::Waits,
                };
                match queue.back_mut() {
                    Some(Scene::Damage { dice, .. }) => {
                        dice.push((value, fate(dice.len())));
                        continue;
                    }
                    _ => Scene::Damage {
                        target,
                        dice: vec![(value, fate(0))],
                    },
                }
            }
            ("miss", _, Some(target)) => Scene::Miss(target),
            ("hit" | "hit_cover", Some(id), _) => Scene::Hit(id),
            ("destroy", Some(id), _) => Scene::Destroy(id),
            ("spot", Some(by), Some(target)) => Scene::Spot { by, target },
            ("clock", ..) => Scene::Clock,
            _ => continue,
        };
        queue.push_back(scene);
    }
}
