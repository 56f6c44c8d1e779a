//! Events as lines of the log in Spanish.

use crate::cards::text::{prevented, will_prevent};
use crate::games::biomes::events::Event;
use crate::games::biomes::phrases::{Move, Speaker, capital, moved, onto};
use crate::games::biomes::slots::Buff;
use crate::games::biomes::state::Part;
use crate::table::{Language, Seat};

/// "Robas" or "Mara roba".
fn does(say: &Speaker<'_>, seat: Seat, you: &str, she: &str) -> String {
    if say.is_you(seat) {
        capital(you)
    } else {
        format!("{} {she}", say.who(seat))
    }
}

/// An event as a line, if it is worth one.
pub fn event(say: &Speaker<'_>, event: Event) -> Option<String> {
    let name = |id| say.object(id);
    let does = |seat, you: &str, she: &str| does(say, seat, you, she);
    Some(match event {
        Event::Match { number, .. } => format!("Partida {number}"),
        Event::Turn { player, .. } if say.is_you(player) => "Tu turno".to_owned(),
        Event::Turn { player, .. } => format!("Turno de {}", say.who(player)),
        Event::Keep { player } => does(player, "te quedas con la mano", "se queda con la mano"),
        Event::Mulligan { player, .. } => does(player, "cambias de mano", "cambia de mano"),
        Event::Push {
            controller,
            source,
            target,
            part: Part::Whole,
            ..
        } => {
            let onto = onto(&say.thing(target));
            format!(
                "{} {}{onto}",
                does(controller, "juegas", "juega"),
                name(source)
            )
        }
        Event::Push {
            source,
            target,
            part: Part::Skill(_),
            ..
        } => {
            let onto = onto(&say.thing(target));
            format!("La habilidad de {} va a la cola{onto}", name(source))
        }
        Event::Execute {
            source,
            part: Part::Whole,
            ..
        } => {
            let name = name(source);
            if say.stays(source) {
                format!("{name} llega")
            } else {
                format!("{name} surte efecto")
            }
        }
        Event::Execute {
            source,
            part: Part::Skill(_),
            ..
        } => {
            format!("La habilidad de {} surte efecto", name(source))
        }
        Event::Instead { card, .. } => format!("{} reemplaza lo que iba a ocurrir", name(card)),
        Event::Shield { card, amount, .. } => will_prevent(
            (amount > 0).then_some(amount),
            &name(card),
            Language::Spanish,
        ),
        Event::Prevent { card, amount, .. } => prevented(amount, &name(card), Language::Spanish),
        Event::Reveal { player, card } => {
            format!("{} {}", does(player, "revelas", "revela"), name(card))
        }
        Event::Flip { source, heads, .. } => {
            let shows = if heads { "cara" } else { "cruz" };
            format!("{}: {shows}", name(source))
        }
        Event::Roll { source, shows, .. } => format!("{}: {shows}", name(source)),
        Event::Share {
            player, to, amount, ..
        } => format!(
            "{}: {amount} para {}",
            does(player, "repartes", "reparte"),
            say.thing(to)
        ),
        Event::Way {
            player,
            source,
            way,
        } => {
            let option = || format!("opción {}", u16::from(way) + 1);
            let way = say.way(source, way).unwrap_or_else(option);
            format!("{}: {way}", does(player, "eliges", "elige"))
        }
        Event::Cancel { source, .. } => format!("Se cancela {}", name(source)),
        Event::Become { card, face, .. } => {
            crate::cards::text::became(&name(card), &say.card(face), Language::Spanish)
        }
        Event::Convert { player, card, .. } => {
            let does = does(player, "conviertes", "convierte");
            match card {
                Some(card) => format!("{does} una carta en {}", name(card)),
                None => format!("{does} una carta"),
            }
        }
        Event::Anomaly { player, card } => {
            format!(
                "{} la anomalía {}",
                does(player, "juegas", "juega"),
                name(card)
            )
        }
        Event::Select { player, agent, to } => {
            let does = does(player, "envías", "envía");
            format!("{does} {} → {}", name(agent), say.biome_at(to))
        }
        Event::Attack {
            attacker, biome, ..
        } => {
            format!("{} ataca en {}", name(attacker), say.biome_at(biome))
        }
        Event::Defend {
            defender, attacker, ..
        } => {
            format!("{} defiende contra {}", name(defender), name(attacker))
        }
        Event::Damage { card, amount, .. } => format!("{} recibe {amount} de daño", name(card)),
        Event::Durability { sector, change, .. } => {
            let sector = capital(&name(sector));
            if change < 0 {
                format!("{sector} pierde {} de durabilidad", -change)
            } else {
                format!("{sector} obtiene {change} de durabilidad")
            }
        }
        Event::LoseSector { player, biome } => {
            format!(
                "{} {}",
                does(player, "pierdes", "pierde"),
                say.biome_at(biome)
            )
        }
        Event::Collapse { player } => format!(
            "{} cartas que robar",
            does(player, "no te quedan", "se queda sin")
        ),
        Event::Terminate { card, .. } => format!("Se elimina {}", name(card)),
        Event::Attach { card, host, .. } => format!("{} se acopla a {}", name(card), name(host)),
        Event::Control { player, card } => {
            format!("{} {}", does(player, "controlas", "controla"), name(card))
        }
        Event::Buff { card, change, .. } => format!("{} obtiene {}", name(card), buff(change)),
        Event::Marker {
            card, markers: 1, ..
        } => format!("{} obtiene 1 marcador", name(card)),
        Event::Marker { card, markers, .. } => {
            format!("{} obtiene {markers} marcadores", name(card))
        }
        Event::Shift { card, .. } => format!("{} cambia de alcance", name(card)),
        Event::Counters {
            card,
            counter,
            change,
            ..
        } => {
            let n = say.counters(counter, change.abs());
            let does = if change < 0 { "pierde" } else { "recibe" };
            format!("{} {does} {n}", name(card))
        }
        Event::ExtraTurn { player } => {
            format!("{} un turno adicional", does(player, "juegas", "juega"))
        }
        Event::SkipTurn { player } => format!("{} un turno", does(player, "te saltas", "se salta")),
        Event::AnotherBattle { .. } => "Hay otra fase de batalla este turno".to_owned(),
        Event::Delay { source, .. } => format!("Un efecto de {} queda en espera", name(source)),
        Event::Concede { player, .. } => does(player, "te rindes", "se rinde"),
        Event::WinMatch { player } => format!("{} la partida", does(player, "ganas", "gana")),
        Event::WinGame { player } => format!("{} el encuentro", does(player, "ganas", "gana")),
        Event::Full { .. } => "La mesa está llena: no se crea nada más".to_owned(),
        Event::DrawMatch { .. } | Event::DrawGame { .. } => "Empate".to_owned(),
        Event::Move { card, from, to, .. } => {
            let what = card.map_or_else(|| say.unknown().to_owned(), name);
            let (owner, how) = moved(from, to)?;
            match how {
                Move::Drawn => format!("{} {what}", does(owner, "robas", "roba")),
                Move::Discarded => format!("{} {what}", does(owner, "descartas", "descarta")),
                Move::Erased => format!("Se purga {what}"),
                Move::Bounced => format!("{} vuelve a la mano", capital(&what)),
                Move::Recovered => format!("Se recupera {what}"),
                Move::Restored => format!("Se restaura {what}"),
                Move::Deleted => format!("Se borra {what}"),
            }
        }
        Event::Biome { .. }
        | Event::Shuffle { .. }
        | Event::Phase { .. }
        | Event::Step { .. }
        | Event::Pass { .. }
        | Event::Fade { .. }
        | Event::Energy { .. }
        | Event::Detach { .. }
        | Event::Lock { .. }
        | Event::Unlock { .. }
        | Event::Heal { .. }
        | Event::Grant { .. }
        | Event::Overclock { .. }
        | Event::FadeEffects { .. }
        | Event::Look { .. }
        | Event::Scan { .. }
        | Event::Order { .. } => return None,
    })
}

/// "+1 de ataque y -1 de defensa".
fn buff(Buff { attack, defense }: Buff) -> String {
    match (attack, defense) {
        (attack, 0) => format!("{attack:+} de ataque"),
        (0, defense) => format!("{defense:+} de defensa"),
        (attack, defense) => format!("{attack:+} de ataque y {defense:+} de defensa"),
    }
}
