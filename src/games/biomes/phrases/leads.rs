//! The label of the pass button: where a pass leads.

use crate::games::biomes::{Step, View};
use crate::table::Language;

/// The step that the pass button leads to, in the fewest words.
#[must_use]
pub fn pass_leads(view: &View, language: Language) -> &'static str {
    let (english, spanish) = match view.step {
        _ if !view.queue.is_empty() => ("let it execute", "que se ejecute"),
        Step::Setup | Step::Mulligan => ("start", "comienzo"),
        Step::Refresh | Step::Draw => ("maintenance", "mantenimiento"),
        Step::Maintenance => ("first primary", "primera principal"),
        Step::FirstPrimary => ("battle", "batalla"),
        Step::AdvanceSelect | Step::CounterSelect => ("next window", "próxima ventana"),
        Step::AdvanceWindow | Step::CounterWindow => ("agents move", "los agentes se mueven"),
        Step::AdvanceMove | Step::CounterMove => ("attack", "ataque"),
        Step::AttackStart => ("attack", "ataque"),
        Step::AttackBefore => ("declare attackers", "declarar atacantes"),
        Step::AttackDeclare | Step::AttackAfter => ("defence", "defensa"),
        Step::DefendBefore => ("declare defenders", "declarar defensores"),
        Step::DefendDeclare | Step::DefendOrder => ("last window", "última ventana"),
        Step::DefendAfter => ("damage", "daño"),
        Step::DamageAssign | Step::DamageRanged | Step::DamageMelee | Step::DamageRetreat => {
            ("second primary", "segunda principal")
        }
        Step::SecondPrimary => ("end of turn", "fin del turno"),
        Step::End | Step::Reset => ("next turn", "próximo turno"),
        Step::MatchOver | Step::GameOver => ("result", "resultado"),
    };
    language.pick(english, spanish)
}
