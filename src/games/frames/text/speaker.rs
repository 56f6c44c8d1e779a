//! Says what abilities do, in both languages.

use super::counters::counter_name;
use super::verb as words;
use super::{filter, phases};
use crate::cards::language::{Lasting, PlayerSelector as Players};
use crate::cards::text::{
    Acting, Modality, Noun, Phrase, Says, Verb as Forms, counted, counters as some_counters, noun,
    say,
};
use crate::games::frames::content::{
    Amount, Filter, ObjectSelector, OwnCondition, OwnCost, OwnNumber, PlayerSelector, System,
    Trigger, Verb,
};
use crate::games::frames::match_state::Colour;
use crate::games::frames::phrases::system_name;
use crate::games::frames::{Frames, Phase};
use crate::table::Language;

const DAMAGE: Noun = noun(
    ["point of damage", "points of damage"],
    ["punto de daño", "puntos de daño"],
    false,
);
const DAMAGE_DIE: Noun = noun(
    ["damage die", "damage dice"],
    ["dado de daño", "dados de daño"],
    false,
);
const PART: Noun = noun(
    ["lost part", "lost parts"],
    ["pieza perdida", "piezas perdidas"],
    true,
);
const WHITE: Noun = noun(
    ["white die", "white dice"],
    ["dado blanco", "dados blancos"],
    false,
);
const ROCKET: Noun = noun(["rocket", "rockets"], ["cohete", "cohetes"], false);
pub const UNIT: Noun = noun(["unit", "units"], ["unidad", "unidades"], true);
const POINT: Noun = noun(["point", "points"], ["punto", "puntos"], false);

/// The dice of a colour.
pub const fn dice(colour: Colour) -> Noun {
    match colour {
        Colour::White => WHITE,
        Colour::Blue => noun(
            ["blue die", "blue dice"],
            ["dado azul", "dados azules"],
            false,
        ),
        Colour::Green => noun(
            ["green die", "green dice"],
            ["dado verde", "dados verdes"],
            false,
        ),
        Colour::Yellow => noun(
            ["yellow die", "yellow dice"],
            ["dado amarillo", "dados amarillos"],
            false,
        ),
        Colour::Red => noun(["red die", "red dice"], ["dado rojo", "dados rojos"], false),
    }
}

/// Says the text of one ability.
pub struct Speaker {
    language: Language,
    acting: Acting,
    /// `Picked` is each of several that were just named.
    pub(super) each: bool,
}

impl Speaker {
    pub const fn new(language: Language) -> Self {
        Self {
            language,
            acting: Acting::Nobody,
            each: false,
        }
    }

    pub(super) fn one_word(&self, english: &'static str, spanish: &'static str) -> Phrase {
        Phrase::one(self.language.pick(english, spanish), false)
    }

    /// "2 rockets", "a number of rockets equal to the round".
    fn many(&mut self, n: &Amount, noun: Noun) -> String {
        let language = self.language;
        match n {
            Amount::N(n) => counted(*n, noun, language),
            other => {
                let (name, n) = (noun.name(true, language), self.quantity(other));
                say!(
                    language,
                    "a number of {name} equal to {n}",
                    "un número de {name} igual a {n}"
                )
            }
        }
    }

    /// Frames that do or suffer something, with how much of it.
    pub(super) fn frames(
        &mut self,
        verb: &Forms,
        (n, noun): (&Amount, Noun),
        who: &ObjectSelector,
        modality: Modality,
    ) -> String {
        let many = self.many(n, noun);
        let does = modality.does(verb, Some(&self.who(who)), self.language);
        format!("{does} {many}")
    }

    /// Players who get something or lose it.
    fn points(
        &mut self,
        verb: &Forms,
        n: &Amount,
        player: &PlayerSelector,
        modality: Modality,
    ) -> String {
        let many = self.many(n, POINT);
        let subject = self.player(player);
        let does = modality.does(verb, subject.as_ref(), self.language);
        format!("{does} {many}")
    }

    /// What is paid, said to the reader: "use up 1 rocket of this frame".
    pub fn pays(&mut self, cost: &OwnCost) -> String {
        self.cost(cost, Modality::Plain)
    }

    /// "this frame gains a direct-fire system".
    fn system(&self, verb: &Forms, system: System, who: &Phrase, modality: Modality) -> String {
        let language = self.language;
        let does = modality.does(verb, Some(who), language);
        if let System::Own(letter) = system {
            return format!("{does} 1 {}", letter.name(language));
        }
        let name = system_name(system, language).to_lowercase();
        say!(
            language,
            "{does} 1 {name} system",
            "{does} 1 sistema de {name}"
        )
    }

