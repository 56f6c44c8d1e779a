//! Events as lines of the log. Official terms are those of the rules page.

use crate::cards::text::say;
use crate::cards::{CardSpeaker, card_event};
use crate::games::sanctuary::Phase;
use crate::games::sanctuary::events::{EntryText, Event};
use crate::table::{ObjectId, Seat, any_of};

use super::{Move, Speaker, capital, moved, onto};

/// "Your turn" or "Mara's turn".
fn turn(speaker: &Speaker<'_>, seat: Seat) -> String {
    let name = speaker.name(seat);
    match speaker.is_you(seat) {
        true => speaker.language.pick("Your turn", "Tu turno").to_owned(),
        false => say!(speaker.language, "{name}'s turn", "Turno de {name}"),
    }
}

/// "Your Sanctuary" or "Mara's Sanctuary".
fn sanctuary(speaker: &Speaker<'_>, seat: Seat) -> String {
    let (language, name) = (speaker.language, speaker.name(seat));
    match speaker.is_you(seat) {
        true => language.pick("Your Sanctuary", "Tu Santuario").to_owned(),
        false => say!(language, "{name}'s Sanctuary", "El Santuario de {name}"),
    }
}

/// An event as a line of the log.
pub(super) fn event(speaker: &Speaker<'_>, event: Event) -> Option<String> {
    let language = speaker.language;
    let plain = |english, spanish| language.pick(english, spanish).to_owned();
    let name = |id| speaker.card(id);
    let it = |id, english, spanish| format!("{} {}", name(id), language.pick(english, spanish));
    let does = |seat, english: &str, you: &str, she: &str| speaker.line(seat, english, you, she);
    Some(match event {
        Event::Card(event) => return card_event(speaker, event),
        Event::First { player } => {
            let takes = does(player, "take", "tomas", "toma");
            say!(
                language,
                "{takes} the first turn",
                "{takes} el primer turno"
            )
        }
        Event::Turn { player, number } => format!("{} ({number})", turn(speaker, player)),
        Event::Keep { player } => does(
            player,
            "keep the hand",
            "te quedas con tu mano",
            "se queda con su mano",
        ),
        Event::Redraw { player, cards } => {
            let draws = does(player, "draw", "robas", "roba");
            say!(
                language,
                "{draws} a new hand of {cards}",
                "{draws} una mano nueva de {cards}"
            )
        }
        Event::Play {
            player,
            card,
            target,
        } => {
            let plays = does(player, "play", "juegas", "juega");
            format!("{plays} {}{}", name(card), onto(&speaker.thing(target)))
        }
        Event::Push {
            text: EntryText::Card,
            ..
        } => return None,
        Event::Push {
            source,
            target,
            text: EntryText::Ability(_),
            ..
        } => {
            let (name, onto) = (name(source), onto(&speaker.thing(target)));
            say!(
                language,
                "{name}: an ability goes on the Stack{onto}",
                "{name}: una habilidad va a la Pila{onto}"
            )
        }
        Event::Become { card, face, .. } => {
            crate::cards::text::became(&name(card), &speaker.face(face), language)
        }
        Event::Spawn { player, card } => {
            format!("{} {}", does(player, "create", "creas", "crea"), name(card))
        }
        Event::Roll { source, shows, .. } => format!("{}: {shows}", name(source)),
        Event::Resolve { source, .. } => it(source, "resolves", "se resuelve"),
        Event::Fizzle { source, .. } => it(source, "has no effect", "queda sin efecto"),
        Event::Cancel { source, .. } => it(source, "is cancelled", "se anula"),
        Event::Challenge {
            challenger,
            challenged,
            ..
        } => {
            let (who, whom) = (name(challenger), name(challenged));
            say!(language, "{who} challenges {whom}", "{who} reta a {whom}")
        }
        Event::DuelWon { winner, loser, .. } => {
            let (who, whom) = (name(winner), name(loser));
            say!(
                language,
                "{who} wins the duel against {whom}",
                "{who} gana el duelo contra {whom}"
            )
        }
        Event::DuelEven { .. } => plain("Nobody wins the duel", "Nadie gana el duelo"),
        Event::Skip { player, phase } => {
            let skips = does(player, "skip", "omites", "omite");
            match phase == Phase::Duel {
                true => say!(language, "{skips} the Duel", "{skips} el Duelo"),
                false => say!(language, "{skips} the Combat", "{skips} el Combate"),
            }
        }
        Event::Attack { attacker, .. } => it(attacker, "attacks", "ataca"),
        Event::Block {
            blocker, attacker, ..
        } => {
            let (who, whom) = (name(blocker), name(attacker));
            say!(language, "{who} blocks {whom}", "{who} bloquea a {whom}")
        }
        Event::Damage { card, amount, .. } => {
            let name = name(card);
            say!(
                language,
                "{name} takes {amount} damage",
                "{name} recibe {amount} de daño"
            )
        }
        Event::Structure { player, change, .. } => {
            let (whose, n) = (sanctuary(speaker, player), change.abs());
            match change < 0 {
                true => say!(
                    language,
                    "{whose} loses {n} Structure",
                    "{whose} pierde {n} de Estructura"
                ),
                false => say!(
                    language,
                    "{whose} gains {n} Structure",
                    "{whose} gana {n} de Estructura"
                ),
            }
        }
        Event::Volition { change: ..=0, .. } => return None,
        Event::Volition { player, change } => {
            let gains = does(player, "gain", "obtienes", "obtiene");
            say!(
                language,
                "{gains} {change} Volition",
                "{gains} {change} de Voluntad"
            )
        }
        Event::Destroy { card, .. } => {
            let name = name(card);
            say!(language, "{name} is destroyed", "Se destruye {name}")
        }
        Event::Carry {
            technology,
            carrier,
            ..
        } => {
            let (who, what) = (name(carrier), name(technology));
            say!(language, "{who} carries {what}", "{who} lleva {what}")
        }
        Event::Change {
            card,
            source,
            strength: 0,
            ..
        } => {
            let (what, by) = (name(card), name(source));
            say!(language, "{by} affects {what}", "{by} afecta a {what}")
        }
        Event::Change { card, strength, .. } => {
            let name = name(card);
            say!(
                language,
                "{name} gets {strength:+} Strength",
                "{name} obtiene {strength:+} de Fuerza"
            )
        }
        Event::Wear { card, change, .. } => {
            let (name, n) = (name(card), change.abs());
            match change < 0 {
                true => say!(language, "{name} wears by {n}", "{name} se desgasta en {n}"),
                false => say!(
                    language,
                    "{name} is repaired by {n}",
                    "{name} se repara en {n}"
                ),
            }
        }
        Event::AnotherDuel { player } => does(
            player,
            "may challenge once more",
            "puedes retar una vez más",
            "puede retar una vez más",
        ),
        Event::NoCard { player } => does(
            player,
            "have no card left to draw",
            "no te quedan cartas que robar",
            "se queda sin cartas que robar",
        ),
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
        Event::SkipPhase { player, phase } => match phase {
            Phase::Duel => does(
                player,
                "skip the next Duel",
                "te saltas el próximo Duelo",
                "se salta el próximo Duelo",
            ),
            _ => does(
                player,
                "skip the next Combat",
                "te saltas el próximo Combate",
                "se salta el próximo Combate",
            ),
        },
        Event::AnotherCombat { .. } => plain(
            "There is another Combat this turn",
            "Hay otro Combate este turno",
        ),
        Event::Delay { source, .. } => {
            let name = name(source);
            say!(
                language,
                "An effect of {name} waits",
                "Un efecto de {name} queda en espera"
            )
        }
        Event::Concede { player } => does(player, "concede", "te rindes", "se rinde"),
        Event::WinGame { player } => does(
            player,
            "win the game",
            "ganas la partida",
            "gana la partida",
        ),
        Event::DrawGame { .. } => plain("Draw", "Empate"),
        Event::Move {
            card,
            from,
            to,
            played,
            ..
        } => {
            let (owner, how) = moved(from, to, played)?;
            move_line(speaker, owner, how, card)
        }
        any_of! { Event:
            Sanctuary, Shuffle, Phase, Step, Pass, End, Tap, Untap, Heal, Prices, Fade, AtRandom, Foresee
        } => return None,
    })
}

