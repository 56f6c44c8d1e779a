//! What something forbids, or asks to be paid for.

use crate::cards::text::{Modality, say};
use crate::games::biomes::content::{Grant, Keyword};
use crate::packs::Language;

/// "cannot attack or defend"; after "have it": "be unable to attack".
pub(super) fn cannot(
    keywords: &[Keyword],
    plural: bool,
    modality: Modality,
    language: Language,
) -> String {
    let deeds = keywords.iter().filter_map(|keyword| keyword.forbids());
    let deeds: Vec<&str> = deeds.map(|[en, es]| language.pick(en, es)).collect();
    let deeds = deeds.join(language.pick(" or ", " ni "));
    let (cannot, puede) = match (modality, plural) {
        (Modality::Plain, false) => ("cannot", "puede"),
        (Modality::Plain, true) => ("cannot", "pueden"),
        (Modality::May, false) => ("be unable to", "pueda"),
        (Modality::May, true) => ("be unable to", "puedan"),
    };
    say!(language, "{cannot} {deeds}", "no {puede} {deeds}")
}

/// "can attack only if their controller pays 1 void each".
pub(super) fn toll(gives: &[Grant], plural: bool, language: Language) -> Option<String> {
    let mut costs = gives.iter().filter_map(|grant| match grant {
        Grant::AttackCost(n) => Some(*n),
        _ => None,
    });
    let first = costs.next()?;
    let n = costs.fold(first, i32::saturating_add);
    Some(match plural {
        false => say!(
            language,
            "can attack only if its controller pays {n} void",
            "solo puede atacar si su controlador paga {n} de vacío"
        ),
        true => say!(
            language,
            "can attack only if their controller pays {n} void each",
            "solo pueden atacar si su controlador paga por cada uno {n} de vacío"
        ),
    })
}

/// ", but at least 1 in all".
pub(super) fn at_least(gives: &[Grant], language: Language) -> String {
    let least = gives.iter().find_map(|grant| match grant {
        Grant::CostsAtLeast(n) => Some(*n),
        _ => None,
    });
    least.map_or_else(String::new, |n| {
        say!(
            language,
            ", but at least {n} in all",
            ", pero al menos {n} en total"
        )
    })
}
