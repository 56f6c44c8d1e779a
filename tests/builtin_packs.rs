//! The packs inside the program.

use fourfold::games::biomes::content::builtin;
use fourfold::games::frames::content::{self as frames, TABLES};
use fourfold::games::sanctuary::content::{self as sanctuary, CardKind, GIFTS};
use fourfold::games::souls::content::{self as souls, GROUPS, KEYWORDS};
use fourfold::table::TableRng;
use fourfold::tools::packs::check;

#[test]
fn the_embedded_packs_are_sound() {
    let outcome = check(&[]);
    assert_eq!(outcome.code, 0, "{}", outcome.output);
    let content = builtin().expect("content");
    assert!(content.packs.iter().any(|p| p.id == "biomes"));
    assert!(content.cards.len() > 100 && !content.decks.is_empty());
}

#[test]
fn the_embedded_frames_serve_every_table() {
    let content = frames::builtin().expect("content");
    assert_eq!(content.packs.len(), 1);
    assert!(content.frames.len() >= 14 && content.companies.len() >= 10);
    for table in TABLES {
        let here = content.companies.iter();
        let here = here.filter(|c| c.tables.contains(&table)).count();
        assert!(here >= 5, "{here} companies for {table}");
    }
    for (index, frame) in (0..).zip(&content.frames) {
        let mut units = content.companies.iter().flat_map(|c| &c.units);
        assert!(
            units.any(|u| u.frame == index),
            "{} is in no company",
            frame.id
        );
    }
    let twins = |n: usize| {
        let others = &content.frames[..n];
        others
            .iter()
            .any(|f| f.systems == content.frames[n].systems)
    };
    assert!(
        !(0..content.frames.len()).any(twins),
        "two frames play alike"
    );
}

#[test]
fn the_embedded_fields_find_room_for_their_cover() {
    let content = frames::builtin().expect("content");
    let (drawn, laid): (Vec<_>, Vec<_>) =
        content.fields.iter().partition(|f| f.generated.is_some());
    assert!(drawn.len() >= 2 && laid.len() >= 2);
    for field in drawn {
        let generator = field.generated.expect("partitioned");
        let wanted = usize::from(generator.pieces) * usize::from(generator.symmetry.parts());
        for seed in 0..100 {
            let pieces = field.generate_pieces(&mut TableRng::new(seed)).len();
            assert!(
                pieces * 4 >= wanted * 3,
                "{} with seed {seed}: {pieces}",
                field.id
            );
        }
    }
}

#[test]
fn the_embedded_sanctuary_is_a_whole_game() {
    let content = sanctuary::builtin().expect("content");
    assert_eq!(content.factions.len(), 4);
    let (sanctuaries, others): (Vec<_>, Vec<_>) = (0_u16..)
        .zip(&content.cards)
        .partition(|(_, card)| card.kind == CardKind::Sanctuary);
    assert!(sanctuaries.len() >= 8 && others.len() >= 80);
    for gift in GIFTS {
        let with = others.iter().filter(|(_, card)| card.gifts.has(gift));
        assert!(with.count() >= 2, "{gift:?} is rare");
    }
    for (index, card) in others {
        let mut listed = content.decks.iter().flat_map(|deck| &deck.cards);
        assert!(
            listed.any(|&(i, _)| i == index),
            "{} is in no deck",
            card.id
        );
    }
    for (n, faction) in (0..).zip(&content.factions) {
        let own = sanctuaries
            .iter()
            .filter(|(_, card)| card.faction == Some(n));
        assert!(own.count() >= 2, "{} lacks sanctuaries", faction.id);
        let plays = |sanctuary: u16| content.cards[usize::from(sanctuary)].faction == Some(n);
        let mut decks = content.decks.iter();
        assert!(
            decks.any(|deck| plays(deck.sanctuary)),
            "{} lacks a deck",
            faction.id
        );
    }
    assert_eq!(content.decks.len(), 8);
    for deck in &content.decks {
        let cards = deck.cards.iter().map(|&(_, copies)| usize::from(copies));
        assert_eq!(cards.sum::<usize>(), 60, "{}", deck.id);
    }
}

#[test]
fn the_embedded_sanctuary_speaks_spanish() {
    let content = sanctuary::builtin().expect("content");
    let cards = content.cards.iter().map(|card| (&card.id, &card.name));
    let factions = content.factions.iter();
    let factions = factions.flat_map(|f| [(&f.id, &f.name), (&f.id, &f.summary)]);
    let decks = content.decks.iter();
    let decks = decks.flat_map(|d| [(&d.id, &d.name), (&d.id, &d.summary)]);
    for (id, words) in cards.chain(factions).chain(decks) {
        assert!(words.spanish.is_some(), "{id} has no Spanish");
    }
    for card in &content.cards {
        let untold = card.flavor.spanish.is_none() && !card.flavor.english.is_empty();
        assert!(!untold, "{} has no Spanish flavour", card.id);
    }
    let mut subtypes = content.subtypes.iter();
    assert!(subtypes.all(|words| words.spanish.is_some()));
}

#[test]
fn the_embedded_frames_speaks_spanish() {
    let content = frames::builtin().expect("content");
    let frames = content.frames.iter();
    let frames = frames.map(|f| (&f.id, &f.name, &f.flavor));
    let companies = content.companies.iter();
    let companies = companies.map(|c| (&c.id, &c.name, &c.flavor));
    let fields = content.fields.iter();
    let fields = fields.map(|f| (&f.id, &f.name, &f.flavor));
    let mut names = std::collections::BTreeSet::new();
    for (id, name, flavor) in frames.chain(companies).chain(fields) {
        let spanish = name.spanish.as_ref().expect(id);
        assert_ne!(*spanish, name.english, "{id}");
        assert!(names.insert(spanish), "{spanish} is the name of two things");
        let untold = flavor.spanish.is_none() && !flavor.english.is_empty();
        assert!(!untold, "{id} has no Spanish flavour");
    }
}

#[test]
fn the_embedded_souls_is_a_whole_game() {
    let content = souls::builtin().expect("content");
    assert!(content.cards.len() >= 250 && content.sets.len() >= 2);
    let official = content.sets.iter().find(|set| {
        let decks = [&set.treasure, &set.loot, &set.monsters];
        decks.iter().all(|deck| size(deck) == 100)
    });
    let official = official.expect("a set with the official proportions");
    for (group, kind, share) in GROUPS {
        let deck = match kind {
            souls::CardKind::Treasure => &official.treasure,
            souls::CardKind::Loot => &official.loot,
            _ => &official.monsters,
        };
        let of_group = deck
            .iter()
            .filter(|(card, _)| content.cards[usize::from(*card)].group == Some(group));
        let copies: u16 = of_group.map(|&(_, copies)| u16::from(copies)).sum();
        assert_eq!(copies, share, "{group:?}");
    }
    for keyword in KEYWORDS {
        let mut cards = content.cards.iter();
        assert!(
            cards.any(|card| card.has(keyword)),
            "nobody has {keyword:?}"
        );
    }
    for set in &content.sets {
        assert!(!set.rooms.is_empty() && !set.bonus.is_empty(), "{}", set.id);
        for &character in &set.characters {
            let item = content.cards[usize::from(character)].starting;
            assert!(
                item.is_some(),
                "{}",
                content.cards[usize::from(character)].id
            );
        }
    }
}

fn size(deck: &[(u16, u8)]) -> u16 {
    deck.iter().map(|&(_, copies)| u16::from(copies)).sum()
}
