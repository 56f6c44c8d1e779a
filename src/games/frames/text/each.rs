//! Numbers that count things, as each of them, and that there are none: "each lost part of this frame".

use super::counters::counter_name;
use super::filter;
use super::speaker::Speaker;
use crate::cards::language::PlayerSelector as Players;
use crate::cards::text::{Says, say};
use crate::games::frames::content::{Filter, ObjectSelector, OwnNumber, Whose};
use crate::table::Language;

impl Speaker {
    /// What a number counts, after "for": "each lost part of this frame".
    pub(super) fn each_of(&self, number: &OwnNumber) -> Option<String> {
        let language = self.language();
        let of = |[english, spanish]: [&str; 2], who: &ObjectSelector| {
            let who = self.who(who).text;
            say!(
                language,
                "each {english} of {who}",
                "cada {spanish} de {who}"
            )
        };
        Some(match number {
            OwnNumber::Stations(Players::You) => say!(
                language,
                "each station that you control",
                "cada estación que controles"
            ),
            OwnNumber::StationsOfOthers(Players::You) => say!(
                language,
                "each station of another player that you control",
                "cada estación de otro jugador que controles"
            ),
            OwnNumber::Kills(Players::You) => say!(
                language,
                "each enemy frame that you have destroyed",
                "cada armazón enemigo que hayas destruido"
            ),
            OwnNumber::SystemsOf(who) => of(["system", "sistema"], who),
            OwnNumber::LostOf(who) => of(["lost part", "pieza perdida"], who),
            OwnNumber::WhitesOf(who) => of(["white die", "dado blanco"], who),
            OwnNumber::RocketsOf(who) => of(["rocket", "cohete"], who),
            OwnNumber::Counters(counter, who) => {
                let (name, who) = (counter_name(counter, language), self.who(who).text);
                say!(
                    language,
                    "each {name} counter on {who}",
                    "cada contador de {name} en {who}"
                )
            }
            OwnNumber::Moved => say!(language, "each unit moved", "cada unidad recorrida"),
            OwnNumber::Stations(_)
            | OwnNumber::StationsOfOthers(_)
            | OwnNumber::Kills(_)
            | OwnNumber::Score(_)
            | OwnNumber::Round
            | OwnNumber::Clock => return None,
        })
    }

    /// "there are no enemy frames within 3 units", "you have no other frames".
    pub(super) fn no_frames(&self, filter: &Filter) -> String {
        let language = self.language();
        let (noun, rest) = filter::noun_and_rest(filter, true, language);
        let other = match filter.is_other() {
            true => language.pick("other ", "otros "),
            false => "",
        };
        let [hay, tienes] = [["hay", "haya"], ["tienes", "tengas"]].map(|of| self.wished(of));
        match (language, filter.whose) {
            (Language::English, Whose::Yours) => format!("you have no {other}{noun}{rest}"),
            (Language::English, _) => format!("there are no {other}{noun}{rest}"),
            (Language::Spanish, Whose::Yours) => format!("no {tienes} {other}{noun}{rest}"),
            (Language::Spanish, _) => format!("no {hay} {other}{noun}{rest}"),
        }
    }
}
