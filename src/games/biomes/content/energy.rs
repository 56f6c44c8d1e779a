//! The five energies, void, and what an action costs (rules page, section 5).

use ron2::FromRon;

use crate::packs::optional_fields;
use crate::table::{Ref, Slot};

/// One kind of energy. `Void` energy pays only void symbols (N-57).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, FromRon)]
pub enum Energy {
    /// Yellow; order Luminary.
    Light,
    /// Blue; order Quantic.
    Storm,
    /// Purple; order Entropic.
    Dark,
    /// Red; order Nova.
    Chaos,
    /// Green; order Conservatory.
    Growth,
    /// Grey; no order.
    Void,
}

/// The five coloured energies and void, in the fixed order used by stores and costs.
pub const ENERGIES: [Energy; 6] = [
    Energy::Light,
    Energy::Storm,
    Energy::Dark,
    Energy::Chaos,
    Energy::Growth,
    Energy::Void,
];

impl Energy {
    /// Position in [`ENERGIES`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Lower-case name, as the log and the scenarios spell it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Storm => "storm",
            Self::Dark => "dark",
            Self::Chaos => "chaos",
            Self::Growth => "growth",
            Self::Void => "void",
        }
    }
}

impl Slot<Ref> for Energy {
    fn write(self) -> Ref {
        Ref::Kind(self as u8)
    }

    fn read(slot: Ref) -> Option<Self> {
        match slot {
            Ref::Kind(kind) => ENERGIES.get(usize::from(kind)).copied(),
            _ => None,
        }
    }
}

optional_fields! {
    /// Symbols to pay: five colours, void, and whether the void part also holds an X (N-55).
    #[derive(Copy, PartialEq, Eq)]
    pub struct Cost {
        /// Light symbols.
        pub light: u8,
        /// Storm symbols.
        pub storm: u8,
        /// Dark symbols.
        pub dark: u8,
        /// Chaos symbols.
        pub chaos: u8,
        /// Growth symbols.
        pub growth: u8,
        /// Void symbols, payable with any energy (N-51).
        pub void: u8,
        /// Adds a void amount of 0 to 15 chosen when the action is taken.
        pub x: bool,
    }
}

impl Cost {
    /// Symbols by [`Energy::index`], X not counted.
    #[must_use]
    pub const fn symbols(&self) -> [u8; 6] {
        [
            self.light,
            self.storm,
            self.dark,
            self.chaos,
            self.growth,
            self.void,
        ]
    }

    /// Energy value: the sum of the symbols, X counting 0 (rules page, section 5).
    #[must_use]
    pub fn value(&self) -> u32 {
        self.symbols().iter().map(|&n| u32::from(n)).sum()
    }

    /// Whether nothing has to be paid.
    #[must_use]
    pub fn is_free(&self) -> bool {
        !self.x && self.value() == 0
    }
}
