//! Events as lines of the log.

use crate::cards::text::say;
use crate::cards::{CardSpeaker, card_event};
use crate::games::biomes::events::Event;
use crate::games::biomes::ids::lane_id;
use crate::games::biomes::phrases::{Move, Speaker, capital, moved, onto};
use crate::games::biomes::slots::Buff;
use crate::games::biomes::state::Part;
use crate::table::{Language, ObjectId, ZoneId, any_of};

/// An event as a line, if it is worth one.
pub fn event(speaker: &Speaker<'_>, event: Event) -> Option<String> {
    let language = speaker.language;
    let plain = |english, spanish| language.pick(english, spanish).to_owned();
    let name = |id| speaker.object(id);
    let it = |id, english, spanish| format!("{} {}", name(id), language.pick(english, spanish));
    let does = |seat, english: &str, you: &str, she: &str| speaker.line(seat, english, you, she);
    Some(match event {
        Event::Card(event) => return card_event(speaker, event),
        Event::Match { number, .. } => say!(language, "Match {number}", "Partida {number}"),
        Event::Turn { player, .. } if speaker.is_you(player) => plain("Your turn", "Tu turno"),
        Event::Turn { player, .. } => {
            let who = speaker.who(player);
            say!(language, "{who}'s turn", "Turno de {who}")
        }
        Event::Keep { player } => does(
            player,
            "keep the hand",
            "te quedas con la mano",
            "se queda con la mano",
        ),
        Event::Mulligan { player, .. } => does(
            player,
            "take a mulligan",
            "cambias de mano",
            "cambia de mano",
        ),
        Event::Push {
            controller,
            source,
            target,
            part: Part::Whole,
            ..
        } => {
            let plays = does(controller, "play", "juegas", "juega");
            format!("{plays} {}{}", name(source), onto(&speaker.thing(target)))
        }
        Event::Push {
            source,
            target,
            part: Part::Skill(_),
            ..
        } => {
            let (name, onto) = (name(source), onto(&speaker.thing(target)));
            say!(
                language,
                "{name}'s skill goes on the queue{onto}",
                "La habilidad de {name} va a la cola{onto}"
            )
        }
        Event::Execute {
            source,
            part: Part::Whole,
            ..
        } => {
            let name = name(source);
            match speaker.stays(source) {
                true => say!(language, "{name} arrives", "{name} llega"),
                false => say!(language, "{name} takes effect", "{name} surte efecto"),
            }
        }
        Event::Execute {
            source,
            part: Part::Skill(_),
            ..
        } => {
            let name = name(source);
            say!(
                language,
                "{name}'s skill takes effect",
                "La habilidad de {name} surte efecto"
            )
        }
        Event::Roll { source, shows, .. } => format!("{}: {shows}", name(source)),
        Event::Cancel { source, .. } => {
            let name = name(source);
            say!(language, "{name} is cancelled", "Se cancela {name}")
        }
        Event::Become { card, face, .. } => {
            crate::cards::text::became(&name(card), &speaker.card(face), language)
        }
        Event::Convert { player, card, .. } => {
            let converts = does(player, "convert", "conviertes", "convierte");
            let card = card.map_or_else(String::new, |card| {
                let name = name(card);
                say!(language, " to {name}", " en {name}")
            });
            say!(
                language,
                "{converts} a card{card}",
                "{converts} una carta{card}"
            )
        }
        Event::Anomaly { player, card } => {
            let (plays, name) = (does(player, "play", "juegas", "juega"), name(card));
            say!(
                language,
                "{plays} the anomaly {name}",
                "{plays} la anomalía {name}"
            )
        }
        Event::Select { player, agent, to } => {
            let sends = does(player, "advance", "envías", "envía");
            format!("{sends} {} → {}", name(agent), speaker.biome_at(to))
        }
        Event::Attack {
            attacker, biome, ..
        } => {
            let (who, biome) = (name(attacker), speaker.biome_at(biome));
            say!(
                language,
                "{who} attacks in {biome}",
                "{who} ataca en {biome}"
            )
        }
        Event::Defend {
            defender, attacker, ..
        } => {
            let (who, whom) = (name(defender), name(attacker));
            say!(
                language,
                "{who} defends against {whom}",
                "{who} defiende contra {whom}"
            )
        }
        Event::Damage { card, amount, .. } => {
            let name = name(card);
            say!(
                language,
                "{name} takes {amount}",
                "{name} recibe {amount} de daño"
            )
        }
        Event::Durability { sector, change, .. } => {
            let (sector, n) = (capital(&name(sector)), change.abs());
            match change < 0 {
                true => say!(
                    language,
                    "{sector} loses {n}",
                    "{sector} pierde {n} de durabilidad"
                ),
                false => say!(
                    language,
                    "{sector} gains {n}",
                    "{sector} obtiene {n} de durabilidad"
                ),
            }
        }
        Event::LoseSector { player, biome } => {
            let loses = does(player, "lose", "pierdes", "pierde");
            format!("{loses} {}", speaker.biome_at(biome))
        }
        Event::Collapse { player } => does(
            player,
            "have no card to draw",
            "no te quedan cartas que robar",
            "se queda sin cartas que robar",
        ),
        Event::Terminate { card, .. } => {
            let name = name(card);
            say!(language, "{name} is terminated", "Se elimina {name}")
        }
        Event::Attach { card, host, .. } => {
            let (what, host) = (name(card), name(host));
            say!(
                language,
                "{what} is attached to {host}",
                "{what} se acopla a {host}"
            )
        }
        Event::Buff { card, change, .. } => {
            let (name, change) = (name(card), buff(change, language));
            say!(language, "{name} gets {change}", "{name} obtiene {change}")
        }
        Event::Marker {
            card, markers: 1, ..
        } => it(card, "gets 1 marker", "obtiene 1 marcador"),
        Event::Marker { card, markers, .. } => {
            let name = name(card);
            say!(
                language,
                "{name} gets {markers} markers",
                "{name} obtiene {markers} marcadores"
            )
        }
        Event::Shift { card, .. } => it(card, "changes reach", "cambia de alcance"),
        Event::Counters {
            card,
            counter,
            change,
            ..
        } => {
            let (name, n) = (name(card), speaker.counters(counter, change.abs()));
            match change < 0 {
                true => say!(language, "{name} loses {n}", "{name} pierde {n}"),
                false => say!(language, "{name} gets {n}", "{name} recibe {n}"),
            }
        }
        Event::ExtraTurn { player } => does(
            player,
            "take an extra turn",
            "juegas un turno adicional",
            "juega un turno adicional",
        ),
        Event::SkipTurn { player } => does(
            player,
            "skip a turn",
            "te saltas un turno",
            "se salta un turno",
        ),
        Event::AnotherBattle { .. } => plain(
            "There is another battle phase this turn",
            "Hay otra fase de batalla este turno",
        ),
        Event::Truce { biome, .. } => {
            let biome = name(lane_id(biome.0));
            say!(
                language,
                "All battle damage in {biome} this turn will be prevented",
                "Se evitará todo el daño de batalla en {biome} en este turno"
            )
        }
        Event::Delay { source, .. } => {
            let name = name(source);
            say!(
                language,
                "An effect of {name} waits",
                "Un efecto de {name} queda en espera"
            )
        }
        Event::Concede { player, .. } => does(player, "concede", "te rindes", "se rinde"),
        Event::WinMatch { player } => does(
            player,
            "win the match",
            "ganas la partida",
            "gana la partida",
        ),
        Event::WinGame { player } => does(
            player,
            "win the game",
            "ganas el encuentro",
            "gana el encuentro",
        ),
        Event::Full { .. } => plain(
            "The table is full: nothing more is made",
            "La mesa está llena: no se crea nada más",
        ),
        Event::DrawMatch { .. } | Event::DrawGame { .. } => plain("Draw", "Empate"),
        Event::Move { card, from, to, .. } => return move_line(speaker, card, from, to),
        any_of! { Event:
            Biome, Shuffle, Phase, Step, Pass, Fade, Energy, Detach, Lock, Unlock, Heal, Grant, Overclock, FadeEffects,
            Scan, Order
        } => return None,
    })
}

