//! The words of the settings, the keys and the title.

use bevy_egui::egui::Key;

use super::{Glossary, keyed, words};
use crate::desktop::art::palette::Palette;
use crate::desktop::keymap::Action;
use crate::desktop::screen::{Speed, Switch};

words! {
    /// The settings, with the page of the keys.
    pub struct SettingsWords {
        /// Head.
        title: &'static str,
        /// Names of the pages: look, playing, keys.
        pages: [&'static str; 3],
        /// Language of interface and games.
        language: &'static str,
        /// Colours of everything.
        palette: &'static str,
        /// Size of everything.
        scale: &'static str,
        /// The effect of a size larger than the window.
        scale_hint: &'static str,
        /// Speed of animations.
        speed: &'static str,
        /// Head of the volumes.
        sounds: &'static str,
        /// Volumes: everything, the table, signals.
        volumes: [&'static str; 3],
        /// That this build has no sound.
        mute: &'static str,
        /// The explanation where making energy is a choice.
        auto_pass_energy: &'static str,
        /// The help on changing a key.
        keys_hint: &'static str,
        /// The key must stay what it is.
        reserved: &'static str,
        /// The keys of the beginning.
        reset: &'static str,
        /// The names of keys that differ from those of egui.
        keys: Glossary,
        /// Before a key that is pressed with Shift.
        shift: &'static str,
        /// Where the focus goes, with how.
        focus: (&'static str, &'static str),
        /// Closes them.
        done: &'static str,
        /// That what was kept could not be read in full.
        unread: &'static str,
    }
    says {
        /// A key is waited for, for that.
        press_for(what: &str);
        /// The key does that already.
        taken(what: &str);
        /// Changes the key of that, said to those who do not see.
        change(what: &str);
        /// The name of the action that takes the n-th listed choice, from 1.
        listed(n: u8);
    }
    by name {
        /// Names of the palettes, with what each is for.
        palettes(Palette): (&'static str, &'static str);
        /// Names of the speeds.
        speeds(Speed): &'static str;
        /// The settings that are on or off, each with its explanation.
        switches(Switch): (&'static str, &'static str);
        /// The names of the other actions.
        actions(Action): &'static str;
    }
}

words! {
    /// The title.
    pub struct TitleWords {
        /// A description of the program in one line.
        line: &'static str,
        /// Closes the program.
        quit: &'static str,
        /// Before the number of the version.
        version: &'static str,
    }
    says {
        /// Opens a game.
        play(game: &str);
    }
}

keyed!(Palette: Usual Clear Contrast);
keyed!(Speed: Slow Normal Fast Instant);
keyed!(Action:
    Pass PassOn ResolveAll StopHere Next Previous Take Undo Cancel Skip Hint Note GotIt Help Full Closer Whole Larger Smaller;
    not Self::Word(_)
);

impl SettingsWords {
    /// The name of an action.
    #[must_use]
    pub fn action(&self, action: Action) -> String {
        match action {
            Action::Word(n) => self.listed(n + 1),
            action => self.actions(action).to_owned(),
        }
    }

    /// The name of a key.
    #[must_use]
    pub fn key(&self, key: Key) -> &'static str {
        let known = self.keys.get(key.name());
        known.unwrap_or_else(|| key.symbol_or_name())
    }
}
