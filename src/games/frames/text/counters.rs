//! Named counters: "put 1 heat counter on this frame".

use super::speaker::Speaker;
use crate::cards::counters::CounterName;
use crate::cards::text::{Modality, change_counters, has_counters};
use crate::games::frames::content::{Amount, ObjectSelector, OwnNumber};
use crate::table::Language;

/// The word before "counters".
pub fn counter_name(counter: &CounterName, language: Language) -> String {
    match &counter.shown {
        Some(name) => name.in_language(language).to_owned(),
        None => counter.name.value.replace('_', " "),
    }
}

impl Speaker {
    /// "this frame has 2 or more heat counters", of one frame.
    pub(super) fn has_counters(
        &mut self,
        number: &OwnNumber,
        least: Option<i32>,
        holds: bool,
    ) -> Option<String> {
        let OwnNumber::Counters(counter, who) = number else {
            return None;
        };
        if matches!(who, ObjectSelector::Each(_)) || least.is_some_and(|n| n < 1) {
            return None;
        }
        let language = crate::cards::text::Says::language(self);
        let (name, who) = (counter_name(counter, language), self.who(who).text);
        Some(has_counters(self, &who, least, &name, holds))
    }

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
