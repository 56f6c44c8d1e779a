//! The words of the game: card types, groups, keywords, phases and steps in every language.

use crate::games::souls::content::{CardKind, Group, Keyword};
use crate::games::souls::{Phase, Step};
use crate::packs::Language;

/// The name of a card type.
#[must_use]
pub const fn kind_name(kind: CardKind, language: Language) -> &'static str {
    let (english, spanish) = match kind {
        CardKind::Character => ("Character", "Personaje"),
        CardKind::StartingItem => ("Starting item", "Objeto inicial"),
        CardKind::Treasure => ("Treasure", "Tesoro"),
        CardKind::Loot => ("Loot", "Botín"),
        CardKind::Monster => ("Monster", "Monstruo"),
        CardKind::BonusSoul => ("Bonus soul", "Alma extra"),
        CardKind::Room => ("Room", "Sala"),
    };
    language.pick(english, spanish)
}

/// The name of a group of cards within its deck (F-175).
#[must_use]
pub const fn group_name(group: Group, language: Language) -> &'static str {
    let (english, spanish) = match group {
        Group::Passive => ("passive", "pasivo"),
        Group::Active => ("active", "activo"),
        Group::Paid => ("paid", "de pago"),
        Group::OneUse => ("one use", "de un uso"),
        Group::SoulItem => ("soul", "alma"),
        Group::Coin1 => ("1¢", "1¢"),
        Group::Coin2 => ("2¢", "2¢"),
        Group::Coin3 => ("3¢", "3¢"),
        Group::Coin4 => ("4¢", "4¢"),
        Group::Coin5 => ("5¢ and more", "5¢ o más"),
        Group::Cancel => ("cancel", "anulación"),
        Group::Bomb => ("bomb", "bomba"),
        Group::Battery => ("battery", "pila"),
        Group::Shard => ("shard", "esquirla"),
        Group::Pill => ("pill", "pócima"),
        Group::Wild => ("wild", "comodín"),
        Group::Trinket => ("trinket", "baratija"),
        Group::LostSoul => ("lost soul", "alma perdida"),
        Group::Basic => ("basic", "común"),
        Group::Cursed => ("cursed", "maldito"),
        Group::Charmed => ("charmed", "bendito"),
        Group::Boss => ("boss", "jefe"),
        Group::Epic => ("epic boss", "jefe épico"),
        Group::GoodEvent => ("good", "bueno"),
        Group::BadEvent => ("bad", "malo"),
        Group::Curse => ("curse", "maldición"),
    };
    language.pick(english, spanish)
}

/// The name of a keyword.
#[must_use]
pub const fn keyword_name(keyword: Keyword, language: Language) -> &'static str {
    let (english, spanish) = match keyword {
        Keyword::Eternal => ("Eternal", "Eterno"),
        Keyword::Trinket => ("Trinket", "Baratija"),
        Keyword::Curse => ("Curse", "Maldición"),
        Keyword::Ambush => ("Ambush", "Emboscada"),
        Keyword::Indomitable => ("Indomitable", "Indómito"),
        Keyword::Familiar => ("Familiar", "Familiar"),
        Keyword::TeamUp => ("Team up", "En equipo"),
        Keyword::EntersDeactivated => ("Enters deactivated", "Entra desactivado"),
    };
    language.pick(english, spanish)
}

/// One sentence on what a keyword does, with its rule.
#[must_use]
pub const fn keyword_help(keyword: Keyword, language: Language) -> &'static str {
    let (english, spanish) = match keyword {
        Keyword::Eternal => (
            "cannot be destroyed or discarded, and cannot die (F-127, F-152).",
            "no puede ser destruido ni descartado, y no puede morir (F-127, F-152).",
        ),
        Keyword::Trinket => (
            "when it resolves it becomes an item of whoever played it (F-153).",
            "cuando se resuelve se convierte en un objeto de quien la jugó (F-153).",
        ),
        Keyword::Curse => (
            "the active player chooses who gains it; it is discarded when that player dies (F-139, F-154).",
            "el jugador activo elige quién la recibe; se descarta cuando ese jugador muere (F-139, F-154).",
        ),
        Keyword::Ambush => (
            "when it resolves it becomes a monster in a slot; the active player must attack it this turn, in an additional attack (F-155).",
            "cuando se resuelve se convierte en un monstruo en una casilla; el jugador activo debe atacarlo este turno, en un ataque adicional (F-155).",
        ),
        Keyword::Indomitable => (
            "brings a monster slot of its own and cannot be covered (F-156).",
            "trae su propia casilla de monstruo y no puede ser cubierto (F-156).",
        ),
        Keyword::Familiar => (
            "an item that can be attacked like a monster (section 8 of the rules).",
            "un objeto que puede ser atacado como un monstruo (sección 8 de las reglas).",
        ),
        Keyword::TeamUp => (
            "other players whom the attacker chooses roll against it too, in turn order (R44).",
            "otros jugadores que elige el atacante tiran también contra él, por orden de turno (R44).",
        ),
        Keyword::EntersDeactivated => (
            "it must be recharged before it can be tapped (R47).",
            "hay que recargarlo antes de poder girarlo (R47).",
        ),
    };
    language.pick(english, spanish)
}

/// The name of a phase.
#[must_use]
pub const fn phase_name(phase: Phase, language: Language) -> &'static str {
    let (english, spanish) = match phase {
        Phase::Setup => ("Setup", "Antes de empezar"),
        Phase::Start => ("Start", "Inicio"),
        Phase::Action => ("Action", "Acción"),
        Phase::End => ("End", "Final"),
        Phase::Over => ("Over", "Fin"),
    };
    language.pick(english, spanish)
}

/// A phase in a sentence.
#[must_use]
pub const fn the_phase(phase: Phase, language: Language) -> &'static str {
    let (english, spanish) = match phase {
        Phase::Setup => ("the setup", "la preparación"),
        Phase::Start => ("the start phase", "la fase de inicio"),
        Phase::Action => ("the action phase", "la fase de acción"),
        Phase::End => ("the end phase", "la fase final"),
        Phase::Over => ("the end", "el fin"),
    };
    language.pick(english, spanish)
}

/// The name of a step.
#[must_use]
pub const fn step_name(step: Step, language: Language) -> &'static str {
    let (english, spanish) = match step {
        Step::Setup => ("Setup", "Antes de empezar"),
        Step::Draft => ("Draft of treasures", "Selección de tesoros"),
        Step::Recharge => ("Recharge", "Recarga"),
        Step::TurnStart => ("Start of turn", "Comienzo del turno"),
        Step::LootStep => ("Loot step", "Paso de botín"),
        Step::Action => ("Action", "Acción"),
        Step::AttackDeclared => ("Attack declared", "Ataque declarado"),
        Step::AttackTarget => ("What is attacked", "Objetivo del ataque"),
        Step::AttackRolls => ("Attack rolls", "Tiradas de ataque"),
        Step::PurchaseDeclared => ("Purchase declared", "Compra declarada"),
        Step::PurchaseChoice => ("What is purchased", "Qué se compra"),
        Step::EndDeclared => ("End declared", "Final declarado"),
        Step::TurnEnd => ("End of turn", "Final del turno"),
        Step::HandLimit => ("Hand limit", "Límite de mano"),
        Step::RoomDiscard => ("Room", "Sala"),
        Step::TurnPasses => ("Turn passes", "Pasa el turno"),
        Step::Over => ("Game over", "Fin de la partida"),
    };
    language.pick(english, spanish)
}
