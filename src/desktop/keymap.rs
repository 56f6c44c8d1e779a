//! The keymap: one table of actions with their keys, which the player can change.

use bevy_egui::egui::Key;

/// A key, alone or with Shift. Other modifiers do not count, so that Ctrl + Z does what Z does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chord {
    /// The key, by its place on the keyboard.
    pub key: Key,
    /// Whether Shift is held as well.
    pub shift: bool,
}

impl Chord {
    /// A key alone.
    #[must_use]
    pub const fn plain(key: Key) -> Self {
        Self { key, shift: false }
    }

    /// A key with Shift.
    #[must_use]
    pub const fn shift(key: Key) -> Self {
        Self { key, shift: true }
    }

    /// The key as the settings file writes it.
    #[must_use]
    pub fn code(self) -> String {
        let name = self.key.name();
        if self.shift {
            format!("Shift+{name}")
        } else {
            name.to_owned()
        }
    }

    /// Reads what [`code`](Self::code) wrote.
    #[must_use]
    pub fn from_code(text: &str) -> Option<Self> {
        let (shift, name) = match text.strip_prefix("Shift+") {
            Some(name) => (true, name),
            None => (false, text),
        };
        let key = Key::from_name(name)?;
        Some(Self { key, shift })
    }
}

/// The actions that a key can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// The big button.
    Pass,
    /// Go on passing.
    PassOn,
    /// Go on passing until nothing waits.
    ResolveAll,
    /// Stop in this step, or no longer.
    StopHere,
    /// To the next thing that can be chosen.
    Next,
    /// To the one before.
    Previous,
    /// Choose it.
    Take,
    /// Undo the last choice.
    Undo,
    /// Cancel a half-announced action, or open the menu.
    Cancel,
    /// Skip animations.
    Skip,
    /// Ask for a hint, or end it.
    Hint,
    /// Add a note to the moment.
    Note,
    /// The line of the guide was read.
    GotIt,
    /// Show the keys.
    Help,
    /// Full screen on or off.
    Full,
    /// Closer to the frame that acts (on a board).
    Closer,
    /// The whole field (on a board).
    Whole,
    /// The board larger (on a board).
    Larger,
    /// The board smaller (on a board).
    Smaller,
    /// The n-th choice that is listed in words, from 0.
    Word(u8),
}

/// Keys of an action.
type Chords = [Option<Chord>; 2];

const fn one(chord: Chord) -> Chords {
    [Some(chord), None]
}

const fn two(a: Chord, b: Chord) -> Chords {
    [Some(a), Some(b)]
}

/// How many actions there are.
const COUNT: usize = 27;

/// Every action with its name in the settings file and its default keys.
const TABLE: [(Action, &str, Chords); COUNT] = [
    (Action::Pass, "pass", one(Chord::plain(Key::Space))),
    (
        Action::PassOn,
        "pass_on",
        two(Chord::shift(Key::Space), Chord::shift(Key::Enter)),
    ),
    (Action::ResolveAll, "resolve_all", one(Chord::plain(Key::R))),
    (Action::StopHere, "stop_here", one(Chord::plain(Key::S))),
    (
        Action::Next,
        "next",
        two(Chord::plain(Key::ArrowRight), Chord::plain(Key::ArrowDown)),
    ),
    (
        Action::Previous,
        "previous",
        two(Chord::plain(Key::ArrowLeft), Chord::plain(Key::ArrowUp)),
    ),
    (Action::Take, "take", one(Chord::plain(Key::Enter))),
    (Action::Undo, "undo", one(Chord::plain(Key::Z))),
    (Action::Cancel, "cancel", one(Chord::plain(Key::Escape))),
    (Action::Skip, "skip", one(Chord::plain(Key::F))),
    (Action::Hint, "hint", one(Chord::plain(Key::H))),
    (Action::Note, "note", one(Chord::plain(Key::N))),
    (Action::GotIt, "got_it", one(Chord::plain(Key::G))),
    (
        Action::Help,
        "help",
        two(Chord::plain(Key::F1), Chord::plain(Key::Slash)),
    ),
    (Action::Full, "full", one(Chord::plain(Key::F11))),
    (Action::Closer, "closer", one(Chord::plain(Key::V))),
    (
        Action::Whole,
        "whole",
        two(Chord::plain(Key::C), Chord::plain(Key::Home)),
    ),
    (
        Action::Larger,
        "larger",
        two(Chord::plain(Key::Equals), Chord::plain(Key::Plus)),
    ),
    (Action::Smaller, "smaller", one(Chord::plain(Key::Minus))),
    (Action::Word(0), "word_1", one(Chord::plain(Key::Num1))),
    (Action::Word(1), "word_2", one(Chord::plain(Key::Num2))),
    (Action::Word(2), "word_3", one(Chord::plain(Key::Num3))),
    (Action::Word(3), "word_4", one(Chord::plain(Key::Num4))),
    (Action::Word(4), "word_5", one(Chord::plain(Key::Num5))),
    (Action::Word(5), "word_6", one(Chord::plain(Key::Num6))),
    (Action::Word(6), "word_7", one(Chord::plain(Key::Num7))),
    (Action::Word(7), "word_8", one(Chord::plain(Key::Num8))),
    (Action::Word(8), "word_9", one(Chord::plain(Key::Num9))),
];

