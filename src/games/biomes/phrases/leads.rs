//! What the big button says about where it leads.

use crate::games::biomes::{Step, View};

/// Where the pass button leads, in the fewest words.
#[must_use]
pub fn pass_leads(view: &View) -> &'static str {
    if !view.queue.is_empty() {
        return "let it execute";
    }
    match view.step {
        Step::Setup | Step::Mulligan => "start",
        Step::Refresh | Step::Draw => "maintenance",
        Step::Maintenance => "first primary",
        Step::FirstPrimary => "battle",
        Step::AdvanceSelect | Step::CounterSelect => "next window",
        Step::AdvanceWindow | Step::CounterWindow => "agents move",
        Step::AdvanceMove | Step::CounterMove => "attack",
        Step::AttackStart => "attack",
        Step::AttackBefore => "declare attackers",
        Step::AttackDeclare | Step::AttackAfter => "defence",
        Step::DefendBefore => "declare defenders",
        Step::DefendDeclare | Step::DefendOrder => "last window",
        Step::DefendAfter => "damage",
        Step::DamageAssign | Step::DamageRanged | Step::DamageMelee | Step::DamageRetreat => {
            "second primary"
        }
        Step::SecondPrimary => "end of turn",
        Step::End | Step::Reset => "next turn",
        Step::MatchOver | Step::GameOver => "result",
    }
}
