//! What abilities trigger on: "when an enemy frame moves".

use super::counters::counter_name;
use super::filter;
use super::speaker::Speaker;
use crate::cards::language::{PlayerSelector as Players, ReplaceableKind};
use crate::cards::text::{Phrase, Says, reaches, replaces, say};
use crate::games::frames::content::{
    Condition, Filter, ObjectSelector, OwnNumber, ReplacedEvent, Replacement, Trigger, Whose,
};
use crate::table::Language;

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
                .either(["at the start of the round", "al comienzo de la ronda"])
                .to_owned(),
            Trigger::RoundEnds => self
                .either(["at the end of the round", "al final de la ronda"])
                .to_owned(),
            Trigger::Activates(f) => of(f, "is activated", "se active"),
            Trigger::Moves(f) => of(f, "moves", "se mueva"),
            Trigger::EntersHazard(f) => {
                of(f, "enters hazardous ground", "entre en terreno peligroso")
            }
            Trigger::Attacks(f) => of(f, "attacks", "ataque"),
            Trigger::AttacksFrame(f, target) => {
                let target = filter::one(target, language).text;
                of(
                    f,
                    &format!("attacks {target}"),
                    &format!("ataque a {target}"),
                )
            }
            Trigger::Attacked(f) => of(f, "is attacked", "sea atacado"),
            Trigger::BeforeHits(f) => {
                let one = filter::one(f, language).text;
                say!(
                    language,
                    "before an attack on {one} is resolved",
                    "antes de resolver un ataque contra {one}"
                )
            }
            Trigger::Rolls(f) => of(f, "has rolled its dice", "haya tirado sus dados"),
            Trigger::RollsDamage(f) => of(f, "rolls damage dice", "tire dados de daño"),
            Trigger::RolledAgainst(f) => {
                let one = filter::one(f, language).text;
                say!(
                    language,
                    "when damage dice are rolled against {one}",
                    "cuando se tiren dados de daño contra {one}"
                )
            }
            Trigger::Hit(f) => of(f, "is hit", "reciba daño"),
            Trigger::LosesSystem(f) => of(f, "loses a system", "pierda un sistema"),
            Trigger::Destroyed(f) => of(f, "is destroyed", "sea destruido"),
            Trigger::CountersReach(counter, n) => {
                let this = language.pick("this frame", "este armazón");
                reaches(this, *n, &counter_name(counter, language), language)
            }
            Trigger::Captures(whose) => {
                station(whose, [["captures", "capture"], ["capture", "captures"]])
            }
            Trigger::LosesStation(whose) => {
                station(whose, [["loses", "lose"], ["pierda", "pierdas"]])
            }
        }
    }

    /// "if this frame would be destroyed, it is not".
    pub(super) fn replaced(
        &mut self,
        event: &ReplacedEvent,
        only_if: Option<&Condition>,
        instead: &Replacement,
    ) -> String {
        let who = match event.who() {
            ObjectSelector::Each(filter) => filter::one(filter, self.language()),
            other => self.who(other),
        };
        let kind = match event {
            ReplacedEvent::Destroyed(_) => ReplaceableKind::Destroyed { state: false },
            ReplacedEvent::Damage(_) => ReplaceableKind::Damage,
        };
        let destroyed = ["destroyed", "destruid"];
        replaces(self, &who, kind, destroyed, only_if, instead)
    }

    /// What is pushed or pulled; Spanish says how far first: "3 unidades a ese armazón".
    pub(super) fn moved(&self, who: &ObjectSelector, many: &str) -> Phrase {
        let who = self.who(who);
        match self.language() {
            Language::English => who,
            Language::Spanish => Phrase::one(format!("{many} a {}", who.text), false),
        }
    }

    /// "when this frame takes 2 or more hits".
    pub(super) fn hits(&self, filter: &Filter, least: i32) -> String {
        let one = filter::one(filter, self.language()).text;
        say!(
            self.language(),
            "when {one} takes {least} or more hits",
            "cuando {one} reciba {least} o más impactos"
        )
    }

    /// "you control 2 or more stations", or the opposite.
    pub(super) fn stations(&self, number: &OwnNumber, least: i32, holds: bool) -> Option<String> {
        let language = self.language();
        let [one, more, none] = match number {
            OwnNumber::Stations(Players::You) => {
                let none = language.pick("no stations", "ninguna estación");
                let one = language.pick("a station", "una estación");
                [one, language.pick("stations", "estaciones"), none]
            }
            OwnNumber::StationsOfOthers(Players::You) => [
                language.pick(
                    "a station of another player",
                    "una estación de otro jugador",
                ),
                language.pick("stations of other players", "estaciones de otros jugadores"),
                language.pick(
                    "no stations of other players",
                    "ninguna estación de otro jugador",
                ),
            ],
            _ => return None,
        };
        let controlas = self.wished(["controlas", "controles"]);
        let less = least - 1;
        Some(match (holds, least) {
            (true, 1) => say!(language, "you control {one}", "{controlas} {one}"),
            (true, n) => say!(
                language,
                "you control {n} or more {more}",
                "{controlas} {n} o más {more}"
            ),
            (false, 1) => say!(language, "you control {none}", "no {controlas} {none}"),
            (false, _) => say!(
                language,
                "you control {less} or fewer {more}",
                "{controlas} {less} o menos {more}"
            ),
        })
    }
}
