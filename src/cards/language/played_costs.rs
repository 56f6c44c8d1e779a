//! What is paid for a card that is played, besides its printed cost.

use crate::packs::Findings;

/// W072: an ability is used from the hand exactly if its card is discarded for it, which shows the card to everybody.
pub fn check_held(held: bool, discards: bool, found: &mut Findings) {
    match (held, discards) {
        (true, false) => {
            let message = "a card stays hidden in a hand: its ability needs the cost `DiscardThis`";
            let help = "`costs: [DiscardThis]`";
            found.wrong("W072", "Hand", message, help);
        }
        (false, true) => {
            let message = "this is discarded only from a hand";
            let help = "write `place: Hand`, or leave the cost out";
            found.wrong("W072", "DiscardThis", message, help);
        }
        _ => {}
    }
}

/// Checks that a card that is not in play can pay such a cost: it is not in play yet, so it has nothing to give of itself. `own` is
/// the word of a cost that the card pays with itself.
pub fn check_played_cost(own: Option<&'static str>, found: &mut Findings) {
    if let Some(word) = own {
        let message = "the card is not in play while its costs are paid";
        let help = "name what else is paid: cards of the hand, things in play";
        found.wrong("W070", word, message, help);
    }
}
