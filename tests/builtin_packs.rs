//! The packs inside the program.

use fourfold::games::biomes::content::builtin;
use fourfold::games::frames::content::{self as frames, TABLES};
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
            let pieces = field.lay(&mut TableRng::new(seed)).len();
            assert!(
                pieces * 4 >= wanted * 3,
                "{} with seed {seed}: {pieces}",
                field.id
            );
        }
    }
}
