//! Events in Spanish.

use crate::table::{Event, Ref};

use super::super::moves::{Move, moved};
use super::super::{Speaker, onto, slot_words};
use super::{count, does, joined, thing_does, whose};
use crate::games::souls::content::SlotKind;

/// An event as a line of the log.
pub(in super::super) fn event(say: &Speaker<'_>, e: &Event) -> Option<String> {
    told(say, e).map(|line| joined(&line))
}

fn told(say: &Speaker<'_>, e: &Event) -> Option<String> {
    let (what, to, n) = (say.thing(e.subject), say.thing(e.to), e.amount);
    let seat = |you: &str, she: &str| does(say, e.seat, you, she);
    let it = |you: &str, it: &str| thing_does(say, e.subject, you, it);
    let many = |one: &'static str, more: &'static str| if n == 1 { one } else { more };
    let turn = || whose(say, e.seat, "el", "turno");
    Some(match e.verb {
        "character" => format!("{} {what}", seat("eres", "es")),
        "bonus" => format!("alma adicional: {what}"),
        "first_roll" => format!("{} un {n} por el primer turno", seat("sacas", "saca")),
        "first" => format!("tirada más baja: {} el primer turno", seat("tomas", "toma")),
        "turn" => turn(),
        "move" => place_changed(say, e)?,
        "push" => format!("{}{}", say.pushed(e)?, onto(&to)),
        "fizzle" => format!("{} queda sin efecto", say.came_from(e)?),
        "cancel" => format!("{} se anula", say.came_from(e)?),
        "roll" => format!("{} un {n}", seat("sacas", "saca")),
        "reroll" => format!("el dado se tira de nuevo: {n}"),
        "change_roll" => format!("la tirada pasa a ser {n}"),
        "rolled" => format!("{} vale {n}", whose(say, e.seat, "la", "tirada")),
        "hit" => format!("{} a {to}", seat("aciertas", "acierta")),
        "miss" => format!("{} contra {to}", seat("fallas", "falla")),
        "damage" => format!("{} {n} de daño{}", it("recibes", "recibe"), source(say, e)),
        "shield" => to_thing(say, e, many("evitará", "evitarán"), &format!("{n} de daño")),
        "instead" => format!("{what} cambia lo que iba a pasar"),
        "kill" => format!("{} todos los puntos de vida", it("pierdes", "pierde")),
        "heal" => format!("{} {n}", it("te curas", "se cura")),
        "prevent" => to_thing(say, e, many("evita", "evitan"), &format!("{n} de daño")),
        "die" => it("mueres", "muere"),
        "saved" => it("no mueres", "no muere"),
        "coins" => coins(say, e),
        "recharge" => it("te recargas", "se recarga"),
        "deactivate" => it("te desactivas", "se desactiva"),
        "declare_attack" => format!("{} un ataque", seat("declaras", "declara")),
        "attack" if say.player(e.to).is_some() => format!("{} a {to}", seat("atacas", "ataca")),
        "attack" => format!("{} {}", seat("atacas", "ataca"), toward(&to)),
        "helper" => thing_does(say, e.to, "tiras también", "tira también"),
        "attack_ends" => "el ataque ha terminado".to_owned(),
        "attack_cancelled" => "el ataque se cancela".to_owned(),
        "declare_purchase" => format!("{} una compra", seat("declaras", "declara")),
        "buy" => format!("{} {what} por {n}¢", seat("compras", "compra")),
        "purchase_fails" => {
            format!(
                "{} {n}¢, así que no hay compra",
                seat("no tienes", "no tiene")
            )
        }
        "declare_end" => format!("{} el fin del turno", seat("declaras", "declara")),
        "withdraw_end" => "el turno sigue: aún hay algo que atacar".to_owned(),
        "control" => format!("{} {what}", seat("obtienes", "obtiene")),
        "counters" if n < 0 => {
            let n = count(-n, "contador", "contadores");
            format!("{} {n}", it("pierdes", "pierde"))
        }
        "counters" => {
            let n = count(n, "contador", "contadores");
            format!("{} {n}", it("recibes", "recibe"))
        }
        "soul" if !say.is_monster(e.subject) => {
            let worth = if n > 1 {
                format!("{n} almas")
            } else {
                "un alma".to_owned()
            };
            format!("{} {worth}: {what}", seat("ganas", "gana"))
        }
        "soul" if n > 1 => format!("{} las almas de {what}: {n}", seat("ganas", "gana")),
        "soul" => format!("{} el alma de {what}", seat("ganas", "gana")),
        "loot_play" => {
            let n = count(n, "carta", "cartas");
            format!("{} jugar {n} más de botín", seat("puedes", "puede"))
        }
        "more_attacks" => {
            let n = count(n, "vez", "veces");
            format!("{} atacar {n} más", seat("puedes", "puede"))
        }
        "more_purchases" => {
            let n = count(n, "vez", "veces");
            format!("{} comprar {n} más", seat("puedes", "puede"))
        }
        "extra_turn" => format!("{} un turno extra", seat("tomas", "toma")),
        "skip_turn" => format!("{} el próximo turno", seat("te saltas", "se salta")),
        "skipped" => format!("se salta {}", turn()),
        "timer" => format!("el reloj baja a {n}"),
        "reward" => format!("{} la recompensa de {what}", seat("recibes", "recibe")),
        "shuffle" => format!("se baraja {}", say.spoken(first(e))?),
        "look" if e.to != Ref::None => format!("{} la mano de {to}", seat("miras", "mira")),
        "look" => {
            let card = say.spoken(e.subject);
            let card = card.unwrap_or_else(|| "una carta".to_owned());
            format!("{} {card}", seat("miras", "mira"))
        }
        "scry" if n == 0 => format!("{} encima", seat("la dejas", "la deja")),
        "scry" => format!("{} al fondo", seat("la pones", "la pone")),
        "vote" => format!("{}: {}", seat("votas", "vota"), say.voted(e)),
        "offer" => offered(say, e),
        "accept" => seat("aceptas", "acepta"),
        "decline" => seat("rechazas", "rechaza"),
        "grant" if is_you(say, e) => "un efecto te cambia".to_owned(),
        "grant" => format!("un efecto cambia a {what}"),
        "ends" => format!("termina un efecto sobre {what}"),
        "copy" => format!("{} una copia de {to}", it("eres", "es")),
        "slots" => {
            let (name, n) = (slot_words(say.slots_of(e)?).1, e.amount);
            format!("desde ahora hay sitio para {n} × {name}")
        }
        "must" => format!("este turno hay que atacar {}", toward(&what)),
        "end_turn" => "el turno termina de inmediato".to_owned(),
        "win" => format!("{} la partida", seat("ganas", "gana")),
        "concede" => seat("te rindes", "se rinde"),
        _ => return None,
    })
}

