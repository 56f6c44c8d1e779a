//! The panels of Frames: they read a [`FramesPanel`], draw with egui and collect intents.

mod bits;
mod builder;
mod chart;
mod damage;
mod form;
mod inspect;
mod log;
mod result;
mod seat;
mod setup;
mod strip;
mod tiles;
mod tray;

pub use form::{FramesForm, SeatForm};
pub use inspect::inspect;
pub use log::log;
pub use result::{REPORT, result};
pub use setup::setup;
pub use strip::strip;
pub use tray::tray;

use super::board::click;
use super::board::show::{Show, Tally};
use super::words::FramesWords;
use crate::desktop::keymap::Keymap;
use crate::desktop::panels::{KEYS, KeyedChoices};
use crate::desktop::session::Session;
use crate::desktop::words;
use crate::games::frames::desktop::words as own;
use crate::games::frames::phrases::Speaker;
use crate::games::frames::{Frames, View};
use crate::table::{Language, Seat};

/// Everything the panels of a game of Frames may read.
#[derive(Clone, Copy)]
pub struct FramesPanel<'a> {
    /// The running game.
    pub session: &'a Session<Frames>,
    /// Names by seat.
    pub names: &'a [&'a str],
    /// How far the roll of the open pool is, 0 to 1.
    pub rolling: f32,
    /// The events being shown. Scores and the clock follow them. Without them they show the present.
    pub show: Option<&'a Show>,
    /// The keys of all actions.
    pub keys: Keymap,
    /// The language that the player chose.
    pub language: Language,
}

impl<'a> FramesPanel<'a> {
    /// The board.
    #[must_use]
    pub const fn view(&self) -> &'a View {
        &self.session.shown.view
    }

    /// The score of a seat, as far as it has been shown.
    #[must_use]
    pub fn tally(&self, seat: Seat) -> Tally {
        let shown = self.show.and_then(|show| show.tally(seat));
        shown.unwrap_or_else(|| Tally {
            value: self.view().companies[seat.index()].score,
            change: 0,
        })
    }

    /// The value of the clock, as far as it has been shown.
    #[must_use]
    pub fn clock(&self) -> u8 {
        match self.show {
            Some(show) if show.running() > 0 => show.seen.clock,
            _ => self.view().clock,
        }
    }

    /// The intents of the number keys.
    #[must_use]
    pub fn listed(&self) -> KeyedChoices {
        let wishes = (0..KEYS).map(|n| click::on_number(self.session, usize::from(n)));
        KeyedChoices::new(
            wishes.collect(),
            &self.keys,
            &words::of(self.language).settings,
        )
    }

    /// Words of the language.
    #[must_use]
    pub fn words(&self) -> &'static FramesWords {
        own::of(self.language)
    }

    /// Something that can say choices and events in words.
    #[must_use]
    pub const fn speaker(&self) -> Speaker<'a> {
        Speaker {
            view: &self.session.shown.view,
            names: self.names,
            language: self.language,
        }
    }
}
