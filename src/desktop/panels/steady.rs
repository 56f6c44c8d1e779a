//! Ignores clicks on the big button that were meant for its previous label.

use bevy_egui::egui::{Id, Response, Ui};

/// Seconds between the two clicks of a double click, at most: as long nobody has read what a button has become.
const READ: f64 = 0.3;

/// The label of the big button, since when it has been there, and the last pass that showed it.
type Said = (Id, f64, u64);

/// Whether a click on the big button counts: the second of two quick ones does only if the button said that before the
/// first.
pub(crate) fn clicked(ui: &Ui, button: &Response, text: &str) -> bool {
    let place = Id::new("what the big button says");
    let (says, pass) = (Id::new(text), ui.ctx().cumulative_pass_nr());
    let now = ui.input(|input| input.time);
    let since = ui.data(|data| data.get_temp::<Said>(place));
    let since = since.filter(|&(said, _, last)| said == says && last + 1 >= pass);
    let since = since.map_or(now, |(_, since, _)| since);
    ui.data_mut(|data| data.insert_temp::<Said>(place, (says, since, pass)));
    let second = button.double_clicked() || button.triple_clicked();
    button.clicked() && !(second && now - since < READ)
}
