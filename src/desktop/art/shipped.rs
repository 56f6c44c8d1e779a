//! Pictures that packs ship: read when a card is first drawn, once for all its faces.

use std::sync::{Arc, OnceLock};

use bevy::log::error;
use bevy::prelude::Resource;
use resvg::usvg::ImageKind;

use super::raster::shipped;
use crate::packs::Picture;

/// The pictures that packs ship, by card.
#[derive(Debug, Clone, Default, Resource)]
pub struct Pictures {
    /// For Biomes.
    pub biomes: Vec<(u16, Picture)>,
    /// For Sanctuary.
    pub sanctuary: Vec<(u16, Picture)>,
    /// For Souls.
    pub souls: Vec<(u16, Picture)>,
}

/// One of them. Clones share what was read.
#[derive(Clone)]
pub(super) struct Shipped {
    picture: Picture,
    read: Arc<OnceLock<Option<ImageKind>>>,
}

impl Shipped {
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
