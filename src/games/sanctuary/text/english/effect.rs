//! Effects as English sentences.

use super::amount::{self, Unit, amount};
use super::grant::{self, Form, lasting};
use super::who::Speaker;
use super::{condition, listed};
use crate::games::sanctuary::content::{Amount, Duration, Effect, Player, Who};
use crate::packs::prose::sentences;

const DAMAGE: Unit = Unit::Of("damage");
const STRUCTURE: Unit = Unit::Of("Structure");
const VOLITION: Unit = Unit::Of("Volition");
const DURABILITY: Unit = Unit::Of("Durability");

/// Whether the sentence says what happens or what may be chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mood {
    /// "the opponent draws".
    Plain,
    /// "you may have the opponent draw".
    May,
}

impl Speaker<'_> {
    /// All effects, a sentence each, the first without a capital.
    pub fn sentences(&mut self, effects: &[Effect]) -> String {
        sentences(
            effects
                .iter()
                .map(|effect| self.effect(effect, Mood::Plain)),
        )
    }

    fn clauses(&mut self, effects: &[Effect], mood: Mood) -> String {
        let parts: Vec<String> = effects.iter().map(|e| self.effect(e, mood)).collect();
        listed(&parts, "and")
    }

    fn effect(&mut self, effect: &Effect, mood: Mood) -> String {
        match effect {
            Effect::Damage(n, who) => {
                let (n, tail) = amount(n, DAMAGE, self);
                format!("deal {n} to {}{tail}", self.who(who))
            }
            Effect::DamageSanctuary(n, player) => {
                let (n, tail) = amount(n, DAMAGE, self);
                format!("deal {n} to {}{tail}", self.sanctuary(player))
            }
            Effect::GainStructure(n, player) => {
                let (n, tail) = amount(n, STRUCTURE, self);
                match player {
                    Player::You => format!("gain {n}{tail}"),
                    other => {
                        let subject = self.sanctuary(other);
                        let does = act(&subject, "gain", mood);
                        format!("{does} {n}{tail}")
                    }
                }
            }
            Effect::GainVolition(n, player) => self.acts(player, "gain", n, VOLITION, "", mood),
            Effect::LoseVolition(n, player) => self.acts(player, "lose", n, VOLITION, "", mood),
            Effect::Draw(n, player) => self.acts(player, "draw", n, Unit::Cards, "", mood),
            Effect::Discard(n, player) => self.acts(player, "discard", n, Unit::Cards, "", mood),
            Effect::DiscardAtRandom(n, player) => {
                self.acts(player, "discard", n, Unit::Cards, " at random", mood)
            }
            Effect::Mill(n, player) => self.mill(n, player, mood),
            Effect::Foresee(n) => self.foresee(n),
            Effect::Destroy(who) => format!("destroy {}", self.who(who)),
            Effect::Return(who) => format!("return {} to its owner's hand", self.who(who)),
            Effect::ShuffleAway(who) => format!("shuffle {} into its owner's deck", self.who(who)),
            Effect::Recover(who) => {
                let hand = if self.mentions.is_yours(who) {
                    "your"
                } else {
                    "its owner's"
                };
                format!("return {} to {hand} hand", self.who(who))
            }
            Effect::Revive(who) => format!("put {} into play under your control", self.who(who)),
            Effect::Tap(who) => format!("tap {}", self.who(who)),
            Effect::Untap(who) => format!("untap {}", self.who(who)),
            Effect::Heal(who) => format!("remove all damage from {}", self.who(who)),
            Effect::Repair(n, who) => self.durability("gain", n, who, mood),
            Effect::Wear(n, who) => self.durability("lose", n, who, mood),
            Effect::Strengthen {
                by,
                less,
                who,
                until,
            } => self.strengthen(by, less, who, *until, mood),
            Effect::Give(grant, who, until) => {
                let subject = self.subject(who);
                let form = form(subject.form(), mood);
                let given = grant::given(grant, form);
                let lasts = lasting(*until, subject.form());
                format!("{} {given}{lasts}", have(&subject.text, mood))
            }
            Effect::Control(who) => {
                format!("take control of {} until Contemplation", self.who(who))
            }
            Effect::Cancel(who) => format!("cancel {}", self.who(who)),
            Effect::AnotherDuel => match mood {
                Mood::Plain => "you may challenge once more this turn".to_owned(),
                Mood::May => "challenge once more this turn".to_owned(),
            },
            Effect::If(condition, effects) => {
                let clause = condition::clause(condition, "if", self);
                format!("{clause}, {}", self.clauses(effects, mood))
            }
            Effect::May(effects) => format!("you may {}", self.clauses(effects, Mood::May)),
        }
    }

    /// A player gains, loses, draws or discards so much.
    fn acts(
        &mut self,
        player: &Player,
        verb: &str,
        n: &Amount,
        unit: Unit,
        how: &str,
        mood: Mood,
    ) -> String {
        let does = match self.player(player) {
            None => verb.to_owned(),
            Some(subject) => act(&subject, verb, mood),
        };
        let (n, tail) = amount(n, unit, self);
        format!("{does} {n}{how}{tail}")
    }

    fn mill(&mut self, n: &Amount, player: &Player, mood: Mood) -> String {
        let (does, whose) = match self.player(player) {
            None => ("put".to_owned(), "your"),
            Some(subject) => (act(&subject, "put", mood), "their"),
        };
        match n {
            Amount::N(1) => format!("{does} the top card of {whose} deck into Limbo"),
            Amount::N(n) => format!("{does} the top {n} cards of {whose} deck into Limbo"),
            Amount::That | Amount::Count(_) | Amount::StrengthOf(_) | Amount::CostOf(_) => {
                let (n, tail) = amount(n, Unit::Cards, self);
                format!("{does} {n} from the top of {whose} deck into Limbo{tail}")
            }
        }
    }

    fn foresee(&mut self, n: &Amount) -> String {
        match n {
            Amount::N(1) => {
                "look at the top card of your deck; you may put it on the bottom".to_owned()
            }
            Amount::N(n) => format!(
                "look at the top {n} cards of your deck; put any of them on the bottom and the rest back on top"
            ),
            Amount::That | Amount::Count(_) | Amount::StrengthOf(_) | Amount::CostOf(_) => {
                let (n, tail) = amount(n, Unit::Cards, self);
                format!(
                    "look at {n} from the top of your deck{tail}; put any of them on the bottom and the rest back on top"
                )
            }
        }
    }

    fn durability(&mut self, verb: &str, n: &Amount, who: &Who, mood: Mood) -> String {
        let subject = self.subject(who);
        let verb = form(subject.form(), mood).verb(verb);
        let (n, tail) = amount(n, DURABILITY, self);
        format!("{} {verb} {n}{tail}", have(&subject.text, mood))
    }

    fn strengthen(
        &mut self,
        by: &Amount,
        less: &Amount,
        who: &Who,
        until: Duration,
        mood: Mood,
    ) -> String {
        let subject = self.subject(who);
        let verb = form(subject.form(), mood).verb("get");
        let zero = Amount::zero();
        let mut parts = Vec::new();
        let mut tails = String::new();
        for (n, sign) in [(by, '+'), (less, '−')] {
            if *n != zero {
                let (n, tail) = amount::strength(n, sign, self);
                parts.push(n);
                tails += &tail;
            }
        }
        let lasts = lasting(until, subject.form());
        format!(
            "{} {verb} {}{lasts}{tails}",
            have(&subject.text, mood),
            listed(&parts, "and")
        )
    }
}

/// The subject as it stands before its verb.
fn have(subject: &str, mood: Mood) -> String {
    match mood {
        Mood::Plain => subject.to_owned(),
        Mood::May => format!("have {subject}"),
    }
}

const fn form(plain: Form, mood: Mood) -> Form {
    match mood {
        Mood::Plain => plain,
        Mood::May => Form::Bare,
    }
}

/// "the opponent draws", "have the opponent draw".
fn act(subject: &str, verb: &str, mood: Mood) -> String {
    format!(
        "{} {}",
        have(subject, mood),
        form(Form::Singular, mood).verb(verb)
    )
}
