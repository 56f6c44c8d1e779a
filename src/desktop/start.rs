//! The start of a match: the content of each game, and the setup form.

use std::any::Any;
use std::fmt;

use bevy::prelude::{App, Resource};

use crate::games::{self, NAMES, Windowed, WithGame};
use crate::table::TableRng;
use crate::tools::replay::Replayable;

/// The state of a setup screen.
pub trait Form: Default {
    /// The seed as typed.
    fn seed_text(&mut self) -> &mut String;

    /// Another seed, made from this one.
    fn another_seed(&mut self) {
        let text = self.seed_text();
        let now = text.trim().parse().unwrap_or(0);
        *text = (TableRng::derive(now, 1) % 1_000_000).to_string();
    }
}

/// Overwrites the first of `values` with what was `given`.
pub fn overwrite<T>(values: &mut [T], given: impl IntoIterator<Item = T>) {
    for (value, given) in values.iter_mut().zip(given) {
        *value = given;
    }
}

/// The content every match of a game plays with.
#[derive(Resource)]
pub struct Library<G: Replayable>(pub &'static G::Content);

impl<G: Replayable> Clone for Library<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Replayable> Copy for Library<G> {}

impl<G: Replayable> fmt::Debug for Library<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Library of {}", G::NAME)
    }
}

/// The content of every game of the program.
#[derive(Debug, Clone, Copy, Default, Resource)]
pub struct Libraries([Option<&'static (dyn Any + Send + Sync)>; NAMES.len()]);

impl Libraries {
    /// The same with that content for that game.
    #[must_use]
    pub fn with<G: Replayable>(mut self, content: &'static G::Content) -> Self {
        if let Some(slot) = games::place(G::NAME).and_then(|at| self.0.get_mut(at)) {
            *slot = Some(content);
        }
        self
    }

    /// The content of that game, if it was put in.
    #[must_use]
    pub fn get<G: Replayable>(&self) -> Option<Library<G>> {
        let content = self.0[games::place(G::NAME)?]?;
        content.downcast_ref().map(Library)
    }

    /// The content of that game.
    ///
    /// # Panics
    /// If none was put in: whoever builds this puts in every game of the registry.
    #[must_use]
    pub fn of<G: Replayable>(&self) -> Library<G> {
        let library = self.get::<G>();
        library.expect("the content of every game is put in")
    }

    /// Puts them where systems find them.
    pub fn insert(self, app: &mut App) -> &mut App {
        for name in NAMES {
            games::with(name, InsertLibrary(&self, app));
        }
        app.insert_resource(self)
    }
}

/// Makes the content of a game a resource.
struct InsertLibrary<'a>(&'a Libraries, &'a mut App);

impl WithGame for InsertLibrary<'_> {
    type Output = ();

    fn with<G: Windowed>(self) {
        self.1.insert_resource(self.0.of::<G>());
    }
}
