//! The language of cards that all card games share: who, how many, if what, and effects that hold other effects.
//!
//! A game adds its own words: what its effects do, what it filters by, which things, numbers and conditions it has.
//! A pack file does not show which words are shared. `Draw(1, You)` and `If(YourTurn, [..])` are written alike.

mod amount;
mod answering;
mod bound;
mod card_ref;
mod chance;
mod check;
mod condition;
mod each_own;
mod effect;
mod flow;
mod flow_entry;
mod later;
mod parts;
mod picks;
mod played_costs;
mod price;
mod repeat;
mod replace;
mod reveal;
mod several;
mod shares;
mod spelled;
mod targets;
mod top_cards;
mod values;
mod votes;
mod who;
mod work;

use std::fmt::Debug;

use ron2::FromRon;

pub use amount::Amount;
pub use bound::{Bound, are_crossed, is_negative, lies_between};
pub use card_ref::CardRef;
pub use chance::{Band, Chance, Sides, check_faces};
pub use check::{Given, WordCodes};
pub use condition::Condition;
pub use effect::Effect;
pub use flow::CarriesOut;
pub use flow_entry::FlowEntry;
pub(crate) use flow_entry::flow_entry;
pub use later::{Delayed, Due, Lasting, Moment, TurnsOf, Until, check_waiting};
pub(crate) use parts::card_words;
pub use parts::{Part, PartMut, Parts, Scene, TargetNumber};
pub use picks::{CardText, TextSet, check as check_picks, picks_of, texts_together};
pub use played_costs::{check_held, check_played_cost};
pub use price::{PriceChange, Priced};
pub use repeat::REPEATS;
pub use replace::{
    Replaceable, ReplaceableKind, Replacement, Replacer, Replaces, Replacing, ReplacingAbility,
    replace_in_order,
};
pub use reveal::{Decks, Rest, RevealUntil, SeatDecks};
pub use several::{Several, pick_next};
pub use shares::check as check_shares;
pub use targets::{GROUP, HowMany, TargetSpec};
pub use top_cards::TopCards;
pub use values::{Reader, Values};
pub use who::{ObjectSelector, PlayerSelector};
pub use work::{Answers, Question, Reply, WAYS, Work};

/// The words that a game adds to the language of cards.
pub trait Language: Debug + Copy + PartialEq + Sized + 'static {
    /// What effects do: `Draw(1, You)`.
    type Verb: Word<Self>;
    /// Which things something applies to: `(kind: Agent, whose: Yours)`.
    type Filter: Word<Self>;
    /// Things that a card of this game can mean besides targets: `Carrier`.
    type Thing: Word<Self>;
    /// Numbers that a card of this game can ask for: `CostOf(This)`.
    type Number: Word<Self>;
    /// What can be paid: `Discard(1)`.
    type Cost: Word<Self>;
    /// Conditions of this game: `ThisTapped`.
    type Condition: Word<Self>;
    /// What abilities of this game trigger on: `Draws(Yours)`.
    type Trigger: Word<Self>;
    /// Which deck: `You`, where each player has one.
    type Deck: Word<Self>;
    /// The phases of a turn: `Combat`.
    type Phase: FromRon + Debug + Copy + PartialEq;
    /// Events that can be replaced: `Damage(This)`.
    type Replaced: Word<Self>;

    /// Makes a filter mean things of every kind, where none is said and it is not the usual one: after `Is`.
    fn mean_any_kind(filter: &mut Self::Filter, who: &ObjectSelector<Self>);

    /// Whether a cost is paid with cards or things other than the card that has the ability.
    fn gives_up(cost: &Self::Cost) -> bool;

    /// Whether cards are in play in that phase, so neither before the first turn nor after the last one.
    fn is_in_turns(phase: Self::Phase) -> bool;

    /// The pile for what was used: `Cache`.
    const PILE: &'static str;
    /// The game's own word for the end of the turn, beside `Turn`: `Contemplation`.
    const TURN_ENDS: &'static str = "Turn";
    /// Where revealed cards can go.
    const RESTS: &'static [&'static str] = &["Bottom", "BottomInOrder", Self::PILE];
    /// Shared words that mean nothing in this game: they are not suggested.
    const MISSING: &'static [&'static str] = &[];
}

/// A word of a game, as a pack spells it.
pub trait Word<L: Language>: FromRon + Parts<L> + Debug + Clone + PartialEq {}

impl<L: Language, T: FromRon + Parts<L> + Debug + Clone + PartialEq> Word<L> for T {}
