//! Lays the panels out around the table and over it, and sends on what they collect.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Area, Id, Order, Pos2, TextureId};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::apply_intents::Saved;
use super::aside::{Aside, aside};
use super::desk::Desk;
use super::frame;
use super::hints::{self, Moment};
use super::intent::Intent;
use super::large::Gallery;
use super::over::{About, over};
use super::panels::{self, PanelText, PanelView, Textures, theme};
use super::saves::{Draft, Shelves, Viewer};
use super::scene::spot::Spot;
use super::scene::{Held, TableLayout};
use super::screen::{Overlay, Playing, Screen, Settings};
use super::session::Session;
use super::start::Library;
use super::table_viewport::TableViewport;
use super::words;
use crate::games::biomes::Biomes;
use crate::games::biomes::desktop::panels::{self as biomes_panels, SetupForm};
use crate::games::frames::Frames;
use crate::games::frames::desktop::board::draw::Paper;
use crate::games::frames::desktop::board::show::Show;
use crate::games::frames::desktop::hud as board_hud;
use crate::games::frames::desktop::panels::{self as frames_panels, FramesForm, FramesPanel};
use crate::games::frames::desktop::session::FramesSession;
use crate::games::sanctuary::Sanctuary;
use crate::games::sanctuary::desktop::panels::{self as sanctuary_panels, SanctuaryForm};
use crate::games::souls::Souls;
use crate::games::souls::desktop::panels::{self as souls_panels, SoulsForm};
use crate::games::window::Watched;
use crate::table::Game;

/// Registers the panels.
pub fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw);
}

/// What the panels are drawn from.
#[derive(SystemParam)]
struct Shown<'w> {
    screen: Res<'w, State<Screen>>,
    overlay: Res<'w, Overlay>,
    settings: Res<'w, Settings>,
    session: Option<Res<'w, Session>>,
    hall: Option<Res<'w, Session<Sanctuary>>>,
    cellar: Option<Res<'w, Session<Souls>>>,
    library: Res<'w, Library<Biomes>>,
    sanctuary: Res<'w, Library<Sanctuary>>,
    souls: Res<'w, Library<Souls>>,
    running: Watched<'w>,
    skirmish: Option<Res<'w, FramesSession>>,
    frames: Res<'w, Library<Frames>>,
    playing: Res<'w, Playing>,
    show: Res<'w, Show>,
    paper: Res<'w, Paper>,
    saved: Res<'w, Saved>,
    shelves: Res<'w, Shelves>,
    viewer: Option<Res<'w, Viewer>>,
}

/// The words of the interface: those of the language that is set.
fn spoken(shown: &Shown) -> &'static words::Words {
    words::of(shown.settings.language)
}

/// What a match of cards is drawn with.
struct Drawn {
    textures: Textures,
    held: Option<(TextureId, Spot)>,
}

