//! What the tray of Frames offers and tells beside its questions: keys of numbers, lists that fit, where damage dice
//! come from, who is being attacked.

use egui_kittest::kittest::Queryable;
use fourfold::desktop::intent::Intent;
use fourfold::desktop::screen::Overlay;
use fourfold::desktop::session::Session;
use fourfold::games::frames::Frames;
use fourfold::games::frames::desktop::board::{click, play};
use fourfold::games::frames::desktop::panels as frames;
use fourfold::games::frames::desktop::session::Selection;
use fourfold::games::frames::phrases::Speaker;
use fourfold::table::{Language, Ref};

use super::frames::{panel, people, played, session, until};

fn speaker(session: &Session<Frames>) -> Speaker<'_> {
    Speaker {
        view: &session.shown.view,
        names: &["Ada", "Mara"],
        language: Language::English,
    }
}

#[test]
fn a_number_is_a_die_then_what_it_does_or_a_listed_choice() {
    let mut session = session();
    until(&mut session, "deploy");
    let listed = session
        .shown
        .decision
        .as_ref()
        .map(|d| click::listed(&session, d));
    let listed = listed.expect("somebody is asked what is placed next");
    assert!(listed.len() > 2, "a company has several frames to place");
    let second = Some(Intent::Choose(listed[1]));
    assert_eq!(click::on_number(&session, 1), second);
    assert_eq!(click::on_number(&session, listed.len()), None);
    until(&mut session, "place");
    assert!(matches!(
        click::on_number(&session, 0),
        Some(Intent::Choose(choice)) if choice.verb == "place"
    ));
    until(&mut session, "turn");
    let held = Selection {
        die: Some(0),
        ..Selection::default()
    };
    assert_eq!(click::on_number(&session, 0), Some(Intent::Hold(held)));
    session.extra.held = held;
    assert!(matches!(
        click::on_number(&session, 0),
        Some(Intent::Choose(choice)) if choice.verb == "move" && choice.subject == Ref::Entry(0)
    ));
    assert_eq!(click::on_number(&session, 1), None, "there is no target");
}

#[test]
fn enter_gives_up_nothing_that_a_number_key_still_does() {
    let mut session = session();
    until(&mut session, "deploy");
    session.focus.hover = None;
    let before = session.shown.decision.clone();
    assert!(click::on_number(&session, 0).is_some(), "frames are listed");
    play(&mut session, &Intent::Take, &mut Overlay::None);
    assert_eq!(session.shown.decision, before);
}

#[test]
fn what_can_be_placed_fits_the_tray() {
    // The more there are, the smaller they are: a fifth begins a second row.
    let asked: [fn(&Session<Frames>) -> bool; 2] = [
        |s| {
            s.shown
                .decision
                .as_ref()
                .is_some_and(|d| d.topic == "deploy" && d.options.len() <= 4)
        },
        |s| {
            s.shown
                .decision
                .as_ref()
                .is_some_and(|d| d.topic == "deploy" && d.options.len() > 4)
        },
    ];
    for asked in asked {
        let forms = (2..6).flat_map(|players| [false, true].map(|battle| people(players, battle)));
        let session = forms.filter_map(|form| played(&form, 5, asked)).next();
        let session = session.expect("frames are placed");
        let decision = session.shown.decision.as_ref().expect("it was waited for");
        let (mut harness, _) = panel(&session, |ui, p, out| {
            ui.set_max_size(bevy_egui::egui::vec2(802.0, 100.0));
            frames::tray(ui, p, out);
        });
        harness.run();
        let top = harness
            .get_by_label_contains("What do you place next")
            .rect()
            .top();
        for choice in click::listed(&session, decision) {
            let Ref::Object(id) = choice.subject else {
                continue;
            };
            let name = speaker(&session).frame(id);
            let rect = harness.get_by_label(&name).rect();
            let below = rect.bottom() - top;
            assert!(below < 100.0 && rect.right() < 820.0, "{name}: {rect:?}");
        }
    }
}

