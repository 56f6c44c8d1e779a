//! The colours of the interface by role, in each palette.
//!
//! The palette in use is one value for the whole program, like the language: drawings, panels and the worker threads
//! that draw cards all ask here. Code that changes it must have everything drawn again ([`super::Art`]).

mod rgb;
mod sets;

use std::sync::atomic::{AtomicU8, Ordering};

pub use rgb::Rgb;
pub use sets::Roles;

/// Volition: flames on costs and Sanctuaries.
pub const VOLITION: Rgb = Rgb(0xb5, 0x6b, 0xd0);
/// Rims and fittings of brass.
pub const BRASS: Rgb = Rgb(0xb9, 0x93, 0x58);
/// The stone that cards and windows are set in.
pub const STONE: Rgb = Rgb(0x7a, 0x6a, 0x58);
/// The flame of a candle in the Tallow House.
pub const FLAME: Rgb = Rgb(0xff, 0xb3, 0x4a);
/// The light of a soul in its jar.
pub const SOUL: Rgb = Rgb(0x8f, 0xe3, 0xee);
/// A penny.
pub const PENNY: Rgb = Rgb(0xc9, 0x83, 0x42);

/// The sets of colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub enum Palette {
    /// As designed.
    #[default]
    Usual,
    /// Told apart with any kind of colour vision.
    Clear,
    /// White on black, with strong edges.
    Contrast,
}

impl Palette {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Usual, Self::Clear, Self::Contrast];

    /// The name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Usual => "usual",
            Self::Clear => "clear",
            Self::Contrast => "contrast",
        }
    }

    /// Its colours.
    #[must_use]
    pub const fn roles(self) -> &'static Roles {
        match self {
            Self::Usual => &sets::USUAL,
            Self::Clear => &sets::CLEAR,
            Self::Contrast => &sets::CONTRAST,
        }
    }
}

/// The palette in force, by its place in [`Palette::ALL`].
static NOW: AtomicU8 = AtomicU8::new(0);

/// The palette in force.
#[must_use]
pub fn now() -> Palette {
    let at = NOW.load(Ordering::Relaxed);
    let found = Palette::ALL.get(usize::from(at));
    found.copied().unwrap_or_default()
}

/// Puts a palette in force. What is drawn already does not change by it.
pub fn set(palette: Palette) {
    NOW.store(palette as u8, Ordering::Relaxed);
}

fn roles() -> &'static Roles {
    now().roles()
}

/// The energies' colours in the order of the store: light, storm, dark, chaos, growth, void.
#[must_use]
pub fn energies() -> [Rgb; 6] {
    roles().energies
}

/// Colours of the seats of a board, in their order.
#[must_use]
pub fn seats() -> [Rgb; 5] {
    roles().seats
}

/// Colours of dice: white, blue, green, yellow, red.
#[must_use]
pub fn dice() -> [Rgb; 5] {
    roles().dice
}

/// The table: near-black blue-green.
#[must_use]
pub fn ground() -> Rgb {
    roles().ground
}

/// The table where it is lit, in the middle.
#[must_use]
pub fn ground_lit() -> Rgb {
    roles().ground_lit
}

/// Panels on the ground.
#[must_use]
pub fn panel() -> Rgb {
    roles().panel
}

/// Things that stand out of a panel: buttons, list rows.
#[must_use]
pub fn raised() -> Rgb {
    roles().raised
}

/// The one-pixel line around panels.
#[must_use]
pub fn edge() -> Rgb {
    roles().edge
}

/// Main text.
#[must_use]
pub fn text() -> Rgb {
    roles().text
}

/// Secondary text.
#[must_use]
pub fn text_dim() -> Rgb {
    roles().text_dim
}

/// Dark text on the accent.
#[must_use]
pub fn ink() -> Rgb {
    roles().ink
}

/// *Yours to choose now*, and nothing else.
#[must_use]
pub fn accent() -> Rgb {
    roles().accent
}

/// Attacks, damage, refusals.
#[must_use]
pub fn danger() -> Rgb {
    roles().danger
}

/// Entries that wait on the queue or the stack.
#[must_use]
pub fn queued() -> Rgb {
    roles().queued
}

/// The arrow behind an attack value.
#[must_use]
pub fn attack() -> Rgb {
    roles().attack
}

/// The shield behind a defense value.
#[must_use]
pub fn defense() -> Rgb {
    roles().defense
}

/// The bead of marked damage.
#[must_use]
pub fn damage() -> Rgb {
    roles().damage
}

/// Increase markers.
#[must_use]
pub fn marker() -> Rgb {
    roles().marker
}

/// Hit points.
#[must_use]
pub fn heart() -> Rgb {
    roles().heart
}

/// The body of a card.
#[must_use]
pub fn card_body() -> Rgb {
    roles().card_body
}

/// The body of a card set in stone: warm where the usual one is cool.
#[must_use]
pub fn stone_body() -> Rgb {
    roles().stone_body
}

/// The body of a card of dark wood.
#[must_use]
pub fn wood_body() -> Rgb {
    roles().wood_body
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_can_be_read_on_everything_it_stands_on() {
        for palette in Palette::ALL {
            let roles = palette.roles();
            let grounds = [roles.ground, roles.panel, roles.raised];
            for ground in grounds
                .into_iter()
                .chain([roles.card_body, roles.stone_body])
            {
                let apart = |ink: Rgb| ink.lightness() - ground.lightness();
                assert!(apart(roles.text) > 0.6, "{palette:?}: {ground:?}");
                assert!(apart(roles.text_dim) > 0.35, "{palette:?}: {ground:?}");
                assert!(apart(roles.danger) > 0.3, "{palette:?}: {ground:?}");
            }
            assert!(roles.accent.lightness() - roles.ink.lightness() > 0.6);
        }
    }

    #[test]
    fn no_kind_of_colour_vision_takes_two_clear_colours_for_one() {
        let roles = Palette::Clear.roles();
        let sets = [&roles.energies[..], &roles.seats[..], &roles.dice[..]];
        for set in sets {
            for kind in sets::BLINDNESS {
                let seen: Vec<Rgb> = set.iter().map(|c| kind.seen(*c)).collect();
                for (n, one) in seen.iter().enumerate() {
                    for other in &seen[n + 1..] {
                        let apart = one.distance(*other);
                        assert!(apart > 0.1, "{kind:?}: {one:?} {other:?} {apart}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_palette_in_force_is_the_one_that_was_set() {
        // Other tests draw at the same time; they ask for no colour by its value.
        assert_eq!(Palette::ALL.map(|p| p as usize), [0, 1, 2]);
        assert_eq!(now(), Palette::Usual);
    }
}
