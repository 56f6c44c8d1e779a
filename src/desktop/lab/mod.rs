//! The lab in the window: what to play, the run, and what is known of it so far.

mod apply_intents;
mod cards;
mod form;
mod matrix;
mod plots;
mod show;
mod work;

use bevy::prelude::*;

pub(super) use apply_intents::plugin;
pub use cards::CardColumn;
pub use form::LabForm;
pub use show::lab;
pub use work::{LabRun, folder, save};

use super::screen::Playing;
use super::start::Libraries;
use super::words::Words;
use crate::games::{self, Windowed, WithGame};
use crate::tools::lab::{AnyContent, Lab, LabRequest, Report};

/// The intents about the lab.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LabWish {
    /// Open it as it was left.
    Open,
    /// Measure another game.
    Game(Playing),
    /// Begin.
    Start,
    /// Stop, and keep what is known.
    Cancel,
    /// Write the report.
    Save,
    /// Back to the title; what runs is stopped.
    Leave,
}

/// The state of the lab's screen.
#[derive(Default, Resource)]
pub struct LabScreen {
    /// What to play.
    pub form: LabForm,
    /// What runs.
    pub run: Option<LabRun>,
    /// What is known of the last study.
    pub report: Option<Report>,
    /// The order of the table, and whether it is turned round.
    pub order: (CardColumn, bool),
    /// Result of the last action: whether it succeeded, and the message.
    pub said: Option<(bool, String)>,
}

/// The lab of a game with its loaded content.
struct Find<'a>(&'a Libraries);

impl WithGame for Find<'_> {
    type Output = Option<(Lab, AnyContent)>;

    fn with<G: Windowed>(self) -> Self::Output {
        Some((G::LAB?, self.0.of::<G>().0))
    }
}

impl LabScreen {
    /// Turns to a game: all that its table allows can take part.
    pub fn turn_to(&mut self, game: Playing, libraries: &Libraries) {
        let found = games::with(game.game(), Find(libraries)).flatten();
        let wish = LabRequest {
            bot: "random".to_owned(),
            ..LabRequest::default()
        };
        let study = found.map(|(lab, content)| (lab.study)(&wish, content));
        (self.report, self.said) = (None, None);
        self.form.game = Some(game);
        self.form.decks = match study {
            Some(Ok(study)) => study.decks.into_iter().map(|deck| (deck, true)).collect(),
            Some(Err(why)) => {
                self.said = Some((false, why.output));
                Vec::new()
            }
            None => Vec::new(),
        };
    }

    /// Begins what the form says.
    pub fn start(&mut self, libraries: &Libraries, words: &Words) {
        if self.run.is_some() {
            return;
        }
        let begun = self.form.wish(&words.lab).and_then(|wish| {
            let game = self.form.game.unwrap_or_default();
            let found = games::with(game.game(), Find(libraries)).flatten();
            let (lab, content) = found.ok_or_else(|| words.lab.no_lab.to_owned())?;
            LabRun::begin(lab, wish, content)
        });
        match begun {
            Ok(run) => {
                (self.run, self.report, self.said) = (Some(run), None, None);
            }
            Err(why) => self.said = Some((false, why)),
        }
    }

    /// Takes what is newly known.
    pub fn receive_report(&mut self) {
        let Some(run) = &self.run else { return };
        if let Some(report) = run.news() {
            self.report = Some(report);
        }
        match run.over() {
            Some(Ok(report)) => (self.report, self.run) = (Some(report), None),
            Some(Err(why)) => {
                (self.said, self.run) = (Some((false, why)), None);
            }
            None => {}
        }
    }
}
