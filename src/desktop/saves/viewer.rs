//! The viewer: watches a match with a time line over its table.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::curve::Curve;
use super::reopen::{MOST_SEATS, OpenMode, Opened, reopen};
use super::{Draft, WatchFirst};
use crate::desktop::apply_intents::{self, Saved};
use crate::desktop::intent::Intent;
use crate::desktop::saving;
use crate::desktop::screen::{Animating, Overlay, Playing, Screen, Settings};
use crate::desktop::session::{Controller, SaveFile, Viewpoint};
use crate::desktop::start::Libraries;
use crate::desktop::words;
use crate::games::window::Running;
use crate::table::Journal;
use crate::tools::save::{self, Note, SaveText, Writer};

/// Seconds that a moment is shown while the match runs by itself, once nothing moves any more.
const PACE: f32 = 0.7;

/// The intents for a match that is watched, or that is played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WatchWish {
    /// Goes to the moment after that many choices.
    To(usize),
    /// One choice on, or (`false`) back.
    Step(bool),
    /// Goes to the next turn, or (`false`) to the one before.
    Turn(bool),
    /// Goes to the end, or (`false`) to the beginning.
    End(bool),
    /// Let it run, or stop.
    Run,
    /// Look with those eyes.
    Viewpoint(Viewpoint),
    /// Begin a match here, with the same players or (`true`) with people only.
    PlayOn(bool),
    /// Begin a match here with those players, by seat.
    WhatIf([Controller; MOST_SEATS]),
    /// Work out the win-chance curve; while that goes on, stop it; after it, show or hide the curve.
    Analyse,
    /// Undo past what was revealed; everybody has agreed.
    Back,
    /// Pin this note to the moment.
    Note(String),
    /// Write the log to a file.
    Log,
}

/// The match that is watched.
#[derive(Debug, Clone, Default, Resource)]
pub struct Viewer {
    /// The file.
    pub path: PathBuf,
    /// The game.
    pub game: &'static str,
    /// All choices.
    pub journal: Journal,
    /// Choices before the moment shown.
    pub at: usize,
    /// The beginnings of turns: the number of choices before it, and the number of the turn.
    pub turns: Vec<(usize, u32)>,
    /// Notes in the order of their moments.
    pub notes: Vec<Note>,
    /// Names by seat.
    pub names: Vec<String>,
    /// The seat whose view is shown.
    pub eyes: Viewpoint,
    /// Whether all eyes see the same.
    pub open: bool,
    /// Whether the match is being played in another window and not over: then only a spectator's eyes see it, and
    /// nothing is done with it that would show more.
    pub live: bool,
    /// Whether it runs by itself.
    pub runs: bool,
    /// The win-chance curve.
    pub curve: Curve,
}

impl Viewer {
    /// Shows a file from its beginning, and works out its win-chance curve if that is asked for.
    pub(super) fn open(
        commands: &mut Commands,
        playing: &mut Playing,
        (path, chart): (&Path, bool),
        mut opened: Opened,
    ) {
        let kept = &mut opened.session;
        let turns = kept.turns(&opened.journal);
        kept.seek(&opened.journal, 0);
        *playing = Playing::of(kept.game());
        let open = kept.has_board();
        opened.session.insert(commands);
        commands.insert_resource(Self {
            path: path.to_owned(),
            game: playing.game(),
            journal: opened.journal,
            turns,
            notes: opened.notes,
            names: opened.names,
            open,
            live: is_live(path),
            curve: Curve {
                wanted: chart,
                ..Curve::default()
            },
            ..Self::default()
        });
    }

    /// How many choices there are.
    #[must_use]
    pub const fn end(&self) -> usize {
        self.journal.picks.len()
    }

    /// Whether the match that is watched is still being played in another window.
    #[must_use]
    pub fn is_live(&self) -> bool {
        self.live && is_live(&self.path)
    }

    /// The turn of the moment shown.
    #[must_use]
    pub fn turn(&self) -> u32 {
        let begun = self.turns.iter().rev().find(|(at, _)| *at <= self.at);
        begun.map_or(0, |(_, turn)| *turn)
    }

