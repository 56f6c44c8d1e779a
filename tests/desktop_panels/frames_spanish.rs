//! The panels of Frames in Spanish, and that nothing on them is left in English.

use std::collections::BTreeSet;

use bevy_egui::egui::Ui;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use fourfold::desktop::intent::Intent;
use fourfold::desktop::keymap::Keymap;
use fourfold::desktop::panels::help;
use fourfold::desktop::screen::{Playing, Settings};
use fourfold::desktop::session::Session;
use fourfold::desktop::words;
use fourfold::games::frames::Frames;
use fourfold::games::frames::desktop::panels::{self as frames, FramesPanel};
use fourfold::games::frames::desktop::session::Selection;
use fourfold::games::frames::{ChoiceWord, DieResult};
use fourfold::table::{LANGUAGES, Language, Ref};

use super::frames::{library, panel_in as panel, people, played, session, until};
use super::{click, put};

/// Labels that are the same in both languages: the name of the game, names of people and of languages, a key.
const ALIKE: [&str; 9] = [
    "Frames", "Ada", "Mara", "Tomas", "Ines", "Bela", "English", "Español", "Esc",
];

fn spoken(language: Language) -> Settings {
    Settings {
        language,
        ..Settings::default()
    }
}

/// Everything that a surface says, to those who see and to those who do not.
fn said(harness: &mut Harness<'_>) -> BTreeSet<String> {
    harness.run();
    let all = harness.root().children_recursive();
    all.map(|node| node.accesskit_node())
        .flat_map(|node| [node.label(), node.value()])
        .flatten()
        .filter(|text| text.chars().filter(|c| c.is_alphabetic()).count() > 1)
        .filter(|text| !ALIKE.contains(&text.trim_end_matches(':')))
        .collect()
}

/// No sentence is on both surfaces.
#[track_caller]
fn apart(english: &BTreeSet<String>, spanish: &BTreeSet<String>) {
    assert!(!english.is_empty());
    let same: Vec<&String> = english.intersection(spanish).collect();
    assert!(same.is_empty(), "both languages say {same:?}");
}

/// What a panel says in English and in Spanish.
fn both(
    session: &Session<Frames>,
    draw: fn(&mut Ui, &FramesPanel, &mut Vec<Intent>),
) -> [BTreeSet<String>; 2] {
    LANGUAGES.map(|language| said(&mut panel(session, language, draw).0))
}

const PANELS: [fn(&mut Ui, &FramesPanel, &mut Vec<Intent>); 3] =
    [frames::strip, frames::tray, frames::inspect];

#[test]
fn strip_tray_and_inspect_leave_no_sentence_in_english() {
    let mut session = session();
    let topics = ["terrain", "deploy", "place", "activate", "defend", "turn"];
    for topic in topics {
        until(&mut session, topic);
        let view = &session.shown.view;
        let things = view.frames.iter().map(|(id, _)| *id);
        let stations = view.stations.iter().map(|(id, _)| *id);
        let cover = view.segments.iter().map(|(id, _)| *id).take(1);
        let looked: Vec<_> = things.chain(stations).chain(cover).map(Some).collect();
        for hover in looked.into_iter().chain([None]) {
            session.focus.hover = hover;
            let [english, spanish] = both(&session, PANELS[2]);
            apart(&english, &spanish);
        }
        for draw in PANELS {
            let [english, spanish] = both(&session, draw);
            apart(&english, &spanish);
        }
    }
}

#[test]
fn the_strip_names_round_menu_and_scores_in_spanish() {
    let session = session();
    let (mut harness, _) = panel(&session, Language::Spanish, frames::strip);
    harness.run();
    harness.get_by_label("Antes de la batalla");
    harness.get_by_label("Deshacer");
    click(&mut harness, "Menú");
}

#[test]
fn the_tray_asks_and_offers_in_spanish() {
    let mut session = session();
    let (mut harness, wishes) = panel(&session, Language::Spanish, frames::tray);
    click(&mut harness, "Rechazarlo: otro campo");
    assert!(matches!(wishes.borrow()[..], [Intent::Choose(c)] if c.verb == "veto"));
    drop(harness);
    until(&mut session, "turn");
    session.extra.held = Selection {
        action: Some(ChoiceWord::Move),
        ..Selection::default()
    };
    let (mut harness, _) = panel(&session, Language::Spanish, frames::tray);
    harness.run();
    harness.get_by_label("Elige un dado verde o blanco para mover.");
    harness.get_by_label("Terminar turno");
    let why = session
        .refusal_of(&[ChoiceWord::Attack], Ref::None)
        .map(|r| r.refusal);
    let why = why.and_then(|refusal| refusal.spanish);
    assert_eq!(
        why,
        Some("Sin objetivo designado no hay ataque este turno.")
    );
}

