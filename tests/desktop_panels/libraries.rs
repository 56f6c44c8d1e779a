//! The built-in games, as the window loads them.

use fourfold::desktop::start::Libraries;
use fourfold::games::biomes::{self, Biomes};
use fourfold::games::frames::{self, Frames};
use fourfold::games::sanctuary::{self, Sanctuary};
use fourfold::games::souls::{self, Souls};

macro_rules! leaked {
    ($game:ident) => {{
        let content = $game::content::builtin().expect("the built-in pack loads");
        Box::leak(Box::new((*content).clone()))
    }};
}

pub fn libraries() -> Libraries {
    Libraries::default()
        .with::<Biomes>(leaked!(biomes))
        .with::<Sanctuary>(leaked!(sanctuary))
        .with::<Souls>(leaked!(souls))
        .with::<Frames>(leaked!(frames))
}
