//! Positions of any game: cut out of a match, written, read, edited, played.

use std::path::Path;

use fourfold::table::{Busy, Match, TableRng};
use fourfold::tools::editing::{
    Choices, EditableGame, EditedPosition, FieldSubject, nearest, open, write,
};
use fourfold::tools::replay::Replayable;
use fourfold::tools::scenario::run_text;

use super::{Walk, step};

/// What holds of positions in every game: of the walks of that type, which are such, with that content.
macro_rules! positions {
    ($walk:ty, $strolls:expr, $content:expr) => {
        use crate::kit::positions::{edited, found_near, written_and_read};
        use fourfold::table::Busy;
        use proptest::prelude::*;

        proptest! {
            #![proptest_config(crate::kit::config(6))]

            #[test]
            fn a_position_that_is_written_and_read_again_is_the_same(walk in $strolls) {
                prop_assert!(written_and_read(walk, $content, 120) > 0);
            }

            #[test]
            fn the_nearest_position_asks_what_was_asked_there(walk in $strolls, length in 5..200_usize) {
                let found = found_near(walk, $content, length);
                let near = found.is_ok_and(|back| back <= length);
                prop_assert!(near || found == Err(Busy::Opening), "{found:?}");
            }

            #[test]
            fn whatever_is_done_to_a_position_can_be_written_and_taken_back(seed in any::<u64>()) {
                prop_assert!(edited::<$walk>($content, seed, 150) > 0);
            }
        }
    };
}

pub(crate) use positions;

type Content<W> = &'static <<W as Walk>::Game as Replayable>::Content;

/// What was read of a text in which nothing is wrong.
fn sound<T>(read: Result<T, String>, text: &str) -> T {
    let wrong = read.as_ref().err().cloned().unwrap_or_default();
    assert!(wrong.is_empty(), "{wrong}\n{text}");
    read.expect("nothing is wrong")
}

/// Cuts positions out of a walk as it goes. What is written is read again as the same position, and the scenario
/// tool, which begins a match with it, finds asked what the file says. Returns how many there were. A walk without one
/// goes on beyond that length.
pub fn written_and_read<W: Walk>(walk: W, content: Content<W>, length: usize) -> usize
where
    W::Game: EditableGame,
{
    let (mut game, mut feet) = (walk.start(), walk.feet());
    let mut count = 0;
    for n in 0.. {
        if n >= length && count > 0 {
            break;
        }
        let playable =
            |d: &<W::Game as EditableGame>::Draft| W::Game::problem(d, content).is_none();
        if let Ok(cut) = W::Game::extract(&mut game)
            && playable(&cut.position)
        {
            count += 1;
            let text = write::<W::Game>(&cut.position, content, "Somewhere");
            let read = sound(W::Game::read("a.ron", &text, content), &text);
            assert!(
                read.len() == 1 && read[0].1 == cut.position,
                "{:#?}\n{:#?}",
                read[0].1,
                cut.position
            );
            let labelled = W::Game::text(&cut.position, true);
            let name = <W::Game as fourfold::table::Game>::NAME;
            let all =
                format!("(title: \"Labelled\", game: {name:?}, position: {labelled}, script: [])");
            let read = sound(W::Game::read("b.ron", &all, content), &all);
            assert!(read[0].1 == cut.position, "{all}");
            if n % 7 == 0 {
                for verdict in run_text(Path::new("a.ron"), &text) {
                    let wrong = verdict.message.contains("no game leads");
                    assert!(verdict.passed || wrong, "{}\n{text}", verdict.message);
                }
            }
        }
        if !step::<W>(&mut game, &mut feet) {
            break;
        }
    }
    count
}