#[test]
fn damage_dice_say_where_they_come_from() {
    let defended = |s: &Session<Frames>| {
        let few = s.extra.blow.as_ref().filter(|blow| blow.dice.len() < 9);
        let frame = few.and_then(|blow| s.shown.view.frame(blow.target));
        let value = frame.filter(|f| f.alive).and_then(|f| f.defense);
        value.is_some_and(|value| value > 0)
    };
    let form = people(2, false);
    let session = (1..60).find_map(|seed| played(&form, seed, defended));
    let session = session.expect("sooner or later an attack meets a defense");
    let blow = session.extra.blow.as_ref().expect("it was waited for");
    let frame = session.shown.view.frame(blow.target);
    let value = frame.and_then(|f| f.defense);
    assert_eq!(value, Some(blow.defense()), "{blow:?}");
    let (mut harness, _) = panel(&session, frames::tray);
    harness.run();
    harness.get_by_label_contains(&format!("attack {}", blow.value));
    let end = format!("defense {} = {}", blow.defense(), blow.dice.len());
    harness.get_by_label_contains(&end);
}

#[test]
fn whoever_is_attacked_is_told_by_whom_and_what_is_hit_is_shown() {
    let form = people(2, false);
    let attacked = |s: &Session<Frames>| {
        let asked = s
            .shown
            .decision
            .as_ref()
            .is_some_and(|d| d.topic == "defend");
        asked && s.shown.view.strike.is_some()
    };
    let session = (1..60).find_map(|seed| played(&form, seed, attacked));
    let session = session.expect("sooner or later a frame is attacked that has not acted");
    let by = session.shown.view.strike.as_ref().map(|strike| strike.by);
    let by = speaker(&session).object(by.expect("it was waited for"));
    let (mut harness, _) = panel(&session, frames::tray);
    harness.run();
    harness.get_by_label(&format!("Attacked by {by}:"));
    let loses = |s: &Session<Frames>| s.shown.decision.as_ref().is_some_and(|d| d.topic == "lose");
    let session = (1..60).find_map(|seed| played(&form, seed, loses));
    let session = session.expect("sooner or later something is lost");
    let about = session.shown.decision.as_ref().map(|d| d.about);
    let Some(Ref::Object(hit)) = about else {
        unreachable!("a loss is about a frame: {about:?}");
    };
    let (mut harness, _) = panel(&session, frames::inspect);
    harness.run();
    harness.get_by_label(&speaker(&session).frame(hit));
}

#[test]
fn the_frame_whose_turn_it_is_has_no_reason_against_it() {
    let mut session = session();
    until(&mut session, "designate");
    session.focus.hover = session.shown.view.current.as_ref().map(|turn| turn.frame);
    let (mut harness, _) = panel(&session, frames::inspect);
    harness.run();
    harness.get_by_label("It is its turn");
    assert!(harness.query_by_label("Not now").is_none());
}

#[test]
fn space_presses_the_button_that_is_big() {
    let ranged = |s: &Session<Frames>| {
        let decision = s.shown.decision.as_ref().filter(|d| d.topic == "designate");
        decision.is_some_and(|d| {
            let mut aims = d.options.iter().filter(|o| o.verb == "aim");
            aims.any(|o| click::at_range(s, d, o) && o.amount > 0)
        })
    };
    let form = people(2, false);
    let session = (1..60).find_map(|seed| played(&form, seed, ranged));
    let mut session = session.expect("sooner or later something stands in range");
    let decision = session.shown.decision.clone().expect("it was waited for");
    assert_eq!(click::big(&session).map(|c| c.verb), Some("none"));
    let mut options = decision.options.iter();
    let now = options.find(|o| click::at_range(&session, &decision, o) && o.amount > 0);
    let now = *now.expect("it was waited for");
    let Ref::Object(target) = now.subject else {
        unreachable!("a target is a thing: {now:?}");
    };
    session.extra.held.target = Some(target);
    assert_eq!(click::big(&session), Some(now), "not: no target");
    let mut overlay = Overlay::None;
    play(&mut session, &Intent::Pass, &mut overlay);
    let aim = session
        .shown
        .view
        .current
        .as_ref()
        .and_then(|turn| turn.aim);
    assert_eq!(aim.map(|aim| aim.target), Some(target));
}
