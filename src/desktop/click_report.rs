//! `--click-report`: where each button is, and what clicks and keys ask for. The test of clicks in a real window reads it.

use bevy::prelude::*;
use bevy_egui::EguiOutput;
use bevy_egui::egui::accesskit::{Node, Role};

use super::intent::Intent;
use super::report::report_line;

/// Registers the report.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, (report_buttons, report_intents));
}

/// Writes a line `button X Y LABEL` for each button that can be clicked, with its middle in pixels of the window, and
/// then `buttons` with their number; once for each change.
fn report_buttons(outputs: Query<&EguiOutput>, mut last: Local<Vec<String>>) {
    let mut lines = Vec::new();
    for output in &outputs {
        let update = output.platform_output.accesskit_update.as_ref();
        let nodes = update.into_iter().flat_map(|update| &update.nodes);
        lines.extend(nodes.filter_map(|(_, node)| line(node, output.pixels_per_point)));
    }
    if lines != *last {
        lines.iter().for_each(|line| report_line(line));
        report_line(&format!("buttons {}", lines.len()));
        *last = lines;
    }
}

/// The line of a button that can be clicked.
fn line(node: &Node, pixels: f32) -> Option<String> {
    let bounds = node
        .bounds()
        .filter(|_| node.role() == Role::Button && !node.is_disabled())?;
    let middle = |from: f64, to: f64| (f64::from(pixels) * (from + to) / 2.0).round();
    let (x, y) = (middle(bounds.x0, bounds.x1), middle(bounds.y0, bounds.y1));
    Some(format!("button {x} {y} {}", node.label()?))
}

/// Writes a line `intent ..` for each intent but those of a pointer that moves.
fn report_intents(mut intents: MessageReader<Intent>) {
    for intent in intents.read() {
        if !matches!(intent, Intent::Hover(_) | Intent::Slide(_)) {
            report_line(&format!("intent {intent:?}"));
        }
    }
}
