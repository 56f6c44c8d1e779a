//! Ignores clicks on the big button that were meant for its previous label.

use bevy_egui::egui::{Id, Response, Ui};

/// Seconds in which nobody has read yet what a button has become, and in which a hand cannot stop any more.
const READ: f64 = 0.4;

/// The label of the big button, since when it has been there, whether it had another one before, and the last pass that
/// showed it.
type Said = (Id, f64, bool, u64);

/// Whether a click on the big button counts: only if it has said the same for long enough to be read. A button that was
/// not there before counts at once.
pub(crate) fn clicked(ui: &Ui, button: &Response, text: &str) -> bool {
    let place = Id::new("what the big button says");
    let (says, pass) = (Id::new(text), ui.ctx().cumulative_pass_nr());
    let now = ui.input(|input| input.time);
    let known = ui.data(|data| data.get_temp::<Said>(place));
    let known = known.filter(|&(.., last)| last + 1 >= pass);
    let (since, changed) = match known {
        Some((said, since, changed, _)) if said == says => (since, changed),
        Some(_) => (now, true),
        None => (now, false),
    };
    ui.data_mut(|data| data.insert_temp::<Said>(place, (says, since, changed, pass)));
    button.clicked() && !(changed && now - since < READ)
}
