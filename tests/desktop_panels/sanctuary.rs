//! The panels of Sanctuary, in both languages, on games that bots have played.

use bevy_egui::egui::Ui;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use fourfold::desktop::intent::Intent;
use fourfold::desktop::panels::{self, PanelView, Textures};
use fourfold::desktop::screen::{Overlay, Playing, Settings};
use fourfold::desktop::session::{Controller, Session};
use fourfold::desktop::start::Library;
use fourfold::desktop::words;
use fourfold::games::sanctuary::content::{Gift, Gifts, builtin};
use fourfold::games::sanctuary::desktop::panels::{SanctuaryForm, bar, inspect, ribbon, stack};
use fourfold::games::sanctuary::desktop::start;
use fourfold::games::sanctuary::{EntryView, Place, Sanctuary, Setup, Step, View, zone};
use fourfold::table::{
    Choice, Decision, Event, LANGUAGES, Language, Match, Outcome, Phrases, Ref, Seat, Seats,
    TableRng,
};

use super::{Wishes, click, put};

fn library() -> Library<Sanctuary> {
    let content = builtin().expect("the built-in pack loads");
    Library::<Sanctuary>(Box::leak(Box::new((*content).clone())))
}

/// Two people at one screen: every choice is asked for.
fn people() -> SanctuaryForm {
    SanctuaryForm {
        controllers: [Controller::Human; 2],
        ..SanctuaryForm::default()
    }
}

/// The first seat against a bot, at the opening hand.
pub fn opening() -> Session<Sanctuary> {
    start::open(library(), &SanctuaryForm::default())
}

/// A game played at random until the first seat is asked what is wanted.
fn played(wanted: fn(&View, &Decision) -> bool) -> Session<Sanctuary> {
    let library = library();
    let mut found = (1..60).filter_map(|seed| reached(library, seed, wanted));
    found.next().expect("some game reaches the position")
}

/// The same with one seed, if that game gets there.
fn reached(
    library: Library<Sanctuary>,
    seed: u64,
    wanted: fn(&View, &Decision) -> bool,
) -> Option<Session<Sanctuary>> {
    let setup = Setup {
        content: library.0,
        decks: [0, 1],
        position: None,
    };
    let mut game = Match::<Sanctuary>::new(setup, seed);
    let mut chance = TableRng::new(seed);
    while let Some(decision) = game.decision().cloned() {
        let view = game.view(Some(decision.seat));
        if decision.seat == Seat(0) && wanted(&view, &decision) {
            let players = start::players(&SanctuaryForm::default(), seed);
            return Some(Session::new(game, players));
        }
        game.pick(chance.below(decision.options.len() as u32) as usize);
    }
    None
}

fn in_language(language: Language) -> Settings {
    Settings {
        language,
        ..Settings::default()
    }
}

fn panel<'a>(
    session: &'a Session<Sanctuary>,
    language: Language,
    draw: fn(&mut Ui, &PanelView<Sanctuary>, &mut Vec<Intent>),
) -> (Harness<'a>, Wishes) {
    put(move |ui, out| {
        let p = PanelView::of(session, in_language(language), Textures::NONE);
        draw(ui, &p, out);
    })
}

#[test]
fn the_ribbon_names_phases_turn_and_question_in_both_languages() {
    let session = played(|v, d| v.step == Step::Harvest && d.about == Ref::None);
    let turn = session.shown.view.turn;
    for (language, said) in [
        (
            Language::English,
            ["Communion", "Harvest", "Contemplation", "Undo"],
        ),
        (
            Language::Spanish,
            ["Comunión", "Cosecha", "Contemplación", "Deshacer"],
        ),
    ] {
        let (mut harness, wishes) = panel(&session, language, ribbon);
        harness.run();
        for words in said {
            harness.get_by_label(words);
        }
        let (who, menu) = match language {
            Language::English => (format!("Turn {turn}: you act"), "Menu"),
            Language::Spanish => (format!("Turno {turn}: te toca"), "Menú"),
        };
        harness.get_by_label(&who);
        click(&mut harness, menu);
        assert_eq!(*wishes.borrow(), [Intent::Show(Overlay::Menu)]);
    }
}