    pub(super) fn plus(&mut self, n: &Amount) -> String {
        match n {
            Amount::N(n) => n.to_string(),
            other => self.quantity(other),
        }
    }
}

impl Says<Frames> for Speaker {
    type Modality = Modality;

    fn language(&self) -> Language {
        self.language
    }

    fn verb(&mut self, verb: &Verb, modality: Modality) -> String {
        let (language, form) = (self.language, modality.you());
        match verb {
            Verb::Damage(n, who) => self.frames(&words::TAKE, (n, DAMAGE), who, modality),
            Verb::DamageDice(n, who) => {
                let (many, who) = (self.many(n, DAMAGE_DIE), self.who(who).text);
                let roll = words::ROLL.form(form, language);
                say!(
                    language,
                    "{roll} {many} against {who}",
                    "{roll} {many} contra {who}"
                )
            }
            Verb::Repair(n, who) => self.frames(&words::GET_BACK, (n, PART), who, modality),
            Verb::LoseWhite(n, who) => self.frames(&words::LOSE, (n, WHITE), who, modality),
            Verb::Destroy(who) => words::DESTROY.on(&self.who(who), form, language),
            Verb::GainRockets(n, who) => self.frames(&words::GAIN, (n, ROCKET), who, modality),
            Verb::LoseRockets(n, who) => self.frames(&words::LOSE, (n, ROCKET), who, modality),
            Verb::AddDefense(n, who) => self.defense(true, n, who, modality),
            Verb::LoseDefense(n, who) => self.defense(false, n, who, modality),
            Verb::AddSpot(n, who) => self.spot(true, n, who, modality),
            Verb::LoseSpot(n, who) => self.spot(false, n, who, modality),
            Verb::ExtraDice(n, colour, who) => self.next_roll(true, (n, *colour), who, modality),
            Verb::FewerDice(n, colour, who) => self.next_roll(false, (n, *colour), who, modality),
            Verb::Reroll(dice, who) => self.reroll(dice, who, modality),
            Verb::RerollDamage(dice) => self.reroll_damage(dice, modality),
            Verb::Revive(who) => self.revive(who, modality),
            Verb::GainSystemOf(other, who) => self.salvage(other, who, modality),
            Verb::Refresh(who) => self.another_turn(who, modality),
            Verb::Swap(one, other) => {
                let (one, other) = (self.who(one).text, self.who(other).text);
                let swap = words::SWAP.form(form, language);
                say!(
                    language,
                    "{swap} the places of {one} and {other}",
                    "{swap} los puestos de {one} y {other}"
                )
            }
            Verb::GainSystem(system, who) => {
                self.system(&words::GAIN, *system, &self.who(who), modality)
            }
            Verb::LoseSystem(system, who) => {
                self.system(&words::LOSE, *system, &self.who(who), modality)
            }
            Verb::AddCounters(counter, n, who) => self.counters(true, (counter, n), who, modality),
            Verb::RemoveCounters(counter, n, who) => {
                self.counters(false, (counter, n), who, modality)
            }
            Verb::Move(n, who) => {
                let many = self.many(n, UNIT);
                let leap = words::MOVE.on(&self.who(who), form, language);
                say!(
                    language,
                    "{leap} up to {many} to a free place",
                    "{leap} hasta {many} a un lugar libre"
                )
            }
            Verb::BuildCover(hits, within) => self.build(*hits, *within, modality),
            Verb::MakeHazard(radius, within) => self.hazard(*radius, *within, modality),
            Verb::Push(n, who) => {
                let (many, push) = (self.many(n, UNIT), &words::PUSH);
                let push = push.on(&self.moved(who, &many), form, language);
                say!(language, "{push} {many} away", "{push}")
            }
            Verb::Pull(n, who) => {
                let (many, pull) = (self.many(n, UNIT), &words::PULL);
                let pull = pull.on(&self.moved(who, &many), form, language);
                say!(language, "{pull} {many} closer", "{pull}")
            }
            Verb::GainPoints(n, player) => self.points(&words::GAIN, n, player, modality),
            Verb::LosePoints(n, player) => self.points(&words::LOSE, n, player, modality),
            Verb::AddClock(n) => self.clock(true, n, modality),
            Verb::LoseClock(n) => self.clock(false, n, modality),
        }
    }

