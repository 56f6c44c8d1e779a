//! Choices in Spanish.

use crate::table::{Choice, Ref};

use super::super::Speaker;
use super::joined;

/// A choice as a label.
pub(in super::super) fn choice(say: &Speaker<'_>, c: &Choice) -> String {
    let what = say.label(c.subject);
    let to = say.label(c.target);
    let n = c.amount;
    let said = match c.verb {
        "pass" => match say.leads() {
            leads if leads.is_empty() => "Pasar".to_owned(),
            leads => format!("Pasar: {leads}"),
        },
        "attack" => "Atacar".to_owned(),
        "purchase" => "Comprar algo".to_owned(),
        "end" => "Terminar el turno".to_owned(),
        "play" => format!("Jugar {what}"),
        "use" => with_text(say, c, &what).unwrap_or_else(|| format!("Usar {what}")),
        "offer" => format!("Ofrecer ¢ a {to}"),
        "request" => format!("Pedir ¢ a {to}"),
        "mode" => say.way(c).unwrap_or_else(|| format!("Opción {}", n + 1)),
        "vote" => say.ballot(c).unwrap_or_else(|| format!("Opción {}", n + 1)),
        "target" | "choose" => what,
        "pay" => format!("Pagar con {what}"),
        "slot" => match say.top_of(c.subject) {
            Some(covered) => format!("Cubrir {covered} ({what})"),
            None => what,
        },
        "helper" => format!("{to} tira también"),
        "done" => "Listo".to_owned(),
        "buy" => buy(say, c),
        "trigger" | "replace" => {
            let text = with_text(say, c, &what).unwrap_or(what);
            format!("Primero {text}")
        }
        "death" => format!("Primero la muerte de {what}"),
        "yes" => "Sí".to_owned(),
        "no" => "No".to_owned(),
        "number" => n.to_string(),
        "discard" => format!("Descartar {what}"),
        "destroy" => format!("Destruir {what}"),
        "top" => "Se queda encima".to_owned(),
        "under" => "Va al fondo".to_owned(),
        "curse" => to,
        "coins" => format!("{}¢", n.abs()),
        "never" => "Dejarlo".to_owned(),
        "accept" if n < 0 => format!("Dar {}¢", -n),
        "accept" => format!("Aceptar {n}¢"),
        "decline" => "Rechazar".to_owned(),
        "room" => format!("Descartar {what}"),
        "keep" => "Conservar las salas".to_owned(),
        "draft" => format!("Tomar {what}"),
        "concede" => "Rendirse".to_owned(),
        verb => verb.to_owned(),
    };
    joined(&said)
}

fn buy(say: &Speaker<'_>, c: &Choice) -> String {
    let price = say.price();
    match c.subject {
        Ref::Zone(_) => format!("Comprar del mazo de tesoros por {price}¢"),
        thing => format!("Comprar {} por {price}¢", say.thing(thing)),
    }
}

fn with_text(say: &Speaker<'_>, c: &Choice, what: &str) -> Option<String> {
    say.ability(c).map(|text| format!("{what}: {text}"))
}
