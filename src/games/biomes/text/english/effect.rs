//! Effects as sentences. A target is named in full when first met and is "it" afterwards.

use super::amount::{amount, plus, until_words};
use super::{Names, condition, filter, listed, this};
use crate::games::biomes::content::{
    Amount, Condition, Duration, Effect, Filter, Kind, Player, SectorSel, Who, Whose,
};
use crate::packs::prose::sentences;

/// Says the effects of one skill, remembering what it has already named.
pub struct Speaker<'a> {
    targets: &'a [Filter],
    named: Vec<bool>,
    /// The text already named what the reactive skill reacted to.
    met: bool,
    names: Names<'a>,
}

impl<'a> Speaker<'a> {
    pub fn new(targets: &'a [Filter], names: Names<'a>) -> Self {
        Self {
            targets,
            named: vec![false; targets.len()],
            met: false,
            names,
        }
    }

    /// What the object calls itself.
    pub fn this(&self) -> &'static str {
        this(self.names)
    }

    /// The text already named the other object of the event.
    pub fn met(&mut self) {
        self.met = true;
    }

    /// All effects, a sentence each, the first without a capital.
    pub fn sentences(&mut self, effects: &[Effect]) -> String {
        sentences(effects.iter().map(|effect| self.effect(effect)))
    }

    fn clauses(&mut self, effects: &[Effect]) -> String {
        let parts: Vec<String> = effects.iter().map(|e| self.effect(e)).collect();
        listed(&parts)
    }

    fn effect(&mut self, effect: &Effect) -> String {
        match effect {
            Effect::Damage(n, who) => {
                let (n, tail) = amount(n, "that much");
                format!("deal {n} damage to {}{tail}", self.who(who))
            }
            Effect::LoseDurability(n, at) => self.durability("lose", n, at),
            Effect::GainDurability(n, at) => self.durability("gain", n, at),
            Effect::Draw(n, p) => self.cards("draw", n, p),
            Effect::Discard(n, p) => self.cards("discard", n, p),
            Effect::Erase(n, p) => self.count("erase", n, p),
            Effect::Scan(n, p) => self.count("scan", n, p),
            Effect::Terminate(who) => format!("terminate {}", self.who(who)),
            Effect::Delete(who) => format!("delete {}", self.who(who)),
            Effect::Bounce(who) => format!("bounce {}", self.who(who)),
            Effect::Recover(who) => format!("recover {}", self.who(who)),
            Effect::Restore(who) => format!("restore {}", self.who(who)),
            Effect::Lock(who) => format!("lock {}", self.who(who)),
            Effect::Unlock(who) => format!("unlock {}", self.who(who)),
            Effect::Stasis(who) => format!("put {} into stasis", self.who(who)),
            Effect::Buff {
                attack,
                defense,
                who,
                until,
            } => self.buff(attack, defense, who, *until),
            Effect::Marker(n, who) => self.marker(n, who),
            Effect::Grant(k, who, until) => {
                let (subject, verb) = self.subject(who, "gain");
                format!(
                    "{subject} {verb} {}{}",
                    filter::keyword(*k),
                    until_words(*until)
                )
            }
            Effect::Shift(who) => format!("shift {}", self.who(who)),
            Effect::Overclock(n, who) => format!("overclock {} by {n}", self.who(who)),
            Effect::Energy(energy, n, p) => {
                let (subject, verb) = self.player(p, "gain");
                let (n, tail) = amount(n, "that much");
                format!("{subject}{verb} {n} {} energy{tail}", energy.name())
            }
            Effect::Generate(energy, p) => {
                let (subject, verb) = self.player(p, "generate");
                format!("{subject}{verb} a {} anomaly", energy.name())
            }
            Effect::Cancel(who) => format!("cancel {}", self.who(who)),
            Effect::Spawn(card, n) => {
                let name = self.names.card(card);
                match amount(n, "that many") {
                    (n, tail) if n == "1" => format!("spawn a {name}{tail}"),
                    (n, tail) => format!("spawn {n} × {name}{tail}"),
                }
            }
            Effect::Hologram(who) => format!("make a hologram of {}", self.who(who)),
            Effect::Hack(who) => format!("hack {}", self.who(who)),
            Effect::Retreat(who) => format!("{} to staging", self.moved("move", who)),
            Effect::MoveTo(who, to) => {
                let moved = self.moved("move", who);
                format!("{moved} to {}", self.sector(to).0)
            }
            Effect::LoseSector(at) => {
                let (sector, plural) = self.sector(at);
                format!("{sector} {} lost", if plural { "are" } else { "is" })
            }
            Effect::LoseMatch(p) => {
                let (subject, verb) = self.player(p, "lose");
                let subject = if subject.is_empty() { "you " } else { &subject };
                format!("{subject}{verb} the match")
            }
            Effect::If(Condition::Adept, effects) => format!("if adept, {}", self.clauses(effects)),
            Effect::If(Condition::Chain, effects) => format!("chain: {}", self.clauses(effects)),
            Effect::If(condition, effects) => {
                let clause = condition::clause(condition, "if", self.names);
                format!("{clause}, {}", self.clauses(effects))
            }
            Effect::May(effects) => format!("you may {}", self.clauses(effects)),
        }
    }

    fn durability(&mut self, verb: &str, n: &Amount, at: &SectorSel) -> String {
        let (sector, plural) = self.sector(at);
        let s = if plural { "" } else { "s" };
        let (n, tail) = amount(n, "that much");
        format!("{sector} {verb}{s} {n} durability{tail}")
    }

    fn cards(&mut self, verb: &str, n: &Amount, p: &Player) -> String {
        let (subject, verb) = self.player(p, verb);
        let (n, tail) = amount(n, "that many");
        let s = if n == "1" { "" } else { "s" };
        format!("{subject}{verb} {n} card{s}{tail}")
    }

    fn count(&mut self, verb: &str, n: &Amount, p: &Player) -> String {
        let (subject, verb) = self.player(p, verb);
        let (n, tail) = amount(n, "that many");
        format!("{subject}{verb} {n}{tail}")
    }

    fn marker(&mut self, n: &Amount, who: &Who) -> String {
        let (n, tail) = amount(n, "that many");
        let markers = match n.as_str() {
            "1" => "an increase marker".to_owned(),
            n => format!("{n} increase markers"),
        };
        format!("put {markers} on {}{tail}", self.who(who))
    }

    fn moved(&mut self, verb: &str, who: &Who) -> String {
        format!("{verb} {}", self.who(who))
    }

    fn buff(&mut self, attack: &Amount, defense: &Amount, who: &Who, until: Duration) -> String {
        let zero = Amount::zero();
        let (a, a_tail) = plus(attack);
        let (d, d_tail) = plus(defense);
        let stats = match (*attack == zero, *defense == zero) {
            (false, true) => format!("{a} attack"),
            (true, false) => format!("{d} defense"),
            _ => format!("{a}/{d}"),
        };
        let tail = if a_tail.is_empty() { d_tail } else { a_tail };
        let (subject, verb) = self.subject(who, "get");
        format!("{subject} {verb} {stats}{}{tail}", until_words(until))
    }

    /// Somebody as the subject of a sentence, with the verb in the right form.
    fn subject(&mut self, who: &Who, verb: &str) -> (String, String) {
        match who {
            Who::Each(all) => (filter::many(all), verb.to_owned()),
            _ => (self.who(who), format!("{verb}s")),
        }
    }

    fn who(&mut self, who: &Who) -> String {
        match who {
            Who::Target(n) => self.target(usize::from(*n)),
            Who::This => match this(self.names) {
                "its bearer" | "its host" => "this card".to_owned(),
                this => this.to_owned(),
            },
            Who::Host => match this(self.names) {
                "this" | "this biome" => "its host".to_owned(),
                host => host.to_owned(),
            },
            Who::That if self.met => "it".to_owned(),
            Who::That => "that agent".to_owned(),
            Who::Each(all) => filter::each(all),
        }
    }

    fn target(&mut self, n: usize) -> String {
        let Some(filter) = self.targets.get(n) else {
            return "a target".to_owned();
        };
        let twin = self.targets[..n].iter().any(|t| t.kind == filter.kind);
        let first = !std::mem::replace(&mut self.named[n], true);
        match (first, self.targets.len()) {
            (true, _) if twin => {
                filter::one(filter)
                    .replacen("a ", "a second ", 1)
                    .replacen("an ", "a second ", 1)
            }
            (true, _) => filter::one(filter),
            (false, 1) if filter.kind == Kind::Player => "that player".to_owned(),
            (false, 1) => "it".to_owned(),
            (false, _) if twin => format!("the second {}", filter::noun(filter.kind, false)),
            (false, _)
                if self
                    .targets
                    .iter()
                    .filter(|t| t.kind == filter.kind)
                    .count()
                    > 1 =>
            {
                format!("the first {}", filter::noun(filter.kind, false))
            }
            (false, _) => format!("that {}", filter::noun(filter.kind, false)),
        }
    }

    /// Sectors, and whether they are several.
    fn sector(&mut self, at: &SectorSel) -> (String, bool) {
        let mine = |whose: &Whose| match whose {
            Whose::Any => "both sectors",
            Whose::Yours => "your sector",
            Whose::Theirs => "the enemy sector",
        };
        match at {
            SectorSel::Target(n) => (self.target(usize::from(*n)), false),
            SectorSel::Here(whose) => (format!("{} here", mine(whose)), *whose == Whose::Any),
            SectorSel::At(who, whose) => (
                format!("{} where {} is", mine(whose), self.who(who)),
                *whose == Whose::Any,
            ),
            SectorSel::Each(Whose::Any) => ("each sector".to_owned(), false),
            SectorSel::Each(Whose::Yours) => ("each of your sectors".to_owned(), false),
            SectorSel::Each(Whose::Theirs) => ("each enemy sector".to_owned(), false),
        }
    }

    /// A player as the subject of a sentence: "", "the opponent " and so on, and the verb.
    fn player(&mut self, player: &Player, verb: &str) -> (String, String) {
        let other = |subject: &str| (format!("{subject} "), format!("{verb}s"));
        match player {
            Player::You => (String::new(), verb.to_owned()),
            Player::Opponent => other("the opponent"),
            Player::Each => other("each player"),
            Player::Target(n) => other(&self.target(usize::from(*n))),
            Player::ControllerOf(who) => match self.who(who).as_str() {
                "it" => other("its controller"),
                who => other(&format!("the controller of {who}")),
            },
        }
    }
}
