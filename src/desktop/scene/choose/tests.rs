//! Clicks and drops on a table of the sample.

use super::*;
use crate::bots::roster::BotName;
use crate::games::biomes::desktop::sample;
use crate::games::biomes::{Biomes, View};
use crate::table::Seat;

const CARD: ObjectId = ObjectId(7);
const LANE: ObjectId = ObjectId(3);

fn question(options: Vec<Choice>) -> Decision {
    Decision {
        options,
        ..Decision::default()
    }
}

fn view() -> View {
    sample::view(Some(Seat(0)))
}

fn open<'a>(
    view: &'a View,
    decision: &'a Decision,
    selected: Option<ObjectId>,
) -> Open<'a, Biomes> {
    Open {
        view,
        decision,
        selected,
    }
}

fn of(verb: &'static str) -> Choice {
    Choice::new(verb).of(Ref::Object(CARD))
}

#[test]
fn the_only_option_is_chosen_at_once() {
    let asked = question(vec![of("play"), Choice::new("pass")]);
    assert_eq!(
        open(&view(), &asked, None).click(CARD),
        Intent::Choose(of("play"))
    );
    assert_eq!(
        open(&view(), &asked, None).click(LANE),
        Intent::Explain(LANE)
    );
}

#[test]
fn converting_is_never_done_by_one_click() {
    let asked = question(vec![of("convert"), Choice::new("pass")]);
    assert_eq!(
        open(&view(), &asked, None).click(CARD),
        Intent::Inspect(Some(CARD))
    );
}

#[test]
fn several_options_select_and_a_second_click_aims() {
    let to = |n| of("advance").to(Ref::Object(ObjectId(n)));
    let asked = question(vec![to(3), to(4)]);
    assert_eq!(
        open(&view(), &asked, None).click(CARD),
        Intent::Inspect(Some(CARD))
    );
    assert_eq!(
        open(&view(), &asked, Some(CARD)).click(LANE),
        Intent::Choose(to(3))
    );
    assert_eq!(
        open(&view(), &asked, Some(CARD)).click(CARD),
        Intent::Inspect(None)
    );
    let view = view();
    assert!(open(&view, &asked, Some(CARD)).offers(LANE));
    assert!(!open(&view, &asked, None).offers(LANE));
}

#[test]
fn a_dropped_card_is_played_even_if_it_could_be_converted() {
    let asked = question(vec![of("convert"), of("play")]);
    assert_eq!(
        open(&view(), &asked, None).drop(CARD, &[]),
        Intent::Choose(of("play"))
    );
}

#[test]
fn a_dropped_card_that_can_only_be_converted_is_offered_for_that() {
    const HELD: ObjectId = ObjectId(100);
    let view = view();
    let convert = Choice::new("convert").of(Ref::Object(HELD));
    let asked = question(vec![convert, Choice::new("pass")]);
    let open = open(&view, &asked, Some(HELD));
    for under in [&[][..], &[LANE], &[LANE, ObjectId(13)]] {
        assert_eq!(open.drop(HELD, under), Intent::Offer(HELD));
    }
    // Without a possible action it only gives the reason.
    assert_eq!(
        open.drop(ObjectId(103), &[LANE]),
        Intent::Explain(ObjectId(103))
    );
}

#[test]
fn a_dropped_agent_advances_to_the_lane_under_it() {
    let to = |n| of("advance").to(Ref::Object(ObjectId(n)));
    let asked = question(vec![to(4), to(3)]);
    assert_eq!(
        open(&view(), &asked, None).drop(CARD, &[LANE]),
        Intent::Choose(to(3))
    );
}

#[test]
fn making_energy_and_converting_are_lit_less_than_playing() {
    use crate::desktop::session::{Controller, Player};
    use crate::games::biomes::desktop::sample::Still;
    let players = [
        Player::new("Ada", Controller::Human, 1),
        Player::new("Mara", Controller::Bot(BotName::Random), 2),
    ];
    let session = Session::new(Still, players);
    let of = |id| usable(&session, ObjectId(id));
    assert_eq!(
        (of(101), of(106), of(100)),
        (Use::Main, Use::Aside, Use::None)
    );
}
