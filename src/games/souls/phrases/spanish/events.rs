//! Events in Spanish.

use crate::cards::text::will_prevent;
use crate::games::souls::content::SlotKind;
use crate::games::souls::events::Event;
use crate::games::souls::place;
use crate::table::{Language, ObjectId, Ref, Seat};

use super::super::moves::{Move, moved};
use super::super::{Speaker, onto, slot_words};
use super::{count, does, joined, thing_does, whose};

/// An event as a line of the log.
pub(in super::super) fn event(say: &Speaker<'_>, e: Event) -> Option<String> {
    sentence(say, e).map(|line| joined(&line))
}

fn sentence(say: &Speaker<'_>, e: Event) -> Option<String> {
    let seat = |player: Seat, you: &str, she: &str| does(say, player, you, she);
    let it = |what: Ref, you: &str, it: &str| thing_does(say, what, you, it);
    let many = |n: i32, one: &'static str, more: &'static str| if n == 1 { one } else { more };
    let turn = |player: Seat| whose(say, player, "el", "turno");
    Some(match e {
        Event::Character { player, card } => format!(
            "{} {what}",
            seat(player, "eres", "es"),
            what = say.thing(Ref::Object(card))
        ),
        Event::Bonus { card, .. } => {
            format!("alma extra: {what}", what = say.thing(Ref::Object(card)))
        }
        Event::FirstRoll { player, shows } => format!(
            "{} un {shows} por el primer turno",
            seat(player, "sacas", "saca")
        ),
        Event::First { player } => format!(
            "tirada más baja: {} el primer turno",
            seat(player, "tomas", "toma")
        ),
        Event::Turn { player, .. } => turn(player),
        Event::Move { card, from, to, .. } => place_changed(say, card, moved(from, to)?),
        Event::Push { entry, target, .. } => {
            format!("{}{}", say.pushed(entry, target)?, onto(&say.thing(target)))
        }
        Event::Fizzle { source, .. } => format!("{} queda sin efecto", say.came_from(source)?),
        Event::Cancel { source, .. } => format!("{} se anula", say.came_from(source)?),
        Event::Roll { player, shows, .. } => {
            format!("{} un {shows}", seat(player, "sacas", "saca"))
        }
        Event::Reroll { shows, .. } => format!("el dado se tira de nuevo: {shows}"),
        Event::ChangeRoll { shows, .. } => format!("la tirada pasa a ser {shows}"),
        Event::Rolled { player, shows, .. } => {
            format!("{} vale {shows}", whose(say, player, "la", "tirada"))
        }
        Event::Spawn { player, card } => {
            let thing = say.thing(Ref::Object(card));
            format!("{} {thing}", seat(player, "creas", "crea"))
        }
        Event::Reveal { player, card } => {
            format!(
                "{} {}",
                seat(player, "revelas", "revela"),
                say.thing(Ref::Object(card))
            )
        }
        Event::Flip { source, heads, .. } => {
            let shows = if heads { "cara" } else { "cruz" };
            format!("{}: {shows}", say.thing(Ref::Object(source)))
        }
        Event::Hit { player, target, .. } => format!(
            "{} a {to}",
            seat(player, "aciertas", "acierta"),
            to = say.thing(Ref::Object(target))
        ),
        Event::Miss { player, target, .. } => format!(
            "{} contra {to}",
            seat(player, "fallas", "falla"),
            to = say.thing(Ref::Object(target))
        ),
        Event::Damage {
            thing,
            source,
            amount,
            ..
        } => format!(
            "{} {amount} de daño{}",
            it(Ref::Object(thing), "recibes", "recibe"),
            dealt_by(say, thing, source)
        ),
        Event::Shield {
            thing, amount: 0, ..
        } => will_prevent(None, &say.thing(Ref::Object(thing)), Language::Spanish),
        Event::Shield { thing, amount, .. } => to_thing(
            say,
            Ref::Object(thing),
            many(amount, "evitará", "evitarán"),
            &format!("{amount} de daño"),
        ),
        Event::Instead { card, .. } => format!(
            "{what} cambia lo que iba a pasar",
            what = say.thing(Ref::Object(card))
        ),
        Event::Kill { thing, .. } => format!(
            "{} todos los puntos de vida",
            it(Ref::Object(thing), "pierdes", "pierde")
        ),
        Event::Heal { thing, amount, .. } => {
            format!("{} {amount}", it(Ref::Object(thing), "te curas", "se cura"))
        }
        Event::Prevent { thing, amount, .. } => to_thing(
            say,
            thing,
            many(amount, "evita", "evitan"),
            &format!("{amount} de daño"),
        ),
        Event::Die { thing, .. } => it(Ref::Object(thing), "mueres", "muere"),
        Event::Saved { thing, .. } => it(Ref::Object(thing), "no mueres", "no muere"),
        Event::Coins {
            player,
            from,
            coins,
        } => got_coins(say, player, from, coins),
        Event::Recharge { card, .. } => it(Ref::Object(card), "te recargas", "se recarga"),
        Event::Deactivate { card, .. } => it(Ref::Object(card), "te desactivas", "se desactiva"),
        Event::DeclareAttack { player } => {
            format!("{} un ataque", seat(player, "declaras", "declara"))
        }
        Event::Attack { player, target } if say.player(target).is_some() => format!(
            "{} a {to}",
            seat(player, "atacas", "ataca"),
            to = say.thing(target)
        ),
        Event::Attack { player, target } => format!(
            "{} {}",
            seat(player, "atacas", "ataca"),
            toward(&say.thing(target))
        ),
        Event::Helper { helper, .. } => {
            thing_does(say, Ref::Seat(helper), "tiras también", "tira también")
        }
        Event::AttackEnds { .. } => "el ataque ha terminado".to_owned(),
        Event::AttackCancelled { .. } => "el ataque se cancela".to_owned(),
        Event::DeclarePurchase { player } => {
            format!("{} una compra", seat(player, "declaras", "declara"))
        }
        Event::Buy {
            player,
            card,
            price,
        } => format!(
            "{} {what} por {price}¢",
            seat(player, "compras", "compra"),
            what = say.thing(Ref::Object(card))
        ),
        Event::PurchaseFails { player, price } => {
            format!(
                "{} {price}¢, así que no hay compra",
                seat(player, "no tienes", "no tiene")
            )
        }
        Event::DeclareEnd { player } => {
            format!("{} el fin del turno", seat(player, "declaras", "declara"))
        }
        Event::WithdrawEnd { .. } => "el turno sigue: aún falta un ataque obligatorio".to_owned(),
        Event::Control { player, card } => format!(
            "{} {what}",
            seat(player, "obtienes", "obtiene"),
            what = say.thing(Ref::Object(card))
        ),
        Event::Counters { card, counters, .. } if counters < 0 => {
            let n = count(-counters, "contador", "contadores");
            format!("{} {n}", it(Ref::Object(card), "pierdes", "pierde"))
        }
        Event::Counters { card, counters, .. } => {
            let n = count(counters, "contador", "contadores");
            format!("{} {n}", it(Ref::Object(card), "recibes", "recibe"))
        }
        Event::Soul {
            player,
            card,
            souls,
        } if !say.is_monster(Ref::Object(card)) => {
            let worth = if souls > 1 {
                format!("{souls} almas")
            } else {
                "un alma".to_owned()
            };
            format!(
                "{} {worth}: {what}",
                seat(player, "ganas", "gana"),
                what = say.thing(Ref::Object(card))
            )
        }
        Event::Soul {
            player,
            card,
            souls,
        } if souls > 1 => format!(
            "{} las almas de {what}: {souls}",
            seat(player, "ganas", "gana"),
            what = say.thing(Ref::Object(card))
        ),
        Event::Soul { player, card, .. } => format!(
            "{} el alma de {what}",
            seat(player, "ganas", "gana"),
            what = say.thing(Ref::Object(card))
        ),
        Event::LootPlay { player, more } => {
            let n = count(i32::from(more), "carta", "cartas");
            format!("{} jugar {n} más de botín", seat(player, "puedes", "puede"))
        }
        Event::MoreAttacks { player, more } => {
            let n = count(i32::from(more), "vez", "veces");
            format!("{} atacar {n} más", seat(player, "puedes", "puede"))
        }
        Event::MorePurchases { player, more } => {
            let n = count(i32::from(more), "vez", "veces");
            format!("{} comprar {n} más", seat(player, "puedes", "puede"))
        }
        Event::ExtraTurn { player, .. } => {
            format!("{} un turno extra", seat(player, "tomas", "toma"))
        }
        Event::SkipTurn { player, .. } => {
            format!("{} el próximo turno", seat(player, "te saltas", "se salta"))
        }
        Event::Skipped { player } => format!("se salta {}", turn(player)),
        Event::Timer { left, .. } => format!("el reloj baja a {left}"),
        Event::Reward { player, card } => format!(
            "{} la recompensa de {what}",
            seat(player, "recibes", "recibe"),
            what = say.thing(Ref::Object(card))
        ),
        Event::Shuffle { deck, .. } => format!("se baraja {}", say.spoken(Ref::Zone(deck))?),
        Event::Look {
            player,
            hand: Some(hand),
            ..
        } => format!(
            "{} la mano de {to}",
            seat(player, "miras", "mira"),
            to = say.thing(Ref::Seat(hand))
        ),
        Event::Look { player, card, .. } => {
            format!("{} {}", seat(player, "miras", "mira"), say.some_card(card))
        }
        Event::Scry {
            player,
            under: false,
        } => format!("{} encima", seat(player, "la dejas", "la deja")),
        Event::Scry {
            player,
            under: true,
        } => format!("{} al fondo", seat(player, "la pones", "la pone")),
        Event::Vote {
            player,
            source,
            way,
        } => format!(
            "{}: {}",
            seat(player, "votas", "vota"),
            say.voted(source, way)
        ),
        Event::Share {
            player, to, amount, ..
        } => format!(
            "{}: {amount} para {}",
            seat(player, "repartes", "reparte"),
            say.label(to)
        ),
        Event::Way {
            player,
            source,
            way,
        } => format!(
            "{}: {}",
            seat(player, "eliges", "elige"),
            say.voted(source, way)
        ),
        Event::Offer {
            player,
            with,
            coins,
        } => offered(say, player, with, coins),
        Event::Accept { player, .. } => seat(player, "aceptas", "acepta"),
        Event::Decline { player, .. } => seat(player, "rechazas", "rechaza"),
        Event::Grant { card, .. } if is_you(say, Ref::Object(card)) => {
            "recibes un nuevo efecto".to_owned()
        }
        Event::Grant { card, .. } => format!(
            "{what} recibe un nuevo efecto",
            what = say.thing(Ref::Object(card))
        ),
        Event::Ends { card, .. } => format!(
            "termina un efecto sobre {what}",
            what = say.thing(Ref::Object(card))
        ),
        Event::Become { card, face, .. } => format!(
            "{} en {}",
            it(Ref::Object(card), "te conviertes", "se convierte"),
            say.face(face)
        ),
        Event::Copy { card, of, .. } => format!(
            "{} una copia de {to}",
            it(Ref::Object(card), "eres", "es"),
            to = say.thing(Ref::Object(of))
        ),
        Event::Slots { first, slots, .. } => {
            let name = slot_words(place(first).slot()?.0).1;
            format!("ahora hay {slots} × {name}")
        }
        Event::Must { target, .. } => {
            format!("este turno hay que atacar {}", toward(&say.thing(target)))
        }
        Event::EndTurn { .. } => "el turno termina de inmediato".to_owned(),
        Event::Win { player } => format!("{} la partida", seat(player, "ganas", "gana")),
        Event::Delayed { source, .. } => format!(
            "un efecto de {} queda en espera",
            say.thing(Ref::Object(source))
        ),
        Event::Concede { player } => seat(player, "te rindes", "se rinde"),
        // Others say the same, or it is worth no line.
        Event::Phase { .. }
        | Event::Step { .. }
        | Event::Pass { .. }
        | Event::Resolve { .. }
        | Event::Destroy { .. }
        | Event::AtRandom { .. } => return None,
    })
}

