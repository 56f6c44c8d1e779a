//! Checking what must be so.

use ron2::{Span, Spanned};

use super::super::trouble::{Done, before, same};
use super::check::Check;
use super::stage::{Stage, zone_words};
use super::verbs::Told;
use crate::games::souls::{Place, PlayerView, View, zone};
use crate::table::{Seat, Seats};

impl Stage {
    /// Checks one expectation against a view: everything on the table, or what a seat is shown.
    pub fn check(&mut self, check: &Spanned<Check>, view: &View) -> Done {
        let at = check.span;
        match &check.value {
            Check::Hp(thing, n) => same(at, "hit points", *n, self.body(thing, view)?.hp),
            Check::MaxHp(thing, n) => {
                same(at, "hit points at most", *n, self.body(thing, view)?.max_hp)
            }
            Check::Damage(thing, n) => {
                let body = self.body(thing, view)?;
                same(at, "damage", *n, body.max_hp - body.hp)
            }
            Check::Attack(thing, n) => same(at, "attack", *n, self.body(thing, view)?.attack),
            Check::Counters(thing, n) => same(at, "counters", *n, self.body(thing, view)?.counters),
            Check::Evasion(name, n) => same(at, "evasion", *n, self.card(name, view)?.evasion),
            Check::SoulValue(name, n) => same(at, "soul value", *n, self.card(name, view)?.souls),
            Check::Charged(name) => {
                same(at, "deactivated", false, self.card(name, view)?.deactivated)
            }
            Check::Deactivated(name) => {
                same(at, "deactivated", true, self.card(name, view)?.deactivated)
            }
            Check::Has(name, keyword) => {
                let found = self.card(name, view)?.keywords.has(*keyword);
                same(at, &format!("{keyword:?}:"), true, found)
            }
            Check::HasNot(name, keyword) => {
                let found = self.card(name, view)?.keywords.has(*keyword);
                same(at, &format!("{keyword:?}:"), false, found)
            }
            Check::Controller(name, seat) => {
                let card = self.card(name, view)?;
                let found = card.owned.then_some(card.controller.0);
                same(at, "controller", Some(seat.0.0), found)
            }
            Check::OfTheGame(name) => same(at, "a player's", false, self.card(name, view)?.owned),
            Check::InPlay(name) => same(at, "in play", true, self.card(name, view)?.in_play),
            Check::NotInPlay(name) => same(at, "in play", false, self.card(name, view)?.in_play),
            Check::Attackable(name) => {
                same(at, "attackable", true, self.card(name, view)?.attackable)
            }
            Check::NotAttackable(name) => {
                same(at, "attackable", false, self.card(name, view)?.attackable)
            }
            Check::Is(name, what) => self.is(at, name, what, view),
            Check::In(name, place) => {
                let wanted = zone_words(self.zone(place)?);
                let found = zone_words(self.one(name)?.zone);
                same(at, "it in", wanted, found)
            }
            Check::Row(place, names) => {
                let zone = self.zone(place)?;
                let ids: Vec<_> = view.zone(zone).iter().flatten().copied().collect();
                self.list(at, names, &ids)
            }
            Check::Count(place, n) => {
                let zone = self.zone(place)?;
                same(at, "how many", *n, view.zone(zone).len())
            }
            Check::Unknown(place, n) => {
                let zone = self.zone(place)?;
                let found = view.zone(zone).iter().filter(|card| card.is_none()).count();
                same(at, "how many unknown", *n, found)
            }
            Check::Slots(kind, n) => same(at, "slots", *n, view.slots[*kind as usize]),
            Check::Coins(seat, n) => same(at, "¢", *n, player(view, seat.0).coins),
            Check::Hand(seat, n) => {
                let held = view.zone(zone(Place::Hand(seat.0))).len();
                same(at, "cards in hand", usize::from(*n), held)?;
                same(at, "cards in hand", *n, player(view, seat.0).hand)
            }
            Check::Souls(seat, n) => same(at, "souls", *n, player(view, seat.0).souls),
            Check::Goal(seat, n) => same(at, "goal", *n, player(view, seat.0).goal),
            Check::Dead(seat) => same(at, "dead", true, player(view, seat.0).dead),
            Check::Alive(seat) => same(at, "dead", false, player(view, seat.0).dead),
            Check::LootPlays(seat, n) => {
                same(at, "loot plays", *n, player(view, seat.0).loot_plays)
            }
            Check::Attacks(seat, n) => same(at, "attacks left", *n, player(view, seat.0).attacks),
            Check::Purchases(seat, n) => {
                same(at, "purchases left", *n, player(view, seat.0).purchases)
            }
            Check::Price(seat, n) => same(at, "price", *n, player(view, seat.0).price),
            Check::HandLimit(seat, n) => {
                same(at, "hand limit", *n, player(view, seat.0).hand_limit)
            }
            Check::Kills(seat, n) => same(at, "kills", *n, player(view, seat.0).kills),
            Check::Deaths(seat, n) => same(at, "deaths", *n, player(view, seat.0).deaths),
            Check::ExtraTurns(seat, n) => {
                same(at, "extra turns", *n, player(view, seat.0).extra_turns)
            }
            Check::SkippedTurns(seat, n) => {
                same(at, "turns to skip", *n, player(view, seat.0).skipped_turns)
            }
            Check::Step(step) => same(at, "step", *step, view.step),
            Check::Phase(phase) => same(at, "phase", *phase, view.step.phase()),
            Check::Turn(n) => same(at, "turn", *n, view.turn),
            Check::Active(seat) => same(at, "active seat", seat.0.0, view.active.0),
            Check::Starting(seat) => same(at, "first seat", seat.0.0, view.starting.0),
            Check::Priority(seat) => same(at, "priority", Some(seat.0), view.priority),
            Check::NoPriority => same(at, "priority", None, view.priority),
            Check::Stack(all) => self.stack(at, all, view),
            Check::Aims(entry, things) => {
                let found = self.waits(&entry.value, view)?.targets;
                let mut good = found.len() == things.len();
                for (thing, target) in things.iter().zip(&found) {
                    good &= self.refs(thing)?.contains(target);
                }
                same(at, "these targets:", true, good)
            }
            Check::Controls(seat, entry) => {
                let found = self.waits(&entry.value, view)?.controller;
                same(at, "controller", seat.0.0, found.0)
            }
            Check::ControlledByGame(entry) => {
                same(at, "the game's", true, self.waits(&entry.value, view)?.game)
            }
            Check::Needs(n) => {
                let needs = view.stack.iter().rev().map(|e| e.needs).find(|&n| n > 0);
                same(at, "what a roll must reach", Some(*n), needs)
            }
            Check::Attacked(thing) => {
                let wanted = self.refs(thing)?;
                let target = view.attack.as_ref().and_then(|a| a.target);
                let found = target.map(crate::table::Ref::Object);
                let good = found.is_some_and(|found| wanted.contains(&found));
                same(at, "that it is attacked:", true, good)
            }
            Check::AttackOpen => {
                let open = view.attack.as_ref().map(|a| a.target);
                same(at, "the attack on", Some(None), open)
            }
            Check::NoAttack => same(at, "an attack running", false, view.attack.is_some()),
            Check::Helpers(seats) => {
                let found = view.attack.as_ref().map(|a| a.helpers.clone());
                let wanted = seats.iter().map(|chair| chair.0).collect();
                same(at, "who helps", wanted, found.unwrap_or_default())
            }
            Check::Rolls(n) => same(
                at,
                "attack rolls",
                Some(*n),
                view.attack.as_ref().map(|a| a.rolls),
            ),
            Check::Musts(things) => self.musts(at, things, view),
            Check::Timer(n) => same(at, "timer", *n, view.timer),
            Check::MonsterDied => same(at, "a dead monster", true, view.monster_died),
            Check::NoMonsterDied => same(at, "a dead monster", false, view.monster_died),
            Check::Winners(seats) => {
                let wanted: Seats = seats.iter().map(|chair| chair.0).collect();
                let found = self.game.outcome().map(|o| o.winners);
                same(at, "winners", Some(wanted), found)
            }
            Check::Lost => {
                let found = self.game.outcome().map(|o| o.winners);
                same(at, "winners", Some(Seats::NONE), found)
            }
            Check::Running => same(at, "the game over", false, self.game.outcome().is_some()),
            Check::Visible(seat, name) => self.sees(at, seat.0, name, true),
            Check::Hidden(seat, name) => self.sees(at, seat.0, name, false),
            Check::Shown(seat, checks) => {
                let view = self.game.view(Some(seat.0));
                checks
                    .0
                    .iter()
                    .try_for_each(|check| self.check(check, &view))
            }
            Check::Happened(told) => self.happens(at, told, None, true),
            Check::NotHappened(told) => self.happens(at, told, None, false),
            Check::Learned(seat, told) => self.happens(at, told, Some(seat.0), true),
            Check::NotLearned(seat, told) => self.happens(at, told, Some(seat.0), false),
            Check::Times(n, told) => {
                let found = self.told(told, None)?.len();
                same(at, "how often it happened:", *n, found)
            }
            Check::Before(first, second) => {
                let (a, b) = (self.told(first, None)?, self.told(second, None)?);
                before(at, (first.span, &a), (second.span, &b))
            }
        }
    }

    fn happens(&mut self, at: Span, told: &Told, seat: Option<Seat>, wanted: bool) -> Done {
        let found = !self.told(told, seat)?.is_empty();
        let what = match seat {
            None => "that this happened:".to_owned(),
            Some(Seat(seat)) => format!("that seat {seat} learned this:"),
        };
        same(at, &what, wanted, found)
    }

    fn sees(&mut self, at: Span, seat: Seat, name: &Spanned<String>, wanted: bool) -> Done {
        let id = self.one(name)?.id;
        let seen = self.game.view(Some(seat)).card(id).is_some();
        same(at, &format!("that seat {} sees it:", seat.0), wanted, seen)
    }
}

/// A player of the view; one who does not play has nothing.
fn player(view: &View, seat: Seat) -> PlayerView {
    view.players.get(seat.index()).cloned().unwrap_or_default()
}
