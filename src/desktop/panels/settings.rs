//! The settings, each in force at once: how everything looks and moves, what is answered by itself, the keys.

use std::ops::RangeInclusive;

use bevy_egui::egui::emath::Numeric;
use bevy_egui::egui::{Grid, Id, Response, Slider, Ui, Vec2};

use super::{key_settings, theme};
use crate::desktop::art::palette::Palette;
use crate::desktop::intent::Intent;
use crate::desktop::screen::{Overlay, Playing, SCALES, Settings, Speed, Switch, SwitchPlace};
use crate::desktop::words::{SettingsWords, Words};
use crate::table::LANGUAGES;

/// Width and least height of every page, so that the box does not jump from one to the other.
const PAGE: Vec2 = Vec2::new(680.0, 436.0);

/// Narrower than that, as where everything is shown large, there is room for one column only.
const COLUMNS: f32 = 640.0;

/// Where it is kept which page is open.
const OPEN: &str = "page of the settings";

/// Turns to the page where passing stops; from then on they are the settings as ever.
pub fn open_stops(ui: &Ui, out: &mut Vec<Intent>) {
    ui.data_mut(|data| data.insert_temp(Id::new(OPEN), 1_usize));
    out.push(Intent::Show(Overlay::Settings));
}

/// The settings; `game` is the one that is played or was last set up.
pub fn settings(ui: &mut Ui, now: Settings, game: Playing, words: &Words, out: &mut Vec<Intent>) {
    let own = &words.settings;
    let mut next = now;
    let wide = theme::fitting(ui, PAGE.x);
    ui.set_width(wide);
    ui.label(theme::strong(own.title, 22.0));
    ui.add_space(4.0);
    let place = Id::new(OPEN);
    let mut page: usize = ui.data(|data| data.get_temp(place)).unwrap_or_default();
    ui.horizontal(|ui| {
        for (at, name) in own.pages.into_iter().enumerate() {
            theme::pick(ui, &mut page, at, name);
        }
    });
    ui.data_mut(|data| data.insert_temp(place, page));
    ui.separator();
    ui.scope(|ui| {
        ui.set_min_height(PAGE.y);
        match page {
            0 => look(ui, &mut next, own),
            1 => playing(ui, &mut next, game, words),
            _ => key_settings::page(ui, &mut next.keys, own),
        }
    });
    if next != now {
        out.push(Intent::Set(next));
    }
    ui.add_space(8.0);
    if theme::primary(ui, own.done, Vec2::new(160.0, 36.0)).clicked() {
        out.push(Intent::Show(Overlay::None));
    }
}

fn look(ui: &mut Ui, next: &mut Settings, words: &SettingsWords) {
    halves(ui, |ui, half| match half {
        0 => picture(ui, next, words),
        _ => motion(ui, next, words),
    });
}

/// Two halves of a page beside each other, or one below the other where there is no room.
fn halves(ui: &mut Ui, mut half: impl FnMut(&mut Ui, usize)) {
    if ui.available_width() < COLUMNS {
        half(ui, 0);
        ui.add_space(8.0);
        half(ui, 1);
        return;
    }
    let gap = ui.spacing().item_spacing.x;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.x = 28.0;
        ui.columns(2, |columns| {
            for (n, ui) in columns.iter_mut().enumerate() {
                ui.spacing_mut().item_spacing.x = gap;
                ui.vertical(|ui| half(ui, n));
            }
        });
    });
}

/// The settings of the display.
fn picture(ui: &mut Ui, next: &mut Settings, words: &SettingsWords) {
    ui.label(theme::strong(words.language, 14.0));
    ui.horizontal(|ui| {
        for language in LANGUAGES {
            theme::pick(ui, &mut next.language, language, language.name());
        }
    });
    ui.add_space(8.0);
    ui.label(theme::strong(words.palette, 14.0));
    ui.horizontal_wrapped(|ui| {
        for palette in Palette::ALL {
            theme::pick(ui, &mut next.palette, palette, words.palettes(palette).0);
        }
    });
    ui.label(theme::quiet(words.palettes(next.palette).1));
    ui.add_space(8.0);
    let name = ui.label(theme::strong(words.scale, 14.0));
    scale(ui, &mut next.scale, name.id);
    ui.label(theme::quiet(words.scale_hint));
    ui.add_space(4.0);
    switches(ui, next, SwitchPlace::Picture, words);
}

