//! The hint button: what a hard bot would choose in the place of the person who is asked, and why.
//!
//! The search runs in a task on a copy of the match, so no frame waits for it and the person can choose meanwhile. It
//! looks through the window of the asked seat. As soon as anything is chosen the hint is gone.

mod show;
mod think;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(crate) use show::percent;
pub use show::{hint, thinking};
pub(crate) use think::Copied;
pub use think::{AdviceText, Advised, Advising};

use super::design_surface::DesignSurface;
use super::hud::{Layer, context};
use super::intent::Intent;
use super::match_session::MatchSession;
use super::screen::{Overlay, Screen, Settings};
use super::table_viewport::TableViewport;
use super::words;
use crate::games::window::{Running, Watched};

/// The intents about the hint.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AdviceWish {
    /// Think about the open question. Again while it thinks, or while the hint is there: end that.
    Ask,
    /// Stop thinking, or put the hint away.
    Stop,
}

/// The hint on its way, or as it is shown.
#[derive(Default, Resource)]
pub struct Advice {
    about: Option<Question>,
    thinking: Option<Advising>,
    found: Option<Advised>,
}

/// The question that a hint is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Question {
    /// How often the view was replaced.
    pub epoch: u32,
    /// Choices made before it.
    pub picks: usize,
}

impl Advice {
    /// Whether something is thought about or shown.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.thinking.is_some() || self.found.is_some()
    }

    /// Whether it is thought about.
    #[must_use]
    pub const fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// The hint that is shown.
    #[must_use]
    pub const fn found(&self) -> Option<&Advised> {
        self.found.as_ref()
    }

    /// Begins to think about the open question of the person at the screen.
    fn ask(&mut self, session: &dyn MatchSession) {
        *self = Self {
            about: session.question(),
            thinking: session.advise(),
            found: None,
        };
    }

    /// Takes in what was found. Returns whether there is something new.
    fn receive_hint(&mut self) -> bool {
        let Some(done) = Advising::done(&mut self.thinking) else {
            return false;
        };
        self.found = done;
        true
    }
}

/// Registers the hint.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Advice>()
        .add_systems(Update, think.after(super::apply_intents::apply_intents))
        .add_systems(EguiPrimaryContextPass, draw.in_set(Layer::Over));
}

/// Begins and ends thinking, and shows what it led to.
pub fn think(
    mut advice: ResMut<Advice>,
    mut intents: MessageReader<Intent>,
    mut running: Running,
    mut ask: MessageWriter<RequestRedraw>,
) {
    let wishes = intents.read().filter_map(|intent| match intent {
        Intent::Advise(wish) => Some(*wish),
        _ => None,
    });
    for wish in wishes.collect::<Vec<_>>() {
        match (wish, running.get()) {
            (AdviceWish::Ask, Some(session)) if !advice.is_open() => advice.ask(session),
            (AdviceWish::Ask | AdviceWish::Stop, _) => *advice = Advice::default(),
        }
    }
    if !advice.is_open() {
        return;
    }
    let now = running.get().and_then(MatchSession::question);
    if now.is_none() || now != advice.about {
        *advice = Advice::default();
        ask.write(RequestRedraw);
        return;
    }
    if advice.is_thinking() {
        ask.write(RequestRedraw);
    }
    if advice.receive_hint()
        && let (Some(found), Some(session)) = (advice.found(), running.get_mut())
    {
        session.point_to(&found.choice);
    }
}

fn draw(
    mut contexts: EguiContexts,
    table_viewport: Res<TableViewport>,
    (advice, running): (Res<Advice>, Watched),
    (screen, overlay, settings): (Res<State<Screen>>, Res<Overlay>, Res<Settings>),
    mut out: MessageWriter<Intent>,
) {
    let there = *screen.get() == Screen::Match && *overlay == Overlay::None;
    if !there || !advice.is_open() || running.get().is_none_or(MatchSession::is_covered) {
        return;
    }
    let Some(ctx) = context(&mut contexts) else {
        return;
    };
    let mut intents = Vec::new();
    let design_surface = DesignSurface::new(&ctx, &table_viewport);
    show::panel(
        &design_surface,
        &advice,
        words::of(settings.language),
        &mut intents,
    );
    out.write_batch(intents);
}
