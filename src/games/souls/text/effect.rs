//! Effects as sentences.

use super::amount::{Unit, amount};
use super::condition;
use super::doing::ADDITIONAL;
use super::grant::{Subject, lasting};
use super::mentions::is_player;
use super::noun::{ATTACK, COUNTER, HAND, LOOT_CARD, NEXT_TURN, PURCHASE, TREASURE};
use super::speaker::Speaker;
use super::verb::{self, ImpliedSubject};
use super::{Addressee, said};
use crate::cards::text::{Join, Phrase, Word, listed, say};
use crate::games::souls::content::{Effect, PlayerSelector};
use crate::packs::Language;
use crate::packs::prose::sentences;

impl Speaker<'_> {
    /// All effects, a sentence each, the first without a capital.
    pub fn sentences(&mut self, effects: &[Effect]) -> String {
        let effects = effects.iter();
        sentences(effects.map(|effect| self.effect(effect, ImpliedSubject::Plain)))
    }

    /// All effects as one clause.
    pub fn clauses(&mut self, effects: &[Effect]) -> String {
        self.joined(effects, ImpliedSubject::Plain)
    }

    /// One after the other, whether or not the one before could happen.
    pub fn joined(&mut self, effects: &[Effect], implied: ImpliedSubject) -> String {
        let parts: Vec<String> = effects.iter().map(|e| self.effect(e, implied)).collect();
        match self.language() {
            Language::English => parts.join(", then ").replace("then if ", "then, if "),
            Language::Spanish => parts.join(", luego ").replace("luego si ", "luego, si "),
        }
    }

    fn effect(&mut self, effect: &Effect, implied: ImpliedSubject) -> String {
        let you = &PlayerSelector::You;
        let language = self.language();
        match effect {
            Effect::GainCoins(n, p) => self.acts(p, &verb::GAIN, n, Unit::Coins, implied),
            Effect::LoseCoins(n, p) => self.acts(p, &verb::LOSE, n, Unit::Coins, implied),
            Effect::PayCoins(n, p) => self.acts(p, &verb::PAY, n, Unit::Coins, implied),
            Effect::StealCoins(n, p) => self.coins(&verb::STEAL, n, "from", p, implied),
            Effect::GiveCoins(n, p) => self.coins(&verb::GIVE, n, "to", p, implied),
            Effect::Loot(n, p) => self.acts(p, &verb::LOOT, n, Unit::Loot, implied),
            Effect::Discard(n, p) => {
                self.acts(p, &verb::DISCARD, n, Unit::Each(LOOT_CARD), implied)
            }
            Effect::DiscardAtRandom(n, p) => {
                let (n, tail) = amount(n, Unit::Each(LOOT_CARD), Some(p), self);
                let what = say!(language, "{n} at random{tail}", "{n} al azar{tail}");
                self.act(p, &verb::DISCARD, &what, implied)
            }
            Effect::DiscardHand(p) => self.act_own(p, &verb::DISCARD, HAND, implied),
            Effect::StealLoot(n, p) => {
                let (n, tail) = amount(n, Unit::Each(LOOT_CARD), None, self);
                let hand = self.owned(p, HAND, None);
                let what = say!(
                    language,
                    "{n} at random from {hand}{tail}",
                    "{n} al azar de {hand}{tail}"
                );
                self.act(you, &verb::TAKE, &what, implied)
            }
            Effect::LookAtHand(p) => {
                let hand = self.owned(p, HAND, None);
                self.act(you, &verb::LOOK, &hand, implied)
            }
            Effect::SwapHands(p) => {
                let with = self.player(p).text;
                let what = say!(language, "hands with {with}", "las manos con {with}");
                self.act(you, &verb::SWAP_HANDS, &what, implied)
            }
            Effect::GainTreasure(n, p) => {
                self.acts(p, &verb::GAIN, n, Unit::Each(TREASURE), implied)
            }
            Effect::Damage(n, who) => self.damage(n, who, implied),
            Effect::Heal(n, who) => self.gets(who, &verb::HEAL, n, Unit::Hp, implied),
            Effect::PreventDamage(n, who) => self.prevent(n, who, implied),
            Effect::Shield(n, who) => self.shield(n, who, implied),
            Effect::PreventDeath(who) => self.does(&verb::PREVENT, who, ["", ""], implied),
            Effect::Kill(who) => self.does(&verb::KILL, who, ["", ""], implied),
            Effect::Destroy(who) => self.does(&verb::DESTROY, who, ["", ""], implied),
            Effect::PutInDiscard(who) => self.does(
                &verb::PLACE,
                who,
                [" into discard", " en el descarte"],
                implied,
            ),
            Effect::PutInHand(who, p) => {
                let put = self.does(&verb::PLACE, who, [" into", " en"], implied);
                format!("{put} {}", self.owned(p, HAND, None))
            }
            Effect::PutOnTop(who) => {
                let deck = [" on top of its deck", " encima de su mazo"];
                self.does(&verb::PLACE, who, deck, implied)
            }
            Effect::PutOnBottom(who) => {
                let deck = [" on the bottom of its deck", " en el fondo de su mazo"];
                self.does(&verb::PLACE, who, deck, implied)
            }
            Effect::Scry(deck, n) => self.scry(*deck, n, implied),
            Effect::Mill(deck, n) => {
                let top = self.top(*deck, n);
                let put = verb::PUT.form(implied.form(), language);
                say!(
                    language,
                    "{put} {top} into discard",
                    "{put} {top} en el descarte"
                )
            }
            Effect::RevealMonster => {
                let whose = match self.names.addressee {
                    Addressee::You => self.pick("your", "tu"),
                    Addressee::Active | Addressee::They => self.pick("their", "su"),
                };
                let what = say!(
                    language,
                    "the top card of the monster deck on a monster slot of {whose} choice",
                    "la carta superior del mazo de monstruos en una casilla de monstruo a {whose} elección"
                );
                self.act(you, &verb::PUT, &what, implied)
            }
            Effect::Recharge(who) => self.does(&verb::RECHARGE, who, ["", ""], implied),
            Effect::Deactivate(who) => self.does(&verb::DEACTIVATE, who, ["", ""], implied),
            Effect::Roll(bands) => {
                let roll = self.act(you, &verb::ROLL, "", implied);
                format!("{roll} – {}", self.bands(bands))
            }
            Effect::RollBy(p, bands) => {
                let roll = self.act(p, &verb::ROLL, "", implied);
                format!("{roll} – {}", self.bands(bands))
            }
            Effect::Reroll(who) => self.does(&verb::REPEAT, who, ["", ""], implied),
            Effect::AddToRoll(n, who) => self.add_to_roll(*n, who, implied),
            Effect::SetRoll(n, who) => {
                let turn = self.does(&verb::CHANGE, who, ["", ""], implied);
                say!(language, "{turn} into a {n}", "{turn} a un {n}")
            }
            Effect::ChooseRoll(who) => {
                let number = [" into a number of your choice", " al número que elijas"];
                self.does(&verb::CHANGE, who, number, implied)
            }
            Effect::FlipRoll(who) => self.does(&verb::FLIP, who, ["", ""], implied),
            Effect::RerollItem(who) => self.does(&verb::RENEW, who, ["", ""], implied),
            Effect::Steal(who) => self.seize(who, implied),
            Effect::Give(who, p) => {
                let give = self.does(&verb::HAND, who, [" to", " a"], implied);
                format!("{give} {}", self.player(p).text)
            }
            Effect::Swap(a, b) => {
                let swap = self.does(&verb::EXCHANGE, a, [" with", " con"], implied);
                format!("{swap} {}", self.who(b).text)
            }
            Effect::BecomeSoul(who, p) => {
                let what = self.who(who).text;
                let what = say!(language, "{what} as a soul", "{what} como alma");
                self.act(p, &verb::GAIN, &what, implied)
            }
            Effect::Cancel(who) => self.does(&verb::CANCEL, who, ["", ""], implied),
            Effect::CancelAttack => {
                let attack = Phrase::one(self.pick("the attack", "el ataque"), false);
                verb::CANCEL.on(&attack, implied.form(), language)
            }
            Effect::EndTurn => {
                let turn = Phrase::one(self.pick("the turn", "el turno"), false);
                verb::END.on(&turn, implied.form(), language)
            }
            Effect::MoreLootPlays(n, p) => self.more(p, ["play", "jugar"], n, LOOT_CARD, implied),
            Effect::MoreAttacks(n, p) => self.more(p, ["make", "hacer"], n, ATTACK, implied),
            Effect::MorePurchases(n, p) => self.more(p, ["make", "hacer"], n, PURCHASE, implied),
            Effect::MustAttack(who) => {
                let what = self.who(who).text;
                self.must(&what, ["", ""], implied)
            }
            Effect::MustAttackAlso(who) => {
                let what = self.who(who).text;
                self.must(&what, ADDITIONAL, implied)
            }
            Effect::MustAttackDeck => {
                let deck = self.pick("the monster deck", "el mazo de monstruos");
                self.must(deck, ADDITIONAL, implied)
            }
            Effect::ExtraTurn(p) => {
                let turn = self.pick(
                    "an extra turn after this one",
                    "un turno extra después de este",
                );
                self.act(p, &verb::TAKE_TURN, turn, implied)
            }
            Effect::SkipTurn(p) => self.act_own(p, &verb::SKIP, NEXT_TURN, implied),
            Effect::AddCounters(n, who) => {
                let (n, tail) = amount(n, Unit::Each(COUNTER), None, self);
                let what = self.who(who).text;
                let put = verb::PUT.form(implied.form(), language);
                say!(
                    language,
                    "{put} {n} on {what}{tail}",
                    "{put} {n} sobre {what}{tail}"
                )
            }
            Effect::RemoveCounters(n, who) => self.remove_counters(n, who, implied),
            Effect::Grant(grant, who, until) => {
                let player = is_player(who, &self.mentions);
                let (lead, phrase, form) = self.doing(who, implied);
                let subject = Subject {
                    phrase: &phrase,
                    form,
                    player,
                    language,
                };
                let given = subject.given(*grant);
                format!("{lead}{given}{}", lasting(*until, &phrase, form, language))
            }
            Effect::Copy(who, of, until) => {
                let (lead, phrase, form) = self.doing(who, implied);
                let becomes = verb::BECOME.form(form, language);
                let lasts = lasting(*until, &phrase, form, language);
                let of = self.who(of).text;
                say!(
                    language,
                    "{lead}{becomes} a copy of {of}{lasts}",
                    "{lead}{becomes} en una copia de {of}{lasts}"
                )
            }
            Effect::CopyLoot(who) => self.does(&verb::COPY, who, ["", ""], implied),
            Effect::MoreSlots(kind, n) => said::slots(*kind, (*n).into(), implied, language),
            Effect::Win(p) if self.player(p).you && matches!(implied, ImpliedSubject::Plain) => {
                self.pick("you win the game", "ganas la partida").to_owned()
            }
            Effect::Win(p) => {
                let game = self.pick("the game", "la partida");
                self.act(p, &verb::WIN, game, implied)
            }
            Effect::And(effects) => {
                let parts: Vec<String> = effects.iter().map(|e| self.effect(e, implied)).collect();
                listed(&parts, Join::And, language)
            }
            Effect::If(condition, effects) => {
                let clause = condition::clause(condition, Word::If, self);
                format!("{clause}, {}", self.joined(effects, implied))
            }
            Effect::May(effects) => self.may(you, effects, ImpliedSubject::Bare(you)),
            Effect::MayDo(p, effects) => {
                self.may(p, effects, ImpliedSubject::Bare(&PlayerSelector::They))
            }
            Effect::EachDoes(p, effects) => {
                let who = self.player(p).text;
                format!(
                    "{who} {}",
                    self.joined(effects, ImpliedSubject::Third(&PlayerSelector::They))
                )
            }
            Effect::Choose(p, filter, effects) => self.choose(p, filter, effects, implied),
            Effect::Vote(ways) => {
                let ways = ways
                    .iter()
                    .map(|way| self.joined(way, ImpliedSubject::Plain));
                let ways: Vec<String> = ways.collect();
                let votes = self.pick("everybody votes", "todos votan");
                format!("{votes} – {}", ways.join(self.pick("; or ", "; o bien ")))
            }
        }
    }
}
