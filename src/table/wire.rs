//! Typed choices and events of a game, and their one shape for all games.
//!
//! A game declares `enum Choice` and `enum Event` with [`choices!`] and [`events!`]. Each variant has the word that
//! files and logs know it by, and fields named for what they mean; each field says in which slot of
//! [`table::Choice`](super::Choice) or [`table::Event`](super::Event) it travels. A field has a comment where its name,
//! its type and its slot leave something to say; numbers of abilities, modes and ways count from 0.
//!
//! Rules, log and playback match on the enum without `_`; journal, digest, bots and files carry the one shape.

use super::{ObjectId, Ref, Seat, ZoneId};

/// A value that travels in a slot of type `W`.
pub trait Slot<W>: Sized {
    /// The value as the slot holds it.
    fn write(self) -> W;
    /// The value of a slot; nothing if the slot holds something of another kind.
    fn read(slot: W) -> Option<Self>;
}

impl<T> Slot<T> for T {
    fn write(self) -> T {
        self
    }

    fn read(slot: T) -> Option<T> {
        Some(slot)
    }
}

/// Types that are one kind of reference, and the same where the slot may be empty or hidden.
macro_rules! references {
    ($($kind:ident($type:ty))*) => {$(
        impl Slot<Ref> for $type {
            fn write(self) -> Ref {
                Ref::$kind(self)
            }

            fn read(slot: Ref) -> Option<Self> {
                match slot {
                    Ref::$kind(value) => Some(value),
                    _ => None,
                }
            }
        }

        impl Slot<Ref> for Option<$type> {
            fn write(self) -> Ref {
                self.map_or(Ref::None, Ref::$kind)
            }

            fn read(slot: Ref) -> Option<Self> {
                match slot {
                    Ref::None => Some(None),
                    Ref::$kind(value) => Some(Some(value)),
                    _ => None,
                }
            }
        }
    )*};
}

references! { Object(ObjectId) Seat(Seat) Zone(ZoneId) }

/// Whole numbers that fit into the amount.
macro_rules! amounts {
    ($($type:ty)*) => {$(
        impl Slot<i32> for $type {
            fn write(self) -> i32 {
                self as i32
            }

            fn read(slot: i32) -> Option<Self> {
                slot.try_into().ok()
            }
        }
    )*};
}

amounts! { u8 u16 usize }

impl Slot<i32> for bool {
    fn write(self) -> i32 {
        i32::from(self)
    }

