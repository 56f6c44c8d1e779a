//! The settings as the file holds them: plain words and numbers, so that people can read and mend it.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy::settings::{ReflectSettingsGroup, SettingsGroup};

use crate::desktop::keymap::{Action, Chord, Keymap};
use crate::desktop::screen::{SCALES, Settings, Speed};
use crate::desktop::session::souls::stops::{SIDES, SORTS, STEPS, Side, Stops};
use crate::table::LANGUAGES;

/// How the program looks and moves.
#[derive(Debug, Clone, PartialEq, Resource, Reflect, SettingsGroup)]
#[reflect(Resource, SettingsGroup, Default)]
#[settings_group(group = "interface")]
pub struct StoredInterface {
    /// Two letters.
    pub language: String,
    /// Name of the speed.
    pub speed: String,
    /// Nothing flies.
    pub reduced_motion: bool,
    /// Percent.
    pub scale: u16,
    /// The whole screen.
    pub fullscreen: bool,
}

/// What is answered by itself.
#[derive(Debug, Clone, PartialEq, Resource, Reflect, SettingsGroup)]
#[reflect(Resource, SettingsGroup, Default)]
#[settings_group(group = "play")]
pub struct StoredPlay {
    /// Pass by itself.
    pub auto_pass: bool,
    /// Pay by itself.
    pub auto_pay: bool,
    /// Where passing stops in Souls.
    pub souls_stops: Vec<String>,
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
            width: self.width.clamp(1024, 16384),
            height: self.height.clamp(640, 16384),
        }
    }
}

impl StoredInterface {
    /// What is to be written of those settings.
    #[must_use]
    pub fn of(settings: &Settings) -> Self {
        Self {
            language: settings.language.code().to_owned(),
            speed: settings.speed.name().to_lowercase(),
            reduced_motion: settings.calm,
            scale: settings.scale,
            fullscreen: settings.full,
        }
    }

    /// Puts it into `settings`; what cannot be understood goes to `faults`, and nothing changes by it.
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
        settings.calm = self.reduced_motion;
        settings.full = self.fullscreen;
    }
}

/// What the file calls a side of a stop.
const fn side_code(side: Side) -> &'static str {
    match side {
        Side::Own => "own",
        Side::Others => "others",
    }
}

impl StoredPlay {
    /// What is to be written of those settings.
    #[must_use]
    pub fn of(settings: &Settings) -> Self {
        let mut souls_stops = Vec::new();
        for side in SIDES {
            let name = side_code(side);
            for step in STEPS {
                if settings.stops.step(step, side) {
                    souls_stops.push(format!("{name} {step:?}"));
                }
            }
            for sort in SORTS {
                if settings.stops.sort(sort, side) {
                    souls_stops.push(format!("{name} {sort:?}"));
                }
            }
        }
        Self {
            auto_pass: settings.auto_pass,
            auto_pay: settings.auto_pay,
            souls_stops,
        }
    }

    /// Puts it into `settings`; what cannot be understood goes to `faults`, and nothing changes by it.
    pub fn apply(&self, settings: &mut Settings, faults: &mut Vec<String>) {
        settings.auto_pass = self.auto_pass;
        settings.auto_pay = self.auto_pay;
        let mut stops = Stops::none();
        for text in &self.souls_stops {
            let sides = SIDES.into_iter();
            let said = sides.filter_map(|side| {
                let what = text.strip_prefix(side_code(side))?;
                Some((side, what.trim()))
            });
            let mut known = false;
            for (side, what) in said {
                for step in STEPS {
                    if format!("{step:?}") == what {
                        stops.set_step(step, side, true);
                        known = true;
                    }
                }
                for sort in SORTS {
                    if format!("{sort:?}") == what {
                        stops.set_sort(sort, side, true);
                        known = true;
                    }
                }
            }
            if !known {
                faults.push(format!("play.souls_stops has \"{text}\", which is no stop"));
            }
        }
        settings.stops = stops;
    }
}

impl StoredKeys {
    /// What is to be written of those settings.
    #[must_use]
    pub fn of(settings: &Settings) -> Self {
        let changed = settings.keys.changed();
        Self {
            changed: changed.map(|(code, key)| (code.to_owned(), key)).collect(),
        }
    }

    /// Puts it into `settings`; what cannot be understood goes to `faults`, and nothing changes by it.
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
    use crate::games::souls::{EntrySort, Step};
    use crate::table::Language;
    use bevy_egui::egui::Key;

    fn back(settings: &Settings) -> (Settings, Vec<String>) {
        let (mut again, mut faults) = (Settings::default(), Vec::new());
        StoredInterface::of(settings).apply(&mut again, &mut faults);
        StoredPlay::of(settings).apply(&mut again, &mut faults);
        StoredKeys::of(settings).apply(&mut again, &mut faults);
        (again, faults)
    }

    #[test]
    fn what_is_written_is_read_again() {
        assert_eq!(back(&Settings::default()), (Settings::default(), vec![]));
        let mut settings = Settings {
            speed: Speed::Fast,
            calm: true,
            scale: 80,
            full: true,
            auto_pay: false,
            auto_pass: false,
            language: Language::Spanish,
            ..Settings::default()
        };
        settings.stops = Stops::none();
        settings.stops.set_step(Step::LootStep, Side::Others, true);
        settings.stops.set_sort(EntrySort::Roll, Side::Own, true);
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
            scale: 4000,
            ..StoredInterface::default()
        };
        stored.apply(&mut settings, &mut faults);
        let play = StoredPlay {
            souls_stops: vec!["own Nowhere".to_owned()],
            ..StoredPlay::default()
        };
        play.apply(&mut settings, &mut faults);
        let changed = [("undo", "Space"), ("fly", "U"), ("skip", "Nokey")];
        let keys = StoredKeys {
            changed: changed.map(|(a, k)| (a.to_owned(), k.to_owned())).into(),
        };
        keys.apply(&mut settings, &mut faults);
        assert_eq!(faults.len(), 7, "{faults:?}");
        let stops = settings.stops;
        let kept = Settings {
            stops,
            ..Settings::default()
        };
        assert_eq!(settings, kept);
    }
}
