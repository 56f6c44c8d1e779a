//! Picture files of packs: read when a card is first drawn, once for all its faces.

use std::sync::{Arc, OnceLock};

use bevy::log::error;
use bevy::prelude::Resource;
use resvg::usvg::ImageKind;

use super::raster::shipped;
use crate::games::{self, NAMES};
use crate::packs::Picture;
use crate::table::Game;

/// The pictures that packs ship, by game and card.
#[derive(Debug, Clone, Default, Resource)]
pub struct Pictures(pub(super) [Vec<(u16, Picture)>; NAMES.len()]);

impl Pictures {
    /// The same with those pictures for that game.
    #[must_use]
    pub fn with<G: Game>(mut self, pictures: Vec<(u16, Picture)>) -> Self {
        if let Some(at) = games::place(G::NAME) {
            self.0[at] = pictures;
        }
        self
    }
}

/// One of them. Clones share what was read.
#[derive(Clone)]
pub(super) struct PackPicture {
    picture: Picture,
    read: Arc<OnceLock<Option<ImageKind>>>,
}

impl PackPicture {
    pub(super) fn new(picture: Picture) -> Self {
        Self {
            picture,
            read: Arc::default(),
        }
    }

    /// The picture; `None`, and a line in the log, if it cannot be read.
    pub(super) fn image(&self) -> Option<&ImageKind> {
        self.read.get_or_init(|| self.open()).as_ref()
    }

    fn open(&self) -> Option<ImageKind> {
        let shown = self.picture.shown();
        let why = match self.picture.read() {
            Ok(bytes) => match shipped(bytes, self.picture.is_svg()) {
                Ok(image) => return Some(image),
                Err(why) => why.to_string(),
            },
            Err(why) => why.to_string(),
        };
        error!("{shown}: {why}; the card shows a drawn picture instead");
        None
    }
}