/// Whether it happens to whoever reads it.
fn is_you(say: &Speaker<'_>, thing: Ref) -> bool {
    say.player(thing).is_some_and(|seat| say.is_you(seat))
}

/// Something is done to a card or player, or to whoever reads it.
fn to_thing(say: &Speaker<'_>, thing: Ref, done: &str, what: &str) -> String {
    if is_you(say, thing) {
        format!("se te {done} {what}")
    } else {
        format!("se {done} {what} a {}", say.thing(thing))
    }
}

/// " de Mara", unless it is the thing itself.
fn dealt_by(say: &Speaker<'_>, to: ObjectId, source: ObjectId) -> String {
    match say.spoken(Ref::Object(source)) {
        Some(from) if source != to => format!(" de {from}"),
        _ => String::new(),
    }
}

/// "Mara te ofrece 3¢", "pides 2¢ a Mara".
fn offered(say: &Speaker<'_>, player: Seat, with: Seat, coins: i32) -> String {
    let n = coins.abs();
    let (you, she) = if coins < 0 {
        ("pides", "pide")
    } else {
        ("ofreces", "ofrece")
    };
    if say.is_you(with) {
        return format!("{} te {she} {n}¢", say.name(player));
    }
    format!(
        "{} {n}¢ a {}",
        does(say, player, you, she),
        say.thing(Ref::Seat(with))
    )
}

fn got_coins(say: &Speaker<'_>, player: Seat, from: Option<Seat>, n: i32) -> String {
    if n < 0 {
        format!("{} {}¢", does(say, player, "pierdes", "pierde"), -n)
    } else if let Some(from) = from {
        let from = say.thing(Ref::Seat(from));
        format!("{} {n}¢ de {from}", does(say, player, "recibes", "recibe"))
    } else {
        format!("{} {n}¢", does(say, player, "ganas", "gana"))
    }
}

fn place_changed(say: &Speaker<'_>, card: Option<ObjectId>, change: Move) -> String {
    let what = say.some_card(card);
    let does = |seat, you: &str, she: &str| does(say, seat, you, she);
    match change {
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
        Move::Ambushed => format!("{what} tiende una emboscada"),
        Move::Revealed => format!("se revela {what}"),
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
    }
}

/// The person affected, as an object of a verb that takes "a".
fn toward(whom: &str) -> String {
    match whom.strip_prefix("el ") {
        Some(rest) => format!("al {rest}"),
        None => format!("a {whom}"),
    }
}
