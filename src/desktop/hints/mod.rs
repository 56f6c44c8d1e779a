//! Hints for a player's first matches: which one fits the moment, and the note that shows it.
//!
//! A hint is shown while its moment lasts and until somebody has read it. Which ones were read is a setting.

mod texts;

use bevy_egui::egui::{Frame, RichText, Stroke, Ui};

use super::design_surface::{DesignSurface, Note};
use super::intent::Intent;
use super::keymap::{Action, Keymap};
use super::panels::{key_settings, theme};
use super::screen::{Playing, Settings};
use super::words::{self, Words};
use crate::table::{Decision, Language, Ref};

/// One hint.
#[derive(Debug)]
pub struct Hint {
    /// Its place among the hints that were read: never used for another one.
    pub(crate) id: u8,
    /// The game it is about; `None` for all games of cards.
    game: Option<&'static str>,
    /// When it is worth reading.
    pub(crate) when: HintCondition,
    /// The text, in the order of the languages; an action of the keyboard in braces, by its code, stands for its key.
    text: [&'static str; 2],
}

impl Hint {
    /// A hint of that game.
    pub(crate) const fn about(
        game: &'static str,
        id: u8,
        when: HintCondition,
        text: [&'static str; 2],
    ) -> Self {
        Self {
            id,
            game: Some(game),
            when,
            text,
        }
    }
}

impl Hint {
    /// Its text with the keys as they are bound.
    fn said(&self, keys: &Keymap, (words, language): (&Words, Language)) -> String {
        let text = self.text[language as usize].to_owned();
        let named = Action::all().map(|action| (format!("{{{}}}", action.code()), action));
        named.fold(text, |text, (hole, action)| {
            if !text.contains(&hole) {
                return text;
            }
            text.replace(
                &hole,
                &key_settings::key_name(keys, action, &words.settings).unwrap_or_default(),
            )
        })
    }
}

/// The moment of a hint.
#[derive(Debug, Clone, Copy)]
pub(crate) enum HintCondition {
    /// Something is asked.
    Asked,
    /// Something on the table can be chosen.
    Glowing,
    /// One of these is asked.
    Topic(&'static [&'static str]),
    /// One of these can be chosen.
    Offered(&'static [&'static str]),
    /// The seat may pass.
    CanPass,
    /// Something waits to resolve while one may act.
    Waiting,
    /// Something was refused.
    Refused,
    /// The last choice can be taken back.
    Undo,
}

/// The facts that a hint depends on.
#[derive(Debug, Clone, Copy)]
pub struct Moment<'a> {
    /// The game that is played.
    pub game: Playing,
    /// The question to the person at the screen.
    pub decision: Option<&'a Decision>,
    /// The seat may pass.
    pub can_pass: bool,
    /// The seat has priority, and something waits to resolve.
    pub waiting: bool,
    /// Something was refused.
    pub refused: bool,
    /// The last choice can be taken back.
    pub can_undo: bool,
}

impl Moment<'_> {
    fn fits(&self, hint: &Hint) -> bool {
        let topic = self.decision.map(|d| d.topic);
        let ours = match hint.game {
            Some(game) => game == self.game.game(),
            None => !self.game.profile().has_board,
        };
        ours && match hint.when {
            HintCondition::Asked => topic.is_some(),
            HintCondition::Glowing => {
                let offered = self.decision.map_or(&[][..], |d| &d.options);
                offered.iter().any(|c| c.subject != Ref::None)
            }
            HintCondition::Topic(topics) => topic.is_some_and(|t| topics.contains(&t)),
            HintCondition::Offered(verbs) => {
                let offered = self.decision.map_or(&[][..], |d| &d.options);
                offered.iter().any(|c| verbs.contains(&c.verb))
            }
            HintCondition::CanPass => self.can_pass,
            HintCondition::Waiting => self.waiting,
            HintCondition::Refused => self.refused,
            // Not while other players act: it would appear and disappear.
            HintCondition::Undo => self.can_undo && topic.is_some(),
        }
    }
}

/// The hint for that moment, unless the person wants none or has read all that fit.
#[must_use]
pub fn hint(moment: &Moment, settings: &Settings) -> Option<&'static Hint> {
    let unread = |h: &&Hint| settings.hints_read & (1 << h.id) == 0;
    let all = moment.game.profile().hints.iter().chain(texts::ALL);
    let mut fitting = all.filter(unread).filter(|h| moment.fits(h));
    fitting.next().filter(|_| settings.hints)
}

/// The hint for that moment, at the foot of the left column.
pub(crate) fn show(
    design_surface: &DesignSurface,
    moment: &Moment,
    settings: Settings,
    language: Language,
    out: &mut Vec<Intent>,
) {
    let Some(hint) = hint(moment, &settings) else {
        return;
    };
    design_surface.note(Note::Hint, |ui| {
        note(ui, hint, settings, (words::of(language), language), out);
    });
}

