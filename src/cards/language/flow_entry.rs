//! Entries whose text is carried out: what the flow of effects asks of them.

use super::{Reader, Until};
use crate::table::Seat;

/// Something whose text is carried out.
pub trait FlowEntry: Reader {
    /// The same where that player is `They`.
    #[must_use]
    fn asking(self, seat: Seat) -> Self;
    /// The player who is `They`, if there is one.
    fn they(&self) -> Option<Seat>;
    /// The same under the control of that player.
    #[must_use]
    fn under(self, seat: Seat) -> Self;
    /// Who is asked what is asked of nobody else: `They`, or else the controller.
    fn asked(&self) -> Seat {
        self.they().unwrap_or_else(|| self.controller())
    }
    /// The same once for each target that has a part of a number, and only with that one of its group.
    fn shared(&self) -> Vec<Self>;
    /// The delayed effect of that number, from 1, of the same text.
    #[must_use]
    fn waiting(self, later: u8) -> Self;
    /// The number of the delayed effect that it is; 0 for the text as a whole.
    fn later(&self) -> u8;
    /// The number under which it was paid for with cards or things; 0 for none. Only card games have such costs.
    fn paid(&self) -> u16 {
        0
    }
    /// The same where that was paid for it.
    #[must_use]
    fn paid_by(self, number: u16) -> Self {
        let _ = number;
        self
    }
    /// How long it lasts while its card stays in play.
    fn while_in_play(&self) -> Until;
}

/// `flow_entry!();` in an `impl FlowEntry`, where its fields are `they`, `controller` and `later`, with `paid` in brackets
/// also that.
macro_rules! flow_entry {
    (paid) => {
        $crate::cards::language::flow_entry!();

        fn paid(&self) -> u16 {
            self.paid
        }

        fn paid_by(self, paid: u16) -> Self {
            Self { paid, ..self }
        }
    };
    () => {
        fn asking(self, seat: $crate::table::Seat) -> Self {
            Self {
                they: Some(seat),
                ..self
            }
        }

        fn they(&self) -> Option<$crate::table::Seat> {
            self.they
        }

        fn under(self, controller: $crate::table::Seat) -> Self {
            Self { controller, ..self }
        }

        fn later(&self) -> u8 {
            self.later
        }
    };
}

pub(crate) use flow_entry;
