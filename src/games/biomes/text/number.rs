//! The numbers of Biomes, as words.

use super::names;
use super::speaker::Speaker;
use crate::cards::text::{Says, say};
use crate::games::biomes::content::{
    ObjectSelector, OwnNumber, OwnThing, PlayerSelector, SectorSelector, Whose,
};
use crate::table::Language;

pub fn said(number: &OwnNumber, speaker: &mut Speaker) -> String {
    let language = speaker.language();
    let mut of = |[english, spanish]: [&str; 2], who: &ObjectSelector| {
        if let ObjectSelector::Each(_) | ObjectSelector::Own(OwnThing::EachAt(..)) = who {
            let all = speaker.subject_of(who).text;
            return say!(
                language,
                "the total {english} of {all}",
                "{spanish} total de {all}"
            );
        }
        let who = speaker.who(who);
        let text = &who.text;
        match language {
            Language::English if who.known => format!("its {english}"),
            Language::English => format!("the {english} of {text}"),
            Language::Spanish if who.known => {
                let noun = spanish.split_once(' ').map_or(spanish, |(_, noun)| noun);
                format!("su {noun}")
            }
            Language::Spanish => format!("{spanish} de {text}"),
        }
    };
    match number {
        OwnNumber::Counters(counter, who) => {
            let name = speaker.names.counter(counter);
            let who = speaker.who(who).text;
            say!(
                language,
                "the number of {name} counters on {who}",
                "el número de contadores de {name} en {who}"
            )
        }
        OwnNumber::AttackOf(who) => of(["attack", "el ataque"], who),
        OwnNumber::DefenseOf(who) => of(["defense", "la defensa"], who),
        OwnNumber::ValueOf(who) => of(["energy value", "el valor de energía"], who),
        OwnNumber::DamageOn(who)
            if matches!(
                **who,
                ObjectSelector::Each(_) | ObjectSelector::Own(OwnThing::EachAt(..))
            ) =>
        {
            of(["damage", "el daño"], who)
        }
        OwnNumber::DamageOn(who) => {
            let who = speaker.who(who).text;
            say!(language, "the damage on {who}", "el daño marcado en {who}")
        }
        OwnNumber::Stored(energy, player) => {
            let energy = names::energy_name(*energy, language);
            match speaker.player_of(player).filter(|who| !who.you) {
                None => say!(language, "your {energy} energy", "tu energía de {energy}"),
                Some(_) if *player == PlayerSelector::Each => say!(
                    language,
                    "the {energy} energy of both players",
                    "la energía de {energy} de los dos jugadores"
                ),
                Some(who) => {
                    let who = who.text;
                    say!(
                        language,
                        "the {energy} energy of {who}",
                        "la energía de {energy} de {who}"
                    )
                }
            }
        }
        OwnNumber::DurabilityOf(at) if matches!(**at, SectorSelector::Each(_)) => {
            let sectors = match **at {
                SectorSelector::Each(Whose::Yours) => speaker.pick("your sectors", "tus sectores"),
                SectorSelector::Each(Whose::Theirs) => {
                    speaker.pick("the enemy sectors", "los sectores enemigos")
                }
                _ => speaker.pick("all sectors", "todos los sectores"),
            };
            say!(
                language,
                "the total durability of {sectors}",
                "la durabilidad total de {sectors}"
            )
        }
        OwnNumber::DurabilityOf(at) => {
            let sector = speaker.sector(at);
            let text = &sector.text;
            match sector.known {
                true => say!(language, "its durability", "su durabilidad"),
                false => say!(
                    language,
                    "the durability of {text}",
                    "la durabilidad de {text}"
                ),
            }
        }
        OwnNumber::SectorsLost(PlayerSelector::Each) => speaker
            .pick(
                "the number of sectors that were lost",
                "el número de sectores perdidos",
            )
            .to_owned(),
        OwnNumber::SectorsLost(player) => match speaker.player_of(player).filter(|who| !who.you) {
            None => say!(
                language,
                "the number of sectors you have lost",
                "el número de sectores que has perdido"
            ),
            Some(who) => {
                let has = if who.plural { "have" } else { "has" };
                let who = who.text;
                say!(
                    language,
                    "the number of sectors {who} {has} lost",
                    "el número de sectores que ha perdido {who}"
                )
            }
        },
    }
}

/// What a number counts, after "for": "each charge counter on it".
pub fn each(number: &OwnNumber, speaker: &mut Speaker) -> Option<String> {
    let OwnNumber::Counters(counter, who) = number else {
        return None;
    };
    let name = speaker.names.counter(counter);
    let who = speaker.who(who);
    let text = &who.text;
    Some(match speaker.language() {
        Language::English => format!("each {name} counter on {text}"),
        Language::Spanish if who.known => format!("cada uno de sus contadores de {name}"),
        Language::Spanish => format!("cada contador de {name} en {text}"),
    })
}

/// "you have lost a sector", "the opponent has lost 2 or more sectors", or the opposite.
pub fn reaches(
    number: &OwnNumber,
    least: i32,
    holds: bool,
    speaker: &mut Speaker,
) -> Option<String> {
    let OwnNumber::SectorsLost(player) = number else {
        return None;
    };
    if *player == PlayerSelector::Each || least < 1 {
        return None;
    }
    let language = speaker.language();
    let what = match (holds, least) {
        (true, 1) => speaker.pick("a sector", "un sector").to_owned(),
        (true, n) => say!(language, "{n} or more sectors", "{n} o más sectores"),
        (false, 1) => speaker.pick("no sector", "ningún sector").to_owned(),
        (false, n) => {
            let n = n - 1;
            say!(language, "{n} or fewer sectors", "{n} o menos sectores")
        }
    };
    let no = if (holds, least) == (false, 1) {
        "no "
    } else {
        ""
    };
    Some(match speaker.player_of(player).filter(|who| !who.you) {
        None => {
            let has = speaker.wished(["has", "hayas"]);
            say!(language, "you have lost {what}", "{no}{has} perdido {what}")
        }
        Some(who) => {
            let has = if who.plural { "have" } else { "has" };
            let ha = speaker.wished(["ha", "haya"]);
            let who = who.text;
            say!(
                language,
                "{who} {has} lost {what}",
                "{who} {no}{ha} perdido {what}"
            )
        }
    })
}
