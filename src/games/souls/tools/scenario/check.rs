//! The expectations of this game's scripts.

use ron2::Spanned;

use super::thing::Thing;
use super::waiting::Waiting;
use crate::games::souls::content::{Keyword, SlotKind};
use crate::games::souls::position::SeatSpec;
use crate::games::souls::{Phase, Place, PlayerView, Souls, View, zone};
use crate::table::{Seat, Seats};
use crate::tools::scenario::phrase::OneOrMany;
use crate::tools::scenario::scenario_error::{ScenarioError, same, same_words, seat_words};
use crate::tools::scenario::scripted::{Checks, expectations};

expectations! {
    /// Something that must be so. Names mean cards; `player(0)` stands for a player where one has the same.
    pub enum Check: Souls = |stage, at, view| {
        /// Hit points left.
        Hp(thing: Spanned<Thing>, n: i32) => same(at, "hit points", *n, stage.body(thing, view)?.hp);
        /// Hit points at most.
        MaxHp(thing: Spanned<Thing>, n: i32) => same(at, "hit points at most", *n, stage.body(thing, view)?.max_hp);
        /// Damage marked.
        Damage(thing: Spanned<Thing>, n: i32) => {
            let body = stage.body(thing, view)?;
            same(at, "damage", *n, body.max_hp - body.hp)
        };
        /// Combat damage it deals.
        Attack(thing: Spanned<Thing>, n: i32) => same(at, "attack", *n, stage.body(thing, view)?.attack);
        /// Counters on it.
        Counters(thing: Spanned<Thing>, n: i32) => same(at, "counters", *n, stage.body(thing, view)?.counters);
        /// The number that an attack roll must reach.
        Evasion(name: Spanned<String>, n: u8) => same(at, "evasion", *n, stage.card(name, view)?.evasion);
        /// Soul value of a card.
        SoulValue(name: Spanned<String>, n: u8) => same(at, "soul value", *n, stage.card(name, view)?.souls);
        /// Is charged.
        Charged(name: Spanned<String>) => same(at, "deactivated", false, stage.card(name, view)?.deactivated);
        /// Is deactivated.
        Deactivated(name: Spanned<String>) => same(at, "deactivated", true, stage.card(name, view)?.deactivated);
        /// Has the keyword now.
        Has(name: Spanned<String>, keyword: Keyword) => {
            let found = stage.card(name, view)?.keywords.has(*keyword);
            same(at, &format!("{keyword:?}:"), true, found)
        };
        /// Has it not.
        HasNot(name: Spanned<String>, keyword: Keyword) => {
            let found = stage.card(name, view)?.keywords.has(*keyword);
            same(at, &format!("{keyword:?}:"), false, found)
        };
        /// That player controls it.
        Controller(name: Spanned<String>, seat: SeatSpec) => {
            let card = stage.card(name, view)?;
            let found = card.owned.then_some(card.controller);
            let found = found.map_or_else(|| "the game".to_owned(), |s| seat_words(Some(s)));
            same_words(at, "controller", seat_words(Some(seat.0)), found)
        };
        /// The game controls it, and no player.
        OfTheGame(name: Spanned<String>) => same(at, "a player's", false, stage.card(name, view)?.owned);
        /// Is in play: a player's, or on top of a slot.
        InPlay(name: Spanned<String>) => same(at, "in play", true, stage.card(name, view)?.in_play);
        /// Is not.
        NotInPlay(name: Spanned<String>) => same(at, "in play", false, stage.card(name, view)?.in_play);
        /// Can be attacked as things stand.
        Attackable(name: Spanned<String>) => same(at, "attackable", true, stage.card(name, view)?.attackable);
        /// Cannot.
        NotAttackable(name: Spanned<String>) => same(at, "attackable", false, stage.card(name, view)?.attackable);
        /// The card it is now.
        Is(name: Spanned<String>, what: Spanned<String>) => stage.is(at, name, what, view);
        /// How many of what lies there nobody may know but those who see it; in `Shown`.
        Unknown(place: Spanned<Thing>, n: usize) => {
            let zone = stage.zone(place)?;
            let found = view.zone(zone).iter().filter(|card| card.is_none()).count();
            same(at, "how many unknown", *n, found)
        };
        /// Slots in use.
        Slots(kind: SlotKind, n: u8) => same(at, "slots", *n, view.slots[*kind as usize]);
        /// ¢.
        Coins(seat: SeatSpec, n: i32) => same(at, "¢", *n, player(view, seat.0).coins);
        /// Loot cards in hand.
        Hand(seat: SeatSpec, n: u8) => {
            let held = view.zone(zone(Place::Hand(seat.0))).len();
            same(at, "cards in hand", usize::from(*n), held)?;
            same(at, "cards in hand", *n, player(view, seat.0).hand)
        };
        /// Soul value controlled.
        Souls(seat: SeatSpec, n: u8) => same(at, "souls", *n, player(view, seat.0).souls);
        /// Soul value that wins.
        Goal(seat: SeatSpec, n: u8) => same(at, "goal", *n, player(view, seat.0).goal);
        /// Has died this turn.
        Dead(seat: SeatSpec) => same(at, "dead", true, player(view, seat.0).dead);
        /// Has not.
        Alive(seat: SeatSpec) => same(at, "dead", false, player(view, seat.0).dead);
        /// Loot plays left.
        LootPlays(seat: SeatSpec, n: u8) => same(at, "loot plays", *n, player(view, seat.0).loot_plays);
        /// Attacks left.
        Attacks(seat: SeatSpec, n: u8) => same(at, "attacks left", *n, player(view, seat.0).attacks);
        /// Purchases left.
        Purchases(seat: SeatSpec, n: u8) => same(at, "purchases left", *n, player(view, seat.0).purchases);
        /// The cost of a purchase.
        Price(seat: SeatSpec, n: i32) => same(at, "price", *n, player(view, seat.0).price);
        /// Loot cards that may be kept.
        HandLimit(seat: SeatSpec, n: u8) => same(at, "hand limit", *n, player(view, seat.0).hand_limit);
        /// Monsters that died in their turns.
        Kills(seat: SeatSpec, n: u8) => same(at, "kills", *n, player(view, seat.0).kills);
        /// Times they died.
        Deaths(seat: SeatSpec, n: u8) => same(at, "deaths", *n, player(view, seat.0).deaths);
        /// Extra turns waiting.
        ExtraTurns(seat: SeatSpec, n: u8) => same(at, "extra turns", *n, player(view, seat.0).extra_turns);
        /// Turns to be skipped.
        SkippedTurns(seat: SeatSpec, n: u8) => same(at, "turns to skip", *n, player(view, seat.0).skipped_turns);
        /// The running phase.
        Phase(phase: Phase) => same(at, "phase", *phase, view.step.phase());
        /// The player who took the first turn.
        Starting(seat: SeatSpec) => same(at, "first seat", seat.0.0, view.starting.0);
        /// The player with priority.
        Priority(seat: SeatSpec) => {
            let wanted = seat_words(Some(seat.0));
            same_words(at, "priority", wanted, seat_words(view.priority))
        };
        /// Nobody has.
        NoPriority => {
            let wanted = seat_words(None);
            same_words(at, "priority", wanted, seat_words(view.priority))
        };
        /// The stack, bottom to top.
        Stack(all: Vec<Spanned<Waiting>>) => stage.stack(at, all, view);
        /// The targets of the topmost such entry.
        Aims(entry: Spanned<Waiting>, things: Vec<Spanned<Thing>>) => {
            let targets = stage.waits(&entry.value, view)?.targets;
            stage.aims(at, things, &targets, view)
        };
        /// The controller of the topmost such entry.
        Controls(seat: SeatSpec, entry: Spanned<Waiting>) => {
            let found = stage.waits(&entry.value, view)?.controller;
            same(at, "controller", seat.0.0, found.0)
        };
        /// The topmost such entry is the game's.
        ControlledByGame(entry: Spanned<Waiting>) =>
            same(at, "the game's", true, stage.waits(&entry.value, view)?.game);
        /// The number that the topmost roll must reach.
        Needs(n: u8) => {
            let needs = view.stack.iter().rev().map(|e| e.needs).find(|&n| n > 0);
            let found = needs.map_or_else(|| "no attack roll".to_owned(), |n| n.to_string());
            same_words(at, "what a roll must reach", n.to_string(), found)
        };
        /// That is attacked.
        Attacked(thing: Spanned<Thing>) => {
            let wanted = stage.refs(thing)?;
            let target = view.attack.as_ref().and_then(|a| a.target);
            let found = target.map(crate::table::Ref::Object);
            let good = found.is_some_and(|found| wanted.contains(&found));
            let found = target.map_or_else(|| "nothing".to_owned(), |t| stage.name(t, view));
            match good {
                true => Ok(()),
                false => Err(ScenarioError::unlike(at, "that it is attacked:", "this".to_owned(), found)),
            }
        };
        /// An attack is declared, and nothing chosen yet.
        AttackOpen => {
            let open = view.attack.as_ref().map(|a| a.target);
            let found = match open {
                None => "no attack".to_owned(),
                Some(None) => "nothing yet".to_owned(),
                Some(Some(target)) => stage.name(target, view),
            };
            same_words(at, "an attack on", "nothing yet".to_owned(), found)
        };
        /// No attack is running.
        NoAttack => same(at, "an attack running", false, view.attack.is_some());
        /// The players who roll too.
        Helpers(seats: Vec<SeatSpec>) => {
            let found = view.attack.as_ref().map(|a| a.helpers.clone());
            let found = seats_words(found.unwrap_or_default());
            let wanted = seats_words(seats.iter().map(|chair| chair.0));
            same_words(at, "who helps:", wanted, found)
        };
        /// Attack rolls made in the running attack.
        Rolls(n: u8) => {
            let found = view.attack.as_ref().map(|a| a.rolls.to_string());
            let found = found.unwrap_or_else(|| "no attack".to_owned());
            same_words(at, "attack rolls", n.to_string(), found)
        };
        /// The objects that must still be attacked this turn.
        Musts(things: Vec<Spanned<Thing>>) => stage.musts(at, things, view);
        /// Turns left in a game together.
        Timer(n: u8) => same(at, "timer", *n, view.timer);
        /// A monster died this turn.
        MonsterDied => same(at, "a dead monster", true, view.monster_died);
        /// None did.
        NoMonsterDied => same(at, "a dead monster", false, view.monster_died);
        /// These won, and nobody else.
        Winners(seats: Vec<SeatSpec>) => stage.won(at, "winners", seats.iter().map(|seat| seat.0).collect());
        /// The game is over and nobody won.
        Lost => stage.won(at, "winners", Seats::NONE);
        /// All of it holds in what that seat is shown.
        Shown(seat: SeatSpec, checks: OneOrMany<Checks<Souls>>) => {
            let view = stage.game.view(Some(seat.0));
            stage.check_all(checks, &view)
        };
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
