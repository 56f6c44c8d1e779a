//! The window of a plain game.

use super::PlainTable;
use crate::bots::roster::BotName;
use crate::cli::args::{Play, Replay};
use crate::cli::{game, say};
use crate::games::GameWindow;
use crate::packs::shown_path;
use crate::tools::editing::{self, EditableGame};
use crate::tools::{Outcome, content, replay, save};

/// A window with the generic table, for [`Playable::WINDOW`](crate::games::Playable::WINDOW).
#[must_use]
pub const fn window<G: PlainTable>() -> GameWindow {
    GameWindow {
        play: play::<G>,
        watch: watch::<G>,
    }
}

/// The match or screen that a window opens with.
#[cfg_attr(not(feature = "desktop"), expect(dead_code, reason = "nothing opens"))]
pub(crate) struct Opening<G: PlainTable> {
    /// The setup, if the form is skipped.
    pub setup: G::Setup,
    /// Bots by seat, none for a person; empty to be asked in the window.
    pub controllers: Vec<Option<BotName>>,
    /// The seed, if given.
    pub seed: Option<u64>,
    /// The language, if given.
    pub language: Option<crate::table::Language>,
    /// A match to watch, with its journal.
    pub watched: Option<save::RecordedMatch<G::Recipe>>,
}

fn play<G: PlainTable>(wish: &Play) -> Result<Outcome, Outcome> {
    let mut others = wish.own_options();
    others.extend((!wish.decks.is_empty()).then_some("--decks"));
    others.extend(wish.matches.is_some().then_some("--matches"));
    game::check_own_options::<G>(&others)?;
    let loaded = content::of::<G>(&wish.packs)?;
    if !loaded.problems.is_empty() {
        say::error(&loaded.problems);
    }
    let setup = match &wish.position {
        None => G::fresh(loaded.content),
        Some(path) => {
            let text =
                editing::text(path).map_err(|why| Outcome::wrong(format!("error: {why}")))?;
            let shown = path.display().to_string();
            let mut found = <G as EditableGame>::read(&shown, &text, loaded.content)
                .map_err(Outcome::found)?
                .into_iter();
            let draft = found.next().map(|(_, draft)| draft);
            draft.map_or_else(
                || G::fresh(loaded.content),
                |draft| G::deal_from(&draft, loaded.content),
            )
        }
    };
    let controllers = game::controllers(&wish.bots)?;
    let seats = usize::from(G::seats(&setup));
    if controllers.len() > seats {
        let named = controllers.len();
        return Err(Outcome::wrong(format!(
            "error: {named} players named for {seats} seats"
        )));
    }
    open(Opening::<G> {
        setup,
        controllers,
        seed: wish.seed,
        language: wish.language,
        watched: None,
    })
}

fn watch<G: PlainTable>(wish: &Replay) -> Result<Outcome, Outcome> {
    let path = shown_path(&wish.file);
    let tape = save::tape::<G::Recipe>(&wish.file).map_err(|e| replay::failed(&e))?;
    let loaded = content::of::<G>(&wish.packs)?;
    // Errors in the file are reported before a window opens.
    let game = save::rebuild::<G>(&path, &tape, loaded.content).map_err(|e| replay::failed(&e))?;
    open(Opening::<G> {
        setup: game.setup().clone(),
        controllers: Vec::new(),
        seed: None,
        language: None,
        watched: Some(tape),
    })
}

#[cfg(not(feature = "desktop"))]
fn open<G: PlainTable>(_: Opening<G>) -> Result<Outcome, Outcome> {
    Err(Outcome::wrong(
        "error: a window needs the desktop, which this program was built without",
    ))
}

#[cfg(feature = "desktop")]
fn open<G: PlainTable>(opening: Opening<G>) -> Result<Outcome, Outcome> {
    crate::desktop::generic::play(opening)
}
