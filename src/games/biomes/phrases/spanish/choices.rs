//! Choices as button labels in Spanish.

use crate::games::biomes::phrases::{Speaker, capital, onto};
use crate::table::Choice;

use super::against;

/// A choice as a label.
pub fn choice(say: &Speaker<'_>, c: &Choice) -> String {
    let (what, to) = (say.thing(c.subject), say.thing(c.target));
    let text = || say.ability(c.subject, c.amount);
    let onto = onto(&to);
    match c.verb {
        "pass" => "Pasar".to_owned(),
        "done" => "Listo".to_owned(),
        "keep" => "Quedarse con esta mano".to_owned(),
        "mulligan" => "Cambiar de mano".to_owned(),
        "bottom" | "under" => format!("{what} al fondo"),
        "top" => format!("{what} se queda arriba"),
        "yes" => "Sí".to_owned(),
        "no" => "No".to_owned(),
        "x" => format!("X = {}", c.amount),
        "mode" => text().unwrap_or_else(|| format!("Opción {}", c.amount + 1)),
        "play" if c.amount == 1 => format!("Jugar {what} con Global"),
        "play" | "anomaly" => format!("Jugar {what}{onto}"),
        "skill" => text().map_or_else(|| format!("Usar {what}"), |text| format!("{what}: {text}")),
        "make" => format!("Energía de {what}"),
        "convert" => format!("Convertir {what}"),
        "become" => capital(&what),
        "pay" => format!("Pagar con {what}"),
        "target" => what,
        "advance" => format!("{what}{onto}"),
        "gear" => format!("{what} para {to}"),
        "attack" => format!("{what} ataca"),
        "defend" => format!("{what} defiende{}", against(&to)),
        "order" => format!("Primero {what}"),
        "assign" => format!("{} de daño a {what}", c.amount),
        "collapse" => format!("Perder {what}"),
        "discard" => format!("Descartar {what}"),
        "arrive" => format!("Llegar a {to}"),
        "take" => format!("{to} se queda {what}"),
        "react" => format!("Primero: {what}"),
        "concede" => "Rendirse".to_owned(),
        verb => format!("{} {what}{onto}", capital(verb)).trim().to_owned(),
    }
}
