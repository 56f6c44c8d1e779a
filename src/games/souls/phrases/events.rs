//! Events as lines of the log. In Spanish, words of the rules are those of the rules pages: botín, tesoro, monstruo,
//! alma, sala, maldición.

use crate::cards::text::say;
use crate::cards::{CardEvent, CardSpeaker, card_event};
use crate::games::souls::events::Event;
use crate::games::souls::place;
use crate::table::{Language, ObjectId, Ref, Seat};

use super::gains::{got_coins, offered, soul};
use super::moves::{moved, place_changed};
use super::{Speaker, joined, onto, slot_words};

/// An event as a line of the log.
pub(super) fn event(speaker: &Speaker<'_>, e: Event) -> Option<String> {
    line(speaker, e).map(|line| joined(line, speaker.language))
}

fn line(speaker: &Speaker<'_>, e: Event) -> Option<String> {
    let language = speaker.language;
    let plain = |english, spanish| language.pick(english, spanish).to_owned();
    let thing = |id| speaker.thing(Ref::Object(id));
    let on = |english, spanish, id| format!("{} {}", language.pick(english, spanish), thing(id));
    let player_does =
        |seat, english: &str, you: &str, she: &str| speaker.does(seat, english, you, she);
    let does = |id, english: &str, you: &str, it: &str| speaker.thing_does(id, english, you, it);
    Some(match e {
        Event::Character { player, card } => {
            format!(
                "{} {}",
                player_does(player, "are", "eres", "es"),
                thing(card)
            )
        }
        Event::Bonus { card, .. } => on("bonus soul:", "alma extra:", card),
        Event::FirstRoll { player, shows } => {
            let rolls = player_does(player, "roll", "sacas", "saca");
            say!(
                language,
                "{rolls} {shows} for the first turn",
                "{rolls} un {shows} por el primer turno"
            )
        }
        Event::First { player } => {
            let takes = player_does(player, "take", "tomas", "toma");
            say!(
                language,
                "lowest roll: {takes} the first turn",
                "tirada más baja: {takes} el primer turno"
            )
        }
        Event::Turn { player, .. } => turn(speaker, player),
        Event::Move { card, from, to, .. } => place_changed(speaker, card, moved(from, to)?),
        Event::Push { entry, target, .. } => {
            let onto = onto(&speaker.thing(target));
            format!("{}{onto}", speaker.pushed(entry, target)?)
        }
        Event::Fizzle { source, .. } => {
            let what = speaker.came_from(source)?;
            say!(language, "{what} has no effect", "{what} queda sin efecto")
        }
        Event::Cancel { source, .. } => {
            let what = speaker.came_from(source)?;
            say!(language, "{what} is cancelled", "{what} se anula")
        }
        Event::Roll { player, shows, .. } => {
            let rolls = player_does(player, "roll", "sacas", "saca");
            say!(language, "{rolls} a {shows}", "{rolls} un {shows}")
        }
        Event::Reroll { shows, .. } => {
            say!(
                language,
                "the die is rolled again: {shows}",
                "el dado se tira de nuevo: {shows}"
            )
        }
        Event::ChangeRoll { shows, .. } => say!(
            language,
            "the roll becomes {shows}",
            "la tirada pasa a ser {shows}"
        ),
        Event::Rolled { player, shows, .. } => {
            let roll = speaker.whose(player, "roll", "la tirada");
            say!(language, "{roll} counts as {shows}", "{roll} vale {shows}")
        }
        Event::Spawn { player, card } => {
            let creates = player_does(player, "create", "creas", "crea");
            format!("{creates} {}", thing(card))
        }
        Event::Hit { player, target, .. } => {
            let (hits, to) = (
                player_does(player, "hit", "aciertas", "acierta"),
                thing(target),
            );
            say!(language, "{hits} {to}", "{hits} a {to}")
        }
        Event::Miss { player, target, .. } => {
            let (misses, to) = (
                player_does(player, "miss", "fallas", "falla"),
                thing(target),
            );
            say!(language, "{misses} {to}", "{misses} contra {to}")
        }
        Event::Damage {
            thing,
            source,
            amount,
            ..
        } => {
            let takes = does(thing, "take", "recibes", "recibe");
            let from = dealt_by(speaker, thing, source);
            say!(
                language,
                "{takes} {amount} damage{from}",
                "{takes} {amount} de daño{from}"
            )
        }
        Event::Redirect {
            source,
            target,
            amount,
            ..
        } => {
            let (source, target) = (thing(source), thing(target));
            say!(
                language,
                "{amount} damage from {source} will be dealt to {target} instead",
                "{amount} de daño de {source} se infligirá a {target} en su lugar"
            )
        }
        Event::Card(CardEvent::Shield {
            thing: whom,
            amount,
            ..
        }) if language == Language::Spanish && amount > 0 => {
            let done = if amount == 1 { "evitará" } else { "evitarán" };
            to_thing(speaker, Ref::Object(whom), done, amount)
        }
        Event::Card(CardEvent::Prevent {
            thing: whom,
            amount,
            ..
        }) if language == Language::Spanish => {
            let done = if amount == 1 { "evita" } else { "evitan" };
            to_thing(speaker, whom, done, amount)
        }
        Event::Kill { thing, .. } => {
            let loses = does(thing, "lose", "pierdes", "pierde");
            say!(
                language,
                "{loses} all hit points",
                "{loses} todos los puntos de vida"
            )
        }
        Event::Heal { thing, amount, .. } => {
            format!("{} {amount}", does(thing, "heal", "te curas", "se cura"))
        }
        Event::Die { thing, .. } => does(thing, "die", "mueres", "muere"),
        Event::Saved { thing, .. } => does(thing, "do not die", "no mueres", "no muere"),
        Event::Coins {
            player,
            from,
            coins,
        } => got_coins(speaker, player, from, coins),
        Event::Recharge { card, .. } => does(card, "are charged", "te recargas", "se recarga"),
        Event::Deactivate { card, .. } => {
            does(card, "are deactivated", "te desactivas", "se desactiva")
        }
        Event::DeclareAttack { player } => player_does(
            player,
            "declare an attack",
            "declaras un ataque",
            "declara un ataque",
        ),
        Event::Attack { player, target } => {
            let attacks = player_does(player, "attack", "atacas", "ataca");
            let whom = speaker.thing(target);
            let of_rules = toward(&whom);
            match (language, speaker.player(target)) {
                (Language::English, _) => format!("{attacks} {whom}"),
                (Language::Spanish, Some(_)) => format!("{attacks} a {whom}"),
                (Language::Spanish, None) => format!("{attacks} {of_rules}"),
            }
        }
        Event::Helper { helper, .. } => {
            player_does(helper, "roll too", "tiras también", "tira también")
        }
        Event::AttackEnds { .. } => plain("the attack is over", "el ataque ha terminado"),
        Event::AttackCancelled { .. } => plain("the attack is cancelled", "el ataque se cancela"),
        Event::DeclarePurchase { player } => player_does(
            player,
            "declare a purchase",
            "declaras una compra",
            "declara una compra",
        ),
        Event::Buy {
            player,
            card,
            price,
        } => {
            let (buys, what) = (player_does(player, "buy", "compras", "compra"), thing(card));
            say!(
                language,
                "{buys} {what} for {price}¢",
                "{buys} {what} por {price}¢"
            )
        }
        Event::PurchaseFails { player, price } => {
            let has = player_does(player, "do not have", "no tienes", "no tiene");
            say!(
                language,
                "{has} {price}¢, so nothing is bought",
                "{has} {price}¢, así que no hay compra"
            )
        }
        Event::DeclareEnd { player } => player_does(
            player,
            "declare the end of the turn",
            "declaras el fin del turno",
            "declara el fin del turno",
        ),
        Event::WithdrawEnd { .. } => plain(
            "the turn continues: an attack is still required",
            "el turno sigue: aún falta un ataque obligatorio",
        ),
        Event::Card(CardEvent::Control { player, card }) => {
            let gets = player_does(player, "get", "obtienes", "obtiene");
            format!("{gets} {}", thing(card))
        }
        Event::Counters { card, counters, .. } => {
            let n = count(
                speaker,
                counters.abs(),
                ["counter", "contador", "contadores"],
            );
            let does = match counters < 0 {
                true => does(card, "lose", "pierdes", "pierde"),
                false => does(card, "get", "recibes", "recibe"),
            };
            format!("{does} {n}")
        }
        Event::Soul {
            player,
            card,
            souls,
        } => soul(speaker, player, card, souls),
        Event::LootPlay { player, more } => {
            let may = player_does(player, "may play", "puedes jugar", "puede jugar");
            let n = count(speaker, more.into(), ["more loot card", "carta", "cartas"]);
            say!(language, "{may} {n}", "{may} {n} más de botín")
        }
        Event::MoreAttacks { player, more } => {
            let may = player_does(player, "may attack", "puedes atacar", "puede atacar");
            let n = count(speaker, more.into(), ["more time", "vez", "veces"]);
            say!(language, "{may} {n}", "{may} {n} más")
        }
        Event::MorePurchases { player, more } => {
            let may = player_does(player, "may buy", "puedes comprar", "puede comprar");
            let n = count(speaker, more.into(), ["more time", "vez", "veces"]);
            say!(language, "{may} {n}", "{may} {n} más")
        }
        Event::ExtraTurn { player, .. } => player_does(
            player,
            "take an extra turn",
            "tomas un turno extra",
            "toma un turno extra",
        ),
        Event::SkipTurn { player, .. } => match language {
            Language::English => {
                let turn = speaker.whose(player, "next turn", "el próximo turno");
                format!("{turn} will be skipped")
            }
            Language::Spanish => {
                let skips = player_does(player, "skip", "te saltas", "se salta");
                format!("{skips} el próximo turno")
            }
        },
        Event::Skipped { player } => {
            let turn = turn(speaker, player);
            say!(language, "{turn} is skipped", "se salta {turn}")
        }
        Event::Timer { left, .. } => say!(
            language,
            "the timer goes down to {left}",
            "el reloj baja a {left}"
        ),
        Event::Reward { player, card } => {
            let (gets, what) = (player_does(player, "get", "recibes", "recibe"), thing(card));
            say!(
                language,
                "{gets} the reward of {what}",
                "{gets} la recompensa de {what}"
            )
        }
        Event::Shuffle { deck, .. } => {
            let deck = speaker.spoken(Ref::Zone(deck))?;
            say!(language, "{deck} is shuffled", "se baraja {deck}")
        }
        Event::Card(CardEvent::Look { player, card, hand }) => {
            let looks = player_does(player, "look at", "miras", "mira");
            match hand {
                Some(hand) => {
                    let whose = speaker.thing(Ref::Seat(hand));
                    say!(
                        language,
                        "{looks} the hand of {whose}",
                        "{looks} la mano de {whose}"
                    )
                }
                None => format!("{looks} {}", speaker.some_card(card)),
            }
        }
        Event::Scry {
            player,
            under: false,
        } => player_does(
            player,
            "leave it on top",
            "la dejas encima",
            "la deja encima",
        ),
        Event::Scry {
            player,
            under: true,
        } => player_does(
            player,
            "put it to the bottom",
            "la pones al fondo",
            "la pone al fondo",
        ),
        Event::Vote {
            player,
            source,
            way,
        } => {
            let votes = player_does(player, "vote", "votas", "vota");
            format!("{votes}: {}", speaker.voted(source, way))
        }
        Event::Offer {
            player,
            with,
            coins,
        } => offered(speaker, player, with, coins),
        Event::Accept { player, .. } => player_does(player, "accept", "aceptas", "acepta"),
        Event::Decline { player, .. } => player_does(player, "decline", "rechazas", "rechaza"),
        Event::Grant { card, .. } => does(
            card,
            "get a new effect",
            "recibes un nuevo efecto",
            "recibe un nuevo efecto",
        ),
        Event::Ends { card, .. } => {
            let what = thing(card);
            say!(
                language,
                "an effect on {what} ends",
                "termina un efecto sobre {what}"
            )
        }
        Event::Become { card, face, .. } => {
            let becomes = does(card, "become", "te conviertes", "se convierte");
            let face = speaker.face(face);
            say!(language, "{becomes} {face}", "{becomes} en {face}")
        }
        Event::Copy { card, of, .. } => {
            let (becomes, of) = (does(card, "become", "eres", "es"), thing(of));
            say!(
                language,
                "{becomes} a copy of {of}",
                "{becomes} una copia de {of}"
            )
        }
        Event::Slots { first, slots, .. } => {
            let (english, spanish) = slot_words(place(first).slot()?.0);
            let now = count(speaker, slots.into(), [english, "", ""]);
            match language {
                Language::English => format!("there are now {now}"),
                Language::Spanish => format!("ahora hay {slots} × {spanish}"),
            }
        }
        Event::Must {
            target: Ref::None, ..
        } => plain(
            "something must be attacked this turn",
            "este turno hay que atacar algo",
        ),
        Event::Must { target, .. } => {
            let whom = speaker.thing(target);
            let of_rules = toward(&whom);
            say!(
                language,
                "{whom} must be attacked this turn",
                "este turno hay que atacar {of_rules}"
            )
        }
        Event::EndTurn { .. } => plain("the turn ends at once", "el turno termina de inmediato"),
        Event::Win { player } => player_does(
            player,
            "win the game",
            "ganas la partida",
            "gana la partida",
        ),
        Event::Delayed { source, .. } => {
            let what = thing(source);
            say!(
                language,
                "an effect of {what} waits",
                "un efecto de {what} queda en espera"
            )
        }
        Event::Concede { player } => player_does(player, "concede", "te rindes", "se rinde"),
        Event::Card(event) => return card_event(speaker, event),
        // Others say the same, or it is worth no line.
        Event::Phase { .. }
        | Event::Step { .. }
        | Event::Pass { .. }
        | Event::Resolve { .. }
        | Event::Destroy { .. }
        | Event::AtRandom { .. } => return None,
    })
}

