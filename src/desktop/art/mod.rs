//! The look: palette, fonts, and what every game draws with.
//!
//! Faces are SVG text, rasterised with resvg at the size they are shown in; nothing is loaded from image files
//! unless a pack ships a picture.

pub mod back;
mod cache;
pub mod card;
pub mod cracks;
pub mod dice;
pub mod emblem;
pub mod fonts;
mod key;
pub mod marks;
pub mod palette;
pub mod raster;
pub mod ridge;
mod scenery;
mod shipped;
pub mod text_layout;

pub use cache::{Art, plugin};
pub use key::{ArtKey, Drawing, back_size, face_size, light_width};
pub use shipped::Pictures;
