//! Effects as sentences.

use super::amount::{self, Unit, amount};
use super::condition;
use super::doing::ADDITIONAL;
use super::grant::{Subject, lasting};
use super::mentions::is_player;
use super::noun::{ATTACK, COUNTER, HAND, LOOT_CARD, NEXT_TURN, PURCHASE, TREASURE};
use super::speaker::Speaker;
use super::verb::{self, Mood};
use super::{Eyes, filter, said};
use crate::cards::text::{Join, Moods, Phrase, Says, listed, say};
use crate::games::souls::Souls;
use crate::games::souls::content::{Effect, Filter, OwnCondition, OwnNumber, Player, Verb};
use crate::packs::Language;

impl Says<Souls> for Speaker<'_> {
    type Mood = Mood;

    fn language(&self) -> Language {
        self.names.language
    }

    fn verb(&mut self, verb: &Verb, mood: Mood) -> String {
        let you = &Player::You;
        let language = self.language();
        match verb {
            Verb::GainCoins(n, p) => self.acts(p, &verb::GAIN, n, Unit::Coins, mood),
            Verb::LoseCoins(n, p) => self.acts(p, &verb::LOSE, n, Unit::Coins, mood),
            Verb::PayCoins(n, p) => self.acts(p, &verb::PAY, n, Unit::Coins, mood),
            Verb::StealCoins(n, p) => self.coins(&verb::STEAL, n, "from", p, mood),
            Verb::GiveCoins(n, p) => self.coins(&verb::GIVE, n, "to", p, mood),
            Verb::Loot(n, p) => self.acts(p, &verb::LOOT, n, Unit::Loot, mood),
            Verb::Discard(n, p) => self.acts(p, &verb::DISCARD, n, Unit::Each(LOOT_CARD), mood),
            Verb::DiscardHand(p) => self.act_own(p, &verb::DISCARD, HAND, mood),
            Verb::StealLoot(n, p) => {
                let (n, tail) = amount(n, Unit::Each(LOOT_CARD), None, self);
                let hand = self.owned(p, HAND, None);
                let what = say!(
                    language,
                    "{n} at random from {hand}{tail}",
                    "{n} al azar de {hand}{tail}"
                );
                self.act(you, &verb::TAKE, &what, mood)
            }
            Verb::LookAtHand(p) => {
                let hand = self.owned(p, HAND, None);
                self.act(you, &verb::LOOK, &hand, mood)
            }
            Verb::SwapHands(p) => {
                let with = self.player_of(p).text;
                let what = say!(language, "hands with {with}", "las manos con {with}");
                self.act(you, &verb::SWAP_HANDS, &what, mood)
            }
            Verb::GainTreasure(n, p) => self.acts(p, &verb::GAIN, n, Unit::Each(TREASURE), mood),
            Verb::Damage(n, who) => self.damage(n, who, mood),
            Verb::Heal(n, who) => self.gets(who, &verb::HEAL, n, Unit::Hp, mood),
            Verb::PreventDamage(n, who) => self.prevent(n, who, mood),
            Verb::Shield(n, who) => self.shield(n, who, mood),
            Verb::PreventDeath(who) => self.does(&verb::PREVENT, who, ["", ""], mood),
            Verb::Kill(who) => self.does(&verb::KILL, who, ["", ""], mood),
            Verb::Destroy(who) => self.does(&verb::DESTROY, who, ["", ""], mood),
            Verb::PutInDiscard(who) => self.does(
                &verb::PLACE,
                who,
                [" into discard", " en el descarte"],
                mood,
            ),
            Verb::PutInHand(who, p) => {
                let put = self.does(&verb::PLACE, who, [" into", " en"], mood);
                format!("{put} {}", self.owned(p, HAND, None))
            }
            Verb::PutOnTop(who) => {
                let deck = [" on top of its deck", " encima de su mazo"];
                self.does(&verb::PLACE, who, deck, mood)
            }
            Verb::PutOnBottom(who) => {
                let deck = [" on the bottom of its deck", " en el fondo de su mazo"];
                self.does(&verb::PLACE, who, deck, mood)
            }
            Verb::Scry(deck, n) => self.scry(*deck, n, mood),
            Verb::Mill(deck, n) => {
                let top = self.top(*deck, n);
                let put = verb::PUT.form(mood.form(), language);
                say!(
                    language,
                    "{put} {top} into discard",
                    "{put} {top} en el descarte"
                )
            }
            Verb::RevealMonster => {
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
            Verb::Recharge(who) => self.does(&verb::RECHARGE, who, ["", ""], mood),
            Verb::Deactivate(who) => self.does(&verb::DEACTIVATE, who, ["", ""], mood),
            Verb::Roll(bands) => {
                let roll = self.act(you, &verb::ROLL, "", mood);
                format!("{roll} – {}", self.bands(bands))
            }
            Verb::RollBy(p, bands) => {
                let roll = self.act(p, &verb::ROLL, "", mood);
                format!("{roll} – {}", self.bands(bands))
            }
            Verb::Reroll(who) => self.does(&verb::REPEAT, who, ["", ""], mood),
            Verb::AddToRoll(n, who) => self.add_to_roll(*n, who, mood),
            Verb::SetRoll(n, who) => {
                let turn = self.does(&verb::CHANGE, who, ["", ""], mood);
                say!(language, "{turn} into a {n}", "{turn} a un {n}")
            }
            Verb::ChooseRoll(who) => {
                let number = [" into a number of your choice", " al número que elijas"];
                self.does(&verb::CHANGE, who, number, mood)
            }
            Verb::FlipRoll(who) => self.does(&verb::FLIP, who, ["", ""], mood),
            Verb::RerollItem(who) => self.does(&verb::RENEW, who, ["", ""], mood),
            Verb::Steal(who) => self.seize(who, mood),
            Verb::Give(who, p) => {
                let give = self.does(&verb::HAND, who, [" to", " a"], mood);
                format!("{give} {}", self.player_of(p).text)
            }
            Verb::Swap(a, b) => {
                let swap = self.does(&verb::EXCHANGE, a, [" with", " con"], mood);
                format!("{swap} {}", self.who(b).text)
            }
            Verb::BecomeSoul(who, p) => {
                let what = self.who(who).text;
                let what = say!(language, "{what} as a soul", "{what} como alma");
                self.act(p, &verb::GAIN, &what, mood)
            }
            Verb::Cancel(who) => self.does(&verb::CANCEL, who, ["", ""], mood),
            Verb::CancelAttack => {
                let attack = Phrase::one(self.pick("the attack", "el ataque"), false);
                verb::CANCEL.on(&attack, mood.form(), language)
            }
            Verb::EndTurn => {
                let turn = Phrase::one(self.pick("the turn", "el turno"), false);
                verb::END.on(&turn, mood.form(), language)
            }
            Verb::MoreLootPlays(n, p) => self.more(p, ["play", "jugar"], n, LOOT_CARD, mood),
            Verb::MoreAttacks(n, p) => self.more(p, ["make", "hacer"], n, ATTACK, mood),
            Verb::MorePurchases(n, p) => self.more(p, ["make", "hacer"], n, PURCHASE, mood),
            Verb::MustAttack(who) => {
                let what = self.who(who).text;
                self.must(&what, ["", ""], mood)
            }
            Verb::MustAttackAlso(who) => {
                let what = self.who(who).text;
                self.must(&what, ADDITIONAL, mood)
            }
            Verb::MustAttackDeck => {
                let deck = self.pick("the monster deck", "el mazo de monstruos");
                self.must(deck, ADDITIONAL, mood)
            }
            Verb::ExtraTurn(p) => {
                let turn = self.pick(
                    "an extra turn after this one",
                    "un turno extra después de este",
                );
                self.act(p, &verb::TAKE_TURN, turn, mood)
            }
            Verb::SkipTurn(p) => self.act_own(p, &verb::SKIP, NEXT_TURN, mood),
            Verb::AddCounters(n, who) => {
                let (n, tail) = amount(n, Unit::Each(COUNTER), None, self);
                let what = self.who(who).text;
                let put = verb::PUT.form(mood.form(), language);
                say!(
                    language,
                    "{put} {n} on {what}{tail}",
                    "{put} {n} sobre {what}{tail}"
                )
            }
            Verb::RemoveCounters(n, who) => self.remove_counters(n, who, mood),
            Verb::Grant(grant, who, until) => {
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
            Verb::Copy(who, of, until) => {
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
            Verb::CopyLoot(who) => self.does(&verb::COPY, who, ["", ""], mood),
            Verb::MoreSlots(kind, n) => said::slots(*kind, (*n).into(), mood, language),
            Verb::Win(p) if self.player_of(p).you && matches!(mood, Mood::Plain) => {
                self.pick("you win the game", "ganas la partida").to_owned()
            }
            Verb::Win(p) => {
                let game = self.pick("the game", "la partida");
                self.act(p, &verb::WIN, game, mood)
            }
        }
    }

    fn own_condition(&mut self, condition: &OwnCondition, holds: bool) -> String {
        condition::state(condition, holds, self)
    }

    fn own_number(&mut self, number: &OwnNumber) -> String {
        amount::own(number, self)
    }

    fn player(&mut self, player: &Player) -> Option<Phrase> {
        Some(self.player_of(player)).filter(|player| !player.you)
    }

    fn one(&mut self, filter: &Filter) -> Phrase {
        filter::one(filter, self.names)
    }

    fn counted(&mut self, filter: &Filter) -> String {
        match self.language() {
            Language::English => filter::many(filter, self.names).text,
            Language::Spanish => filter::counted(filter, self.names),
        }
    }

    fn at_least(&mut self, n: u8, filter: &Filter, holds: bool) -> String {
        condition::at_least(n, filter, holds, self)
    }

    fn pick_of(&mut self, filter: &Filter) {
        self.mentions.other();
        self.picked = filter.kind;
    }

    /// One after the other, whether or not the one before could happen.
    fn clauses(&mut self, effects: &[Effect], mood: Mood) -> String {
        let parts: Vec<String> = effects.iter().map(|e| self.effect(e, mood)).collect();
        match self.language() {
            Language::English => parts.join(", then ").replace("then if ", "then, if "),
            Language::Spanish => parts.join(", luego ").replace("luego si ", "luego, si "),
        }
    }

    fn chained(&mut self, effects: &[Effect], mood: Mood) -> String {
        let parts: Vec<String> = effects.iter().map(|e| self.effect(e, mood)).collect();
        listed(&parts, Join::And, self.language())
    }

    fn may(&mut self, player: &Player, effects: &[Effect]) -> String {
        self.can(player, effects, Mood::May)
    }

    fn may_do(&mut self, player: &Player, effects: &[Effect]) -> String {
        self.can(player, effects, Mood::TheyMay)
    }

    fn each_does(&mut self, player: &Player, effects: &[Effect]) -> String {
        let who = self.player_of(player).text;
        format!("{who} {}", self.clauses(effects, Mood::They))
    }

    fn choose(
        &mut self,
        player: &Player,
        filter: &Filter,
        effects: &[Effect],
        mood: Mood,
    ) -> String {
        let theirs = match self.names.eyes {
            Eyes::You if *player == Player::You => Eyes::You,
            _ => Eyes::They,
        };
        let what = filter::one(filter, self.names.seen_by(theirs)).text;
        let does = self.act(player, &verb::CHOOSE, &what, mood);
        self.pick_of(filter);
        format!("{does}; {}", self.clauses(effects, Mood::Plain))
    }

    fn picks(&mut self, player: &Player, ways: &[Vec<Effect>], mood: Mood) -> String {
        let one = self.pick("one", "una opción");
        let chooses = self.act(player, &verb::CHOOSE, one, mood);
        let ways = self.once_named(|speaker| speaker.ways(ways));
        format!("{chooses}{ways}")
    }

    fn before_ways(&self) -> &'static str {
        " – "
    }

    fn that_amount(&self) -> &'static str {
        if self.result {
            self.pick("the result", "el resultado")
        } else {
            self.pick("that amount", "esa cantidad")
        }
    }

    fn hand(&mut self, player: &Player) -> String {
        let hand = self.owned_by_subject(player, HAND);
        say!(
            self.language(),
            "the number of loot cards in {hand}",
            "el número de cartas de botín de {hand}"
        )
    }

    fn your_turn(&self, holds: bool) -> String {
        condition::your_turn(holds, self)
    }

    fn holds_cards(&mut self, n: u8, player: &Player, holds: bool) -> String {
        condition::holds_cards(n, player, holds, self)
    }

    fn holds_at_most(&mut self, n: u8, player: &Player, holds: bool) -> String {
        condition::holds_at_most(n, player, holds, self)
    }
}