/// Whether it happens to whoever reads it.
fn is_you(say: &Speaker<'_>, e: &Event) -> bool {
    say.player(e.subject).is_some_and(|seat| say.is_you(seat))
}

/// Something is done to the event's subject, or to whoever reads it.
fn to_thing(say: &Speaker<'_>, e: &Event, done: &str, what: &str) -> String {
    if is_you(say, e) {
        format!("se te {done} {what}")
    } else {
        format!("se {done} {what} a {}", say.thing(e.subject))
    }
}

/// Whichever of subject and target is set.
fn first(e: &Event) -> Ref {
    if e.subject == Ref::None {
        e.to
    } else {
        e.subject
    }
}

/// " de Mara", unless it is the thing itself.
fn source(say: &Speaker<'_>, e: &Event) -> String {
    match say.spoken(e.from) {
        Some(from) if e.from != e.subject => format!(" de {from}"),
        _ => String::new(),
    }
}

/// "Mara te ofrece 3¢", "pides 2¢ a Mara".
fn offered(say: &Speaker<'_>, e: &Event) -> String {
    let n = e.amount.abs();
    let (you, she) = if e.amount < 0 {
        ("pides", "pide")
    } else {
        ("ofreces", "ofrece")
    };
    if say.player(e.to).is_some_and(|seat| say.is_you(seat)) {
        return format!("{} te {she} {n}¢", say.name(e.seat));
    }
    format!("{} {n}¢ a {}", does(say, e.seat, you, she), say.thing(e.to))
}

fn coins(say: &Speaker<'_>, e: &Event) -> String {
    let n = e.amount;
    let from = say.thing(e.from);
    if n < 0 {
        format!("{} {}¢", does(say, e.seat, "pierdes", "pierde"), -n)
    } else if from.is_empty() {
        format!("{} {n}¢", does(say, e.seat, "ganas", "gana"))
    } else {
        format!("{} {n}¢ de {from}", does(say, e.seat, "recibes", "recibe"))
    }
}

fn place_changed(say: &Speaker<'_>, e: &Event) -> Option<String> {
    let what = say.some_card(e.subject);
    let does = |seat, you: &str, she: &str| does(say, seat, you, she);
    Some(match moved(e)? {
        Move::Looted(seat) => format!("{} {what}", does(seat, "robas", "roba")),
        Move::Played(seat) => format!("{} {what}", does(seat, "juegas", "juega")),
        Move::Discarded(seat) => format!("{} {what}", does(seat, "descartas", "descarta")),
        Move::Taken(to, from) => {
            let from = say.thing(Ref::Seat(from));
            format!("{} {what} de {from}", does(to, "tomas", "toma"))
        }
        Move::Gained(seat) => format!("{} {what}", does(seat, "ganas", "gana")),
        Move::Drafted(seat) => format!("{} {what}", does(seat, "tomas", "toma")),
        Move::Cursed(seat) => {
            format!("{} la maldición {what}", does(seat, "recibes", "recibe"))
        }
        Move::Kept(seat) => {
            format!("{} {what}", does(seat, "te quedas con", "se queda con"))
        }
        Move::Opened(SlotKind::Shop) => format!("{what} está a la venta"),
        Move::Opened(SlotKind::Monster) => format!("aparece {what}"),
        Move::Opened(SlotKind::Room) => format!("la sala es ahora {what}"),
        Move::Ambushed => format!("{what} acecha"),
        Move::Revealed => format!("se descubre {what}"),
        Move::Milled => format!("{what} va del mazo al descarte"),
        Move::Gone => format!("{what} va al descarte"),
        Move::Removed => format!("{what} sale de la partida"),
        Move::Recovered(seat) => {
            format!(
                "{} {what} del descarte",
                does(seat, "recuperas", "recupera")
            )
        }
        Move::Found(seat) => {
            format!("{} {what} del descarte", does(seat, "obtienes", "obtiene"))
        }
        Move::Buried => format!("{what} vuelve a su mazo"),
    })
}

/// Whom something is done to, as an object of a verb that asks for "a".
fn toward(whom: &str) -> String {
    match whom.strip_prefix("el ") {
        Some(rest) => format!("al {rest}"),
        None => format!("a {whom}"),
    }
}
