//! Says what a card says, word by word: the shared words here, its own words by each game.

use super::{Form, Join, Modality, Phrase, Word, listed, say};
use crate::cards::language::{Amount, Condition, Effect, Language as Words, PlayerSelector};
use crate::packs::prose;
use crate::table::Language;

/// Ways in which a game says what happens.
pub trait Modalities: Copy {
    /// What happens: "draw a card".
    const PLAIN: Self;
    /// After "you may".
    const MAY: Self;
    /// The form of what whoever decides does.
    fn form(self) -> Form;
}

impl Modalities for Modality {
    const PLAIN: Self = Self::Plain;
    const MAY: Self = Self::May;

    fn form(self) -> Form {
        self.you()
    }
}

/// Says effects, conditions and numbers of a language of cards.
pub trait Says<L: Words> {
    /// Whether it states what happens, or what somebody may do.
    type Modality: Modalities;

    /// The language.
    fn language(&self) -> Language;
    /// A word of the game, without a capital and a full stop.
    fn verb(&mut self, verb: &L::Verb, modality: Self::Modality) -> String;
    /// A condition of the game, or its opposite, as a statement: "this card is tapped".
    fn own_condition(&mut self, condition: &L::Condition, holds: bool) -> String;
    /// A number of the game: "its Strength".
    fn own_number(&mut self, number: &L::Number) -> String;
    /// What is paid: "pay 2 Volition", after "may" "pagar 2 de Voluntad".
    fn cost(&mut self, cost: &L::Cost, modality: Self::Modality) -> String;
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
    fn they_do(&mut self, named: bool) {
        let _ = named;
    }

