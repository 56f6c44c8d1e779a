//! Objects that do not move: ground, shields, piles and labels. They are made again when they change.

use bevy::prelude::*;

use super::SceneParams;
use super::card_entities::{OnTable, Table};
use super::squeeze::squeeze_prop;
use super::table_layout::{Prop, TableLayout};
use crate::desktop::session::Session;

/// Makes everything that lies still anew when it changed and is drawn: what was there stays as long.
pub fn props<G: TableLayout>(
    mut params: SceneParams,
    session: Res<Session<G>>,
    mut table: ResMut<Table>,
    mut shown: Local<Vec<Prop>>,
    mut late: Local<bool>,
) {
    if !session.is_changed() && !table.props.is_empty() && !*late {
        return;
    }
    let mut next = G::props(&session);
    if session.shown.is_watched() {
        next = next.into_iter().map(squeeze_prop).collect();
    }
    if next == *shown && !table.props.is_empty() {
        *late = false;
        return;
    }
    *late = !params.are_drawn(next.iter().map(|prop| &prop.key)) && !table.props.is_empty();
    if *late {
        return;
    }
    for prop in table.props.drain(..) {
        params.commands.entity(prop).despawn();
    }
    for Prop { key, at, size, z } in &next {
        let sprite = params.piece(key, *at, *size, *z);
        table
            .props
            .push(params.commands.spawn((sprite, OnTable)).id());
    }
    *shown = next;
}