/// The settings of motion and sound.
fn motion(ui: &mut Ui, next: &mut Settings, words: &SettingsWords) {
    ui.label(theme::strong(words.speed, 14.0));
    ui.horizontal_wrapped(|ui| {
        for speed in Speed::ALL {
            theme::pick(ui, &mut next.speed, speed, words.speeds(speed));
        }
    });
    ui.add_space(4.0);
    switches(ui, next, SwitchPlace::Motion, words);
    ui.add_space(8.0);
    sounds(ui, next, words);
}

/// The slider of the interface's size. It applies on release: else it would move away from under the pointer.
fn scale(ui: &mut Ui, scale: &mut u16, name: Id) {
    let place = Id::new("interface size that is being set");
    let mut value = ui.data(|data| data.get_temp(place)).unwrap_or(*scale);
    let slider = percent(ui, &mut value, SCALES, name);
    if slider.is_pointer_button_down_on() {
        ui.data_mut(|data| data.insert_temp(place, value));
    } else {
        ui.data_mut(|data| data.remove::<u16>(place));
        *scale = value;
    }
}

/// A slider with its number beside it.
fn percent<N: Numeric>(ui: &mut Ui, value: &mut N, range: RangeInclusive<N>, name: Id) -> Response {
    let row = ui.horizontal(|ui| {
        let slider = Slider::new(value, range).step_by(5.0).show_value(false);
        let rail = |ui: &mut Ui| {
            ui.visuals_mut().widgets.inactive.bg_fill = theme::edge();
            ui.add(slider.trailing_fill(true))
        };
        let slider = ui.scope(rail).inner.labelled_by(name);
        ui.label(format!("{} %", value.to_f64()));
        slider
    });
    row.inner
}

/// How loud everything is.
fn sounds(ui: &mut Ui, next: &mut Settings, words: &SettingsWords) {
    if cfg!(not(feature = "sound")) {
        ui.label(theme::quiet(words.mute));
        return;
    }
    ui.label(theme::strong(words.sounds, 14.0));
    let now = &mut next.volumes;
    Grid::new("volumes").num_columns(2).show(ui, |ui| {
        let rows = [&mut now.all, &mut now.table, &mut now.signals];
        for (volume, name) in rows.into_iter().zip(words.volumes) {
            let name = ui.label(name);
            percent(ui, volume, 0..=100, name.id);
            ui.end_row();
        }
    });
}

fn playing(ui: &mut Ui, next: &mut Settings, game: Playing, words: &Words) {
    halves(ui, |ui, half| match half {
        0 => passing(ui, next, game, &words.settings),
        _ => helping(ui, next, game, &words.settings),
    });
    let stops = next.stops.named(game.game());
    if let (Some(table), Some(stops)) = (game.profile().stops, stops) {
        ui.add_space(4.0);
        table(ui, stops, next.language, words);
    }
}

/// The settings of questions that are answered without asking.
fn passing(ui: &mut Ui, next: &mut Settings, game: Playing, words: &SettingsWords) {
    switches(ui, next, SwitchPlace::Passing, words);
    if game.profile().pays {
        hint(ui, words.auto_pass_energy);
        switches(ui, next, SwitchPlace::Paying, words);
    }
}

/// What is shown or asked beside the game.
fn helping(ui: &mut Ui, next: &mut Settings, game: Playing, words: &SettingsWords) {
    let hinted = next.hints;
    switches(ui, next, SwitchPlace::Hints, words);
    // Whoever wants them again wants all of them.
    if next.hints != hinted {
        next.hints_read = 0;
    }
    if !game.profile().has_board {
        switches(ui, next, SwitchPlace::CardTable, words);
    }
}

/// The switches of a place, each with its explanation if it has one.
fn switches(ui: &mut Ui, next: &mut Settings, place: SwitchPlace, words: &SettingsWords) {
    for &switch in Switch::ALL.iter().filter(|switch| switch.place() == place) {
        let (name, explained) = words.switches(switch);
        theme::tick(ui, switch.of(next), name);
        if !explained.is_empty() {
            hint(ui, explained);
        }
    }
}

/// The explanation below a checkbox.
fn hint(ui: &mut Ui, text: &str) {
    ui.horizontal(|ui| {
        ui.add_space(22.0);
        ui.vertical(|ui| ui.label(theme::quiet(text)));
    });
}
