//! tmp
#[test]
fn print() {
    use super::*;
    let content = crate::games::souls::content::builtin().unwrap_or_else(|e| panic!("{e}"));
    for card in &content.cards {
        println!(
            "## {} [{}] {:?}/{}/{}",
            card.name.english,
            type_line(card, &content, Language::English),
            card.hp,
            card.evasion,
            card.attack
        );
        for p in card_text(card, &content, Language::English) {
            println!("   {p}");
        }
    }
}
