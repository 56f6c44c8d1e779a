//! tmp
#[test]
fn print() {
    use super::*;
    let content = crate::games::souls::content::builtin().unwrap_or_else(|e| panic!("{e}"));
    for l in [Language::Spanish] {
        for card in &content.cards {
            println!(
                "## {} [{}] {:?}/{}/{}",
                card.name.english,
                type_line(card, &content, l),
                card.hp,
                card.evasion,
                card.attack
            );
            for p in card_text(card, &content, l) {
                println!("   {p}");
            }
        }
    }
}
