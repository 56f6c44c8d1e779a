//! The kinds of values in a hole of a sentence, and the keys of a table of words.

use std::borrow::Cow;
use std::cmp::Ordering;

/// The kinds of values for a hole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Any text.
    Text,
    /// A whole number.
    Number,
    /// One of these.
    Keys(&'static [&'static str]),
}

impl Kind {
    /// Whether these forms say something for whatever can be in the hole.
    pub(super) fn check<'a>(
        self,
        name: &str,
        forms: impl Iterator<Item = &'a str> + Clone,
        has_other: bool,
    ) -> Result<(), String> {
        let whole = match self {
            Self::Text => has_other,
            Self::Number => {
                let mut words = forms.filter(|form| form.parse::<i64>().is_err());
                if let Some(word) = words.next() {
                    return Err(format!("{{{name}}}: `{word}` is no number"));
                }
                has_other
            }
            Self::Keys(keys) => {
                if let Some(key) = forms.clone().find(|form| !keys.contains(form)) {
                    let keys = keys.join("`, `");
                    return Err(format!("{{{name}}}: `{key}` is none of `{keys}`"));
                }
                let lack = keys
                    .iter()
                    .find(|key| !forms.clone().any(|form| form == **key));
                if let Some(key) = lack.filter(|_| !has_other) {
                    return Err(format!("{{{name}}}: there is no form for `{key}`"));
                }
                true
            }
        };
        if whole {
            return Ok(());
        }
        Err(format!("{{{name}}}: there is no last form for all others"))
    }
}

/// A value that can be put into a hole.
pub trait Hole {
    /// The kind of the value.
    const KIND: Kind;

    /// The text in a sentence, which can also choose its form.
    fn text(&self) -> Cow<'_, str>;
}

impl Hole for &str {
    const KIND: Kind = Kind::Text;

    fn text(&self) -> Cow<'_, str> {
        Cow::Borrowed(self)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl Hole for $number {
            const KIND: Kind = Kind::Number;

            fn text(&self) -> Cow<'_, str> {
                Cow::Owned(self.to_string())
            }
        })*
    };
}

numbers!(u8 u16 u32 usize i32);

/// An enum whose variants words can be found by.
pub trait Keyed {
    /// Names of all variants that have words.
    const KEYS: &'static [&'static str];

    /// The name of this one; of a variant without words, one that is not in `KEYS`.
    fn key(&self) -> &'static str;
}

impl<K: Keyed> Hole for K {
    const KIND: Kind = Kind::Keys(K::KEYS);

    fn text(&self) -> Cow<'_, str> {
        Cow::Borrowed(self.key())
    }
}

impl Keyed for bool {
    const KEYS: &'static [&'static str] = &["no", "yes"];

    fn key(&self) -> &'static str {
        Self::KEYS[usize::from(*self)]
    }
}

impl Keyed for Ordering {
    const KEYS: &'static [&'static str] = &["Less", "Equal", "Greater"];

    fn key(&self) -> &'static str {
        Self::KEYS[(*self as i8 + 1) as usize]
    }
}

/// Lets words be found by the variants of an enum: all that are listed, and none of those after `not`.
macro_rules! keyed {
    ($kind:ident: $($key:ident)* $(; not $($other:pat),*)?) => {
        impl $crate::desktop::words::Keyed for $kind {
            const KEYS: &'static [&'static str] = &[$(stringify!($key)),*];

            fn key(&self) -> &'static str {
                match self {
                    $(Self::$key { .. } => stringify!($key),)*
                    $($($other)|* => "",)?
                }
            }
        }
    };
}

pub(crate) use keyed;
