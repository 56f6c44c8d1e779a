//! What something forbids.

use crate::cards::text::{Modality, say};
use crate::games::biomes::content::Keyword;
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
