//! Skills as paragraphs: when, for what, what happens.

use super::condition::{self, Word};
use super::who::Speaker;
use super::{Names, Paragraph, Piece, capital, filter, listed, names, this};
use crate::games::biomes::content::{
    Ability, Condition, Cost, Effect, Filter, Grant, Kind, When, Whose,
};
use crate::packs::Language;
use crate::packs::prose::signed;

/// One skill, not yet contracted.
pub fn paragraph(ability: &Ability, names: Names) -> Paragraph {
    match ability {
        Ability::Execute { targets, effects } => {
            let says = Speaker::new(targets, names).sentences(effects);
            blank().text(capital(&says))
        }
        Ability::Reactive {
            when,
            only_if,
            targets,
            effects,
        } => {
            let mut speaker = Speaker::new(targets, names);
            let start = opening(when, &mut speaker);
            guarded(start, only_if.as_ref(), effects, speaker)
        }
        Ability::Activated {
            cost,
            lock,
            forfeit,
            once,
            speed,
            only_if,
            targets,
            effects,
        } => {
            let mut price = price(cost, *lock, *forfeit);
            price = price.text(" ").piece(Piece::Speed(speed.value));
            if *once {
                price = price.text(" una vez por turno");
            }
            let speaker = Speaker::new(targets, names);
            guarded(price, only_if.as_ref(), effects, speaker)
        }
        Ability::Persistent {
            only_if,
            who,
            gives,
        } => persistent(only_if.as_ref(), who.as_ref(), gives, names),
    }
}

fn blank() -> Paragraph {
    Paragraph::of(Language::Spanish)
}

/// What happens after what it takes, if a condition holds.
fn guarded(
    start: Paragraph,
    only_if: Option<&Condition>,
    effects: &[Effect],
    mut speaker: Speaker,
) -> Paragraph {
    let start = start.text(": ");
    let clause = only_if.map(|c| condition::clause(c, Word::If, speaker.names));
    let says = speaker.sentences(effects);
    match (only_if, clause) {
        (Some(Condition::Adept), _) => start.term("adepto").text(format!(": {says}")),
        (Some(Condition::Chain), _) => start.term("cadena").text(format!(": {says}")),
        (_, Some(clause)) => start.text(format!("{clause}, {says}")),
        (_, None) => start.text(says),
    }
}

fn opening(when: &When, speaker: &mut Speaker) -> Paragraph {
    let turn = |whose: &Whose| match whose {
        Whose::Any => "cada turno",
        Whose::Yours => "tu turno",
        Whose::Theirs => "el turno rival",
    };
    let this = this(speaker.names);
    let says = blank();
    match when {
        When::StartOfTurn(w) => says.text(format!("Comienzo de {}", turn(w))),
        When::EndOfTurn(w) => says.text(format!("Final de {}", turn(w))),
        When::StartOfAttack(w) => says.text(format!(
            "Comienzo de {}",
            match w {
                Whose::Any => "cada paso de ataque",
                Whose::Yours => "tu paso de ataque",
                Whose::Theirs => "el paso de ataque rival",
            }
        )),
        When::Setup => says.term("Preparativos"),
        When::Aftermath => says.term("Secuelas"),
        When::Cleanup => says.term("Limpieza"),
        When::Deploy => says.term("Despliegue"),
        When::Initiate => says.term("Ofensiva"),
        When::Defend => says.text(format!("Cuando {} defiende", this.text)),
        When::Despawn => says.term("Caída"),
        When::Exploit => says.term("Brecha"),
        When::DamagesAgent => says.text(format!("Cuando {} inflige daño a un agente", this.text)),
        When::Damaged => says.text(format!("Cuando {} recibe daño", this.text)),
        When::Triumph => says.term("Triunfo"),
        When::Amplify => says.term("Amplificación"),
        When::Arrives(what) => {
            let one = met(what, speaker);
            says.text(format!("Cuando llega {}", one.text))
        }
        When::Terminated(what) => {
            let one = met(what, speaker);
            says.text(format!("Cuando {} es {}", one.text, one.agreed("eliminad")))
        }
    }
}

/// Names the other object of the event.
fn met(what: &Filter, speaker: &mut Speaker) -> super::Phrase {
    let kind: Kind = what.kind;
    speaker.meet(kind);
    filter::one(what, speaker.names)
}

/// What an activated skill takes.
fn price(cost: &Cost, lock: bool, forfeit: bool) -> Paragraph {
    let mut says = blank();
    if !cost.is_free() {
        says = says.piece(Piece::Symbols(*cost));
    }
    for (wanted, word) in [(lock, "bloquear"), (forfeit, "sacrificar")] {
        if wanted && says.pieces.is_empty() {
            says = says.term(capital(word));
        } else if wanted {
            says = says.text(", ").term(word);
        }
    }
    if says.pieces.is_empty() {
        says = says.text("Gratis");
    }
    says
}

fn persistent(
    only_if: Option<&Condition>,
    who: Option<&Filter>,
    gives: &[Grant],
    names: Names,
) -> Paragraph {
    let subject = who.map_or_else(|| this(names), |filter| filter::many(filter, names));
    let verb = if subject.plural { "tienen" } else { "tiene" };
    let (subject, rest) = (&subject.text, format!("{verb} {}", grants(gives)));
    let says = blank();
    match only_if {
        Some(Condition::Adept) => says.term("Adepto").text(format!(": {subject} {rest}.")),
        Some(Condition::Chain) => says.term("Cadena").text(format!(": {subject} {rest}.")),
        Some(other) => {
            let clause = condition::clause(other, Word::While, names);
            says.text(format!("{} {rest} {clause}.", capital(subject)))
        }
        None => says.text(format!("{} {rest}.", capital(subject))),
    }
}

/// "+1/+2 y guardia".
fn grants(gives: &[Grant]) -> String {
    let (mut attack, mut defense) = (0, 0);
    let mut parts = Vec::new();
    for grant in gives {
        match grant {
            Grant::Attack(n) => attack += n,
            Grant::Defense(n) => defense += n,
            Grant::Keyword(k) => parts.push(names::numbered(*k, Language::Spanish)),
        }
    }
    let stats = match (attack, defense) {
        (0, 0) => None,
        (a, 0) => Some(format!("{} de ataque", signed(a))),
        (0, d) => Some(format!("{} de defensa", signed(d))),
        (a, d) => Some(format!("{}/{}", signed(a), signed(d))),
    };
    if let Some(stats) = stats {
        parts.insert(0, stats);
    }
    listed(&parts, "y")
}
