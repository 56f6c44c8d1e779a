//! The content of all games, for a window that can play any.

use std::path::PathBuf;

use crate::games::biomes::Biomes;
use crate::games::frames::Frames;
use crate::games::sanctuary::Sanctuary;
use crate::games::souls::Souls;
use crate::tools::Outcome;
use crate::tools::content::{Loaded, from, library};
use crate::tools::replay::Replayable;

/// The content of every game that a window plays.
#[derive(Debug)]
pub struct Every {
    /// Of Biomes.
    pub biomes: Loaded<<Biomes as Replayable>::Content>,
    /// Of Sanctuary.
    pub sanctuary: Loaded<<Sanctuary as Replayable>::Content>,
    /// Of Frames.
    pub frames: Loaded<<Frames as Replayable>::Content>,
    /// Of Souls.
    pub souls: Loaded<<Souls as Replayable>::Content>,
}

/// Loads it; the folders are read once.
///
/// # Errors
/// Wrong use if a folder is missing; found something if a game has nothing left that can be played.
pub fn every(folders: &[PathBuf]) -> Result<Every, Outcome> {
    let library = library(folders)?;
    Ok(Every {
        biomes: from::<Biomes>(&library)?,
        sanctuary: from::<Sanctuary>(&library)?,
        frames: from::<Frames>(&library)?,
        souls: from::<Souls>(&library)?,
    })
}
