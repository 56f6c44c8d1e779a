//! What can be done in one's own turn of Souls, and why something cannot.

use std::time::Duration;

use bevy_egui::egui::Key;
use egui_kittest::kittest::Queryable;
use fourfold::desktop::intent::Intent;
use fourfold::desktop::keymap::{Action, Chord};
use fourfold::desktop::panels::{KeyedChoices, PanelText, PanelView, Textures};
use fourfold::desktop::screen::Settings;
use fourfold::desktop::session::Session;
use fourfold::games::souls::content::{Card, SlotKind};
use fourfold::games::souls::desktop::panels::{act, stack};
use fourfold::games::souls::tools::ENTRY_KINDS as SOULS_ENTRY_KINDS;
use fourfold::games::souls::{
    AttackView, CardView, EntryView, EntryViewKind, Place, Souls, Step, View, place,
};
use fourfold::table::{Choice, Decision, Language, ObjectId, Ref, Seat};
use fourfold::tools::passing::{Passes, PassingGame, Side, Until};

use super::click;
use super::souls::{alone, asking, entry, own_turn, panel, played};

/// The room in the panel, and where it ends in a window of its own.
const WIDE: f32 = 190.0;
const HIGH: f32 = 178.0;

/// What has just resolved left priority with a player who may declare something.
fn declares_or_passes(_: &View, decision: &Decision) -> bool {
    let offered = |verb| decision.options.contains(&Choice::new(verb));
    decision.topic == "act" && offered("pass") && offered("end")
}

/// A card that lies in a slot of that kind.
fn slotted(session: &Session<Souls>, kind: SlotKind) -> ObjectId {
    let lies = |at: Place| at.slot().is_some_and(|(slot, _)| slot == kind);
    let mut cards = session.shown.view.cards.iter();
    let found = cards.find(|card| card.in_play && lies(place(card.zone)));
    found.expect("something lies there").id
}

#[test]
fn what_can_be_declared_stays_in_its_place_while_one_may_also_pass() {
    let session = played(&alone(), declares_or_passes);
    let (mut harness, wishes) = panel(&session, Language::English, act);
    click(&mut harness, "End turn");
    // Passing is not ending the turn, and nobody should have to ask.
    assert!(harness.query_by_label("Pass").is_none());
    click(&mut harness, "Wait for the others");
    let end = Intent::Choose(Choice::new("end"));
    assert_eq!(*wishes.borrow(), [end, Intent::Pass]);
}

/// A roll of one's own attack.
fn own_roll(view: &View, decision: &Decision) -> bool {
    let rolls = |entry: &fourfold::games::souls::EntryView| entry.kind == EntryViewKind::Roll;
    let fights = view.attack.as_ref().is_some_and(|a| a.attacker == Seat(0));
    decision.topic == "act"
        && fights
        && view.active == Seat(0)
        && view.stack.last().is_some_and(rolls)
}

#[test]
fn one_button_fights_to_the_end_and_stops_only_for_an_answer_or_a_death() {
    let mut session = played(&alone(), own_roll);
    for (language, text) in [
        (Language::English, "Fight to the end"),
        (Language::Spanish, "Luchar hasta el final"),
    ] {
        let (mut harness, wishes) = panel(&session, language, act);
        click(&mut harness, text);
        assert_eq!(*wishes.borrow(), [Intent::PassUntil(Until::FightEnds)]);
        // Nothing to wait for in a fight, and no room for a button that does nothing.
        for text in [
            "Pass until something happens",
            "Pasar hasta que ocurra algo",
        ] {
            assert!(harness.query_by_label(text).is_none());
        }
    }
    session.start_passing(Until::FightEnds);
    assert_eq!(session.shown.decision, None, "nothing is asked meanwhile");
    for _ in 0..400 {
        if session.shown.decision.is_some() {
            break;
        }
        session.tick(&asking(Language::English));
        std::thread::sleep(Duration::from_millis(2));
    }
    let asked = session.shown.decision.as_ref().expect("it ends");
    let view = &session.shown.view;
    let stack = Souls::moment(view, Seat(0)).stack;
    let stopped = stack.iter().any(|e| e.foreign && e.act || e.deadly);
    assert!(view.attack.is_none() || stopped || asked.topic != "act");
    // Outside a fight there is no such button.
    let session = played(&alone(), own_turn);
    let (harness, _) = panel(&session, Language::English, act);
    assert!(harness.query_by_label("Fight to the end").is_none());
}

