//! How a match of Souls ended, and who has left it.

use super::*;

/// The result as a game of three tells it, with who gave up in it.
fn told(session: &Session<Souls>, language: Language, gone: Seats) -> Harness<'_> {
    let (mut harness, _) = put(move |ui, out| {
        let p = PanelView {
            conceded: gone != Seats::NONE,
            gone,
            ..PanelView::of(session, asking(language), Textures::NONE)
        };
        panels::result(ui, &p, out);
    });
    harness.run();
    harness
}

#[test]
fn the_result_tells_of_those_who_left_only_if_that_decided() {
    let form = SoulsForm {
        seats: 3,
        ..alone()
    };
    let mut session = played(&form, own_turn);
    let names = |session: &Session<Souls>, n: usize| session.host.players[n].name.clone();
    let (second, third) = (names(&session, 1), names(&session, 2));
    session.shown.view.outcome = Some(Outcome {
        winners: Seats::one(Seat(0)),
        turns: 9,
    });
    let (one, both) = (Seats::one(Seat(1)), Seats::one(Seat(1)).and(Seat(2)));
    for language in LANGUAGES {
        let result = &words::of(language).result;
        // The last one left wins.
        let all = result.all_conceded(&format!("{second}{}{third}", result.and));
        assert!(
            told(&session, language, both)
                .query_by_label(&all)
                .is_some()
        );
        // One left, and the game went on until somebody had enough souls.
        let harness = told(&session, language, one);
        assert!(harness.query_by_label(&result.conceded(&second)).is_none());
        let souls = usize::from(session.shown.view.players[0].souls);
        let souls = fourfold::games::souls::desktop::words::of(language).has_souls(souls);
        assert!(harness.query_by_label(&souls).is_some());
    }
}

#[test]
fn a_draw_before_the_last_turn_is_told_as_endless() {
    let mut session = played(&alone(), own_turn);
    session.shown.view.outcome = Some(Outcome {
        winners: Seats::NONE,
        turns: 9,
    });
    let limit = u32::from(session.shown.view.content.rules.turn_limit);
    assert!(limit > 9, "the built-in pack has a last turn");
    for language in LANGUAGES {
        let result = &words::of(language).result;
        session.shown.view.turn = 9;
        let harness = told(&session, language, Seats::NONE);
        assert!(harness.query_by_label(result.draw).is_some());
        assert!(harness.query_by_label(result.endless).is_some());
        assert!(result.endless.contains("T-09"));
        drop(harness);
        session.shown.view.turn = limit;
        let harness = told(&session, language, Seats::NONE);
        assert!(harness.query_by_label(result.endless).is_none());
        assert!(harness.query_by_label(result.nobody).is_some());
    }
}

#[test]
fn who_has_left_is_shown_as_that_and_waited_for_no_longer() {
    let form = SoulsForm {
        seats: 3,
        ..alone()
    };
    let mut session = played(&form, own_turn);
    session.shown.asked = Some(Seat(1));
    session.focus.hover = Some(player_id(Seat(1)));
    for language in LANGUAGES {
        let words = fourfold::games::souls::desktop::words::of(language);
        for (gone, left) in [(Seats::NONE, false), (Seats::one(Seat(1)), true)] {
            let p = PanelView {
                gone,
                ..PanelView::of(&session, asking(language), Textures::NONE)
            };
            assert_eq!(p.awaited().is_none(), left);
            let (mut harness, _) = put(move |ui, _| inspect(ui, &p));
            harness.run();
            assert_eq!(harness.query_by_label(words.gone).is_some(), left);
        }
    }
}

#[test]
fn who_gave_up_is_remembered_until_that_is_taken_back() {
    let mut session = played(&alone(), own_turn);
    assert_eq!(session.gone(), Seats::NONE);
    assert!(session.can_concede());
    session.concede(false);
    assert_eq!(session.gone(), Seats::one(Seat(0)));
    assert!(session.conceded() && !session.can_concede());
    let picks = session.host.count();
    session.concede(false);
    assert_eq!(
        session.host.count(),
        picks,
        "who has left gives up no second time"
    );
}
