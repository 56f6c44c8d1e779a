//! The words of the game: card types, gifts, phases and steps in every language.

use crate::games::sanctuary::content::{CardKind, Gift};
use crate::games::sanctuary::{Phase, Step};
use crate::packs::Language;

/// The name of a card type.
#[must_use]
pub const fn kind_name(kind: CardKind, language: Language) -> &'static str {
    let (english, spanish) = match kind {
        CardKind::Sanctuary => ("Sanctuary", "Santuario"),
        CardKind::Enhancement => ("Enhancement", "Aditamento"),
        CardKind::Character => ("Character", "Personaje"),
        CardKind::Technology => ("Technology", "Tecnología"),
        CardKind::Manipulation => ("Manipulation", "Manipulación"),
    };
    language.pick(english, spanish)
}

/// The name of a gift.
#[must_use]
pub const fn gift_name(gift: Gift, language: Language) -> &'static str {
    let (english, spanish) = match gift {
        Gift::Reaction => ("Reaction", "Reacción"),
        Gift::Macrophage => ("Macrophage", "Macrófago"),
        Gift::Cell => ("Cell", "Célula"),
        Gift::Agility => ("Agility", "Agilidad"),
        Gift::MolecularVibration => ("Molecular Vibration", "Vibración Molecular"),
        Gift::Predictor => ("Predictor", "Predictor"),
        Gift::Entropy => ("Entropy", "Entropía"),
        Gift::Empathy => ("Empathy", "Empatía"),
    };
    language.pick(english, spanish)
}

/// One sentence on what a gift does.
#[must_use]
pub const fn gift_help(gift: Gift, language: Language) -> &'static str {
    let (english, spanish) = match gift {
        Gift::Reaction => ("cannot challenge or attack.", "no puede retar ni atacar."),
        Gift::Macrophage => ("cannot attack or block.", "no puede atacar ni bloquear."),
        Gift::Cell => ("cannot challenge.", "no puede retar."),
        Gift::Agility => (
            "may attack on the turn it enters play.",
            "puede atacar en el turno en que entra en juego.",
        ),
        Gift::MolecularVibration => (
            "only Characters with Predictor may block it.",
            "solo lo pueden bloquear Personajes con Predictor.",
        ),
        Gift::Predictor => (
            "may block Characters with Molecular Vibration.",
            "puede bloquear a Personajes con Vibración Molecular.",
        ),
        Gift::Entropy => (
            "must attack if able; if it could and did not, it is destroyed in Contemplation.",
            "debe atacar si puede; si podía y no lo hizo, es destruido en la Contemplación.",
        ),
        Gift::Empathy => (
            "several Characters with Empathy may block one attacker together.",
            "varios Personajes con Empatía pueden bloquear juntos a un mismo atacante.",
        ),
    };
    language.pick(english, spanish)
}

/// The name of a phase.
#[must_use]
pub const fn phase_name(phase: Phase, language: Language) -> &'static str {
    let (english, spanish) = match phase {
        Phase::Setup => ("Setup", "Antes de empezar"),
        Phase::Communion => ("Communion", "Comunión"),
        Phase::Meditation => ("Meditation", "Meditación"),
        Phase::Harvest => ("Harvest", "Cosecha"),
        Phase::Duel => ("Duel", "Duelo"),
        Phase::Combat => ("Combat", "Combate"),
        Phase::Contemplation => ("Contemplation", "Contemplación"),
        Phase::Over => ("Over", "Fin"),
    };
    language.pick(english, spanish)
}

/// The name of a step.
#[must_use]
pub const fn step_name(step: Step, language: Language) -> &'static str {
    let (english, spanish) = match step {
        Step::Setup => ("Setup", "Antes de empezar"),
        Step::Redraw => ("Opening hands", "Manos iniciales"),
        Step::Untap => ("Untap", "Enderezar"),
        Step::Expire => ("Volition expires", "Se pierde la Voluntad"),
        Step::Wear => ("Technologies wear", "Desgaste de Tecnologías"),
        Step::Generate => ("Generate Volition", "Generar Voluntad"),
        Step::StartTriggers => ("Start of turn", "Comienzo del turno"),
        Step::Draw => ("Draw", "Robo"),
        Step::Harvest => ("Harvest", "Cosecha"),
        Step::Challenge => ("Challenge", "Reto"),
        Step::DuelWindow => ("Before the duel", "Antes del duelo"),
        Step::DuelDamage => ("Duel damage", "Daño del duelo"),
        Step::DuelResult => ("Result of the duel", "Resultado del duelo"),
        Step::Attackers => ("Attackers", "Atacantes"),
        Step::AttackWindow => ("After attackers", "Tras los atacantes"),
        Step::Blockers => ("Blockers", "Bloqueadores"),
        Step::BlockWindow => ("After blockers", "Tras los bloqueadores"),
        Step::PairDamage => ("Combat damage", "Daño de combate"),
        Step::SanctuaryDamage => ("Damage to the Sanctuary", "Daño al Santuario"),
        Step::Contemplation => ("Contemplation", "Contemplación"),
        Step::Entropy => ("Entropy", "Entropía"),
        Step::Fade => ("Effects end", "Fin de los efectos"),
        Step::HandLimit => ("Hand limit", "Límite de mano"),
        Step::Over => ("Game over", "Fin de la partida"),
    };
    language.pick(english, spanish)
}
