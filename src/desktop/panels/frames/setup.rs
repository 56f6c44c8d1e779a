//! The setup of a game of Frames: who sits where with which company, on which field, and the bid it
//! leads to.

use bevy::prelude::Resource;
use bevy_egui::egui::{Align, ComboBox, Layout, RichText, ScrollArea, TextEdit, Ui, Vec2};

use super::bits;
use super::builder::builder;
use crate::desktop::intent::Intent;
use crate::desktop::panels::theme;
use crate::desktop::session::Sitter;
use crate::games::frames::content::{Company, Content, Table, Unit, company_answer};
use crate::games::frames::{Frames, points_per_asset};
use crate::table::{Seat, TableRng};

/// One seat of the form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatForm {
    /// Shown name.
    pub name: String,
    /// Who decides.
    pub sitter: Sitter,
    /// Index of the company; another one is taken if it is not legal at the table.
    pub company: usize,
    /// A list of its own instead.
    pub own: Option<Vec<Unit>>,
}

/// What the setup of Frames asks for; kept for the next time.
#[derive(Debug, Clone, PartialEq, Eq, Resource)]
pub struct FramesForm {
    /// How many play, 2 to 5.
    pub players: u8,
    /// A battle instead of a skirmish.
    pub battle: bool,
    /// All five seats; only the first `players` count.
    pub seats: [SeatForm; 5],
    /// Whose own list is being written, by seat.
    pub building: Option<usize>,
    /// Index of the first field.
    pub field: usize,
    /// As typed.
    pub seed: String,
}

impl Default for FramesForm {
    fn default() -> Self {
        let names = ["Ada", "Mara", "Tomas", "Ines", "Bela"];
        Self {
            players: 2,
            battle: false,
            seats: std::array::from_fn(|n| SeatForm {
                name: names[n].to_owned(),
                sitter: match n {
                    0 => Sitter::Human,
                    _ => Sitter::opponent_in::<Frames>(),
                },
                company: n,
                own: None,
            }),
            building: None,
            field: 0,
            seed: "1".to_owned(),
        }
    }
}

impl FramesForm {
    /// The table.
    #[must_use]
    pub const fn table(&self) -> Table {
        Table {
            players: self.players,
            battle: self.battle,
        }
    }

    /// The seats that play.
    #[must_use]
    pub fn playing(&self) -> &[SeatForm] {
        &self.seats[..usize::from(self.players.clamp(2, 5))]
    }

    /// The company of a seat: the one chosen if it is legal here, else the next legal one.
    #[must_use]
    pub fn company<'c>(&self, content: &'c Content, seat: usize) -> Option<&'c Company> {
        let table = self.table();
        let fits = |c: &&Company| c.tables.contains(&table);
        let chosen = content.companies.get(self.seats[seat].company).filter(fits);
        chosen.or_else(|| {
            let all: Vec<&Company> = content.companies.iter().filter(fits).collect();
            all.get(seat % all.len().max(1)).copied()
        })
    }

    /// Name and frames that a seat brings: its own list, else its company.
    #[must_use]
    pub fn brought(&self, content: &Content, seat: usize) -> Option<(String, Vec<Unit>)> {
        match &self.seats[seat].own {
            Some(units) => Some(("Own list".to_owned(), units.clone())),
            None => {
                let company = self.company(content, seat)?;
                Some((company.name.clone(), company.units.clone()))
            }
        }
    }

    /// What is wrong with it, in words, if anything.
    #[must_use]
    pub fn problem(&self, content: &Content) -> Option<&'static str> {
        let names: Vec<&str> = self.playing().iter().map(|s| s.name.trim()).collect();
        if names.iter().any(|n| n.is_empty()) {
            return Some("Every player needs a name.");
        }
        if (1..names.len()).any(|n| names[..n].contains(&names[n])) {
            return Some("The players need different names.");
        }
        if self.seed().is_none() {
            return Some("The seed is a whole number, for example 42.");
        }
        for seat in self.playing() {
            let units = seat.own.as_deref();
            let answer = units.map(|units| company_answer(content, units, self.table()));
            if let Some(Err(refusal)) = answer {
                return Some(refusal.reason);
            }
        }
        if content.fields.is_empty() || self.company(content, 0).is_none() {
            return Some("No pack has a field and companies for this table.");
        }
        None
    }

    /// Another seed, made from this one.
    pub fn another_seed(&mut self) {
        let now = self.seed().unwrap_or(0);
        self.seed = (TableRng::derive(now, 1) % 1_000_000).to_string();
    }

    /// The seed as a number.
    #[must_use]
    pub fn seed(&self) -> Option<u64> {
        self.seed.trim().parse().ok()
    }
}

