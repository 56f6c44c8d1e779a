//! What the keywords mean, in one line each.

use super::content::{Keyword, Keywords};

/// Every keyword an object has, with its meaning.
#[must_use]
pub fn keywords(set: Keywords) -> Vec<(String, &'static str)> {
    ALL.iter()
        .filter(|(keyword, ..)| set.has(*keyword))
        .map(|&(keyword, name, meaning)| {
            let title = match keyword {
                Keyword::Deflect(_) => format!("{name} {}", set.deflect),
                Keyword::Firewall(_) => format!("{name} {}", set.firewall),
                _ => name.to_owned(),
            };
            (title, meaning)
        })
        .collect()
}

/// Keyword, name, meaning.
const ALL: [(Keyword, &str, &str); 15] = [
    (
        Keyword::Evasion,
        "Evasion",
        "only agents with evasion or intercept can defend against it",
    ),
    (Keyword::Secure, "Secure", "does not lock to attack"),
    (Keyword::Ready, "Ready", "may lock on the turn it arrives"),
    (
        Keyword::Transfer,
        "Transfer",
        "what it damages in a biome, your sector there gains",
    ),
    (
        Keyword::Intercept,
        "Intercept",
        "can defend against evasion",
    ),
    (
        Keyword::Intimidate,
        "Intimidate",
        "agents with lower attack cannot defend against it",
    ),
    (Keyword::Stealth, "Stealth", "cannot be defended against"),
    (
        Keyword::Lightspeed,
        "Lightspeed",
        "slower actions cannot target it",
    ),
    (
        Keyword::Quantum,
        "Quantum",
        "can defend against one extra attacker in another biome",
    ),
    (
        Keyword::Deflect(0),
        "Deflect",
        "while melee, ignores that much ranged battle damage",
    ),
    (Keyword::Encrypt, "Encrypt", "cannot be targeted"),
    (
        Keyword::Firewall(0),
        "Firewall",
        "opponents pay that much more to target it",
    ),
    (
        Keyword::Magnetic,
        "Magnetic",
        "takes one gear of a friendly agent that is terminated",
    ),
    (
        Keyword::Overpower,
        "Overpower",
        "damage beyond what terminates goes to the enemy sector",
    ),
    (
        Keyword::Virus,
        "Virus",
        "any damage it deals to an agent terminates it",
    ),
];