/// The nearest position of a match begins a match that stands and asks as that one did.
pub fn found_near<W: Walk>(walk: W, content: Content<W>, length: usize) -> Result<usize, Busy>
where
    W::Game: EditableGame,
{
    let (mut game, mut feet) = (walk.start(), walk.feet());
    super::wander::<W>(&mut game, &mut feet, length);
    let before = (game.digest(), game.journal().clone());
    let found = nearest::<W::Game>(&mut game, content)?;
    assert_eq!(
        before,
        (game.digest(), game.journal().clone()),
        "it looked only"
    );
    assert_eq!(W::Game::problem(&found.draft, content), None);
    let mut there = walk.start();
    let journal = game.journal().clone();
    let at = journal.picks.len() - found.back;
    assert_eq!(there.follow(&journal, at), at);
    let again = Match::<W::Game>::new(W::Game::deal_from(&found.draft, content), 7);
    let asks = |game: &Match<W::Game>| game.decision().map(|d| (d.seat, d.topic, d.options.len()));
    if found.whole {
        assert_eq!(asks(&again), asks(&there));
    }
    Ok(found.back)
}

/// How many edits in a row may lead to what cannot be played.
const MOST_AWAY: usize = 20;

/// Whatever is done to a position at random can be taken back, and either is refused in words or can be dealt,
/// written and read. Returns how many could be. An edit that leads away from all of them is taken back after a while.
pub fn edited<W: Walk>(content: Content<W>, seed: u64, steps: usize) -> usize
where
    W::Game: EditableGame,
{
    let mut chance = TableRng::new(seed);
    let mut below = |n: usize| chance.below(n.max(1) as u32) as usize;
    let mut bench = open::<W::Game>(content, None);
    let blank = W::Game::blank(content);
    let catalogue = bench.catalogue(fourfold::table::Language::English).len();
    assert_eq!(W::Game::problem(&blank, content), None);
    let (mut played, mut away) = (0, 0);
    for _ in 0..steps {
        let zones = bench.zones();
        let zone = zones[below(zones.len())].id;
        let all: Vec<u16> = zones
            .iter()
            .flat_map(|zone| bench.pieces_in(zone.id))
            .collect();
        let piece = all.get(below(all.len())).copied().unwrap_or_default();
        match below(8) {
            0 | 1 => {
                bench.put(below(catalogue), zone);
            }
            2 => {
                bench.carry(piece, zone);
            }
            3 => {
                bench.shift(piece, below(2) == 0);
            }
            4 => bench.remove(piece),
            other => {
                let of = match other {
                    5 => FieldSubject::Table,
                    6 => FieldSubject::Seat(below(bench.seat_count()) as u8),
                    _ => FieldSubject::Piece(piece),
                };
                let lines = bench.lines(of);
                if let Some(line) = lines.get(below(lines.len())) {
                    let value = match &line.choices {
                        Choices::Number(least, most) => {
                            least + below(12.min(most - least + 1) as usize) as i32
                        }
                        Choices::Units(least, most) => {
                            least + below((most - least) as usize) as i32
                        }
                        Choices::Words(words) => below(words.len()) as i32,
                        Choices::Pieces(all) => {
                            all.get(below(all.len() + 1)).map_or(-1, |n| i32::from(*n))
                        }
                        _ => below(3) as i32 - 1,
                    };
                    bench.set(of, line.n, value);
                }
            }
        }
        if bench.problem().is_some() && below(3) > 0 {
            bench.undo();
        }
        away = if bench.problem().is_some() {
            away + 1
        } else {
            0
        };
        if away == MOST_AWAY {
            while bench.problem().is_some() {
                assert!(bench.undo(), "the blank position can be played");
            }
            away = 0;
        }
        if bench.problem().is_none() {
            // It is dealt to see whether a game could lead there; that must end, and never panic.
            let _ = bench.wrong();
            played += 1;
            let work = bench
                .any()
                .downcast_ref::<EditedPosition<W::Game>>()
                .expect("it is this game's");
            let text = bench.scenario("Edited");
            let read = sound(W::Game::read("c.ron", &text, content), &text);
            assert!(
                read[0].1 == *work.draft(),
                "{text}\n{:#?}\n{:#?}",
                read[0].1,
                work.draft()
            );
        }
    }
    while bench.undo() {}
    let work = bench
        .any()
        .downcast_ref::<EditedPosition<W::Game>>()
        .expect("it is this game's");
    assert!(
        *work.draft() == blank || steps > 200,
        "everything was taken back"
    );
    played
}
