//! Effects as English sentences.

use super::super::Eyes;
use super::super::mentions::is_player;
use super::amount::{self, CARDS, COUNTERS, DAMAGE, TREASURE, Unit, amount};
use super::condition;
use super::filter;
use super::grant::{self, lasting};
use super::verb::{Form, Mood};
use super::who::Speaker;
use crate::games::souls::content::{
    Amount, Band, DeckKind, Effect, Filter, Kind, Player, SlotKind, Who,
};
use crate::packs::prose::{listed, sentences};

impl Speaker<'_> {
    /// All effects, a sentence each, the first without a capital.
    pub fn sentences(&mut self, effects: &[Effect]) -> String {
        sentences(
            effects
                .iter()
                .map(|effect| self.effect(effect, Mood::Plain)),
        )
    }

    /// All effects as one clause.
    pub fn clauses(&mut self, effects: &[Effect]) -> String {
        self.joined(effects, Mood::Plain)
    }

    /// One after the other, whether or not the one before could happen.
    pub fn joined(&mut self, effects: &[Effect], mood: Mood) -> String {
        let parts: Vec<String> = effects.iter().map(|e| self.effect(e, mood)).collect();
        parts.join(", then ").replace("then if ", "then, if ")
    }

    fn effect(&mut self, effect: &Effect, mood: Mood) -> String {
        let you = &Player::You;
        match effect {
            Effect::GainCoins(n, p) => self.acts(p, "gain", n, Unit::Coins, mood),
            Effect::LoseCoins(n, p) => self.acts(p, "lose", n, Unit::Coins, mood),
            Effect::PayCoins(n, p) => self.acts(p, "pay", n, Unit::Coins, mood),
            Effect::StealCoins(n, p) => self.from("steal", n, Unit::Coins, "from", p, mood),
            Effect::GiveCoins(n, p) => self.from("give", n, Unit::Coins, "to", p, mood),
            Effect::Loot(n, p) => self.acts(p, "loot", n, Unit::Loot, mood),
            Effect::Discard(n, p) => self.acts(p, "discard", n, CARDS, mood),
            Effect::DiscardHand(p) => self.act_own(p, "discard", "hand", mood),
            Effect::StealLoot(n, p) => {
                let (n, tail) = amount(n, CARDS, None, self);
                let hand = self.owned(p, "hand", None);
                self.act(you, &format!("take {n} at random from {hand}{tail}"), mood)
            }
            Effect::LookAtHand(p) => {
                let hand = self.owned(p, "hand", None);
                self.act(you, &format!("look at {hand}"), mood)
            }
            Effect::SwapHands(p) => {
                let with = self.player(p).text;
                self.act(you, &format!("swap hands with {with}"), mood)
            }
            Effect::GainTreasure(n, p) => self.acts(p, "gain", n, TREASURE, mood),
            Effect::Damage(n, who) => self.damage(n, who, mood),
            Effect::Heal(n, who) => self.gets(who, "heal", n, Unit::Of("HP"), mood),
            Effect::PreventDamage(n, who) => self.prevent(n, who, mood),
            Effect::Shield(n, who) => {
                let prevent = mood.does("prevent the next");
                let (n, tail) = amount(n, DAMAGE, None, self);
                format!("{prevent} {n} to {} this turn{tail}", self.who(who).text)
            }
            Effect::PreventDeath(who) => self.does("prevent", who, "", mood),
            Effect::Kill(who) => self.does("kill", who, "", mood),
            Effect::Destroy(who) => self.does("destroy", who, "", mood),
            Effect::PutInDiscard(who) => self.does("put", who, " into discard", mood),
            Effect::PutInHand(who, p) => {
                let put = self.does("put", who, "", mood);
                format!("{put} into {}", self.owned(p, "hand", None))
            }
            Effect::PutOnTop(who) => self.does("put", who, " on top of its deck", mood),
            Effect::PutOnBottom(who) => self.does("put", who, " on the bottom of its deck", mood),
            Effect::Scry(deck, n) => self.scry(*deck, n, mood),
            Effect::Mill(deck, n) => {
                let top = self.top(*deck, n);
                format!("{} {top} into discard", mood.does("put"))
            }
            Effect::RevealMonster => {
                let reveal = "put the top card of the monster deck on a monster slot of";
                let whose = if self.names.eyes == Eyes::You {
                    "your"
                } else {
                    "their"
                };
                self.act(you, &format!("{reveal} {whose} choice"), mood)
            }
            Effect::Recharge(who) => self.does("recharge", who, "", mood),
            Effect::Deactivate(who) => self.does("deactivate", who, "", mood),
            Effect::Roll(bands) => {
                let roll = self.act(you, "roll", mood);
                format!("{roll} – {}", self.bands(bands))
            }
            Effect::RollBy(p, bands) => {
                let roll = self.act(p, "roll", mood);
                format!("{roll} – {}", self.bands(bands))
            }
            Effect::Reroll(who) => self.does("reroll", who, "", mood),
            Effect::AddToRoll(n, who) if *n < 0 => {
                let n = n.unsigned_abs();
                self.does(&format!("subtract {n} from"), who, "", mood)
            }
            Effect::AddToRoll(n, who) => self.does(&format!("add {n} to"), who, "", mood),
            Effect::SetRoll(n, who) => self.does("turn", who, &format!(" into a {n}"), mood),
            Effect::ChooseRoll(who) => {
                self.does("turn", who, " into a number of your choice", mood)
            }
            Effect::FlipRoll(who) => self.does("flip", who, "", mood),
            Effect::RerollItem(who) => self.does("reroll", who, "", mood),
            Effect::Steal(who) => self.does("steal", who, "", mood),
            Effect::Give(who, p) => {
                let give = self.does("give", who, "", mood);
                format!("{give} to {}", self.player(p).text)
            }
            Effect::Swap(a, b) => {
                let swap = self.does("swap", a, "", mood);
                format!("{swap} with {}", self.who(b).text)
            }
            Effect::BecomeSoul(who, p) => {
                let what = self.who(who).text;
                self.act(p, &format!("gain {what} as a soul"), mood)
            }
            Effect::Cancel(who) => self.does("cancel", who, "", mood),
            Effect::CancelAttack => mood.does("cancel the attack"),
            Effect::EndTurn => mood.does("end the turn"),
            Effect::MoreLootPlays(n, p) => self.more(p, "play", n, "loot card", mood),
            Effect::MoreAttacks(n, p) => self.more(p, "make", n, "attack", mood),
            Effect::MorePurchases(n, p) => self.more(p, "make", n, "purchase", mood),
            Effect::MustAttack(who) => {
                let what = self.who(who).text;
                self.must(&format!("{what} this turn"), mood)
            }
            Effect::MustAttackAlso(who) => {
                let what = self.who(who).text;
                self.must(&format!("{what} this turn, in an additional attack"), mood)
            }
            Effect::MustAttackDeck => {
                self.must("the monster deck this turn, in an additional attack", mood)
            }
            Effect::ExtraTurn(p) => self.act(p, "take an extra turn after this one", mood),
            Effect::SkipTurn(p) => self.act_own(p, "skip", "next turn", mood),
            Effect::AddCounters(n, who) => {
                let (n, tail) = amount(n, COUNTERS, None, self);
                let what = self.who(who).text;
                format!("{} {n} on {what}{tail}", mood.does("put"))
            }
            Effect::RemoveCounters(n, who) => {
                let remove = mood.does("remove");
                if matches!(n, Amount::Counters(on) if **on == *who) {
                    return format!("{remove} all counters from {}", self.who(who).text);
                }
                let (n, tail) = amount(n, COUNTERS, None, self);
                format!("{remove} {n} from {}{tail}", self.who(who).text)
            }
            Effect::Grant(grant, who, until) => {
                let (subject, form) = self.doing(who, mood);
                let player = is_player(who, &self.mentions);
                let given = grant::given(*grant, form, player);
                format!("{subject}{given}{}", lasting(*until, form))
            }
            Effect::Copy(who, of, until) => {
                let (subject, form) = self.doing(who, mood);
                let become_ = form.verb("become");
                let lasts = lasting(*until, form);
                format!("{subject}{become_} a copy of {}{lasts}", self.who(of).text)
            }
            Effect::CopyLoot(who) => self.does("copy", who, "", mood),
            Effect::MoreSlots(kind, n) => {
                let s = if *n == 1 { "" } else { "s" };
                format!("{} {n} {} slot{s}", mood.does("add"), slots(*kind))
            }
            Effect::Win(p) => match (self.player(p).form, mood) {
                (Form::You, Mood::Plain) => "you win the game".to_owned(),
                _ => self.act(p, "win the game", mood),
            },
            Effect::And(effects) => {
                let parts: Vec<String> = effects.iter().map(|e| self.effect(e, mood)).collect();
                listed(&parts, "and")
            }
            Effect::If(condition, effects) => {
                let clause = condition::clause(condition, "if", self);
                format!("{clause}, {}", self.joined(effects, mood))
            }
            Effect::May(effects) => self.may(you, effects),
            Effect::MayDo(p, effects) => {
                let who = self.player(p).text;
                let does = self.joined(effects, Mood::Bare(&Player::They));
                format!("{who} may {does}")
            }
            Effect::EachDoes(p, effects) => {
                let who = self.player(p).text;
                let does = self.joined(effects, Mood::Third(&Player::They));
                format!("{who} {does}")
            }
            Effect::Choose(p, filter, effects) => self.choose(p, filter, effects, mood),
            Effect::Vote(ways) => {
                let ways = ways.iter().map(|way| self.joined(way, Mood::Plain));
                let ways: Vec<String> = ways.collect();
                format!("everybody votes – {}", ways.join("; or "))
            }
        }
    }

    fn may(&mut self, player: &Player, effects: &[Effect]) -> String {
        let who = self.player(player).text;
        format!("{who} may {}", self.joined(effects, Mood::Bare(player)))
    }

    fn choose(
        &mut self,
        player: &Player,
        filter: &Filter,
        effects: &[Effect],
        mood: Mood,
    ) -> String {
        let eyes = self.names.eyes;
        let subject = self.player(player);
        let theirs = if subject.form == Form::You {
            eyes
        } else {
            Eyes::They
        };
        let what = filter::one(filter, self.names.seen_by(theirs)).text;
        let does = mood_subject(
            &subject.text,
            subject.form,
            &format!("choose {what}"),
            player,
            mood,
        );
        self.mentions.other();
        format!("{does}; {}", self.joined(effects, Mood::Plain))
    }

    /// A player gains, loses, loots so much.
    fn acts(&mut self, player: &Player, verb: &str, n: &Amount, unit: Unit, mood: Mood) -> String {
        let subject = self.subject_of(player, mood);
        let (n, tail) = amount(n, unit, Some(player), self);
        let (subject, form) = subject;
        format!("{subject}{} {n}{tail}", form.verb(verb))
    }

    /// A player does something.
    fn act(&mut self, player: &Player, verb: &str, mood: Mood) -> String {
        let (subject, form) = self.subject_of(player, mood);
        format!("{subject}{}", form.verb(verb))
    }

    /// A player does something with what is theirs: "skip your next turn".
    fn act_own(&mut self, player: &Player, verb: &str, what: &str, mood: Mood) -> String {
        let (subject, form) = self.subject_of(player, mood);
        let whose = if *player == Player::You && self.names.eyes == Eyes::You {
            "your"
        } else {
            "their"
        };
        format!("{subject}{} {whose} {what}", form.verb(verb))
    }

    /// The subject with a space, or nothing where it goes without saying, and the form of its verb.
    fn subject_of(&mut self, player: &Player, mood: Mood) -> (String, Form) {
        if mood.is_doer(player) {
            return match mood {
                Mood::Third(_) => (String::new(), Form::Singular),
                Mood::Plain | Mood::Bare(_) => (String::new(), Form::Bare),
            };
        }
        let subject = self.player(player);
        match (mood, subject.form) {
            (Mood::Bare(_), _) => (format!("have {} ", subject.text), Form::Bare),
            (_, Form::You) => (String::new(), Form::You),
            (_, form) => (format!("{} ", subject.text), form),
        }
    }

    /// The same for anything that something happens to, a player as "you".
    fn doing(&mut self, who: &Who, mood: Mood) -> (String, Form) {
        if let Who::Player(player) = who {
            let (subject, form) = self.subject_of(player, mood);
            return match form {
                Form::You => ("you ".to_owned(), form),
                _ => (subject, form),
            };
        }
        let subject = self.who(who);
        match mood {
            Mood::Bare(_) => (format!("have {} ", subject.text), Form::Bare),
            Mood::Plain | Mood::Third(_) => (format!("{} ", subject.text), subject.form),
        }
    }

    /// Something gets so much: "a player heals 2 HP".
    fn gets(&mut self, who: &Who, verb: &str, n: &Amount, unit: Unit, mood: Mood) -> String {
        if let Who::Player(player) = who {
            return self.acts(player, verb, n, unit, mood);
        }
        let (subject, form) = self.doing(who, mood);
        let (n, tail) = amount(n, unit, None, self);
        format!("{subject}{} {n}{tail}", form.verb(verb))
    }

    fn damage(&mut self, n: &Amount, who: &Who, mood: Mood) -> String {
        if !matches!(who, Who::Target(_)) && is_player(who, &self.mentions) {
            return self.gets(who, "take", n, DAMAGE, mood);
        }
        let deal = mood.does("deal");
        let (n, tail) = amount(n, DAMAGE, None, self);
        format!("{deal} {n} to {}{tail}", self.who(who).text)
    }

    fn prevent(&mut self, n: &Amount, who: &Who, mood: Mood) -> String {
        let prevent = mood.does("prevent");
        let target = match who {
            Who::Target(n) if !self.mentions.is_named(*n) => self.mentions.target(*n).cloned(),
            _ => None,
        };
        match (target, n) {
            (Some(filter), Amount::N(n)) if filter.kind == Kind::DamageEntry => {
                self.who(who);
                format!("{prevent} {n} {}", filter::damage(&filter, self.names))
            }
            _ => {
                let (n, tail) = amount(n, DAMAGE, None, self);
                format!("{prevent} {n} of {}{tail}", self.who(who).text)
            }
        }
    }

    /// Something is done to somebody: "destroy one of your items".
    fn does(&mut self, verb: &str, who: &Who, rest: &str, mood: Mood) -> String {
        let what = self.who(who).text;
        let steals = matches!(verb, "steal");
        if steals {
            return self.act(&Player::You, &format!("steal {what}{rest}"), mood);
        }
        format!("{} {what}{rest}", mood.does(verb))
    }

    /// "steal 2¢ from each other player".
    fn from(
        &mut self,
        verb: &str,
        n: &Amount,
        unit: Unit,
        word: &str,
        player: &Player,
        mood: Mood,
    ) -> String {
        let (subject, form) = self.subject_of(&Player::You, mood);
        let (n, tail) = amount(n, unit, Some(&Player::You), self);
        let whom = self.player(player).text;
        format!("{subject}{} {n} {word} {whom}{tail}", form.verb(verb))
    }

    /// "you may play 1 more loot card this turn".
    fn more(&mut self, player: &Player, verb: &str, n: &Amount, what: &str, mood: Mood) -> String {
        let (subject, form) = self.subject_of(player, mood);
        let subject = match form {
            Form::You => "you ".to_owned(),
            _ => subject,
        };
        let may = if form == Form::Bare { "" } else { "may " };
        let (n, s) = match n {
            Amount::N(n) => (n.to_string(), if *n == 1 { "" } else { "s" }),
            other => (amount::amount(other, Unit::Loot, None, self).0, "s"),
        };
        format!("{subject}{may}{verb} {n} more {what}{s} this turn")
    }

    fn must(&self, what: &str, mood: Mood) -> String {
        match mood {
            Mood::Bare(_) => format!("have the active player attack {what}"),
            Mood::Plain | Mood::Third(_) => format!("the active player must attack {what}"),
        }
    }

    fn top(&mut self, deck: DeckKind, n: &Amount) -> String {
        let deck = deck_name(deck);
        match n {
            Amount::N(1) => format!("the top card of the {deck} deck"),
            Amount::N(n) => format!("the top {n} cards of the {deck} deck"),
            other => {
                let (n, tail) = amount(other, Unit::Each("card", "cards"), None, self);
                format!("{n} from the top of the {deck} deck{tail}")
            }
        }
    }

    fn scry(&mut self, deck: DeckKind, n: &Amount, mood: Mood) -> String {
        let top = self.top(deck, n);
        let look = self.act(&Player::You, &format!("look at {top}"), mood);
        match n {
            Amount::N(1) => format!("{look}, which may go to the bottom"),
            _ => format!("{look}, any of which may go to the bottom"),
        }
    }

    /// "on 1–2 lose 2¢; on 3–6 gain 2¢".
    fn bands(&mut self, bands: &[Band]) -> String {
        let (eyes, result) = (self.names.eyes, self.result);
        if eyes == Eyes::Active {
            self.names = self.names.seen_by(Eyes::They);
        }
        self.result = true;
        let says = bands.iter().map(|band| {
            let does = self.joined(&band.effects, Mood::Plain);
            format!("on {} {does}", results(&band.on))
        });
        let says: Vec<String> = says.collect();
        self.names = self.names.seen_by(eyes);
        self.result = result;
        says.join("; ")
    }
}

