//! Ties for the highest score: calls, changes that chance makes, and the die that stops it (M-67, Q31, Q70, Q71).

use std::collections::BTreeSet;
use std::fmt::Write;
use std::sync::OnceLock;

use fourfold::games::frames::content::{Content, System, Table};
use fourfold::games::frames::position::Position;
use fourfold::games::frames::{Frames, Setup, Step};
use fourfold::table::{Choice, Match, TableRng};

use super::walk::content;

/// Bidding with that position.
fn bidding(content: &'static Content, position: &str, players: u8, seed: u64) -> Match<Frames> {
    let position: Position = ron2::from_str(position).expect("a position");
    let setup = Setup {
        content,
        table: Table {
            players,
            battle: false,
        },
        companies: Vec::new(),
        field: 0,
        position: Some(std::sync::Arc::new(position)),
    };
    Match::new(setup, seed)
}

const TIED: &str = r#"(step: Bid, companies: [(), ()], frames: [
    (name: "a", seat: 0, systems: [Direct]), (name: "b", seat: 0, systems: [Direct]),
    (name: "c", seat: 0, systems: [Direct]), (name: "d", seat: 0, systems: [Direct]),
    (name: "e", seat: 0, systems: [Direct], rockets: 3),
    (name: "f", seat: 1, systems: [Direct]), (name: "g", seat: 1, systems: [Direct]),
    (name: "h", seat: 1, systems: [Direct]), (name: "i", seat: 1, systems: [Direct]),
    (name: "j", seat: 1, systems: [Direct], rockets: 3),
])"#;

/// Every legal change of both companies comes up, about as often as the others, and nobody is asked which.
#[test]
fn when_all_have_deferred_chance_changes_a_company() {
    let mut seen = BTreeSet::new();
    let (mut added, mut removed, mut of_second) = (0, 0, 0);
    for seed in 0..600 {
        let mut game = bidding(content(), TIED, 2, seed);
        for _ in 0..2 {
            let open = game.decision().cloned().expect("a tie");
            assert_eq!(open.topic, "tie");
            game.choose(open.seat, Choice::new("defer")).expect("once");
        }
        let told = game.events(0).iter();
        let change = told
            .clone()
            .find(|e| ["add_frame", "remove_frame"].contains(&e.verb));
        let change = change.expect("a change without a question");
        added += u32::from(change.verb == "add_frame");
        removed += u32::from(change.verb == "remove_frame");
        of_second += u32::from(change.seat.0 == 1);
        seen.insert((change.seat, change.verb, format!("{:?}", change.subject)));
        // Only the rockets of a frame that went are handed out, by whose it was.
        if let (Some(open), true) = (game.decision(), game.step() == Step::Bid) {
            let kinds = open.options.iter().map(|o| o.verb);
            let again = open.topic == "tie";
            assert!(
                again || kinds.clone().all(|verb| verb == "rocket") && open.seat == change.seat
            );
        }
    }
    let kinds = content().frames.len();
    assert_eq!(seen.len(), 2 * (kinds + 5), "{seen:?}");
    // All changes are as likely: 5 of each company remove, as many as there are types add.
    let expected = 600.0 * 5.0 / (kinds as f64 + 5.0);
    assert!(
        (f64::from(removed) - expected).abs() < 60.0,
        "{added} added, {removed} removed"
    );
    assert!(
        (240..360).contains(&of_second),
        "{of_second} of the second company"
    );
}

/// Types of frame that weigh little in bidding, so that ties last: none, one and two systems.
fn light() -> &'static Content {
    static LIGHT: OnceLock<Content> = OnceLock::new();
    LIGHT.get_or_init(|| {
        let mut light = content().clone();
        let kinds = light.frames.iter().take(3).cloned();
        let carried: [&[System]; 3] = [&[], &[System::Direct], &[System::Direct, System::Defense]];
        light.frames = kinds
            .zip(carried)
            .map(|(mut kind, systems)| {
                kind.systems = systems.iter().copied().collect();
                kind
            })
            .collect();
        light
    })
}

/// Companies of one to three light frames, drawn with those feet.
fn light_companies(players: usize, feet: &mut TableRng) -> String {
    let mut frames = String::new();
    for seat in 0..players {
        for n in 0..1 + feet.below(3) {
            let systems = ["", "Direct", "Direct, Defense"][feet.below(3) as usize];
            let _ = write!(
                frames,
                "(name: \"{seat}-{n}\", seat: {seat}, systems: [{systems}]),"
            );
        }
    }
    let companies = "(), ".repeat(players);
    format!("(step: Bid, companies: [{companies}], frames: [{frames}])")
}

/// However the tied players choose, at most six changes are made before a die stops it, and every change that
/// leaves a tie is followed by a new call.
#[test]
fn six_changes_at_most_and_a_call_for_each_tie() {
    let mut by_changes = [0; 7];
    for seed in 0..2_000_u64 {
        let mut feet = TableRng::new(seed);
        let players = 2 + feet.below(4) as usize;
        let position = light_companies(players, &mut feet);
        let mut game = bidding(light(), &position, players as u8, seed);
        while game.step() == Step::Bid {
            let Some(open) = game.decision().cloned() else {
                break;
            };
            assert!(game.pick(feet.below(open.options.len() as u32) as usize));
        }
        let count = |verb: &str| game.events(0).iter().filter(|e| e.verb == verb).count();
        let changes = count("add_frame") + count("remove_frame");
        let calls = count("call");
        assert!(calls == changes, "{calls} calls, {changes} changes");
        assert_eq!(count("role"), players);
        by_changes[changes] += 1;
        let scores = |game: &mut Match<Frames>| {
            let view = game.view(None);
            let top = view.companies.iter().map(|c| c.score).max();
            view.companies
                .iter()
                .filter(|c| Some(c.score) == top)
                .count()
        };
        assert!(scores(&mut game) == 1 || changes == 6, "{changes} changes");
    }
    assert!(by_changes[..4].iter().all(|n| *n > 0), "{by_changes:?}");
}
