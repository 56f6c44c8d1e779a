//! Intents that concern a game of Frames, and the bots' turns.

use bevy::prelude::*;

use super::click::{self, on_thing};
use super::walk;
use crate::desktop::apply_intents::{PACE, tick};
use crate::desktop::intent::Intent;
use crate::desktop::screen::{Animating, Overlay, Screen, Settings};
use crate::desktop::series::Series;
use crate::desktop::session::{RunningMatch, Session};
use crate::games::frames::Frames;

/// Carries out the intents that concern the game itself.
pub fn play(session: &mut Session<Frames>, intent: &Intent, overlay: &mut Overlay) {
    match intent {
        Intent::Choose(choice) if session.choose(*choice).is_ok() => {
            session.focus.pinned = None;
            *overlay = Overlay::None;
        }
        Intent::Pass => {
            if let Some(choice) = click::big(session) {
                let _ = session.choose(choice);
            }
        }
        Intent::Hold(held) => {
            session.extra.held = *held;
            session.shown.notice = None;
        }
        Intent::Undo if session.far().is_some() => *overlay = Overlay::Back,
        Intent::Word(n) => {
            if let Some(wish) = click::on_number(session, *n) {
                play(session, &wish, overlay);
            }
        }
        Intent::Step(forward) => session.focus.hover = walk::step(session, *forward),
        Intent::Take => {
            let region = session.shown.decision.as_ref().and_then(|d| d.region);
            let there = click::choosable(session);
            let numbered = || (0..9).any(|n| click::on_number(session, n).is_some());
            let wishes = match (region, session.focus.hover.filter(|id| there.contains(id))) {
                // The place that the keyboard went to is chosen where it is known.
                (Some(_), _) => Vec::new(),
                (None, Some(_)) => on_thing(session, session.focus.hover),
                (None, None) => match walk::step(session, true) {
                    Some(id) => vec![Intent::Hover(Some(id))],
                    None if numbered() => Vec::new(),
                    None => vec![Intent::Pass],
                },
            };
            for wish in wishes {
                play(session, &wish, overlay);
            }
        }
        Intent::Undo => session.undo(),
        Intent::Cancel if !session.drop_held() => *overlay = Overlay::Menu,
        Intent::Hover(object) => session.focus.hover = *object,
        Intent::Inspect(object) => session.focus.pinned = *object,
        Intent::Explain(object) => session.explain(*object, click::why_not(session, *object)),
        Intent::Concede(whole) => {
            *overlay = Overlay::None;
            session.concede(*whole);
        }
        _ => {}
    }
}

/// Lets bots and settings choose while nothing moves, and ends the game.
pub(super) fn run(
    time: Res<Time>,
    session: ResMut<Session<Frames>>,
    settings: Res<Settings>,
    animating: Res<Animating>,
    overlay: Res<Overlay>,
    series: Option<Res<Series>>,
    mut waited: Local<f32>,
    mut screen: ResMut<NextState<Screen>>,
) {
    *waited += time.delta_secs();
    // The events are shown anyway, so a short pause between two choices is enough.
    let pace = PACE * 0.4 * settings.speed.factor();
    if animating.0 > 0 || *overlay != Overlay::None || *waited < pace {
        return;
    }
    if tick(session, &settings, series.is_some(), &mut screen) {
        *waited = 0.0;
    }
}
