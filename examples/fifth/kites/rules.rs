//! The rules of Kites: what steps do by themselves, what they ask, what a choice does.

use std::cmp::Ordering;

use fourfold::table::{
    Answer, Choice, Event, ObjectId, Offers, Ref, Refusal, Seat, Seats, refusals,
};

use super::turn::Step;
use super::words as no;
use super::{Board, DECK, DISCARD, HAND, Kind, LANDED, SKY};

/// K-01: the deck is shuffled, both players draw their opening hands.
pub fn deal_hands(board: &mut Board) {
    board.shuffle(DECK, Seat(0));
    for seat in [Seat(0), Seat(1)] {
        for _ in 0..board.rules().hand {
            draw(board, seat);
        }
    }
    board.goto(Step::Rise);
}

/// Draws the top card, if there is one.
fn draw(board: &mut Board, seat: Seat) -> bool {
    let top = board.row(DECK, Seat(0)).first().copied();
    if let Some(id) = top {
        board.bring(id, HAND, seat);
        let event = Event::new("draw", seat).of(Ref::Object(id));
        board.log(event.only_for(seat));
    }
    top.is_some()
}

/// K-02: the other player's turn begins; the first one is seat 0's.
pub fn begin_turn(mut board: Board) {
    let game = board.game_mut();
    if game.turn > 0 {
        game.active = game.active().other().0;
    }
    game.turn += 1;
    let event = Event::new("turn", game.active()).by(game.turn as i32);
    board.log(event);
}

/// K-02: the kites of the active player rise by one, up to the top.
pub fn raise_kites(mut board: Board) {
    for kite in board.row(SKY, board.game().active()) {
        if board.value(kite) < board.rules().top {
            board.add(kite, 1);
        }
    }
}

/// K-03, K-11: the active player draws a card. With an empty deck the match ends instead: more points win.
pub fn draw_card(mut board: Board) {
    let seat = board.game().active();
    if !draw(&mut board, seat) {
        let (first, second) = board.game().scores;
        let winners = match first.cmp(&second) {
            Ordering::Greater => Seats::one(Seat(0)),
            Ordering::Less => Seats::one(Seat(1)),
            Ordering::Equal => Seats::NONE,
        };
        board.decide(winners);
    }
}

/// K-04: one thing a turn.
pub fn ask_to_act(mut board: Board) {
    board.ask(board.game().active(), "act", Ref::None);
}

/// K-07: whoever flies the kite may hold it.
pub fn ask_to_answer(mut board: Board) {
    let kite = board
        .game()
        .caught
        .map_or(Ref::None, |id| Ref::Object(ObjectId(id)));
    board.ask(board.game().active().other(), "answer", kite);
}

/// K-08: who flies no kite is not asked.
pub fn ask_to_land(mut board: Board) {
    let seat = board.game().active();
    match board.row(SKY, seat).is_empty() {
        true => board.goto_next(),
        false => board.ask(seat, "land", Ref::None),
    }
}

/// K-09: who holds no more cards than allowed is not asked.
pub fn ask_to_trim(mut board: Board) {
    let seat = board.game().active();
    match board.row(HAND, seat).len() <= board.rules().hand_limit {
        true => board.goto_next(),
        false => board.ask(seat, "trim", Ref::None),
    }
}

/// Everything that the asked player might choose, allowed or refused with its rule.
pub fn candidates(board: &Board, seat: Seat, offers: &mut Offers) {
    let of = |verb: &'static str, id: ObjectId| Choice::new(verb).of(Ref::Object(id));
    for id in board.row(HAND, seat) {
        match (board.step(), board.kind(id)) {
            (Step::Act, Kind::Kite(_)) => {
                offers.candidate(of("launch", id), may_launch(board, seat));
            }
            (Step::Act, Kind::Gust(_)) => {
                for kite in board.row(SKY, seat.other()) {
                    let choice = of("gust", id).to(Ref::Object(kite));
                    offers.candidate(choice, may_tear(board, id, kite));
                }
            }
            (Step::Answer, Kind::Knot) => offers.offer(of("knot", id)),
            (Step::Trim, _) => offers.offer(of("discard", id)),
            _ => {}
        }
    }
    if board.step() == Step::Land {
        let kites = board.row(SKY, seat).into_iter();
        kites.for_each(|kite| offers.offer(of("land", kite)));
    }
    offers.candidate(Choice::new("pass"), may_pass(board.step()));
}

