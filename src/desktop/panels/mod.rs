//! Panels: functions that read a [`PanelView`], draw with egui and collect intents. They change
//! nothing, so they are tested without a window.

mod bars;
mod deck;
mod faces;
pub mod frames;
mod handover;
mod inspect;
mod log;
mod menu;
mod piles;
mod prompt;
mod queue;
mod result;
mod ribbon;
mod setup;
mod textures;
pub mod theme;
mod title;

pub use bars::bar;
pub use handover::handover;
pub use inspect::inspect;
pub use log::{log, written};
pub use menu::{concede, help, menu, saved, settings};
pub use piles::{pile, pile_cards};
pub use prompt::{actions, tray, tray_is_open};
pub use queue::{queue, refusal};
pub use result::result;
pub use ribbon::{ribbon, sentence};
pub use setup::{SetupForm, setup, setup_cards};
pub use textures::Textures;
pub use title::title;

use crate::desktop::screen::Settings;
use crate::desktop::session::{Line, Session};
use crate::games::biomes::View;
use crate::games::biomes::phrases::Speaker;
use crate::table::{Decision, ObjectId, Refused, Seat};

/// Everything the panels of a match may read.
#[derive(Clone, Copy)]
pub struct PanelView<'a> {
    /// What the watcher knows.
    pub view: &'a View,
    /// The open question, if it is the watcher's.
    pub decision: Option<&'a Decision>,
    /// Who is asked, whoever that is.
    pub asked: Option<Seat>,
    /// Names by seat.
    pub names: [&'a str; 2],
    /// What kind of player, by seat.
    pub kinds: [&'a str; 2],
    /// Who sits at the lower edge.
    pub near: Seat,
    /// The log.
    pub log: &'a [Line],
    /// What is shown large.
    pub shown: Option<ObjectId>,
    /// Pictures, as far as they are drawn.
    pub textures: &'a Textures,
    /// What somebody clicked to see its options.
    pub selected: Option<ObjectId>,
    /// Why something is not possible.
    pub refusal: Option<&'a Refused>,
    /// Whether the last choice can be taken back.
    pub can_undo: bool,
    /// Whether an action is half-announced.
    pub can_cancel: bool,
    /// Whether the match ended because somebody gave up.
    pub conceded: bool,
    /// What the player set.
    pub settings: Settings,
}

impl<'a> PanelView<'a> {
    /// What the panels may read of a session.
    #[must_use]
    pub fn of(session: &'a Session, settings: Settings, textures: &'a Textures) -> Self {
        let about = session.pinned.or(session.hover);
        let about = about.and_then(|object| session.why_not(object));
        Self {
            view: &session.view,
            decision: session.decision.as_ref(),
            asked: session.asked,
            names: [session.name(Seat(0)), session.name(Seat(1))],
            kinds: [0, 1].map(|at| session.players[at].kind.as_str()),
            near: session.near(),
            log: session.log(),
            shown: session.shown(),
            textures,
            selected: session.pinned,
            refusal: session.notice.as_ref().or(about),
            can_undo: session.can_undo() > 0,
            can_cancel: session.can_cancel() > 0,
            conceded: session.conceded(),
            settings,
        }
    }

    /// Something that can say choices and events in words.
    #[must_use]
    pub const fn speaker(&self) -> Speaker<'a> {
        Speaker {
            view: self.view,
            names: self.names,
        }
    }
}
