//! Effects as sentences.

use super::amount::{self, Unit, amount};
use super::doing::ADDITIONAL;
use super::grant::lasting;
use super::noun::{
    ATTACK, ATTACK_STAT, COUNTER, HAND, HP_STAT, LOOT_CARD, NEXT_TURN, PURCHASE, TREASURE,
};
use super::speaker::Speaker;
use super::verb::{self, ImpliedSubject};
use super::{Addressee, condition, costs, filter, flow, opening, replaces, said};
use crate::cards::language::HowMany;
use crate::cards::text::{
    Acting, Form, Modalities, Phrase, Says, becomes_card, becomes_copy, continued, say, set_stats,
    shield, token_copies, tokens,
};
use crate::cards::uses::Often;
use crate::games::souls::content::{
    Amount, Band, Cost, DeckKind, Effect, Filter, Lasting, ObjectSelector, OwnCondition, OwnNumber,
    PlayerSelector, ReplacedEvent, Replacement, TriggerCondition, Verb, Where,
};
use crate::games::souls::{Phase, Souls};
use crate::packs::{Language, Whose};

impl Says<Souls> for Speaker<'_> {
    type Modality = ImpliedSubject;

    fn language(&self) -> Language {
        self.names.language
    }

    fn verb(&mut self, verb: &Verb, implied: ImpliedSubject) -> String {
        let you = &PlayerSelector::You;
        let language = self.language();
        match verb {
            Verb::GainCoins(n, p) if amount::is_money(n) => {
                let what = amount::as_much(n, p, self);
                self.act(p, &verb::GAIN, &what, implied)
            }
            Verb::GainCoins(n, p) => self.acts(p, &verb::GAIN, n, Unit::Coins, implied),
            Verb::LoseCoins(n, p) => self.acts(p, &verb::LOSE, n, Unit::Coins, implied),
            Verb::PayCoins(n, p) => self.acts(p, &verb::PAY, n, Unit::Coins, implied),
            Verb::StealCoins(n, p) => self.coins(&verb::STEAL, n, "from", p, implied),
            Verb::GiveCoins(n, p) => self.coins(&verb::GIVE, n, "to", p, implied),
            Verb::Loot(n, p) => self.acts(p, &verb::LOOT, n, Unit::Loot, implied),
            Verb::Discard(n, p) => self.acts(p, &verb::DISCARD, n, Unit::Each(LOOT_CARD), implied),
            Verb::DiscardAtRandom(n, p) => {
                let (n, tail) = amount(n, Unit::Each(LOOT_CARD), Some(p), self);
                let what = say!(language, "{n} at random{tail}", "{n} al azar{tail}");
                self.act(p, &verb::DISCARD, &what, implied)
            }
            Verb::DiscardHand(p) => self.act_own(p, &verb::DISCARD, HAND, implied),
            Verb::StealLoot(n, p) => {
                let (n, tail) = amount(n, Unit::Each(LOOT_CARD), None, self);
                let hand = self.owned(p, HAND, None);
                let what = say!(
                    language,
                    "{n} at random from {hand}{tail}",
                    "{n} al azar de {hand}{tail}"
                );
                self.act(you, &verb::TAKE, &what, implied)
            }
            Verb::LookAtHand(p) => {
                let hand = self.owned(p, HAND, None);
                self.act(you, &verb::LOOK, &hand, implied)
            }
            Verb::SwapHands(p) => said::swap_hands(p, implied, self),
            Verb::PassHands(side) => said::pass_hands(*side, implied, self),
            Verb::GainTreasure(n, p) => self.acts(p, &verb::GAIN, n, Unit::Each(TREASURE), implied),
            Verb::Damage(Amount::Share, ObjectSelector::Target(n)) => {
                self.divided(*n, Unit::Damage, implied)
            }
            Verb::Damage(n, who) => self.damage(n, who, implied),
            Verb::Heal(n, who) => self.gets(who, &verb::HEAL, n, Unit::Hp, implied),
            Verb::HealAll(who) => self.heals_all(who, implied),
            Verb::PreventDamage(n, who) => self.prevent(n, who, implied),
            Verb::Shield(n, who) => self.shield(n, who, implied),
            Verb::PreventAll(who) => {
                let who = self.who(who);
                shield(self, None, &who, implied)
            }
            Verb::PreventDeath(who) => self.does(&verb::PREVENT, who, ["", ""], implied),
            Verb::Kill(who) => self.kill(who, implied),
            Verb::Destroy(who) => self.does(&verb::DESTROY, who, ["", ""], implied),
            Verb::Spawn(card, n) => {
                let name = self.names.card(card);
                let create = self.act(you, &verb::CREATE, "", implied);
                tokens(self, &create, &name, n)
            }
            Verb::SpawnCopy(_, n, other) => {
                let of = self.who(other).text;
                let create = self.act(you, &verb::CREATE, "", implied);
                token_copies(self, &create, &of, n)
            }
            Verb::DiscardCards(who) => self.does(&verb::CAST_OFF, who, ["", ""], implied),
            Verb::PutInDiscard(who) => self.does(
                &verb::PLACE,
                who,
                [" into discard", " en el descarte"],
                implied,
            ),
            Verb::PutInHand(who, p) => {
                let put = self.does(&verb::PLACE, who, [" into", " en"], implied);
                format!("{put} {}", self.owned(p, HAND, None))
            }
            Verb::GainItem(who, p) => {
                let what = self.who(who).text;
                self.act(p, &verb::GAIN, &what, implied)
            }
            Verb::PlaceMonster(who) => {
                self.does(&verb::PLACE, who, said::slot(self.names.addressee), implied)
            }
            Verb::Shuffle(deck) => {
                let name = said::deck_name(*deck, language);
                let shuffle = verb::SHUFFLE.form(implied.form(), language);
                say!(
                    language,
                    "{shuffle} the {name} deck",
                    "{shuffle} el mazo de {name}"
                )
            }
            Verb::PutOnTop(who) => {
                let deck = [" on top of its deck", " encima de su mazo"];
                self.does(&verb::PLACE, who, deck, implied)
            }
            Verb::PutOnBottom(who) => {
                let deck = [" on the bottom of its deck", " en el fondo de su mazo"];
                self.does(&verb::PLACE, who, deck, implied)
            }
            Verb::Scry(deck, n) => self.scry(*deck, n, implied),
            Verb::Mill(deck, n) => {
                let top = self.top(*deck, n);
                let put = verb::PUT.form(implied.form(), language);
                say!(
                    language,
                    "{put} {top} into discard",
                    "{put} {top} en el descarte"
                )
            }
            Verb::RevealMonster => said::reveal_monster(implied, self),
            Verb::Recharge(who) => self.does(&verb::RECHARGE, who, ["", ""], implied),
            Verb::Deactivate(who) => self.does(&verb::DEACTIVATE, who, ["", ""], implied),
            Verb::RollBy(p, bands) => {
                let roll = self.act(p, &verb::ROLL, "", implied);
                self.bands(&roll, bands)
            }
            Verb::Reroll(who) => self.does(&verb::REPEAT, who, ["", ""], implied),
            Verb::AddToRoll(n, who) => self.add_to_roll(*n, who, implied),
            Verb::SetRoll(n, who) => {
                let turn = self.does(&verb::CHANGE, who, ["", ""], implied);
                say!(language, "{turn} into a {n}", "{turn} a un {n}")
            }
            Verb::ChooseRoll(who) => {
                let number = [" into a number of your choice", " al número que elijas"];
                self.does(&verb::CHANGE, who, number, implied)
            }
            Verb::FlipRoll(who) => self.does(&verb::FLIP, who, ["", ""], implied),
            Verb::RerollItem(who) => self.does(&verb::RENEW, who, ["", ""], implied),
            Verb::Show(who) => self.does(&verb::REVEAL, who, ["", ""], implied),
            Verb::Steal(who) => self.seize(who, implied),
            Verb::GainControl(who, until) => said::gain_control(who, until, implied, self),
            Verb::Redirect(who, to) => said::redirect(who, to, implied, self),
            Verb::Give(who, p) => said::give(who, p, implied, self),
            Verb::Swap(a, b) => {
                let swap = self.does(&verb::EXCHANGE, a, [" with", " con"], implied);
                format!("{swap} {}", self.who(b).text)
            }
            Verb::SetStats {
                attack,
                hp,
                who,
                until,
            } => {
                let who = self.who(who);
                let lasts = lasting(until, &who, Form::of(&who), self);
                let stats = [(ATTACK_STAT, attack.as_ref()), (HP_STAT, hp.as_ref())];
                set_stats(self, &who, &stats, implied.form(), &lasts)
            }
            Verb::SwapStats(a, b, until) => self.swap_stats(a, b, until, implied),
            Verb::BecomeSoul(who, p) => {
                let what = self.who(who).text;
                let what = say!(language, "{what} as a soul", "{what} como alma");
                self.act(p, &verb::GAIN, &what, implied)
            }
            Verb::Cancel(who) => self.does(&verb::CANCEL, who, ["", ""], implied),
            Verb::CancelAttack => {
                let attack = Phrase::one(self.pick("the attack", "el ataque"), false);
                verb::CANCEL.on(&attack, implied.form(), language)
            }
            Verb::EndTurn => {
                let turn = Phrase::one(self.pick("the turn", "el turno"), false);
                verb::END.on(&turn, implied.form(), language)
            }
            Verb::MoreLootPlays(n, p) => self.more(p, ["play", "jugar"], n, LOOT_CARD, implied),
            Verb::MoreAttacks(n, p) => self.more(p, ["make", "hacer"], n, ATTACK, implied),
            Verb::MorePurchases(n, p) => self.more(p, ["make", "hacer"], n, PURCHASE, implied),
            Verb::MustAttack(who) => {
                let what = self.who(who).text;
                self.must(&what, ["", ""], implied)
            }
            Verb::MustAttackAlso(who) => {
                let what = self.who(who).text;
                self.must(&what, ADDITIONAL, implied)
            }
            Verb::MustAttackAny => self.must("", ["", ""], implied),
            Verb::MustAttackAnyAlso => self.must("", ADDITIONAL, implied),
            Verb::MustAttackDeck => {
                let deck = self.pick("the monster deck", "el mazo de monstruos");
                self.must(deck, ADDITIONAL, implied)
            }
            Verb::ExtraTurn(p) => {
                let turn = self.pick(
                    "an extra turn after this one",
                    "un turno extra después de este",
                );
                self.act(p, &verb::TAKE_TURN, turn, implied)
            }
            Verb::SkipTurn(p) => self.act_own(p, &verb::SKIP, NEXT_TURN, implied),
            Verb::AddCounters(Amount::Share, ObjectSelector::Target(n)) => {
                self.divided(*n, Unit::Each(COUNTER), implied)
            }
            Verb::AddCounters(n, who) => self.add_counters(n, who, implied),
            Verb::RemoveCounters(n, who) => self.remove_counters(n, who, implied),
            Verb::Grant(grant, who, until) => self.granted(*grant, None, (who, until), implied),
            Verb::GrantPer(n, grant, who, until) => {
                self.granted(*grant, Some(n), (who, until), implied)
            }
            Verb::Become(card, who, until) => {
                let (lead, phrase, form) = self.doing(who, implied);
                let becomes = format!("{lead}{}", verb::BECOME.form(form, language));
                let lasts = lasting(until, &phrase, form, self);
                let name = self.names.card(card);
                becomes_card(&becomes, &name, &lasts, language)
            }
            Verb::Copy(who, of, until) => {
                let (lead, phrase, form) = self.doing(who, implied);
                let becomes = format!("{lead}{}", verb::BECOME.form(form, language));
                let lasts = lasting(until, &phrase, form, self);
                let of = self.who(of).text;
                becomes_copy(&becomes, &of, &lasts, language)
            }
            Verb::CopyLoot(who) => {
                let copy = self.does(&verb::COPY, who, ["", ""], implied);
                self.copied = Some(who.clone());
                copy
            }
            Verb::MoreSlots(kind, n) => said::slots(*kind, (*n).into(), implied, language),
            Verb::Win(p) if self.player_of(p).you && matches!(implied, ImpliedSubject::Plain) => {
                self.pick("you win the game", "ganas la partida").to_owned()
            }
            Verb::Win(p) => {
                let game = self.pick("the game", "la partida");
                self.act(p, &verb::WIN, game, implied)
            }
        }
    }

    fn own_condition(&mut self, condition: &OwnCondition, holds: bool) -> String {
        condition::state(condition, holds, self)
    }

    fn phase(&self, phase: Phase) -> String {
        super::names::the_phase(phase, self.language()).to_owned()
    }

    fn own_number(&mut self, number: &OwnNumber) -> String {
        amount::own(number, self)
    }

    fn cost(&mut self, cost: &Cost, implied: ImpliedSubject) -> String {
        costs::cost(cost, implied.form(), self)
    }

    fn may_pay(&mut self, costs: &[Cost], effects: &[Effect]) -> String {
        costs::may_pay(costs, effects, self)
    }

    fn if_done(&mut self, yours: bool) -> &'static str {
        match yours && self.names.addressee == Addressee::You {
            true => self.pick("If you do", "Si lo haces"),
            false => self.pick("If they do", "Si lo hace"),
        }
    }

    fn player(&mut self, player: &PlayerSelector) -> Option<Phrase> {
        Some(self.player_of(player)).filter(|player| !player.you)
    }

    fn one(&mut self, filter: &Filter) -> Phrase {
        filter::one(filter, self.names)
    }

    fn each_in_hand(&mut self, player: &PlayerSelector) -> String {
        let hand = self.owned_by_subject(player, HAND);
        say!(
            self.language(),
            "each loot card in {hand}",
            "cada carta de botín de {hand}"
        )
    }

    fn own_each(&mut self, number: &OwnNumber) -> Option<String> {
        amount::own_each(number, self)
    }

    fn own_reaches(
        &mut self,
        number: &OwnNumber,
        least: Option<i32>,
        holds: bool,
    ) -> Option<String> {
        amount::own_reaches(number, least?, holds, self)
    }

    fn number_of(&mut self, filter: &Filter) -> String {
        match self.language() {
            Language::Spanish if filter.whose == Whose::Any => filter::counted(filter, self.names),
            _ => filter::many(filter, self.names).text,
        }
    }

    fn at_least(&mut self, n: u8, filter: &Filter, holds: bool) -> String {
        condition::at_least(n, filter, holds, self)
    }

    fn trigger(&mut self, trigger: &TriggerCondition) -> String {
        opening::opening(trigger, Often::Any, None, self)
    }

    fn replace_next(
        &mut self,
        event: &ReplacedEvent,
        until: &Lasting,
        instead: &Replacement,
    ) -> String {
        replaces::replaces_next(event, until, instead, self)
    }

    fn losses(&self, died: bool) -> [&'static str; 2] {
        if died {
            ["monsters that died", "monstruos muertos"]
        } else {
            ["items that were destroyed", "objetos destruidos"]
        }
    }

    fn each(&mut self, filter: &Filter) -> String {
        filter::each(filter, self.names).text
    }

    fn many(&mut self, filter: &Filter) -> String {
        filter::many(filter, self.names).text
    }

    fn paid_for(&self) -> [&'static str; 2] {
        ["is bought", "se compre"]
    }

    fn price_unit(&self) -> [&'static str; 2] {
        ["¢"; 2]
    }

    fn wishes(&self) -> bool {
        self.wishes
    }

    fn costs_whom(&self) -> [&'static str; 2] {
        [" you", "te "]
    }

    fn this_card(&mut self) -> String {
        self.this().text
    }

    fn deck(&mut self, deck: &DeckKind) -> String {
        let name = said::deck_name(*deck, self.language());
        say!(self.language(), "the {name} deck", "el mazo de {name}")
    }

    fn victim(&mut self, who: &ObjectSelector) -> Phrase {
        self.who(who)
    }

    fn one_of_deck(&mut self, filter: &Filter) -> String {
        let bare = Filter {
            place: Where::Play,
            whose: Whose::Any,
            ..filter.clone()
        };
        self.one(&bare).text
    }

    fn pile(&self) -> [&'static str; 2] {
        ["into discard", "en el descarte"]
    }

    fn pick_of(&mut self, filter: &Filter) {
        self.mentions.other();
        self.picked = filter.kind;
    }

    /// One after the other, whether or not the one before could happen.
    fn joined(&self, parts: &[String]) -> String {
        match self.language() {
            Language::English => parts.join(", then ").replace("then if ", "then, if "),
            Language::Spanish => parts.join(", luego ").replace("luego si ", "luego, si "),
        }
    }

    fn chained(&mut self, effects: &[Effect], implied: ImpliedSubject) -> String {
        let Some((first, rest)) = effects.split_first() else {
            return String::new();
        };
        let text = self.effect(first, implied);
        self.once_named(|speaker| continued(speaker, text, first, rest))
    }

    fn may(&mut self, player: &PlayerSelector, effects: &[Effect]) -> String {
        self.can(player, effects, ImpliedSubject::May)
    }

    fn may_do(&mut self, player: &PlayerSelector, effects: &[Effect]) -> String {
        self.can(player, effects, ImpliedSubject::TheyMay)
    }

    fn each_does(&mut self, player: &PlayerSelector, effects: &[Effect]) -> String {
        flow::each_does(player, effects, self)
    }

    fn paid(&mut self, paid: Option<Phrase>) -> Option<Phrase> {
        std::mem::replace(&mut self.paid, paid)
    }

    fn act(&mut self, acting: Acting) -> Acting {
        std::mem::replace(&mut self.acting, acting)
    }

    fn is_open(&self, verb: &Verb) -> bool {
        said::is_open(verb)
    }

    fn costs_of_others(&mut self, costs: &[Cost]) -> String {
        costs::of_others(costs, self)
    }

    fn choose(
        &mut self,
        player: &PlayerSelector,
        filter: &Filter,
        effects: &[Effect],
        implied: ImpliedSubject,
    ) -> String {
        self.chosen(player, filter, effects, implied)
    }

    fn picks(
        &mut self,
        count: HowMany,
        player: &PlayerSelector,
        ways: &[Vec<Effect>],
        price: &[Cost],
        implied: ImpliedSubject,
    ) -> String {
        self.picked_ways(count, player, ways, price, implied)
    }

    fn roll(&mut self, bands: &[Band], implied: ImpliedSubject) -> String {
        let roll = self.act(&PlayerSelector::You, &verb::ROLL, "", implied);
        self.bands(&roll, bands)
    }

    fn half(&self, of: &str) -> String {
        said::half(of, self.language())
    }

    fn before_ways(&self) -> &'static str {
        " – "
    }

    fn that_amount(&self) -> &'static str {
        said::that_amount(self.result, self.language())
    }

    fn hand(&mut self, player: &PlayerSelector) -> String {
        let hand = self.owned_by_subject(player, HAND);
        said::cards_in(&hand, self.language())
    }

    fn your_turn(&self, holds: bool) -> String {
        condition::your_turn(holds, self)
    }

    fn holds_cards(&mut self, n: u8, player: &PlayerSelector, holds: bool) -> String {
        condition::holds_cards(n, player, holds, self)
    }

    fn holds_at_most(&mut self, n: u8, player: &PlayerSelector, holds: bool) -> String {
        condition::holds_at_most(n, player, holds, self)
    }
}
