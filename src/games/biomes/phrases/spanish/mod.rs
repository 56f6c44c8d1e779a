//! Choices and events in Spanish.

mod choices;
mod events;

pub(super) use choices::choice;
pub(super) use events::event;

fn against(to: &str) -> String {
    if to.is_empty() {
        String::new()
    } else {
        format!(" contra {to}")
    }
}
