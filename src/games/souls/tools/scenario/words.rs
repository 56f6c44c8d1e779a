//! Choices and events in the words of a script.

use super::Stage;
use super::pattern::HAPPENS;
use crate::games::souls::{Phase, Step, View};
use crate::table::{Choice, Event};
use crate::tools::scenario::phrase::bracketed;

impl Stage {
    /// A choice as a script writes it.
    pub fn choice_words(&self, choice: &Choice, view: &View) -> String {
        let subject = match choice.verb {
            "mode" | "vote" | "number" | "yes" | "no" | "top" | "under" => String::new(),
            _ => self.ref_words(choice.subject, view),
        };
        let target = self.ref_words(choice.target, view);
        let target = if choice.verb == "curse" {
            return bracketed("curse", vec![target]);
        } else {
            target
        };
        let number = match choice.verb {
            "mode" | "use" | "vote" | "number" | "coins" | "accept" | "replace" | "trigger" => {
                choice.amount.to_string()
            }
            _ => String::new(),
        };
        bracketed(choice.verb, [subject, target, number].to_vec())
    }

    /// An event as a script would describe it.
    pub fn event_words(&self, event: &Event, view: &View) -> String {
        let mut parts = Vec::new();
        if !HAPPENS.contains(&event.verb) {
            parts.push(format!("player({})", event.seat.0));
        }
        let refs = [event.subject, event.from, event.to];
        parts.extend(refs.map(|r| self.ref_words(r, view)));
        if event.amount != 0 {
            parts.push(event.amount.to_string());
        }
        let number = |n: usize| usize::try_from(event.amount).is_ok_and(|amount| amount == n);
        let step = STEPS.iter().find(|step| number(**step as usize));
        let phase = PHASES.iter().find(|phase| number(**phase as usize));
        let note = match event.verb {
            "step" => step.map(|step| format!(" // {step:?}")),
            "phase" => phase.map(|phase| format!(" // {phase:?}")),
            _ => None,
        };
        bracketed(event.verb, parts) + &note.unwrap_or_default()
    }
}

/// All steps; the log has their numbers.
const STEPS: [Step; 17] = [
    Step::Setup,
    Step::Draft,
    Step::Recharge,
    Step::TurnStart,
    Step::LootStep,
    Step::Action,
    Step::AttackDeclared,
    Step::AttackTarget,
    Step::AttackRolls,
    Step::PurchaseDeclared,
    Step::PurchaseChoice,
    Step::EndDeclared,
    Step::TurnEnd,
    Step::HandLimit,
    Step::RoomDiscard,
    Step::TurnPasses,
    Step::Over,
];

/// All phases.
const PHASES: [Phase; 5] = [
    Phase::Setup,
    Phase::Start,
    Phase::Action,
    Phase::End,
    Phase::Over,
];