fn draw(
    mut contexts: EguiContexts,
    mut gallery: Gallery,
    (held, mut table_viewport): (Held, ResMut<TableViewport>),
    shown: Shown,
    (mut form, mut defence, mut lodgers, mut frames_form): (
        ResMut<SetupForm>,
        ResMut<SanctuaryForm>,
        ResMut<SoulsForm>,
        ResMut<FramesForm>,
    ),
    mut draft: ResMut<Draft>,
    mut out: MessageWriter<Intent>,
) -> Result {
    let (screen, overlay) = (*shown.screen.get(), *shown.overlay);
    let language = shown.settings.language;
    let setup = (screen == Screen::Setup).then_some(shown.playing.game());
    let drawn = match setup {
        Some(Sanctuary::NAME) => {
            let cards = sanctuary_panels::setup_cards(&defence, shown.sanctuary.0);
            Drawn {
                textures: gallery.defenders(&cards, language, &mut contexts),
                held: None,
            }
        }
        Some(Souls::NAME) => {
            let cards = souls_panels::setup_cards(&lodgers, shown.souls.0);
            Drawn {
                textures: gallery.lodgers(&cards, language, &mut contexts),
                held: None,
            }
        }
        _ => prepare(&shown, &form, &mut gallery, &held, &mut contexts),
    };
    let sketch = shown.shelves.picture.as_ref();
    let sketch = sketch.filter(|_| screen == Screen::Saves);
    let picture = sketch.map(|sketch| gallery.picture(sketch, &mut contexts));
    let ctx = contexts.ctx_mut()?;
    let size = ctx.content_rect().size() * ctx.zoom_factor();
    let zoom = table_viewport.zoom(Vec2::new(size.x, size.y)).max(0.2);
    // A new factor costs a frame, so rounding must not make one.
    if (zoom - ctx.zoom_factor()).abs() > 0.001 {
        ctx.set_zoom_factor(zoom);
    }
    if !theme::ready(ctx) {
        return Ok(());
    }
    let mut intents = Vec::new();
    let desk = Desk::new(ctx, &table_viewport);
    match screen {
        Screen::Title => desk.whole("title", |ui| {
            panels::title(ui, *shown.settings, &mut intents);
            let words = &spoken(&shown).saves;
            panels::title_saves(ui, shown.shelves.newest.as_ref(), words, &mut intents);
        }),
        Screen::Saves => desk.whole("saves", |ui| {
            let words = spoken(&shown);
            panels::saves(ui, &shown.shelves, picture.as_ref(), words, &mut intents);
        }),
        // It draws itself.
        Screen::Editor => {}
        Screen::Setup => match shown.playing.game() {
            Frames::NAME => {
                desk.whole("frames setup", |ui| {
                    let form = frames_form.bypass_change_detection();
                    frames_panels::setup(ui, form, shown.frames.0, *shown.settings, &mut intents);
                });
            }
            Biomes::NAME => desk.whole("setup", |ui| {
                let form = form.bypass_change_detection();
                let content = shown.library.0;
                let textures = &drawn.textures;
                biomes_panels::setup(ui, form, content, textures, *shown.settings, &mut intents);
            }),
            Sanctuary::NAME => desk.whole("sanctuary setup", |ui| {
                let form = defence.bypass_change_detection();
                let content = shown.sanctuary.0;
                let textures = &drawn.textures;
                sanctuary_panels::setup(ui, form, content, textures, *shown.settings, &mut intents);
            }),
            Souls::NAME => desk.whole("souls setup", |ui| {
                let form = lodgers.bypass_change_detection();
                let content = shown.souls.0;
                let textures = &drawn.textures;
                souls_panels::setup(ui, form, content, textures, *shown.settings, &mut intents);
            }),
            _ => {}
        },
        Screen::Match | Screen::Result => {
            let mut stage = Stage {
                desk: &desk,
                screen,
                overlay,
                settings: *shown.settings,
                textures: &drawn.textures,
                out: &mut intents,
            };
            if let Some(session) = &shown.session {
                stage.cards(session, planet);
            }
            if let Some(session) = &shown.hall {
                stage.cards(session, hall);
            }
            if let Some(session) = &shown.cellar {
                stage.cards(session, cellar);
            }
            if let Some(game) = &shown.skirmish {
                board(&desk, game, &shown, &mut intents);
            }
        }
    }
    over(&desk, overlay, &about(&shown), &mut intents);
    aside(
        &desk,
        overlay,
        &beside(&shown),
        draft.bypass_change_detection(),
        &mut intents,
    );
    if let Some(at) = desk.focused() {
        table_viewport.look_at(at);
    }
    if let Some((texture, spot)) = drawn.held {
        desk.carry(texture, &spot);
    }
    out.write_batch(intents);
    Ok(())
}

/// Fetches the drawings that panels show.
fn prepare(
    shown: &Shown,
    form: &SetupForm,
    gallery: &mut Gallery,
    held: &Held,
    contexts: &mut EguiContexts,
) -> Drawn {
    let mut drawn = if let Some(session) = &shown.session {
        cards(session, shown, gallery, held, contexts)
    } else if let Some(session) = &shown.hall {
        return cards(session, shown, gallery, held, contexts);
    } else if let Some(session) = &shown.cellar {
        return cards(session, shown, gallery, held, contexts);
    } else {
        let setup = *shown.screen.get() == Screen::Setup && shown.playing.game() == Biomes::NAME;
        let wanted = if setup {
            biomes_panels::setup_cards(form, shown.library.0)
        } else {
            Vec::new()
        };
        Drawn {
            textures: gallery.cards(wanted, shown.settings.language, contexts),
            held: None,
        }
    };
    drawn.textures = gallery.gems(drawn.textures, contexts);
    drawn
}

