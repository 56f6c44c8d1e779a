//! Spot markers, dice of the next roll and frames that were destroyed.

use super::speaker::{Speaker, dice};
use super::verb as words;
use crate::cards::text::{Modality, Says, say};
use crate::games::frames::content::{Amount, ObjectSelector, PlayerSelector};
use crate::games::frames::match_state::Colour;
use crate::table::Language;

impl Speaker {
    /// "add 2 to the spot marker on this frame", "remove 2 from it".
    pub(super) fn spot(
        &mut self,
        adds: bool,
        n: &Amount,
        who: &ObjectSelector,
        modality: Modality,
    ) -> String {
        let language = Says::language(self);
        let (n, who) = (self.plus(n), self.who(who).text);
        let verb = if adds { &words::ADD } else { &words::REMOVE };
        let does = verb.form(modality.you(), language);
        match (language, adds) {
            (Language::English, true) => format!("{does} {n} to the spot marker on {who}"),
            (Language::English, false) => format!("{does} {n} from the spot marker on {who}"),
            (Language::Spanish, true) => format!("{does} {n} a la marca sobre {who}"),
            (Language::Spanish, false) => format!("{does} {n} de la marca sobre {who}"),
        }
    }

    /// "this frame gains +2 defense until the end of the round".
    pub(super) fn defense(
        &mut self,
        more: bool,
        n: &Amount,
        who: &ObjectSelector,
        modality: Modality,
    ) -> String {
        let language = Says::language(self);
        let verb = if more { &words::GAIN } else { &words::LOSE };
        let does = modality.does(verb, Some(&self.who(who)), language);
        let defense = match n {
            Amount::N(n) => {
                let plus = if more { "+" } else { "" };
                say!(language, "{plus}{n} defense", "{plus}{n} de defensa")
            }
            other => {
                let n = self.quantity(other);
                say!(language, "defense equal to {n}", "tanta defensa como {n}")
            }
        };
        say!(
            language,
            "{does} {defense} until the end of the round",
            "{does} {defense} hasta el final de la ronda"
        )
    }

    /// "this frame rolls 1 green die more next time".
    pub(super) fn next_roll(
        &mut self,
        more: bool,
        (n, colour): (&Amount, Colour),
        who: &ObjectSelector,
        modality: Modality,
    ) -> String {
        let rolls = self.frames(&words::ROLL, (n, dice(colour)), who, modality);
        match (Says::language(self), more) {
            (Language::English, true) => format!("{rolls} more next time"),
            (Language::English, false) => format!("{rolls} fewer next time"),
            (Language::Spanish, true) => format!("{rolls} más la próxima vez"),
            (Language::Spanish, false) => format!("{rolls} menos la próxima vez"),
        }
    }

    /// "the number of stations of other players you control".
    pub(super) fn taken(&mut self, player: &PlayerSelector) -> String {
        let language = Says::language(self);
        match self.player(player).filter(|who| !who.you) {
            None => say!(
                language,
                "the number of stations of other players you control",
                "el número de estaciones de otros jugadores que controlas"
            ),
            Some(who) => {
                let who = who.text;
                say!(
                    language,
                    "the number of stations controlled by {who} that others brought",
                    "el número de estaciones de otros que controla {who}"
                )
            }
        }
    }

    /// "the number of frames you have destroyed".
    pub(super) fn kills(&mut self, player: &PlayerSelector) -> String {
        let language = Says::language(self);
        match self.player(player).filter(|who| !who.you) {
            None => say!(
                language,
                "the number of enemy frames you have destroyed",
                "el número de armazones enemigos que has destruido"
            ),
            Some(who) => {
                let who = who.text;
                say!(
                    language,
                    "the number of frames destroyed by {who}",
                    "el número de armazones destruidos por {who}"
                )
            }
        }
    }
}
