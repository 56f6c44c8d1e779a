//! Panels: functions that read a [`PanelView`], draw with egui and collect intents. They change
//! nothing, so they are tested without a window.

mod book;
mod chart;
mod curve;
pub mod editor;
pub(crate) mod ending;
pub(crate) mod faces;
pub(crate) mod finale;
pub mod flow;
pub(crate) mod handover;
pub(crate) mod key_settings;
mod keyed_choices;
pub(crate) mod languages;
pub(crate) mod log;
pub(crate) mod menu;
pub(crate) mod notes;
mod panel_text;
mod piles;
pub(crate) mod prompt;
pub(crate) mod result;
pub(crate) mod rule;
pub(crate) mod saves;
pub(crate) mod scenery;
pub(crate) mod settings;
pub(crate) mod setup;
pub(crate) mod steady;
pub(crate) mod stop_settings;
mod textures;
pub mod theme;
pub(crate) mod timeline;
pub(crate) mod title;
pub(crate) mod ways;
pub mod why;

pub use book::{BookImage, BookView, how_to_play, image, wanted};
pub(crate) use chart::{Plot, lines};
pub use curve::curve;
pub use finale::{Mood, Remain};
pub use handover::handover;
pub use key_settings::{chord_name, help, keys_name};
pub use keyed_choices::{KEYS, KeyedChoices};
pub use log::{log, written};
pub use menu::{concede, menu, saved};
pub use panel_text::PanelText;
pub(crate) use panel_text::view_parts;
pub use piles::{pile, pile_cards};
pub use prompt::{actions, beside_actions, further, is_over_table, tray};
pub use result::result;
pub use rule::rule;
pub use saves::{Picture, delete_save, saves, title_saves};
pub use settings::{open_stops, settings};
pub use textures::Textures;
pub use timeline::{note, noted, play_on, take_back, timeline};
pub use title::title;

use bevy::math::Rect;
use bevy_egui::egui::Ui;

use crate::desktop::intent::Intent;
use crate::desktop::keymap::{Action, Keymap};
use crate::desktop::screen::Settings;
use crate::desktop::session::{Ending, Line, Player, RunningMatch, Session};
use crate::desktop::words::{self, Words};
use crate::table::{Decision, Language, ObjectId, Refused, Seat, Seats};
use crate::tools::passing::{Stops, Trigger, Yielding};

/// Everything the panels of a match of cards may read.
pub struct PanelView<'a, G: PanelText> {
    /// What the watcher knows.
    pub view: &'a G::View,
    /// The open question, if it is the watcher's.
    pub decision: Option<&'a Decision>,
    /// Who is asked, whoever that is.
    pub asked: Option<Seat>,
    /// Who sits where.
    pub players: &'a [Player<G>],
    /// Who sits at the lower edge.
    pub near: Seat,
    /// The log.
    pub log: &'a [Line],
    /// What is shown large.
    pub shown: Option<ObjectId>,
    /// Pictures, as far as they are drawn.
    pub textures: &'a Textures,
    /// What somebody clicked to see its options.
    pub selected: Option<ObjectId>,
    /// Where that lies, in the design.
    pub selected_at: Option<Rect>,
    /// Where everything else on the table lies, in the design.
    pub taken: &'a [Rect],
    /// The entry of the stack that somebody wants to answer.
    pub answering: Option<u16>,
    /// Whether the choices that have a place of their own are listed now.
    pub apart: bool,
    /// Why something is not possible.
    pub refusal: Option<Refused>,
    /// Everything that is not possible now.
    pub refusals: &'a [Refused],
    /// What the big button would be, and why not.
    pub withheld: Option<&'a Refused>,
    /// Whether the last choice can be taken back.
    pub can_undo: bool,
    /// Whether an action is half-announced.
    pub can_cancel: bool,
    /// Whether the match is over, or goes on elsewhere, and is only watched.
    pub watched: bool,
    /// Whether the match ended because somebody gave up.
    pub conceded: bool,
    /// Who gave up in this match.
    pub gone: Seats,
    /// Whether the match began at a position or at a moment of another one.
    pub there: bool,
    /// What the match came to; nothing before its end.
    pub ending: &'a Ending,
    /// Where passing stops.
    pub stops: Stops,
    /// How the watcher goes on passing by themselves, if they do.
    pub passing: Option<Yielding>,
    /// What the watcher always passes for.
    pub ignored: &'a [(Seat, Trigger)],
    /// The language that the game is told in.
    pub language: Language,
    /// Words of that language.
    pub words: &'static Words,
    /// Which key does what.
    pub keys: Keymap,
    /// What every duration is multiplied with; 0 where nothing moves.
    pub pace: f32,
}

