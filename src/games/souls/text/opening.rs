//! The opening clause of a triggered ability: "When this dies".

use super::mentions::another;
use super::noun::{COUNTER, coin_source, you, your};
use super::speaker::{EventObject, Speaker};
use super::verb::{
    BECOME_TARGET, BUY, CAST, DEAL, DECLARE, DIE, DISCARD, GAIN, LOOT, MAKE, PLAY, RECEIVE, SCORE,
    USE, WOULD,
};
use super::{Addressee, CurrentKind, filter};
use crate::cards::text::{Join, Phrase, Says, Verb, counted, listed, noun, nth_time, say};
use crate::cards::uses::Often;
use crate::games::souls::content::{Filter, Kind, Played, TriggerCondition, Where};
use crate::packs::{Language, Whose};

/// The words after a verb, in each language, with the space before them.
type Rest = [&'static str; 2];

/// "when you roll a 6", "the first time you roll a 6 each turn".
pub fn opening(
    when: &TriggerCondition,
    once: Often,
    nth: Option<u8>,
    speaker: &mut Speaker,
) -> String {
    let language = speaker.language();
    if let Some(moment) = moment(when, speaker) {
        return moment;
    }
    let happens = happens(when, speaker);
    if nth.is_some() {
        let when = say!(language, "when {happens}", "cuando {happens}");
        return nth_time(when, nth, language);
    }
    match once {
        Often::Any => say!(language, "when {happens}", "cuando {happens}"),
        Often::Turn => say!(
            language,
            "the first time {happens} each turn",
            "la primera vez de cada turno que {happens}"
        ),
        Often::Round => say!(
            language,
            "the first time {happens} each round",
            "la primera vez de cada ronda que {happens}"
        ),
        Often::Game => say!(
            language,
            "the first time {happens}",
            "la primera vez que {happens}"
        ),
    }
}

/// "after its reward": said of deaths (F-121).
pub const fn late(when: &TriggerCondition, language: Language) -> &'static str {
    match when {
        TriggerCondition::PlayerDies(_) => {
            language.pick("after the death penalty", "tras el tributo de muerte")
        }
        _ => language.pick("after the reward", "tras la recompensa"),
    }
}

fn moment(when: &TriggerCondition, speaker: &Speaker) -> Option<String> {
    let language = speaker.language();
    let turn = |whose: Whose| match (whose, speaker.names.addressee) {
        (Whose::Yours, Addressee::You) => language.pick("your turn", "tu turno"),
        (Whose::Theirs, Addressee::You) => {
            language.pick("each other player's turn", "el turno de cada otro jugador")
        }
        _ => language.pick("each turn", "cada turno"),
    };
    Some(match when {
        TriggerCondition::GameStarts => speaker
            .pick("when the game starts", "cuando empiece la partida")
            .to_owned(),
        TriggerCondition::TurnStarts(whose) => {
            let turn = turn(*whose);
            say!(language, "at the start of {turn}", "al comienzo de {turn}")
        }
        TriggerCondition::TurnEnds(whose) => {
            let turn = turn(*whose);
            say!(language, "at the end of {turn}", "al final de {turn}")
        }
        _ => return None,
    })
}

