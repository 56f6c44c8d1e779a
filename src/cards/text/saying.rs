//! Says what a card says, word by word: the shared words here, its own words by each game.

use super::{Form, Join, Modality, Phrase, Word, listed, say};
use crate::cards::language::{Amount, Condition, Effect, Language as Words, PlayerSelector};
use crate::packs::prose;
use crate::table::Language;

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
    /// Notes whether the sentence has just named the players who are `They`, so that Spanish leaves them out.
    fn they_do(&mut self, named: bool);

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
                parts.join(self.either([" and, if that happened, ", " y, si eso ocurrió, "]))
            }
            Effect::If(condition, effects) => {
                let clause = self.clause(condition, Word::If);
                format!("{clause}, {}", self.clauses(effects, modality))
            }
            Effect::IfElse(condition, effects, other) => {
                let clause = self.clause(condition, Word::If);
                let effects = self.clauses(effects, modality);
                let other = self.clauses(other, modality);
                say!(
                    language,
                    "{clause}, {effects}; otherwise, {other}",
                    "{clause}, {effects}; si no, {other}"
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
            Effect::MayDo(player, effects) => {
                let who = self.subject(player);
                let effects = self.their_clauses(effects);
                say!(
                    language,
                    "{who} may do this: {effects}",
                    "{who} puede hacer esto: {effects}"
                )
            }
            Effect::EachDoes(player, effects) => {
                let who = self.subject(player);
                let effects = self.their_clauses(effects);
                say!(
                    language,
                    "{who} does this: {effects}",
                    "{who} hace esto: {effects}"
                )
            }
            Effect::Choose(player, filter, effects) => {
                self.choose(player, filter, effects, modality)
            }
            Effect::Pick(PlayerSelector::You, ways) => {
                let choose = self.either(["choose one: ", "elige una opción: "]);
                format!("{choose}{}", self.ways(ways))
            }
            Effect::Pick(player, ways) => {
                let who = self.subject(player);
                let ways = self.ways(ways);
                say!(
                    language,
                    "{who} chooses one: {ways}",
                    "{who} elige una opción: {ways}"
                )
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

    /// All effects as one clause, after the players who do them.
    fn their_clauses(&mut self, effects: &[Effect<L>]) -> String {
        self.they_do(true);
        let clauses = self.clauses(effects, Modality::Plain);
        self.they_do(false);
        clauses
    }

    /// Players as a subject that does something: "each player", "you".
    fn subject(&mut self, player: &PlayerSelector<L>) -> String {
        let phrase = self.player(player);
        phrase.map_or_else(|| self.either(["you", "tú"]).to_owned(), |p| p.text)
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
        let what = self.one(filter).text;
        self.pick_of(filter);
        let chooses = match player {
            PlayerSelector::You if modality.you() == Form::Bare => {
                say!(language, "choose {what}", "elegir {what}")
            }
            PlayerSelector::You => say!(language, "choose {what}", "elige {what}"),
            other => {
                let who = self.subject(other);
                let what = theirs(&what, language);
                say!(language, "{who} chooses {what}", "{who} elige {what}")
            }
        };
        format!("{chooses}; {}", self.clauses(effects, Modality::Plain))
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
        let hand = self.possession(player, ["hand", "mano"], true);
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
        match self.player(player) {
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
        let word = |[yes, no]: [[&'static str; 2]; 2]| {
            let [english, spanish] = if holds { yes } else { no };
            language.pick(english, spanish)
        };
        match condition {
            Condition::AtLeast(n, filter) => self.at_least(*n, filter, holds),
            Condition::AtMost(n, filter) => self.at_least(n.saturating_add(1), filter, !holds),
            Condition::HandAtLeast(n, player) => self.holds_cards(*n, player, holds),
            Condition::HandAtMost(0, PlayerSelector::You) if holds => self
                .either(["your hand is empty", "no tienes cartas en la mano"])
                .to_owned(),
            Condition::HandAtMost(n, player) => {
                let most = word([["at most", "como mucho"], ["more than", "más de"]]);
                let cards = cards(*n, language);
                let who = self.holder(player);
                say!(
                    language,
                    "{who} {most} {cards}",
                    "{who} {most} {cards} en la mano"
                )
            }
            Condition::YourTurn => word([
                ["it is your turn", "es tu turno"],
                ["it is not your turn", "no es tu turno"],
            ])
            .to_owned(),
            Condition::ThatAtLeast(n) if holds => {
                say!(language, "it is {n} or more", "es {n} o más")
            }
            Condition::ThatAtLeast(n) => say!(language, "it is less than {n}", "es menos de {n}"),
            Condition::ThatAtMost(n) if holds => {
                say!(language, "it is {n} or less", "es {n} o menos")
            }
            Condition::ThatAtMost(n) => say!(language, "it is more than {n}", "es más de {n}"),
            Condition::Reaches(one, other) => {
                let one = self.quantity(one);
                let other = self.quantity(other);
                if holds {
                    say!(
                        language,
                        "{one} is at least {other}",
                        "{one} es mayor o igual que {other}"
                    )
                } else {
                    say!(
                        language,
                        "{one} is less than {other}",
                        "{one} es menor que {other}"
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

    /// "you hold", "the opponent holds".
    fn holder(&mut self, player: &PlayerSelector<L>) -> String {
        let language = self.language();
        match self.player(player) {
            None => self.either(["you hold", "tienes"]).to_owned(),
            Some(who) => {
                let who = who.text;
                say!(language, "{who} holds", "{who} tiene")
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