#[test]
fn number_keys_declare_first_and_then_choose_what_is_listed() {
    let session = played(&alone(), own_turn);
    let p = PanelView::of(&session, Settings::default(), Textures::NONE);
    let keys = KeyedChoices::of(&p);
    let declared = ["attack", "purchase", "end"].map(Choice::new);
    for (n, choice) in (1..).zip(&declared) {
        assert_eq!(keys.key_of(choice), Some(n.to_string().as_str()));
    }
    // They keep their keys when one of them is over.
    let session = played(&alone(), |view, decision| {
        own_turn(view, decision) && view.players[0].attacks == 0
    });
    let p = PanelView::of(&session, Settings::default(), Textures::NONE);
    let keys = KeyedChoices::of(&p);
    for (n, choice) in (1..).zip(&declared) {
        assert_eq!(keys.key_of(choice), Some(n.to_string().as_str()));
    }
    let nothing = Choice::new("attack").by(7);
    assert_eq!(keys.key_of(&nothing), None);
}

#[test]
fn a_changed_key_is_the_one_that_is_shown() {
    let session = played(&alone(), own_turn);
    let mut settings = Settings::default();
    let (first, other) = (Action::Word(0), Chord::plain(Key::Q));
    settings
        .keys
        .bind(first, other)
        .expect("it does nothing yet");
    let p = PanelView::of(&session, settings, Textures::NONE);
    let wish = Souls::listed(&p).into_iter().next();
    let wish = wish.expect("something is listed");
    assert_eq!(KeyedChoices::of(&p).key(&wish), Some("Q"));
}

#[test]
fn every_button_of_ones_own_turn_fits_into_the_panel() {
    for language in [Language::English, Language::Spanish] {
        for wanted in [own_turn, declares_or_passes, own_roll] {
            let session = played(&alone(), wanted);
            let (mut harness, _) = panel(&session, language, |ui, p, out| {
                ui.set_max_width(WIDE);
                act(ui, p, out);
            });
            harness.run();
            let stops = match language {
                Language::English => "Stops…",
                _ => "Paradas…",
            };
            let last = harness.get_by_label(stops).rect();
            assert!(last.max.y <= HIGH, "{language:?}: {last:?}");
        }
    }
}

#[test]
fn what_is_for_sale_says_that_there_are_too_few_coins_and_not_that_it_is_somebody_elses() {
    let session = played(&alone(), |view, decision| {
        let me = &view.players[0];
        own_turn(view, decision)
            && decision.options.contains(&Choice::new("purchase"))
            && me.coins < me.price
    });
    let refused = session.why_not(slotted(&session, SlotKind::Shop));
    let refused = refused.expect("it cannot be bought");
    assert_eq!(refused.refusal.rules, ["F-144"]);
    assert_eq!(refused.choice.verb, "buy");
}

#[test]
fn a_purchase_that_cannot_be_paid_says_price_and_purse_before_it_is_declared() {
    let mut session = played(&alone(), |view, decision| {
        let me = &view.players[0];
        own_turn(view, decision)
            && decision.options.contains(&Choice::new("purchase"))
            && me.coins < me.price
    });
    let purchase = Choice::new("purchase");
    assert!(session.doubts(purchase), "the first click says why");
    let me = &session.shown.view.players[0];
    let (price, have) = (me.price, me.coins);
    for (language, said) in [
        (
            Language::English,
            format!("costs {price}¢ and you have {have}¢"),
        ),
        (
            Language::Spanish,
            format!("cuesta {price}¢ y tienes {have}¢"),
        ),
    ] {
        let (mut harness, _) = panel(&session, language, stack);
        harness.run();
        harness.get_by_label_contains(&said);
    }
    assert!(!session.doubts(purchase), "whoever insists may declare it");
    assert!(!session.doubts(Choice::new("end")));
}

#[test]
fn a_roll_is_asked_about_once() {
    let stops = Settings::default().stops.of::<Souls>();
    let kind = |kind| {
        let at = SOULS_ENTRY_KINDS.iter().position(|known| *known == kind);
        stops.kind(at.expect("it is a kind"), Side::Own)
    };
    assert!(kind(EntryViewKind::Roll));
    assert!(!kind(EntryViewKind::Damage), "what a roll leads to");
    let window = Souls::STEPS.iter().position(|s| *s == Step::AttackRolls);
    assert!(
        !stops.step(window.expect("it is a window"), Side::Own),
        "before it"
    );
}