/// The line for a card that changed places. A hidden card has no name.
fn move_line(speaker: &Speaker<'_>, owner: Seat, how: Move, card: Option<ObjectId>) -> String {
    let language = speaker.language;
    let name = card.map_or_else(String::new, |id| speaker.card(id));
    let what = capital(&name);
    match how {
        Move::Drawn => format!("{} {name}", speaker.line(owner, "draw", "robas", "roba")),
        Move::Discarded => {
            let discards = speaker.line(owner, "discard", "descartas", "descarta");
            format!("{discards} {name}")
        }
        Move::Milled => say!(language, "{what} goes to Limbo", "{what} va al Limbo"),
        Move::Returned => say!(
            language,
            "{what} returns to the hand",
            "{what} vuelve a la mano"
        ),
        Move::ShuffledAway => say!(
            language,
            "{what} is shuffled into the deck",
            "{what} se baraja en el mazo"
        ),
        Move::Recovered => say!(
            language,
            "{what} returns from Limbo to the hand",
            "{what} vuelve del Limbo a la mano"
        ),
        Move::Stolen => {
            let takes = speaker.line(owner, "take", "te quedas con", "se queda con");
            let card = language.pick("a card", "una carta");
            let name = if name.is_empty() { card } else { &name };
            say!(
                language,
                "{takes} {name} from the other hand",
                "{takes} {name} de la otra mano"
            )
        }
        Move::Revived if speaker.is_character(card) => {
            say!(
                language,
                "{what} comes back to life",
                "{what} vuelve a la vida"
            )
        }
        Move::Revived => say!(language, "{what} returns to play", "{what} vuelve al juego"),
    }
}