    /// The English word or the Spanish one.
    fn either(&self, [english, spanish]: [&'static str; 2]) -> &'static str {
        self.language().pick(english, spanish)
    }

    /// All effects, a sentence each, the first without a capital.
    fn sentences(&mut self, effects: &[Effect<L>]) -> String {
        let effects = effects.iter();
        prose::sentences(effects.map(|effect| self.effect(effect, Self::Modality::PLAIN)))
    }

    /// All effects as one clause: "draw 1 card and gain 2 Volition".
    fn clauses(&mut self, effects: &[Effect<L>], modality: Self::Modality) -> String {
        let parts: Vec<String> = effects.iter().map(|e| self.effect(e, modality)).collect();
        listed(&parts, Join::And, self.language())
    }

    /// One effect, without a capital and a full stop.
    fn effect(&mut self, effect: &Effect<L>, modality: Self::Modality) -> String {
        let language = self.language();
        match effect {
            Effect::Do(verb) => self.verb(verb, modality),
            Effect::And(effects) => self.chained(effects, modality),
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
            Effect::May(effects) => self.may(&PlayerSelector::You, effects),
            Effect::MayPay(costs, effects) => self.may_pay(costs, effects),
            Effect::MayDo(player, effects) => self.may_do(player, effects),
            Effect::EachDoes(player, effects) => self.each_does(player, effects),
            Effect::Choose(player, filter, effects) => {
                self.choose(player, filter, effects, modality)
            }
            Effect::Pick(player, ways) => self.picks(player, ways, modality),
            Effect::Vote(ways) => {
                let votes = match modality.form() {
                    Form::Bare => ["have everybody vote", "hacer que todos voten"],
                    _ => ["everybody votes", "todos votan"],
                };
                format!("{}{}", self.either(votes), self.ways(ways))
            }
            Effect::Repeat(times, effects) => {
                let times = self.times(times);
                let effects = self.clauses(effects, modality);
                let does = match modality.form() {
                    Form::Bare => ["do this", "hacer esto"],
                    Form::Singular => ["does this", "hace esto"],
                    _ => ["do this", "haz esto"],
                };
                format!("{} {times}: {effects}", self.either(does))
            }
        }
    }

    /// Effects one after the other, each if the one before happened.
    fn chained(&mut self, effects: &[Effect<L>], modality: Self::Modality) -> String {
        let parts: Vec<String> = effects.iter().map(|e| self.effect(e, modality)).collect();
        parts.join(self.either([" and, if that happened, ", " y, si eso ocurrió, "]))
    }

    /// "you may draw 1 card".
    fn may(&mut self, player: &PlayerSelector<L>, effects: &[Effect<L>]) -> String {
        if *player == PlayerSelector::You {
            let may = self.either(["you may", "puedes"]);
            return format!("{may} {}", self.clauses(effects, Self::Modality::MAY));
        }
        let who = self.subject(player);
        let effects = self.their_clauses(effects);
        say!(
            self.language(),
            "{who} may do this: {effects}",
            "{who} puede hacer esto: {effects}"
        )
    }

    /// "you may pay 2 Volition; if you do, draw 1 card".
    fn may_pay(&mut self, costs: &[L::Cost], effects: &[Effect<L>]) -> String {
        let costs = self.costs(costs);
        let effects = self.clauses(effects, Self::Modality::PLAIN);
        say!(
            self.language(),
            "you may {costs}; if you do, {effects}",
            "puedes {costs}; si lo haces, {effects}"
        )
    }

    /// All of what is paid, after "may": "pay 2 Volition and discard 1 card".
    fn costs(&mut self, costs: &[L::Cost]) -> String {
        let costs = costs
            .iter()
            .map(|cost| self.cost(cost, Self::Modality::MAY));
        let costs: Vec<String> = costs.collect();
        listed(&costs, Join::And, self.language())
    }

    /// "the opponent may do this: draw 1 card".
    fn may_do(&mut self, player: &PlayerSelector<L>, effects: &[Effect<L>]) -> String {
        self.may(player, effects)
    }

    /// "each player does this: draw 1 card".
    fn each_does(&mut self, player: &PlayerSelector<L>, effects: &[Effect<L>]) -> String {
        let who = self.subject(player);
        let effects = self.their_clauses(effects);
        say!(
            self.language(),
            "{who} does this: {effects}",
            "{who} hace esto: {effects}"
        )
    }

    /// "choose one: draw 1 card; or gain 2 Volition".
    fn picks(
        &mut self,
        player: &PlayerSelector<L>,
        ways: &[Vec<Effect<L>>],
        modality: Self::Modality,
    ) -> String {
        let choose = match player {
            PlayerSelector::You if modality.form() == Form::Bare => {
                self.either(["choose one", "elegir una opción"]).to_owned()
            }
            PlayerSelector::You => self.either(["choose one", "elige una opción"]).to_owned(),
            player => {
                let who = self.subject(player);
                say!(
                    self.language(),
                    "{who} chooses one",
                    "{who} elige una opción"
                )
            }
        };
        format!("{choose}{}", self.ways(ways))
    }

    /// All effects as one clause, after the players who do them.
    fn their_clauses(&mut self, effects: &[Effect<L>]) -> String {
        self.they_do(true);
        let clauses = self.clauses(effects, Self::Modality::PLAIN);
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
        modality: Self::Modality,
    ) -> String {
        let language = self.language();
        let what = self.one(filter).text;
        self.pick_of(filter);
        let chooses = match player {
            PlayerSelector::You if modality.form() == Form::Bare => {
                say!(language, "choose {what}", "elegir {what}")
            }
            PlayerSelector::You => say!(language, "choose {what}", "elige {what}"),
            other => {
                let who = self.subject(other);
                let what = theirs(&what, language);
                say!(language, "{who} chooses {what}", "{who} elige {what}")
            }
        };
        format!(
            "{chooses}; {}",
            self.clauses(effects, Self::Modality::PLAIN)
        )
    }

    /// What stands before several ways.
    fn before_ways(&self) -> &'static str {
        ": "
    }

    /// ": draw 1 card; or gain 2 Volition".
    fn ways(&mut self, ways: &[Vec<Effect<L>>]) -> String {
        let ways = ways
            .iter()
            .map(|way| self.clauses(way, Self::Modality::PLAIN));
        let ways: Vec<String> = ways.collect();
        let ways = ways.join(self.either(["; or ", "; o bien "]));
        format!("{}{ways}", self.before_ways())
    }

    /// "3 times", "a number of times equal to the number of your Characters".
    fn times(&mut self, times: &Amount<L>) -> String {
        let language = self.language();
        match times {
            Amount::N(1) => self.either(["once", "una vez"]).to_owned(),
            Amount::N(2) => self.either(["twice", "dos veces"]).to_owned(),
            Amount::N(n) => say!(language, "{n} times", "{n} veces"),
            Amount::X => self.either(["X times", "X veces"]).to_owned(),
            other => {
                let number = self.quantity(other);
                say!(
                    language,
                    "a number of times equal to {number}",
                    "un número de veces igual a {number}"
                )
            }
        }
    }

    /// A number as a noun: "the number of cards in your hand", "half that amount, rounded down".
    fn quantity(&mut self, amount: &Amount<L>) -> String {
        let language = self.language();
        let mut two = |one: &Amount<L>, other: &Amount<L>| {
            let one = self.quantity(one);
            (one, self.quantity(other))
        };
        match amount {
            Amount::N(n) => n.to_string(),
            Amount::X => "X".to_owned(),
            Amount::That => self.that_amount().to_owned(),
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
                self.half(&inner)
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

    /// "half of that amount (rounded down)".
    fn half(&self, of: &str) -> String {
        say!(
            self.language(),
            "half of {of} (rounded down)",
            "la mitad de {of} (redondeando hacia abajo)"
        )
    }

    /// The amount of the event, or the number rolled.
    fn that_amount(&self) -> &'static str {
        self.either(["that amount", "esa cantidad"])
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
        match condition {
            Condition::AtLeast(n, filter) => self.at_least(*n, filter, holds),
            Condition::AtMost(n, filter) => self.at_least(n.saturating_add(1), filter, !holds),
            Condition::HandAtLeast(n, player) => self.holds_cards(*n, player, holds),
            Condition::HandAtMost(n, player) => self.holds_at_most(*n, player, holds),
            Condition::YourTurn => self.your_turn(holds),
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

    /// "it is your turn", or its opposite.
    fn your_turn(&self, holds: bool) -> String {
        let turn = if holds {
            ["it is your turn", "es tu turno"]
        } else {
            ["it is not your turn", "no es tu turno"]
        };
        self.either(turn).to_owned()
    }

    /// "you hold at least 2 cards", or its opposite.
    fn holds_cards(&mut self, n: u8, player: &PlayerSelector<L>, holds: bool) -> String {
        let language = self.language();
        let (who, holds) = self.holder(player, holds);
        let cards = super::least(holds, &cards(n, language), "fewer", language);
        say!(language, "{who} {cards}", "{who} {cards} en la mano")
    }

    /// "you hold at most 2 cards", or its opposite.
    fn holds_at_most(&mut self, n: u8, player: &PlayerSelector<L>, holds: bool) -> String {
        if n == 0 && holds && *player == PlayerSelector::You {
            let empty = ["your hand is empty", "no tienes cartas en la mano"];
            return self.either(empty).to_owned();
        }
        let language = self.language();
        let (who, holds) = self.holder(player, holds);
        let most = self.either(if holds {
            ["at most", "como mucho"]
        } else {
            ["more than", "más de"]
        });
        let cards = cards(n, language);
        say!(
            language,
            "{who} {most} {cards}",
            "{who} {most} {cards} en la mano"
        )
    }

    /// "you hold", "the opponent holds", and whether what follows holds of them. Of several players it holds for any,
    /// so its opposite for none.
    fn holder(&mut self, player: &PlayerSelector<L>, holds: bool) -> (String, bool) {
        let language = self.language();
        match (self.player(player), player) {
            (None, _) => (self.either(["you hold", "tienes"]).to_owned(), holds),
            (Some(_), PlayerSelector::Each) if holds => {
                let any = self.either(["a player holds", "un jugador tiene"]);
                (any.to_owned(), true)
            }
            (Some(_), PlayerSelector::Each) => {
                let none = self.either(["no player holds", "ningún jugador tiene"]);
                (none.to_owned(), true)
            }
            (Some(who), _) => {
                let (who, hold) = (&who.text, if who.plural { "hold" } else { "holds" });
                (say!(language, "{who} {hold}", "{who} tiene"), holds)
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
