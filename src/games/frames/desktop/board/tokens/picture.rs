//! What the things on the board look like: a small value for each, from which its mesh is made.

use bevy::math::Vec2;

use crate::desktop::ink::Ink;
use crate::desktop::panels::theme;
use crate::games::frames::DieResult;
use crate::games::frames::desktop::board::draw::{
    CoverLook, FrameLook, Paper, StationLook, blows, scenes, token,
};
use crate::games::frames::desktop::board::livery;
use crate::table::{Language, Seat};
use bevy::prelude::Component;

/// All that can be seen of one thing. When it changes, its mesh is made anew.
#[derive(Debug, Clone, Copy, PartialEq, Component)]
pub enum Picture {
    /// A frame.
    Frame(FrameLook),
    /// A frame that falls apart.
    Wreck {
        /// Whose it was.
        owner: Seat,
        /// How large its disc was, in points.
        radius: f32,
        /// How far it has fallen apart, 0 to 1.
        part: f32,
    },
    /// Where a frame was destroyed, once the game is over.
    Remains(Seat),
    /// A station.
    Station(StationLook),
    /// A segment of cover.
    Cover(CoverLook),
    /// A die for defense beside its frame.
    Defense {
        /// Half its size, in points.
        size: f32,
        /// What it shows.
        value: u8,
    },
    /// The yellow die that spotted a frame, beside it.
    Spot {
        /// Half its size, in points.
        size: f32,
        /// What it shows.
        value: u8,
    },
    /// A damage die beside its target.
    Damage {
        /// What it did; it waits until it lies.
        fate: DieResult,
        /// What it shows.
        value: u8,
    },
    /// A die for a place in the round above its frame.
    Initiative {
        /// What it shows, 1 to 20.
        value: u8,
    },
}

impl Picture {
    /// Draws it about `at`, turned by an angle.
    pub fn draw(&self, ink: &mut Ink, at: Vec2, turn: f32) {
        match *self {
            Self::Frame(look) => look.draw(ink, at),
            Self::Wreck {
                owner,
                radius,
                part,
            } => token::wreck(ink, owner, at, (radius, part)),
            Self::Remains(owner) => token::remains(ink, owner, at),
            Self::Station(look) => look.draw(ink, at),
            Self::Cover(look) => look.draw(ink, at),
            Self::Defense { size, .. } => token::defense(ink, at, size),
            Self::Spot { size, .. } => token::spot(ink, at, size),
            Self::Damage { fate, .. } => blows::damage(ink, at, turn, fate),
            Self::Initiative { .. } => scenes::twenty(ink, at),
        }
    }

    /// Puts its letters and numbers on it. egui has the fonts, so they are no part of the mesh.
    pub fn letter(&self, paper: &mut Paper, language: Language, at: Vec2) {
        let (value, size, colour) = match *self {
            Self::Frame(look) => return look.letters(paper, language, at),
            Self::Wreck { .. } | Self::Remains(_) | Self::Station(_) | Self::Cover(_) => return,
            Self::Defense { size, value } => (value, size * 1.45, theme::text()),
            Self::Spot { size, value } => (value, size * 1.35, theme::ink()),
            Self::Damage { fate, value } => (value, 14.0, livery::fate(fate).1),
            Self::Initiative { value } => (value, 13.0, theme::ink()),
        };
        paper.text(at, value.to_string(), size, colour);
    }

    /// How far from its middle nothing of it is drawn any more, in points.
    pub fn extent(&self) -> f32 {
        match *self {
            Self::Frame(look) => look.radius * 1.7 + 24.0,
            Self::Wreck { radius, .. } => radius * 3.6 + 4.0,
            Self::Remains(_) => 12.0,
            Self::Station(look) => look.reach.max(look.size * 1.5 + 12.0) + 2.0,
            Self::Cover(look) => look.half * 2.0 + 3.0,
            Self::Defense { size, .. } | Self::Spot { size, .. } => size * 1.6 + 4.0,
            Self::Damage { .. } | Self::Initiative { .. } => 22.0,
        }
    }
}
