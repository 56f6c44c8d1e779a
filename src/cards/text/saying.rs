//! Says what a card says, word by word: the shared words here, its own words by each game.

use super::{Form, Join, Modality, Phrase, Word, listed, say};
use crate::cards::language::{
    Amount, Condition, Effect, Language as Words, Part, Parts, PlayerSelector, Scene,
};
use crate::packs::prose;
use crate::table::Language;

/// Stands for a subject that is said once for several clauses.
const ONCE: &str = "~";

/// Who acts besides the reader.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Acting {
    /// Nobody: "draw 1 card" is said to the reader.
    #[default]
    Nobody,
    /// Somebody: "they draw 1 card", "you draw 1 card".
    Somebody,
    /// Somebody who was just named, so that Spanish leaves them out: "each player does this: they draw 1 card".
    Doing,
    /// Somebody who was named before the first clause: "each player draws 1 card and discards 1 card".
    Named,
    /// Somebody who was named before "may": "each player may draw 1 card".
    Allowed,
}

impl Acting {
    /// The reader as a subject; `None` where nobody else is meant.
    #[must_use]
    pub fn you(self, language: Language) -> Option<Phrase> {
        (self != Self::Nobody).then(|| Phrase::you(language))
    }

    /// "They" as a subject; `None` where it stands before "may" already.
    #[must_use]
    pub fn they(self, language: Language) -> Option<Phrase> {
        match (self, language) {
            (Self::Nobody | Self::Somebody | Self::Doing, Language::English) => {
                Some(Phrase::many("they", false))
            }
            (Self::Nobody | Self::Somebody, Language::Spanish) => {
                Some(Phrase::one("ese jugador", false))
            }
            (Self::Doing, Language::Spanish) => {
                Some(Phrase::one("ese jugador", false).known(language))
            }
            (Self::Named, _) => Some(Phrase::one(ONCE, false)),
            (Self::Allowed, _) => None,
        }
    }
}

/// Says effects, conditions and numbers of a language of cards.
pub trait Says<L: Words> {
    /// The language.
    fn language(&self) -> Language;
    /// A word of the game, without a capital and a full stop.
    fn verb(&mut self, verb: &L::Verb, modality: Modality) -> String;
    /// A condition of the game, or its opposite, as a statement: "this card is tapped".
    fn own_condition(&mut self, condition: &L::Condition, holds: bool) -> String;
    /// A number of the game: "its Strength".
    fn own_number(&mut self, number: &L::Number) -> String;
    /// What is paid: "pay 2 Volition", after "may" "pagar 2 de Voluntad".
    fn cost(&mut self, cost: &L::Cost, modality: Modality) -> String;
    /// Players as a subject; `None` for you.
    fn player(&mut self, player: &PlayerSelector<L>) -> Option<Phrase>;
    /// One thing that matches: "one of your Characters".
    fn one(&mut self, filter: &L::Filter) -> Phrase;
    /// Things that match, after "the number of": "your Characters", "enemy Characters".
    fn number_of(&mut self, filter: &L::Filter) -> String;
    /// "there are at least 2 Characters", or its opposite.
    fn at_least(&mut self, n: u8, filter: &L::Filter, holds: bool) -> String;
    /// Notes what `Picked` is one of from here on.
    fn pick_of(&mut self, filter: &L::Filter);

    /// One thing that matches, chosen by those players: "one of their Characters".
    fn theirs(&mut self, filter: &L::Filter, player: &PlayerSelector<L>) -> String {
        let _ = player;
        let one = self.one(filter).text;
        theirs(&one, self.language())
    }

    /// Changes who acts from here on, and tells who did. Without that, players are said as for nobody.
    fn act(&mut self, acting: Acting) -> Acting {
        let _ = acting;
        Acting::Nobody
    }

