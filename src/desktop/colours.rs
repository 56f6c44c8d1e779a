//! Puts the palette of the settings in force.

use bevy::prelude::*;

use super::art::{Art, palette};
use super::scene::Table;
use super::screen::Settings;

/// Registers it.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(First, follow);
}

/// Follows the settings: everything already drawn is drawn again.
fn follow(
    settings: Res<Settings>,
    mut art: ResMut<Art>,
    mut ground: ResMut<ClearColor>,
    mut table: ResMut<Table>,
) {
    if settings.palette == palette::now() {
        return;
    }
    palette::set(settings.palette);
    let palette::Rgb(r, g, b) = palette::ground();
    ground.0 = Color::srgb_u8(r, g, b);
    art.redraw();
    table.set_anew();
}