#[test]
fn whoever_can_only_pass_is_not_told_to_play() {
    let mut session = opening();
    session.shown.view.step = Step::DuelWindow;
    let asked = |verbs: &[&'static str]| Decision {
        topic: "act",
        options: verbs.iter().map(|verb| Choice::new(verb)).collect(),
        ..Decision::default()
    };
    for (language, play, look) in [
        (
            Language::English,
            "Before the duel: play",
            "you have no answer",
        ),
        (
            Language::Spanish,
            "Antes del duelo: juega",
            "no tienes respuesta",
        ),
    ] {
        let p = PanelView::of(&session, in_language(language), Textures::NONE);
        let said = p.speaker().question(&asked(&["play", "pass"]));
        assert!(said.starts_with(play), "{said}");
        let said = p.speaker().question(&asked(&["pass"]));
        assert!(said.contains(look), "{said}");
    }
}

#[test]
fn an_optional_phase_is_skipped_by_a_button_that_names_where_it_leads() {
    let session = played(|_, d| d.topic == "challenge");
    for (language, words) in [
        (Language::English, "No duel → Combat"),
        (Language::Spanish, "Sin duelo → Combate"),
    ] {
        let (mut harness, wishes) = panel(&session, language, panels::actions);
        click(&mut harness, words);
        assert_eq!(*wishes.borrow(), [Intent::Pass]);
    }
}

#[test]
fn attackers_are_counted_before_they_are_confirmed() {
    let mut session = played(|v, d| d.topic == "attack" && v.pairs.is_empty());
    let decision = session.shown.decision.clone().expect("somebody is asked");
    let (mut harness, _) = panel(&session, Language::English, panels::actions);
    harness.run();
    harness.get_by_label("No attack → Contemplation");
    drop(harness);
    session.choose(decision.options[0]).expect("it is offered");
    let (mut harness, _) = panel(&session, Language::Spanish, panels::actions);
    harness.run();
    harness.get_by_label("Atacar con 1 Personaje");
    harness.get_by_label("Cancelar");
}

#[test]
fn the_tray_lists_only_what_no_second_click_makes() {
    let mut session = played(|_, d| d.topic == "challenge");
    let decision = session.shown.decision.clone().expect("somebody is asked");
    let challenger = decision.options.iter().find_map(|c| match c.subject {
        Ref::Object(id) => Some(id),
        _ => None,
    });
    session.focus.pinned = challenger;
    let mut open = true;
    {
        let (mut harness, _) = put(|ui, out| {
            let p = PanelView::of(&session, Settings::default(), Textures::NONE);
            open = panels::tray(ui, &p, out);
        });
        harness.run();
    }
    assert!(!open, "the challenged one is clicked on the table");
}

#[test]
fn the_opening_hand_is_kept_or_drawn_anew() {
    let session = opening();
    for (language, keep, redraw) in [
        (Language::English, "Keep this hand", "Draw a new hand"),
        (
            Language::Spanish,
            "Quedarse con esta mano",
            "Robar una mano nueva",
        ),
    ] {
        let (mut harness, wishes) = panel(&session, language, panels::actions);
        click(&mut harness, redraw);
        click(&mut harness, keep);
        let anew = Intent::Choose(Choice::new("redraw"));
        assert_eq!(*wishes.borrow(), [anew, Intent::Pass]);
    }
}

#[test]
fn the_stack_names_source_owner_and_target() {
    let mut session = opening();
    let own = session.shown.view.players[0].sanctuary;
    let theirs = session.shown.view.players[1].sanctuary;
    let face = session.shown.view.card(own).expect("it is in play").face;
    session.shown.view.stack.push(EntryView {
        later: 0,
        serial: 3,
        source: own,
        face,
        ability: 0,
        manipulation: false,
        controller: Seat(1),
        targets: vec![Ref::Object(theirs)],
        shares: Vec::new(),
    });
    let target = Choice::new("target").of(Ref::Entry(3));
    if let Some(decision) = &mut session.shown.decision {
        decision.options.push(target);
    }
    let content = session.shown.view.content;
    let name = &content.cards[usize::from(face)].name;
    for (language, head, owner, choose) in [
        (Language::English, "Stack", "Mara · ability", "Choose"),
        (Language::Spanish, "Pila", "Mara · habilidad", "Elegir"),
    ] {
        let (mut harness, wishes) = panel(&session, language, stack);
        harness.run();
        harness.get_by_label(head);
        harness.get_by_label(owner);
        let label = format!("{choose} {}", name.in_language(language));
        click(&mut harness, &label);
        let chosen = Intent::Choose(target);
        assert!(wishes.borrow().contains(&chosen));
    }
}

