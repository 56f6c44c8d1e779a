//! Carries out the intents about the lab, and takes what is newly known.

use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::WinitSettings;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::show::{lab, save_message};
use super::work::{folder, save};
use super::{LabScreen, LabWish};
use crate::desktop::apply_intents::{self, leave};
use crate::desktop::design_surface::{DesignSurface, Fitting, SHARED};
use crate::desktop::hud::{Layer, context};
use crate::desktop::intent::Intent;
use crate::desktop::redraw;
use crate::desktop::screen::{Overlay, Playing, Screen, Settings};
use crate::desktop::start::Libraries;
use crate::desktop::table_viewport::TableViewport;
use crate::desktop::words;

/// How often what is known is shown anew.
const ANEW: Duration = Duration::from_millis(250);

/// Registers the lab.
pub(in crate::desktop) fn plugin(app: &mut App) {
    app.init_resource::<LabScreen>()
        .add_systems(
            Update,
            (apply, receive_report)
                .chain()
                .after(apply_intents::apply_intents)
                .in_set(apply_intents::Acts),
        )
        .add_systems(
            EguiPrimaryContextPass,
            draw.in_set(Layer::Screen).run_if(in_state(Screen::Lab)),
        );
}

fn apply(
    mut commands: Commands,
    mut intents: MessageReader<Intent>,
    mut state: ResMut<LabScreen>,
    (libraries, settings): (Res<Libraries>, Res<Settings>),
    mut overlay: ResMut<Overlay>,
    mut screen: ResMut<NextState<Screen>>,
) {
    for intent in intents.read() {
        let Intent::Lab(wish) = intent else { continue };
        let words = words::of(settings.language);
        match wish {
            LabWish::Open => {
                if state.form.game.is_none() {
                    state.turn_to(Playing::all()[0], &libraries);
                }
                *overlay = Overlay::None;
                leave(&mut commands);
                screen.set(Screen::Lab);
            }
            LabWish::Game(game) if state.run.is_none() => state.turn_to(*game, &libraries),
            LabWish::Game(_) => {}
            LabWish::Start => state.start(&libraries, words),
            LabWish::Cancel => {
                if let Some(run) = &state.run {
                    run.stop();
                }
            }
            LabWish::Save => {
                let Some(report) = &state.report else {
                    continue;
                };
                let saved = save(&folder(), report);
                state.said = Some(save_message(saved, &words.lab));
            }
            LabWish::Leave => {
                if let Some(run) = &state.run {
                    run.stop();
                }
                screen.set(Screen::Title);
            }
        }
    }
}

/// Takes what is newly known, and lets the window look around more often as long as something runs.
fn receive_report(
    mut state: ResMut<LabScreen>,
    window: Option<ResMut<WinitSettings>>,
    mut quick: Local<bool>,
) {
    let runs = state.run.is_some();
    if runs {
        state.receive_report();
    }
    if *quick != runs
        && let Some(mut window) = window
    {
        *quick = runs;
        *window = match runs {
            true => redraw::watchful(ANEW),
            false => redraw::lazy(),
        };
    }
}

fn draw(
    mut contexts: EguiContexts,
    table_viewport: Res<TableViewport>,
    mut state: ResMut<LabScreen>,
    settings: Res<Settings>,
    mut out: MessageWriter<Intent>,
) {
    let Some(ctx) = context(&mut contexts) else {
        return;
    };
    let mut intents = Vec::new();
    let design_surface = DesignSurface::new(&ctx, &table_viewport);
    design_surface.whole("lab", Fitting::Shared(SHARED), |ui| {
        let words = words::of(settings.language);
        lab(ui, state.bypass_change_detection(), words, &mut intents);
    });
    out.write_batch(intents);
}
