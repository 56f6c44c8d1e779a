//! A pack's texts in another language than English: `texts/es.ron` for Spanish.

use crate::packs::{CardTexts, Named, optional_fields};

optional_fields! {
    /// One file of texts. Everything in it is optional; what is missing is shown in English.
    pub struct TextsDef {
        /// Kinds of counters.
        pub counters: Vec<Named>,
        /// Names and flavour of types of frame.
        pub frames: Vec<CardTexts>,
        /// Names and flavour of systems.
        pub systems: Vec<CardTexts>,
        /// Names and flavour of companies.
        pub companies: Vec<CardTexts>,
        /// Names and flavour of fields.
        pub fields: Vec<CardTexts>,
    }
}