impl Action {
    /// All of them, in the order in which they are listed.
    pub fn all() -> impl Iterator<Item = Self> {
        TABLE.iter().map(|(action, ..)| *action)
    }

    /// Its name in the settings file.
    #[must_use]
    pub fn code(self) -> &'static str {
        TABLE[self.row()].1
    }

    /// The action of that name.
    #[must_use]
    pub fn from_code(text: &str) -> Option<Self> {
        let row = TABLE.iter().find(|(_, code, _)| *code == text)?;
        Some(row.0)
    }

    fn row(self) -> usize {
        let at = TABLE.iter().position(|(action, ..)| *action == self);
        at.unwrap_or_default()
    }
}

/// Why a key was not bound.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeyConflict {
    /// The key already does that.
    Taken(Action),
    /// Tab moves the focus and Escape closes overlays: they cannot be changed.
    Reserved,
}

/// The current keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Keymap {
    rows: [Chords; COUNT],
}

impl Default for Keymap {
    fn default() -> Self {
        Self {
            rows: TABLE.map(|(_, _, chords)| chords),
        }
    }
}

impl Keymap {
    /// The keys of an action.
    pub fn keys(&self, action: Action) -> impl Iterator<Item = Chord> {
        self.rows[action.row()].into_iter().flatten()
    }

    /// The action of that key. With Shift it has the same action, unless that combination has its own.
    #[must_use]
    pub fn action(&self, chord: Chord) -> Option<Action> {
        let alone = Chord::plain(chord.key);
        self.exact(chord).or_else(|| self.exact(alone))
    }

    fn exact(&self, chord: Chord) -> Option<Action> {
        let row = self
            .rows
            .iter()
            .position(|row| row.contains(&Some(chord)))?;
        Some(TABLE[row].0)
    }

    /// Makes that key the only one of an action.
    ///
    /// # Errors
    /// If it has another action or cannot be changed; nothing changes then.
    pub fn bind(&mut self, action: Action, chord: Chord) -> Result<(), KeyConflict> {
        if chord.key == Key::Tab || chord.key == Key::Escape && action != Action::Cancel {
            return Err(KeyConflict::Reserved);
        }
        match self.exact(chord) {
            Some(other) if other != action => Err(KeyConflict::Taken(other)),
            _ => {
                self.rows[action.row()] = one(chord);
                Ok(())
            }
        }
    }

    /// The actions with changed keys, each with its keys as in the settings file.
    pub fn changed(&self) -> impl Iterator<Item = (&'static str, String)> {
        let rows = TABLE.iter().zip(self.rows);
        let other = rows.filter(|((_, _, first), now)| first != now);
        other.filter_map(|((_, code, _), now)| Some((*code, now[0]?.code())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_does_two_things_at_first() {
        let keys = Keymap::default();
        for action in Action::all() {
            assert!(keys.keys(action).count() > 0, "{action:?} has a key");
            for chord in keys.keys(action) {
                assert_eq!(keys.exact(chord), Some(action));
                assert_eq!(Chord::from_code(&chord.code()), Some(chord));
            }
            assert_eq!(Action::from_code(action.code()), Some(action));
        }
    }

    #[test]
    fn a_key_that_is_taken_is_told_and_stays() {
        let mut keys = Keymap::default();
        let z = Chord::plain(Key::Z);
        assert_eq!(
            keys.bind(Action::Skip, z),
            Err(KeyConflict::Taken(Action::Undo))
        );
        assert_eq!(keys, Keymap::default());
        let u = Chord::plain(Key::U);
        assert_eq!(keys.bind(Action::Undo, u), Ok(()));
        assert_eq!(keys.action(u), Some(Action::Undo));
        assert_eq!(keys.action(z), None);
        assert_eq!(keys.bind(Action::Skip, z), Ok(()));
        let tab = Chord::plain(Key::Tab);
        assert_eq!(keys.bind(Action::Skip, tab), Err(KeyConflict::Reserved));
        let changed: Vec<_> = keys.changed().collect();
        assert_eq!(
            changed,
            [("undo", "U".to_owned()), ("skip", "Z".to_owned())]
        );
    }

    #[test]
    fn shift_does_what_the_key_does_unless_it_has_a_meaning() {
        let keys = Keymap::default();
        assert_eq!(keys.action(Chord::shift(Key::Z)), Some(Action::Undo));
        assert_eq!(keys.action(Chord::shift(Key::Slash)), Some(Action::Help));
        assert_eq!(keys.action(Chord::shift(Key::Space)), Some(Action::PassOn));
    }
}
