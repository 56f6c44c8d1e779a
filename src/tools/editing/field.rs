//! A field of a position as data: its name, its range, how to read it, how to set it.

/// The label of a field; the interface words have its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names are the whole of it")]
pub enum Label {
    AbilityWaits,
    Able,
    Acted,
    Active,
    Advancing,
    Anomalies,
    Arrived,
    Attacked,
    Attacks,
    AttacksMade,
    AttackAlways,
    AttackRoll,
    AttackTurn,
    AdditionalAttack,
    Barter,
    Battle,
    BestOf,
    Biome,
    Blocks,
    BonusSouls,
    Carrier,
    Challenges,
    Clock,
    Coins,
    Conversions,
    Counters,
    Damage,
    Dead,
    Deactivated,
    DeathStep,
    DeathWaits,
    Deaths,
    Declared,
    Defends,
    Defense,
    DefenseAlways,
    DefenseTurn,
    Destroyed,
    Die,
    Died,
    Duels,
    Durability,
    Energy(u8),
    Enhanced,
    Entered,
    FieldWidth,
    Functions,
    Goal,
    Height,
    Held,
    Hits,
    Hologram,
    Host,
    Kept,
    Killer,
    Kills,
    Last,
    Locked,
    LootPlays,
    Lost,
    Markers,
    MatchNumber,
    MonsterDied,
    MonsterSlots,
    MoreDuels,
    Mulligans,
    Must,
    MustAlso,
    OnBoard,
    Ordered,
    Overclock,
    Owner,
    Passed,
    Penalty,
    PlayedBy,
    Players,
    Points,
    Priority,
    Purchases,
    Radius,
    Rank,
    Returns,
    Rockets,
    Role,
    RoomSlots,
    Rooms,
    Round,
    Shape,
    Shifted,
    ShopSlots,
    SkipCombats,
    SkipDuels,
    Skips,
    Spot,
    Starting,
    Stasis,
    Step,
    StrengthAlways,
    StrengthTurn,
    Structure,
    Tapped,
    Target,
    Timer,
    Together,
    TriggerWaits,
    Turn,
    Used,
    Volition,
    Way,
    WhiteDice,
    Wins,
    X,
    Y,
    /// Something that scenario files name with this word.
    Word(&'static str),
}

/// The range of a field. Every value is a number: for a choice the index in the list, for a piece its number, -1 for
/// none.
pub enum FieldRange<D> {
    /// Any whole number between these.
    Number(i32, i32),
    /// Any number of thousandths between these, shown as units.
    Units(i32, i32),
    /// No or yes.
    Toggle,
    /// One of these.
    Choice(fn(&D) -> Vec<String>),
    /// One of these other pieces, or none.
    Piece(fn(&D, usize) -> Vec<u16>),
    /// A seat.
    Seat,
    /// A seat or nobody, -1.
    Anybody,
}

impl<D> Clone for FieldRange<D> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<D> Copy for FieldRange<D> {}

/// One field. Its functions get the index of the seat or piece as the second argument and `at` as the third, so that
/// six kinds of energy need one pair of functions.
pub struct Field<D: 'static> {
    /// Its name.
    pub label: Label,
    /// Its place among several that share their functions.
    pub at: u8,
    /// Its range.
    pub range: FieldRange<D>,
    /// Reads it.
    pub get: fn(&D, usize, usize) -> i32,
    /// Sets it.
    pub set: fn(&mut D, usize, usize, i32),
    /// Whether it exists now.
    pub fits: fn(&D, usize) -> bool,
    /// Whether it is rarely needed.
    pub rare: bool,
}

