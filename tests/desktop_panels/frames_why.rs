//! Pointing at something in a game of Frames says why it cannot be chosen, with the rule behind it.

use bevy_egui::egui::Ui;
use egui_kittest::kittest::Queryable;
use fourfold::desktop::intent::Intent;
use fourfold::desktop::screen::{Overlay, Settings};
use fourfold::desktop::session::Session;
use fourfold::games::frames::Frames;
use fourfold::games::frames::desktop::board::click;
use fourfold::games::frames::desktop::panels::{self as frames, FramesPanel};
use fourfold::games::frames::desktop::session::Selection;
use fourfold::games::frames::match_state::Colour;
use fourfold::table::{LANGUAGES, Language, ObjectId, TableRng};

use super::click;
use super::frames::{panel_in as panel, people, played, session, until};

/// A frame on the board that belongs to somebody else than who is asked.
fn foreign(session: &Session<Frames>) -> ObjectId {
    let asked = session.shown.asked.expect("somebody is asked");
    let mut frames = session.shown.view.frames.iter();
    let found = frames.find(|(_, f)| f.stands() && f.owner != asked);
    found.expect("both companies are on the board").0
}

#[test]
fn pointing_at_a_frame_of_somebody_else_says_why_and_links_the_rule() {
    let mut session = session();
    until(&mut session, "activate");
    session.focus.hover = Some(foreign(&session));
    let (mut harness, wishes) = panel(&session, Language::English, frames::inspect);
    harness.run();
    harness.get_by_label("You can activate only your own frames.");
    click(&mut harness, "M-10");
    assert_eq!(*wishes.borrow(), [Intent::Show(Overlay::Rule("M-10"))]);
    drop(harness);
    let (mut harness, _) = panel(&session, Language::Spanish, frames::inspect);
    harness.run();
    harness.get_by_label("Solo puedes activar tus propios armazones.");
}

#[test]
fn what_can_be_chosen_has_no_reason_against_it() {
    let mut session = session();
    until(&mut session, "activate");
    let own = click::choosable(&session).into_iter().next();
    session.focus.hover = own;
    let (mut harness, _) = panel(&session, Language::English, frames::inspect);
    harness.run();
    assert!(harness.query_by_label("Not now").is_none());
}

#[test]
fn a_click_in_vain_keeps_the_reason_and_says_it_once() {
    let mut session = session();
    until(&mut session, "activate");
    let thing = foreign(&session);
    let wishes = click::on_thing(&session, Some(thing));
    assert!(wishes.contains(&Intent::Explain(thing)));
    assert!(click::is_idle(&wishes), "nothing is chosen by it");
    session.focus.pinned = Some(thing);
    session.explain(thing, click::why_not(&session, thing));
    for (draw, count) in [
        (frames::log as fn(&mut Ui, &FramesPanel, &mut _), 1),
        (frames::inspect, 0),
    ] {
        let (mut harness, _) = panel(&session, Language::English, draw);
        harness.run();
        let said = harness.query_all_by_label("You can activate only your own frames.");
        assert_eq!(said.count(), count);
    }
}

#[test]
fn everything_on_the_board_can_be_chosen_or_says_why_not() {
    let form = people(2, false);
    let mut topics = std::collections::BTreeSet::new();
    for seed in 1..4 {
        let game = played(&form, seed, |s| s.shown.view.round > 0);
        let mut session = game.expect("the first round begins");
        let mut chance = TableRng::new(seed);
        for _ in 0..220 {
            session.tick(&Settings::default());
            let Some(decision) = session.shown.decision.clone() else {
                if session.host.outcome().is_some() {
                    break;
                }
                continue;
            };
            topics.insert(decision.topic);
            let view = &session.shown.view;
            let frames = view.frames.iter().map(|(id, _)| *id);
            let stations = view.stations.iter().map(|(id, _)| *id);
            let cover = view.segments.iter().map(|(id, _)| *id);
            let things = frames.chain(stations).chain(cover);
            let things = things.filter(|id| view.place(*id).is_some());
            let open = click::choosable(&session);
            for thing in things.filter(|_| decision.region.is_none()) {
                let why = click::why_not(&session, thing);
                let picked = Selection {
                    target: Some(thing),
                    ..Selection::default()
                };
                let fits = open.contains(&thing)
                    || click::fitting(&session, &decision, picked).next().is_some();
                assert_eq!(why.is_none(), fits, "{} {thing:?} {why:?}", decision.topic);
                let told = why.is_none_or(|why| !why.rules.is_empty());
                assert!(told, "{} {why:?} names no rule", decision.topic);
            }
            let attack = decision.options.iter().position(|o| o.verb == "attack");
            let any = chance.below(decision.options.len() as u32) as usize;
            let choice = decision.options[attack.unwrap_or(any)];
            session.choose(choice).expect("what is offered is allowed");
        }
    }
    for topic in ["activate", "designate", "defend", "turn"] {
        assert!(topics.contains(topic), "{topic}");
    }
}

#[test]
fn a_die_of_the_wrong_colour_says_so() {
    let stays = |s: &Session<Frames>| {
        let blue = |n: u16| click::die(s, n).is_some_and(|d| d.colour == Colour::Blue && !d.used);
        s.shown.decision.as_ref().is_some_and(|d| d.topic == "turn") && (0..6).any(blue)
    };
    let form = people(2, false);
    let session = (1..30).find_map(|seed| played(&form, seed, stays));
    let session = session.expect("somebody keeps a blue die");
    let blue = (0..8)
        .find(|&n| click::die(&session, n).is_some_and(|d| d.colour == Colour::Blue && !d.used));
    let why = click::why_not_die(&session, blue.expect("it was waited for"));
    let why = why.expect("blue dice only defend");
    assert!(why.rules.contains(&"M-91"), "{why:?}");
    for language in LANGUAGES {
        assert!(!why.in_language(language).is_empty());
    }
}

#[test]
fn the_large_card_explains_states_and_dice() {
    let mut session = session();
    until(&mut session, "activate");
    session.focus.hover = click::choosable(&session).into_iter().next();
    let (mut harness, _) = panel(&session, Language::English, frames::inspect);
    harness.run();
    harness.get_by_label("May still act this round");
    harness.get_by_label("It acts when its owner is asked and picks it, or when it is attacked.");
    harness.get_by_label_contains("A white die does any one action.");
}
