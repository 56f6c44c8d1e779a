//! What only scripts of this game can expect.

use ron2::{FromRon, Span, Spanned};

use super::Stage;
use super::thing::Thing;
use super::waiting::Waiting;
use crate::games::souls::content::{Keyword, SlotKind};
use crate::games::souls::position::SeatSpec;
use crate::games::souls::{Phase, Place, PlayerView, Souls, View, zone};
use crate::table::{Seat, Seats};
use crate::tools::scenario::phrase::OneOrMany;
use crate::tools::scenario::scripted::{Checks, Holds};
use crate::tools::scenario::trouble::{Done, Trouble, same, same_words, seat_words, winner_words};

/// Something that must be so. Names mean cards; `player(0)` stands for a player where one has the same.
#[derive(FromRon)]
pub enum Check {
    /// Hit points left.
    Hp(Spanned<Thing>, i32),
    /// Hit points at most.
    MaxHp(Spanned<Thing>, i32),
    /// Damage marked.
    Damage(Spanned<Thing>, i32),
    /// Combat damage it deals.
    Attack(Spanned<Thing>, i32),
    /// Counters on it.
    Counters(Spanned<Thing>, i32),
    /// What an attack roll must reach.
    Evasion(Spanned<String>, u8),
    /// Soul value of a card.
    SoulValue(Spanned<String>, u8),
    /// Is charged.
    Charged(Spanned<String>),
    /// Is deactivated.
    Deactivated(Spanned<String>),
    /// Has the keyword now.
    Has(Spanned<String>, Keyword),
    /// Has it not.
    HasNot(Spanned<String>, Keyword),
    /// That player controls it.
    Controller(Spanned<String>, SeatSpec),
    /// The game controls it, and no player.
    OfTheGame(Spanned<String>),
    /// Is in play: a player's, or on top of a slot.
    InPlay(Spanned<String>),
    /// Is not.
    NotInPlay(Spanned<String>),
    /// Can be attacked as things stand.
    Attackable(Spanned<String>),
    /// Cannot.
    NotAttackable(Spanned<String>),
    /// What it is now: that card.
    Is(Spanned<String>, Spanned<String>),
    /// How many of what lies there nobody may know but those who see it; in `Shown`.
    Unknown(Spanned<Thing>, usize),
    /// Slots in use.
    Slots(SlotKind, u8),
    /// ¢.
    Coins(SeatSpec, i32),
    /// Loot cards in hand.
    Hand(SeatSpec, u8),
    /// Soul value controlled.
    Souls(SeatSpec, u8),
    /// Soul value that wins.
    Goal(SeatSpec, u8),
    /// Has died this turn.
    Dead(SeatSpec),
    /// Has not.
    Alive(SeatSpec),
    /// Loot plays left.
    LootPlays(SeatSpec, u8),
    /// Attacks left.
    Attacks(SeatSpec, u8),
    /// Purchases left.
    Purchases(SeatSpec, u8),
    /// What a purchase costs.
    Price(SeatSpec, i32),
    /// Loot cards that may be kept.
    HandLimit(SeatSpec, u8),
    /// Monsters that died in their turns.
    Kills(SeatSpec, u8),
    /// Times they died.
    Deaths(SeatSpec, u8),
    /// Extra turns waiting.
    ExtraTurns(SeatSpec, u8),
    /// Turns to be skipped.
    SkippedTurns(SeatSpec, u8),
    /// The running phase.
    Phase(Phase),
    /// Who took the first turn.
    Starting(SeatSpec),
    /// Who has priority.
    Priority(SeatSpec),
    /// Nobody has.
    NoPriority,
    /// The stack, bottom to top.
    Stack(Vec<Spanned<Waiting>>),
    /// What the topmost such entry aims at.
    Aims(Spanned<Waiting>, Vec<Spanned<Thing>>),
    /// Who controls the topmost such entry.
    Controls(SeatSpec, Spanned<Waiting>),
    /// The topmost such entry is the game's.
    ControlledByGame(Spanned<Waiting>),
    /// What the topmost roll must reach.
    Needs(u8),
    /// That is attacked.
    Attacked(Spanned<Thing>),
    /// An attack is declared, and nothing chosen yet.
    AttackOpen,
    /// No attack is running.
    NoAttack,
    /// Who rolls too.
    Helpers(Vec<SeatSpec>),
    /// Attack rolls made in the running attack.
    Rolls(u8),
    /// What must still be attacked this turn.
    Musts(Vec<Spanned<Thing>>),
    /// Turns left in a game together.
    Timer(u8),
    /// A monster died this turn.
    MonsterDied,
    /// None did.
    NoMonsterDied,
    /// These won, and nobody else.
    Winners(Vec<SeatSpec>),
    /// The game is over and nobody won.
    Lost,
    /// All of it holds in what that seat is shown.
    Shown(SeatSpec, OneOrMany<Checks<Souls>>),
}