    /// The note on the moment shown.
    #[must_use]
    pub fn note(&self) -> Option<&Note> {
        self.notes.iter().find(|note| note.at == self.at)
    }

    /// The moment that a wish leads to.
    #[must_use]
    pub fn goal(&self, wish: &WatchWish) -> Option<usize> {
        let turns = self.turns.iter().map(|(at, _)| *at);
        Some(match wish {
            WatchWish::To(at) => (*at).min(self.end()),
            WatchWish::Step(true) => (self.at + 1).min(self.end()),
            WatchWish::Step(false) => self.at.saturating_sub(1),
            WatchWish::Turn(true) => turns
                .into_iter()
                .find(|at| *at > self.at)
                .unwrap_or(self.end()),
            WatchWish::Turn(false) => turns.rev().find(|at| *at < self.at).unwrap_or(0),
            WatchWish::End(true) => self.end(),
            WatchWish::End(false) => 0,
            _ => return None,
        })
    }
}

/// Whether a file is the save of a match that is being played now, in whatever window, and is not over.
pub(super) fn is_live(path: &Path) -> bool {
    save::is_running(path) && SaveText::read(path).is_ok_and(|raw| !raw.is_over())
}

impl WatchWish {
    /// Whether that would show more of a match than a spectator may see, or what is still to come: playing on from a
    /// moment throws the same dice and draws the same cards.
    const fn reveals(&self) -> bool {
        match self {
            Self::Viewpoint(eyes) => !matches!(eyes, Viewpoint::Nobody),
            Self::PlayOn(_) | Self::WhatIf(_) | Self::Analyse => true,
            _ => false,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    let acts = (apply_intents, run)
        .chain()
        .after(apply_intents::apply_intents)
        .in_set(apply_intents::Acts);
    app.add_systems(Update, acts)
        .add_systems(Startup, first)
        .add_systems(OnExit(Screen::Match), close);
}

/// Opens the file that the program was started with.
fn first(
    mut commands: Commands,
    file: Option<Res<WatchFirst>>,
    (libraries, settings): (Option<Res<Libraries>>, Res<Settings>),
    (mut overlay, mut playing, mut saved): (ResMut<Overlay>, ResMut<Playing>, ResMut<Saved>),
    mut screen: ResMut<NextState<Screen>>,
) {
    let (Some(file), Some(libraries)) = (file, libraries) else {
        return;
    };
    match reopen(&file.0, &libraries, OpenMode::Watch) {
        Ok(opened) => {
            if is_live(&file.0) {
                saved.0 = Some(words::of(settings.language).saves.live.to_owned());
                *overlay = Overlay::Saved;
            }
            Viewer::open(&mut commands, &mut playing, (&file.0, false), opened);
            screen.set(Screen::Match);
        }
        Err(why) => {
            saved.0 = Some(why);
            *overlay = Overlay::Saved;
        }
    }
}

fn close(mut commands: Commands) {
    commands.remove_resource::<Viewer>();
}

pub(super) fn apply_intents(
    mut commands: Commands,
    mut intents: MessageReader<Intent>,
    mut running: Running,
    mut viewer: Option<ResMut<Viewer>>,
    libraries: Option<Res<Libraries>>,
    settings: Res<Settings>,
    mut draft: ResMut<Draft>,
    (mut overlay, mut playing, mut saved): (ResMut<Overlay>, ResMut<Playing>, ResMut<Saved>),
) {
    for intent in intents.read() {
        let Intent::Watch(wish) = intent else {
            continue;
        };
        let Some(table) = running.get_mut() else {
            continue;
        };
        let words = words::of(settings.language);
        if let Some(viewer) = viewer.as_mut().filter(|viewer| viewer.live) {
            // Reading the file takes too long for every moment that the handle is drawn over.
            if !matches!(wish, WatchWish::To(_)) {
                viewer.live = viewer.is_live();
            }
            if viewer.live && wish.reveals() {
                saved.0 = Some(words.saves.live.to_owned());
                *overlay = Overlay::Saved;
                continue;
            }
        }
        match (wish, &mut viewer) {
            (WatchWish::Back, None) => {
                *overlay = Overlay::None;
                table.undo_far();
            }
            (WatchWish::Note(text), watched) => {
                *overlay = Overlay::None;
                let pinned = match (watched, table.book()) {
                    (Some(viewer), _) => pin(viewer, text),
                    (None, SaveFile::Open(_)) => {
                        let at = table.picks();
                        match table.book() {
                            SaveFile::Open(writer) => writer.note(at, text),
                            _ => Ok(()),
                        }
                        .map_err(|why| why.to_string())
                    }
                    (None, _) => Err(words.saves.no_note.to_owned()),
                };
                match pinned {
                    Ok(()) => draft.note.clear(),
                    // The text is still there when the field is opened again.
                    Err(why) => {
                        saved.0 = Some(why);
                        *overlay = Overlay::Saved;
                    }
                }
            }
            (WatchWish::Log, _) => {
                let lines = table.written(settings.language);
                let game = playing.game();
                saved.0 = Some(saving::export(
                    game,
                    "txt",
                    Ok(lines.join("\n")),
                    &words.menu,
                ));
                *overlay = Overlay::Saved;
            }
            (WatchWish::PlayOn(_) | WatchWish::WhatIf(_), Some(viewer)) => {
                let Some(libraries) = &libraries else {
                    continue;
                };
                let how = match wish {
                    WatchWish::WhatIf(sitters) => OpenMode::WhatIf(viewer.at, *sitters),
                    other => OpenMode::PlayOn(viewer.at, *other == WatchWish::PlayOn(true)),
                };
                let epoch = *table.epoch();
                match reopen(&viewer.path, libraries, how) {
                    Ok(mut opened) => {
                        *overlay = Overlay::None;
                        *opened.session.epoch() = epoch.wrapping_add(1);
                        apply_intents::leave(&mut commands);
                        *playing = Playing::of(opened.session.game());
                        opened.session.insert(&mut commands);
                        commands.remove_resource::<Viewer>();
                    }
                    Err(why) => {
                        saved.0 = Some(why);
                        *overlay = Overlay::Saved;
                    }
                }
            }
            (WatchWish::Viewpoint(eyes), Some(viewer)) => {
                viewer.eyes = *eyes;
                table.watch(*eyes);
            }
            (WatchWish::Run, Some(viewer)) => {
                viewer.runs = !viewer.runs && viewer.at < viewer.end();
            }
            (other, Some(viewer)) => {
                if let Some(to) = viewer.goal(other) {
                    viewer.runs = false;
                    viewer.at = to;
                    table.seek(&viewer.journal, to);
                }
            }
            _ => {}
        }
    }
}

/// Pins a note to the moment shown, in the file that is watched.
fn pin(viewer: &mut Viewer, text: &str) -> Result<(), String> {
    let (mut writer, _) = Writer::resume(&viewer.path).map_err(|why| why.to_string())?;
    let pinned = writer.note(viewer.at, text);
    pinned.map_err(|why| why.to_string())?;
    viewer.notes = writer.notes().to_vec();
    Ok(())
}

/// Goes on by itself while nothing moves.
fn run(
    time: Res<Time>,
    viewer: Option<ResMut<Viewer>>,
    mut running: Running,
    (animating, overlay, settings): (Res<Animating>, Res<Overlay>, Res<Settings>),
    mut waited: Local<f32>,
    mut ask: MessageWriter<RequestRedraw>,
) {
    let Some(mut viewer) = viewer.filter(|viewer| viewer.runs) else {
        return;
    };
    ask.write(RequestRedraw);
    *waited += time.delta_secs();
    if animating.0 > 0 || *overlay != Overlay::None || *waited < PACE * settings.speed.factor() {
        return;
    }
    *waited = 0.0;
    viewer.at = (viewer.at + 1).min(viewer.end());
    viewer.runs = viewer.at < viewer.end();
    if let Some(table) = running.get_mut() {
        table.seek(&viewer.journal, viewer.at);
    }
}

#[cfg(test)]
mod tests;