    fn phase(&self, phase: Phase) -> String {
        self.either(phases::phase(phase)).to_owned()
    }

    fn own_condition(&mut self, condition: &OwnCondition, holds: bool) -> String {
        let not = if holds { "" } else { "not " };
        let no = if holds { "" } else { "no " };
        match condition {
            OwnCondition::Leading if holds => self
                .either([
                    "nobody has a higher score than you",
                    "nadie tiene más puntos que tú",
                ])
                .to_owned(),
            OwnCondition::Leading => self
                .either([
                    "somebody has a higher score than you",
                    "alguien tiene más puntos que tú",
                ])
                .to_owned(),
            OwnCondition::Defending => say!(
                self.language,
                "you are {not}the defender",
                "{no}eres el defensor"
            ),
            OwnCondition::AttackAt(range) => self.attack_at(*range, holds),
            OwnCondition::Blocked if holds => self
                .either(["something was in the way", "algo se lo ha impedido"])
                .to_owned(),
            OwnCondition::Blocked => self
                .either(["nothing was in the way", "nada se lo ha impedido"])
                .to_owned(),
            OwnCondition::ThisFresh if holds => self
                .either([
                    "this frame has not had its turn",
                    "este armazón no ha actuado",
                ])
                .to_owned(),
            OwnCondition::ThisFresh => self
                .either(["this frame has had its turn", "este armazón ya ha actuado"])
                .to_owned(),
        }
    }

    fn own_number(&mut self, number: &OwnNumber) -> String {
        let language = self.language;
        let of = |[english, spanish]: [&str; 2], who: String| match language {
            Language::English => format!("the number of {english} of {who}"),
            Language::Spanish => format!("el número de {spanish} de {who}"),
        };
        match number {
            OwnNumber::Stations(player) => match self.player(player).filter(|who| !who.you) {
                None => say!(
                    language,
                    "the number of stations you control",
                    "el número de estaciones que controlas"
                ),
                Some(who) => of(["stations", "estaciones"], who.text),
            },
            OwnNumber::StationsOfOthers(player) => self.taken(player),
            OwnNumber::Kills(player) => self.kills(player),
            OwnNumber::Score(player) => self.possession(player, ["score", "puntuación"], true),
            OwnNumber::Round => self
                .either(["the number of the round", "el número de la ronda"])
                .to_owned(),
            OwnNumber::Clock => self
                .either(["what the clock shows", "lo que marca el reloj"])
                .to_owned(),
            OwnNumber::Counters(counter, who) => {
                let (name, who) = (counter_name(counter, language), self.who(who).text);
                say!(
                    language,
                    "the number of {name} counters on {who}",
                    "el número de contadores de {name} en {who}"
                )
            }
            OwnNumber::Moved => self
                .either([
                    "the number of units moved",
                    "el número de unidades recorridas",
                ])
                .to_owned(),
            OwnNumber::SystemsOf(who) => of(["systems", "sistemas"], self.who(who).text),
            OwnNumber::LostOf(who) => of(["lost parts", "piezas perdidas"], self.who(who).text),
            OwnNumber::WhitesOf(who) => of(["white dice", "dados blancos"], self.who(who).text),
            OwnNumber::RocketsOf(who) => of(["rockets", "cohetes"], self.who(who).text),
        }
    }

    fn cost(&mut self, cost: &OwnCost, modality: Modality) -> String {
        let (form, language) = (modality.you(), self.language);
        match cost {
            OwnCost::Rockets(n) => {
                let use_up = words::USE_UP.form(form, language);
                let many = counted(*n, ROCKET, language);
                say!(
                    language,
                    "{use_up} {many} of this frame",
                    "{use_up} {many} de este armazón"
                )
            }
            OwnCost::RemoveCounters(counter, n) => {
                let remove = words::REMOVE.form(form, language);
                let many = some_counters(*n, &counter_name(counter, language), language);
                say!(
                    language,
                    "{remove} {many} from this frame",
                    "{remove} {many} de este armazón"
                )
            }
            OwnCost::DestroyThis => {
                words::DESTROY.on(&self.who(&ObjectSelector::This), form, language)
            }
            OwnCost::Points(n) => {
                let pay = words::PAY.form(form, language);
                format!("{pay} {}", counted(*n, POINT, language))
            }
        }
    }