/// The note with the hint, and the two ways to be rid of it.
pub fn note(
    ui: &mut Ui,
    hint: &Hint,
    settings: Settings,
    (words, language): (&Words, Language),
    out: &mut Vec<Intent>,
) {
    let edge = Stroke::new(1.5, theme::accent());
    let frame = Frame::new().fill(theme::raised()).stroke(edge);
    frame.corner_radius(8).inner_margin(10).show(ui, |ui| {
        // As wide as the column above it.
        let board = hint
            .game
            .is_some_and(|g| Playing::of(g).profile().has_board);
        ui.set_width(if board { 178.0 } else { 168.0 });
        ui.label(RichText::new(words.hint).size(12.0).color(theme::accent()));
        let text = hint.said(&settings.keys, (words, language));
        ui.label(RichText::new(text).size(13.0));
        ui.horizontal_wrapped(|ui| {
            // A button on the ground of a button would not look like one.
            let shape = &mut ui.visuals_mut().widgets.inactive;
            shape.weak_bg_fill = theme::sheet();
            shape.bg_stroke.color = theme::muted();
            if theme::button(ui, words.hint_read).clicked() {
                let hints_read = settings.hints_read | (1 << hint.id);
                out.push(Intent::Set(Settings {
                    hints_read,
                    ..settings
                }));
            }
            if theme::button(ui, words.no_hints).clicked() {
                out.push(Intent::Set(Settings {
                    hints: false,
                    ..settings
                }));
            }
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desktop::keymap::Chord;
    use crate::table::{Choice, LANGUAGES};
    use bevy_egui::egui::Key;

    fn asked(topic: &'static str, verb: &'static str) -> Decision {
        Decision {
            topic,
            options: vec![Choice::new(verb)],
            ..Decision::default()
        }
    }

    fn moment(game: Playing, decision: &Decision) -> Moment<'_> {
        Moment {
            game,
            decision: Some(decision),
            can_pass: decision.options.iter().any(|c| c.verb == "pass"),
            waiting: false,
            refused: false,
            can_undo: false,
        }
    }

    #[test]
    fn every_hint_has_a_place_of_its_own_and_says_something_short() {
        let mut used = 0_u64;
        let games = Playing::all().into_iter();
        let own = games.flat_map(|game| game.profile().hints);
        for hint in own.chain(texts::ALL) {
            assert!(hint.id < 64 && used & (1 << hint.id) == 0, "{}", hint.id);
            used |= 1 << hint.id;
            assert_eq!(hint.text.len(), LANGUAGES.len());
            assert_ne!(hint.text[0], hint.text[1]);
            for text in hint.text {
                let letters = text.chars().count();
                assert!((20..=180).contains(&letters), "{letters}: {text}");
            }
        }
    }

    /// The games that are played on a board, or those that are not, each with a topic that it has a hint for.
    fn games(board: bool) -> Vec<(Playing, &'static str)> {
        let of_sort = |game: &Playing| game.profile().has_board == board;
        let topic = |hint: &Hint| match hint.when {
            HintCondition::Topic(topics) => topics.first().copied(),
            _ => None,
        };
        let with_topic = |game: Playing| {
            let topic = game.profile().hints.iter().find_map(topic);
            (game, topic.expect("it has a hint for something it asks"))
        };
        let all = Playing::all().into_iter().filter(of_sort);
        let found: Vec<_> = all.map(with_topic).collect();
        assert!(!found.is_empty());
        found
    }

    #[test]
    fn a_game_tells_its_own_hints_first_and_then_those_of_all() {
        for (game, topic) in games(false) {
            let decision = asked(topic, topic);
            let now = moment(game, &decision);
            let mut settings = Settings::default();
            let mut told = Vec::new();
            while let Some(hint) = hint(&now, &settings) {
                settings.hints_read |= 1 << hint.id;
                told.push(hint.game);
            }
            let own = told.iter().take_while(|of| of.is_some()).count();
            assert!(told[..own].iter().all(|of| *of == Some(game.game())));
            assert!(own > 0 && own < told.len(), "{told:?}");
            assert!(told[own..].iter().all(Option::is_none), "{told:?}");
        }
    }

    #[test]
    fn a_hint_names_the_key_that_is_bound() {
        let (mut keys, words) = (Keymap::default(), words::of(Language::English));
        let passing = texts::ALL
            .iter()
            .find(|hint| matches!(hint.when, HintCondition::CanPass));
        let passing = passing.expect("there is one for passing");
        let said = |keys: &Keymap| passing.said(keys, (words, Language::English));
        assert!(
            said(&keys).ends_with("Space presses it."),
            "{}",
            said(&keys)
        );
        assert_eq!(keys.bind(Action::Pass, Chord::plain(Key::P)), Ok(()));
        assert!(said(&keys).ends_with("P presses it."), "{}", said(&keys));
        for language in LANGUAGES {
            let games = Playing::all().into_iter();
            let own = games.flat_map(|game| game.profile().hints);
            for hint in own.chain(texts::ALL) {
                let said = hint.said(&keys, (words::of(language), language));
                assert!(!said.contains(['{', '}']), "{said}");
            }
        }
    }

    #[test]
    fn what_was_read_is_not_shown_again_and_none_is_if_none_are_wanted() {
        for (game, _) in games(false) {
            let decision = asked("act", "pass");
            let now = moment(game, &decision);
            let mut settings = Settings::default();
            let mut told = 0;
            while let Some(hint) = hint(&now, &settings) {
                settings.hints_read |= 1 << hint.id;
                told += 1;
                assert_ne!(hint.id, 0, "nothing glows, so nothing is said of it");
                assert!(told < 20, "a hint comes back");
            }
            assert!(told >= 2, "{told} hints");
            let none = Settings {
                hints: false,
                ..Settings::default()
            };
            assert!(hint(&now, &none).is_none());
        }
    }

    #[test]
    fn hints_of_the_cards_are_not_told_on_a_board() {
        for (game, topic) in games(true) {
            let decision = asked(topic, topic);
            let now = moment(game, &decision);
            let mut settings = Settings::default();
            while let Some(hint) = hint(&now, &settings) {
                assert_eq!(hint.game, Some(game.game()));
                settings.hints_read |= 1 << hint.id;
            }
            assert_ne!(settings.hints_read, 0);
        }
    }
}
