//! What a delayed effect waits for, as a clause.

use super::ability::opening;
use super::speaker::{Speaker, this};
use crate::cards::text::{Says, say};
use crate::games::biomes::content::{Kind, TriggerCondition};

/// "when this attacks", "at the start of your turn". Words that stand before a colon elsewhere are spelled out.
pub fn waited(when: &TriggerCondition, speaker: &mut Speaker) -> String {
    let language = speaker.language();
    let pick = |[english, spanish]: [&'static str; 2]| language.pick(english, spanish).to_owned();
    let this = this(speaker.names).text;
    match when {
        TriggerCondition::StartOfTurn(_)
        | TriggerCondition::EndOfTurn(_)
        | TriggerCondition::StartOfAttack(_) => {
            let moment = lower(&opening(when, speaker).to_string());
            say!(language, "at the {moment}", "al {moment}")
        }
        TriggerCondition::Setup => pick([
            "when your battle phase begins",
            "cuando empiece tu fase de batalla",
        ]),
        TriggerCondition::Aftermath => pick([
            "when a battle phase ends",
            "cuando termine una fase de batalla",
        ]),
        TriggerCondition::Cleanup => {
            pick(["when your end phase begins", "cuando empiece tu fase final"])
        }
        TriggerCondition::Deploy => say!(language, "when {this} arrives", "cuando llegue {this}"),
        TriggerCondition::Initiate => say!(language, "when {this} attacks", "cuando {this} ataque"),
        TriggerCondition::Despawn => say!(
            language,
            "when {this} goes from the planet to a cache",
            "cuando {this} vaya del planeta a una caché"
        ),
        TriggerCondition::Exploit => say!(
            language,
            "when {this} deals battle damage to an enemy sector",
            "cuando {this} inflija daño de batalla a un sector rival"
        ),
        TriggerCondition::Triumph => pick([
            "when the opponent loses a sector",
            "cuando el rival pierda un sector",
        ]),
        TriggerCondition::Amplify => {
            speaker.set_event_object(Kind::Function);
            pick([
                "when you play a function that is no agent",
                "cuando juegues una función que no es un agente",
            ])
        }
        TriggerCondition::CountersReach(..)
        | TriggerCondition::Plays(_)
        | TriggerCondition::Discarded
        | TriggerCondition::Targeted(_)
        | TriggerCondition::Defend
        | TriggerCondition::Leaves
        | TriggerCondition::DamagesAgent
        | TriggerCondition::Damaged
        | TriggerCondition::Arrives(_)
        | TriggerCondition::Terminated(_)
        | TriggerCondition::Draws(_)
        | TriggerCondition::Discards(_) => lower(&opening(when, speaker).to_string()),
    }
}

/// Without the capital.
fn lower(text: &str) -> String {
    let mut chars = text.chars();
    match chars.next() {
        Some(first) => first.to_lowercase().chain(chars).collect(),
        None => String::new(),
    }
}
