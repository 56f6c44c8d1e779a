//! A match that begins with a position can be saved and replayed like any other.

mod biomes;
mod sanctuary;
mod souls;

use std::fmt::Debug;
use std::ops::Range;

use fourfold::packs::{Report, TextFile};
use fourfold::table::{Game, Match, TableRng};
use ron2::FromRon;

/// Something that lives as long as the tests.
fn kept<T: Clone>(made: &T) -> &'static T {
    Box::leak(Box::new(made.clone()))
}

/// What a text spells, made by `resolve`. There is nothing wrong with it.
fn read<D: FromRon, L>(
    text: &str,
    resolve: impl FnOnce(&D, &TextFile, &Range<usize>, &mut Report) -> L,
) -> L {
    let def = D::from_ron(text).expect("it is well spelled");
    let file = TextFile::new("position.ron", "position.ron", text);
    let mut report = Report::default();
    let laid = resolve(&def, &file, &(0..text.len()), &mut report);
    assert_eq!(report.errors(), 0, "{report}");
    laid
}

/// Plays on at random. The recipe can be written and read, and what `setup` makes of it is played the same way.
fn replays<G: Game<Recipe: PartialEq + Debug>>(
    mut game: Match<G>,
    setup: impl FnOnce(G::Recipe) -> G::Setup,
) {
    let mut chance = TableRng::new(9);
    for _ in 0..60 {
        let options = game.decision().map_or(0, |d| d.options.len());
        game.pick(chance.below(options as u32) as usize);
    }
    let replay = game.replay();
    assert!(!replay.journal.picks.is_empty());
    let text = serde_json::to_string(&replay.header.recipe).expect("a recipe can be written");
    let recipe: G::Recipe = serde_json::from_str(&text).expect("and read");
    assert_eq!(recipe, replay.header.recipe);
    let mut again = Match::<G>::new(setup(recipe), 5);
    let played = again.play_journal(&replay.journal, usize::MAX);
    assert_eq!(played, replay.journal.picks.len());
    assert_eq!(again.digest(), game.digest());
}

/// Nothing is wrong with a position, but something with each of its spoilt copies, and `problem` says what.
fn named<P: Clone>(
    good: &P,
    problem: impl Fn(&P) -> Option<String>,
    spoils: &[(fn(&mut P), &str)],
) {
    assert_eq!(problem(good), None);
    for (spoil, expected) in spoils {
        let mut bad = good.clone();
        spoil(&mut bad);
        let problem = problem(&bad).unwrap_or_default();
        assert!(problem.contains(expected), "{expected}: {problem}");
    }
}