/// The chooser with a verb.
fn mood_subject(text: &str, form: Form, verb: &str, player: &Player, mood: Mood) -> String {
    match (mood, form) {
        (Mood::Third(doer), _) if doer == player => Form::Singular.verb(verb),
        (Mood::Bare(doer), _) if doer == player => verb.to_owned(),
        (Mood::Bare(_), _) => format!("have {text} {verb}"),
        (_, Form::You) => verb.to_owned(),
        (_, form) => format!("{text} {}", form.verb(verb)),
    }
}

/// "1–3", "1 or 6", "2".
fn results(on: &[u8]) -> String {
    let mut runs: Vec<(u8, u8)> = Vec::new();
    for &n in on {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == n => *last = n,
            _ => runs.push((n, n)),
        }
    }
    let runs = runs.into_iter().map(|(first, last)| match last - first {
        0 => first.to_string(),
        _ => format!("{first}–{last}"),
    });
    listed(&runs.collect::<Vec<_>>(), "or")
}

const fn deck_name(deck: DeckKind) -> &'static str {
    match deck {
        DeckKind::Treasure => "treasure",
        DeckKind::Loot => "loot",
        DeckKind::Monster => "monster",
        DeckKind::Room => "room",
    }
}

const fn slots(kind: SlotKind) -> &'static str {
    match kind {
        SlotKind::Shop => "shop",
        SlotKind::Monster => "monster",
        SlotKind::Room => "room",
    }
}
