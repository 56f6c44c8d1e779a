//! The label of the pass button: where a pass leads.

use crate::table::Language;

use super::super::{Step, View};

/// The step that passing leads to, in the fewest words.
#[must_use]
pub fn pass_leads(view: &View, language: Language) -> &'static str {
    let (english, spanish) = if view.stack.is_empty() {
        leads(view.step)
    } else {
        ("let it resolve", "que se resuelva")
    };
    language.pick(english, spanish)
}

const fn leads(step: Step) -> (&'static str, &'static str) {
    match step {
        Step::Setup | Step::Redraw => ("start", "empezar"),
        Step::Untap | Step::Expire | Step::Wear => ("Meditation", "Meditación"),
        Step::Generate | Step::StartTriggers | Step::Draw => ("Harvest", "Cosecha"),
        Step::Harvest => ("Duel", "Duelo"),
        Step::DuelWindow => ("duel damage", "daño de duelo"),
        Step::Challenge | Step::DuelDamage | Step::DuelResult => ("Combat", "Combate"),
        Step::AttackWindow => ("blockers", "bloqueadores"),
        Step::Blockers | Step::BlockWindow => ("damage", "daño"),
        Step::PairDamage => ("Sanctuary damage", "daño al Santuario"),
        Step::Attackers | Step::SanctuaryDamage => ("Contemplation", "Contemplación"),
        Step::Contemplation | Step::Entropy | Step::Fade | Step::HandLimit => {
            ("next turn", "siguiente turno")
        }
        Step::Over => ("result", "resultado"),
    }
}
