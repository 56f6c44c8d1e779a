//! The four faces of a card and their measures, the same for every card game.

/// The kinds of faces of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Face {
    /// Large, with everything on it: beside the table, in the deck viewer.
    Full,
    /// In the hand: large name, short of flavour.
    Hand,
    /// In a lane: name and picture; the table draws the numbers over it.
    Table,
    /// In staging: a small tile of the same, a little higher than wide.
    Tile,
    /// One line: picture and name side by side.
    Slip,
    /// The plate of a player on a table of more than two.
    Plate,
}

/// Measures of a face, in its own units.
#[derive(Clone)]
pub(crate) struct Measure {
    pub w: f32,
    pub h: f32,
    /// Width of the frame.
    pub edge: f32,
    /// Height of the strip with name and cost.
    pub top: f32,
    /// Height of the picture.
    pub picture: f32,
    /// Height of the type line.
    pub kind: f32,
    /// Height of the numbers at the foot.
    pub stats: f32,
    /// Largest and smallest size of name and of rules text.
    pub name: (f32, f32),
    pub text: (f32, f32),
    pub gem: f32,
}

const FULL: Measure = Measure {
    w: 250.0,
    h: 350.0,
    edge: 8.0,
    top: 34.0,
    picture: 140.0,
    kind: 24.0,
    stats: 34.0,
    name: (21.0, 14.0),
    text: (16.0, 9.0),
    gem: 10.0,
};
const HAND: Measure = Measure {
    w: 200.0,
    h: 280.0,
    edge: 7.0,
    top: 31.0,
    picture: 112.0,
    kind: 22.0,
    stats: 32.0,
    name: (20.0, 14.5),
    text: (14.5, 9.0),
    gem: 12.0,
};
const TABLE: Measure = Measure {
    w: 180.0,
    h: 252.0,
    edge: 7.0,
    top: 33.0,
    picture: 166.0,
    kind: 0.0,
    stats: 0.0,
    name: (24.0, 21.5),
    text: (0.0, 0.0),
    gem: 10.5,
};
const TILE: Measure = Measure {
    w: 128.0,
    h: 136.0,
    edge: 5.0,
    top: 26.0,
    picture: 100.0,
    kind: 0.0,
    stats: 0.0,
    name: (21.0, 20.0),
    text: (0.0, 0.0),
    gem: 11.0,
};

const SLIP: Measure = Measure {
    w: 150.0,
    h: 43.0,
    edge: 4.0,
    top: 40.0,
    ..TILE
};
const PLATE: Measure = Measure {
    w: 168.0,
    h: 72.0,
    edge: 4.0,
    top: 24.0,
    ..TILE
};

impl Face {
    pub(crate) const fn measure(self) -> Measure {
        match self {
            Self::Full => FULL,
            Self::Hand => HAND,
            Self::Table => TABLE,
            Self::Tile => TILE,
            Self::Slip => SLIP,
            Self::Plate => PLATE,
        }
    }

    /// Height of the face for a width of 1.
    #[must_use]
    pub const fn aspect(self) -> f32 {
        let m = self.measure();
        m.h / m.w
    }

    /// Whether the table draws numbers over it. The name then has up to two lines.
    pub(crate) const fn is_small(self) -> bool {
        !matches!(self, Self::Full | Self::Hand)
    }
}

impl Measure {
    /// The measures of a face whose text is at size `size` under them: much text takes room from the picture.
    pub fn fitted(mut self, size: impl Fn(&Self) -> f32) -> Self {
        if self.kind > 0.0 {
            let whole = self.picture;
            while self.picture > whole * 0.62 && size(&self) < self.text.0 * 0.86 {
                self.picture -= whole * 0.06;
            }
        }
        self
    }
}
