//! The running match, whichever game it is.

use bevy::ecs::change_detection::DetectChangesMut;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::desktop::session::{Kept, Session};
use crate::games::frames::desktop::session::FramesSession;
use crate::games::sanctuary::Sanctuary;
use crate::games::souls::Souls;

/// Every kind of session; at most one is there.
#[derive(SystemParam)]
pub struct Tables<'w> {
    biomes: Option<ResMut<'w, Session>>,
    sanctuary: Option<ResMut<'w, Session<Sanctuary>>>,
    souls: Option<ResMut<'w, Session<Souls>>>,
    frames: Option<ResMut<'w, FramesSession>>,
}

impl Tables<'_> {
    /// The match, to be changed.
    pub fn now(&mut self) -> Option<&mut dyn Kept> {
        let Self {
            biomes,
            sanctuary,
            souls,
            frames,
        } = self;
        match (biomes, sanctuary, souls, frames) {
            (Some(session), ..) => Some(&mut **session),
            (_, Some(session), ..) => Some(&mut **session),
            (_, _, Some(session), _) => Some(&mut **session),
            (.., Some(session)) => Some(&mut **session),
            _ => None,
        }
    }

    /// The match, without telling scene and panels.
    pub fn quietly(&mut self) -> Option<&mut dyn Kept> {
        let Self {
            biomes,
            sanctuary,
            souls,
            frames,
        } = self;
        match (biomes, sanctuary, souls, frames) {
            (Some(session), ..) => Some(session.bypass_change_detection()),
            (_, Some(session), ..) => Some(session.bypass_change_detection()),
            (_, _, Some(session), _) => Some(session.bypass_change_detection()),
            (.., Some(session)) => Some(session.bypass_change_detection()),
            _ => None,
        }
    }
}