/// The line for a card that changed places.
fn move_line(
    speaker: &Speaker<'_>,
    card: Option<ObjectId>,
    from: ZoneId,
    to: ZoneId,
) -> Option<String> {
    let language = speaker.language;
    let what = card.map_or_else(|| speaker.unknown().to_owned(), |id| speaker.object(id));
    let (owner, how) = moved(from, to)?;
    let line = match how {
        Move::Drawn => format!("{} {what}", speaker.line(owner, "draw", "robas", "roba")),
        Move::Discarded => {
            let discards = speaker.line(owner, "discard", "descartas", "descarta");
            format!("{discards} {what}")
        }
        Move::Erased => say!(language, "{what} is erased", "Se purga {what}"),
        Move::Bounced => match language {
            Language::English => format!("{what} is bounced"),
            Language::Spanish => format!("{} vuelve a la mano", capital(&what)),
        },
        Move::Recovered => say!(language, "{what} is recovered", "Se recupera {what}"),
        Move::Stolen => {
            let takes = speaker.line(owner.other(), "take", "te quedas con", "se queda con");
            say!(
                language,
                "{takes} {what} from the other hand",
                "{takes} {what} de la otra mano"
            )
        }
        Move::Restored => say!(language, "{what} is restored", "Se restaura {what}"),
        Move::Deleted => say!(language, "{what} is deleted", "Se borra {what}"),
    };
    Some(line)
}

/// "+1 attack and -1 defense".
fn buff(Buff { attack, defense }: Buff, language: Language) -> String {
    match (attack, defense) {
        (attack, 0) => say!(language, "{attack:+} attack", "{attack:+} de ataque"),
        (0, defense) => say!(language, "{defense:+} defense", "{defense:+} de defensa"),
        (attack, defense) => {
            say!(
                language,
                "{attack:+} attack and {defense:+} defense",
                "{attack:+} de ataque y {defense:+} de defensa"
            )
        }
    }
}
