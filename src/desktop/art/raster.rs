//! SVG to pixels.

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{ImageHrefDataResolverFn, ImageHrefResolver, ImageKind, Options, Tree};

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
    /// Not a PNG.
    #[error("not a readable PNG: {0}")]
    Png(String),
    /// Compressed.
    #[error("a compressed SVG; only plain ones are read")]
    Packed,
    /// Nothing to draw on.
    #[error("a picture of {0} by {1} pixels cannot be made")]
    Size(u32, u32),
}

/// The name by which an SVG asks for the picture that a pack ships.
pub const SHIPPED: &str = "shipped";

/// Options that reach for no file: what an SVG names is either [`SHIPPED`] or left out.
fn options<'a>(shipped: Option<&'a ImageKind>) -> Options<'a> {
    Options {
        fontdb: fonts::database(),
        font_family: "Cabin".to_owned(),
        image_href_resolver: ImageHrefResolver {
            resolve_data: inside(),
            resolve_string: Box::new(move |name, _| shipped.filter(|_| name == SHIPPED).cloned()),
        },
        ..Options::default()
    }
}

/// What an SVG may hold as `data:` is what a pack may ship: an SVG, or a PNG of no more than [`WIDEST`] a side.
fn inside() -> ImageHrefDataResolverFn<'static> {
    let usual = ImageHrefResolver::default_data_resolver();
    Box::new(move |mime, data, options| {
        if is_packed(&data) {
            return None;
        }
        usual(mime, data, options).filter(|kind| match kind {
            ImageKind::SVG(_) => true,
            ImageKind::PNG(bytes) => fits(bytes).is_ok(),
            _ => false,
        })
    })
}

/// Whether it is compressed, so that a small file may become a huge one.
fn is_packed(bytes: &[u8]) -> bool {
    bytes.starts_with(&[0x1f, 0x8b])
}

/// Draws `svg` so that it fills `width` by `height` pixels.
///
/// # Errors
/// When the text is no SVG or the size is 0 or absurd.
pub fn raster(
    svg: &str,
    shipped: Option<&ImageKind>,
    width: u32,
    height: u32,
) -> Result<Pixels, RasterError> {
    static PLAIN: LazyLock<Options<'static>> = LazyLock::new(|| options(None));
    let tree = match shipped {
        None => Tree::from_str(svg, &PLAIN)?,
        some => Tree::from_str(svg, &options(some))?,
    };
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

/// Largest side of a PNG that a pack ships: a small file can claim to be a huge picture.
const WIDEST: u32 = 4096;

/// Whether the header of a PNG claims no more than may be.
fn fits(bytes: &[u8]) -> Result<(), RasterError> {
    let side = |at: usize| {
        let bytes = bytes.get(at..at + 4)?.try_into().ok()?;
        Some(u32::from_be_bytes(bytes))
    };
    let (wide, high) = (side(16).unwrap_or(0), side(20).unwrap_or(0));
    if wide > WIDEST || high > WIDEST {
        return Err(RasterError::Size(wide, high));
    }
    Ok(())
}

/// Makes the bytes of a picture file ready to be drawn.
///
/// # Errors
/// When they are no such picture.
pub fn shipped(bytes: Vec<u8>, is_svg: bool) -> Result<ImageKind, RasterError> {
    if is_svg && is_packed(&bytes) {
        return Err(RasterError::Packed);
    }
    if is_svg {
        return Ok(ImageKind::SVG(Tree::from_data(&bytes, &options(None))?));
    }
    fits(&bytes)?;
    Pixmap::decode_png(&bytes).map_err(|error| RasterError::Png(error.to_string()))?;
    Ok(ImageKind::PNG(Arc::new(bytes)))
}

/// The fonts, shared: asking early loads them before the first card is wanted.
#[must_use]
pub fn fonts() -> Arc<resvg::usvg::fontdb::Database> {
    fonts::database()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#ff0000"/></svg>"##;

    /// A document that is nothing but the picture it is given.
    fn only(image: Option<&ImageKind>) -> Vec<u8> {
        let svg = format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 4 4"><image width="4" height="4" xlink:href="{SHIPPED}"/></svg>"##
        );
        raster(&svg, image, 2, 2).expect("an SVG").rgba
    }

    #[test]
    fn pictures_of_packs_are_drawn_where_they_are_named() {
        let vector = shipped(RED.into(), true).expect("an SVG");
        assert_eq!(only(Some(&vector))[..4], [255, 0, 0, 255]);
        let mut pixels = Pixmap::new(3, 3).expect("a size");
        pixels.fill(resvg::tiny_skia::Color::from_rgba8(0, 0, 255, 255));
        let png = pixels.encode_png().expect("a PNG");
        let bitmap = shipped(png, false).expect("a PNG");
        assert_eq!(only(Some(&bitmap))[..4], [0, 0, 255, 255]);
        assert_eq!(only(None)[..4], [0; 4]);
    }

    #[test]
    fn what_is_no_picture_is_refused() {
        let text = || b"not a picture".to_vec();
        assert!(shipped(text(), true).is_err());
        assert!(shipped(text(), false).is_err());
        assert!(shipped(Vec::new(), false).is_err());
        let mut huge = Pixmap::new(3, 3).unwrap().encode_png().unwrap();
        huge[16..20].copy_from_slice(&60_000_u32.to_be_bytes());
        let refused = shipped(huge, false).err();
        assert!(matches!(refused, Some(RasterError::Size(60_000, 3))));
    }
    /// The three bytes as four letters, and so on: as a `data:` picture is written.
    fn base64(bytes: &[u8]) -> String {
        const LETTERS: &[u8; 64] =
            b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        let mut text = String::new();
        for three in bytes.chunks(3) {
            let at = |n: usize| u32::from(three.get(n).copied().unwrap_or(0));
            let all = at(0) << 16 | at(1) << 8 | at(2);
            for n in 0..4_usize {
                let letter = LETTERS[(all >> (18 - 6 * n)) as usize & 63];
                text.push(if n <= three.len() {
                    char::from(letter)
                } else {
                    '='
                });
            }
        }
        text
    }

    #[test]
    fn a_picture_inside_a_picture_is_no_larger_than_others() {
        let drawn = |png: &[u8]| {
            let data = base64(png);
            let svg = format!(
                r##"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 4 4"><image width="4" height="4" preserveAspectRatio="none" xlink:href="data:image/png;base64,{data}"/></svg>"##
            );
            only(Some(&shipped(svg.into_bytes(), true).expect("an SVG")))
        };
        let of = |side: u32| {
            let mut pixels = Pixmap::new(side, 1).expect("a size");
            pixels.fill(resvg::tiny_skia::Color::from_rgba8(0, 0, 255, 255));
            pixels.encode_png().expect("a PNG")
        };
        assert_ne!(drawn(&of(WIDEST))[..4], [0; 4]);
        assert!(drawn(&of(WIDEST + 1)).iter().all(|byte| *byte == 0));
    }
}
