//! Applies intents of the editor: changes, files, matches.

use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::{EditWish, Editor, MatchPosition, blank, play, store};
use crate::desktop::apply_intents::{self, Saved};
use crate::desktop::intent::Intent;
use crate::desktop::saves::Viewer;
use crate::desktop::screen::{Overlay, Playing, Screen, Settings};
use crate::desktop::start::Libraries;
use crate::desktop::words::{self, EditorWords};
use crate::games::window::Watched;
use crate::packs::shown_path;
use crate::table::{LANGUAGES, Language};
use crate::tools::editing;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, apply_intents.after(apply_intents::apply_intents))
        .add_systems(OnEnter(Screen::Editor), leave);
}

/// A match goes with its screen, unless the editor leads back to it.
fn leave(editor: Res<Editor>, mut commands: Commands) {
    if !editor.in_match {
        apply_intents::leave(&mut commands);
    }
}

fn apply_intents(
    mut commands: Commands,
    mut intents: MessageReader<Intent>,
    mut editor: ResMut<Editor>,
    (running, viewer): (Watched, Option<Res<Viewer>>),
    (libraries, settings): (Option<Res<Libraries>>, Res<Settings>),
    (mut overlay, mut playing, mut saved): (ResMut<Overlay>, ResMut<Playing>, ResMut<Saved>),
    mut screen: ResMut<NextState<Screen>>,
) {
    for intent in intents.read() {
        let (Intent::Edit(wish), Some(libraries)) = (intent, &libraries) else {
            continue;
        };
        let words = &words::of(settings.language).editor;
        match wish {
            // The editor shows everything.
            EditWish::Match if viewer.as_ref().is_some_and(|viewer| viewer.is_live()) => {
                saved.0 = Some(words::of(settings.language).saves.live.to_owned());
                *overlay = Overlay::Saved;
            }
            EditWish::Match => match taken(&running, libraries, settings.language) {
                Ok(taken) => {
                    *overlay = Overlay::None;
                    editor.open_position(taken.game, taken.bench);
                    editor.said = taken.note.map(|note| (true, note));
                    // A match that is only watched ends with its screen.
                    editor.in_match = viewer.is_none();
                    screen.set(Screen::Editor);
                }
                Err(why) => {
                    saved.0 = Some(why);
                    *overlay = Overlay::Saved;
                }
            },
            EditWish::Open => {
                *overlay = Overlay::None;
                let game = editor.game;
                turn_to(&mut editor, game, libraries);
                editor.in_match = false;
                screen.set(Screen::Editor);
            }
            EditWish::Back => {
                *overlay = Overlay::None;
                let back = running.get().is_some();
                let to = if back { Screen::Match } else { Screen::Title };
                screen.set(to);
            }
            EditWish::Play => {
                let wrong = editor.bench().and_then(|bench| bench.wrong());
                if let Some(wrong) = wrong {
                    *overlay = Overlay::None;
                    editor.said = Some((false, words.wrong(wrong.trim_end_matches('.'))));
                } else if let Some(session) = play::begin(&editor, words) {
                    apply_intents::leave(&mut commands);
                    session.insert(&mut commands);
                    *overlay = Overlay::None;
                    *playing = editor.game;
                    saved.0 = None;
                    screen.set(Screen::Match);
                }
            }
            EditWish::Files => {
                let folder = store::folder("scenarios");
                editor.files = store::listed(&folder, "ron");
                editor.trouble = None;
                editor.several = None;
                *overlay = Overlay::EditLoad;
            }
            EditWish::Load(path, n) => {
                if load(&mut editor, path, *n, libraries) {
                    *overlay = Overlay::None;
                }
            }
            other => change(&mut editor, other, libraries, words),
        }
    }
}

/// The position of the running match.
fn taken(
    running: &Watched,
    libraries: &Libraries,
    language: Language,
) -> Result<MatchPosition, String> {
    let session = running.get().ok_or_else(String::new)?;
    session.position(libraries, language)
}

/// Shows the position of that game, a new one if there is none yet.
fn turn_to(editor: &mut Editor, game: Playing, libraries: &Libraries) {
    if editor.benches[game.index()].is_none() {
        editor.benches[game.index()] = Some(blank(game, libraries));
    }
    editor.turn_to(game);
}