/// K-05: so many kites in one sky.
fn may_launch(board: &Board, seat: Seat) -> Answer {
    match board.row(SKY, seat).len() < board.rules().sky {
        true => Ok(()),
        false => Err(&no::SKY_FULL),
    }
}

/// K-06: a gust blows at its height and above.
fn may_tear(board: &Board, gust: ObjectId, kite: ObjectId) -> Answer {
    match board.value(kite) >= board.value(gust) {
        true => Ok(()),
        false => Err(&no::TOO_LOW),
    }
}

/// K-09: who holds too many cards must discard.
fn may_pass(step: Step) -> Answer {
    match step {
        Step::Trim => Err(&no::MUST_TRIM),
        _ => Ok(()),
    }
}

/// K-12: why the asked player cannot make a choice that no candidate is about.
pub fn refuse(board: &Board, choice: Choice) -> &'static Refusal {
    let (step, why) = match choice.verb {
        "launch" | "gust" => (Step::Act, &no::ACT_TIME),
        "knot" => (Step::Answer, &no::KNOT_TIME),
        "land" => (Step::Land, &no::LAND_TIME),
        "discard" => (Step::Trim, &no::TRIM_TIME),
        "pass" => return &refusals::NO_SUCH_THING,
        _ => return &refusals::NO_SUCH_CHOICE,
    };
    match board.step() == step {
        true => &no::WRONG_CARD,
        false => why,
    }
}

/// What an accepted choice does.
pub fn choose(board: &mut Board, seat: Seat, choice: Choice) {
    let Ref::Object(id) = choice.subject else {
        return pass(board, seat);
    };
    let event = Event::new(choice.verb, seat)
        .of(choice.subject)
        .to(choice.target);
    match choice.verb {
        "launch" => {
            board.bring(id, SKY, seat);
            board.log(event);
            board.goto_next();
        }
        "gust" => {
            board.bring(id, DISCARD, Seat(0));
            board.log(event);
            board.game_mut().caught = match choice.target {
                Ref::Object(kite) => Some(kite.0),
                _ => None,
            };
            board.goto(Step::Answer);
        }
        "knot" => {
            board.bring(id, DISCARD, Seat(0));
            let kite = board.game_mut().caught.take().unwrap_or_default();
            board.log(event.to(Ref::Object(ObjectId(kite))));
            board.goto_next();
        }
        "land" => land(board, seat, id),
        // Whether more must go is asked anew.
        _ => {
            board.bring(id, DISCARD, Seat(0));
            board.log(event);
        }
    }
}

/// K-07: a kite that nobody holds is torn.
fn pass(board: &mut Board, seat: Seat) {
    board.log(Event::new("pass", seat));
    if let Some(kite) = board.game_mut().caught.take() {
        board.bring(ObjectId(kite), DISCARD, Seat(0));
        let kite = Ref::Object(ObjectId(kite));
        board.log(Event::new("tear", seat).of(kite));
    }
    board.goto_next();
}

/// K-08, K-10: a landed kite is worth its height; who has enough points wins.
fn land(board: &mut Board, seat: Seat, kite: ObjectId) {
    let points = board.value(kite);
    board.bring(kite, LANDED, seat);
    board.log(Event::new("land", seat).of(Ref::Object(kite)).by(points));
    board.goto_next();
    let goal = board.rules().goal;
    let score = board.game_mut().score_mut(seat.index());
    *score += points;
    if *score >= goal {
        board.decide(Seats::one(seat));
    }
}
