//! Where panels and scene are when the interface is larger than the design: panels get more room, the scene what is left.

use bevy::math::{Rect, Vec2};

use super::rect;

/// The panels round the scene of a match, in the design.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Bands {
    /// The panels at the top, from above. With a larger interface they go from edge to edge, one below the other.
    pub head: &'static [Rect],
    /// What the scene draws.
    pub scene: Rect,
    /// The panel with the buttons, if it lies on the scene. With a larger interface it goes to the lower edge.
    pub foot: Option<Rect>,
    /// A panel of the left column and one of the right column: their widths are those of the columns.
    pub columns: [Rect; 2],
    /// The panel of a column that shows nothing but buttons: the others of its column make room for it.
    pub grown: Option<Rect>,
}

/// The edges of the design that panels keep to.
const EDGES: Rect = rect(12.0, 8.0, 1268.0, 712.0);
/// The lower edge of the scene where no panel is below it.
const SCENE_END: f32 = 720.0;
/// Between two panels.
const GAP: f32 = 6.0;
/// The most that panels from edge to edge are enlarged: what is in them stands in one row.
const BAR: f32 = 1.5;
/// The most that columns are enlarged: the scene needs the rest.
const COLUMN: f32 = 1.6;
/// The height of the time line, in the design.
const TIME_LINE: f32 = 66.0;

/// Of that, what may lie over the scene.
const COVERED: f32 = 50.0;

/// Where everything is at a size of the interface. All rectangles are in points of the design, which the window shows whole.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Layout {
    /// The size of the interface; 1 is that of the design.
    scale: f32,
    /// None where the interface is no larger than the design.
    bands: Option<&'static Bands>,
    /// Whether a time line lies over the scene.
    watched: bool,
}

/// Where a panel is, and how much smaller than the rest of the interface its content is, to fit.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Placed {
    /// The panel.
    pub rect: Rect,
    /// 1 where it fits.
    pub part: f32,
}

impl Placed {
    const fn whole(rect: Rect) -> Self {
        Self { rect, part: 1.0 }
    }
}

impl Default for Layout {
    fn default() -> Self {
        Self::new(1.0, None, false)
    }
}

impl Layout {
    /// The layout round that scene, if there is one; with a time line if it is `watched`.
    #[must_use]
    pub fn new(scale: f32, bands: Option<&'static Bands>, watched: bool) -> Self {
        Self {
            scale,
            bands: bands.filter(|_| scale > 1.0),
            watched,
        }
    }

    /// Whether everything is where the design has it.
    #[must_use]
    pub const fn is_design(&self) -> bool {
        self.bands.is_none()
    }

    /// How much panels from edge to edge are enlarged.
    const fn bar(&self) -> f32 {
        self.scale.min(BAR)
    }

    /// How much columns are enlarged, and what is drawn in them.
    #[must_use]
    pub const fn column(&self) -> f32 {
        self.scale.min(COLUMN)
    }

    /// The upper edge of what is below the first `n` panels at the top.
    fn below(&self, bands: &Bands, n: usize) -> f32 {
        let high = bands.head[..n]
            .iter()
            .map(|panel| panel.height() * self.bar() + GAP);
        EDGES.min.y + high.sum::<f32>()
    }

    /// The upper edge of the panel at the foot.
    fn foot(&self, bands: &Bands) -> Option<f32> {
        bands
            .foot
            .map(|foot| EDGES.max.y - foot.height() * self.bar())
    }

    /// The inner edges of the columns.
    fn inner(&self, bands: &Bands) -> [f32; 2] {
        let [left, right] = bands.columns;
        [
            EDGES.min.x + (left.max.x - EDGES.min.x) * self.column(),
            EDGES.max.x - (EDGES.max.x - right.min.x) * self.column(),
        ]
    }

    /// How large the scene is shown, and where the design's left upper corner is then.
    #[must_use]
    pub fn scene(&self) -> (f32, Vec2) {
        let Some(bands) = self.bands else {
            return (1.0, Vec2::ZERO);
        };
        let [left, right] = self.inner(bands);
        let mut low = self.foot(bands).map_or(SCENE_END, |foot| foot - GAP);
        if self.watched {
            low -= TIME_LINE * self.bar() - COVERED;
        }
        let room = rect(
            left + GAP,
            self.below(bands, bands.head.len()),
            right - GAP,
            low,
        );
        let zoom = (room.size() / bands.scene.size()).min_element().min(1.0);
        (zoom, room.center() - bands.scene.center() * zoom)
    }

    /// Where a part of the design is.
    #[must_use]
    pub fn place(&self, r: Rect) -> Placed {
        let Some(bands) = self.bands else {
            return Placed::whole(r);
        };
        let part = self.bar() / self.scale;
        let across = |top: f32, bottom: f32| Placed {
            rect: rect(EDGES.min.x, top, EDGES.max.x, bottom),
            part,
        };
        if let Some(n) = bands.head.iter().position(|panel| *panel == r) {
            let top = self.below(bands, n);
            return across(top, top + r.height() * self.bar());
        }
        if let Some(top) = self.foot(bands).filter(|_| bands.foot == Some(r)) {
            return across(top, EDGES.max.y);
        }
        let [left, right] = bands.columns;
        let edge = if r.max.x <= left.max.x {
            EDGES.min.x
        } else if r.min.x >= right.min.x {
            EDGES.max.x
        } else {
            let (zoom, origin) = self.scene();
            return Placed::whole(Rect {
                min: r.min * zoom + origin,
                max: r.max * zoom + origin,
            });
        };
        let wide = self.column();
        let x = |at: f32| edge + (at - edge) * wide;
        let y = |at| self.column_y(bands, at);
        Placed {
            rect: rect(x(r.min.x), y(r.min.y), x(r.max.x), y(r.max.y)),
            part: wide / self.scale,
        }
    }

