//! The shapes that pictures are made of, read from `assets/art/shapes` when they are first asked for.

use std::sync::LazyLock;

use super::Shape;
use crate::desktop::words::{Node, Word, read};

/// Reads a file of `assets/art/shapes`.
macro_rules! shapes {
    ($name:literal) => {
        $crate::desktop::art::emblem::stock::parsed(
            concat!("assets/art/shapes/", $name, ".ron"),
            include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/assets/art/shapes/",
                $name,
                ".ron"
            )),
        )
    };
}

pub(crate) use shapes;

/// The parsed text of a file. The files are embedded, so an error in one is an error of the program: development
/// builds stop at it.
pub(crate) fn parsed<W: Word>(file: &str, text: &str) -> W {
    let (found, faults) = read(file, text);
    debug_assert!(faults.is_empty(), "{}", faults.join("\n"));
    found
}

/// A table of shapes.
pub(crate) type Stock = LazyLock<Vec<Shape>>;

/// Everything alive that is no person.
pub(crate) static BEASTS: Stock = LazyLock::new(|| shapes!("beasts"));
/// Machines and buildings.
pub(crate) static MACHINES: Stock = LazyLock::new(|| shapes!("machines"));
/// Things that are neither alive nor machines.
pub(crate) static THINGS: Stock = LazyLock::new(|| shapes!("things"));
/// Signs of what is done to cards and places: tools, documents, doors and the like.
pub(crate) static SIGNS: Stock = LazyLock::new(|| shapes!("signs"));
/// Beasts, tools and signs of a town.
pub(crate) static TOOLS: Stock = LazyLock::new(|| shapes!("tools"));
/// Landmarks of its buildings.
pub(crate) static BUILDINGS: Stock = LazyLock::new(|| shapes!("buildings"));

impl Word for Shape {
    fn read(at: Node<'_>) -> Self {
        let found = at.fields(&["words", "tags", "body", "light", "floats"]);
        Self {
            words: at.field(found, "words"),
            tags: at.field(found, "tags"),
            body: at.field(found, "body"),
            light: at.field(found, "light"),
            floats: at.field(found, "floats"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shape_has_an_outline() {
        for stock in [&BEASTS, &MACHINES, &THINGS, &SIGNS, &TOOLS, &BUILDINGS] {
            assert!(!stock.is_empty());
            assert!(stock.iter().all(|shape| shape.body.starts_with('M')));
        }
    }
}
