//! Effects as sentences.

use super::amount::{Unit, amount};
use super::condition;
use super::doing::ADDITIONAL;
use super::grant::{Subject, lasting};
use super::mentions::is_player;
use super::noun::{ATTACK, COUNTER, HAND, LOOT_CARD, NEXT_TURN, PURCHASE, TREASURE};
use super::speaker::Speaker;
use super::verb::{self, Mood};
use super::{Eyes, said};
use crate::cards::text::{Join, Phrase, Word, listed, say};
use crate::games::souls::content::{Effect, Player};
use crate::packs::Language;
use crate::packs::prose::sentences;

impl Speaker<'_> {
    /// All effects, a sentence each, the first without a capital.
    pub fn sentences(&mut self, effects: &[Effect]) -> String {
        let effects = effects.iter();
        sentences(effects.map(|effect| self.effect(effect, Mood::Plain)))
    }

    /// All effects as one clause.
    pub fn clauses(&mut self, effects: &[Effect]) -> String {
        self.joined(effects, Mood::Plain)
    }

    /// One after the other, whether or not the one before could happen.
    pub fn joined(&mut self, effects: &[Effect], mood: Mood) -> String {
        let parts: Vec<String> = effects.iter().map(|e| self.effect(e, mood)).collect();
        match self.language() {
            Language::English => parts.join(", then ").replace("then if ", "then, if "),
            Language::Spanish => parts.join(", luego ").replace("luego si ", "luego, si "),
        }
    }

    fn effect(&mut self, effect: &Effect, mood: Mood) -> String {
        let you = &Player::You;
        let language = self.language();
        match effect {
            Effect::GainCoins(n, p) => self.acts(p, &verb::GAIN, n, Unit::Coins, mood),
            Effect::LoseCoins(n, p) => self.acts(p, &verb::LOSE, n, Unit::Coins, mood),
            Effect::PayCoins(n, p) => self.acts(p, &verb::PAY, n, Unit::Coins, mood),
            Effect::StealCoins(n, p) => self.coins(&verb::STEAL, n, "from", p, mood),
            Effect::GiveCoins(n, p) => self.coins(&verb::GIVE, n, "to", p, mood),
            Effect::Loot(n, p) => self.acts(p, &verb::LOOT, n, Unit::Loot, mood),
            Effect::Discard(n, p) => self.acts(p, &verb::DISCARD, n, Unit::Each(LOOT_CARD), mood),
            Effect::DiscardHand(p) => self.act_own(p, &verb::DISCARD, HAND, mood),
            Effect::StealLoot(n, p) => {
                let (n, tail) = amount(n, Unit::Each(LOOT_CARD), None, self);
                let hand = self.owned(p, HAND, None);
                let what = say!(
                    language,
                    "{n} at random from {hand}{tail}",
                    "{n} al azar de {hand}{tail}"
                );
                self.act(you, &verb::TAKE, &what, mood)
            }
            Effect::LookAtHand(p) => {
                let hand = self.owned(p, HAND, None);
                self.act(you, &verb::LOOK, &hand, mood)
            }
            Effect::SwapHands(p) => {
                let with = self.player(p).text;
                let what = say!(language, "hands with {with}", "las manos con {with}");
                self.act(you, &verb::SWAP_HANDS, &what, mood)
            }
            Effect::GainTreasure(n, p) => self.acts(p, &verb::GAIN, n, Unit::Each(TREASURE), mood),
            Effect::Damage(n, who) => self.damage(n, who, mood),
            Effect::Heal(n, who) => self.gets(who, &verb::HEAL, n, Unit::Hp, mood),
            Effect::PreventDamage(n, who) => self.prevent(n, who, mood),
            Effect::Shield(n, who) => self.shield(n, who, mood),
            Effect::PreventDeath(who) => self.does(&verb::PREVENT, who, ["", ""], mood),
            Effect::Kill(who) => self.does(&verb::KILL, who, ["", ""], mood),
            Effect::Destroy(who) => self.does(&verb::DESTROY, who, ["", ""], mood),
            Effect::PutInDiscard(who) => self.does(
                &verb::PLACE,
                who,
                [" into discard", " en el descarte"],
                mood,
            ),
            Effect::PutInHand(who, p) => {
                let put = self.does(&verb::PLACE, who, [" into", " en"], mood);
                format!("{put} {}", self.owned(p, HAND, None))
            }
            Effect::PutOnTop(who) => {
                let deck = [" on top of its deck", " encima de su mazo"];
                self.does(&verb::PLACE, who, deck, mood)
            }
            Effect::PutOnBottom(who) => {
                let deck = [" on the bottom of its deck", " en el fondo de su mazo"];
                self.does(&verb::PLACE, who, deck, mood)
            }
            Effect::Scry(deck, n) => self.scry(*deck, n, mood),
            Effect::Mill(deck, n) => {
                let top = self.top(*deck, n);
                let put = verb::PUT.form(mood.form(), language);
                say!(
                    language,
                    "{put} {top} into discard",
                    "{put} {top} en el descarte"
                )
            }
            Effect::RevealMonster => {
                let whose = match self.names.eyes {
                    Eyes::You => self.pick("your", "tu"),
                    Eyes::Active | Eyes::They => self.pick("their", "su"),
                };
                let what = say!(
                    language,
                    "the top card of the monster deck on a monster slot of {whose} choice",
                    "la carta superior del mazo de monstruos en una casilla de monstruo a {whose} elección"
                );
                self.act(you, &verb::PUT, &what, mood)
            }
            Effect::Recharge(who) => self.does(&verb::RECHARGE, who, ["", ""], mood),
            Effect::Deactivate(who) => self.does(&verb::DEACTIVATE, who, ["", ""], mood),
            Effect::Roll(bands) => {
                let roll = self.act(you, &verb::ROLL, "", mood);
                format!("{roll} – {}", self.bands(bands))
            }
            Effect::RollBy(p, bands) => {
                let roll = self.act(p, &verb::ROLL, "", mood);
                format!("{roll} – {}", self.bands(bands))
            }
            Effect::Reroll(who) => self.does(&verb::REPEAT, who, ["", ""], mood),
            Effect::AddToRoll(n, who) => self.add_to_roll(*n, who, mood),
            Effect::SetRoll(n, who) => {
                let turn = self.does(&verb::CHANGE, who, ["", ""], mood);
                say!(language, "{turn} into a {n}", "{turn} a un {n}")
            }
            Effect::ChooseRoll(who) => {
                let number = [" into a number of your choice", " al número que elijas"];
                self.does(&verb::CHANGE, who, number, mood)
            }
            Effect::FlipRoll(who) => self.does(&verb::FLIP, who, ["", ""], mood),
            Effect::RerollItem(who) => self.does(&verb::RENEW, who, ["", ""], mood),
            Effect::Steal(who) => self.seize(who, mood),
            Effect::Give(who, p) => {
                let give = self.does(&verb::HAND, who, [" to", " a"], mood);
                format!("{give} {}", self.player(p).text)
            }
            Effect::Swap(a, b) => {
                let swap = self.does(&verb::EXCHANGE, a, [" with", " con"], mood);
                format!("{swap} {}", self.who(b).text)
            }
            Effect::BecomeSoul(who, p) => {
                let what = self.who(who).text;
                let what = say!(language, "{what} as a soul", "{what} como alma");
                self.act(p, &verb::GAIN, &what, mood)
            }
            Effect::Cancel(who) => self.does(&verb::CANCEL, who, ["", ""], mood),
            Effect::CancelAttack => {
                let attack = Phrase::one(self.pick("the attack", "el ataque"), false);
                verb::CANCEL.on(&attack, mood.form(), language)
            }
            Effect::EndTurn => {
                let turn = Phrase::one(self.pick("the turn", "el turno"), false);
                verb::END.on(&turn, mood.form(), language)
            }
            Effect::MoreLootPlays(n, p) => self.more(p, ["play", "jugar"], n, LOOT_CARD, mood),
            Effect::MoreAttacks(n, p) => self.more(p, ["make", "hacer"], n, ATTACK, mood),
            Effect::MorePurchases(n, p) => self.more(p, ["make", "hacer"], n, PURCHASE, mood),
            Effect::MustAttack(who) => {
                let what = self.who(who).text;
                self.must(&what, ["", ""], mood)
            }
            Effect::MustAttackAlso(who) => {
                let what = self.who(who).text;
                self.must(&what, ADDITIONAL, mood)
            }
            Effect::MustAttackDeck => {
                let deck = self.pick("the monster deck", "el mazo de monstruos");
                self.must(deck, ADDITIONAL, mood)
            }
            Effect::ExtraTurn(p) => {
                let turn = self.pick(
                    "an extra turn after this one",
                    "un turno extra después de este",
                );
                self.act(p, &verb::TAKE_TURN, turn, mood)
            }
            Effect::SkipTurn(p) => self.act_own(p, &verb::SKIP, NEXT_TURN, mood),
            Effect::AddCounters(n, who) => {
                let (n, tail) = amount(n, Unit::Each(COUNTER), None, self);
                let what = self.who(who).text;
                let put = verb::PUT.form(mood.form(), language);
                say!(
                    language,
                    "{put} {n} on {what}{tail}",
                    "{put} {n} sobre {what}{tail}"
                )
            }
            Effect::RemoveCounters(n, who) => self.remove_counters(n, who, mood),
            Effect::Grant(grant, who, until) => {
                let player = is_player(who, &self.mentions);
                let (lead, phrase, form) = self.doing(who, mood);
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
                let (lead, phrase, form) = self.doing(who, mood);
                let becomes = verb::BECOME.form(form, language);
                let lasts = lasting(*until, &phrase, form, language);
                let of = self.who(of).text;
                say!(
                    language,
                    "{lead}{becomes} a copy of {of}{lasts}",
                    "{lead}{becomes} en una copia de {of}{lasts}"
                )
            }
            Effect::CopyLoot(who) => self.does(&verb::COPY, who, ["", ""], mood),
            Effect::MoreSlots(kind, n) => said::slots(*kind, (*n).into(), mood, language),
            Effect::Win(p) if self.player(p).you && matches!(mood, Mood::Plain) => {
                self.pick("you win the game", "ganas la partida").to_owned()
            }
            Effect::Win(p) => {
                let game = self.pick("the game", "la partida");
                self.act(p, &verb::WIN, game, mood)
            }
            Effect::And(effects) => {
                let parts: Vec<String> = effects.iter().map(|e| self.effect(e, mood)).collect();
                listed(&parts, Join::And, language)
            }
            Effect::If(condition, effects) => {
                let clause = condition::clause(condition, Word::If, self);
                format!("{clause}, {}", self.joined(effects, mood))
            }
            Effect::May(effects) => self.may(you, effects, Mood::Bare(you)),
            Effect::MayDo(p, effects) => self.may(p, effects, Mood::Bare(&Player::They)),
            Effect::EachDoes(p, effects) => {
                let who = self.player(p).text;
                format!("{who} {}", self.joined(effects, Mood::Third(&Player::They)))
            }
            Effect::Choose(p, filter, effects) => self.choose(p, filter, effects, mood),
            Effect::Vote(ways) => {
                let ways = ways.iter().map(|way| self.joined(way, Mood::Plain));
                let ways: Vec<String> = ways.collect();
                let votes = self.pick("everybody votes", "todos votan");
                format!("{votes} – {}", ways.join(self.pick("; or ", "; o bien ")))
            }
        }
    }
}
