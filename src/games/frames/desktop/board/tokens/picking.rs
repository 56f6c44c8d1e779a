//! Which things of the board lie under the pointer: a backend of Bevy's picking. Its own backends know sprites and
//! triangles; a thing here is hit as the rules measure it, and a frame also as large as it is drawn at least.

use bevy::picking::backend::prelude::*;
use bevy::prelude::*;

use super::{BoardThing, Outline};

/// Tells for each pointer what it hits.
pub fn pick_tokens(
    rays: Res<RayMap>,
    cameras: Query<&Camera>,
    tokens: Query<(Entity, &Transform, &Outline), With<BoardThing>>,
    mut hits: MessageWriter<PointerHits>,
) {
    for (ray, at) in rays.iter() {
        let Ok(camera) = cameras.get(ray.camera) else {
            continue;
        };
        let at = at.origin.truncate();
        let found = tokens.iter().filter_map(|(entity, transform, outline)| {
            let off = at - transform.translation.truncate();
            let layer = -transform.translation.z.floor();
            let depth = layer + outline.depth(off)?;
            Some((entity, HitData::new(ray.camera, depth, None, None)))
        });
        let picks: Vec<_> = found.collect();
        if !picks.is_empty() {
            hits.write(PointerHits::new(ray.pointer, picks, camera.order as f32));
        }
    }
}

/// Farther down than everything that is hit itself.
const WIDE: f32 = 100.0;

impl Outline {
    /// How far down in its layer it is hit, if it is hit there: what is nearest comes first.
    fn depth(self, off: Vec2) -> Option<f32> {
        match self {
            Self::Nothing => None,
            Self::Disc { radius, wide } => {
                let far = off.length();
                let nearer = far * 0.0005;
                (far <= radius)
                    .then_some(nearer)
                    .or_else(|| (far <= wide).then_some(WIDE + nearer))
            }
            Self::Square(half) => (off.abs().max_element() <= half).then_some(0.0),
        }
    }
}
