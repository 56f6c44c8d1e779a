//! What abilities trigger on: "when an enemy frame moves".

use super::counters::counter_name;
use super::filter;
use super::speaker::Speaker;
use crate::cards::text::{Says, reaches, say};
use crate::games::frames::content::{Filter, Trigger, Whose};

impl Speaker {
    /// "when an enemy frame moves".
    pub(super) fn event(&self, trigger: &Trigger) -> String {
        let language = self.language();
        let of = |filter: &Filter, english: &str, spanish: &str| {
            let one = filter::one(filter, language).text;
            say!(language, "when {one} {english}", "cuando {one} {spanish}")
        };
        let station = |whose: &Whose, [english, spanish]: [[&str; 2]; 2]| {
            let ([does, you], [hace, haces]) = (english, spanish);
            match whose {
                Whose::Yours => say!(
                    language,
                    "when you {you} a station",
                    "cuando {haces} una estación"
                ),
                Whose::Theirs => say!(
                    language,
                    "when another player {does} a station",
                    "cuando otro jugador {hace} una estación"
                ),
                Whose::Any => say!(
                    language,
                    "when a player {does} a station",
                    "cuando un jugador {hace} una estación"
                ),
            }
        };
        match trigger {
            Trigger::RoundBegins => self
                .either(["when a round begins", "cuando comienza una ronda"])
                .to_owned(),
            Trigger::RoundEnds => self
                .either(["when a round ends", "cuando acaba una ronda"])
                .to_owned(),
            Trigger::Activates(f) => of(f, "is activated", "se activa"),
            Trigger::Moves(f) => of(f, "moves", "se mueve"),
            Trigger::EntersHazard(f) => {
                of(f, "enters hazardous ground", "entra en terreno peligroso")
            }
            Trigger::Attacks(f) => of(f, "attacks", "ataca"),
            Trigger::AttacksFrame(f, target) => {
                let target = filter::one(target, language).text;
                of(
                    f,
                    &format!("attacks {target}"),
                    &format!("ataca a {target}"),
                )
            }
            Trigger::Attacked(f) => of(f, "is attacked", "es atacado"),
            Trigger::Hit(f) => of(f, "is hit", "recibe daño"),
            Trigger::LosesSystem(f) => of(f, "loses a system", "pierde un sistema"),
            Trigger::Destroyed(f) => of(f, "is destroyed", "es destruido"),
            Trigger::CountersReach(counter, n) => {
                let this = language.pick("this frame", "este armazón");
                reaches(this, *n, &counter_name(counter, language), language)
            }
            Trigger::Captures(whose) => {
                station(whose, [["captures", "capture"], ["captura", "capturas"]])
            }
            Trigger::LosesStation(whose) => {
                station(whose, [["loses", "lose"], ["pierde", "pierdes"]])
            }
        }
    }
}
