//! Says what a card says, word by word: the shared words here, its own words by each game.

use super::acting::{Acting, Modalities, all_theirs, theirs};
use super::costs::paying;
use super::{Form, Join, Phrase, Word, delayed, hands, listed, lists, numbers, say};
use super::{chance, conditions, flow, reveal, top_cards};
use crate::cards::language::{
    Amount, Band, Condition, Effect, HowMany, Language as Words, Lasting, Moment, ObjectSelector,
    PlayerSelector, Replacement,
};
use crate::packs::prose;
use crate::table::Language;

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
    /// A phase of the game: "the Combat phase", "la fase de Combate".
    fn phase(&self, phase: L::Phase) -> String;
    /// A number of the game: "its Strength".
    fn own_number(&mut self, number: &L::Number) -> String;
    /// What is paid: "pay 2 Volition", after "may" "pagar 2 de Voluntad".
    fn cost(&mut self, cost: &L::Cost, modality: Self::Modality) -> String;
    /// Players as a subject; `None` for you.
    fn player(&mut self, player: &PlayerSelector<L>) -> Option<Phrase>;
    /// One thing that matches: "one of your Characters".
    fn one(&mut self, filter: &L::Filter) -> Phrase;
    /// Each thing that matches, after "for": "each of your Characters".
    fn each(&mut self, filter: &L::Filter) -> String;
    /// What a number of the game counts, after "for": "each counter on it"; `None` where it counts nothing.
    fn own_each(&mut self, number: &L::Number) -> Option<String> {
        let _ = number;
        None
    }
    /// That a number of the game is at least so much, or less, where that has words of its own: "you have lost a sector".
    /// Without `n`, as much as the amount of the event.
    fn own_reaches(&mut self, number: &L::Number, n: Option<i32>, holds: bool) -> Option<String> {
        let _ = (number, n, holds);
        None
    }
    /// Things that match, after "the number of": "your Characters", "enemy Characters".
    fn number_of(&mut self, filter: &L::Filter) -> String;
    /// "there are at least 2 Characters", or its opposite.
    fn at_least(&mut self, n: u8, filter: &L::Filter, holds: bool) -> String;
    /// What is waited for, as a clause without a capital: "when you draw a card". Its thing is `That` from here on.
    fn trigger(&mut self, trigger: &L::Trigger) -> String;
    /// "the next time this Character would be dealt damage this turn, prevent that damage". A game in which nothing is
    /// replaced says nothing.
    fn replace_next(
        &mut self,
        event: &L::Replaced,
        until: &Lasting<L>,
        instead: &Replacement<L>,
    ) -> String {
        let _ = (event, until, instead);
        String::new()
    }
    /// The card that has the ability: "this Character".
    fn this_card(&mut self) -> String;
    /// Notes what `Picked` is one of from here on.
    fn pick_of(&mut self, filter: &L::Filter);

    /// Notes what `Picked` is from here on, where it is done for each of those.
    fn pick_each(&mut self, filter: &L::Filter) {
        self.pick_of(filter);
    }

    /// What damage is called, in English and in Spanish, where an ability replaces it.
    fn damage_name(&self) -> [&'static str; 2] {
        ["damage", "daño"]
    }
    /// A thing that damage is dealt to instead: "this Character".
    fn victim(&mut self, who: &ObjectSelector<L>) -> Phrase;
    /// A deck: "your deck".
    fn deck(&mut self, deck: &L::Deck) -> String;
    /// A card of a deck that matches, without the deck: "a Character".
    fn one_of_deck(&mut self, filter: &L::Filter) -> String;
    /// Notes what `Picked` is from here on, after cards were revealed.
    fn pick_revealed(&mut self, deck: &L::Deck, filter: &L::Filter) {
        let _ = deck;
        self.pick_of(filter);
    }
    /// Where cards go that were used: "into Limbo".
    fn pile(&self) -> [&'static str; 2];

    /// One thing that matches, chosen by those players: "one of their Characters".
    fn theirs(&mut self, filter: &L::Filter, player: &PlayerSelector<L>) -> String {
        let _ = player;
        let one = self.one(filter).text;
        theirs(&one, self.language())
    }

    /// Things that were destroyed, after "the number of your"; only those that live.
    fn losses(&self, died: bool) -> [&'static str; 2];

    /// Things that match as a subject: "Manipulations in your hand".
    fn many(&mut self, filter: &L::Filter) -> String {
        self.number_of(filter)
    }

    /// What is done when a card is paid for: "is played", "se juegue".
    fn paid_for(&self) -> [&'static str; 2] {
        ["is played", "se juegue"]
    }

    /// Whom it costs that, where the cards do not say so: "shop items cost you 1 less".
    fn costs_whom(&self) -> [&'static str; 2] {
        [""; 2]
    }

    /// What a price is an amount of, in English and in Spanish, as it follows the number.
    fn price_unit(&self) -> [&'static str; 2] {
        [""; 2]
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
        let mut named = Vec::new();
        let effects = effects.iter();
        prose::sentences(effects.map(|effect| {
            let chosen = delayed::chosen_now(self, effect, &mut named);
            chosen + &self.effect(effect, Self::Modality::PLAIN)
        }))
    }

    /// All effects as one clause: "draw 1 card and gain 2 Volition".
    fn clauses(&mut self, effects: &[Effect<L>], modality: Self::Modality) -> String {
        lists::clauses(self, effects, modality)
    }

    /// "draw 1 card and gain 2 Volition".
    fn joined(&self, parts: &[String]) -> String {
        listed(parts, Join::And, self.language())
    }

    /// Whether what follows a word of the game could read as part of it: "you may challenge once more".
    fn is_open(&self, verb: &L::Verb) -> bool {
        let _ = verb;
        false
    }

    /// One effect, without a capital and a full stop.
    fn effect(&mut self, effect: &Effect<L>, modality: Self::Modality) -> String {
        match effect {
            Effect::Do(verb) => self.verb(verb, modality),
            Effect::And(effects) => self.chained(effects, modality),
            Effect::If(condition, effects) => {
                let lead = self.lead(condition);
                format!("{lead} {}", self.clauses(effects, modality))
            }
            Effect::IfElse(condition, effects, other) => {
                lists::if_else(self, condition, [effects, other], modality)
            }
            Effect::May(effects) => self.may(&PlayerSelector::You, effects),
            Effect::MayPay(costs, effects) => self.may_pay(costs, effects),
            Effect::MayDo(PlayerSelector::You, effects) => self.may(&PlayerSelector::You, effects),
            Effect::MayDo(player, effects) => self.may_do(player, effects),
            Effect::EachDoes(player, effects) => self.each_does(player, effects),
            Effect::Choose(player, filter, effects) => {
                self.choose(player, filter, effects, modality)
            }
            Effect::ForEach(filter, effects) => flow::for_each(self, filter, effects, modality),
            Effect::AtRandom(filter, effects) => chance::at_random(self, filter, effects, modality),
            Effect::Pick(player, ways) => self.picks(HowMany::One, player, ways, &[], modality),
            Effect::PickSome(count, player, ways, price) => {
                self.picks(*count, player, ways, price, modality)
            }
            Effect::Vote(ways) => flow::vote(self, ways, modality),
            Effect::Repeat(times, effects) => flow::repeat(self, times, effects, modality),
            Effect::Reveal(reveal) => reveal::reveal_until(self, reveal, modality),
            Effect::TopCards(top) => top_cards::top_cards(self, top, modality),
            Effect::Unless(player, costs, effects) => self.unless(player, costs, effects),
            Effect::Chance(chance) => chance::chance(self, chance, modality),
            Effect::Costs(change) => delayed::costs(self, change),
            Effect::Later(moment, effects) => delayed::later(self, moment, effects, modality),
            Effect::NextTime(trigger, until, effects) => {
                delayed::next_time(self, trigger, until, effects, modality)
            }
            Effect::ReplaceNext(event, until, instead) => {
                let says = self.replace_next(event, until, instead);
                match modality.form() {
                    Form::Bare => say!(
                        self.language(),
                        "set this up: {says}",
                        "preparar esto: {says}"
                    ),
                    _ => says,
                }
            }
        }
    }

    /// Effects one after the other, each if the one before happened: "discard 1 card. If you do, draw 1 card".
    fn chained(&mut self, effects: &[Effect<L>], modality: Self::Modality) -> String {
        flow::chained(self, effects, modality)
    }

    /// The beginning of what follows if the effect before it happened.
    fn if_done(&mut self, yours: bool) -> &'static str {
        match yours {
            true => self.either(["If you do", "Si lo haces"]),
            false => self.either(["If they do", "Si lo hace"]),
        }
    }

    /// "each card in your hand".
    fn each_in_hand(&mut self, player: &PlayerSelector<L>) -> String {
        hands::each_in_hand(self, player)
    }

    /// A number that counts things, as so much for each: 2 and "each of your Characters".
    fn each_one(&mut self, amount: &Amount<L>) -> Option<(i32, String)> {
        numbers::each_one(self, amount)
    }

    /// "you may draw 1 card".
    fn may(&mut self, player: &PlayerSelector<L>, effects: &[Effect<L>]) -> String {
        if *player != PlayerSelector::You {
            return self.may_do(player, effects);
        }
        lists::may(self, effects)
    }

    /// "you may pay 2 Volition. If you do, draw 1 card"; of somebody else "they may pay 2 Volition. If they do, ..".
    fn may_pay(&mut self, costs: &[L::Cost], effects: &[Effect<L>]) -> String {
        paying(self, costs, &mut |says| {
            lists::may_pay(says, costs, effects)
        })
    }

    /// "the opponent may pay 2 Volition; if they do not, you draw 1 card".
    fn unless(
        &mut self,
        player: &PlayerSelector<L>,
        costs: &[L::Cost],
        effects: &[Effect<L>],
    ) -> String {
        flow::unless(self, player, costs, effects)
    }

    /// Whether somebody besides the reader was named.
    fn is_for_others(&mut self) -> bool {
        let before = self.act(Acting::Somebody);
        self.act(before);
        before != Acting::Nobody
    }

    /// Changes what costs were paid with from here on, and tells what they were paid with so far.
    fn paid(&mut self, paid: Option<Phrase>) -> Option<Phrase> {
        let _ = paid;
        None
    }

    /// All of what is paid, after "may": "pay 2 Volition and discard 1 card".
    fn costs(&mut self, costs: &[L::Cost]) -> String {
        let costs = costs
            .iter()
            .map(|cost| self.cost(cost, Self::Modality::MAY));
        let costs: Vec<String> = costs.collect();
        listed(&costs, Join::And, self.language())
    }

    /// The same of somebody else: "destroy one of their Characters".
    fn costs_of_others(&mut self, costs: &[L::Cost]) -> String {
        let before = self.act(Acting::Somebody);
        let costs = self.costs(costs);
        self.act(before);
        theirs(&costs, self.language())
    }

    /// "choose one: draw 1 card; or gain 2 Volition", "choose up to two: draw 1 card; gain 2 Volition; or ..".
    fn picks(
        &mut self,
        count: HowMany,
        player: &PlayerSelector<L>,
        ways: &[Vec<Effect<L>>],
        price: &[L::Cost],
        modality: Self::Modality,
    ) -> String {
        flow::picks(self, (count, player, price), ways, modality)
    }

    /// "roll a die: on 1–2, lose 2 Volition; on 3–6, draw 1 card".
    fn roll(&mut self, bands: &[Band<L>], modality: Self::Modality) -> String {
        chance::roll(self, bands, modality)
    }

    /// What stands before several ways.
    fn before_ways(&self) -> &'static str {
        ": "
    }

    /// Effects that somebody else does or allows.
    fn others(
        &mut self,
        effects: &[Effect<L>],
        acting: Acting,
        modality: Self::Modality,
    ) -> String {
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
            let effects = self.others(effects, Acting::Allowed, Self::Modality::MAY);
            return say!(language, "{they} may {effects}", "{they} {can} {effects}");
        }
        let effects = self.others(effects, Acting::Doing, Self::Modality::PLAIN);
        say!(
            language,
            "{they} may do this: {effects}",
            "{they} {can} hacer esto: {effects}"
        )
    }

    /// "each player draws 1 card and discards 1 card", "each player does this: terminate an agent".
    fn each_does(&mut self, player: &PlayerSelector<L>, effects: &[Effect<L>]) -> String {
        flow::each_does(self, player, effects)
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
        modality: Self::Modality,
    ) -> String {
        flow::choose(self, player, filter, effects, modality)
    }

    /// ": draw 1 card; gain 2 Volition; or gain 1 Structure".
    fn ways(&mut self, ways: &[Vec<Effect<L>>]) -> String {
        lists::ways(self, ways)
    }

    /// "at the end of the turn".
    fn moment(&mut self, moment: &Moment<L>) -> String {
        delayed::moment(self, moment)
    }

    /// How long something lasts, with a space before it: " this turn".
    fn lasting(&mut self, lasting: &Lasting<L>) -> String {
        delayed::lasting(self, lasting)
    }

    /// "3 times", "a number of times equal to the number of your Characters".
    fn times(&mut self, times: &Amount<L>) -> String {
        numbers::times(self, times)
    }

    /// A number as a noun: "the number of cards in your hand", "half of that (rounded down)".
    fn quantity(&mut self, amount: &Amount<L>) -> String {
        numbers::quantity(self, amount)
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
        hands::hand(self, player)
    }

    /// What a player has: "your hand", "the opponent's hand", "their hand".
    fn possession(
        &mut self,
        player: &PlayerSelector<L>,
        what: [&'static str; 2],
        feminine: bool,
    ) -> String {
        flow::possession(self, player, what, feminine)
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
            Condition::During(phase) if word == Word::While => {
                let phase = self.phase(*phase);
                say!(self.language(), "during {phase}", "durante {phase}")
            }
            _ => {
                let state = self.state(condition, true);
                format!("{} {state}", word.name(self.language()))
            }
        }
    }

    /// The condition, or its opposite, as a statement.
    fn state(&mut self, condition: &Condition<L>, holds: bool) -> String {
        conditions::state(self, condition, holds)
    }

    /// "it is your turn", or its opposite.
    fn your_turn(&self, holds: bool) -> String {
        let is = self.wished(["es", "sea"]);
        if holds {
            say!(self.language(), "it is your turn", "{is} tu turno")
        } else {
            say!(self.language(), "it is not your turn", "no {is} tu turno")
        }
    }

    /// "you hold at least 2 cards", or its opposite.
    fn holds_cards(&mut self, n: u8, player: &PlayerSelector<L>, holds: bool) -> String {
        hands::holds_cards(self, n, player, holds)
    }

    /// "you hold at most 2 cards", or its opposite.
    fn holds_at_most(&mut self, n: u8, player: &PlayerSelector<L>, holds: bool) -> String {
        hands::holds_at_most(self, n, player, holds)
    }
}