/// The drawings of a match of cards.
fn cards<G: TableLayout + PanelText>(
    session: &Session<G>,
    shown: &Shown,
    gallery: &mut Gallery,
    held: &Held,
    contexts: &mut EguiContexts,
) -> Drawn {
    let language = G::spoken(shown.settings.language);
    let p = PanelView::of(session, *shown.settings, Textures::NONE);
    let mut wanted = G::spread(&p);
    if let Overlay::Pile(zone) = *shown.overlay {
        wanted.extend(panels::pile_cards(&p, zone));
    }
    let textures = gallery.shown(session, wanted, language, contexts);
    let held = held.held(session);
    Drawn {
        textures,
        held: held.map(|(key, spot)| (gallery.get(&key, contexts), spot)),
    }
}

/// How the panels of a game lie around its table.
type Around<G> = fn(&Desk, &PanelView<G>, &mut Vec<Intent>);

/// What a match of cards is shown on.
struct Stage<'s, 'c> {
    desk: &'s Desk<'c>,
    screen: Screen,
    overlay: Overlay,
    settings: Settings,
    textures: &'s Textures,
    out: &'s mut Vec<Intent>,
}

impl Stage<'_, '_> {
    /// The table, the cover between two people, or the result; and the pile that lies over it.
    fn cards<G: PanelText>(&mut self, session: &Session<G>, around: Around<G>) {
        let p = PanelView::of(session, self.settings, self.textures);
        let (desk, out) = (self.desk, &mut *self.out);
        match (self.screen, session.handover) {
            // Played again: for a frame the next match is there and its table is not.
            (Screen::Result, _) if session.outcome().is_none() => {}
            (Screen::Result, _) => desk.whole("result", |ui| panels::result(ui, &p, out)),
            (_, Some(seat)) if self.overlay == Overlay::None => {
                let (game, words) = (Playing::of(G::NAME), &p.words.handover);
                desk.cover(|ui| panels::handover(ui, game, p.name(seat), words, out));
            }
            (_, Some(_)) => desk.cover(|_| {}),
            (_, None) => {
                around(desk, &p, out);
                let moment = Moment {
                    game: Playing::of(G::NAME),
                    decision: p.decision,
                    waiting: p
                        .decision
                        .is_some_and(|d| !G::moment(p.view, d.seat).stack.is_empty()),
                    refused: p.refusal.is_some(),
                    can_undo: p.can_undo,
                };
                hints::show(desk, &moment, self.settings, p.language, out);
            }
        }
        if let Overlay::Pile(zone) = self.overlay {
            desk.modal("pile", out, |ui, out| panels::pile(ui, &p, zone, out));
        }
    }
}

/// The panels of a match of Biomes in their places.
fn planet(desk: &Desk, p: &PanelView<Biomes>, out: &mut Vec<Intent>) {
    let far = p.near.other();
    desk.panel("ribbon", frame::RIBBON, |ui| {
        biomes_panels::ribbon(ui, p, out);
    });
    desk.closer("inspect", frame::INSPECT, p.shown, |ui| {
        biomes_panels::inspect(ui, p);
    });
    desk.panel("far", frame::FAR_BAR, |ui| {
        biomes_panels::bar(ui, p, far, out);
    });
    desk.panel("queue", frame::QUEUE, |ui| biomes_panels::queue(ui, p, out));
    desk.panel("log", frame::LOG, |ui| panels::log(ui, p));
    near(desk, p, out, |ui, out| {
        biomes_panels::bar(ui, p, p.near, out);
    });
}

/// The panels of a game of Sanctuary in their places.
fn hall(desk: &Desk, p: &PanelView<Sanctuary>, out: &mut Vec<Intent>) {
    use crate::games::sanctuary::desktop::panels::{bar, inspect, ribbon, stack};
    let far = p.near.other();
    desk.panel("ribbon", frame::RIBBON, |ui| ribbon(ui, p, out));
    desk.closer("inspect", frame::INSPECT, p.shown, |ui| inspect(ui, p));
    desk.panel("far", frame::FAR_PLATE, |ui| bar(ui, p, far, out));
    desk.panel("queue", frame::QUEUE, |ui| stack(ui, p, out));
    desk.panel("log", frame::LOG, |ui| panels::log(ui, p));
    near(desk, p, out, |ui, out| bar(ui, p, p.near, out));
}