    /// Where that height of a column is.
    fn column_y(&self, bands: &Bands, y: f32) -> f32 {
        let before = (bands.columns[0].min.y, EDGES.max.y);
        let top = self.below(bands, bands.head.len());
        let mut bottom = self.foot(bands).map_or(EDGES.max.y, |foot| foot - GAP);
        if self.watched {
            bottom -= TIME_LINE * self.bar() + GAP;
        }
        let (begin, end) = match bands.grown {
            Some(grown) if bands.columns[1].min.x <= grown.min.x => (grown.min.y, grown.max.y),
            _ => (before.1, before.1),
        };
        let high = (end - begin) * self.column();
        let rest = (bottom - top - high) / (before.1 - before.0 - (end - begin));
        if y <= begin {
            top + (y - before.0) * rest
        } else if y <= end {
            top + (begin - before.0) * rest + (y - begin) * self.column()
        } else {
            bottom - (before.1 - y) * rest
        }
    }

    /// Where a panel is that lies over the lower edge of the scene, `above` the lowest by so many points of the design.
    #[must_use]
    pub fn over(&self, r: Rect, above: f32) -> Placed {
        let Some(bands) = self.bands else {
            return Placed::whole(r);
        };
        let low = self.foot(bands).map_or(EDGES.max.y, |foot| foot - GAP);
        let low = low - above * self.bar();
        Placed {
            rect: rect(EDGES.min.x, low - r.height() * self.bar(), EDGES.max.x, low),
            part: self.bar() / self.scale,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{
        ACT, FAR_BAR, INSPECT, LOW_LOG, NEAR_BAR, QUEUE, RIBBON, STACK, bands_of_two,
    };
    use super::*;

    const TWO: Bands = bands_of_two(&[RIBBON, FAR_BAR], 92.0);
    const ROUND: Bands = Bands {
        head: &[RIBBON],
        scene: rect(214.0, 54.0, 1042.0, 716.0),
        foot: None,
        columns: [INSPECT, STACK],
        grown: Some(ACT),
    };
    const SCALES: [f32; 5] = [1.05, 1.25, 1.5, 1.75, 2.0];

    #[test]
    fn an_interface_of_the_usual_size_is_the_design() {
        for scale in [0.75, 1.0] {
            let layout = Layout::new(scale, Some(&TWO), false);
            assert_eq!(layout.scene(), (1.0, Vec2::ZERO));
            assert_eq!(layout.place(QUEUE), Placed::whole(QUEUE));
            assert_eq!(layout.over(QUEUE, 9.0), Placed::whole(QUEUE));
        }
    }

    #[test]
    fn all_panels_and_the_scene_lie_in_the_window_and_none_on_another() {
        let window = rect(0.0, 0.0, 1280.0, 720.0);
        let all: [(&'static Bands, Vec<Rect>); 2] = [
            (
                &TWO,
                vec![RIBBON, FAR_BAR, INSPECT, QUEUE, super::super::LOG, NEAR_BAR],
            ),
            (&ROUND, vec![RIBBON, INSPECT, STACK, ACT, LOW_LOG]),
        ];
        for scale in SCALES {
            for (bands, panels) in &all {
                let layout = Layout::new(scale, Some(bands), false);
                let mut rects: Vec<Rect> = panels.iter().map(|r| layout.place(*r).rect).collect();
                let (zoom, origin) = layout.scene();
                assert!(zoom >= 0.7, "{scale}: the scene is {zoom}");
                let scene = Rect {
                    min: bands.scene.min * zoom + origin,
                    max: bands.scene.max * zoom + origin,
                };
                rects.push(scene);
                for (n, a) in rects.iter().enumerate() {
                    assert_eq!(window.intersect(*a), *a, "{scale}: {n} is outside");
                    for b in &rects[n + 1..] {
                        let both = a.intersect(*b);
                        assert!(
                            both.width() < 0.1 || both.height() < 0.1,
                            "{scale}: {a:?} {b:?}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_in_a_panel_grows_with_the_interface() {
        for scale in SCALES {
            let layout = Layout::new(scale, Some(&ROUND), false);
            for panel in [RIBBON, INSPECT, STACK, ACT, LOW_LOG] {
                let placed = layout.place(panel);
                let shown = scale * placed.part;
                assert!(
                    shown >= scale.min(1.5),
                    "{scale}: {panel:?} is shown {shown}"
                );
                // In the units of its content a column is as wide as in the design, and a row wide enough.
                let least = if panel == RIBBON {
                    830.0
                } else {
                    panel.width()
                };
                assert!(placed.rect.width() / shown > least - 0.1);
            }
            let Placed { rect, part } = layout.place(ACT);
            assert!(rect.height() / (scale * part) >= ACT.height() - 0.1);
        }
    }

    #[test]
    fn a_time_line_covers_no_column() {
        for scale in SCALES {
            let layout = Layout::new(scale, Some(&TWO), true);
            let line = layout.over(rect(220.0, 650.0, 1046.0, 716.0), 0.0).rect;
            assert!(line.min.y >= layout.place(super::super::LOG).rect.max.y);
            assert!(line.max.y <= layout.place(NEAR_BAR).rect.min.y);
        }
    }
}
