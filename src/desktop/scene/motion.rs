//! Things on their way: ease-out on a slight arc, turning over in flight.

use bevy::prelude::*;

use super::fx::Fading;
use super::playback::Playback;
use super::spot::Spot;
use super::world;
use crate::desktop::intent::Intent;
use crate::desktop::screen::Animating;

/// Where something is now.
#[derive(Debug, Clone, Copy, Component)]
pub struct Pose(pub Spot);

/// On its way; removed on arrival.
#[derive(Debug, Clone, Component)]
pub struct Motion {
    /// Where it started.
    pub from: Spot,
    /// Where it goes.
    pub to: Spot,
    /// Seconds until it starts.
    pub wait: f32,
    /// Seconds it takes.
    pub length: f32,
    /// Seconds it has been moving.
    pub time: f32,
    /// How far its way bends, in points.
    pub arc: f32,
    /// Shows this other side until half of the way, then turns over.
    pub turns: Option<Handle<Image>>,
    /// Whether choices wait for it.
    pub waited_for: bool,
    /// Disappears on arrival.
    pub leaves: bool,
}

/// The picture of the front, kept while the back is shown in flight.
#[derive(Debug, Clone, Component)]
pub struct FrontPicture(pub Handle<Image>);

/// A short thrust towards something.
#[derive(Debug, Clone, Copy, Component)]
pub struct Lunge {
    /// Towards, and how far, in points.
    pub way: Vec2,
    /// Seconds until it starts.
    pub wait: f32,
    /// Seconds it has been leaning.
    pub time: f32,
    /// Seconds it takes.
    pub length: f32,
}

/// Fast at first, slow at the end.
#[must_use]
pub fn ease(part: f32) -> f32 {
    1.0 - (1.0 - part.clamp(0.0, 1.0)).powi(3)
}

impl Motion {
    /// Where it is, and how far turned over: 1 face on, 0 edge on.
    fn now(&self) -> (Spot, f32) {
        let part = ease(self.time / self.length.max(0.001));
        let mix = |a: f32, b: f32| a + (b - a) * part;
        let way = self.to.at - self.from.at;
        let side = way.perp().normalize_or_zero() * self.arc * (part * std::f32::consts::PI).sin();
        let lifted = if part < 1.0 && self.waited_for {
            60.0
        } else {
            0.0
        };
        let spot = Spot {
            at: self.from.at + way * part + side,
            width: mix(self.from.width, self.to.width),
            turn: mix(self.from.turn, self.to.turn),
            z: self.to.z + lifted,
            face: self.to.face,
            stack: self.to.stack,
        };
        let open = match self.turns {
            Some(_) => (part * std::f32::consts::PI).cos().abs().max(0.03),
            None => 1.0,
        };
        (spot, open)
    }
}

/// Something on the table, wherever it is.
type Moved<'a> = (
    Entity,
    &'a mut Pose,
    &'a mut Transform,
    &'a mut Sprite,
    Option<&'a mut Motion>,
    Option<&'a mut Lunge>,
    Option<&'a FrontPicture>,
);

/// Makes everything arrive at once. The key does it, or a click anywhere.
pub fn skip(
    mut intents: MessageReader<Intent>,
    mouse: Res<ButtonInput<MouseButton>>,
    mut motions: Query<&mut Motion>,
    mut leans: Query<&mut Lunge>,
    mut fading: Query<&mut Fading>,
) {
    let wished = intents.read().any(|intent| *intent == Intent::Skip);
    if !wished && !mouse.just_pressed(MouseButton::Left) {
        return;
    }
    for mut motion in &mut motions {
        motion.wait = 0.0;
        motion.time = motion.length;
    }
    for mut lean in &mut leans {
        lean.wait = 0.0;
        lean.time = lean.length;
    }
    if wished {
        fading.iter_mut().for_each(|mut fading| fading.finish());
    }
}