/// The form. It edits `form` at once and asks for everything else by intent.
pub fn setup(ui: &mut Ui, form: &mut FramesForm, content: &Content, out: &mut Vec<Intent>) {
    if let Some(seat) = form.building {
        builder(ui, form, content, seat);
        return;
    }
    ui.horizontal(|ui| {
        ui.label(RichText::new("Frames").family(theme::serif()).size(38.0));
        ui.add_space(12.0);
        ui.label(theme::quiet(
            "Points for frames and stations. The doomsday clock ends the game; the highest score wins.",
        ));
    });
    theme::panel().show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        table(ui, form, content);
    });
    ui.add_space(6.0);
    let bids = bids(form, content);
    let room = ui.available_height() - 62.0;
    ScrollArea::vertical().max_height(room).show(ui, |ui| {
        for seat in 0..form.playing().len() {
            theme::panel().show(ui, |ui| {
                ui.set_min_width(ui.available_width());
                player(ui, form, content, seat, bids.get(seat).copied());
            });
        }
    });
    ui.add_space(6.0);
    let problem = form.problem(content);
    ui.horizontal(|ui| {
        match problem {
            None if theme::primary(ui, "Start the game", Vec2::new(220.0, 42.0)).clicked() => {
                out.push(Intent::Start);
            }
            Some(why) => theme::dead(ui, "Start the game", why),
            None => {}
        }
        if theme::button(ui, "Back").clicked() {
            out.push(Intent::ToTitle);
        }
        if let Some(why) = problem {
            ui.label(RichText::new(why).color(theme::DANGER));
        }
    });
}

/// Players, size, field, seed.
fn table(ui: &mut Ui, form: &mut FramesForm, content: &Content) {
    let row = Vec2::new(ui.available_width(), 30.0);
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        ui.label("Players");
        for n in 2..=5 {
            ui.selectable_value(&mut form.players, n, n.to_string());
        }
        ui.add_space(14.0);
        ui.selectable_value(&mut form.battle, false, "Skirmish");
        ui.selectable_value(&mut form.battle, true, "Battle");
        ui.add_space(14.0);
        ui.label("Field");
        let fields = &content.fields;
        let name = fields.get(form.field).map_or("none", |f| f.name.as_str());
        let list = ComboBox::from_id_salt("field").width(170.0);
        let shown = list.selected_text(name).show_ui(ui, |ui| {
            for (at, field) in fields.iter().enumerate() {
                ui.selectable_value(&mut form.field, at, &field.name)
                    .on_hover_text(&field.flavor);
            }
        });
        if let Some(field) = fields.get(form.field) {
            shown.response.on_hover_text(&field.flavor);
        }
        ui.add_space(14.0);
        ui.label("Seed");
        let edit = TextEdit::singleline(&mut form.seed).char_limit(20);
        ui.add(edit.desired_width(110.0));
        if theme::button(ui, "Another").clicked() {
            form.another_seed();
        }
    });
}

/// Points an asset, assets and score of every seat.
pub(super) fn bids(form: &FramesForm, content: &Content) -> Vec<(i32, i32)> {
    let seats = 0..form.playing().len();
    let brought: Vec<(usize, usize)> = seats
        .map(|seat| {
            let units = form.company(content, seat).map_or(&[][..], |c| &c.units);
            let kinds = units
                .iter()
                .filter_map(|u| content.frames.get(usize::from(u.frame)));
            let systems = kinds.map(|k| usize::from(k.systems.total())).sum();
            (units.len(), systems)
        })
        .collect();
    let stations = content.rules.limits(form.table()).stations;
    let base = i32::from(content.rules.points_per_asset);
    let points = points_per_asset(base, &brought);
    let assets = brought.iter().map(|(n, _)| *n as i32 + i32::from(stations));
    points.into_iter().zip(assets).collect()
}

/// One seat: name, who decides, company with its frames, bid.
fn player(
    ui: &mut Ui,
    form: &mut FramesForm,
    content: &Content,
    seat: usize,
    bid: Option<(i32, i32)>,
) {
    let table = form.table();
    let Some((name, units)) = form.brought(content, seat) else {
        return;
    };
    let own = Seat(u8::try_from(seat).unwrap_or_default());
    let row = Vec2::new(ui.available_width(), 30.0);
    let centred = Layout::left_to_right(Align::Center);
    ui.allocate_ui_with_layout(row, centred, |ui| {
        bits::chip(ui, 24.0, own);
        let edit = TextEdit::singleline(&mut form.seats[seat].name).char_limit(12);
        ui.add(edit.desired_width(100.0));
        let label = form.seats[seat].sitter.label();
        let list = ComboBox::from_id_salt(("sitter", seat)).width(110.0);
        list.selected_text(label).show_ui(ui, |ui| {
            for sitter in Sitter::of::<Frames>() {
                ui.selectable_value(&mut form.seats[seat].sitter, sitter, sitter.label());
            }
        });
        let list = ComboBox::from_id_salt(("company", seat)).width(190.0);
        list.selected_text(name).show_ui(ui, |ui| {
            for (at, other) in content.companies.iter().enumerate() {
                if other.tables.contains(&table) {
                    let this = form.seats[seat].own.is_none() && form.seats[seat].company == at;
                    let pick = ui.selectable_label(this, &other.name);
                    if pick.on_hover_text(&other.flavor).clicked() {
                        form.seats[seat].company = at;
                        form.seats[seat].own = None;
                    }
                }
            }
        });
        if theme::button(ui, "Own list…").clicked() {
            form.seats[seat].own = Some(units.clone());
            form.building = Some(seat);
        }
        if let Some((ppa, assets)) = bid {
            ui.add_space(8.0);
            ui.label(theme::strong(format!("{} points", ppa * assets), 16.0));
            ui.label(theme::quiet(format!("{assets} assets × {ppa}")));
        }
    });
    let row = Vec2::new(ui.available_width(), 42.0);
    ui.allocate_ui_with_layout(row, centred, |ui| {
        for unit in &units {
            if let Some(kind) = content.frames.get(usize::from(unit.frame)) {
                bits::listed(ui, kind, own, unit.rockets);
            }
        }
    });
}
