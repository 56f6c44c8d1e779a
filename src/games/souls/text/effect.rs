//! Effects as sentences.

use super::amount::{self, Unit, amount};
use super::condition;
use super::filter;
use super::grant::{Subject, lasting};
use super::mentions::is_player;
use super::noun::{ATTACK, CARD, COUNTER, HAND, LOOT_CARD, NEXT_TURN, PURCHASE, TREASURE};
use super::speaker::Speaker;
use super::verb::{self, Mood};
use super::{Eyes, said};
use crate::cards::text::{Action, Form, Join, Noun, Phrase, Verb, Word, listed, say};
use crate::games::souls::content::{Amount, Band, DeckKind, Effect, Filter, Kind, Player, Who};
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

    fn may(&mut self, player: &Player, effects: &[Effect], mood: Mood) -> String {
        let can = verb::CAN.by(&self.player(player), self.language());
        format!("{can} {}", self.joined(effects, mood))
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
        self.mentions.other();
        self.picked = filter.kind;
        format!("{does}; {}", self.joined(effects, Mood::Plain))
    }

    /// A player gains, loses, loots so much.
    fn acts(&mut self, player: &Player, verb: &Verb, n: &Amount, unit: Unit, mood: Mood) -> String {
        let (lead, form) = self.subject_of(player, mood);
        let (n, tail) = amount(n, unit, Some(player), self);
        format!("{lead}{} {n}{tail}", verb.form(form, self.language()))
    }

    /// A player does something.
    fn act(&mut self, player: &Player, verb: &Verb, what: &str, mood: Mood) -> String {
        let (lead, form) = self.subject_of(player, mood);
        let says = format!("{lead}{} {what}", verb.form(form, self.language()));
        says.trim_end().to_owned()
    }

    /// A player does something with what is theirs: "skip your next turn".
    fn act_own(&mut self, player: &Player, verb: &Verb, what: Noun, mood: Mood) -> String {
        let (lead, form) = self.subject_of(player, mood);
        let whose = if *player == Player::You && self.names.eyes == Eyes::You {
            self.pick("your", "tu")
        } else {
            self.pick("their", "su")
        };
        let (verb, what) = (
            verb.form(form, self.language()),
            what.name(false, self.language()),
        );
        format!("{lead}{verb} {whose} {what}")
    }

    /// The subject with a space, or nothing where it goes without saying, and the form of its verb.
    fn subject_of(&mut self, player: &Player, mood: Mood) -> (String, Form) {
        if mood.is_doer(player) {
            return (String::new(), mood.form());
        }
        let subject = self.player(player);
        let before = subject.before_verb(self.language());
        match mood {
            Mood::Bare(_) => {
                let form = if subject.you {
                    Form::WishedYou
                } else {
                    Form::Wished
                };
                (self.made_to(&before), form)
            }
            Mood::Plain | Mood::Third(_) if subject.you => (String::new(), Form::Command),
            Mood::Plain | Mood::Third(_) => (before, Form::of(&subject)),
        }
    }

    /// The same for anything that something happens to, a player as "you".
    fn doing(&mut self, who: &Who, mood: Mood) -> (String, Phrase, Form) {
        let language = self.language();
        if let Who::Player(player) = who {
            let (lead, form) = self.subject_of(player, mood);
            let lead = match (language, form) {
                (Language::English, Form::Command) => "you ".to_owned(),
                _ => lead,
            };
            return (lead, self.player(player), form);
        }
        let subject = self.who(who);
        let before = subject.before_verb(language);
        let (lead, form) = match mood {
            Mood::Bare(_) => (self.made_to(&before), Form::Wished),
            Mood::Plain | Mood::Third(_) => (before, Form::of(&subject)),
        };
        (lead, subject, form)
    }

    /// "have that player ", "hacer que ese jugador ".
    fn made_to(&self, subject: &str) -> String {
        say!(self.language(), "have {subject}", "hacer que {subject}")
    }

    /// Something gets so much: "a player heals 2 HP".
    fn gets(&mut self, who: &Who, verb: &Verb, n: &Amount, unit: Unit, mood: Mood) -> String {
        if let Who::Player(player) = who {
            return self.acts(player, verb, n, unit, mood);
        }
        let (lead, _, form) = self.doing(who, mood);
        let (n, tail) = amount(n, unit, None, self);
        format!("{lead}{} {n}{tail}", verb.form(form, self.language()))
    }

    fn damage(&mut self, n: &Amount, who: &Who, mood: Mood) -> String {
        if !matches!(who, Who::Target(_)) && is_player(who, &self.mentions) {
            return self.gets(who, &verb::RECEIVE, n, Unit::Damage, mood);
        }
        let (n, tail) = amount(n, Unit::Damage, None, self);
        let deal = verb::DEAL.form(mood.form(), self.language());
        let who = self.who(who).text;
        say!(
            self.language(),
            "{deal} {n} to {who}{tail}",
            "{deal} {n} a {who}{tail}"
        )
    }

    fn shield(&mut self, n: &Amount, who: &Who, mood: Mood) -> String {
        let language = self.language();
        let (next, tail) = match (language, n) {
            (Language::Spanish, Amount::N(1)) => {
                ("el próximo punto de daño".to_owned(), String::new())
            }
            (Language::Spanish, Amount::N(n)) => {
                (format!("los próximos {n} puntos de daño"), String::new())
            }
            _ => amount(n, Unit::Damage, None, self),
        };
        let who = self.who(who);
        let next = say!(language, "the next {next}", "{next}");
        let prevent = verb::PREVENT.on(&Phrase::one(next, false), mood.form(), language);
        let whom = &who.text;
        match language {
            Language::English => format!("{prevent} to {whom} this turn{tail}"),
            Language::Spanish if who.you => {
                format!("{prevent} que fueras a recibir este turno{tail}")
            }
            Language::Spanish => format!("{prevent} a {whom} este turno{tail}"),
        }
    }

    fn prevent(&mut self, n: &Amount, who: &Who, mood: Mood) -> String {
        let language = self.language();
        let target = match who {
            Who::Target(n) if !self.mentions.is_named(*n) => self.mentions.target(*n).cloned(),
            _ => None,
        };
        let (what, rest) = match (target, n) {
            (Some(filter), Amount::N(n)) if filter.kind == Kind::DamageEntry => {
                self.who(who);
                let points = if *n == 1 { "punto" } else { "puntos" };
                let damage = filter::damage(&filter, self.names);
                let what = say!(language, "{n} {damage}", "{n} {points} de {damage}");
                (what, String::new())
            }
            _ => {
                let (n, tail) = amount(n, Unit::Damage, None, self);
                let who = self.who(who).text;
                (n, say!(language, " of {who}{tail}", " de {who}{tail}"))
            }
        };
        let what = Phrase::one(what, false);
        verb::PREVENT.on(&what, mood.form(), language) + &rest
    }

    /// Something is done to somebody: "destroy one of your items".
    fn does(
        &mut self,
        action: &Action,
        who: &Who,
        [english, spanish]: [&'static str; 2],
        mood: Mood,
    ) -> String {
        let what = self.who(who);
        let does = action.on(&what, mood.form(), self.language());
        format!("{does}{}", self.pick(english, spanish))
    }

    fn seize(&mut self, who: &Who, mood: Mood) -> String {
        let what = self.who(who);
        let text = what.text;
        let what = match self.language() {
            Language::English => text,
            Language::Spanish if what.known => "su control".to_owned(),
            Language::Spanish => format!("el control de {text}"),
        };
        self.act(&Player::You, &verb::SEIZE, &what, mood)
    }

    fn add_to_roll(&mut self, n: i32, who: &Who, mood: Mood) -> String {
        let language = self.language();
        let what = self.who(who).text;
        let verb = if n < 0 { &verb::SUBTRACT } else { &verb::ADD };
        let verb = verb.form(mood.form(), language);
        let to = if n < 0 { "from" } else { "to" };
        let n = n.unsigned_abs();
        say!(language, "{verb} {n} {to} {what}", "{verb} {n} a {what}")
    }

    fn remove_counters(&mut self, n: &Amount, who: &Who, mood: Mood) -> String {
        let language = self.language();
        let remove = verb::REMOVE.form(mood.form(), language);
        if matches!(n, Amount::Counters(on) if **on == *who) {
            let what = self.who(who);
            let text = what.text;
            return match language {
                Language::English => format!("{remove} all counters from {text}"),
                Language::Spanish if what.known => format!("{remove} todos sus contadores"),
                Language::Spanish => format!("{remove} todos los contadores de {text}"),
            };
        }
        let (n, tail) = amount(n, Unit::Each(COUNTER), None, self);
        let who = self.who(who).text;
        say!(
            language,
            "{remove} {n} from {who}{tail}",
            "{remove} {n} de {who}{tail}"
        )
    }

    /// "steal 2¢ from each other player".
    fn coins(&mut self, verb: &Verb, n: &Amount, to: &str, player: &Player, mood: Mood) -> String {
        let language = self.language();
        let (lead, form) = self.subject_of(&Player::You, mood);
        let (n, tail) = amount(n, Unit::Coins, Some(&Player::You), self);
        let whom = self.player(player).text;
        let verb = verb.form(form, language);
        say!(
            language,
            "{lead}{verb} {n} {to} {whom}{tail}",
            "{lead}{verb} {n} a {whom}{tail}"
        )
    }

    /// "you may play 1 more loot card this turn".
    fn more(
        &mut self,
        player: &Player,
        [english, spanish]: [&'static str; 2],
        n: &Amount,
        what: Noun,
        mood: Mood,
    ) -> String {
        let language = self.language();
        let (lead, form) = self.subject_of(player, mood);
        match language {
            Language::English => {
                let lead = match form {
                    Form::Command => "you ".to_owned(),
                    _ => lead,
                };
                let may = if form.follows() { "" } else { "may " };
                let plural = !matches!(n, Amount::N(1));
                let n = match n {
                    Amount::N(n) => n.to_string(),
                    other => amount::amount(other, Unit::Loot, None, self).0,
                };
                let what = what.name(plural, language);
                format!("{lead}{may}{english} {n} more {what} this turn")
            }
            Language::Spanish => {
                let can = match form {
                    Form::Bare => String::new(),
                    form => format!("{} ", verb::CAN.form(form, language)),
                };
                let (n, tail) = amount(n, Unit::Each(what), None, self);
                format!("{lead}{can}{spanish} {n} más este turno{tail}")
            }
        }
    }

    fn must(&self, what: &str, [english, spanish]: [&'static str; 2], mood: Mood) -> String {
        let rest = self.pick(english, spanish);
        if mood.is_bare() {
            return say!(
                self.language(),
                "have the active player attack {what} this turn{rest}",
                "hacer que el jugador activo ataque a {what} este turno{rest}"
            );
        }
        say!(
            self.language(),
            "the active player must attack {what} this turn{rest}",
            "el jugador activo debe atacar a {what} este turno{rest}"
        )
    }

    fn top(&mut self, deck: DeckKind, n: &Amount) -> String {
        let language = self.language();
        let deck = said::deck_name(deck, language);
        match n {
            Amount::N(1) => say!(
                language,
                "the top card of the {deck} deck",
                "la carta superior del mazo de {deck}"
            ),
            Amount::N(n) => say!(
                language,
                "the top {n} cards of the {deck} deck",
                "las {n} cartas superiores del mazo de {deck}"
            ),
            other => {
                let (n, tail) = amount(other, Unit::Each(CARD), None, self);
                say!(
                    language,
                    "{n} from the top of the {deck} deck{tail}",
                    "{n} de la parte superior del mazo de {deck}{tail}"
                )
            }
        }
    }

    fn scry(&mut self, deck: DeckKind, n: &Amount, mood: Mood) -> String {
        let top = self.top(deck, n);
        let look = self.act(&Player::You, &verb::LOOK, &top, mood);
        let bottom = match n {
            Amount::N(1) => self.pick("which may go to the bottom", "que puede ir al fondo"),
            _ => self.pick(
                "any of which may go to the bottom",
                "y cualquiera de ellas puede ir al fondo",
            ),
        };
        format!("{look}, {bottom}")
    }

    /// "on 1–2 lose 2¢; on 3–6 gain 2¢".
    fn bands(&mut self, bands: &[Band]) -> String {
        let language = self.language();
        let (eyes, result) = (self.names.eyes, self.result);
        if eyes == Eyes::Active {
            self.names = self.names.seen_by(Eyes::They);
        }
        self.result = true;
        let says = bands.iter().map(|band| {
            let does = self.joined(&band.effects, Mood::Plain);
            let on = said::results(&band.on, language);
            say!(language, "on {on} {does}", "con {on}, {does}")
        });
        let says: Vec<String> = says.collect();
        self.names = self.names.seen_by(eyes);
        self.result = result;
        says.join("; ")
    }
}

/// Of an attack that need not be one of the usual ones.
const ADDITIONAL: [&str; 2] = [", in an additional attack", ", en un ataque adicional"];
