//! The settings as stored in the file: plain words and numbers that people can read and edit.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy::settings::{ReflectSettingsGroup, SettingsGroup};

use super::stops;
use crate::desktop::art::palette::Palette;
use crate::desktop::keymap::{Action, Chord, Keymap};
use crate::desktop::screen::{SCALES, Settings, Speed, Volumes};
use crate::desktop::switches::switch_table;
use crate::games::{self, Windowed, WithGame};
use crate::table::LANGUAGES;

/// Declares the stored form of the settings that have switches.
macro_rules! stored {
    (
        interface { $($display:ident $display_key:ident $display_place:ident $display_on:literal $display_doc:literal;)* }
        play { $($play:ident $play_key:ident $play_place:ident $play_on:literal $play_doc:literal;)* }
    ) => {
        /// The settings of display and motion.
        #[derive(Debug, Clone, PartialEq, Resource, Reflect, SettingsGroup)]
        #[reflect(Resource, SettingsGroup, Default)]
        #[settings_group(group = "interface")]
        pub struct StoredInterface {
            /// Two letters.
            pub language: String,
            /// Name of the speed.
            pub speed: String,
            /// Percent.
            pub scale: u16,
            /// Name of the palette.
            pub palette: String,
            $(#[doc = $display_doc] pub $display: bool,)*
        }

        /// The settings of automatic answers.
        #[derive(Debug, Clone, PartialEq, Resource, Reflect, SettingsGroup)]
        #[reflect(Resource, SettingsGroup, Default)]
        #[settings_group(group = "play")]
        pub struct StoredPlay {
            /// The hints that were read, one bit each, in hexadecimal digits.
            pub hints_read: String,
            /// The games whose tour was skipped, likewise.
            pub tours_skipped: String,
            /// Where passing stops, a list for each game that has stops, named after it.
            pub biomes_stops: Vec<String>,
            /// The same of another game.
            pub sanctuary_stops: Vec<String>,
            /// The same of a third one.
            pub souls_stops: Vec<String>,
            $(#[doc = $play_doc] pub $play: bool,)*
        }

        impl StoredInterface {
            /// The stored form of those settings.
            #[must_use]
            pub fn of(settings: &Settings) -> Self {
                Self {
                    language: settings.language.code().to_owned(),
                    speed: settings.speed.name().to_lowercase(),
                    scale: settings.scale,
                    palette: settings.palette.name().to_owned(),
                    $($display: settings.$display,)*
                }
            }

            fn apply_switches(&self, settings: &mut Settings) {
                $(settings.$display = self.$display;)*
            }
        }

        impl StoredPlay {
            /// The stored form of those settings.
            #[must_use]
            pub fn of(settings: &Settings) -> Self {
                let mut this = Self {
                    hints_read: format!("{:x}", settings.hints_read),
                    tours_skipped: format!("{:x}", settings.tours_skipped),
                    biomes_stops: Vec::new(),
                    sanctuary_stops: Vec::new(),
                    souls_stops: Vec::new(),
                    $($play: settings.$play,)*
                };
                for (name, list) in this.stops() {
                    *list = games::with(game_of(name), Write(settings)).unwrap_or_default();
                }
                this
            }

            fn apply_switches(&self, settings: &mut Settings) {
                $(settings.$play = self.$play;)*
            }
        }
    };
}

switch_table!(stored);

/// How loud everything is, each from 0 to 100.
#[derive(Debug, Clone, PartialEq, Resource, Reflect, SettingsGroup)]
#[reflect(Resource, SettingsGroup, Default)]
#[settings_group(group = "sound")]
pub struct StoredSound {
    /// All sounds.
    pub volume: u8,
    /// Cards, dice, fights.
    pub table: u8,
    /// Turns and ends.
    pub signals: u8,
}

/// Keys that are not those of the beginning.
#[derive(Debug, Clone, PartialEq, Resource, Reflect, SettingsGroup)]
#[reflect(Resource, SettingsGroup, Default)]
#[settings_group(group = "keys")]
pub struct StoredKeys {
    /// Key by action.
    pub changed: BTreeMap<String, String>,
}

/// The window as it was left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Resource, Reflect, SettingsGroup)]
#[reflect(Resource, SettingsGroup, Default)]
#[settings_group(group = "window")]
pub struct StoredWindow {
    /// Points.
    pub width: u32,
    /// Points.
    pub height: u32,
}

impl Default for StoredInterface {
    fn default() -> Self {
        Self::of(&Settings::default())
    }
}

impl Default for StoredSound {
    fn default() -> Self {
        Self::of(&Settings::default())
    }
}

impl Default for StoredPlay {
    fn default() -> Self {
        Self::of(&Settings::default())
    }
}

impl Default for StoredKeys {
    fn default() -> Self {
        Self::of(&Settings::default())
    }
}

impl Default for StoredWindow {
    fn default() -> Self {
        Self {
            width: 1280,
            height: 720,
        }
    }
}

impl StoredWindow {
    /// The same within what a window can be.
    #[must_use]
    pub fn sane(self) -> Self {
        Self {
            width: self.width.clamp(800, 16384),
            height: self.height.clamp(450, 16384),
        }
    }
}

impl StoredInterface {
    /// Applies it to `settings`; values that cannot be understood go to `faults` and change nothing.
    pub fn apply(&self, settings: &mut Settings, faults: &mut Vec<String>) {
        match LANGUAGES.into_iter().find(|l| l.code() == self.language) {
            Some(language) => settings.language = language,
            None => faults.push(format!(
                "interface.language is \"{}\", and only \"en\" and \"es\" are known",
                self.language
            )),
        }
        let named = |s: &Speed| s.name().to_lowercase() == self.speed;
        match Speed::ALL.into_iter().find(named) {
            Some(speed) => settings.speed = speed,
            None => faults.push(format!(
                "interface.speed is \"{}\", and not slow, normal, fast or instant",
                self.speed
            )),
        }
        if SCALES.contains(&self.scale) {
            settings.scale = self.scale;
        } else {
            faults.push(format!(
                "interface.scale is {}, and not between {} and {}",
                self.scale,
                SCALES.start(),
                SCALES.end()
            ));
        }
        match Palette::ALL.into_iter().find(|p| p.name() == self.palette) {
            Some(palette) => settings.palette = palette,
            None => faults.push(format!(
                "interface.palette is \"{}\", and not usual, clear or contrast",
                self.palette
            )),
        }
        self.apply_switches(settings);
    }
}

impl StoredSound {
    /// The stored form of those settings.
    #[must_use]
    pub fn of(settings: &Settings) -> Self {
        let Volumes {
            all,
            table,
            signals,
        } = settings.volumes;
        Self {
            volume: all,
            table,
            signals,
        }
    }

    /// Applies it to `settings`; values that cannot be understood go to `faults` and change nothing.
    pub fn apply(&self, settings: &mut Settings, faults: &mut Vec<String>) {
        let now = &mut settings.volumes;
        for (name, value, place) in [
            ("volume", self.volume, &mut now.all),
            ("table", self.table, &mut now.table),
            ("signals", self.signals, &mut now.signals),
        ] {
            if value <= 100 {
                *place = value;
            } else {
                faults.push(format!(
                    "sound.{name} is {value}, and not between 0 and 100"
                ));
            }
        }
    }
}

impl StoredPlay {
    /// Applies it to `settings`; values that cannot be understood go to `faults` and change nothing.
    pub fn apply(&self, settings: &mut Settings, faults: &mut Vec<String>) {
        self.apply_switches(settings);
        for (name, stored, bits) in [
            ("hints_read", &self.hints_read, &mut settings.hints_read),
            (
                "tours_skipped",
                &self.tours_skipped,
                &mut settings.tours_skipped,
            ),
        ] {
            match u64::from_str_radix(stored, 16) {
                Ok(read) => *bits = read,
                Err(_) => faults.push(format!(
                    "play.{name} is \"{stored}\", which is no hexadecimal number"
                )),
            }
        }
        for (name, list) in self.clone().stops() {
            let read = Read {
                settings,
                name,
                list,
                faults,
            };
            games::with(game_of(name), read);
        }
    }

    /// The lists of stops, each with the name of its field.
    fn stops(&mut self) -> [(&'static str, &mut Vec<String>); 3] {
        [
            ("biomes_stops", &mut self.biomes_stops),
            ("sanctuary_stops", &mut self.sanctuary_stops),
            ("souls_stops", &mut self.souls_stops),
        ]
    }
}

/// The game that a list of stops is named after.
fn game_of(field: &str) -> &str {
    field.strip_suffix("_stops").unwrap_or(field)
}

/// Writes the stops of a game.
struct Write<'a>(&'a Settings);

impl WithGame for Write<'_> {
    type Output = Vec<String>;

    fn with<G: Windowed>(self) -> Vec<String> {
        stops::write::<G>(&self.0.stops.of::<G>())
    }
}

/// Reads the stops of a game.
struct Read<'a> {
    settings: &'a mut Settings,
    name: &'static str,
    list: &'a [String],
    faults: &'a mut Vec<String>,
}

