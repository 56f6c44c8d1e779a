//! The panels of Biomes in Spanish.

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use fourfold::desktop::intent::Intent;
use fourfold::desktop::panels::{self, PanelView, Textures};
use fourfold::desktop::screen::Settings;
use fourfold::desktop::session::Session;
use fourfold::games::biomes::Biomes;
use fourfold::games::biomes::desktop::panels::{self as biomes_panels, SetupForm};
use fourfold::games::biomes::desktop::sample;
use fourfold::table::{Language, Seat};

use super::{Wishes, put, put_setup, session};

fn view(session: &Session<Biomes>) -> PanelView<'_, Biomes> {
    let settings = Settings {
        language: Language::Spanish,
        ..Settings::default()
    };
    PanelView::of(session, settings, Textures::NONE)
}

/// A panel in Spanish.
fn panel<'a>(
    session: &'a Session<Biomes>,
    draw: impl Fn(&mut bevy_egui::egui::Ui, &PanelView<Biomes>, &mut Vec<Intent>) + 'a,
) -> (Harness<'a>, Wishes) {
    let (mut harness, wishes) = put(move |ui, out| draw(ui, &view(session), out));
    harness.run();
    (harness, wishes)
}

#[test]
fn the_ribbon_says_in_spanish_who_acts_with_what() {
    let session = session();
    let (harness, _) = panel(&session, biomes_panels::ribbon);
    harness.get_by_label("Antes de defender: puedes actuar");
    harness.get_by_label("Juega una carta, produce energía o pasa · velocidad 2 ›› y 3 ›››");
    harness.get_by_label("2.ª principal");
    harness.get_by_label("Menú");
}

#[test]
fn queue_and_pass_are_told_in_spanish() {
    let mut session = session();
    {
        let (harness, _) = panel(&session, biomes_panels::queue);
        harness.get_by_label("Cola");
        let (harness, _) = panel(&session, panels::actions);
        harness.get_by_label("Pasar → que se ejecute");
    }
    session.shown.view.queue.clear();
    let (harness, _) = panel(&session, biomes_panels::queue);
    harness.get_by_label("No hay nada pendiente.");
}

#[test]
fn a_bar_counts_in_spanish() {
    let session = session();
    let (harness, _) = panel(&session, |ui, p, out| {
        biomes_panels::bar(ui, p, Seat(1), out);
    });
    harness.get_by_label("mano 5");
    harness.get_by_label("mazo 31");
    harness.get_by_label("3 oscuridad");
}

#[test]
fn the_setup_speaks_spanish() {
    let content = sample::content();
    let mut form = SetupForm {
        seed: "siete".to_owned(),
        ..SetupForm::default()
    };
    let settings = Settings {
        language: Language::Spanish,
        ..Settings::default()
    };
    let (mut harness, _) = put_setup(&mut form, content, settings);
    harness.run();
    harness.get_by_label("al mejor de tres");
    assert_eq!(harness.get_all_by_label("Bot normal").count(), 2);
    harness.get_by_label("La semilla es un número entero, por ejemplo 42.");
}
