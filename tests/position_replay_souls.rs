//! A game of Souls that begins with a position can be saved and replayed like any other.

use std::sync::Arc;

use fourfold::games::souls::content::{Content, builtin};
use fourfold::games::souls::position::{Laid, Plain, Position, PositionDef, resolve};
use fourfold::games::souls::{Mode, Recipe, Setup, Souls};
use fourfold::packs::{Report, TextFile};
use fourfold::table::{Match, Seat, TableRng, ZoneId};
use ron2::FromRon;

/// With the first cards of each sort that the built-in packs have.
fn text(content: &Content) -> String {
    use fourfold::games::souls::content::{Card, CardKind};
    let first = |is: &dyn Fn(&Card) -> bool| {
        let card = content.cards.iter().find(|card| is(card));
        card.map_or("", |card| card.id.as_str())
    };
    let character = first(&|c| c.kind == CardKind::Character);
    let item = first(&|c| c.kind == CardKind::Treasure && c.taps());
    let loot = first(&|c| c.kind == CardKind::Loot && c.keywords.iter().next().is_none());
    let monster = first(&|c| c.kind == CardKind::Monster && c.hp.is_some_and(|hp| hp > 1));
    let boss = first(&|c| c.kind == CardKind::Monster && c.souls == 1);
    let room = first(&|c| c.kind == CardKind::Room);
    format!(
        r#"(
            step: LootStep,
            seats: 3,
            active: 1,
            starting: 2,
            filler: 0,
            barter: true,
            p0: (character: "{character}", coins: 4, damage: 1, hand: [(card: "{loot}", copies: 2)], gives: [(HandLimit(1), Round)]),
            p1: (character: "{character}", items: [(card: "{item}", as: "mine", deactivated: true, counters: 2)], kills: 2),
            p2: (character: "{character}", souls: ["{boss}"], dead: true),
            shop: ["{item}"],
            monsters: [["{monster}", (card: "{monster}", as: "over", damage: 1, gives: [(Evasion(1), Permanent)])]],
            rooms: ["{room}"],
            loot_deck: [(card: "{loot}", copies: 12)],
            treasure_deck: [(card: "{item}", copies: 5)],
            monster_deck: [(card: "{monster}", copies: 9)],
            dice: [3, 6],
            must: ["over"],
        )"#
    )
}

fn content() -> &'static Content {
    let content = builtin().expect("the built-in packs are good");
    Box::leak(Box::new((*content).clone()))
}

fn laid(content: &Content) -> Laid {
    let text = text(content);
    let def = PositionDef::from_ron(&text).expect("it is well spelled");
    let file = TextFile::new("position.ron", "position.ron", &text);
    let mut report = Report::default();
    let cards = (content, Plain::of(content));
    let laid = resolve(&def, cards, &file, &(0..text.len()), &mut report);
    assert_eq!(report.errors(), 0, "{report}");
    laid
}

fn setup(content: &'static Content, laid: &Laid, position: Option<Position>) -> Setup {
    Setup {
        content,
        set: 0,
        seats: laid.position.players.len() as u8,
        mode: laid.mode,
        modules: laid.modules,
        characters: [None; 4],
        position: position.map(Arc::new),
    }
}

#[test]
fn a_replay_keeps_the_position_it_began_with() {
    let content = content();
    let laid = laid(content);
    let position = laid.position.clone();
    let mut game = Match::<Souls>::new(setup(content, &laid, Some(position)), 5);
    game.audit().expect("the position is sound");
    let mut chance = TableRng::new(9);
    for _ in 0..80 {
        let options = game.decision().map_or(0, |d| d.options.len());
        game.pick(chance.below(options as u32) as usize);
    }
    let replay = game.replay();
    assert!(!replay.journal.picks.is_empty());
    let text = serde_json::to_string(&replay.header.recipe).expect("a recipe can be written");
    let recipe: Recipe = serde_json::from_str(&text).expect("and read");
    assert_eq!(recipe, replay.header.recipe);
    assert_eq!(recipe.position.as_ref(), Some(&laid.position));
    let mut again = Match::<Souls>::new(setup(content, &laid, recipe.position), 5);
    let played = again.play_journal(&replay.journal, usize::MAX);
    assert_eq!(played, replay.journal.picks.len());
    assert_eq!(again.digest(), game.digest());
}

#[test]
fn a_position_that_cannot_be_is_named() {
    type Spoil = fn(&mut Position);
    let content = content();
    let good = laid(content).position;
    assert_eq!(good.problem(content, Mode::Competitive), None);
    let spoils: [(Spoil, &str); 11] = [
        (
            |p| p.cards[0].card = "souls:no_such_card".into(),
            "there is no card",
        ),
        (|p| p.cards[0].zone = ZoneId(200), "has one character"),
        (|p| p.cards[1].zone = ZoneId(200), "is in no place"),
        (|p| p.cards[1].zone = ZoneId(19), "cannot be there"),
        (|p| p.cards[2].state.damage = -1, "out of range"),
        (|p| p.musts = vec![(9999, false)], "can be attacked"),
        (|p| p.musts = vec![(0, false)], "can be attacked"),
        (|p| p.players[0].coins = i32::MAX, "out of range"),
        (|p| p.players.truncate(1), "2 to 4 players"),
        (|p| p.active = Seat(7), "a seat of this game is 0 to 2"),
        (|p| p.dice = vec![0], "a die shows"),
    ];
    for (spoil, expected) in spoils {
        let mut bad = good.clone();
        spoil(&mut bad);
        let problem = bad.problem(content, Mode::Competitive).unwrap_or_default();
        assert!(problem.contains(expected), "{expected}: {problem}");
    }
    let together = Mode::Together {
        goal: 4,
        capped: false,
    };
    let problem = good.problem(content, together).unwrap_or_default();
    assert!(problem.contains("2 characters"), "{problem}");
}
