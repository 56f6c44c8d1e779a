//! Cover and hazards that abilities put down.

use super::speaker::{Speaker, UNIT};
use super::verb as words;
use crate::cards::text::{Modality, Noun, Says, counted, noun, say};

const HIT: Noun = noun(["hit", "hits"], ["impacto", "impactos"], false);

impl Speaker {
    /// "put up cover that takes 2 hits within 3 units".
    pub(super) fn build(&self, hits: u8, within: u8, modality: Modality) -> String {
        let language = self.language();
        let put = words::PUT_UP.form(modality.you(), language);
        let (hits, units) = (
            counted(hits, HIT, language),
            counted(within, UNIT, language),
        );
        say!(
            language,
            "{put} cover that takes {hits} within {units}",
            "{put} cobertura que aguanta {hits} a {units} o menos"
        )
    }

    /// "make the ground hazardous within 2 units of a point within 3 units".
    pub(super) fn hazard(&self, radius: u8, within: u8, modality: Modality) -> String {
        let language = self.language();
        let make = words::MAKE.form(modality.you(), language);
        let (radius, units) = (
            counted(radius, UNIT, language),
            counted(within, UNIT, language),
        );
        say!(
            language,
            "{make} the ground hazardous within {radius} of a point within {units}",
            "{make} peligroso el terreno a {radius} o menos de un punto a {units} o menos"
        )
    }
}