#[test]
fn the_damage_dice_are_told_in_spanish() {
    let hits = |s: &Session<Frames>| {
        let dice = s.extra.blow.as_ref().map_or(&[][..], |blow| &blow.dice);
        dice.len() > 1 && dice.iter().any(|d| d.1 == DieResult::Target)
    };
    let form = people(2, false);
    let session = (1..60).find_map(|seed| played(&form, seed, hits));
    let session = session.expect("sooner or later an attack hits");
    let [english, spanish] = both(&session, frames::tray);
    apart(&english, &spanish);
    assert!(
        spanish
            .iter()
            .any(|text| text.starts_with("Último ataque: "))
    );
    assert!(
        spanish
            .iter()
            .any(|text| text.starts_with("dado de daño: "))
    );
}

#[test]
fn the_log_is_kept_in_both_languages_and_undo_takes_from_both() {
    let mut session = session();
    until(&mut session, "deploy");
    let told = |session: &Session<Frames>, language| {
        let lines = session.log(language).iter();
        lines.map(|l| l.text.clone()).collect::<Vec<_>>()
    };
    let before = LANGUAGES.map(|language| told(&session, language));
    assert!(before[0].len() > 2);
    assert_eq!(before[0].len(), before[1].len());
    for (english, spanish) in before[0].iter().zip(&before[1]) {
        assert_ne!(english, spanish);
    }
    until(&mut session, "place");
    let first = session.shown.decision.as_ref().map(|d| d.options[0]);
    session
        .choose(first.expect("a place is suggested"))
        .expect("what is offered is allowed");
    assert!(told(&session, Language::Spanish).len() > before[1].len());
    while session.can_undo() > 0 && told(&session, Language::English).len() > before[0].len() {
        session.undo();
    }
    assert_eq!(LANGUAGES.map(|language| told(&session, language)), before);
    let (mut harness, _) = panel(&session, Language::Spanish, frames::log);
    harness.run();
    harness.get_by_label("Registro");
    harness.get_by_label(&before[1][0]);
}

#[test]
fn the_setup_and_the_own_list_are_in_spanish_and_change_the_language() {
    let library = library();
    let mut seen = Vec::new();
    for language in LANGUAGES {
        let mut form = people(3, false);
        let settings = spoken(language);
        let (mut harness, _) =
            put(|ui, out| frames::setup(ui, &mut form, library.0, settings, out));
        let setup = said(&mut harness);
        let own = language.pick("Custom list…", "Lista propia…");
        let first = harness.get_all_by_label(own).next();
        first.expect("every seat may write one").click();
        harness.run();
        let list = said(&mut harness);
        for _ in 0..3 {
            let remove = language.pick("Remove", "Quitar");
            let first = harness.get_all_by_label(remove).next();
            first.expect("a company has frames").click();
            harness.run();
        }
        seen.push([setup, list, said(&mut harness)]);
    }
    for (english, spanish) in seen[0].iter().zip(&seen[1]) {
        apart(english, spanish);
    }
    let mut form = people(3, false);
    let (mut harness, wishes) =
        put(|ui, out| frames::setup(ui, &mut form, library.0, Settings::default(), out));
    click(&mut harness, Language::Spanish.name());
    assert_eq!(*wishes.borrow(), [Intent::Set(spoken(Language::Spanish))]);
}

#[test]
fn what_is_wrong_with_the_form_is_told_in_spanish() {
    let library = library();
    let mut form = people(2, false);
    form.seed = "siete".to_owned();
    let problem = |form: &frames::FramesForm, language| {
        form.problem(
            library.0,
            fourfold::games::frames::desktop::words::of(language),
        )
    };
    let spanish = problem(&form, Language::Spanish);
    assert_eq!(
        spanish,
        Some("La semilla es un número entero, por ejemplo 42.")
    );
    "1".clone_into(&mut form.seed);
    form.seats[0].own = Some(Vec::new());
    let spanish = problem(&form, Language::Spanish);
    let few = "La compañía tiene muy pocos armazones para esta mesa.";
    assert_eq!(spanish, Some(few));
    assert_ne!(problem(&form, Language::English), spanish);
}

#[test]
fn the_end_is_told_in_spanish() {
    let form = people(2, false);
    let session = played(&form, 3, |s| s.host.outcome().is_some()).expect("it ends");
    let [english, spanish] = both(&session, frames::result);
    apart(&english, &spanish);
    let round = session.shown.view.round;
    let clock = format!("El reloj del juicio llegó a 0 en la ronda {round}");
    assert!(
        spanish.iter().any(|text| text.starts_with(&clock)),
        "{spanish:?}"
    );
    let (mut harness, wishes) = panel(&session, Language::Spanish, frames::result);
    click(&mut harness, "Jugar otra vez");
    assert_eq!(*wishes.borrow(), [Intent::PlayAgain]);
}

#[test]
fn the_keys_of_frames_are_told_in_both_languages() {
    let keys = Keymap::default();
    let [english, spanish] = LANGUAGES.map(|language| {
        let words = words::of(language);
        said(&mut put(|ui, out| help(ui, &keys, Playing::of("frames"), words, out)).0)
    });
    // Keys that are called the same everywhere.
    let english: BTreeSet<_> = english.difference(&spanish).cloned().collect();
    assert!(english.len() >= 16, "{english:?}");
    assert!(
        english.contains("Frames: show the whole field"),
        "{english:?}"
    );
    assert!(
        spanish.contains("Frames: mostrar todo el campo"),
        "{spanish:?}"
    );
}
