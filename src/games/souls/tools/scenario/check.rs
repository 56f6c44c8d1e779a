//! What can be expected.

use ron2::{FromRon, Spanned};

use super::thing::Thing;
use super::verbs::Told;
use super::waiting::Waiting;
use crate::games::souls::content::{Keyword, SlotKind};
use crate::games::souls::position::SeatSpec;
use crate::games::souls::{Phase, Step};
use crate::tools::scenario::phrase::OneOrMany;

/// Something that must be so. Names mean cards; `player(0)` stands for a player where one has the same.
#[derive(Debug, Clone, FromRon)]
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
    /// Where it is.
    In(Spanned<String>, Spanned<Thing>),
    /// Exactly these, in this order: of a deck the top first, of slots and discards the top last.
    Row(Spanned<Thing>, Vec<Spanned<String>>),
    /// The top of a pile: of a deck its first card, elsewhere the last that came.
    Top(Spanned<Thing>, Spanned<String>),
    /// The bottom of a pile.
    Bottom(Spanned<Thing>, Spanned<String>),
    /// How many lie there.
    Count(Spanned<Thing>, usize),
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
    /// The running step.
    Step(Step),
    /// The running phase.
    Phase(Phase),
    /// Turns begun.
    Turn(u32),
    /// Whose turn.
    Active(SeatSpec),
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
    /// The game goes on.
    Running,
    /// The seat sees which card it is.
    Visible(SeatSpec, Spanned<String>),
    /// The seat does not.
    Hidden(SeatSpec, Spanned<String>),
    /// All of it holds in what that seat is shown.
    Shown(SeatSpec, OneOrMany<Check>),
    /// It happened since the last mark.
    Happened(Told),
    /// It did not.
    NotHappened(Told),
    /// It happened, and that seat can tell from what it is shown.
    Learned(SeatSpec, Told),
    /// That seat cannot tell.
    NotLearned(SeatSpec, Told),
    /// It happened that often.
    Times(usize, Told),
    /// The first happened, and before the second.
    Before(Told, Told),
}