impl<G: PanelText> Clone for PanelView<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: PanelText> Copy for PanelView<'_, G> {}

impl<'a, G: PanelText> PanelView<'a, G> {
    /// What the panels may read of a session.
    #[must_use]
    pub fn of(session: &'a Session<G>, settings: Settings, textures: &'a Textures) -> Self {
        let language = G::spoken(settings.language);
        Self {
            view: session.shown.panel_view(),
            decision: session.shown.question(),
            asked: session.shown.asked,
            players: &session.host.players,
            near: session.shown.near(),
            log: session.told_log(language),
            shown: session.focus.shown(),
            textures,
            selected: session.focus.pinned,
            selected_at: None,
            taken: &[],
            answering: session.focus.answering,
            apart: session.focus.apart,
            refusal: session.shown.notice.or_else(|| session.why_not_this()),
            refusals: session.shown.refusals(),
            withheld: session.shown.withheld(),
            can_undo: session.can_undo() > 0 || session.far().is_some(),
            can_cancel: session.can_cancel() > 0,
            stops: settings.stops.of::<G>(),
            passing: session
                .shown
                .watcher
                .and_then(|seat| session.passing.of(seat)),
            ignored: session.passing.ignored(),
            watched: session.shown.is_watched(),
            conceded: session.conceded(),
            gone: session.gone(),
            there: session.begun.as_ref().is_some_and(|b| b.there),
            ending: &session.ending,
            language,
            words: words::of(language),
            keys: settings.keys,
            pace: settings.speed.factor(),
        }
    }

    /// A player's name.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &'a str {
        let player = self.players.get(seat.index());
        player.map_or("", |player| &player.name)
    }

    /// Who sits here and plays; nobody where a match is only watched, with whosever eyes.
    #[must_use]
    pub fn sits(&self) -> Option<Seat> {
        G::seat(self.view).filter(|_| !self.watched)
    }

    /// Who is to choose, if it is somebody else.
    #[must_use]
    pub fn awaited(&self) -> Option<String> {
        let there = |seat: &Seat| self.sits() != Some(*seat) && !self.gone.contains(*seat);
        let other = self.asked.filter(there)?;
        let name = self.name(other);
        Some(if self.watched {
            self.words.chooses_next(name)
        } else {
            self.words.is_choosing(name)
        })
    }

    /// Says why something is refused, in numbers where the game can.
    pub fn refuse(&self, ui: &mut Ui, title: &str, refused: &Refused, out: &mut Vec<Intent>) {
        let sentence = self.sentence(refused);
        let why = (refused.refusal, self.language);
        rule::refusal_saying(ui, title, &sentence, why, out);
    }

    /// Why something is refused, in numbers where the game can.
    pub(crate) fn sentence(&self, refused: &Refused) -> String {
        let said = G::in_numbers(self.view, refused, self.language);
        said.unwrap_or_else(|| refused.refusal.in_language(self.language).to_owned())
    }

    /// The key of the big button, in words.
    #[must_use]
    pub fn pass_key(&self) -> String {
        let key = key_settings::key_name(&self.keys, Action::Pass, &self.words.settings);
        key.unwrap_or_default()
    }

    /// How it ended for the person at the screen; where several sit there, for whoever won.
    #[must_use]
    pub fn mood(&self) -> Mood {
        let people = self.players.iter().filter(|player| player.is_human());
        let seat = G::seat(self.view).filter(|_| people.count() < 2);
        Mood::of(G::outcome(self.view), seat, G::is_shared(self.view))
    }

    /// What kind of player sits there.
    #[must_use]
    pub fn kind(&self, seat: Seat) -> String {
        let player = self.players.get(seat.index());
        player.map_or_else(String::new, |player| {
            self.words.controller(player.controller)
        })
    }
}