    fn read(slot: i32) -> Option<Self> {
        match slot {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }
}

/// The same texts, sorted by their bytes.
pub(crate) const fn sorted_words<const N: usize>(mut all: [&'static str; N]) -> [&'static str; N] {
    let mut end = 1;
    while end < N {
        let mut at = end;
        while at > 0 && is_before(all[at].as_bytes(), all[at - 1].as_bytes()) {
            (all[at], all[at - 1]) = (all[at - 1], all[at]);
            at -= 1;
        }
        end += 1;
    }
    all
}

const fn is_before(one: &[u8], other: &[u8]) -> bool {
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    match (at < one.len(), at < other.len()) {
        (true, true) => one[at] < other[at],
        (shorter, _) => !shorter && at < other.len(),
    }
}

/// Declares an enum of words, each with the text that files and logs know it by. `, Card(CardWord)`: with those of
/// another such enum too.
macro_rules! word_enum {
    ($(#[$doc:meta])* $vis:vis enum $word:ident $(, $group:ident($inner:ident))? {
        $($(#[$about:meta])* $variant:ident = $text:literal,)*
    }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        $vis enum $word {
            $(
                /// One that several games share.
                $group($inner),
            )?
            $($(#[$about])* $variant,)*
        }

        impl $word {
            const OWN: &'static [Self] = &[$(Self::$variant),*];

            const COUNT: usize = Self::OWN.len() $(+ $inner::ALL.len())?;

            /// All words, in the order of the enum.
            pub const ALL: &'static [Self] = &{
                let mut all = [Self::OWN[0]; Self::COUNT];
                let mut at = 0;
                $(
                    while at < $inner::ALL.len() {
                        all[at] = Self::$group($inner::ALL[at]);
                        at += 1;
                    }
                )?
                let shared = at;
                while at < Self::COUNT {
                    all[at] = Self::OWN[at - shared];
                    at += 1;
                }
                all
            };

            const UNSORTED: [&'static str; Self::COUNT] = {
                let mut texts = [""; Self::COUNT];
                let mut at = 0;
                while at < Self::COUNT {
                    texts[at] = Self::ALL[at].text();
                    at += 1;
                }
                texts
            };

            /// The same as files and logs have them, sorted.
            pub const TEXTS: &'static [&'static str] = &$crate::table::sorted_words(Self::UNSORTED);

            /// The word as files and logs have it.
            #[must_use]
            pub const fn text(self) -> &'static str {
                match self {
                    $(Self::$group(word) => word.text(),)?
                    $(Self::$variant => $text,)*
                }
            }

            /// The word of that text, if there is one.
            #[must_use]
            #[inline]
            pub fn of(text: &str) -> Option<Self> {
                $(
                    if let Some(word) = $inner::of(text) {
                        return Some(Self::$group(word));
                    }
                )?
                match text {
                    $($text => Some(Self::$variant),)*
                    _ => None,
                }
            }

            /// The word of that text, while compiling; nothing if there is none.
            #[must_use]
            pub const fn find(text: &str) -> &'static [Self] {
                $crate::table::word_of(text, &Self::UNSORTED, Self::ALL)
            }
        }

        impl $crate::table::Word for $word {
            fn text(self) -> &'static str {
                Self::text(self)
            }
        }
    };
}

/// Declares an enum of a game, its words and its way to and from the one shape `$wire`. `, Card(CardEvent, CardEventWord)`:
/// it has the variants of another such enum too.
macro_rules! wire {
    ($wire:ty, $start:expr, $(#[$doc:meta])* $vis:vis enum $name:ident, $word:ident
        $(, $group:ident($inner:ident, $inner_word:ident))? {
        $($(#[$about:meta])* $variant:ident = $text:literal
            $({ $($(#[$what:meta])* $field:ident: $type:ty = $slot:ident),+ $(,)? })?,)+
    }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        $vis enum $name {
            $(
                /// One that several games share.
                $group($inner),
            )?
            $($(#[$about])* $variant $({
                $($(#[$what])* #[doc = concat!("Travels as `", stringify!($slot), "`.")] $field: $type),+
            })?,)+
        }

        $crate::table::word_enum! {
            #[doc = concat!("The word of each [`", stringify!($name), "`].")]
            $vis enum $word $(, $group($inner_word))? {
                $($(#[$about])* $variant = $text,)+
            }
        }

        impl $word {
            /// Whether `wire` has this word, whatever else it carries.
            #[must_use]
            #[inline]
            pub fn is_of(self, wire: &$wire) -> bool {
                wire.verb == self.text()
            }
        }

        impl $name {
            /// Its word.
            #[must_use]
            pub const fn word(&self) -> $word {
                match self {
                    $(Self::$group(inner) => $word::$group(inner.word()),)?
                    $(Self::$variant { .. } => $word::$variant,)+
                }
            }

            /// The one shape of it.
            #[must_use]
            #[inline]
            pub fn wire(self) -> $wire {
                match self {
                    $(Self::$group(inner) => inner.wire(),)?
                    $(Self::$variant $({ $($field),+ })? => {
                        let wire: $wire = $start($text);
                        $($(let wire = { let mut next = wire; next.$slot = $crate::table::Slot::write($field); next };)+)?
                        wire
                    })+
                }
            }

            /// The value that `wire` carries; nothing for a word of no variant, or a slot that holds something else.
            #[must_use]
            #[inline]
            pub fn read(wire: &$wire) -> Option<Self> {
                Some(match $word::of(wire.verb)? {
                    $($word::$group(_) => Self::$group($inner::read(wire)?),)?
                    $($word::$variant => Self::$variant $({
                        $($field: $crate::table::Slot::read(wire.$slot)?),+
                    })?,)+
                })
            }
        }

        impl From<$name> for $wire {
            fn from(value: $name) -> Self {
                value.wire()
            }
        }
    };
}

/// Declares the choices of a game: `enum Choice, ChoiceWord { Attack = "attack" { attacker: ObjectId = subject }, .. }`.
/// Slots: `subject`, `target`, `amount`.
macro_rules! choices {
    ($(#[$doc:meta])* $vis:vis enum $name:ident, $word:ident $variants:tt) => {
        $crate::table::wire! {
            $crate::table::Choice, $crate::table::Choice::new, $(#[$doc])* $vis enum $name, $word $variants
        }

        impl $word {
            /// A choice of that word that names `thing` alone. Where the word needs more it can only be refused: it
            /// stands for all that might be done with the thing.
            #[must_use]
            pub fn about(self, thing: $crate::table::ObjectId) -> $crate::table::Choice {
                $crate::table::Choice::new(self.text()).of($crate::table::Ref::Object(thing))
            }
        }

        impl $crate::table::ChoiceWords for $word {
            const TEXTS: &'static [&'static str] = Self::TEXTS;
            const CONCEDE: Self = Self::find("concede")[0];
            const PASS: &'static [Self] = Self::find("pass");
            const END: &'static [Self] = Self::find("end");
            const PLAY: &'static [Self] = Self::find("play");
            const TARGET: &'static [Self] = Self::find("target");
        }
    };
}

/// Declares the events of a game: `enum Event, EventWord { Skip = "skip" { by: Seat = seat, phase: Phase = amount }, .. }`.
/// Slots: `seat`, `subject`, `from`, `to`, `amount`. What is secret hides `subject` and `amount`. Those that card games
/// share are named before the variants: `enum Event, EventWord, Card(CardEvent, CardEventWord) { .. }`.
macro_rules! events {
    ($(#[$doc:meta])* $vis:vis enum $name:ident, $word:ident
        $(, $group:ident($inner:ident, $inner_word:ident))? { $($variants:tt)* }) => {
        $crate::table::wire! {
            $crate::table::Event, $crate::table::Event::of_word,
            $(#[$doc])* $vis enum $name, $word $(, $group($inner, $inner_word))? { $($variants)* }
        }

        impl $crate::table::EventWords for $word {
            const TEXTS: &'static [&'static str] = Self::TEXTS;
            const CONCEDE: Self = Self::find("concede")[0];
            const MATCH: &'static [Self] = Self::find("match");
            const MOVE: &'static [Self] = Self::find("move");
            const PASS: &'static [Self] = Self::find("pass");
        }

        impl $name {
            /// The event with subject and amount known to `seat` alone.
            #[must_use]
            pub fn only_for(self, seat: $crate::table::Seat) -> $crate::table::Event {
                self.wire().only_for(seat)
            }
        }
    };
}

/// A pattern of variants, whatever they hold: `any_of! { Event: Shuffle, Keep, Turn }`. It spells out what a match
/// has nothing to say about, so that the compiler asks about every new variant.
macro_rules! any_of {
    ($name:tt: $($variant:ident),+) => { $($name::$variant { .. })|+ };
}

pub(crate) use {any_of, choices, events, wire, word_enum};

/// Plays matches of those setups at random. What they offer and tell, to each seat, is the same after `choice` and
/// `event` have read and written it. The words that were offered, and those that were told.
#[cfg(test)]
pub(crate) fn played_back<G: super::Game>(
    setups: impl IntoIterator<Item = G::Setup>,
    choice: impl Fn(&super::Choice) -> Option<super::Choice>,
    event: impl Fn(&super::Event) -> Option<super::Event>,
) -> (Vec<&'static str>, Vec<&'static str>) {
    let (mut chance, mut offered, mut told) = (super::TableRng::new(18), Vec::new(), Vec::new());
    for (seed, setup) in (0..).zip(setups) {
        let mut game = super::Match::<G>::new(setup, seed);
        while let Some(decision) = game.decision() {
            for option in decision.options.iter().chain(&decision.region) {
                assert_eq!(choice(option), Some(*option));
                offered.push(option.verb);
            }
            let count = decision.options.len() as u32;
            game.pick(chance.below(count) as usize);
        }
        for happened in game.events(0) {
            for seat in [None, Some(Seat(0)), Some(Seat(1))] {
                let seen = happened.seen_by(seat);
                let again = event(&seen).map(|again| super::Event {
                    secret: seen.secret,
                    ..again
                });
                assert_eq!(again, Some(seen));
            }
            told.push(happened.verb);
        }
    }
    (offered, told)
}

#[cfg(test)]
mod tests {
    use super::super::Choice as WireChoice;
    use super::super::ChoiceWords;
    use super::*;

    choices! {
        /// Choices of a game for tests.
        enum Choice, ChoiceWord {
            /// A seat gives up.
            Concede = "concede",
            /// Nothing is done.
            Pass = "pass",
            /// A die is put on a card.
            Place = "place" {
                /// The die.
                die: ObjectId = subject,
                /// The card, if it is not the table.
                card: Option<ObjectId> = target,
                /// Turned up.
                up: bool = amount,
            },
        }
    }

    events! {
        /// Events of a game for tests.
        enum Event, EventWord {
            /// A card was drawn.
            Draw = "draw" {
                /// Who drew.
                by: Seat = seat,
                /// The card; hidden from the others.
                card: Option<ObjectId> = subject,
            },
            /// A seat gave up.
            Concede = "concede",
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        let place = Choice::Place {
            die: ObjectId(3),
            card: None,
            up: true,
        };
        for choice in [Choice::Pass, place] {
            let wire = WireChoice::from(choice);
            assert_eq!(wire.verb, choice.word().text());
            assert!(choice.word().is_of(&wire));
            assert!(choice.word().is_of(&choice.word().about(ObjectId(3))));
            assert_eq!(Choice::read(&wire), Some(choice));
        }
        assert_eq!(ChoiceWord::ALL.len(), 3);
        assert_eq!(ChoiceWord::TEXTS, ["concede", "pass", "place"]);
        assert_eq!(ChoiceWord::CONCEDE, ChoiceWord::Concede);
        assert_eq!(ChoiceWord::PASS, [ChoiceWord::Pass]);
        assert_eq!(ChoiceWord::PLAY, []);
        assert!(place.wire().is_any(&[ChoiceWord::Pass, ChoiceWord::Place]));
        assert!(!place.wire().is_any(ChoiceWord::PASS));
        assert!(!ChoiceWord::Pass.is_of(&place.wire()));
    }

    #[test]
    fn a_slot_of_another_kind_is_no_value() {
        let die = WireChoice::new("place").of(Ref::Object(ObjectId(3)));
        assert!(Choice::read(&die).is_some());
        assert_eq!(Choice::read(&die.of(Ref::Seat(Seat(0)))), None);
        assert_eq!(Choice::read(&die.to(Ref::Zone(ZoneId(1)))), None);
        assert_eq!(Choice::read(&die.by(2)), None);
        assert_eq!(Choice::read(&WireChoice::new("jump")), None);
    }

    #[test]
    fn a_secret_is_hidden_and_still_read() {
        let card = Some(ObjectId(9));
        let event = Event::Draw { by: Seat(1), card };
        let wire = event.only_for(Seat(1));
        assert_eq!(Event::read(&wire.seen_by(Some(Seat(1)))), Some(event));
        let hidden = Event::Draw {
            by: Seat(1),
            card: None,
        };
        assert_eq!(Event::read(&wire.seen_by(Some(Seat(0)))), Some(hidden));
        assert_eq!(event.wire().secret, None);
        assert_eq!(event.word(), EventWord::ALL[0]);
        assert_eq!(EventWord::TEXTS, ["concede", wire.verb]);
        assert!(EventWord::Draw.is_of(&wire));
        assert_eq!(
            sorted_words(["step", "ab", "a", "steal"]),
            ["a", "ab", "steal", "step"]
        );
    }
}