fn happens(when: &TriggerCondition, speaker: &mut Speaker) -> String {
    let language = speaker.language();
    match when {
        TriggerCondition::GameStarts
        | TriggerCondition::TurnStarts(_)
        | TriggerCondition::TurnEnds(_) => String::new(),
        TriggerCondition::Enters => {
            let this = speaker.this().text;
            say!(language, "{this} enters play", "{this} entre en juego")
        }
        TriggerCondition::CountersReach(n) => {
            let this = speaker.this().text;
            let n = counted(*n, COUNTER, language);
            say!(language, "{this} reaches {n}", "{this} llegue a {n}")
        }
        TriggerCondition::Leaves => {
            let this = speaker.this().text;
            say!(language, "{this} leaves play", "{this} salga del juego")
        }
        TriggerCondition::Dies => {
            let this = speaker.this().text;
            speaker.name_event_object("whoever killed it", "quien lo mató", false);
            say!(language, "{this} dies", "{this} muera")
        }
        TriggerCondition::SomethingDies(filter) => thing(filter, speaker, &DIE, [""; 2]),
        TriggerCondition::PlayerDies(whose) => {
            let dies = by(*whose, speaker, &DIE, [""; 2]);
            speaker.suffer(&Filter {
                kind: Kind::Player,
                whose: *whose,
                ..Filter::default()
            });
            dies
        }
        TriggerCondition::Damaged(filter) => thing(filter, speaker, &RECEIVE, [" damage", " daño"]),
        TriggerCondition::CombatDamaged(filter) => {
            let damage = [" combat damage", " daño de combate"];
            thing(filter, speaker, &RECEIVE, damage)
        }
        TriggerCondition::Deals if speaker.names.kind == CurrentKind::Monster => {
            let this = speaker.this().text;
            speaker.name_event_object("whoever took it", "quien lo recibió", false);
            say!(language, "{this} deals damage", "{this} inflija daño")
        }
        TriggerCondition::Deals => {
            speaker.name_event_object("whatever took it", "quien lo recibió", false);
            let damage = [" combat damage", " daño de combate"];
            by(Whose::Yours, speaker, &DEAL, damage)
        }
        TriggerCondition::DieRolled { by: who, attack } => {
            speaker.set_event_object(EventObject::It(Kind::Roll));
            match attack {
                None => by(*who, speaker, &CAST, [" a die", " una tirada"]),
                Some(true) => {
                    let roll = [" an attack roll", " una tirada de ataque"];
                    by(*who, speaker, &MAKE, roll)
                }
                Some(false) => {
                    let roll = [
                        " a roll that is no attack roll",
                        " una tirada que no sea de ataque",
                    ];
                    by(*who, speaker, &MAKE, roll)
                }
            }
        }
        TriggerCondition::WouldRoll {
            by: who,
            on,
            attack,
        } => {
            speaker.name_event_object("that roll", "esa tirada", true);
            let rolled = rolled(on, *attack, language);
            let would = by(*who, speaker, &WOULD, [""; 2]);
            say!(
                language,
                "{would} roll {rolled}",
                "{would} a sacar {rolled}"
            )
        }
        TriggerCondition::Rolled {
            by: who,
            on,
            attack,
        } => {
            let rolled = rolled(on, *attack, language);
            format!("{} {rolled}", by(*who, speaker, &SCORE, [""; 2]))
        }
        TriggerCondition::AttackDeclared(whose) => {
            by(*whose, speaker, &DECLARE, [" an attack", " un ataque"])
        }
        TriggerCondition::Attacked(filter) => {
            let what = subject(filter, speaker);
            let (what, whom) = match what.you {
                true => (what.text, "ti".to_owned()),
                false => (what.text.clone(), what.text),
            };
            if !filter.is_this() || language == Language::English {
                speaker.set_event_object(EventObject::It(filter.kind));
            }
            say!(
                language,
                "an attack on {what} is declared",
                "se declare un ataque contra {whom}"
            )
        }
        TriggerCondition::Hits(whose) => strikes(*whose, speaker, ["hits", "acierte"]),
        TriggerCondition::Misses(whose) => strikes(*whose, speaker, ["misses", "falle"]),
        TriggerCondition::LootPlayed(whose) => {
            speaker.name_event_object("that loot card", "esa carta de botín", true);
            by(
                *whose,
                speaker,
                &PLAY,
                [" a loot card", " una carta de botín"],
            )
        }
        TriggerCondition::Plays(Played(filter)) => {
            speaker.name_event_object("that loot card", "esa carta de botín", true);
            let anybodys = Filter {
                whose: Whose::Any,
                place: Where::Play,
                ..filter.clone()
            };
            let one = filter::one(&anybodys, speaker.names).text;
            let plays = by(filter.whose, speaker, &PLAY, [""; 2]);
            format!("{plays} {one}")
        }
        TriggerCondition::Activates(whose) => {
            speaker.name_event_object("that ability", "esa habilidad", true);
            let ability = [" an activated ability", " una habilidad activada"];
            by(*whose, speaker, &USE, ability)
        }
        TriggerCondition::PurchaseDeclared(whose) => {
            by(*whose, speaker, &DECLARE, [" a purchase", " una compra"])
        }
        TriggerCondition::Purchased(whose) => {
            speaker.set_event_object(EventObject::It(Kind::Item));
            by(*whose, speaker, &BUY, [" an item", " un objeto"])
        }
        TriggerCondition::GainsItem(whose) => {
            speaker.set_event_object(EventObject::It(Kind::Item));
            by(*whose, speaker, &GAIN, [" an item", " un objeto"])
        }
        TriggerCondition::GainsSoul(whose) => {
            speaker.set_event_object(EventObject::It(Kind::Soul));
            by(*whose, speaker, &GAIN, [" a soul", " un alma"])
        }
        TriggerCondition::GainsCoins(whose) => by(*whose, speaker, &GAIN, [" ¢"; 2]),
        TriggerCondition::GainsCoinsFrom(whose, from) => {
            let gains = by(*whose, speaker, &GAIN, [" ¢"; 2]);
            let from = coin_source(*from, language);
            say!(language, "{gains} from {from}", "{gains} de {from}")
        }
        TriggerCondition::Loots(whose) => by(*whose, speaker, &LOOT, ["", " botín"]),
        TriggerCondition::Discards(whose) => {
            let card = [" a loot card", " una carta de botín"];
            by(*whose, speaker, &DISCARD, card)
        }
        TriggerCondition::Targeted(filter, whose) => {
            let of = match whose {
                Whose::Any => ["", ""],
                Whose::Yours => [" of one of your cards", " de una de tus cartas"],
                Whose::Theirs => [" of another player's card", " de una carta de otro jugador"],
            };
            let of = [
                format!(" a target{}", of[0]),
                format!(" a ser objetivo{}", of[1]),
            ];
            thing(filter, speaker, &BECOME_TARGET, [&of[0], &of[1]])
        }
        TriggerCondition::Discarded => {
            let this = speaker.this().text;
            say!(language, "you discard {this}", "descartes {this}")
        }
        TriggerCondition::Destroyed(filter) => {
            let subject = subject(filter, speaker);
            speaker.set_event_object(EventObject::It(filter.kind));
            let (what, destroyed) = (&subject.text, subject.agreed("destruid"));
            say!(language, "{what} is destroyed", "{what} sea {destroyed}")
        }
    }
}

