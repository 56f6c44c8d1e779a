//! Camera, ground and backdrop.

use bevy::prelude::*;

use crate::desktop::art::{Art, ArtKey, Pictures};
use crate::desktop::frame::DESIGN;
use crate::desktop::screen::Screen;
use crate::desktop::session::{Session, SessionGame};
use crate::desktop::start::Library;

/// Registers them.
pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), backdrop)
        .add_systems(OnEnter(Screen::Setup), ground)
        .add_systems(OnEnter(Screen::Match), ground)
        .add_systems(OnEnter(Screen::Result), ground);
}

/// Registers the systems that request the drawings of a game's cards.
pub(crate) fn content_plugin<G: SessionGame>(app: &mut App) {
    app.add_systems(Update, content::<G>);
}

/// The cards to draw: those of the running match, else those of the program.
fn content<G: SessionGame>(
    mut art: ResMut<Art>,
    library: Option<Res<Library<G>>>,
    session: Option<Res<Session<G>>>,
    pictures: Res<Pictures>,
) {
    let playing = session.map(|session| G::content(&session.shown.view));
    if let Some(content) = playing.or(library.map(|library| library.0)) {
        let art = art.bypass_change_detection();
        art.use_content::<G>(content, &pictures);
    }
}

fn behind(key: &ArtKey, art: &mut Art, images: &mut Assets<Image>) -> (Sprite, Transform) {
    let sprite = Sprite {
        image: art.get(key, images),
        // Wider than the design, for windows of other shapes.
        custom_size: Some(DESIGN * 1.8),
        ..default()
    };
    (sprite, Transform::from_xyz(0.0, 0.0, -50.0))
}

fn ground(
    mut commands: Commands,
    mut art: ResMut<Art>,
    mut images: ResMut<Assets<Image>>,
    screen: Res<State<Screen>>,
) {
    let ground = behind(&ArtKey::Ground, &mut art, &mut images);
    commands.spawn((ground, DespawnOnExit(*screen.get())));
}

fn backdrop(mut commands: Commands, mut art: ResMut<Art>, mut images: ResMut<Assets<Image>>) {
    let (mut sprite, place) = behind(&ArtKey::Title, &mut art, &mut images);
    sprite.custom_size = Some(DESIGN);
    commands.spawn((sprite, place, DespawnOnExit(Screen::Title)));
    let ground = behind(&ArtKey::Ground, &mut art, &mut images);
    let ground = (ground.0, Transform::from_xyz(0.0, 0.0, -60.0));
    commands.spawn((ground, DespawnOnExit(Screen::Title)));
}