impl WithGame for Read<'_> {
    type Output = ();

    fn with<G: Windowed>(self) {
        let stops = stops::read::<G>(self.list, self.name, self.faults);
        self.settings.stops = self.settings.stops.with::<G>(stops);
    }
}

impl StoredKeys {
    /// The stored form of those settings.
    #[must_use]
    pub fn of(settings: &Settings) -> Self {
        let changed = settings.keys.changed();
        Self {
            changed: changed.map(|(code, key)| (code.to_owned(), key)).collect(),
        }
    }

    /// Applies it to `settings`; values that cannot be understood go to `faults` and change nothing.
    pub fn apply(&self, settings: &mut Settings, faults: &mut Vec<String>) {
        let mut keys = Keymap::default();
        let mut left = Vec::new();
        for (action, key) in &self.changed {
            let fault = match (Action::from_code(action), Chord::from_code(key)) {
                (Some(action), Some(chord)) => {
                    left.push((action, chord));
                    continue;
                }
                (None, _) => format!("keys.changed has \"{action}\", which is no action"),
                (_, None) => format!("keys.changed.{action} is \"{key}\", which is no key"),
            };
            faults.push(fault);
        }
        // A key may become free only by another line, so what clashes is tried again.
        while !left.is_empty() {
            let before = left.len();
            left.retain(|&(action, chord)| keys.bind(action, chord).is_err());
            if left.len() == before {
                break;
            }
        }
        for (action, chord) in left {
            let (action, key) = (action.code(), chord.code());
            faults.push(format!(
                "keys.changed.{action} is \"{key}\", which does something else"
            ));
        }
        settings.keys = keys;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Language;
    use crate::tools::passing::{Side, Stops};
    use bevy_egui::egui::Key;

    /// The stops of the n-th list.
    fn stops(settings: &mut Settings, n: usize) -> &mut Stops {
        let (name, _) = &StoredPlay::default().stops()[n];
        let stops = settings.stops.named(game_of(name));
        stops.expect("each list is named after a game")
    }

    fn back(settings: &Settings) -> (Settings, Vec<String>) {
        let (mut again, mut faults) = (Settings::default(), Vec::new());
        StoredInterface::of(settings).apply(&mut again, &mut faults);
        StoredSound::of(settings).apply(&mut again, &mut faults);
        StoredPlay::of(settings).apply(&mut again, &mut faults);
        StoredKeys::of(settings).apply(&mut again, &mut faults);
        (again, faults)
    }

    #[test]
    fn what_is_written_is_read_again() {
        assert_eq!(back(&Settings::default()), (Settings::default(), vec![]));
        let mut settings = Settings {
            speed: Speed::Fast,
            reduced_motion: true,
            palette: Palette::Clear,
            scale: 80,
            fullscreen: true,
            auto_pay: false,
            auto_pass: false,
            language: Language::Spanish,
            ..Settings::default()
        };
        settings.volumes.table = 35;
        settings.volumes.all = 0;
        settings.pauses = true;
        settings.hints = false;
        settings.hints_read = u64::MAX - 5;
        settings.tours_skipped = 6;
        *stops(&mut settings, 0) = Stops::ALL;
        stops(&mut settings, 1).set_step(2, Side::Own, true);
        *stops(&mut settings, 2) = Stops::NONE;
        stops(&mut settings, 2).set_step(1, Side::Others, true);
        stops(&mut settings, 2).set_kind(3, Side::Own, true);
        // Two keys that change places in a circle of three.
        let u = Chord::plain(Key::U);
        let z = Chord::plain(Key::Z);
        assert_eq!(settings.keys.bind(Action::Undo, u), Ok(()));
        assert_eq!(settings.keys.bind(Action::Skip, z), Ok(()));
        assert_eq!(back(&settings), (settings, vec![]));
    }

    #[test]
    fn what_is_not_understood_is_told_and_left_as_it_was() {
        let (mut settings, mut faults) = (Settings::default(), Vec::new());
        let stored = StoredInterface {
            language: "fr".to_owned(),
            speed: "ludicrous".to_owned(),
            palette: "pink".to_owned(),
            scale: 4000,
            ..StoredInterface::default()
        };
        stored.apply(&mut settings, &mut faults);
        let sound = StoredSound {
            signals: 101,
            ..StoredSound::default()
        };
        sound.apply(&mut settings, &mut faults);
        let play = StoredPlay {
            souls_stops: vec!["own Nowhere".to_owned(), "loot".to_owned()],
            hints_read: "many".to_owned(),
            tours_skipped: "all".to_owned(),
            ..StoredPlay::default()
        };
        play.apply(&mut settings, &mut faults);
        let changed = [("undo", "Space"), ("fly", "U"), ("skip", "Nokey")];
        let keys = StoredKeys {
            changed: changed.map(|(a, k)| (a.to_owned(), k.to_owned())).into(),
        };
        keys.apply(&mut settings, &mut faults);
        assert_eq!(faults.len(), 12, "{faults:?}");
        let stops = settings.stops;
        let kept = Settings {
            stops,
            ..Settings::default()
        };
        assert_eq!(settings, kept);
    }
}
