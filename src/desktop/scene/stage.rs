//! Camera, ground and backdrop.

use bevy::prelude::*;

use crate::desktop::art::{Art, ArtKey, Pictures};
use crate::desktop::frame::DESIGN;
use crate::desktop::screen::Screen;
use crate::desktop::session::Session;
use crate::desktop::start::Library;
use crate::games::biomes::Biomes;
use crate::games::sanctuary::Sanctuary;
use crate::games::souls::Souls;

/// Registers them.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, content)
        .add_systems(OnEnter(Screen::Title), backdrop)
        .add_systems(OnEnter(Screen::Setup), ground)
        .add_systems(OnEnter(Screen::Match), ground)
        .add_systems(OnEnter(Screen::Result), ground);
}

/// The cards to draw: those of the running match, else those of the program.
fn content(
    mut art: ResMut<Art>,
    library: Option<Res<Library<Biomes>>>,
    sanctuary: Option<Res<Library<Sanctuary>>>,
    souls: Option<Res<Library<Souls>>>,
    session: Option<Res<Session>>,
    pictures: Res<Pictures>,
) {
    let playing = session.map(|s| s.view.content);
    if let Some(content) = playing.or(library.map(|l| l.0)) {
        art.bypass_change_detection()
            .use_content(content, &pictures);
    }
    if let Some(library) = sanctuary {
        art.bypass_change_detection()
            .use_sanctuary(library.0, &pictures);
    }
    if let Some(library) = souls {
        art.bypass_change_detection()
            .use_souls(library.0, &pictures);
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