impl Speaker<'_> {
    /// "you draw", "Mara draws", "Key draws".
    fn thing_does(&self, id: ObjectId, english: &str, you: &str, it: &str) -> String {
        let what = Ref::Object(id);
        match self.player(what) {
            Some(seat) => self.does(seat, english, you, it),
            None => self.it_does(&self.thing(what), english, it),
        }
    }

    /// "your turn" or "Mara's turn"; in Spanish the thing comes with its article.
    fn whose(&self, seat: Seat, english: &str, spanish: &str) -> String {
        let name = self.name(seat);
        match self.is_you(seat) {
            true => {
                let noun = spanish.split_once(' ').map_or(spanish, |(_, noun)| noun);
                say!(self.language, "your {english}", "tu {noun}")
            }
            false => say!(self.language, "{name}'s {english}", "{spanish} de {name}"),
        }
    }
}

fn turn(speaker: &Speaker<'_>, seat: Seat) -> String {
    speaker.whose(seat, "turn", "el turno")
}

/// "1 card", "2 cards", of the word in English, and in Spanish for one and for more.
fn count(speaker: &Speaker<'_>, n: i32, [english, one, more]: [&str; 3]) -> String {
    let plural = if n == 1 { "" } else { "s" };
    let spanish = if n == 1 { one } else { more };
    say!(speaker.language, "{n} {english}{plural}", "{n} {spanish}")
}

/// In Spanish: damage to a card or a player, or to whoever reads it.
fn to_thing(speaker: &Speaker<'_>, whom: Ref, done: &str, amount: i32) -> String {
    let is_you = speaker
        .player(whom)
        .is_some_and(|seat| speaker.is_you(seat));
    match is_you {
        true => format!("se te {done} {amount} de daño"),
        false => format!("se {done} {amount} de daño a {}", speaker.thing(whom)),
    }
}

/// " from Mara", unless it is the thing itself.
fn dealt_by(speaker: &Speaker<'_>, to: ObjectId, source: ObjectId) -> String {
    match speaker.spoken(Ref::Object(source)) {
        Some(from) if source != to => say!(speaker.language, " from {from}", " de {from}"),
        _ => String::new(),
    }
}

/// In Spanish: the person affected, as an object of a verb that takes "a".
fn toward(whom: &str) -> String {
    match whom.strip_prefix("el ") {
        Some(rest) => format!("al {rest}"),
        None => format!("a {whom}"),
    }
}
