//! SVG to pixels.

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Group, ImageHrefResolver, ImageKind, Node, Options, Tree};

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
            resolve_data: ImageHrefResolver::default_data_resolver(),
            resolve_string: Box::new(move |name, _| shipped.filter(|_| name == SHIPPED).cloned()),
        },
        ..Options::default()
    }
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

/// Largest side of a bitmap that a pack ships, as a file of its own or inside an SVG (`data:`): a small file can claim
/// to be a huge picture.
const WIDEST: u32 = 4096;

/// Makes the bytes of a picture file ready to be drawn.
///
/// # Errors
/// When they are no such picture.
pub fn shipped(bytes: Vec<u8>, is_svg: bool) -> Result<ImageKind, RasterError> {
    if is_svg {
        let tree = Tree::from_data(&bytes, &options(None))?;
        return match too_large(tree.root()) {
            Some((wide, high)) => Err(RasterError::Size(wide, high)),
            None => Ok(ImageKind::SVG(tree)),
        };
    }
    let side = |at: usize| {
        let bytes = bytes.get(at..at + 4)?.try_into().ok()?;
        Some(u32::from_be_bytes(bytes))
    };
    let (wide, high) = (side(16).unwrap_or(0), side(20).unwrap_or(0));
    if wide > WIDEST || high > WIDEST {
        return Err(RasterError::Size(wide, high));
    }
    Pixmap::decode_png(&bytes).map_err(|error| RasterError::Png(error.to_string()))?;
    Ok(ImageKind::PNG(Arc::new(bytes)))
}

/// The sides of a bitmap inside an SVG that is larger than [`WIDEST`], as its first bytes tell them: it is not read.
fn too_large(group: &Group) -> Option<(u32, u32)> {
    group.children().iter().find_map(|node| {
        let mut found = match node {
            Node::Group(group) => too_large(group),
            Node::Image(image) if !matches!(image.kind(), ImageKind::SVG(_)) => {
                let size = image.size();
                let sides = (size.width() as u32, size.height() as u32);
                (sides.0 > WIDEST || sides.1 > WIDEST).then_some(sides)
            }
            _ => None,
        };
        // Masks, patterns, filters and SVGs inside this one.
        node.subroots(|group| found = found.or_else(|| too_large(group)));
        found
    })
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

    /// An SVG that shows what stands in base64, in itself or, if `deep`, in a pattern of an SVG inside it.
    fn around(kind: &str, base64: &str, deep: bool) -> String {
        const HEAD: &str = r#"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 4 4">"#;
        let image = format!(
            r#"<image width="4" height="4" xlink:href="data:image/{kind};base64,{base64}"/>"#
        );
        if !deep {
            return format!("{HEAD}{image}</svg>");
        }
        let pattern = format!(
            r##"{HEAD}<pattern id="p" width="1" height="1">{image}</pattern><rect width="4" height="4" fill="url(#p)"/></svg>"##
        );
        let inner: String = pattern.bytes().map(|b| format!("%{b:02X}")).collect();
        format!(
            r#"{HEAD}<image width="4" height="4" xlink:href="data:image/svg+xml,{inner}"/></svg>"#
        )
    }

    /// Bytes as `data:` has them.
    fn base64(bytes: &[u8]) -> String {
        const SIGNS: &[u8; 64] =
            b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        let mut text = String::new();
        for three in bytes.chunks(3) {
            let bits = (0..3).fold(0, |all, n| {
                all << 8 | u32::from(three.get(n).copied().unwrap_or(0))
            });
            for n in 0..=three.len() {
                text.push(char::from(SIGNS[(bits >> (18 - 6 * n) & 63) as usize]));
            }
            text.extend(std::iter::repeat_n('=', 3 - three.len()));
        }
        text
    }

    #[test]
    fn a_bitmap_inside_an_svg_has_the_same_limit() {
        let png = |wide: u32| {
            let mut png = Pixmap::new(3, 3).unwrap().encode_png().unwrap();
            png[16..20].copy_from_slice(&wide.to_be_bytes());
            base64(&png)
        };
        // A GIF of 60,000 by 3 is told by its first ten bytes.
        let gif = base64(b"GIF89a\x60\xEA\x03\x00\x00\x00\x00");
        for deep in [false, true] {
            let read = |kind: &str, text: &str| shipped(around(kind, text, deep).into(), true);
            assert!(read("png", &png(3)).is_ok());
            assert!(read("png", &png(WIDEST)).is_ok());
            let refused = read("png", &png(WIDEST + 1)).err();
            assert!(
                matches!(refused, Some(RasterError::Size(4097, 3))),
                "{refused:?}"
            );
            let refused = read("gif", &gif).err();
            assert!(
                matches!(refused, Some(RasterError::Size(60_000, 3))),
                "{refused:?}"
            );
        }
    }
}