    /// "at most" in Spanish.
    fn at_most(&self) -> &'static str {
        "como mucho"
    }

    /// Whether Spanish statements follow "mientras" with the subjunctive: "mientras tengas".
    fn wishes(&self) -> bool {
        false
    }

    /// A Spanish verb in the indicative, or in the subjunctive where [`wishes`](Self::wishes) says so.
    fn wished(&self, [plain, wished]: [&'static str; 2]) -> &'static str {
        if self.wishes() { wished } else { plain }
    }

    /// The beginning of effects that depend on a condition: "if you control a soldier,".
    fn lead(&mut self, condition: &Condition<L>) -> String {
        self.clause(condition, Word::If) + ","
    }

    /// The English word or the Spanish one.
    fn either(&self, [english, spanish]: [&'static str; 2]) -> &'static str {
        self.language().pick(english, spanish)
    }

    /// All effects, a sentence each, the first without a capital.
    fn sentences(&mut self, effects: &[Effect<L>]) -> String {
        let effects = effects.iter();
        prose::sentences(effects.map(|effect| self.effect(effect, Modality::Plain)))
    }

    /// All effects as one clause: "draw 1 card and gain 2 Volition".
    fn clauses(&mut self, effects: &[Effect<L>], modality: Modality) -> String {
        let parts: Vec<String> = effects.iter().map(|e| self.effect(e, modality)).collect();
        listed(&parts, Join::And, self.language())
    }

    /// One effect, without a capital and a full stop.
    fn effect(&mut self, effect: &Effect<L>, modality: Modality) -> String {
        let language = self.language();
        match effect {
            Effect::Do(verb) => self.verb(verb, modality),
            Effect::And(effects) => {
                let parts: Vec<String> = effects.iter().map(|e| self.effect(e, modality)).collect();
                let then = match parts.len() {
                    0..=2 => self.either([" and, if that happened, ", " y, si eso ocurrió, "]),
                    _ => self.either(["; if that happened, ", "; si eso ocurrió, "]),
                };
                parts.join(then)
            }
            Effect::If(condition, effects) => {
                let lead = self.lead(condition);
                format!("{lead} {}", self.clauses(effects, modality))
            }
            Effect::IfElse(condition, effects, other) => {
                let lead = self.lead(condition);
                let effects = self.clauses(effects, modality);
                let other = self.clauses(other, modality);
                say!(
                    language,
                    "{lead} {effects}; otherwise, {other}",
                    "{lead} {effects}; si no, {other}"
                )
            }
            Effect::May(effects) => {
                let may = self.either(["you may", "puedes"]);
                format!("{may} {}", self.clauses(effects, Modality::May))
            }
            Effect::MayPay(costs, effects) => {
                let costs: Vec<String> = costs
                    .iter()
                    .map(|cost| self.cost(cost, Modality::May))
                    .collect();
                let costs = listed(&costs, Join::And, language);
                let effects = self.clauses(effects, Modality::Plain);
                say!(
                    language,
                    "you may {costs}; if you do, {effects}",
                    "puedes {costs}; si lo haces, {effects}"
                )
            }
            Effect::MayDo(PlayerSelector::You, effects) => {
                let may = self.either(["you may", "puedes"]);
                format!("{may} {}", self.clauses(effects, Modality::May))
            }
            Effect::MayDo(player, effects) => self.may_do(player, effects),
            Effect::EachDoes(player, effects) => self.each_does(player, effects),
            Effect::Choose(player, filter, effects) => {
                self.choose(player, filter, effects, modality)
            }
            Effect::Pick(PlayerSelector::You, ways) => {
                let choose = self.either(["choose one: ", "elige una opción: "]);
                format!("{choose}{}", self.ways(ways))
            }
            Effect::Pick(player, ways) => {
                let who = self.chooses(player);
                let before = self.act(Acting::Somebody);
                let ways = self.ways(ways);
                self.act(before);
                say!(language, "{who} one: {ways}", "{who} una opción: {ways}")
            }
            Effect::Vote(ways) => {
                let votes = self.either(["everybody votes: ", "todos votan: "]);
                format!("{votes}{}", self.ways(ways))
            }
            Effect::Repeat(times, effects) => {
                let times = self.times(times);
                let effects = self.clauses(effects, Modality::Plain);
                say!(
                    language,
                    "do this {times}: {effects}",
                    "haz esto {times}: {effects}"
                )
            }
        }
    }

    /// Effects that somebody else does or allows.
    fn others(&mut self, effects: &[Effect<L>], acting: Acting, modality: Modality) -> String {
        let before = self.act(acting);
        let clauses = self.clauses(effects, modality);
        self.act(before);
        clauses
    }

    /// "each player may draw 1 card", "the opponent may do this: you draw 1 card".
    fn may_do(&mut self, player: &PlayerSelector<L>, effects: &[Effect<L>]) -> String {
        let language = self.language();
        let who = self.subject(player);
        let (they, can) = (&who.text, if who.plural { "pueden" } else { "puede" });
        if all_theirs(effects) && self.can_act() {
            let effects = self.others(effects, Acting::Allowed, Modality::May);
            return say!(language, "{they} may {effects}", "{they} {can} {effects}");
        }
        let effects = self.others(effects, Acting::Doing, Modality::Plain);
        say!(
            language,
            "{they} may do this: {effects}",
            "{they} {can} hacer esto: {effects}"
        )
    }

    /// "each player draws 1 card and discards 1 card", "each player does this: terminate an agent".
    fn each_does(&mut self, player: &PlayerSelector<L>, effects: &[Effect<L>]) -> String {
        let language = self.language();
        let who = self.subject(player);
        let they = &who.text;
        if !who.plural && !who.you && all_theirs(effects) && self.can_act() {
            let clauses = self.others(effects, Acting::Named, Modality::Plain);
            let once = format!("{ONCE} ");
            if let Some(clauses) = clauses.strip_prefix(&once) {
                return format!("{they} {}", clauses.replace(&once, ""));
            }
        }
        let effects = self.others(effects, Acting::Doing, Modality::Plain);
        let does = if who.plural || who.you { "do" } else { "does" };
        let hace = if who.you { "haces" } else { "hace" };
        say!(
            language,
            "{they} {does} this: {effects}",
            "{they} {hace} esto: {effects}"
        )
    }

    /// Whether [`act`](Self::act) does anything.
    fn can_act(&mut self) -> bool {
        let before = self.act(Acting::Somebody);
        self.act(before) == Acting::Somebody
    }

    /// Players as a subject that does something: "each player", "you".
    fn subject(&mut self, player: &PlayerSelector<L>) -> Phrase {
        let language = self.language();
        self.player(player).unwrap_or_else(|| Phrase::you(language))
    }

    /// "each player chooses", "they choose", "eliges".
    fn chooses(&mut self, player: &PlayerSelector<L>) -> String {
        let language = self.language();
        let who = self.subject(player);
        let text = who.before_verb(language);
        let [choose, elige] = match (who.you, who.plural) {
            (true, _) => ["choose", "eliges"],
            (false, true) => ["choose", "eligen"],
            (false, false) => ["chooses", "elige"],
        };
        say!(language, "{text}{choose}", "{text}{elige}")
    }

    /// "choose one of your Characters; destroy it".
    fn choose(
        &mut self,
        player: &PlayerSelector<L>,
        filter: &L::Filter,
        effects: &[Effect<L>],
        modality: Modality,
    ) -> String {
        let language = self.language();
        if *player == PlayerSelector::You && self.player(player).is_none() {
            let what = self.one(filter).text;
            let elige = match modality.you() {
                Form::Bare => "elegir",
                _ => "elige",
            };
            self.pick_of(filter);
            let effects = self.clauses(effects, Modality::Plain);
            return say!(
                language,
                "choose {what}; {effects}",
                "{elige} {what}; {effects}"
            );
        }
        let chooses = self.chooses(player);
        let what = match player {
            PlayerSelector::You => self.one(filter).text,
            _ => self.theirs(filter, player),
        };
        self.pick_of(filter);
        let effects = self.others(effects, Acting::Somebody, Modality::Plain);
        format!("{chooses} {what}; {effects}")
    }

    /// "draw 1 card; or gain 2 Volition".
    fn ways(&mut self, ways: &[Vec<Effect<L>>]) -> String {
        let ways = ways.iter().map(|way| self.clauses(way, Modality::Plain));
        let ways: Vec<String> = ways.collect();
        ways.join(self.either(["; or ", "; o bien "]))
    }

    /// "3 times", "as many times as cards in your hand".
    fn times(&mut self, times: &Amount<L>) -> String {
        let language = self.language();
        match times {
            Amount::N(1) => self.either(["once", "una vez"]).to_owned(),
            Amount::N(2) => self.either(["twice", "dos veces"]).to_owned(),
            Amount::N(n) => say!(language, "{n} times", "{n} veces"),
            Amount::X => self.either(["X times", "X veces"]).to_owned(),
            other => {
                let as_many = self.quantity(other);
                say!(
                    language,
                    "as many times as {as_many}",
                    "tantas veces como {as_many}"
                )
            }
        }
    }

    /// A number as a noun: "the number of cards in your hand", "half of that, rounded down".
    fn quantity(&mut self, amount: &Amount<L>) -> String {
        let language = self.language();
        let mut two = |one: &Amount<L>, other: &Amount<L>| {
            let one = self.quantity(one);
            (one, self.quantity(other))
        };
        match amount {
            Amount::N(n) => n.to_string(),
            Amount::X => "X".to_owned(),
            Amount::That => self.either(["that amount", "esa cantidad"]).to_owned(),
            Amount::Count(filter) => {
                let many = self.number_of(filter);
                say!(language, "the number of {many}", "el número de {many}")
            }
            Amount::Hand(player) => self.hand(player),
            Amount::Times(2, inner) => {
                let inner = self.quantity(inner);
                say!(language, "twice {inner}", "el doble de {inner}")
            }
            Amount::Times(n, inner) => {
                let inner = self.quantity(inner);
                say!(language, "{n} times {inner}", "{n} veces {inner}")
            }
            Amount::Half(inner) => {
                let inner = self.quantity(inner);
                say!(
                    language,
                    "half of {inner} (rounded down)",
                    "la mitad de {inner} (redondeando hacia abajo)"
                )
            }
            Amount::Plus(one, other) => {
                let (one, other) = two(one, other);
                say!(language, "{one} plus {other}", "{one} más {other}")
            }
            Amount::Minus(one, other) => {
                let (one, other) = two(one, other);
                say!(language, "{one} minus {other}", "{one} menos {other}")
            }
            Amount::Lower(one, other) => {
                let (one, other) = two(one, other);
                say!(
                    language,
                    "the lower of {one} and {other}",
                    "lo menor entre {one} y {other}"
                )
            }
            Amount::Higher(one, other) => {
                let (one, other) = two(one, other);
                say!(
                    language,
                    "the higher of {one} and {other}",
                    "lo mayor entre {one} y {other}"
                )
            }
            Amount::Own(number) => self.own_number(number),
        }
    }

    /// "the number of cards in your hand".
    fn hand(&mut self, player: &PlayerSelector<L>) -> String {
        let hand = match player {
            PlayerSelector::Each => self.either(["all hands", "todas las manos"]).to_owned(),
            _ => self.possession(player, ["hand", "mano"], true),
        };
        say!(
            self.language(),
            "the number of cards in {hand}",
            "el número de cartas en {hand}"
        )
    }

    /// What a player has: "your hand", "the opponent's hand", "their hand".
    fn possession(
        &mut self,
        player: &PlayerSelector<L>,
        what: [&'static str; 2],
        feminine: bool,
    ) -> String {
        let (language, what) = (self.language(), self.either(what));
        let article = if feminine { "la" } else { "el" };
        match self.player(player).filter(|who| !who.you) {
            None => say!(language, "your {what}", "tu {what}"),
            Some(_) if *player == PlayerSelector::They => {
                say!(language, "their {what}", "su {what}")
            }
            Some(who) => {
                let who = who.text;
                say!(language, "{who}'s {what}", "{article} {what} de {who}")
            }
        }
    }

    /// "if you control a soldier Character", "while this Character is damaged", "during your turn".
    fn clause(&mut self, condition: &Condition<L>, word: Word) -> String {
        match condition {
            Condition::YourTurn if word == Word::While => self
                .either(["during your turn", "durante tu turno"])
                .to_owned(),
            Condition::Not(inner) if word == Word::While && **inner == Condition::YourTurn => self
                .either(["outside your turn", "fuera de tu turno"])
                .to_owned(),
            _ => {
                let state = self.state(condition, true);
                format!("{} {state}", word.name(self.language()))
            }
        }
    }

    /// The condition, or its opposite, as a statement.
    fn state(&mut self, condition: &Condition<L>, holds: bool) -> String {
        let language = self.language();
        match condition {
            Condition::AtLeast(n, filter) => self.at_least(*n, filter, holds),
            Condition::AtMost(n, filter) => self.at_least(n.saturating_add(1), filter, !holds),
            Condition::HandAtLeast(1, player) if !holds => self.holds_none(player),
            Condition::HandAtMost(0, player) if holds => self.holds_none(player),
            Condition::HandAtLeast(n, player) => self.holds_cards(*n, player, holds),
            Condition::HandAtMost(0, player) => self.holds_cards(1, player, true),
            Condition::HandAtMost(n, player) => {
                let most = match language {
                    Language::English => ["at most", "more than"],
                    Language::Spanish => [self.at_most(), "más de"],
                };
                let most = most[usize::from(!holds)];
                let cards = cards(*n, language);
                let who = self.holder(player);
                say!(
                    language,
                    "{who} {most} {cards}",
                    "{who} {most} {cards} en la mano"
                )
            }
            Condition::YourTurn => {
                let is = self.wished(["es", "sea"]);
                if holds {
                    say!(language, "it is your turn", "{is} tu turno")
                } else {
                    say!(language, "it is not your turn", "no {is} tu turno")
                }
            }
            Condition::ThatAtLeast(n) if holds => {
                say!(language, "it is {n} or more", "es {n} o más")
            }
            Condition::ThatAtLeast(n) => say!(language, "it is less than {n}", "es menos de {n}"),
            Condition::ThatAtMost(n) if holds => {
                say!(language, "it is {n} or less", "es {n} o menos")
            }
            Condition::ThatAtMost(n) => say!(language, "it is more than {n}", "es más de {n}"),
            Condition::Reaches(Amount::N(n), other) => {
                let other = self.quantity(other);
                let is = self.wished(["es", "sea"]);
                if holds {
                    say!(
                        language,
                        "{other} is at most {n}",
                        "{other} {is} {n} o menos"
                    )
                } else {
                    say!(
                        language,
                        "{other} is more than {n}",
                        "{other} {is} mayor que {n}"
                    )
                }
            }
            Condition::Reaches(one, other) => {
                let one = self.quantity(one);
                let other = self.quantity(other);
                let is = self.wished(["es", "sea"]);
                if holds {
                    say!(
                        language,
                        "{one} is at least {other}",
                        "{one} {is} mayor o igual que {other}"
                    )
                } else {
                    say!(
                        language,
                        "{one} is less than {other}",
                        "{one} {is} menor que {other}"
                    )
                }
            }
            Condition::Not(inner) => self.state(inner, !holds),
            Condition::All(all) => self.states(all, holds, holds),
            Condition::AnyOf(any) => self.states(any, holds, !holds),
            Condition::Own(own) => self.own_condition(own, holds),
        }
    }

    /// "you hold at least 2 cards", or its opposite.
    fn holds_cards(&mut self, n: u8, player: &PlayerSelector<L>, holds: bool) -> String {
        let language = self.language();
        let cards = super::least(holds, &cards(n, language), "fewer", language);
        let who = self.holder(player);
        say!(language, "{who} {cards}", "{who} {cards} en la mano")
    }

    /// "your hand is empty", "the opponent holds no cards".
    fn holds_none(&mut self, player: &PlayerSelector<L>) -> String {
        let language = self.language();
        if *player == PlayerSelector::You {
            let have = self.wished(["tienes", "tengas"]);
            return say!(
                language,
                "your hand is empty",
                "no {have} cartas en la mano"
            );
        }
        let who = self.player(player).map_or_else(String::new, |who| who.text);
        let have = self.wished(["tiene", "tenga"]);
        say!(
            language,
            "{who} holds no cards",
            "{who} no {have} cartas en la mano"
        )
    }

    /// "you hold", "the opponent holds".
    fn holder(&mut self, player: &PlayerSelector<L>) -> String {
        let language = self.language();
        match self.player(player) {
            None => {
                let have = self.wished(["tienes", "tengas"]);
                say!(language, "you hold", "{have}")
            }
            Some(who) => {
                let have = self.wished(["tiene", "tenga"]);
                let who = who.text;
                say!(language, "{who} holds", "{who} {have}")
            }
        }
    }

    /// Several conditions, or their opposites, joined by "and" or by "or".
    fn states(&mut self, all: &[Condition<L>], holds: bool, and: bool) -> String {
        let join = if and { Join::And } else { Join::Or };
        let parts: Vec<String> = all.iter().map(|c| self.state(c, holds)).collect();
        listed(&parts, join, self.language())
    }
}

/// Whether they, and nobody else, do each of these effects.
fn all_theirs<L: Words>(effects: &[Effect<L>]) -> bool {
    effects.iter().all(|effect| {
        let mut players = Vec::new();
        effect.parts(&Scene::new(&[]), &mut |part, _| {
            if let Part::Players(player) = part {
                players.push(*player == PlayerSelector::They);
            }
        });
        let they = players.first() == Some(&true) && players.iter().all(|they| *they);
        matches!(effect, Effect::Do(_)) && they
    })
}

fn cards(n: u8, language: Language) -> String {
    if n == 1 {
        say!(language, "{n} card", "{n} carta")
    } else {
        say!(language, "{n} cards", "{n} cartas")
    }
}

/// What is yours on a card, said of somebody else: "one of their Characters".
fn theirs(text: &str, language: Language) -> String {
    let words = text.split(' ').map(|word| match (language, word) {
        (Language::English, "your") => "their",
        (Language::Spanish, "tu") => "su",
        (Language::Spanish, "tus") => "sus",
        (_, word) => word,
    });
    words.collect::<Vec<_>>().join(" ")
}
