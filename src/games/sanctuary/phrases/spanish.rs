//! Choices and events in Spanish. Official terms are those of the rules page.

use crate::games::sanctuary::Phase;
use crate::games::sanctuary::choices::Choice;
use crate::games::sanctuary::content::CardKind;
use crate::table::{Event, Seat};

use super::{Move, Speaker, capital, onto};

/// A choice as a label.
pub(super) fn choice(say: &Speaker<'_>, choice: Choice) -> String {
    let name = |id| say.card(id);
    match choice {
        Choice::Keep => "Quedarse con esta mano".to_owned(),
        Choice::Redraw => "Robar una mano nueva".to_owned(),
        Choice::Pass => "Pasar".to_owned(),
        Choice::End => "Terminar la Cosecha".to_owned(),
        Choice::Skip => "Omitir esta fase".to_owned(),
        Choice::Done => "Listo".to_owned(),
        Choice::Play { card } => format!("Jugar {}", name(card)),
        Choice::Use { card, ability } => match say.ability(card, ability) {
            Some(text) => format!("{}: {text}", name(card)),
            None => format!("Usar {}", name(card)),
        },
        Choice::Mode { card, ability } => {
            let text = say.ability(card, ability);
            text.unwrap_or_else(|| format!("Opción {}", u16::from(ability) + 1))
        }
        Choice::Target { to } => say.thing(to),
        Choice::Trigger { source, .. } => format!("Primero {}", name(source)),
        Choice::Yes { .. } => "Sí".to_owned(),
        Choice::No { .. } => "No".to_owned(),
        Choice::Top { card } => format!("{} se queda arriba", name(card)),
        Choice::Under { card } => format!("{} al fondo", name(card)),
        Choice::Discard { card } => format!("Descartar {}", name(card)),
        Choice::Challenge {
            challenger,
            challenged,
        } => format!("{} reta a {}", name(challenger), name(challenged)),
        Choice::Attack { attacker } => format!("{} ataca", name(attacker)),
        Choice::Block { blocker, attacker } => {
            format!("{} bloquea a {}", name(blocker), name(attacker))
        }
        Choice::Divide {
            blocker, damage, ..
        } => format!("{damage} de daño a {}", name(blocker)),
        Choice::Concede => "Rendirse".to_owned(),
    }
}

/// "Robas" or "Mara roba".
fn does(say: &Speaker<'_>, seat: Seat, you: &str, she: &str) -> String {
    if say.is_you(seat) {
        capital(you)
    } else {
        format!("{} {she}", say.name(seat))
    }
}

/// "Tu turno" or "Turno de Mara".
fn whose(say: &Speaker<'_>, seat: Seat, thing: &str) -> String {
    if say.is_you(seat) {
        format!("Tu {thing}")
    } else {
        format!("{} de {}", capital(thing), say.name(seat))
    }
}

/// "Tu Santuario" or "El Santuario de Mara".
fn sanctuary(say: &Speaker<'_>, seat: Seat) -> String {
    let article = if say.is_you(seat) { "" } else { "El " };
    format!("{article}{}", whose(say, seat, "Santuario"))
}

/// An event as a line of the log.
pub(super) fn event(say: &Speaker<'_>, e: &Event) -> Option<String> {
    let (what, to, n) = (say.thing(e.subject), say.thing(e.to), e.amount);
    let does = |you: &str, she: &str| does(say, e.seat, you, she);
    Some(match e.verb {
        "first" => format!("{} el primer turno", does("tomas", "toma")),
        "turn" => format!("{} ({n})", whose(say, e.seat, "turno")),
        "keep" => does("te quedas con tu mano", "se queda con su mano"),
        "redraw" => format!("{} una mano nueva de {n}", does("robas", "roba")),
        "play" => format!("{} {what}{}", does("juegas", "juega"), onto(&to)),
        "push" if n == 0 => return None,
        "push" => format!("{what}: una habilidad va a la Pila{}", onto(&to)),
        "resolve" => format!("{what} se resuelve"),
        "fizzle" => format!("{what} queda sin efecto"),
        "cancel" => format!("{what} se anula"),
        "challenge" => format!("{what} reta a {to}"),
        "duel_won" => format!("{what} gana el duelo contra {to}"),
        "duel_even" => "Nadie gana el duelo".to_owned(),
        "skip" => {
            let duel = n == Phase::Duel as i32;
            format!(
                "{} el {}",
                does("omites", "omite"),
                if duel { "Duelo" } else { "Combate" }
            )
        }
        "attack" => format!("{what} ataca"),
        "block" => format!("{what} bloquea a {to}"),
        "damage" => format!("{what} recibe {n} de daño"),
        "structure" if n < 0 => {
            format!("{} pierde {} de Estructura", sanctuary(say, e.seat), -n)
        }
        "structure" => format!("{} gana {n} de Estructura", sanctuary(say, e.seat)),
        "volition" if n > 0 => format!("{} {n} de Voluntad", does("obtienes", "obtiene")),
        "destroy" => format!("{what}: se destruye"),
        "carry" => format!("{to} lleva {what}"),
        "control" => format!("{} {what}", does("controlas", "controla")),
        "change" if n > 0 => format!("{what} obtiene +{n} de Fuerza"),
        "change" if n < 0 => format!("{what} obtiene {n} de Fuerza"),
        "change" => format!("{} afecta a {what}", say.thing(e.from)),
        "wear" if n < 0 => format!("{what} se desgasta en {}", -n),
        "wear" => format!("{what} se repara en {n}"),
        "another_duel" => format!("{} retar una vez más", does("puedes", "puede")),
        "no_card" => format!("{} cartas que robar", does("no te quedan", "se queda sin")),
        "concede" => does("te rindes", "se rinde"),
        "win_game" => format!("{} la partida", does("ganas", "gana")),
        "draw_game" => "Empate".to_owned(),
        "move" => moved(say, e, &what)?,
        _ => return None,
    })
}

fn moved(say: &Speaker<'_>, e: &Event, what: &str) -> Option<String> {
    let (owner, how) = say.moved(e)?;
    let does = |you: &str, she: &str| does(say, owner, you, she);
    Some(match how {
        Move::Drawn => format!("{} {what}", does("robas", "roba")),
        Move::Discarded => format!("{} {what}", does("descartas", "descarta")),
        Move::Milled => format!("{} va al Limbo", capital(what)),
        Move::Returned => format!("{} vuelve a la mano", capital(what)),
        Move::ShuffledAway => format!("{} se baraja en el mazo", capital(what)),
        Move::Recovered => format!("{} vuelve del Limbo a la mano", capital(what)),
        Move::Revived if say.kind(e.subject) == Some(CardKind::Character) => {
            format!("{} vuelve a la vida", capital(what))
        }
        Move::Revived => format!("{} vuelve al juego", capital(what)),
    })
}
