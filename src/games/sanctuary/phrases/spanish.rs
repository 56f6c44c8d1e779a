//! Choices and events in Spanish. Official terms are those of the rules page.

use crate::games::sanctuary::Phase;
use crate::games::sanctuary::content::CardKind;
use crate::table::{Choice, Event, Seat};

use super::{Move, Speaker, capital, onto};

/// A choice as a label.
pub(super) fn choice(say: &Speaker<'_>, c: &Choice) -> String {
    let (what, to) = (say.thing(c.subject), say.thing(c.target));
    let text = || say.ability(c.subject, c.amount);
    match c.verb {
        "pass" => "Pasar".to_owned(),
        "end" => "Terminar la Cosecha".to_owned(),
        "skip" => "Omitir esta fase".to_owned(),
        "done" => "Listo".to_owned(),
        "keep" => "Quedarse con esta mano".to_owned(),
        "redraw" => "Robar una mano nueva".to_owned(),
        "play" => format!("Jugar {what}"),
        "use" => text().map_or_else(|| format!("Usar {what}"), |text| format!("{what}: {text}")),
        "mode" => text().unwrap_or_else(|| format!("Opción {}", c.amount + 1)),
        "target" => what,
        "trigger" => format!("Primero {what}"),
        "challenge" => format!("{what} reta a {to}"),
        "attack" => format!("{what} ataca"),
        "block" => format!("{what} bloquea a {to}"),
        "divide" => format!("{} de daño a {what}", c.amount),
        "discard" => format!("Descartar {what}"),
        "top" => format!("{what} se queda arriba"),
        "under" => format!("{what} al fondo"),
        "yes" => "Sí".to_owned(),
        "no" => "No".to_owned(),
        "concede" => "Rendirse".to_owned(),
        verb => format!("{} {what}{}", capital(verb), onto(&to))
            .trim()
            .to_owned(),
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
