//! The words of the game: card types, grades, energies and keywords in every language.

use crate::games::biomes::Phase;
use crate::games::biomes::content::{CardKind, Cost, ENERGIES, Energy, Grade, Keyword, Reach};
use crate::packs::{Language, prose};

/// The name of a reach.
#[must_use]
pub const fn reach_name(reach: Reach, language: Language) -> &'static str {
    let (english, spanish) = match reach {
        Reach::Melee => ("melee", "cuerpo a cuerpo"),
        Reach::Ranged => ("ranged", "a distancia"),
    };
    language.pick(english, spanish)
}

/// The name of a card type.
#[must_use]
pub const fn kind_name(kind: &CardKind, language: Language) -> &'static str {
    let (english, spanish) = match kind {
        CardKind::Agent => ("Agent", "Agente"),
        CardKind::Event => ("Event", "Evento"),
        CardKind::Software => ("Software", "Software"),
        CardKind::Modification(_) => ("Modification", "Modificación"),
        CardKind::Hardware => ("Hardware", "Hardware"),
        CardKind::Gear => ("Gear", "Equipo"),
        CardKind::SoftwareAgent => ("Software agent", "Agente de software"),
        CardKind::HardwareAgent => ("Hardware agent", "Agente de hardware"),
        CardKind::Anomaly => ("Anomaly", "Anomalía"),
        CardKind::Spawn => ("Spawn", "Ficha"),
    };
    language.pick(english, spanish)
}

/// The name of the type of a mythic card.
pub(super) fn mythic_name(kind: &CardKind, language: Language) -> String {
    let name = kind_name(kind, language);
    match (language, kind) {
        (Language::English, _) => format!("Mythic {}", name.to_lowercase()),
        (Language::Spanish, CardKind::Modification(_) | CardKind::Anomaly | CardKind::Spawn) => {
            format!("{name} mítica")
        }
        (Language::Spanish, _) => format!("{name} mítico"),
    }
}

/// The name of a grade.
#[must_use]
pub const fn grade_name(grade: Grade, language: Language) -> &'static str {
    let (english, spanish) = match grade {
        Grade::Core => ("Core", "Común"),
        Grade::Rare => ("Rare", "Rara"),
        Grade::Epic => ("Epic", "Épica"),
        Grade::Prime => ("Prime", "Suprema"),
    };
    language.pick(english, spanish)
}

/// The name of an energy.
#[must_use]
pub const fn energy_name(energy: Energy, language: Language) -> &'static str {
    let spanish = match energy {
        Energy::Light => "luz",
        Energy::Storm => "tormenta",
        Energy::Dark => "oscuridad",
        Energy::Chaos => "caos",
        Energy::Growth => "crecimiento",
        Energy::Void => "vacío",
    };
    language.pick(energy.name(), spanish)
}

/// "2 void and 1 growth".
#[must_use]
pub fn cost_words(cost: &Cost, language: Language) -> String {
    let symbols = cost.symbols();
    let of = language.pick("", "de ");
    let some = ENERGIES.iter().filter(|e| symbols[e.index()] > 0);
    let say = |e: &Energy| format!("{} {of}{}", symbols[e.index()], energy_name(*e, language));
    let mut parts: Vec<String> = some.map(say).collect();
    if cost.x {
        parts.insert(0, language.pick("X void", "X de vacío").to_owned());
    }
    if parts.is_empty() {
        return language.pick("nothing", "nada").to_owned();
    }
    prose::listed(&parts, language.pick("and", "y"))
}

/// "deflect", without its number.
#[must_use]
pub const fn keyword_name(keyword: Keyword, language: Language) -> &'static str {
    let (english, spanish) = match keyword {
        Keyword::Evasion => ("evasion", "evasión"),
        Keyword::Secure => ("secure", "guardia"),
        Keyword::Ready => ("ready", "presteza"),
        Keyword::Transfer => ("transfer", "transferencia"),
        Keyword::Intercept => ("intercept", "intercepción"),
        Keyword::Intimidate => ("intimidate", "intimidación"),
        Keyword::Stealth => ("stealth", "sigilo"),
        Keyword::Lightspeed => ("lightspeed", "velocidad luz"),
        Keyword::Quantum => ("quantum", "salto cuántico"),
        Keyword::Deflect(_) => ("deflect", "desvío"),
        Keyword::Encrypt => ("encrypt", "cifrado"),
        Keyword::Firewall(_) => ("firewall", "cortafuegos"),
        Keyword::Magnetic => ("magnetic", "magnetismo"),
        Keyword::Overpower => ("overpower", "desborde"),
        Keyword::Virus => ("virus", "virus"),
        Keyword::NoAdvance => ("cannot advance", "no puede avanzar"),
        Keyword::NoAttack => ("cannot attack", "no puede atacar"),
        Keyword::NoDefend => ("cannot defend", "no puede defender"),
    };
    language.pick(english, spanish)
}

/// "deflect 2".
pub(super) fn numbered(keyword: Keyword, language: Language) -> String {
    let name = keyword_name(keyword, language);
    match keyword {
        Keyword::Deflect(n) | Keyword::Firewall(n) => format!("{name} {n}"),
        _ => name.to_owned(),
    }
}

/// A phase in a sentence.
#[must_use]
pub const fn phase(phase: Phase, language: Language) -> &'static str {
    let (english, spanish) = match phase {
        Phase::Setup => ("the setup", "la preparación"),
        Phase::Start => ("the start phase", "la fase de inicio"),
        Phase::FirstPrimary => ("the first primary phase", "la primera fase principal"),
        Phase::Battle => ("the battle phase", "la fase de batalla"),
        Phase::SecondPrimary => ("the second primary phase", "la segunda fase principal"),
        Phase::End => ("the end phase", "la fase final"),
        Phase::Over => ("the end", "el fin"),
    };
    language.pick(english, spanish)
}
