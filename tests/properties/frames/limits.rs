//! Legal numbers: what lies at the edge plays, and what is one over is refused with a message.

use std::sync::Arc;

use fourfold::games::frames::Setup;
use fourfold::games::frames::content::{Content, Numbers, Rules};
use fourfold::games::frames::limits;
use fourfold::games::frames::position::Position;
use fourfold::table::{Match, TableRng};

use super::walk::{Game, content};

const BASE: &str = r#"(companies: [(), (), (), (), ()], frames: [
    (name: "a", seat: 0, systems: [Direct, Spotting], at: (5, 5)),
    (name: "b", seat: 1, systems: [Direct, Spotting], at: (8, 5)),
    (name: "c", seat: 2, systems: [Melee, Defense], at: (5, 8)),
    (name: "d", seat: 3, systems: [Artillery], at: (25, 25)),
    (name: "e", seat: 4, systems: [], at: (8, 8)),
], stations: [(name: "st", brought: 0, held: 0, at: (15, 15))], cover: [(name: "w", at: (6.5, 6.5))], clock: 2)"#;

fn base() -> Position {
    ron2::from_str(BASE).expect("a position")
}

fn with_rules(change: impl Fn(&mut Rules)) -> &'static Content {
    let mut changed = content().clone();
    change(&mut changed.rules);
    Box::leak(Box::new(changed))
}

/// A whole game from there with random choices, sound all the way.
fn play(content: &'static Content, position: &Arc<Position>, seed: u64) {
    let setup = Setup {
        content,
        table: position.table(),
        companies: Vec::new(),
        field: 0,
        position: Some(Arc::clone(position)),
    };
    let mut game: Game = Match::new(setup, seed);
    let mut feet = TableRng::new(seed);
    let mut made = 0;
    while let Some(open) = game.decision() {
        // Mostly the last option, which is often an attack.
        let count = open.options.len();
        let at = if feet.below(3) == 0 {
            count - 1
        } else {
            feet.below(count as u32) as usize
        };
        assert!(game.pick(at));
        made += 1;
        assert!(made < 50_000, "stuck in {:?}", game.step());
        if made % 8 == 0 {
            game.audit().expect("the table is sound");
        }
    }
    game.audit().expect("the table is sound");
    assert!(game.outcome().is_some_and(|o| o.winners.count() > 0));
}

/// A change of the base position.
type Edit = fn(&mut Position);

#[test]
fn one_over_the_edge_is_refused_with_a_message() {
    let refused: [(Edit, &str); 25] = [
        (|p| p.clock = Some(0), "the clock: 1 to 99 (M-129)"),
        (|p| p.clock = Some(100), "the clock: 1 to 99 (M-129)"),
        (|p| p.round = Some(101), "the round: 0 to 100 (M-130)"),
        (|p| p.round = Some(u16::MAX), "the round: 0 to 100"),
        (
            |p| p.companies[0].ppa = Some(2),
            "points per asset of seat 0: 3 to 7",
        ),
        (
            |p| p.companies[4].ppa = Some(8),
            "points per asset of seat 4: 3 to 7",
        ),
        (
            |p| p.companies[1].ppa = Some(i32::MAX),
            "points per asset of seat 1",
        ),
        (
            |p| p.companies[1].ppa = Some(i32::MIN),
            "points per asset of seat 1",
        ),
        (
            |p| p.companies[2].rank = Some(5),
            "the rank of seat 2: 0 to 4 (M-21)",
        ),
        (
            |p| p.last = Some(5),
            "the seat that is last in order is empty (M-68)",
        ),
        (|p| p.dice = vec![1, 21], "a die: 1 to 20"),
        (|p| p.dice = vec![0], "a die: 1 to 20"),
        (
            |p| p.frames[0].spot = 7,
            "the spot marker of frame `a`: 0 to 6 (M-106)",
        ),
        (
            |p| (p.frames[0].defense, p.frames[0].acted) = (Some(7), true),
            "the defense of frame `a`: 0 to 6 (M-91)",
        ),
        (
            |p| p.frames[0].defense = Some(3),
            "frame `a` has a defense before its turn",
        ),
        (
            |p| p.frames[0].whites = Some(0),
            "white dice of frame `a`: 1 to 2 (M-123)",
        ),
        (
            |p| p.frames[0].whites = Some(5),
            "white dice of frame `a`: 1 to 2 (M-123)",
        ),
        (
            |p| p.frames[0].rockets = 4,
            "the company of seat 0 has 4 rockets; there are 3 (M-72)",
        ),
        (
            |p| p.frames[0].rockets = 255,
            "the company of seat 0 has 255 rockets",
        ),
        (|p| p.cover[0].hits = 0, "hits of cover `w`: 1 to 3"),
        (|p| p.cover[0].hits = 4, "hits of cover `w`: 1 to 3"),
        (
            |p| {
                p.frames[0]
                    .systems
                    .as_mut()
                    .expect("given")
                    .resize(3, fourfold::games::frames::content::System::Direct);
            },
            "",
        ),
        (
            |p| {
                use fourfold::games::frames::content::System::{Defense, Melee, Movement};
                p.frames[0].systems =
                    Some(vec![Defense, Defense, Melee, Melee, Movement, Movement]);
            },
            "more systems than it may carry. (M-70)",
        ),
        (
            |p| p.frames[0].at = p.frames[1].at,
            "frame `b` stands on frame `a` (M-97)",
        ),
        (
            |p| p.frames[0].at = p.stations[0].at,
            "frame `a` stands on station `st` (M-97)",
        ),
    ];
    assert_eq!(base().problem(content()), None);
    for (n, (edit, expected)) in refused.into_iter().enumerate() {
        let mut position = base();
        edit(&mut position);
        let problem = position.problem(content());
        if expected.is_empty() {
            assert_eq!(problem, None, "{n}");
        } else {
            assert!(
                problem.as_ref().is_some_and(|p| p.contains(expected)),
                "{n}: {problem:?}"
            );
        }
    }
}

