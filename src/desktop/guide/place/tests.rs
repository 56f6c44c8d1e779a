use super::*;
use crate::desktop::frame;

#[test]
fn a_note_lies_beside_what_it_points_at_and_over_no_button_or_card() {
    let card = Rect::new(600.0, 580.0, 680.0, 700.0);
    let button = Rect::new(850.0, 520.0, 1040.0, 560.0);
    let places = Places {
        buttons: vec![("pass", button)],
        cards: vec![card],
        ..Places::default()
    };
    let size = Vec2::new(300.0, 120.0);
    let at = place(size, Some(card), &places, None);
    let own = Rect::from_corners(at, at + size);
    for rect in [card, button] {
        assert!(own.intersect(rect).is_empty(), "{own:?} over {rect:?}");
    }
    assert!(own.center().distance(card.center()) < 300.0, "{own:?}");
    // It stays where it is while nothing comes under it.
    let kept = Vec2::new(30.0, 30.0);
    assert_eq!(place(size, Some(card), &places, Some(kept)), kept);
    let under = Rect::new(40.0, 40.0, 90.0, 90.0);
    assert_ne!(place(size, Some(under), &places, Some(kept)), kept);
}

#[test]
fn the_button_of_the_card_that_was_clicked_is_meant_and_no_other() {
    use crate::packs::{Report, TextFile};
    use crate::tools::guide;
    let text = r#"(game: "souls", bots: ["human", "easy"], decks: [], seed: 1, lines: [
        (en: "Attack.", es: "Ataca.", at: Card("tallow_drip"), until: Choice(["attack"])),
    ])"#;
    let file = TextFile::new("souls", "souls", text);
    let guide = guide::read(&file, &mut Report::default()).expect("it can be read");
    let line = guide.lines.first().map(|line| &line.value);
    let rect = |x| Rect::new(x, 500.0, x + 100.0, 530.0);
    let plain = ("attack", rect(1066.0));
    let mut places = Places {
        buttons: vec![plain],
        ..Places::default()
    };
    assert_eq!(button_of(line, &places), None, "the card itself is meant");
    places.of_thing = vec![("attack", rect(550.0)), ("play", rect(700.0))];
    assert_eq!(button_of(line, &places), Some(rect(550.0)));
    // Two side by side have one ring, two far apart none.
    places.of_thing = vec![("attack", rect(550.0)), ("attack", rect(660.0))];
    let both = rect(550.0).union(rect(660.0));
    assert_eq!(button_of(line, &places), Some(both));
    places.of_thing = vec![("attack", rect(100.0)), ("attack", rect(900.0))];
    assert_eq!(button_of(line, &places), None);
}

#[test]
fn a_note_covers_neither_question_nor_panel_and_its_arrow_crosses_no_question() {
    const AREAS: [(&str, Rect); 3] = [
        ("table", frame::LANES),
        ("log", frame::LOG),
        ("bar", frame::NEAR_BAR),
    ];
    let question = Rect::new(860.0, 470.0, 1040.0, 500.0);
    let button = Rect::new(900.0, 524.0, 1030.0, 556.0);
    let mut places = Places {
        buttons: vec![(QUESTION, question), ("pass", button)],
        areas: AREAS.to_vec(),
        ..Places::default()
    };
    let size = Vec2::new(328.0, 150.0);
    let at = place(size, Some(button), &places, None);
    let own = Rect::from_corners(at, at + size);
    for rect in [question, frame::LOG, frame::NEAR_BAR] {
        assert!(own.intersect(rect).is_empty(), "{own:?} over {rect:?}");
    }
    assert!(places.arrow(own, button).is_some(), "{own:?}");
    // Right above the question nothing can lead down to the button.
    let above = Rect::from_corners(Vec2::new(800.0, 300.0), Vec2::new(1128.0, 450.0));
    assert_eq!(places.arrow(above, button), None);
    places.buttons.remove(0);
    assert!(places.arrow(above, button).is_some());
    // Nor from far above over a single line of text.
    let line = Rect::new(860.0, 504.0, 1040.0, 518.0);
    places.buttons.insert(0, (QUESTION, line));
    let high = Rect::from_corners(Vec2::new(800.0, 60.0), Vec2::new(1128.0, 190.0));
    assert_eq!(places.arrow(high, button), None);
}
