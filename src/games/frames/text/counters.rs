//! Named counters: "put 1 heat counter on this frame".

use super::speaker::Speaker;
use crate::cards::counters::CounterName;
use crate::cards::text::{Modality, change_counters};
use crate::games::frames::content::{Amount, ObjectSelector};
use crate::table::Language;

/// The word before "counters".
pub fn counter_name(counter: &CounterName, language: Language) -> String {
    match &counter.shown {
        Some(name) => name.in_language(language).to_owned(),
        None => counter.name.value.replace('_', " "),
    }
}

impl Speaker {
    /// Counters are put on frames or taken off.
    pub(super) fn counters(
        &mut self,
        more: bool,
        (counter, n): (&CounterName, &Amount),
        who: &ObjectSelector,
        modality: Modality,
    ) -> String {
        let language = crate::cards::text::Says::language(self);
        let (name, who) = (counter_name(counter, language), self.who(who).text);
        change_counters(self, more, n, &name, &who, modality)
    }
}
