//! The packs inside the program.

use fourfold::games::biomes::content::builtin;
use fourfold::tools::packs::check;

#[test]
fn the_embedded_packs_are_sound() {
    let outcome = check(&[]);
    assert_eq!(outcome.code, 0, "{}", outcome.output);
    let content = builtin().expect("content");
    assert!(content.packs.iter().any(|p| p.id == "biomes"));
    assert!(content.cards.len() > 100 && !content.decks.is_empty());
}
