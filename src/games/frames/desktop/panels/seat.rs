//! One seat of the setup: name, who decides, company with its frames, and the bid it leads to.

use bevy_egui::egui::{Align, ComboBox, Layout, RichText, Ui, Vec2};

use super::bits;
use super::form::FramesForm;
use super::setup::LINE;
use super::tiles;
use crate::desktop::panels::theme;
use crate::desktop::session::Controller;
use crate::desktop::words;
use crate::games::frames::content::{Content, FrameType, Unit};
use crate::games::frames::desktop::words::FramesWords;
use crate::games::frames::points_per_asset;
use crate::games::frames::text::company_text;
use crate::table::Seat;

/// The bid of a company.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Bid {
    /// Points an asset.
    pub ppa: i32,
    /// Frames and stations.
    pub assets: i32,
    /// Frames and systems, which the points an asset come from.
    pub brought: (usize, usize),
}

/// The bid of every seat.
pub(super) fn bids(form: &FramesForm, content: &Content) -> Vec<Bid> {
    let seats = 0..form.playing().len();
    let brought: Vec<(usize, usize)> = seats
        .map(|seat| {
            let units = form.brought(content, seat).map_or(Vec::new(), |b| b.1);
            let kinds = units.iter().filter_map(|unit| kind(content, unit));
            let systems = kinds.map(|k| usize::from(k.systems.total())).sum();
            (units.len(), systems)
        })
        .collect();
    let stations = content.rules.limits(form.table()).stations;
    let base = i32::from(content.rules.points_per_asset);
    let points = points_per_asset(base, &brought);
    let bid = |(ppa, brought): (i32, (usize, usize))| Bid {
        ppa,
        assets: brought.0 as i32 + i32::from(stations),
        brought,
    };
    points.into_iter().zip(brought).map(bid).collect()
}

fn kind<'c>(content: &'c Content, unit: &Unit) -> Option<&'c FrameType> {
    content.frames.get(usize::from(unit.frame))
}

/// A seat in the place it has: the more seats, the less of it.
pub(super) fn seat(
    ui: &mut Ui,
    form: &mut FramesForm,
    content: &Content,
    seat: usize,
    bid: Option<&Bid>,
    words: &'static FramesWords,
) {
    let Some((_, units)) = form.brought(content, seat) else {
        return;
    };
    let own = Seat(u8::try_from(seat).unwrap_or_default());
    let row = Vec2::new(ui.available_width(), LINE);
    let centred = Layout::left_to_right(Align::Center);
    ui.allocate_ui_with_layout(row, centred, |ui| {
        ui.spacing_mut().interact_size.y = LINE;
        choices(ui, form, content, (seat, own), &units, words);
        if let Some(bid) = bid {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                points(ui, bid, words);
            });
        }
    });
    let roomy = ui.available_height() > 130.0;
    if roomy {
        let flavor = match form.seats[seat].own {
            Some(_) => words.setup.own_flavor,
            None => {
                let company = form.company(content, seat);
                company.map_or("", |c| c.flavor.in_language(words.language))
            }
        };
        ui.label(RichText::new(flavor).italics().color(theme::muted()));
        let company = form.company(content, seat);
        if let Some(company) = company.filter(|_| form.seats[seat].own.is_none()) {
            for line in company_text(company, content, words.language) {
                ui.label(theme::quiet(line));
            }
        }
    }
    let count = units.len().max(1) as f32;
    let gap = 8.0;
    let wide = (ui.available_width() - gap * (count - 1.0)) / count;
    let size = Vec2::new(wide.min(200.0), ui.available_height());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for unit in &units {
            if let Some(kind) = kind(content, unit) {
                tiles::machine(ui, size, kind, (own, unit.rockets), words);
            }
        }
    });
}

/// Name, who decides, company.
fn choices(
    ui: &mut Ui,
    form: &mut FramesForm,
    content: &Content,
    (seat, own): (usize, Seat),
    units: &[Unit],
    words: &'static FramesWords,
) {
    let (table, language) = (form.table(), words.language);
    let name = form.list_name(content, seat, words);
    let who = |controller: Controller| words::of(language).controller(controller);
    bits::chip(ui, 26.0, own);
    let said = &words::of(language).setup;
    let of = |what: &str| format!("{what} {}", seat + 1);
    bits::line(ui, &of(said.name), &mut form.seats[seat].name, 12, 110.0);
    let label = who(form.seats[seat].controller);
    let list = ComboBox::from_id_salt(("controller", seat)).width(120.0);
    let shown = list.selected_text(label).show_ui(ui, |ui| {
        for controller in Controller::all() {
            ui.selectable_value(
                &mut form.seats[seat].controller,
                controller,
                who(controller),
            );
        }
    });
    theme::named(shown.response, &of(said.decides));
    let list = ComboBox::from_id_salt(("company", seat)).width(200.0);
    let shown = list.selected_text(name).show_ui(ui, |ui| {
        for (at, other) in content.companies.iter().enumerate() {
            if other.tables.contains(&table) {
                let shown = other.name.in_language(language);
                let this = form.seats[seat].own.is_none() && shown == name;
                let pick = ui.selectable_label(this, shown);
                let flavor = other.flavor.in_language(language);
                if pick.on_hover_text(flavor).clicked() {
                    form.seats[seat].company = at;
                    form.seats[seat].own = None;
                }
            }
        }
    });
    theme::named(shown.response, &of(words.setup.company));
    if theme::button(ui, words.setup.own_button).clicked() {
        form.seats[seat].own = Some(units.to_vec());
        form.building = Some(seat);
    }
}

/// The expected score, from right to left.
fn points(ui: &mut Ui, bid: &Bid, words: &FramesWords) {
    let words = &words.setup;
    let (frames, systems) = bid.brought;
    let sum = words.assets(bid.assets, bid.ppa);
    let shown = ui.label(theme::quiet(sum).size(13.0));
    let score = words.points(bid.ppa * bid.assets);
    let score = ui.label(theme::strong(score, 18.0));
    shown.union(score).on_hover_text(words.why(frames, systems));
}
