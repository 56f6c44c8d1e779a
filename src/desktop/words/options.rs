//! The words of the settings, the keys and the title.

use bevy_egui::egui::Key;

use super::{Glossary, keyed, words};
use crate::desktop::art::palette::Palette;
use crate::desktop::keymap::Action;
use crate::desktop::screen::Speed;

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
        /// What more than fits means.
        scale_hint: &'static str,
        /// The window takes the whole screen.
        full: &'static str,
        /// Speed of animations.
        speed: &'static str,
        /// Nothing flies.
        calm: &'static str,
        /// What that means.
        calm_hint: &'static str,
        /// Head of the volumes.
        sounds: &'static str,
        /// Volumes: everything, the table, signals.
        volumes: [&'static str; 3],
        /// That this build has no sound.
        mute: &'static str,
        /// Passing by itself.
        auto_pass: &'static str,
        /// What that means.
        auto_pass_hint: &'static str,
        /// What it means where making energy is a choice.
        auto_pass_energy: &'static str,
        /// Paying by itself.
        auto_pay: &'static str,
        /// What that means.
        auto_pay_hint: &'static str,
        /// Hints are shown.
        hints: &'static str,
        /// How to change a key.
        keys_hint: &'static str,
        /// The key must stay what it is.
        reserved: &'static str,
        /// The keys of the beginning.
        reset: &'static str,
        /// What keys are called, where not as egui calls them.
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
        /// What the action is called that takes the n-th listed choice, from 1.
        listed(n: u8);
    }
    by name {
        /// Names of the palettes, with what each is for.
        palettes(Palette): (&'static str, &'static str);
        /// Names of the speeds.
        speeds(Speed): &'static str;
        /// What the other actions are called.
        actions(Action): &'static str;
    }
}

words! {
    /// The title.
    pub struct TitleWords {
        /// What the program is.
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
    Pass PassOn ResolveAll StopHere Next Previous Take Undo Cancel Skip Note Help Full Closer Whole Larger Smaller;
    not Self::Word(_)
);

impl SettingsWords {
    /// What an action is called.
    #[must_use]
    pub fn action(&self, action: Action) -> String {
        match action {
            Action::Word(n) => self.listed(n + 1),
            action => self.actions(action).to_owned(),
        }
    }

    /// What a key is called.
    #[must_use]
    pub fn key(&self, key: Key) -> &'static str {
        let known = self.keys.get(key.name());
        known.unwrap_or_else(|| key.symbol_or_name())
    }
}