impl Holds<Souls> for Check {
    fn check(&self, stage: &mut Stage, at: Span, view: &View) -> Done {
        match self {
            Self::Hp(thing, n) => same(at, "hit points", *n, stage.body(thing, view)?.hp),
            Self::MaxHp(thing, n) => same(
                at,
                "hit points at most",
                *n,
                stage.body(thing, view)?.max_hp,
            ),
            Self::Damage(thing, n) => {
                let body = stage.body(thing, view)?;
                same(at, "damage", *n, body.max_hp - body.hp)
            }
            Self::Attack(thing, n) => same(at, "attack", *n, stage.body(thing, view)?.attack),
            Self::Counters(thing, n) => same(at, "counters", *n, stage.body(thing, view)?.counters),
            Self::Evasion(name, n) => same(at, "evasion", *n, stage.card(name, view)?.evasion),
            Self::SoulValue(name, n) => same(at, "soul value", *n, stage.card(name, view)?.souls),
            Self::Charged(name) => same(
                at,
                "deactivated",
                false,
                stage.card(name, view)?.deactivated,
            ),
            Self::Deactivated(name) => {
                same(at, "deactivated", true, stage.card(name, view)?.deactivated)
            }
            Self::Has(name, keyword) => {
                let found = stage.card(name, view)?.keywords.has(*keyword);
                same(at, &format!("{keyword:?}:"), true, found)
            }
            Self::HasNot(name, keyword) => {
                let found = stage.card(name, view)?.keywords.has(*keyword);
                same(at, &format!("{keyword:?}:"), false, found)
            }
            Self::Controller(name, seat) => {
                let card = stage.card(name, view)?;
                let found = card.owned.then_some(card.controller);
                let found = found.map_or_else(|| "the game".to_owned(), |s| seat_words(Some(s)));
                same_words(at, "controller", seat_words(Some(seat.0)), found)
            }
            Self::OfTheGame(name) => same(at, "a player's", false, stage.card(name, view)?.owned),
            Self::InPlay(name) => same(at, "in play", true, stage.card(name, view)?.in_play),
            Self::NotInPlay(name) => same(at, "in play", false, stage.card(name, view)?.in_play),
            Self::Attackable(name) => {
                same(at, "attackable", true, stage.card(name, view)?.attackable)
            }
            Self::NotAttackable(name) => {
                same(at, "attackable", false, stage.card(name, view)?.attackable)
            }
            Self::Is(name, what) => stage.is(at, name, what, view),
            Self::Unknown(place, n) => {
                let zone = stage.zone(place)?;
                let found = view.zone(zone).iter().filter(|card| card.is_none()).count();
                same(at, "how many unknown", *n, found)
            }
            Self::Slots(kind, n) => same(at, "slots", *n, view.slots[*kind as usize]),
            Self::Coins(seat, n) => same(at, "¢", *n, player(view, seat.0).coins),
            Self::Hand(seat, n) => {
                let held = view.zone(zone(Place::Hand(seat.0))).len();
                same(at, "cards in hand", usize::from(*n), held)?;
                same(at, "cards in hand", *n, player(view, seat.0).hand)
            }
            Self::Souls(seat, n) => same(at, "souls", *n, player(view, seat.0).souls),
            Self::Goal(seat, n) => same(at, "goal", *n, player(view, seat.0).goal),
            Self::Dead(seat) => same(at, "dead", true, player(view, seat.0).dead),
            Self::Alive(seat) => same(at, "dead", false, player(view, seat.0).dead),
            Self::LootPlays(seat, n) => same(at, "loot plays", *n, player(view, seat.0).loot_plays),
            Self::Attacks(seat, n) => same(at, "attacks left", *n, player(view, seat.0).attacks),
            Self::Purchases(seat, n) => {
                same(at, "purchases left", *n, player(view, seat.0).purchases)
            }
            Self::Price(seat, n) => same(at, "price", *n, player(view, seat.0).price),
            Self::HandLimit(seat, n) => same(at, "hand limit", *n, player(view, seat.0).hand_limit),
            Self::Kills(seat, n) => same(at, "kills", *n, player(view, seat.0).kills),
            Self::Deaths(seat, n) => same(at, "deaths", *n, player(view, seat.0).deaths),
            Self::ExtraTurns(seat, n) => {
                same(at, "extra turns", *n, player(view, seat.0).extra_turns)
            }
            Self::SkippedTurns(seat, n) => {
                same(at, "turns to skip", *n, player(view, seat.0).skipped_turns)
            }
            Self::Phase(phase) => same(at, "phase", *phase, view.step.phase()),
            Self::Starting(seat) => same(at, "first seat", seat.0.0, view.starting.0),
            Self::Priority(seat) => {
                let wanted = seat_words(Some(seat.0));
                same_words(at, "priority", wanted, seat_words(view.priority))
            }
            Self::NoPriority => {
                let wanted = seat_words(None);
                same_words(at, "priority", wanted, seat_words(view.priority))
            }
            Self::Stack(all) => stage.stack(at, all, view),
            Self::Aims(entry, things) => {
                let targets = stage.waits(&entry.value, view)?.targets;
                stage.aims(at, things, &targets, view)
            }
            Self::Controls(seat, entry) => {
                let found = stage.waits(&entry.value, view)?.controller;
                same(at, "controller", seat.0.0, found.0)
            }
            Self::ControlledByGame(entry) => same(
                at,
                "the game's",
                true,
                stage.waits(&entry.value, view)?.game,
            ),
            Self::Needs(n) => {
                let needs = view.stack.iter().rev().map(|e| e.needs).find(|&n| n > 0);
                let found = needs.map_or_else(|| "no attack roll".to_owned(), |n| n.to_string());
                same_words(at, "what a roll must reach", n.to_string(), found)
            }
            Self::Attacked(thing) => {
                let wanted = stage.refs(thing)?;
                let target = view.attack.as_ref().and_then(|a| a.target);
                let found = target.map(crate::table::Ref::Object);
                let good = found.is_some_and(|found| wanted.contains(&found));
                let found = target.map_or_else(|| "nothing".to_owned(), |t| stage.name(t, view));
                match good {
                    true => Ok(()),
                    false => {
                        let wanted = "this".to_owned();
                        Err(Trouble::unlike(at, "that it is attacked:", wanted, found))
                    }
                }
            }
            Self::AttackOpen => {
                let open = view.attack.as_ref().map(|a| a.target);
                let found = match open {
                    None => "no attack".to_owned(),
                    Some(None) => "nothing yet".to_owned(),
                    Some(Some(target)) => stage.name(target, view),
                };
                same_words(at, "an attack on", "nothing yet".to_owned(), found)
            }
            Self::NoAttack => same(at, "an attack running", false, view.attack.is_some()),
            Self::Helpers(seats) => {
                let found = view.attack.as_ref().map(|a| a.helpers.clone());
                let found = seats_words(found.unwrap_or_default());
                let wanted = seats_words(seats.iter().map(|chair| chair.0));
                same_words(at, "who helps:", wanted, found)
            }
            Self::Rolls(n) => {
                let found = view.attack.as_ref().map(|a| a.rolls.to_string());
                let found = found.unwrap_or_else(|| "no attack".to_owned());
                same_words(at, "attack rolls", n.to_string(), found)
            }
            Self::Musts(things) => stage.musts(at, things, view),
            Self::Timer(n) => same(at, "timer", *n, view.timer),
            Self::MonsterDied => same(at, "a dead monster", true, view.monster_died),
            Self::NoMonsterDied => same(at, "a dead monster", false, view.monster_died),
            Self::Winners(seats) => {
                let winners: Seats = seats.iter().map(|chair| chair.0).collect();
                let wanted = winner_words(Some(winners));
                same_words(
                    at,
                    "winners",
                    wanted,
                    winner_words(stage.game.outcome().map(|o| o.winners)),
                )
            }
            Self::Lost => {
                let wanted = winner_words(Some(Seats::NONE));
                same_words(
                    at,
                    "winners",
                    wanted,
                    winner_words(stage.game.outcome().map(|o| o.winners)),
                )
            }
            Self::Shown(seat, checks) => {
                let view = stage.game.view(Some(seat.0));
                stage.check_all(checks, &view)
            }
        }
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
