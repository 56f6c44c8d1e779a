//! Checking what must be so.

use ron2::{Span, Spanned};

use super::check::Check;
use super::stage::{Stage, zone_words};
use super::verbs::Told;
use crate::games::souls::{Place, PlayerView, View, zone};
use crate::table::{Seat, Seats};
use crate::tools::scenario::trouble::{
    Done, Trouble, before, same, same_words, seat_words, winner_words,
};

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
                let found = card.owned.then_some(card.controller);
                let found = found.map_or_else(|| "the game".to_owned(), |s| seat_words(Some(s)));
                same_words(at, "controller", seat_words(Some(seat.0)), found)
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
            Check::Top(place, name) => self.end(at, place, name, true),
            Check::Bottom(place, name) => self.end(at, place, name, false),
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
            Check::Priority(seat) => {
                let wanted = seat_words(Some(seat.0));
                same_words(at, "priority", wanted, seat_words(view.priority))
            }
            Check::NoPriority => {
                let wanted = seat_words(None);
                same_words(at, "priority", wanted, seat_words(view.priority))
            }
            Check::Stack(all) => self.stack(at, all, view),
            Check::Aims(entry, things) => {
                let found = self.waits(&entry.value, view)?.targets;
                let mut good = found.len() == things.len();
                for (thing, target) in things.iter().zip(&found) {
                    good &= self.refs(thing)?.contains(target);
                }
                if good {
                    return Ok(());
                }
                let wanted = format!("{} as written", things.len());
                let found: Vec<_> = found.iter().map(|&r| self.ref_words(r, view)).collect();
                let found = format!("[{}]", found.join(", "));
                Err(Trouble::unlike(at, "these targets:", wanted, found))
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
                let found = needs.map_or_else(|| "no attack roll".to_owned(), |n| n.to_string());
                same_words(at, "what a roll must reach", n.to_string(), found)
            }
            Check::Attacked(thing) => {
                let wanted = self.refs(thing)?;
                let target = view.attack.as_ref().and_then(|a| a.target);
                let found = target.map(crate::table::Ref::Object);
                let good = found.is_some_and(|found| wanted.contains(&found));
                let found = target.map_or_else(|| "nothing".to_owned(), |t| self.name(t, view));
                match good {
                    true => Ok(()),
                    false => {
                        let wanted = "this".to_owned();
                        Err(Trouble::unlike(at, "that it is attacked:", wanted, found))
                    }
                }
            }
            Check::AttackOpen => {
                let open = view.attack.as_ref().map(|a| a.target);
                let found = match open {
                    None => "no attack".to_owned(),
                    Some(None) => "nothing yet".to_owned(),
                    Some(Some(target)) => self.name(target, view),
                };
                same_words(at, "an attack on", "nothing yet".to_owned(), found)
            }
            Check::NoAttack => same(at, "an attack running", false, view.attack.is_some()),
            Check::Helpers(seats) => {
                let found = view.attack.as_ref().map(|a| a.helpers.clone());
                let found = seats_words(found.unwrap_or_default());
                let wanted = seats_words(seats.iter().map(|chair| chair.0));
                same_words(at, "who helps:", wanted, found)
            }
            Check::Rolls(n) => {
                let found = view.attack.as_ref().map(|a| a.rolls.to_string());
                let found = found.unwrap_or_else(|| "no attack".to_owned());
                same_words(at, "attack rolls", n.to_string(), found)
            }
            Check::Musts(things) => self.musts(at, things, view),
            Check::Timer(n) => same(at, "timer", *n, view.timer),
            Check::MonsterDied => same(at, "a dead monster", true, view.monster_died),
            Check::NoMonsterDied => same(at, "a dead monster", false, view.monster_died),
            Check::Winners(seats) => {
                let winners: Seats = seats.iter().map(|chair| chair.0).collect();
                let wanted = winner_words(Some(winners));
                same_words(
                    at,
                    "winners",
                    wanted,
                    winner_words(self.game.outcome().map(|o| o.winners)),
                )
            }
            Check::Lost => {
                let wanted = winner_words(Some(Seats::NONE));
                same_words(
                    at,
                    "winners",
                    wanted,
                    winner_words(self.game.outcome().map(|o| o.winners)),
                )
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

/// Seats in the words of a message.
fn seats_words(seats: impl IntoIterator<Item = Seat>) -> String {
    let all: Vec<String> = seats.into_iter().map(|s| seat_words(Some(s))).collect();
    if all.is_empty() {
        seat_words(None)
    } else {
        all.join(", ")
    }
}

/// A player of the view; one who does not play has nothing.
fn player(view: &View, seat: Seat) -> PlayerView {
    view.players.get(seat.index()).cloned().unwrap_or_default()
}