#[test]
fn a_monster_says_that_no_attack_is_left() {
    let session = played(&alone(), |view, decision| {
        own_turn(view, decision) && view.players[0].attacks == 0 && view.active == Seat(0)
    });
    let monster = slotted(&session, SlotKind::Monster);
    let refused = session.why_not(monster).expect("it cannot be attacked");
    assert_eq!(refused.refusal.rules, ["F-15"]);
    let mut session = session;
    session.shown.notice = Some(refused);
    let (mut harness, _) = panel(&session, Language::English, stack);
    harness.run();
    let said = harness.query_all_by_label_contains("can't be attacked");
    assert_eq!(said.count(), 1);
}

#[test]
fn a_roll_is_called_what_it_is_and_not_after_whoever_rolls() {
    let session = played(&alone(), |view, _| {
        let top = view.stack.last();
        top.is_some_and(|entry| entry.kind == EntryViewKind::Roll && entry.combat)
    });
    let (mut harness, _) = panel(&session, Language::English, stack);
    harness.run();
    harness.get_by_label("Attack roll");
    assert_eq!(harness.query_all_by_label("You").count(), 0);
}

#[test]
fn an_answer_is_over_when_what_it_answers_has_left_the_stack() {
    let mut session = played(&alone(), own_turn);
    assert!(session.shown.view.stack.is_empty());
    session.focus.answering = Some(900);
    session.apply_settings(&asking(Language::Spanish));
    assert_eq!(session.focus.answering, None);
}

#[test]
fn pointing_at_what_somebody_else_put_on_the_stack_does_not_say_that_it_cannot_be_used() {
    let mut session = played(&alone(), own_turn);
    let refused = session
        .shown
        .refusals()
        .iter()
        .find_map(|r| match r.choice.subject {
            Ref::Object(id) => Some((id, *r)),
            _ => None,
        });
    let (source, refused) = refused.expect("something cannot be used");
    session.shown.notice = Some(refused);
    let sentence = refused.refusal.in_language(Language::English);
    assert!(
        panel(&session, Language::English, stack)
            .0
            .query_by_label(sentence)
            .is_some()
    );
    let theirs = entry(&session, EntryViewKind::Ability, source);
    session.shown.view.stack.push(theirs);
    assert!(
        panel(&session, Language::English, stack)
            .0
            .query_by_label(sentence)
            .is_none()
    );
}

#[test]
fn a_roll_outside_a_fight_stops_only_whoever_can_change_it() {
    let mut session = played(&alone(), own_turn);
    let source = session.shown.view.players[0].character;
    let roll = EntryView {
        controller: Seat(0),
        ..entry(&session, EntryViewKind::Roll, source)
    };
    let view = &mut session.shown.view;
    (view.stack, view.attack) = (vec![roll], None);
    let all = &view.content.cards;
    let own = |card: &CardView| card.owned && card.controller == Seat(0);
    let held = |card: &CardView| place(card.zone) == Place::Hand(Seat(0));
    let changes = |card: &CardView| all[usize::from(card.face)].changes_rolls();
    view.cards
        .retain(|card| !(changes(card) && (own(card) || held(card))));
    let stops = Souls::usual().stops;
    assert!(!stops.stop(&Souls::moment(view, Seat(0))));
    let changer = all.iter().position(Card::changes_rolls);
    let changer = changer.expect("some card changes rolls") as u16;
    let own_card = view.cards.iter_mut().find(|card| held(card) || own(card));
    own_card.expect("somebody has a card").face = changer;
    assert!(stops.stop(&Souls::moment(view, Seat(0))));
    assert!(
        !stops.stop(&Souls::moment(view, Seat(1))),
        "it is not theirs"
    );
    // In a fight everybody wants to see their own rolls.
    view.cards
        .retain(|card| !(changes(card) && (own(card) || held(card))));
    view.attack = Some(AttackView {
        attacker: Seat(0),
        target: None,
        helpers: Vec::new(),
        rolls: 1,
    });
    assert!(stops.stop(&Souls::moment(view, Seat(0))));
}