#[test]
fn a_refusal_is_told_in_the_language() {
    let mut session = played(|v, d| v.step == Step::Harvest && d.topic == "act");
    let theirs = session.shown.view.players[1].sanctuary;
    let attack = Choice::new("attack").of(Ref::Object(theirs));
    let refused = session.choose(attack).expect_err("it is not yours");
    for language in LANGUAGES {
        let (mut harness, _) = panel(&session, language, stack);
        harness.run();
        harness.get_by_label(refused.refusal.in_language(language));
        harness.get_by_label(&refused.refusal.rules.join(" "));
    }
}

#[test]
fn a_bar_opens_the_limbo_and_the_limbo_offers_its_cards() {
    let session = played(|v, _| !v.zone(zone(Seat(1), Place::Limbo)).is_empty());
    let limbo = zone(Seat(1), Place::Limbo);
    let count = session.shown.view.zone(limbo).len();
    let (mut harness, wishes) = panel(&session, Language::Spanish, |ui, p, out| {
        bar(ui, p, Seat(1), out);
    });
    click(&mut harness, &format!("Limbo {count}"));
    assert_eq!(*wishes.borrow(), [Intent::Show(Overlay::Pile(limbo))]);
    let (mut harness, wishes) = put(|ui, out| {
        let p = PanelView::of(&session, in_language(Language::Spanish), Textures::NONE);
        panels::pile(ui, &p, limbo, out);
    });
    harness.run();
    harness.get_by_label("Limbo de Mara");
    click(&mut harness, "Cerrar");
    assert_eq!(*wishes.borrow(), [Intent::Show(Overlay::None)]);
}

#[test]
fn the_large_card_tells_what_became_of_it() {
    let mut session = played(|v, d| {
        let tapped = v.cards.iter().any(|c| c.tapped && c.damage > 0);
        tapped && d.topic == "act"
    });
    let card = session
        .shown
        .view
        .cards
        .iter()
        .find(|c| c.tapped && c.damage > 0);
    session.focus.hover = card.map(|card| card.id);
    for (language, said) in [
        (Language::English, ["Tapped", "Damaged"]),
        (Language::Spanish, ["Girado", "Dañado"]),
    ] {
        let (mut harness, _) = panel(&session, language, |ui, p, _| inspect(ui, p));
        harness.run();
        for words in said {
            harness.get_by_label(words);
        }
    }
}

#[test]
fn of_a_character_that_entered_it_is_told_whether_it_may_block() {
    let mut session = played(|v, d| {
        let fought = v.cards.iter().any(|c| c.tapped && c.damage > 0);
        fought && d.topic == "act"
    });
    for (gifts, blocks) in [
        (Gifts::NONE, true),
        (Gifts::NONE.and(Gift::Macrophage), false),
    ] {
        let mut cards = session.shown.view.cards.iter_mut();
        let card = cards.find(|c| c.tapped && c.damage > 0);
        let card = card.expect("it fought");
        (card.entered_now, card.gifts) = (true, gifts);
        session.focus.hover = Some(card.id);
        for language in LANGUAGES {
            let (mut harness, _) = panel(&session, language, |ui, p, _| inspect(ui, p));
            harness.run();
            let words = fourfold::games::sanctuary::desktop::words::of(language);
            harness.get_by_label(words.entered_means(blocks));
        }
    }
}

#[test]
fn the_log_is_kept_in_both_languages() {
    let session = played(|v, d| v.turn > 2 && d.topic == "act");
    for (language, head) in [
        (Language::English, "Your turn ("),
        (Language::Spanish, "Tu turno ("),
    ] {
        let log = session.log(language);
        assert!(log.iter().any(|line| line.text.starts_with(head)));
        // A card that nobody sees is drawn without a name, and without a gap for one.
        assert!(log.iter().all(|line| line.text.trim_end() == line.text));
    }
}