/// Whatever changes the position or what is chosen.
fn change(editor: &mut Editor, wish: &EditWish, libraries: &Libraries, words: &EditorWords) {
    match wish {
        EditWish::Game(game) => {
            if *game != editor.game {
                editor.title.clear();
            }
            return turn_to(editor, *game, libraries);
        }
        EditWish::Fresh => {
            let game = editor.game;
            let fresh = blank(game, libraries);
            if let Some(bench) = editor.bench_mut() {
                bench.replace(&*fresh);
            }
            editor.title.clear();
            return editor.turn_to(game);
        }
        EditWish::Zone(zone) => editor.zone = *zone,
        EditWish::Choose(piece) => {
            editor.piece = *piece;
            editor.entry = None;
        }
        EditWish::Export => return export(editor, words),
        _ => {}
    }
    let (zone, piece) = (editor.zone, editor.piece);
    let Some(bench) = editor.bench_mut() else {
        return;
    };
    let chosen = match wish {
        EditWish::Set(of, values) => {
            bench.set_all(*of, values);
            piece
        }
        EditWish::Put(entry, zone) => Some(bench.put(*entry, *zone)),
        EditWish::Carry(piece, zone) => Some(bench.carry(*piece, *zone)),
        EditWish::Shift(piece, on) => Some(bench.shift(*piece, *on)),
        EditWish::Remove(piece) => {
            bench.remove(*piece);
            None
        }
        EditWish::Empty(zone) => {
            bench.empty(*zone);
            None
        }
        EditWish::Undo(back) => {
            let _ = if *back { bench.undo() } else { bench.redo() };
            None
        }
        _ => piece,
    };
    editor.piece = chosen;
    editor.zone = zone;
    if !matches!(wish, EditWish::Zone(_) | EditWish::Choose(_)) {
        editor.said = None;
    }
    editor.refresh();
}

/// Writes the position as a scenario into the user's folder.
fn export(editor: &mut Editor, words: &EditorWords) {
    let Some(bench) = editor.bench() else { return };
    let given = editor.title.trim();
    let title = if given.is_empty() {
        words.untitled
    } else {
        given
    };
    let stem = format!("{} {title}", bench.game());
    let text = bench.scenario(title);
    let written = store::store(&store::folder("scenarios"), &stem, "ron", &text);
    editor.said = Some(match written {
        Ok(path) => (true, words.written(&shown_path(&path))),
        Err(why) => (false, words.unwritten(&why)),
    });
}

/// Loads the n-th position of a file. Returns whether it is there now; with several the titles are shown first.
fn load(editor: &mut Editor, path: &Path, n: usize, libraries: &Libraries) -> bool {
    let asked = editor
        .several
        .take()
        .is_some_and(|(known, _)| known == *path);
    let mut title = None;
    let read = editing::text(path).and_then(|text| {
        let shown = path.display().to_string();
        // A file shows by itself where it belongs.
        let game = Playing::of(editing::game_of(&shown, &text)?);
        if game != editor.game {
            turn_to(editor, game, libraries);
        }
        let bench = editor.bench_mut().ok_or_else(String::new)?;
        if !asked {
            let titles = bench.titles(&shown, &text)?;
            if titles.len() > 1 {
                return Ok(Some(titles));
            }
        }
        let titles = bench.read(&shown, &text, n)?;
        title = titles.into_iter().nth(n);
        Ok(None)
    });
    editor.trouble = None;
    match read {
        Ok(None) => {
            let game = editor.game;
            editor.turn_to(game);
            // The one that is given to a position without a title is no title.
            editor.title = title
                .filter(|title| !is_untitled(title))
                .unwrap_or_default();
            true
        }
        Ok(Some(titles)) => {
            editor.several = Some((PathBuf::from(path), titles));
            false
        }
        Err(why) => {
            editor.trouble = Some(why);
            false
        }
    }
}

/// Whether that is what a position without a title is called in some language.
fn is_untitled(title: &str) -> bool {
    let mut languages = LANGUAGES.into_iter();
    languages.any(|language| words::of(language).editor.untitled == title)
}
