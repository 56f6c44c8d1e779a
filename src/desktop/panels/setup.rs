//! The setup screen: who sits where with which deck, how many matches, which seed.

use bevy::prelude::Resource;
use bevy_egui::egui::{Align, ComboBox, Layout, RichText, TextEdit, Ui, Vec2};

use super::theme;
use crate::desktop::intent::Intent;
use crate::desktop::session::Sitter;
use crate::games::biomes::content::Deck;
use crate::table::TableRng;

/// What the setup screen asks for; kept for the next time.
#[derive(Debug, Clone, PartialEq, Eq, Resource)]
pub struct SetupForm {
    /// Names by seat.
    pub names: [String; 2],
    /// Who decides, by seat.
    pub sitters: [Sitter; 2],
    /// Deck by seat, as an index into the content's decks.
    pub decks: [usize; 2],
    /// 1 or 3.
    pub best_of: u8,
    /// As typed.
    pub seed: String,
}

impl Default for SetupForm {
    fn default() -> Self {
        Self {
            names: ["Ada".to_owned(), "Mara".to_owned()],
            sitters: [Sitter::Human, Sitter::opponent()],
            decks: [0, 1],
            best_of: 1,
            seed: "1".to_owned(),
        }
    }
}

impl SetupForm {
    /// What is wrong with it, in words, if anything.
    #[must_use]
    pub fn problem(&self) -> Option<&'static str> {
        if self.names.iter().any(|n| n.trim().is_empty()) {
            return Some("Both players need a name.");
        }
        if self.names[0].trim() == self.names[1].trim() {
            return Some("The players need different names.");
        }
        if self.seed().is_none() {
            return Some("The seed is a whole number, for example 42.");
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
pub fn setup(ui: &mut Ui, form: &mut SetupForm, decks: &[Deck], out: &mut Vec<Intent>) {
    ui.label(RichText::new("Biomes").family(theme::serif()).size(40.0));
    ui.label(theme::quiet(
        "Two players, three biomes. Lose two sectors and you lose the match.",
    ));
    ui.add_space(12.0);
    ui.columns(2, |columns| {
        for (seat, ui) in columns.iter_mut().enumerate() {
            theme::panel().show(ui, |ui| {
                // Columns justify their text; whole sentences read better ragged.
                let plain = Layout::top_down(Align::Min);
                ui.with_layout(plain, |ui| player(ui, form, decks, seat));
            });
        }
    });
    ui.add_space(10.0);
    theme::panel().show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        frame(ui, form);
    });
    ui.add_space(14.0);
    let problem = form.problem();
    ui.horizontal(|ui| {
        match problem {
            None if theme::primary(ui, "Start the match", Vec2::new(220.0, 42.0)).clicked() => {
                out.push(Intent::Start);
            }
            Some(why) => theme::dead(ui, "Start the match", why),
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

fn player(ui: &mut Ui, form: &mut SetupForm, decks: &[Deck], seat: usize) {
    ui.set_min_height(190.0);
    ui.label(theme::strong(["First seat", "Second seat"][seat], 16.0));
    ui.label(theme::quiet(
        ["at the lower edge", "at the upper edge"][seat],
    ));
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        ui.label("Name");
        let edit = TextEdit::singleline(&mut form.names[seat]).char_limit(16);
        ui.add(edit.desired_width(180.0));
    });
    ui.horizontal(|ui| {
        for sitter in Sitter::all() {
            ui.selectable_value(&mut form.sitters[seat], sitter, sitter.label());
        }
    });
    ui.add_space(8.0);
    let chosen = decks.get(form.decks[seat]);
    let name = chosen.map_or("no deck", |d| d.name.as_str());
    ui.horizontal(|ui| {
        ui.label("Deck");
        let list = ComboBox::from_id_salt(("deck", seat)).width(220.0);
        list.selected_text(name).show_ui(ui, |ui| {
            for (at, deck) in decks.iter().enumerate() {
                ui.selectable_value(&mut form.decks[seat], at, &deck.name);
            }
        });
    });
    if let Some(deck) = chosen {
        ui.label(RichText::new(&deck.summary).color(theme::MUTED));
        let total: u32 = deck.cards.iter().map(|(_, n)| u32::from(*n)).sum();
        ui.label(theme::quiet(format!(
            "{total} cards, {} different",
            deck.cards.len()
        )));
    }
}

fn frame(ui: &mut Ui, form: &mut SetupForm) {
    ui.horizontal(|ui| {
        ui.label("Play");
        ui.selectable_value(&mut form.best_of, 1, "one match");
        ui.selectable_value(&mut form.best_of, 3, "best of three");
        ui.add_space(24.0);
        ui.label("Seed");
        let edit = TextEdit::singleline(&mut form.seed).char_limit(20);
        ui.add(edit.desired_width(150.0));
        if theme::button(ui, "Another").clicked() {
            form.another_seed();
        }
        ui.label(theme::quiet("Same seed, decks and choices: same match."));
    });
}
