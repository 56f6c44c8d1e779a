//! Fading, the replacement of flights for reduced motion: a card fades in at its new place, or out at its old one.

use bevy::prelude::*;

use super::look::Look;

/// Seconds it takes, at every speed.
const FADES: f32 = 0.15;
/// A frame that took longer counts as this long, so that it is seen to fade.
const LONGEST: f32 = 0.05;

/// A card that comes, or goes, without moving.
#[derive(Debug, Clone, Copy, Default, Component)]
pub struct Fade {
    time: f32,
    goes: bool,
}

impl Fade {
    /// It comes.
    #[must_use]
    pub fn coming() -> Self {
        Self::default()
    }

    /// It goes, and is taken away in the end.
    #[must_use]
    pub const fn going() -> Self {
        Self {
            time: 0.0,
            goes: true,
        }
    }

    /// How much of it is seen: 0 nothing, 1 all.
    fn seen(self) -> f32 {
        let part = (self.time / FADES).min(1.0);
        if self.goes { 1.0 - part } else { part }
    }
}

/// A card that fades.
type Fading<'a> = (
    Entity,
    &'a mut Fade,
    &'a Look,
    &'a mut Sprite,
    Option<&'a Children>,
);

/// Lets cards fade with all that lies on them.
pub fn fades(
    time: Res<Time>,
    mut commands: Commands,
    mut cards: Query<Fading>,
    mut pieces: Query<&mut Sprite, Without<Look>>,
) {
    for (entity, mut fade, look, mut sprite, worn) in &mut cards {
        fade.time += time.delta_secs().min(LONGEST);
        let seen = fade.seen();
        sprite.color = look.tint().with_alpha(seen);
        for &piece in worn.into_iter().flatten() {
            if let Ok(mut piece) = pieces.get_mut(piece) {
                piece.color.set_alpha(seen);
            }
        }
        if fade.time < FADES {
            continue;
        }
        if fade.goes {
            commands.entity(entity).despawn();
        } else {
            commands.entity(entity).remove::<Fade>();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::super::motion::Pose;
    use super::super::spot::Spot;
    use super::*;
    use crate::desktop::art::ArtKey;
    use crate::desktop::art::card::Face;

    fn pass(app: &mut App, seconds: f32) {
        let step = Duration::from_secs_f32(seconds);
        app.world_mut().resource_mut::<Time>().advance_by(step);
        app.update();
    }

    fn table(fade: Fade) -> (App, Entity, Entity) {
        let mut app = App::new();
        app.init_resource::<Time>().add_systems(Update, fades);
        let look = Look::plain(ArtKey::Padlock, Face::Table);
        let spot = Spot::small(Vec2::new(40.0, 60.0), 80.0, 1.0);
        let card = (Sprite::default(), look, fade, Pose(spot));
        let card = app.world_mut().spawn(card).id();
        let badge = app.world_mut().spawn((Sprite::default(), ChildOf(card)));
        let badge = badge.id();
        (app, card, badge)
    }

    fn alpha(app: &App, entity: Entity) -> f32 {
        let sprite = app.world().get::<Sprite>(entity);
        sprite.map_or(-1.0, |sprite| sprite.color.alpha())
    }

    #[test]
    fn a_card_comes_with_all_it_wears_and_never_moves() {
        let (mut app, card, badge) = table(Fade::coming());
        let at = |app: &App| app.world().get::<Pose>(card).map(|pose| pose.0);
        let before = at(&app);
        let mut last = -1.0;
        for _ in 0..4 {
            pass(&mut app, 0.03);
            let now = alpha(&app, card);
            assert!(now > last && now < 1.0, "{now} after {last}");
            assert_eq!(alpha(&app, badge), now);
            last = now;
        }
        pass(&mut app, 0.05);
        assert_eq!((alpha(&app, card), alpha(&app, badge)), (1.0, 1.0));
        assert!(app.world().get::<Fade>(card).is_none(), "it is over");
        assert_eq!(at(&app), before);
    }

    #[test]
    fn a_card_that_goes_is_taken_away_once_nothing_of_it_is_seen() {
        let (mut app, card, _) = table(Fade::going());
        pass(&mut app, 0.05);
        assert!((0.5..0.8).contains(&alpha(&app, card)));
        for _ in 0..3 {
            pass(&mut app, 0.05);
        }
        assert!(app.world().get_entity(card).is_err());
    }
}