    fn player(&mut self, player: &PlayerSelector) -> Option<Phrase> {
        let language = self.language;
        Some(match player {
            Players::You => return self.acting.you(language),
            Players::They => return self.acting.they(language),
            Players::Opponent | Players::Others => {
                self.one_word("each other player", "cada otro jugador")
            }
            Players::Each => self.one_word("each player", "cada jugador"),
            Players::Active => self.one_word("the player in turn", "el jugador en turno"),
            Players::ThatPlayer => self.one_word("that player", "ese jugador"),
            Players::Left => self.one_word("the next player", "el siguiente jugador"),
            Players::Right => self.one_word("the previous player", "el jugador anterior"),
            Players::Target(_) => self.one_word("a player", "un jugador"),
            Players::LeftOf(_) => {
                self.one_word("the player after that", "el jugador siguiente a ese")
            }
            Players::RightOf(_) => {
                self.one_word("the player before that", "el jugador anterior a ese")
            }
            Players::ControllerOf(who) => {
                let who = self.who(who);
                let text = &who.text;
                let owner = match who.known {
                    true => say!(language, "its player", "su jugador"),
                    false => say!(language, "the player of {text}", "el jugador de {text}"),
                };
                Phrase::one(owner, false)
            }
        })
    }

    fn one(&mut self, filter: &Filter) -> Phrase {
        filter::one(filter, self.language)
    }

    fn each(&mut self, filter: &Filter) -> String {
        filter::each(filter, self.language)
    }

    fn own_each(&mut self, number: &OwnNumber) -> Option<String> {
        self.each_of(number)
    }

    fn own_reaches(
        &mut self,
        number: &OwnNumber,
        least: Option<i32>,
        holds: bool,
    ) -> Option<String> {
        let stations = least.and_then(|least| self.stations(number, least, holds));
        stations.or_else(|| self.has_counters(number, least, holds))
    }

    fn number_of(&mut self, filter: &Filter) -> String {
        let counted = filter::counted(filter, self.language);
        self.of_each(counted)
    }

    fn many(&mut self, filter: &Filter) -> String {
        filter::many(filter, self.language).text
    }

    fn at_least(&mut self, n: u8, filter: &Filter, holds: bool) -> String {
        let language = self.language;
        if let Some(text) = filter::this_is(filter, holds, language) {
            return text;
        }
        if n == 1 && !holds {
            return self.no_frames(filter);
        }
        let what = self.of_each(filter::numbered(n, filter, language));
        let hay = self.wished(["hay", "haya"]);
        let are = if n == 1 { "is" } else { "are" };
        match (language, holds) {
            (Language::English, true) => format!("there {are} at least {what}"),
            (Language::English, false) => format!("there are fewer than {what}"),
            (Language::Spanish, true) => format!("{hay} al menos {what}"),
            (Language::Spanish, false) => format!("{hay} menos de {what}"),
        }
    }

    fn trigger(&mut self, trigger: &Trigger) -> String {
        self.event(trigger)
    }

    /// This game counts rounds: "until the end of the round".
    fn lasting(&mut self, lasting: &Lasting<Frames>) -> String {
        self.either(match lasting {
            Lasting::Turn | Lasting::NextTurnOf(_) | Lasting::Round => {
                [" until the end of the round", " hasta el final de la ronda"]
            }
            Lasting::WhileInPlay => [
                " while this frame stands",
                " mientras este armazón siga en pie",
            ],
            Lasting::Game | Lasting::Permanent => ["", ""],
        })
        .to_owned()
    }

    fn this_card(&mut self) -> String {
        self.either(["this frame", "este armazón"]).to_owned()
    }

    fn victim(&mut self, who: &ObjectSelector) -> Phrase {
        self.who(who)
    }

    fn deck(&mut self, _: &PlayerSelector) -> String {
        self.either(["no deck", "ningún mazo"]).to_owned()
    }

    fn one_of_deck(&mut self, filter: &Filter) -> String {
        filter::one(filter, self.language).text
    }

    fn pile(&self) -> [&'static str; 2] {
        ["away", "fuera"]
    }

    fn pick_of(&mut self, _: &Filter) {
        self.each = false;
    }

    fn pick_each(&mut self, _: &Filter) {
        self.each = true;
    }

    fn losses(&self, _: bool) -> [&'static str; 2] {
        ["frames that were destroyed", "armazones destruidos"]
    }

    fn act(&mut self, acting: Acting) -> Acting {
        std::mem::replace(&mut self.acting, acting)
    }
}
