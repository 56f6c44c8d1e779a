//! SVG to pixels.

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::fonts;

/// Straight (not premultiplied) RGBA pixels.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pixels {
    /// Columns.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// Four bytes a pixel, from the top left.
    pub rgba: Vec<u8>,
}

/// Why an SVG could not be drawn. Only a pack's own pictures can be the cause.
#[derive(Debug, thiserror::Error)]
pub enum RasterError {
    /// Not an SVG.
    #[error("not a readable SVG: {0}")]
    Parse(#[from] resvg::usvg::Error),
    /// Nothing to draw on.
    #[error("a picture of {0} by {1} pixels cannot be made")]
    Size(u32, u32),
}

/// Draws `svg` so that it fills `width` by `height` pixels.
///
/// # Errors
/// When the text is no SVG or the size is 0 or absurd.
pub fn raster(svg: &str, width: u32, height: u32) -> Result<Pixels, RasterError> {
    static OPTIONS: LazyLock<Options<'static>> = LazyLock::new(|| Options {
        fontdb: fonts::database(),
        font_family: "Cabin".to_owned(),
        ..Options::default()
    });
    let tree = Tree::from_str(svg, &OPTIONS)?;
    let mut pixmap = Pixmap::new(width, height)
        .filter(|_| width <= 8192 && height <= 8192)
        .ok_or(RasterError::Size(width, height))?;
    let size = tree.size();
    let scale = Transform::from_scale(width as f32 / size.width(), height as f32 / size.height());
    resvg::render(&tree, scale, &mut pixmap.as_mut());
    let mut rgba = Vec::with_capacity(pixmap.data().len());
    for pixel in pixmap.pixels() {
        let colour = pixel.demultiply();
        rgba.extend([colour.red(), colour.green(), colour.blue(), colour.alpha()]);
    }
    Ok(Pixels {
        width,
        height,
        rgba,
    })
}

/// The fonts, shared: asking early loads them before the first card is wanted.
#[must_use]
pub fn fonts() -> Arc<resvg::usvg::fontdb::Database> {
    fonts::database()
}