/// The player and the verb: "you gain", "another player gains", "the active player gains".
fn by(whose: Whose, speaker: &Speaker, verb: &Verb, [english, spanish]: Rest) -> String {
    let does = verb.when(&doer(whose, speaker), speaker.language());
    format!("{does}{}", speaker.pick(english, spanish))
}

pub fn doer(whose: Whose, speaker: &Speaker) -> Phrase {
    match whose {
        Whose::Any => Phrase::one(speaker.pick("a player", "un jugador"), false),
        Whose::Yours => you(speaker.names),
        Whose::Theirs => Phrase::one(speaker.pick("another player", "otro jugador"), false),
    }
}

/// "a 1 or 2 in an attack".
fn rolled(on: &[u8], attack: Option<bool>, language: Language) -> String {
    let number = |n: &u8| say!(language, "{n}", "un {n}");
    let numbers: Vec<String> = on.iter().map(number).collect();
    let tail = match attack {
        None => "",
        Some(true) => language.pick(" in an attack", " en un ataque"),
        Some(false) => language.pick(" outside an attack", " fuera de un ataque"),
    };
    let numbers = listed(&numbers, Join::Or, language);
    say!(language, "a {numbers}{tail}", "{numbers}{tail}")
}

fn strikes(whose: Whose, speaker: &mut Speaker, [english, spanish]: Rest) -> String {
    const ROLL: [&str; 2] = ["attack roll", "tirada de ataque"];
    let roll = match whose {
        Whose::Any => speaker
            .pick(
                "a player's attack roll",
                "una tirada de ataque de un jugador",
            )
            .to_owned(),
        Whose::Yours => {
            let roll = noun([ROLL[0]; 2], [ROLL[1]; 2], true);
            your(roll, speaker.names)
        }
        Whose::Theirs => speaker
            .pick(
                "another player's attack roll",
                "una tirada de ataque de otro jugador",
            )
            .to_owned(),
    };
    speaker.name_event_object("what is attacked", "lo atacado", false);
    format!("{roll} {}", speaker.pick(english, spanish))
}

/// Something that happens to what matches.
fn thing(
    filter: &Filter,
    speaker: &mut Speaker,
    verb: &Verb,
    [english, spanish]: [&str; 2],
) -> String {
    let does = verb.when(&subject(filter, speaker), speaker.language());
    if !filter.is_this() {
        speaker.suffer(filter);
    }
    let rest = match speaker.language() {
        Language::English => english,
        Language::Spanish => spanish,
    };
    format!("{does}{rest}")
}

pub fn subject(filter: &Filter, speaker: &mut Speaker) -> Phrase {
    if filter.is_this() {
        speaker.this()
    } else {
        filter::one(&another(filter, speaker.names.kind), speaker.names)
    }
}
