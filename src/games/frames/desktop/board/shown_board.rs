//! The board as shown so far. The view is ahead of it while scenes are still to be shown.

use std::collections::BTreeMap;

use bevy::math::Vec2;

use super::scene::Scene;
use super::viewport::units;
use crate::games::frames::View;
use crate::games::frames::components::{Frame, Segment};
use crate::table::{ObjectId, Seat};

/// A frame as it is shown.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ShownFrame {
    /// In units.
    pub at: Vec2,
    /// It is on the board.
    pub there: bool,
    /// Its systems, dice and markers.
    pub frame: Frame,
}

/// Everything that scenes change.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct ShownBoard {
    /// Frames.
    pub frames: BTreeMap<ObjectId, ShownFrame>,
    /// Stations that are placed, by who holds them.
    pub stations: BTreeMap<ObjectId, Option<Seat>>,
    /// Cover that stands.
    pub segments: BTreeMap<ObjectId, Segment>,
    /// Scores by seat.
    pub scores: Vec<i32>,
    /// The value of the clock.
    pub clock: u8,
}

impl ShownBoard {
    /// Everything as it is.
    #[must_use]
    pub fn of(view: &View) -> Self {
        let frames = view.frames.iter().map(|(id, frame)| {
            let standing = ShownFrame {
                at: units(frame.at),
                there: frame.stands(),
                frame: *frame,
            };
            (*id, standing)
        });
        let placed = view.stations.iter().filter(|(_, s)| s.placed);
        let segments = view.segments.iter().filter(|(_, s)| s.hits > 0);
        Self {
            frames: frames.collect(),
            stations: placed.map(|(id, s)| (*id, s.controller)).collect(),
            segments: segments.copied().collect(),
            scores: view.companies.iter().map(|c| c.score).collect(),
            clock: view.clock,
        }
    }

    /// A scene is over: what it changes is changed.
    pub fn done(&mut self, scene: &Scene, view: &View) {
        match scene {
            Scene::Terrain => self.segments = Self::of(view).segments,
            Scene::Place(id) => self.place(*id, view),
            Scene::Move { frame, path } => {
                let to = path.last().copied();
                self.edit(*frame, |s| s.at = to.unwrap_or(s.at));
            }
            Scene::Rockets(id, used) => self.edit(*id, |s| {
                s.frame.rockets = s.frame.rockets.saturating_sub(*used);
            }),
            Scene::Defend(id, value) => self.edit(*id, |s| s.frame.defense = Some(*value)),
            Scene::Spot { target, value, .. } => {
                self.edit(*target, |s| s.frame.spot = s.frame.spot.max(*value));
            }
            Scene::UseSpot(id, _) => self.edit(*id, |s| s.frame.spot = 0),
            Scene::Lose(id, Some(system)) => self.edit(*id, |s| {
                let left = &mut s.frame.systems.0[system.index()];
                *left = left.saturating_sub(1);
            }),
            Scene::Lose(id, None) => {
                self.edit(*id, |s| s.frame.whites = s.frame.whites.saturating_sub(1));
            }
            Scene::Destroy(id) => self.edit(*id, |s| s.there = false),
            Scene::Chip(id, hits) => {
                if let Some(segment) = self.segments.get_mut(id) {
                    segment.hits = *hits;
                }
            }
            Scene::Raze(id) => {
                self.segments.remove(id);
            }
            Scene::Control(id, holder) => {
                self.stations.insert(*id, *holder);
            }
            Scene::Score(scores) => {
                for (seat, score) in scores {
                    if let Some(shown) = self.scores.get_mut(seat.index()) {
                        *shown = *score;
                    }
                }
            }
            Scene::Clock(shows, _) => self.clock = *shows,
            Scene::EndRound => {
                for standing in self.frames.values_mut() {
                    standing.frame.defense = None;
                    standing.frame.spot = 0;
                }
            }
            _ => {}
        }
    }

    fn edit(&mut self, id: ObjectId, change: impl FnOnce(&mut ShownFrame)) {
        if let Some(standing) = self.frames.get_mut(&id) {
            change(standing);
        }
    }

    /// A frame as it is, or a station as its company brings it.
    fn place(&mut self, id: ObjectId, view: &View) {
        if let Some(frame) = view.frame(id) {
            let standing = ShownFrame {
                at: units(frame.at),
                there: frame.stands(),
                frame: *frame,
            };
            self.frames.insert(id, standing);
        }
        if let Some(station) = view.station(id) {
            self.stations.insert(id, station.brought);
        }
    }
}
