//! Nothing lies on something else.

use bevy_egui::egui::Id;
use egui_kittest::kittest::Queryable;
use fourfold::desktop::frame;
use fourfold::desktop::intent::Intent;
use fourfold::desktop::panels::{self, PanelText, PanelView, Textures};
use fourfold::desktop::screen::{Playing, Settings};
use fourfold::desktop::words;
use fourfold::games::biomes::desktop::panels as biomes_panels;
use fourfold::games::biomes::{Biomes, Place, zone};
use fourfold::table::{Choice, LANGUAGES, Language, ObjectId, Outcome, Phrases, Ref, Seat, Seats};

use super::{click, put, session, view};

#[test]
fn the_buttons_below_a_result_stand_apart_in_every_language() {
    for language in LANGUAGES {
        let mut session = session();
        session.shown.view.outcome = Some(Outcome {
            winners: Seats::one(Seat(1)),
            turns: 14,
        });
        let (mut harness, _) = put(|ui, out| {
            let settings = Settings {
                language,
                ..Settings::default()
            };
            panels::result(ui, &PanelView::of(&session, settings, Textures::NONE), out);
        });
        harness.run();
        let all = words::of(language);
        let said = &all.result;
        let labels = [
            said.again,
            said.change,
            all.saves.export_log,
            said.save_replay,
            said.title,
        ];
        let rects = labels.map(|label| harness.get_by_label(label).rect());
        for (n, a) in rects.iter().enumerate() {
            assert!(a.left() >= 0.0 && a.right() <= 1280.0, "{}", labels[n]);
            for (b, other) in rects[n + 1..].iter().zip(&labels[n + 1..]) {
                assert!(!a.intersects(*b), "{} lies on {other}", labels[n]);
            }
        }
    }
}

#[test]
fn buttons_of_a_selected_card_cover_no_count_of_the_bar() {
    let mut seen = 0;
    for language in LANGUAGES {
        let mut session = session();
        let card = session.shown.view.zone(zone(Seat(0), Place::Hand))[0].expect("one's own hand");
        let of = |verb| Choice::new(verb).of(Ref::Object(card));
        let decision = session.shown.decision.as_mut().expect("somebody is asked");
        decision.options = vec![of("play"), of("make"), Choice::new("pass")];
        session.focus.pinned = Some(card);
        let settings = Settings {
            language,
            ..Settings::default()
        };
        let (mut harness, _) = put(|ui, out| {
            ui.set_max_width(frame::NEAR_BAR.width() - 24.0);
            ui.set_max_height(frame::NEAR_BAR.height());
            let p = PanelView::of(&session, settings, Textures::NONE);
            panels::beside_actions(ui, &p, out, |ui, out| {
                biomes_panels::bar(ui, &p, Seat(0), out);
            });
        });
        harness.run();
        let p = PanelView::of(&session, settings, Textures::NONE);
        let piles = fourfold::games::biomes::desktop::words::of(language).piles;
        let deck = format!(
            "{} {}",
            piles[1],
            session.shown.view.zone(zone(Seat(0), Place::Deck)).len()
        );
        let count = harness.get_by_label(&deck).rect();
        for choice in panels::further(&p) {
            let label = p.speaker().choice(&choice);
            // What is too long lies in the tray above.
            if let Some(button) = harness.query_by_label(&label) {
                assert!(
                    button.rect().left() > count.right(),
                    "{label} lies on {deck}"
                );
                seen += 1;
            }
        }
    }
    assert!(seen > 0);
}

#[test]
fn every_page_of_the_settings_is_as_high_as_the_others() {
    for language in LANGUAGES {
        let words = words::of(language);
        for game in [
            Playing::of("biomes"),
            Playing::of("sanctuary"),
            Playing::of("souls"),
            Playing::of("frames"),
        ] {
            let high = [0_usize, 1, 2].map(|page| {
                let (mut harness, _) = put(|ui, out| {
                    ui.data_mut(|data| data.insert_temp(Id::new("page of the settings"), page));
                    panels::settings(ui, Settings::default(), game, words, out);
                });
                harness.run();
                harness.get_by_label(words.settings.done).rect().bottom()
            });
            assert_eq!(high, [high[0]; 3], "{game:?} in {language:?}");
        }
    }
}

#[test]
fn a_clicked_card_with_several_choices_lists_them() {
    let mut session = session();
    let card = Ref::Object(ObjectId(101));
    session.focus.pinned = Some(ObjectId(101));
    if let Some(decision) = &mut session.shown.decision {
        decision.options = vec![
            Choice::new("play").of(card),
            Choice::new("convert").of(card),
            Choice::new("play").of(card).by(1),
            Choice::new("pass"),
        ];
    }
    let (mut harness, wishes) = put(|ui, out| {
        panels::tray(ui, &view(&session), out);
    });
    // A colour converts at once; the bare choice would only ask for one.
    harness.run();
    harness.get_by_label("Convert Overgrow");
    let colour = harness.get_by_label("Chaos").rect();
    let plays: Vec<f32> = harness
        .query_all_by_label_contains("Play")
        .map(|button| button.rect().top())
        .collect();
    assert!(
        !plays.is_empty() && plays.iter().all(|top| *top < colour.top()),
        "{plays:?}"
    );
    let convert = Choice::new("convert").of(card);
    let colours = Biomes::ends(&view(&session), &convert);
    click(&mut harness, "Chaos");
    let begun = wishes.borrow_mut().pop();
    assert!(
        colours
            .iter()
            .any(|end| begun == Some(Intent::Begin(convert, *end))),
        "{begun:?}"
    );
}

#[test]
fn a_card_that_can_only_be_converted_says_why_in_its_menu_and_shows_no_refusal() {
    let mut session = session();
    let card = Ref::Object(ObjectId(103));
    session.focus.pinned = Some(ObjectId(103));
    if let Some(decision) = &mut session.shown.decision {
        decision.options = vec![Choice::new("convert").of(card), Choice::new("pass")];
    }
    let refused = session.shown.refusals().iter().copied();
    let refused: Vec<_> = refused.filter(|r| r.choice.subject == card).collect();
    let why = refused.iter();
    let why: Vec<_> = why
        .map(|refused| refused.refusal.in_language(Language::English))
        .collect();
    // As if it had been dragged to the table.
    session.shown.notice = refused.first().copied();
    let (mut harness, _) = put(|ui, out| {
        biomes_panels::queue(ui, &view(&session), out);
        panels::tray(ui, &view(&session), out);
    });
    harness.run();
    let red = harness.query_by_label_contains("can't be played");
    assert!(red.is_none(), "nothing went wrong");
    let told = |why: &&str| harness.query_by_label(why).is_some();
    assert!(why.iter().any(told), "{why:?}");
}