/// The panels of a game of Souls in their places.
fn cellar(desk: &Desk, p: &PanelView<Souls>, out: &mut Vec<Intent>) {
    use crate::games::souls::desktop::panels::{act, dialog, inspect, ribbon, stack};
    desk.panel("ribbon", frame::RIBBON, |ui| ribbon(ui, p, out));
    desk.closer("inspect", frame::INSPECT, p.shown, |ui| inspect(ui, p));
    desk.panel("queue", frame::STACK, |ui| stack(ui, p, out));
    desk.panel("act", frame::ACT, |ui| act(ui, p, out));
    desk.panel("log", frame::LOW_LOG, |ui| panels::log(ui, p));
    above(desk, frame::HAND.min.y, |ui| dialog(ui, p, out));
}

/// The near player's bar with the buttons at its end, and the tray above it.
fn near<G: PanelText>(
    desk: &Desk,
    p: &PanelView<G>,
    out: &mut Vec<Intent>,
    bar: impl FnOnce(&mut egui::Ui, &mut Vec<Intent>),
) {
    desk.panel("near", frame::NEAR_BAR, |ui| {
        panels::beside_actions(ui, p, out, bar);
    });
    above(desk, frame::NEAR_BAR.min.y, |ui| panels::tray(ui, p, out));
}

/// What floats over the table, its lower edge right above `y`.
fn above(desk: &Desk, y: f32, tray: impl FnOnce(&mut egui::Ui) -> bool) {
    let above = Pos2::new(frame::NEAR_BAR.center().x, y - 4.0);
    Area::new(Id::new("tray"))
        .order(Order::Foreground)
        .pivot(egui::Align2::CENTER_BOTTOM)
        .fixed_pos(desk.origin + above.to_vec2())
        .show(desk.ctx, tray);
}

/// A game of Frames.
fn board(desk: &Desk, game: &FramesSession, shown: &Shown, out: &mut Vec<Intent>) {
    let names: Vec<&str> = game.players.iter().map(|p| p.name.as_str()).collect();
    let p = FramesPanel {
        session: game,
        names: &names,
        rolling: shown.show.rolling(),
        show: Some(&shown.show),
        keys: shown.settings.keys,
        language: shown.settings.language,
    };
    match shown.screen.get() {
        // Played again: for a frame the next game is there and its table is not.
        Screen::Result if game.outcome().is_none() => {}
        Screen::Result => {
            board_hud::words(desk, &shown.paper);
            desk.whole("frames result", |ui| frames_panels::result(ui, &p, out));
        }
        _ => {
            board_hud::panels(desk, &p, &shown.paper, out);
            let moment = Moment {
                game: Playing::of(Frames::NAME),
                decision: game.decision.as_ref(),
                waiting: false,
                refused: game.notice.is_some(),
                can_undo: false,
            };
            let language = shown.settings.language;
            hints::show(desk, &moment, *shown.settings, language, out);
        }
    }
}

/// What the overlays are about now.
fn about<'a>(shown: &'a Shown) -> About<'a> {
    let session = shown.running.get();
    About {
        playing: session.is_some_and(|s| s.can_concede()) && shown.viewer.is_none(),
        best_of: session.map_or(1, |s| s.best_of()),
        game: *shown.playing,
        settings: *shown.settings,
        saved: shown.saved.0.as_deref().unwrap_or_default(),
        words: spoken(shown),
    }
}

/// What saves and replays put over it.
fn beside<'a>(shown: &'a Shown) -> Aside<'a> {
    let far = || shown.running.get().and_then(|s| s.far());
    let save = shown.shelves.row().and_then(|row| row.path.file_name());
    Aside {
        viewer: shown.viewer.as_deref(),
        far: (*shown.overlay == Overlay::Back).then(far).flatten(),
        save: save.map(|name| name.to_string_lossy().into_owned()),
        words: &about(shown).words.saves,
    }
}
