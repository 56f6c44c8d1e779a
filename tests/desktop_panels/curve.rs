//! The win-chance curve over the time line.

use fourfold::desktop::intent::Intent;
use fourfold::desktop::panels;
use fourfold::desktop::saves::{Curve, CurvePoint, Draft, Viewer, WatchWish};
use fourfold::desktop::screen::Overlay;
use fourfold::desktop::session::Controller;
use fourfold::desktop::words;
use fourfold::table::LANGUAGES;

use super::saves::viewer;
use super::{click, put};

fn analysed() -> Viewer {
    let point = |(at, chance): (usize, f32)| CurvePoint {
        at,
        chances: vec![chance, 1.0 - chance],
    };
    let points = [(0, 0.5), (30, 0.55), (60, 0.9), (100, 0.0)];
    Viewer {
        curve: Curve {
            points: points.map(point).to_vec(),
            shown: true,
            ..Curve::default()
        },
        ..viewer()
    }
}

#[test]
fn the_largest_swings_lead_to_their_turns_and_another_match_begins_there() {
    for language in LANGUAGES {
        let words = &words::of(language).saves;
        let (mut harness, wishes) = put(move |ui, out| panels::curve(ui, &analysed(), words, out));
        harness.run();
        click(&mut harness, &words.swing(1, "Ada", 90, 0));
        assert_eq!(
            wishes.borrow_mut().pop(),
            Some(Intent::Watch(WatchWish::To(60)))
        );
        click(&mut harness, &words.swing(2, "Ada", 55, 90));
        assert_eq!(
            wishes.borrow_mut().pop(),
            Some(Intent::Watch(WatchWish::To(30)))
        );
        click(&mut harness, words.what_if);
        assert_eq!(
            wishes.borrow_mut().pop(),
            Some(Intent::Show(Overlay::PlayOn))
        );
    }
}

#[test]
fn the_button_says_what_it_does_next() {
    for language in LANGUAGES {
        let words = &words::of(language).saves;
        let hidden = Viewer {
            curve: Curve {
                shown: false,
                ..analysed().curve
            },
            ..viewer()
        };
        let going = Viewer {
            curve: Curve {
                part: Some(0.3),
                ..Curve::default()
            },
            ..viewer()
        };
        for (viewer, text) in [
            (viewer(), words.analyse),
            (going, words.stop_analysis),
            (hidden, words.show_curve.0),
            (analysed(), words.show_curve.1),
        ] {
            let (mut harness, wishes) =
                put(move |ui, out| panels::timeline(ui, &viewer, words, out));
            click(&mut harness, text);
            assert_eq!(
                wishes.borrow_mut().pop(),
                Some(Intent::Watch(WatchWish::Analyse))
            );
        }
    }
}

#[test]
fn whoever_plays_on_can_be_chosen_for_every_seat() {
    for language in LANGUAGES {
        let all = words::of(language);
        let words = &all.saves;
        let mut draft = Draft::default();
        let (mut harness, wishes) = put(move |ui, out| {
            panels::play_on(ui, Some(&analysed()), &mut draft, words, out);
        });
        click(&mut harness, words.with_these);
        let Some(Intent::Watch(WatchWish::WhatIf(sitters))) = wishes.borrow_mut().pop() else {
            panic!("a match is asked for");
        };
        assert_eq!(sitters[0], Controller::Human);
        assert!(sitters[1].bot().is_some());
    }
}