impl<D: 'static> Field<D> {
    /// A field that is always there.
    pub const fn new(
        label: Label,
        range: FieldRange<D>,
        get: fn(&D, usize, usize) -> i32,
        set: fn(&mut D, usize, usize, i32),
    ) -> Self {
        Self {
            label,
            at: 0,
            range,
            get,
            set,
            fits: |_, _| true,
            rare: false,
        }
    }

    /// The same as the n-th of several.
    #[must_use]
    pub const fn nth(mut self, at: u8) -> Self {
        self.at = at;
        self
    }

    /// The same, only if that is true.
    #[must_use]
    pub const fn only(mut self, fits: fn(&D, usize) -> bool) -> Self {
        self.fits = fits;
        self
    }

    /// The same, shown only among all fields.
    #[must_use]
    pub const fn rarely(mut self) -> Self {
        self.rare = true;
        self
    }

    /// The legal value closest to this one.
    #[must_use]
    pub fn near(&self, draft: &D, of: usize, value: i32, seats: usize) -> i32 {
        let most = seats as i32 - 1;
        match self.range {
            FieldRange::Number(least, greatest) | FieldRange::Units(least, greatest) => {
                value.clamp(least, greatest)
            }
            FieldRange::Toggle => i32::from(value != 0),
            FieldRange::Choice(all) => value.clamp(0, all(draft).len() as i32 - 1),
            FieldRange::Piece(all) => {
                let known = |n: &u16| i32::from(*n) == value;
                if all(draft, of).iter().any(known) {
                    value
                } else {
                    -1
                }
            }
            FieldRange::Seat => value.clamp(0, most),
            FieldRange::Anybody => value.clamp(-1, most),
        }
    }
}

/// The index of a value in a list; 0 if it is not in it.
#[must_use]
pub fn place_in<T: PartialEq>(all: &[T], one: &T) -> i32 {
    all.iter().position(|other| other == one).unwrap_or(0) as i32
}

/// The one at that place of a list.
#[must_use]
pub fn nth<T: Copy>(all: &[T], at: i32) -> Option<T> {
    all.get(usize::try_from(at).ok()?).copied()
}

/// Words of a list, as scenario files spell them.
#[must_use]
pub fn spelled<T: std::fmt::Debug>(all: &[T]) -> Vec<String> {
    all.iter().map(|one| format!("{one:?}")).collect()
}

/// A number as a smaller type, clamped if it does not fit.
#[must_use]
pub fn small(value: i32) -> u8 {
    u8::try_from(value.clamp(0, 255)).unwrap_or(u8::MAX)
}

// These name the fields of the module that uses them, `F`, so that nothing is left to infer.

/// A field that is yes or no.
macro_rules! toggle {
    ($label:expr, |$d:ident, $of:ident, $at:ident| $place:expr) => {
        F::new(
            $label,
            $crate::tools::editing::field::FieldRange::Toggle,
            |$d, $of, $at| i32::from($place),
            |$d, $of, $at, v| $place = v != 0,
        )
    };
}

/// A field that is a number of any sign, up to so many.
macro_rules! number {
    ($label:expr, $least:expr, $most:expr, |$d:ident, $of:ident, $at:ident| $place:expr) => {
        F::new(
            $label,
            $crate::tools::editing::field::FieldRange::Number($least, $most),
            |$d, $of, $at| $place,
            |$d, $of, $at, v| $place = v,
        )
    };
}

/// A field that counts something, up to so many.
macro_rules! count {
    ($label:expr, $most:expr, |$d:ident, $of:ident, $at:ident| $place:expr) => {
        F::new(
            $label,
            $crate::tools::editing::field::FieldRange::Number(0, $most),
            |$d, $of, $at| i32::from($place),
            |$d, $of, $at, v| $place = $crate::tools::editing::field::small(v),
        )
    };
}

/// A field that is a number of what its sort says, or nothing, -1.
macro_rules! maybe {
    ($label:expr, $range:expr, |$d:ident, $of:ident, $at:ident| $place:expr) => {
        F::new(
            $label,
            $range,
            |$d, $of, $at| $place.map_or(-1, i32::from),
            |$d, $of, $at, v| $place = v.try_into().ok(),
        )
    };
}

/// A field that is a seat.
macro_rules! seat {
    ($label:expr, |$d:ident, $of:ident, $at:ident| $place:expr) => {
        F::new(
            $label,
            $crate::tools::editing::field::FieldRange::Seat,
            |$d, $of, $at| i32::from($place.0),
            |$d, $of, $at, v| $place = $crate::table::Seat($crate::tools::editing::field::small(v)),
        )
    };
}

/// Whether one of the abilities was used this turn, a bit each.
macro_rules! spent {
    ($n:expr, |$d:ident, $of:ident| $place:expr) => {
        F::new(
            $crate::tools::editing::field::Label::Used,
            $crate::tools::editing::field::FieldRange::Toggle,
            |$d, $of, n| i32::from($place >> n & 1),
            |$d, $of, n, v| {
                let bit = 1 << n;
                $place = if v == 0 { $place & !bit } else { $place | bit };
            },
        )
        .nth($n)
        .rarely()
    };
}

pub(crate) use {count, maybe, number, seat, spent, toggle};
