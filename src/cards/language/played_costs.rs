//! What is paid for a card that is played, besides its printed cost.

use crate::packs::Findings;

/// Checks that a card that is not in play can pay such a cost: it is not in play yet, so it has nothing to give of itself. `own` is
/// the word of a cost that the card pays with itself.
pub fn check_played_cost(own: Option<&'static str>, found: &mut Findings) {
    if let Some(word) = own {
        let message = "the card is not in play while its costs are paid";
        let help = "name what else is paid: cards of the hand, things in play";
        found.wrong("W070", word, message, help);
    }
}