/// A thousand games from positions in which every number is at one of its edges.
#[test]
fn the_edges_play() {
    let usual = content();
    let large = with_rules(|rules| {
        for (name, _, _, most) in limits::RULES {
            match name {
                "rockets" => rules.rockets = most,
                "points_per_asset" => rules.points_per_asset = most,
                "systems" => rules.systems = most,
                "white_dice" => rules.white_dice = most,
                "ruler" => rules.ruler = most,
                "contest" => rules.contest = most,
                _ => {}
            }
        }
        (
            rules.initiative,
            rules.climbing,
            rules.drop_white,
            rules.jettison,
        ) = (true, true, true, true);
    });
    let small = with_rules(|rules| {
        (
            rules.points_per_asset,
            rules.white_dice,
            rules.ruler,
            rules.rockets,
        ) = (3, 1, 4, 0);
    });
    for (content, times) in [(usual, 400), (large, 300), (small, 300)] {
        let points = limits::points(&content.rules);
        let mut position = base();
        for (n, company) in position.companies.iter_mut().enumerate() {
            company.ppa = Some(if n % 2 == 0 {
                *points.end()
            } else {
                *points.start()
            });
            company.rank = Some(4 - n as u8);
        }
        for (n, frame) in position.frames.iter_mut().enumerate() {
            frame.spot = *limits::spot(content).end();
            frame.rockets = content.rules.rockets;
            frame.whites = Some(content.rules.white_dice);
            frame.acted = n == 0;
            frame.defense = frame
                .acted
                .then_some(*limits::defense(&Numbers::default()).end());
        }
        position.cover[0].hits = *limits::HITS.end();
        position.round = Some(*limits::ROUND.end());
        position.last = Some(4);
        assert_eq!(position.problem(content), None);
        let position = Arc::new(position);
        for seed in 0..times {
            play(content, &position, seed);
        }
    }
}

/// The longest game there is, and a table as full as it can be.
#[test]
fn the_longest_and_the_fullest_game_play() {
    let mut long = base();
    long.clock = Some(*limits::CLOCK.end());
    long.frames.truncate(2);
    assert_eq!(long.problem(content()), None);
    play(content(), &Arc::new(long), 1);
    let mut full = base();
    (full.frames, full.stations, full.cover) = (Vec::new(), Vec::new(), Vec::new());
    let at = |x: i32, y: i32| format!("({x}.5, {y}.5)");
    for n in 0..40 {
        let text = format!(
            "(name: \"f{n}\", seat: {}, systems: [Direct, Melee], at: {})",
            n % 5,
            at(n % 20, n / 20 * 3)
        );
        full.frames.push(ron2::from_str(&text).expect("a frame"));
    }
    for n in 0..8 {
        let text = format!(
            "(name: \"s{n}\", brought: {}, held: 0, at: {})",
            n % 5,
            at(n * 2, 25)
        );
        full.stations
            .push(ron2::from_str(&text).expect("a station"));
    }
    for n in 0..300 {
        let text = format!("(name: \"c{n}\", at: {}, hits: 3)", at(n % 30, 10 + n / 30));
        full.cover.push(ron2::from_str(&text).expect("a segment"));
    }
    assert_eq!(full.problem(content()), None);
    full.clock = Some(1);
    play(content(), &Arc::new(full.clone()), 1);
    full.frames.push(full.frames[0].clone());
    let problem = full.problem(content());
    assert_eq!(problem.as_deref(), Some("41 frames; there is room for 40"));
}
