//! How the parts of a field repeat each other, so that no side of it is better.

use ron2::FromRon;

/// Which copies of a piece there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, FromRon)]
pub enum Symmetry {
    /// Left and right.
    Mirror,
    /// Left and right, top and bottom: four copies.
    Cross,
    /// Half a turn about the middle.
    Rotate2,
    /// Three copies a third of a turn apart.
    Rotate3,
    /// Four copies a quarter of a turn apart.
    Rotate4,
    /// Five copies a fifth of a turn apart.
    Rotate5,
}
