//! The questions of Souls that a dialog asks, in both languages.

use bevy_egui::egui::Ui;
use egui_kittest::kittest::Queryable;
use fourfold::desktop::intent::Intent;
use fourfold::desktop::panels::PanelView;
use fourfold::desktop::session::Session;
use fourfold::games::souls::desktop::panels::{act, dialog};
use fourfold::games::souls::{Modules, Souls};
use fourfold::table::{Choice, Decision, LANGUAGES, Language, Ref, Seat};

use super::click;
use super::souls::{alone, own_turn, panel, played};

/// Asks the first seat something by hand.
fn asked(topic: &'static str, about: Ref, options: Vec<Choice>) -> Session<Souls> {
    let mut session = played(&alone(), own_turn);
    session.shown.decision = Some(Decision {
        seat: Seat(0),
        topic,
        about,
        options,
        region: None,
    });
    session
}

fn shown(ui: &mut Ui, p: &PanelView<Souls>, out: &mut Vec<Intent>) {
    dialog(ui, p, out);
}

#[test]
fn a_number_is_chosen_with_a_die() {
    let numbers = (1..=6).map(|n| Choice::new("number").by(n));
    let session = asked("number", Ref::None, numbers.collect());
    for language in LANGUAGES {
        let (mut harness, wishes) = panel(&session, language, shown);
        click(&mut harness, "4");
        let four = Intent::Choose(Choice::new("number").by(4));
        assert_eq!(*wishes.borrow(), [four]);
    }
}

#[test]
fn an_amount_is_offered_and_an_offer_answered() {
    let mut options = vec![Choice::new("never")];
    options.extend((1..=5).map(|n| Choice::new("coins").by(n)));
    let session = asked("barter", Ref::Seat(Seat(1)), options);
    let (mut harness, wishes) = panel(&session, Language::English, shown);
    click(&mut harness, "+");
    click(&mut harness, "2¢");
    click(&mut harness, "Cancel");
    let two = Intent::Choose(Choice::new("coins").by(2));
    let never = Intent::Choose(Choice::new("never"));
    assert_eq!(*wishes.borrow(), [two, never]);
    let accept = Choice::new("accept").by(3);
    let options = vec![accept, Choice::new("decline")];
    let session = asked("accept", Ref::Seat(Seat(1)), options);
    for (language, said) in [
        (Language::English, "Accept 3¢"),
        (Language::Spanish, "Aceptar 3¢"),
    ] {
        let (mut harness, wishes) = panel(&session, language, shown);
        click(&mut harness, said);
        assert_eq!(*wishes.borrow(), [Intent::Choose(accept)]);
    }
}

#[test]
fn what_may_be_done_is_asked_with_yes_and_no() {
    let session = played(&alone(), own_turn);
    let character = session.shown.view.players[0].character;
    let options = vec![Choice::new("yes"), Choice::new("no")];
    let session = asked("may", Ref::Object(character), options);
    for (language, yes) in [(Language::English, "Yes"), (Language::Spanish, "Sí")] {
        let (mut harness, wishes) = panel(&session, language, shown);
        click(&mut harness, yes);
        click(&mut harness, "No");
        let both = ["yes", "no"].map(|verb| Intent::Choose(Choice::new(verb)));
        assert_eq!(*wishes.borrow(), both);
    }
}

#[test]
fn modes_are_told_by_their_text() {
    let session = played(&alone(), own_turn);
    let view = &session.shown.view;
    let chooses = |face: u16| {
        let card = &view.content.cards[usize::from(face)];
        card.abilities.iter().any(|a| a.choose().len() > 1)
    };
    let Some(card) = view.cards.iter().find(|c| chooses(c.face)) else {
        return;
    };
    let this = Ref::Object(card.id);
    let options = (0..2).map(|n| Choice::new("mode").of(this).by(n)).collect();
    let session = asked("mode", this, options);
    let (mut harness, _) = panel(&session, Language::English, shown);
    harness.run();
    assert!(harness.query_by_label("Option 1").is_none());
}

#[test]
fn treasures_of_the_draft_are_chosen() {
    let mut form = alone();
    form.modules = Modules {
        draft: true,
        ..form.modules
    };
    let session = played(&form, |_, d| d.topic == "draft");
    let (mut harness, _) = panel(&session, Language::English, act);
    harness.run();
    harness.get_by_label("Take one of these treasures.");
}

#[test]
fn a_monster_is_attacked_with_one_choice() {
    let mut session = played(&alone(), |v, d| {
        own_turn(v, d)
            && d.options.contains(&Choice::new("attack"))
            && v.cards.iter().any(|c| c.attackable)
    });
    let monster = session.shown.view.cards.iter().find(|c| c.attackable);
    let monster = monster.expect("one can be attacked").clone();
    session.focus.pinned = Some(monster.id);
    let card = &session.shown.view.content.cards[usize::from(monster.face)];
    for language in LANGUAGES {
        let name = card.name.in_language(language);
        let label = fourfold::games::souls::desktop::words::of(language).attack_it(name);
        let (mut harness, wishes) = panel(&session, language, shown);
        click(&mut harness, &label);
        let later = Choice::new("target").of(Ref::Object(monster.id));
        let begun = Intent::Begin(Choice::new("attack"), later);
        assert_eq!(*wishes.borrow(), [begun]);
    }
}
