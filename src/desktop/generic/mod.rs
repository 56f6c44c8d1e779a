//! The window of a game without a table of its own: rows of cards, numbers, the question with its choices, the
//! log. Everything it shows comes from [`PlainTable`].

mod panel;
mod session;

use std::time::Duration;

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy_egui::egui::{Area, Id, Pos2, UiBuilder, Vec2};
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass};

pub use panel::{Form, PanelIntent, setup, table};
pub use session::PlainSession;

use super::guard::{self, PlayError};
use super::panels::theme;
use super::session::Controller;
use super::{app, editor};
use crate::plain::{Opening, PlainTable};
use crate::table::{Language, Match, Seat};
use crate::tools::Outcome;

/// The state of the window: the form, or a running match.
#[derive(Resource)]
struct GenericWindow<G: PlainTable> {
    setup: G::Setup,
    session: Option<PlainSession<G>>,
    form: Form,
    language: Language,
}

/// Opens the window and runs it until it is closed.
pub(crate) fn play<G: PlainTable>(opening: Opening<G>) -> Result<Outcome, Outcome> {
    let set = |name| std::env::var_os(name).is_some_and(|v| !v.is_empty());
    if cfg!(target_os = "linux") && !set("DISPLAY") && !set("WAYLAND_DISPLAY") {
        return Err(failed(&PlayError::NoDisplay));
    }
    let mut app = guard::build(|| window::<G>(opening)).map_err(|why| failed(&why))?;
    match app.run() {
        AppExit::Success => Ok(Outcome::fine("")),
        AppExit::Error(code) => Ok(Outcome::found(format!("the window ended with code {code}"))),
    }
}

fn failed(why: &PlayError) -> Outcome {
    Outcome::wrong(format!("error: {why}"))
}

fn window<G: PlainTable>(opening: Opening<G>) -> App {
    let seats = usize::from(G::seats(&opening.setup));
    let mut form = Form::new(seats, opening.seed.unwrap_or(1));
    let straight = !opening.controllers.is_empty();
    for (seat, named) in form.seats.iter_mut().zip(&opening.controllers) {
        *seat = Controller::from(*named);
    }
    let mut shown = GenericWindow::<G> {
        setup: opening.setup,
        session: None,
        form,
        language: opening.language.unwrap_or_default(),
    };
    if let Some(tape) = opening.watched {
        let seed = tape.replay.header.seed;
        let game = Match::<G>::new(shown.setup.clone(), seed);
        shown.session = Some(PlainSession::watch(game, tape.replay.journal));
    } else if straight {
        shown.begin();
    }
    let window = Window {
        title: "Fourfold".to_owned(),
        name: Some("fourfold".to_owned()),
        ..default()
    };
    let windows = WindowPlugin {
        primary_window: Some(window),
        ..default()
    };
    let mut app = App::new();
    app.add_plugins(DefaultPlugins.set(windows).set(app::quiet()))
        .add_plugins(EguiPlugin::default())
        .insert_resource(shown)
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn(Camera2d);
        })
        .add_systems(Update, tick::<G>)
        .add_systems(EguiPrimaryContextPass, draw::<G>);
    app
}

impl<G: PlainTable> GenericWindow<G> {
    /// Begins a match as the form says; its save lies with the others.
    fn begin(&mut self) {
        let seed = self.form.seed.trim().parse().unwrap_or(1);
        let game = Match::<G>::new(self.setup.clone(), seed);
        let folder = editor::store::folder("saves");
        self.session = Some(PlainSession::new(
            game,
            &self.form.seats,
            seed,
            Some(folder),
        ));
    }

    /// Does what somebody wished. Returns whether the program ends.
    fn obey(&mut self, wish: PanelIntent) -> bool {
        match wish {
            PanelIntent::Begin => self.begin(),
            PanelIntent::Leave => self.session = None,
            PanelIntent::Language(language) => self.language = language,
            PanelIntent::Quit => return true,
            PanelIntent::Choose(at) => self.with(|session| session.choose(at)),
            PanelIntent::Look(card) => self.with(|session| session.selected = card),
            PanelIntent::Undo => self.with(PlainSession::undo),
            PanelIntent::Ready => self.with(PlainSession::uncover),
            PanelIntent::Concede(seat) => self.with(|session| session.concede(seat)),
            PanelIntent::Seek(at) => self.with(|session| session.seek(at)),
        }
        false
    }

    /// Does something with the match, if one runs.
    fn with(&mut self, what: impl FnOnce(&mut PlainSession<G>)) {
        if let Some(session) = &mut self.session {
            what(session);
        }
    }
}

fn tick<G: PlainTable>(time: Res<Time>, mut shown: ResMut<GenericWindow<G>>) {
    let passed = time.delta().min(Duration::from_millis(100));
    if let Some(session) = &mut shown.session {
        session.tick(passed);
    }
}

fn draw<G: PlainTable>(
    mut contexts: EguiContexts,
    mut shown: ResMut<GenericWindow<G>>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if !theme::ready(ctx) {
        return Ok(());
    }
    let whole = ctx.content_rect();
    let mut wishes = Vec::new();
    Area::new(Id::new("table"))
        .fixed_pos(Pos2::ZERO)
        .default_size(Vec2::new(whole.width(), whole.height()))
        .show(ctx, |ui| {
            ui.scope_builder(UiBuilder::new().max_rect(whole), |ui| {
                ui.painter().rect_filled(whole, 0.0, theme::ground());
                let shown = &mut *shown;
                match &mut shown.session {
                    Some(session) => table(ui, session, shown.language, &mut wishes),
                    None => setup::<G>(ui, &mut shown.form, shown.language, &mut wishes),
                }
            });
        });
    for wish in wishes {
        if shown.obey(wish) {
            exit.write(AppExit::Success);
        }
    }
    Ok(())
}

/// The default name of a seat.
fn player(seat: Seat, language: Language) -> String {
    format!("{} {}", language.pick("Player", "Jugador"), seat.0 + 1)
}