#[test]
fn the_log_names_a_sanctuary_with_its_article() {
    let session = opening();
    let p = PanelView::of(&session, in_language(Language::Spanish), Textures::NONE);
    let lost = |seat: Seat| {
        let sanctuary = p.view.players[seat.index()].sanctuary;
        let event = Event::new("structure", seat).of(Ref::Object(sanctuary));
        p.speaker().event(&event.by(-2))
    };
    for (seat, said) in [
        (0, "Tu Santuario pierde 2 de Estructura"),
        (1, "El Santuario de Mara pierde 2 de Estructura"),
    ] {
        assert_eq!(lost(Seat(seat)).as_deref(), Some(said));
    }
}

#[test]
fn whoever_was_just_sent_to_attack_is_not_told_that_it_cannot() {
    let mut session = played(|v, d| d.topic == "attack" && v.pairs.is_empty());
    let decision = session.shown.decision.clone().expect("somebody is asked");
    let Ref::Object(attacker) = decision.options[0].subject else {
        panic!("attackers are offered first");
    };
    session.focus.point_at(Some(attacker));
    session.choose(decision.options[0]).expect("it is offered");
    assert!(session.why_not(attacker).is_some(), "it attacks already");
    let told = |session: &Session<Sanctuary>| {
        let p = PanelView::of(session, Settings::default(), Textures::NONE);
        p.refusal.is_some()
    };
    assert!(!told(&session));
    session.focus.point_at(None);
    session.focus.point_at(Some(attacker));
    assert!(told(&session), "whoever points at it anew wants to know");
}

#[test]
fn a_card_that_is_foreseen_is_shown_large() {
    let session = played(|_, d| d.topic == "foresee");
    let decision = session.shown.decision.clone().expect("somebody is asked");
    assert_eq!(session.focus.shown().map(Ref::Object), Some(decision.about));
    let (mut harness, _) = panel(&session, Language::English, |ui, p, _| inspect(ui, p));
    harness.run();
    let Ref::Object(card) = decision.about else {
        panic!("it is asked about a card");
    };
    let card = session
        .shown
        .view
        .card(card)
        .expect("it is shown to whoever foresees it");
    let card = &session.shown.view.content.cards[usize::from(card.face)];
    harness.get_by_label(card.name.in_language(Language::English));
}

#[test]
fn the_result_says_whose_sanctuary_fell() {
    let mut session = opening();
    session.shown.view.outcome = Some(Outcome {
        winners: Seats::one(Seat(1)),
        turns: 9,
    });
    for (language, said) in [
        (
            Language::English,
            ["Defeat", "Mara wins · Your Sanctuary fell", "Structure"],
        ),
        (
            Language::Spanish,
            ["Derrota", "Gana Mara · Cayó tu Santuario", "Estructura"],
        ),
    ] {
        let (mut harness, wishes) = panel(&session, language, panels::result);
        harness.run();
        for words in said {
            assert!(
                harness.query_all_by_label(words).next().is_some(),
                "{words}"
            );
        }
        let again = words::of(language).result.again;
        click(&mut harness, again);
        assert_eq!(*wishes.borrow(), [Intent::PlayAgain]);
    }
}

#[test]
fn the_language_is_a_setting() {
    for language in LANGUAGES {
        let words = words::of(language);
        let (mut harness, wishes) = put(|ui, out| {
            let now = in_language(language);
            panels::settings(ui, now, Playing::of("sanctuary"), words, out);
        });
        harness.run();
        harness.get_by_label(words.settings.title);
        let other = LANGUAGES[usize::from(language == LANGUAGES[0])];
        click(&mut harness, other.name());
        let set = Intent::Set(in_language(other));
        assert_eq!(wishes.borrow().first(), Some(&set));
    }
}

#[test]
fn the_screen_changes_hands_between_two_people() {
    let mut session = start::open(library(), &people());
    assert_eq!(session.shown.watcher, None);
    let settings = Settings::default();
    session.tick(&settings);
    let first = session.shown.handover.expect("somebody must sit down");
    session.ready();
    assert_eq!(session.shown.watcher, Some(first));
    session.choose(Choice::new("keep")).expect("it is offered");
    session.tick(&settings);
    assert_eq!(session.shown.handover, Some(first.other()));
    assert_eq!(session.shown.view.seat, None, "nothing is shown meanwhile");
}
