//! The panels of a game of Frames around and over its board.

use bevy::ecs::system::SystemParam;
use bevy::math::Rect;
use bevy::prelude::{MessageWriter, Res, State};
use bevy_egui::EguiContexts;
use bevy_egui::egui::{
    Align2, CornerRadius, FontId, Id, LayerId, Order, Pos2, Stroke, StrokeKind, Vec2 as Size,
};

use super::board::draw::Paper;
use super::board::show::Show;
use super::board::viewport::PLAY;
use super::panels::{self, FramesPanel};
use crate::desktop::design_surface::{DesignSurface, Fitting};
use crate::desktop::frame::layout::Bands;
use crate::desktop::frame::rect;
use crate::desktop::guide::GuideInMatch;
use crate::desktop::hints::{self, Moment};
use crate::desktop::hud::context;
use crate::desktop::ink::alpha;
use crate::desktop::intent::Intent;
use crate::desktop::panels::theme;
use crate::desktop::screen::{Playing, Screen, Settings};
use crate::desktop::session::Session;
use crate::desktop::table_viewport::TableViewport;
use crate::games::frames::Frames;
use crate::table::Game;

/// Scores, clock and order.
const STRIP: Rect = rect(12.0, 8.0, 1268.0, 58.0);
/// The panel of the thing under the pointer.
const INSPECT: Rect = rect(12.0, 66.0, 212.0, 712.0);
/// Question, dice and buttons.
const TRAY: Rect = rect(220.0, 592.0, 1046.0, 712.0);
/// Refusal and log.
const LOG: Rect = rect(1054.0, 66.0, 1268.0, 712.0);

/// What guides can point at.
pub(super) const AREAS: &[(&str, Rect)] = &[
    ("scores", STRIP),
    ("board", PLAY),
    ("frame", INSPECT),
    ("tray", TRAY),
    ("log", LOG),
];

/// The panels round the board.
pub(super) const BANDS: Bands = Bands {
    head: &[STRIP],
    scene: PLAY,
    foot: Some(TRAY),
    columns: [INSPECT, LOG],
    grown: None,
};

/// The state that the board shows now.
#[derive(SystemParam)]
pub(super) struct BoardParams<'w> {
    session: Res<'w, Session<Frames>>,
    screen: Res<'w, State<Screen>>,
    settings: Res<'w, Settings>,
    show: Res<'w, Show>,
    paper: Res<'w, Paper>,
    guide: Res<'w, GuideInMatch>,
}

/// Draws the panels of a match, or its result.
pub(super) fn draw(
    mut contexts: EguiContexts,
    table_viewport: Res<TableViewport>,
    shown: BoardParams,
    mut out: MessageWriter<Intent>,
) {
    let Some(ctx) = context(&mut contexts) else {
        return;
    };
    let (design_surface, mut intents) = (DesignSurface::new(&ctx, &table_viewport), Vec::new());
    let game = &*shown.session;
    let names: Vec<&str> = game.host.players.iter().map(|p| p.name.as_str()).collect();
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
        Screen::Result if game.host.outcome().is_none() => {}
        Screen::Result => {
            if design_surface.is_large() {
                words(&design_surface, &shown.paper);
            }
            design_surface.whole("frames result", Fitting::Below(panels::REPORT), |ui| {
                panels::result(ui, &p, &mut intents);
            });
        }
        _ => {
            panels(&design_surface, &p, &shown.paper, &mut intents);
            let moment = Moment {
                game: Playing::of(Frames::NAME),
                decision: game.shown.decision.as_ref(),
                can_pass: false,
                waiting: false,
                refused: game.shown.notice.is_some(),
                can_undo: false,
            };
            let language = shown.settings.language;
            if !shown.guide.is_on() {
                hints::show(
                    &design_surface,
                    &moment,
                    *shown.settings,
                    language,
                    &mut intents,
                );
            }
        }
    }
    out.write_batch(intents);
}

/// All panels, and the words on the board below them.
fn panels(design_surface: &DesignSurface, p: &FramesPanel, paper: &Paper, out: &mut Vec<Intent>) {
    words(design_surface, paper);
    // Tab goes from panel to panel in this order: first to what can be chosen.
    design_surface.panel("dice tray", TRAY, |ui| panels::tray(ui, p, out));
    design_surface.closer("machine", INSPECT, p.session.inspected(), |ui| {
        panels::inspect(ui, p, out);
    });
    design_surface.panel("war log", LOG, |ui| panels::log(ui, p, out));
    design_surface.panel("strip", STRIP, |ui| panels::strip(ui, p, out));
}

/// Words and numbers on the board: egui has the fonts, and they stay sharp at any size.
fn words(design_surface: &DesignSurface, paper: &Paper) {
    let layer = LayerId::new(Order::Background, Id::new("board words"));
    let painter = design_surface.ctx.layer_painter(layer);
    let painter = painter.with_clip_rect(design_surface.rect(paper.space));
    for text in &paper.texts {
        let at = design_surface.point(text.at);
        let font = FontId::new(text.size * design_surface.part, theme::bold());
        let galley = painter.layout_no_wrap(text.text.clone(), font, text.colour);
        let place = Align2::CENTER_CENTER.anchor_size(Pos2::new(at.x, at.y), galley.size());
        if text.slip {
            let slip = place.expand2(Size::new(5.0, 2.0));
            let radius = CornerRadius::same(5);
            painter.rect_filled(slip, radius, alpha(theme::ground(), 0.86));
            let edge = Stroke::new(1.0, alpha(text.colour, 0.4));
            painter.rect_stroke(slip, radius, edge, StrokeKind::Inside);
        }
        painter.galley(place.min, galley, text.colour);
    }
}