/// Moves everything on its way.
pub fn advance(time: Res<Time>, mut commands: Commands, mut things: Query<Moved>) {
    let step = time.delta_secs();
    for (entity, mut pose, mut transform, mut sprite, motion, lean, front) in &mut things {
        if motion.is_none() && lean.is_none() && !pose.is_changed() {
            continue;
        }
        let mut open = 1.0;
        if let Some(mut motion) = motion {
            motion.wait -= step;
            if motion.wait <= 0.0 {
                motion.time += step.min(0.05);
            }
            let (spot, wide) = motion.now();
            pose.0 = spot;
            open = wide;
            let over = ease(motion.time / motion.length.max(0.001)) >= 0.5;
            if let (Some(back), Some(front)) = (&motion.turns, front) {
                let side = if over { &front.0 } else { back };
                if sprite.image != *side {
                    sprite.image = side.clone();
                }
            }
            if motion.time >= motion.length {
                pose.0 = motion.to;
                open = 1.0;
                if motion.leaves {
                    commands.entity(entity).despawn();
                } else {
                    commands.entity(entity).remove::<Motion>();
                }
            }
        }
        let mut spot = pose.0;
        if let Some(mut lean) = lean {
            lean.wait -= step;
            if lean.wait <= 0.0 {
                lean.time += step;
                spot.z += 40.0;
            }
            let part = (lean.time / lean.length).clamp(0.0, 1.0);
            // Back a little first, then forward at once, then home.
            let reach = match part {
                p if p < 0.3 => -0.25 * (p / 0.3),
                p if p < 0.5 => -0.25 + 1.25 * ((p - 0.3) / 0.2),
                p => 1.0 - ease((p - 0.5) / 0.5),
            };
            spot.at += lean.way * reach;
            if part >= 1.0 {
                commands.entity(entity).remove::<Lunge>();
            }
        }
        place(&spot, open, &mut transform);
    }
}

/// Puts a sprite of width 1 where `spot` says.
pub fn place(spot: &Spot, open: f32, transform: &mut Transform) {
    transform.translation = world(spot.at).extend(spot.z);
    transform.rotation = Quat::from_rotation_z(-spot.turn);
    transform.scale = Vec3::new(spot.width * open, spot.width, 1.0);
}

/// Tells the rest of the program whether it should wait.
pub fn count(
    motions: Query<&Motion>,
    leans: Query<(), With<Lunge>>,
    playback: Res<Playback>,
    mut animating: ResMut<Animating>,
) {
    let told = usize::from(!playback.is_over());
    let moving = motions.iter().filter(|m| m.waited_for).count() + leans.iter().count() + told;
    let moving = u32::try_from(moving).unwrap_or(u32::MAX);
    if animating.0 != moving {
        animating.0 = moving;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spot(x: f32) -> Spot {
        Spot::small(Vec2::new(x, 0.0), 80.0, 1.0)
    }

    #[test]
    fn a_motion_starts_and_ends_where_it_should() {
        let mut motion = Motion {
            from: spot(0.0),
            to: spot(100.0),
            wait: 0.0,
            length: 0.3,
            time: 0.0,
            arc: 20.0,
            turns: None,
            waited_for: true,
            leaves: false,
        };
        assert_eq!(motion.now().0.at, Vec2::ZERO);
        motion.time = 0.1;
        assert!(motion.now().0.at.y.abs() > 5.0, "it bends");
        motion.time = 0.3;
        assert!((motion.now().0.at - Vec2::new(100.0, 0.0)).length() < 0.1);
    }

    #[test]
    fn what_is_skipped_is_there_in_the_same_frame() {
        let mut app = App::new();
        app.init_resource::<Time>()
            .init_resource::<ButtonInput<MouseButton>>()
            .add_message::<Intent>()
            .add_systems(Update, (skip, advance).chain());
        let motion = Motion {
            from: spot(0.0),
            to: spot(100.0),
            wait: 5.0,
            length: 0.3,
            time: 0.0,
            arc: 20.0,
            turns: None,
            waited_for: true,
            leaves: false,
        };
        let start = (Pose(spot(0.0)), Transform::default(), Sprite::default());
        let card = app.world_mut().spawn((start, motion)).id();
        let at = |app: &App| app.world().get::<Pose>(card).map(|pose| pose.0.at.x);
        app.update();
        assert_eq!(at(&app), Some(0.0), "it waits for its turn");
        app.world_mut().write_message(Intent::Skip);
        app.update();
        assert_eq!(at(&app), Some(100.0));
        assert!(app.world().get::<Motion>(card).is_none());
    }

    #[test]
    fn easing_is_fast_first() {
        assert!(ease(0.5) > 0.8 && ease(1.0) == 1.0 && ease(7.0) == 1.0);
    }
}
