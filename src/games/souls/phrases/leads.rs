//! The label of the big button: where a pass leads.

use crate::games::souls::{EntryView, EntryViewKind, Step};
use crate::table::{Language, Ref};

use super::Speaker;

impl Speaker<'_> {
    /// Where passing leads if everybody passes, in the fewest words; empty where it only waits.
    #[must_use]
    pub fn leads(&self) -> String {
        if let Some(top) = self.view.stack.last() {
            return self.resolves(top);
        }
        let (english, spanish) = self.next();
        self.language.pick(english, spanish).to_owned()
    }

    /// The top entry of the stack does what it does.
    fn resolves(&self, top: &EntryView) -> String {
        let name = self.source(top);
        let (english, spanish) = match top.kind {
            EntryViewKind::Loot => (format!("{name} resolves"), format!("{name} se resuelve")),
            EntryViewKind::Ability | EntryViewKind::Trigger => (
                format!("the ability of {name} resolves"),
                format!("se resuelve la habilidad de {name}"),
            ),
            EntryViewKind::Roll if top.combat => {
                let n = rolled(top);
                if top.counts() >= i32::from(top.needs) {
                    (
                        format!("the attack roll of {n} hits"),
                        format!("la tirada de ataque de {n} acierta"),
                    )
                } else {
                    (
                        format!("the attack roll of {n} misses"),
                        format!("la tirada de ataque de {n} falla"),
                    )
                }
            }
            EntryViewKind::Roll => (
                format!("the roll of {} counts", rolled(top)),
                format!("vale la tirada de {}", rolled(top)),
            ),
            EntryViewKind::Damage => {
                let waits = self.waiting(top);
                (waits.clone(), waits)
            }
            EntryViewKind::Death => {
                let who = top.targets.first().copied();
                let who = who.unwrap_or(Ref::Object(top.source));
                let you = self.player(who).is_some_and(|seat| self.is_you(seat));
                let name = self.thing(who);
                if you {
                    ("you die".to_owned(), "mueres".to_owned())
                } else {
                    (format!("{name} dies"), format!("{name} muere"))
                }
            }
        };
        match self.language {
            Language::English => english,
            Language::Spanish => spanish,
        }
    }

    /// The step after the window of the running step closes.
    const fn next(&self) -> (&'static str, &'static str) {
        match self.view.step {
            Step::Recharge | Step::TurnStart => ("loot step", "paso de botín"),
            Step::LootStep => ("action phase", "fase de acción"),
            Step::AttackDeclared => ("choose the target", "elegir el objetivo"),
            Step::AttackTarget => ("attack roll", "tirada de ataque"),
            Step::Action => ("continue the turn", "seguir el turno"),
            // The target is dead, or the attack is off.
            Step::AttackRolls if self.view.attack.is_none() => {
                ("continue the turn", "seguir el turno")
            }
            Step::AttackRolls => ("next attack roll", "siguiente tirada de ataque"),
            Step::PurchaseDeclared | Step::PurchaseChoice => {
                ("make the purchase", "hacer la compra")
            }
            Step::EndDeclared => ("end phase", "fase final"),
            Step::TurnEnd | Step::HandLimit | Step::RoomDiscard | Step::TurnPasses => {
                ("next turn", "siguiente turno")
            }
            Step::Setup | Step::Draft | Step::Over => ("", ""),
        }
    }
}

/// The number of a roll, and what will be added to it.
fn rolled(roll: &EntryView) -> String {
    match roll.bonus {
        0 => roll.amount.to_string(),
        bonus => format!("{}{bonus:+}", roll.amount),
    }
}
