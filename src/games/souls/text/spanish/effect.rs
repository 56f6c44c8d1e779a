//! Effects as Spanish sentences.

use super::super::Eyes;
use super::super::mentions::is_player;
use super::amount::{CARDS, COUNTERS, TREASURE, Unit, amount};
use super::grant::{self, lasting};
use super::said::{deck_name, results, slots};
use super::verb::{self, Action, Form, Mood, Verb};
use super::who::Speaker;
use super::{condition, filter, listed};
use crate::games::souls::content::{Amount, Band, DeckKind, Effect, Filter, Kind, Player, Who};
use crate::packs::prose::sentences;
use crate::packs::spanish::Phrase;

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
        parts.join(", luego ").replace("luego si ", "luego, si ")
    }

    fn effect(&mut self, effect: &Effect, mood: Mood) -> String {
        let you = &Player::You;
        match effect {
            Effect::GainCoins(n, p) => self.acts(p, &verb::GAIN, n, Unit::Coins, mood),
            Effect::LoseCoins(n, p) => self.acts(p, &verb::LOSE, n, Unit::Coins, mood),
            Effect::PayCoins(n, p) => self.acts(p, &verb::PAY, n, Unit::Coins, mood),
            Effect::StealCoins(n, p) => self.coins_to(&verb::TAKE_FROM, n, p, mood),
            Effect::GiveCoins(n, p) => self.coins_to(&verb::GIVE, n, p, mood),
            Effect::Loot(n, p) => self.acts(p, &verb::DRAW, n, CARDS, mood),
            Effect::Discard(n, p) => self.acts(p, &verb::DISCARD, n, CARDS, mood),
            Effect::DiscardHand(p) => self.act_own(p, &verb::DISCARD, "mano", mood),
            Effect::StealLoot(n, p) => {
                let (n, tail) = amount(n, CARDS, None, self);
                let hand = self.owned(p, "mano", true, None);
                self.act(
                    you,
                    &verb::TAKE_FROM,
                    &format!("{n} al azar de {hand}{tail}"),
                    mood,
                )
            }
            Effect::LookAtHand(p) => {
                let hand = self.owned(p, "mano", true, None);
                self.act(you, &verb::LOOK, &hand, mood)
            }
            Effect::SwapHands(p) => {
                let with = self.player(p).text;
                self.act(
                    you,
                    &verb::SWAP_HANDS,
                    &format!("las manos con {with}"),
                    mood,
                )
            }
            Effect::GainTreasure(n, p) => self.acts(p, &verb::GAIN, n, TREASURE, mood),
            Effect::Damage(n, who) => self.damage(n, who, mood),
            Effect::Heal(n, who) => self.gets(who, &verb::HEAL, n, Unit::Hp, mood),
            Effect::PreventDamage(n, who) => self.prevent(n, who, mood),
            Effect::Shield(n, who) => {
                let (next, tail) = match n {
                    Amount::N(1) => ("el próximo punto de daño".to_owned(), String::new()),
                    Amount::N(n) => (format!("los próximos {n} puntos de daño"), String::new()),
                    other => amount(other, Unit::Damage, None, self),
                };
                let who = self.who(who);
                let prevent = verb::PREVENT.on(&Phrase::one(next, false), mood);
                if who.you {
                    format!("{prevent} que fueras a recibir este turno{tail}")
                } else {
                    format!("{prevent} a {} este turno{tail}", who.text)
                }
            }
            Effect::PreventDeath(who) => self.does(&verb::PREVENT, who, "", mood),
            Effect::Kill(who) => self.does(&verb::KILL, who, "", mood),
            Effect::Destroy(who) => self.does(&verb::DESTROY, who, "", mood),
            Effect::PutInDiscard(who) => self.does(&verb::PLACE, who, " en el descarte", mood),
            Effect::PutInHand(who, p) => {
                let put = self.does(&verb::PLACE, who, "", mood);
                format!("{put} en {}", self.owned(p, "mano", true, None))
            }
            Effect::PutOnTop(who) => self.does(&verb::PLACE, who, " encima de su mazo", mood),
            Effect::PutOnBottom(who) => {
                self.does(&verb::PLACE, who, " en el fondo de su mazo", mood)
            }
            Effect::Scry(deck, n) => {
                let top = self.top(*deck, n);
                let look = self.act(you, &verb::LOOK, &top, mood);
                match n {
                    Amount::N(1) => format!("{look}, que puede ir al fondo"),
                    _ => format!("{look}, y cualquiera de ellas puede ir al fondo"),
                }
            }
            Effect::Mill(deck, n) => {
                let top = self.top(*deck, n);
                let put = verb::PUT.form(mood.form());
                format!("{put} {top} en el descarte")
            }
            Effect::RevealMonster => {
                let card = "la carta superior del mazo de monstruos en una casilla de monstruo a";
                let whose = if self.names.eyes == Eyes::You {
                    "tu"
                } else {
                    "su"
                };
                self.act(you, &verb::PUT, &format!("{card} {whose} elección"), mood)
            }
            Effect::Recharge(who) => self.does(&verb::RECHARGE, who, "", mood),
            Effect::Deactivate(who) => self.does(&verb::DEACTIVATE, who, "", mood),
            Effect::Roll(bands) => {
                let roll = self.act(you, &verb::ROLL, "", mood);
                format!("{roll} – {}", self.bands(bands))
            }
            Effect::RollBy(p, bands) => {
                let roll = self.act(p, &verb::ROLL, "", mood);
                format!("{roll} – {}", self.bands(bands))
            }
            Effect::Reroll(who) => self.does(&verb::REPEAT, who, "", mood),
            Effect::AddToRoll(n, who) => self.add_to_roll(*n, who, mood),
            Effect::SetRoll(n, who) => self.does(&verb::CHANGE, who, &format!(" a un {n}"), mood),
            Effect::ChooseRoll(who) => self.does(&verb::CHANGE, who, " al número que elijas", mood),
            Effect::FlipRoll(who) => self.does(&verb::FLIP, who, "", mood),
            Effect::RerollItem(who) => self.does(&verb::RENEW, who, "", mood),
            Effect::Steal(who) => self.seize(who, mood),
            Effect::Give(who, p) => {
                let give = self.does(&verb::HAND, who, "", mood);
                format!("{give} a {}", self.player(p).text)
            }
            Effect::Swap(a, b) => {
                let swap = self.does(&verb::EXCHANGE, a, "", mood);
                format!("{swap} con {}", self.who(b).text)
            }
            Effect::BecomeSoul(who, p) => {
                let what = self.who(who).text;
                self.act(p, &verb::GAIN, &format!("{what} como alma"), mood)
            }
            Effect::Cancel(who) => self.does(&verb::CANCEL, who, "", mood),
            Effect::CancelAttack => verb::CANCEL.on(&Phrase::one("el ataque", false), mood),
            Effect::EndTurn => match mood {
                Mood::Bare(_) => "terminar el turno".to_owned(),
                Mood::Plain | Mood::Third(_) => "termina el turno".to_owned(),
            },
            Effect::MoreLootPlays(n, p) => {
                self.more(p, "jugar", n, ("carta de botín", "cartas de botín"), mood)
            }
            Effect::MoreAttacks(n, p) => self.more(p, "hacer", n, ("ataque", "ataques"), mood),
            Effect::MorePurchases(n, p) => self.more(p, "hacer", n, ("compra", "compras"), mood),
            Effect::MustAttack(who) => {
                let what = self.who(who).text;
                must(&format!("{what} este turno"), mood)
            }
            Effect::MustAttackAlso(who) => {
                let what = self.who(who).text;
                must(&format!("{what} este turno, en un ataque adicional"), mood)
            }
            Effect::MustAttackDeck => must(
                "el mazo de monstruos este turno, en un ataque adicional",
                mood,
            ),
            Effect::ExtraTurn(p) => {
                self.act(p, &verb::PLAY, "un turno extra después de este", mood)
            }
            Effect::SkipTurn(p) => self.act_own(p, &verb::LOSE, "próximo turno", mood),
            Effect::AddCounters(n, who) => {
                let (n, tail) = amount(n, COUNTERS, None, self);
                let what = self.who(who).text;
                format!("{} {n} sobre {what}{tail}", verb::PUT.form(mood.form()))
            }
            Effect::RemoveCounters(n, who) => self.remove_counters(n, who, mood),
            Effect::Grant(grant, who, until) => {
                let player = is_player(who, &self.mentions);
                let (lead, subject, form) = self.doing(who, mood);
                let given = grant::given(*grant, &subject, form, player);
                let lasts = lasting(*until, subject.plural, subject.you);
                format!("{lead}{given}{lasts}")
            }
            Effect::Copy(who, of, until) => {
                let (lead, subject, form) = self.doing(who, mood);
                let becomes = verb::BECOME.form(form);
                let of = self.who(of).text;
                let lasts = lasting(*until, subject.plural, subject.you);
                format!("{lead}{becomes} en una copia de {of}{lasts}")
            }
            Effect::CopyLoot(who) => self.does(&verb::COPY, who, "", mood),
            Effect::MoreSlots(kind, n) => {
                let s = if *n == 1 { "" } else { "s" };
                let add = match mood {
                    Mood::Bare(_) => "añadir",
                    Mood::Plain | Mood::Third(_) => "añade",
                };
                format!("{add} {n} casilla{s} de {}", slots(*kind))
            }
            Effect::Win(p) => match (self.player(p).you, mood) {
                (true, Mood::Plain) => "ganas la partida".to_owned(),
                _ => self.act(p, &verb::WIN, "la partida", mood),
            },
            Effect::And(effects) => {
                let parts: Vec<String> = effects.iter().map(|e| self.effect(e, mood)).collect();
                listed(&parts, "y")
            }
            Effect::If(condition, effects) => {
                let clause = condition::clause(condition, "si", self);
                format!("{clause}, {}", self.joined(effects, mood))
            }
            Effect::May(effects) => {
                let who = self.player(you);
                let can = verb::CAN.form(Form::of(&who));
                let does = self.joined(effects, Mood::Bare(you));
                format!("{}{can} {does}", who.before_verb())
            }
            Effect::MayDo(p, effects) => {
                let who = self.player(p);
                let can = verb::CAN.form(Form::of(&who));
                let does = self.joined(effects, Mood::Bare(&Player::They));
                format!("{}{can} {does}", who.before_verb())
            }
            Effect::EachDoes(p, effects) => {
                let who = self.player(p).text;
                format!("{who} {}", self.joined(effects, Mood::Third(&Player::They)))
            }
            Effect::Choose(p, filter, effects) => self.choose(p, filter, effects, mood),
            Effect::Vote(ways) => {
                let ways = ways.iter().map(|way| self.joined(way, Mood::Plain));
                let ways: Vec<String> = ways.collect();
                format!("todos votan – {}", ways.join("; o bien "))
            }
        }
    }

    fn choose(
        &mut self,
        player: &Player,
        filter: &Filter,
        effects: &[Effect],
        mood: Mood,
    ) -> String {
        let eyes = self.names.eyes;
        let theirs = match self.names.eyes {
            eyes if *player == Player::You && eyes == Eyes::You => eyes,
            _ => Eyes::They,
        };
        let what = filter::one(filter, self.names.seen_by(theirs)).text;
        let does = self.act(player, &verb::CHOOSE, &what, mood);
        self.names = self.names.seen_by(eyes);
        self.mentions.other();
        self.picked = filter.kind;
        format!("{does}; {}", self.joined(effects, Mood::Plain))
    }

    /// A player gains, loses, draws so much.
    fn acts(&mut self, player: &Player, verb: &Verb, n: &Amount, unit: Unit, mood: Mood) -> String {
        let (lead, form) = self.subject_of(player, mood);
        let (n, tail) = amount(n, unit, Some(player), self);
        format!("{lead}{} {n}{tail}", verb.form(form))
    }

    /// A player does something.
    fn act(&mut self, player: &Player, verb: &Verb, what: &str, mood: Mood) -> String {
        let (lead, form) = self.subject_of(player, mood);
        let says = format!("{lead}{} {what}", verb.form(form));
        says.trim_end().to_owned()
    }

    /// A player does something with what is theirs: "descarta tu mano".
    fn act_own(&mut self, player: &Player, verb: &Verb, what: &str, mood: Mood) -> String {
        let (lead, form) = self.subject_of(player, mood);
        let whose = if *player == Player::You && self.names.eyes == Eyes::You {
            "tu"
        } else {
            "su"
        };
        format!("{lead}{} {whose} {what}", verb.form(form))
    }

    /// The subject with a space, or nothing where it goes without saying, and the form of its verb.
    fn subject_of(&mut self, player: &Player, mood: Mood) -> (String, Form) {
        if mood.is_doer(player) {
            return (String::new(), mood.form());
        }
        let subject = self.player(player);
        match mood {
            Mood::Bare(_) if subject.you => ("hacer que ".to_owned(), Form::WishedYou),
            Mood::Bare(_) => (format!("hacer que {}", subject.before_verb()), Form::Wished),
            Mood::Plain | Mood::Third(_) if subject.you => (String::new(), Form::Command),
            Mood::Plain | Mood::Third(_) => (subject.before_verb(), Form::of(&subject)),
        }
    }

    /// The same for anything that something happens to.
    fn doing(&mut self, who: &Who, mood: Mood) -> (String, Phrase, Form) {
        if let Who::Player(player) = who {
            let (lead, form) = self.subject_of(player, mood);
            return (lead, self.player(player), form);
        }
        let subject = self.who(who);
        let (lead, form) = match mood {
            Mood::Bare(_) => (format!("hacer que {}", subject.before_verb()), Form::Wished),
            Mood::Plain | Mood::Third(_) => (subject.before_verb(), Form::of(&subject)),
        };
        (lead, subject, form)
    }

    /// Something gets so much: "un jugador recupera 2 PV".
    fn gets(&mut self, who: &Who, verb: &Verb, n: &Amount, unit: Unit, mood: Mood) -> String {
        if let Who::Player(player) = who {
            return self.acts(player, verb, n, unit, mood);
        }
        let (lead, _, form) = self.doing(who, mood);
        let (n, tail) = amount(n, unit, None, self);
        format!("{lead}{} {n}{tail}", verb.form(form))
    }

    fn damage(&mut self, n: &Amount, who: &Who, mood: Mood) -> String {
        if !matches!(who, Who::Target(_)) && is_player(who, &self.mentions) {
            return self.gets(who, &verb::RECEIVE, n, Unit::Damage, mood);
        }
        let (n, tail) = amount(n, Unit::Damage, None, self);
        let deal = verb::DEAL.form(mood.form());
        format!("{deal} {n} a {}{tail}", self.who(who).text)
    }

    fn prevent(&mut self, n: &Amount, who: &Who, mood: Mood) -> String {
        let target = match who {
            Who::Target(n) if !self.mentions.is_named(*n) => self.mentions.target(*n).cloned(),
            _ => None,
        };
        match (target, n) {
            (Some(filter), Amount::N(n)) if filter.kind == Kind::DamageEntry => {
                self.who(who);
                let points = if *n == 1 { "punto" } else { "puntos" };
                let damage = filter::damage(&filter, self.names);
                let what = Phrase::one(format!("{n} {points} de {damage}"), false);
                verb::PREVENT.on(&what, mood)
            }
            _ => {
                let (n, tail) = amount(n, Unit::Damage, None, self);
                let prevent = verb::PREVENT.on(&Phrase::one(n, false), mood);
                format!("{prevent} de {}{tail}", self.who(who).text)
            }
        }
    }

    /// Something is done to somebody: "destruye uno de tus objetos".
    fn does(&mut self, action: &Action, who: &Who, rest: &str, mood: Mood) -> String {
        let what = self.who(who);
        format!("{}{rest}", action.on(&what, mood))
    }

    fn seize(&mut self, who: &Who, mood: Mood) -> String {
        let what = self.who(who);
        let control = if what.known {
            "su control".to_owned()
        } else {
            format!("el control de {}", what.text)
        };
        self.act(&Player::You, &verb::SEIZE, &control, mood)
    }

    fn add_to_roll(&mut self, n: i32, who: &Who, mood: Mood) -> String {
        let what = self.who(who).text;
        let bare = matches!(mood, Mood::Bare(_));
        let verb = match (n < 0, bare) {
            (false, false) => "suma",
            (false, true) => "sumar",
            (true, false) => "resta",
            (true, true) => "restar",
        };
        format!("{verb} {} a {what}", n.unsigned_abs())
    }

    fn remove_counters(&mut self, n: &Amount, who: &Who, mood: Mood) -> String {
        let remove = match mood {
            Mood::Bare(_) => "retirar",
            Mood::Plain | Mood::Third(_) => "retira",
        };
        if matches!(n, Amount::Counters(on) if **on == *who) {
            let what = self.who(who);
            return if what.known {
                format!("{remove} todos sus contadores")
            } else {
                format!("{remove} todos los contadores de {}", what.text)
            };
        }
        let (n, tail) = amount(n, COUNTERS, None, self);
        format!("{remove} {n} de {}{tail}", self.who(who).text)
    }

    /// "quita 2¢ a cada otro jugador".
    fn coins_to(&mut self, verb: &Verb, n: &Amount, player: &Player, mood: Mood) -> String {
        let (lead, form) = self.subject_of(&Player::You, mood);
        let (n, tail) = amount(n, Unit::Coins, Some(&Player::You), self);
        let whom = self.player(player).text;
        format!("{lead}{} {n} a {whom}{tail}", verb.form(form))
    }

    /// "puedes jugar 1 carta de botín más este turno".
    fn more(
        &mut self,
        player: &Player,
        verb: &str,
        n: &Amount,
        (one, many): (&'static str, &'static str),
        mood: Mood,
    ) -> String {
        let (lead, form) = self.subject_of(player, mood);
        let can = match form {
            Form::Bare => String::new(),
            form => format!("{} ", verb::CAN.form(form)),
        };
        let (n, tail) = amount(n, Unit::Each(one, many, true), None, self);
        format!("{lead}{can}{verb} {n} más este turno{tail}")
    }

    fn top(&mut self, deck: DeckKind, n: &Amount) -> String {
        let deck = deck_name(deck);
        match n {
            Amount::N(1) => format!("la carta superior del mazo de {deck}"),
            Amount::N(n) => format!("las {n} cartas superiores del mazo de {deck}"),
            other => {
                let unit = Unit::Each("carta", "cartas", true);
                let (n, tail) = amount(other, unit, None, self);
                format!("{n} de la parte superior del mazo de {deck}{tail}")
            }
        }
    }

    /// "con 1–2, pierde 2¢; con 3–6, obtén 2¢".
    fn bands(&mut self, bands: &[Band]) -> String {
        let (eyes, result) = (self.names.eyes, self.result);
        if eyes == Eyes::Active {
            self.names = self.names.seen_by(Eyes::They);
        }
        self.result = true;
        let says = bands.iter().map(|band| {
            let does = self.joined(&band.effects, Mood::Plain);
            format!("con {}, {does}", results(&band.on))
        });
        let says: Vec<String> = says.collect();
        self.names = self.names.seen_by(eyes);
        self.result = result;
        says.join("; ")
    }
}

fn must(what: &str, mood: Mood) -> String {
    match mood {
        Mood::Bare(_) => format!("hacer que el jugador activo ataque a {what}"),
        Mood::Plain | Mood::Third(_) => format!("el jugador activo debe atacar a {what}"),
    }
}
