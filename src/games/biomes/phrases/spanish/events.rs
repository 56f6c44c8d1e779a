//! Events as lines of the log in Spanish.

use crate::games::biomes::phrases::{Speaker, capital, onto};
use crate::games::biomes::{Place, place};
use crate::table::{Event, Ref, Seat};

use super::against;

/// "Robas" or "Mara roba".
fn does(say: &Speaker<'_>, seat: Seat, you: &str, she: &str) -> String {
    if say.is_you(seat) {
        capital(you)
    } else {
        format!("{} {she}", say.who(seat))
    }
}

/// An event as a line, if it is worth one.
pub fn event(say: &Speaker<'_>, e: &Event) -> Option<String> {
    let what = match e.subject {
        Ref::None => say.unknown().to_owned(),
        r => say.thing(r),
    };
    let (to, n) = (say.thing(e.to), e.amount);
    let does = |you: &str, she: &str| does(say, e.seat, you, she);
    Some(match e.verb {
        "match" => format!("Partida {n}"),
        "turn" if say.is_you(e.seat) => "Tu turno".to_owned(),
        "turn" => format!("Turno de {}", say.who(e.seat)),
        "keep" => does("te quedas con la mano", "se queda con la mano"),
        "mulligan" => does("cambias de mano", "cambia de mano"),
        "push" if n == 0 => format!("{} {what}{}", does("juegas", "juega"), onto(&to)),
        "push" => format!("La habilidad de {what} va a la cola{}", onto(&to)),
        "execute" if n == 0 && say.stays(e.subject) => format!("{what} llega"),
        "execute" if n == 0 => format!("{what} surte efecto"),
        "execute" => format!("La habilidad de {what} surte efecto"),
        "cancel" => format!("Se cancela {what}"),
        "convert" if e.subject == Ref::None => {
            format!("{} una carta", does("conviertes", "convierte"))
        }
        "convert" => format!("{} una carta en {what}", does("conviertes", "convierte")),
        "anomaly" => format!("{} la anomalía {what}", does("juegas", "juega")),
        "select" => format!("{} {what}{}", does("envías", "envía"), onto(&to)),
        "attack" => format!("{what} ataca en {to}"),
        "defend" => format!("{what} defiende{}", against(&to)),
        "damage" => format!("{what} recibe {n} de daño"),
        "durability" if n < 0 => format!("{} pierde {} de durabilidad", capital(&what), -n),
        "durability" => format!("{} obtiene {n} de durabilidad", capital(&what)),
        "lose_sector" => format!("{} {what}", does("pierdes", "pierde")),
        "collapse" => format!("{} cartas que robar", does("no te quedan", "se queda sin")),
        "terminate" => format!("Se elimina {what}"),
        "attach" => format!("{what} se acopla a {to}"),
        "control" => format!("{} {what}", does("controlas", "controla")),
        "buff" => format!("{what} cambia de fuerza"),
        "marker" => format!("{what} obtiene marcadores"),
        "shift" => format!("{what} cambia de alcance"),
        "concede" => does("te rindes", "se rinde"),
        "win_match" => format!("{} la partida", does("ganas", "gana")),
        "win_game" => format!("{} el encuentro", does("ganas", "gana")),
        "full" => "La mesa está llena: no se crea nada más".to_owned(),
        "draw_match" | "draw_game" => "Empate".to_owned(),
        "move" => return moved(say, e, &what),
        _ => return None,
    })
}

/// A card that changed places: only what is worth a line.
fn moved(say: &Speaker<'_>, e: &Event, what: &str) -> Option<String> {
    let (Ref::Zone(from), Ref::Zone(to)) = (e.from, e.to) else {
        return None;
    };
    let ((owner, was), (_, is)) = (place(from), place(to));
    let does = |you: &str, she: &str| does(say, owner, you, she);
    Some(match (was, is) {
        (Place::Deck, Place::Hand) => format!("{} {what}", does("robas", "roba")),
        (Place::Hand, Place::Cache) => format!("{} {what}", does("descartas", "descarta")),
        (Place::Deck, Place::Cache) => format!("Se purga {what}"),
        (Place::Staging | Place::Sector(_), Place::Hand) => {
            format!("{} vuelve a la mano", capital(what))
        }
        (Place::Cache, Place::Hand) => format!("Se recupera {what}"),
        (Place::Cache, Place::Staging) => format!("Se restaura {what}"),
        (_, Place::Archive) => format!("Se borra {what}"),
        _ => return None,
    })
}
