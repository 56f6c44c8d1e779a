//! The look: palette, fonts, and everything drawn from the data of cards and biomes.
//!
//! Faces are SVG text, rasterised with resvg at the size they are shown in; nothing is loaded from image files
//! unless a pack ships a picture.

pub mod back;
mod cache;
pub mod card;
pub mod cellar;
pub mod dice;
pub mod emblem;
pub mod fonts;
pub mod glass;
pub mod glyph;
pub mod hoard;
mod key;
pub mod lane;
pub mod marks;
pub mod palette;
pub mod picture;
pub mod raster;
mod shipped;
pub mod territory;
pub mod text_layout;
pub mod tokens;
mod tray;

pub use cache::{Art, plugin};
pub use key::{ArtKey, Stock, light_width};
pub use shipped::Pictures;
