//! The same seed plays the same game, in every run, build and version, until the rules or cards change.

use std::sync::{Arc, OnceLock};

use fourfold::bots::{Bot, GreedyBot, RandomBot};
use fourfold::games::biomes::content::{Content, builtin};
use fourfold::games::biomes::{Biomes, Setup};
use fourfold::games::sanctuary::{self, Sanctuary};
use fourfold::games::souls::{self, Mode, Modules, Souls};
use fourfold::table::{Game, Look, Match, Seat, TableRng};

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// Digest, decisions and winner of a game.
type Played = (u64, usize, Option<Seat>);

fn play<G: Game, const N: usize>(mut game: Match<G>, mut bots: [Box<dyn Bot<G>>; N]) -> Played {
    let mut made = 0;
    while let Some(seat) = game.decision().map(|open| open.seat) {
        let at = bots[seat.index()].choose(&mut Look::new(&mut game, seat));
        assert!(game.pick(at));
        made += 1;
    }
    let winner = game.outcome().and_then(|outcome| outcome.winner());
    (game.digest(), made, winner)
}

fn start(seed: u64, decks: [u16; 2], best_of: u8) -> Match<Biomes> {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    let content = CONTENT.get_or_init(|| builtin().expect("the embedded packs are sound"));
    let setup = Setup {
        content,
        decks,
        best_of,
        position: None,
    };
    Match::new(setup, seed)
}

fn random(seed: u64, decks: [u16; 2], best_of: u8) -> Played {
    let bot = |seat: Seat| -> Box<dyn Bot<Biomes>> {
        Box::new(RandomBot::new(TableRng::derive(seed, u64::from(seat.0))))
    };
    play(start(seed, decks, best_of), SEATS.map(bot))
}

fn greedy(seed: u64, decks: [u16; 2]) -> Played {
    let bot = |seat: Seat| -> Box<dyn Bot<Biomes>> {
        Box::new(GreedyBot::new(TableRng::derive(seed, u64::from(seat.0))))
    };
    play(start(seed, decks, 1), SEATS.map(bot))
}

/// Whoever changes rules, cards or bots on purpose writes down what the failing test says it found.
/// A change that should not touch them must leave these alone.
#[test]
fn known_games_are_played_as_ever() {
    let found = [
        random(1, [0, 1], 1),
        random(2, [2, 3], 1),
        random(3, [1, 2], 3),
        random(4, [3, 0], 3),
        greedy(5, [0, 3]),
        greedy(6, [1, 2]),
    ];
    let known: [Played; 6] = [
        (3_647_167_616_245_372_873, 1045, Some(Seat(0))),
        (7_626_232_439_806_785_561, 1076, Some(Seat(0))),
        (18_326_732_697_290_010_491, 1763, Some(Seat(1))),
        (15_078_156_458_855_374_688, 2290, Some(Seat(0))),
        (17_382_851_638_259_911_186, 643, Some(Seat(1))),
        (4_781_352_334_750_334_414, 401, Some(Seat(1))),
    ];
    assert_eq!(found, known, "found {found:?}");
}

#[test]
fn the_same_game_twice_is_the_same_game() {
    assert_eq!(random(7, [0, 2], 3), random(7, [0, 2], 3));
    assert_eq!(greedy(8, [2, 1]), greedy(8, [2, 1]));
    assert_ne!(
        random(7, [0, 2], 3).0,
        random(8, [0, 2], 3).0,
        "seeds differ"
    );
}

/// Its cards still change, so no game of Sanctuary is written down here.
#[test]
fn the_same_game_of_sanctuary_twice_is_the_same_game() {
    static CONTENT: OnceLock<Arc<sanctuary::content::Content>> = OnceLock::new();
    let content: &'static _ = CONTENT
        .get_or_init(|| sanctuary::content::builtin().expect("the embedded packs are sound"));
    let game = |seed| {
        let setup = sanctuary::Setup {
            content,
            decks: [0, 3],
            position: None,
        };
        let bot = |seat: Seat| -> Box<dyn Bot<Sanctuary>> {
            Box::new(RandomBot::new(TableRng::derive(seed, u64::from(seat.0))))
        };
        play(Match::<Sanctuary>::new(setup, seed), SEATS.map(bot))
    };
    assert_eq!(game(7), game(7));
    assert_ne!(game(7).0, game(8).0, "seeds differ");
}

/// Nor of Souls: each number of seats, with all optional parts and together.
#[test]
fn the_same_game_of_souls_twice_is_the_same_game() {
    static CONTENT: OnceLock<Arc<souls::content::Content>> = OnceLock::new();
    let content: &'static _ =
        CONTENT.get_or_init(|| souls::content::builtin().expect("the embedded packs are sound"));
    let modules = Modules {
        rooms: true,
        bonus_souls: true,
        draft: true,
        barter: true,
    };
    let setup = |seats, mode| souls::Setup {
        mode,
        modules,
        ..souls::Setup::plain(content, seats)
    };
    let bot = |seed| {
        move |seat: u8| -> Box<dyn Bot<Souls>> {
            Box::new(RandomBot::new(TableRng::derive(seed, u64::from(seat))))
        }
    };
    let four = |seed| {
        let game = Match::new(setup(4, Mode::Competitive), seed);
        play(game, [0, 1, 2, 3].map(bot(seed)))
    };
    assert_eq!(four(7), four(7));
    assert_ne!(four(7).0, four(8).0, "seeds differ");
    let together = |seed| {
        let mode = Mode::Together {
            goal: 4,
            capped: true,
        };
        play(Match::new(setup(2, mode), seed), [0, 1].map(bot(seed)))
    };
    assert_eq!(together(9), together(9));
}
