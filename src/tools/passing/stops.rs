//! Stops: where a seat is asked although it could pass, by window of the turn and by what is about to resolve.

use super::PassingSituation;

/// Whose: one's own turn and things, or somebody else's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// One's own.
    Own,
    /// Anybody else's, the game's too.
    Others,
}

impl Side {
    /// That of what is one's own, or not.
    #[must_use]
    pub const fn of(own: bool) -> Self {
        if own { Self::Own } else { Self::Others }
    }
}

/// Both.
pub const SIDES: [Side; 2] = [Side::Own, Side::Others];

/// The moments to stop: a bit for each window and for each kind of entry, first one's own, then the others'.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stops {
    /// The windows, by the number that the game gives them.
    pub steps: [u32; 2],
    /// The kinds of entries about to resolve, by the number that the game gives them.
    pub kinds: [u32; 2],
}

impl Stops {
    /// Nowhere.
    pub const NONE: Self = Self {
        steps: [0; 2],
        kinds: [0; 2],
    };

    /// Everywhere.
    pub const ALL: Self = Self {
        steps: [u32::MAX; 2],
        kinds: [u32::MAX; 2],
    };

    /// Whether to stop in that window.
    #[must_use]
    pub fn step(&self, window: usize, side: Side) -> bool {
        self.steps[side as usize] & bit(window) != 0
    }

    /// Changes that.
    pub fn set_step(&mut self, window: usize, side: Side, stop: bool) {
        set(&mut self.steps[side as usize], window, stop);
    }

    /// Whether to stop when such a thing is about to resolve.
    #[must_use]
    pub fn kind(&self, kind: usize, side: Side) -> bool {
        self.kinds[side as usize] & bit(kind) != 0
    }

    /// Changes that.
    pub fn set_kind(&mut self, kind: usize, side: Side, stop: bool) {
        set(&mut self.kinds[side as usize], kind, stop);
    }

    /// Whether the seat wants to be asked.
    #[must_use]
    pub fn stop(&self, moment: &PassingSituation) -> bool {
        match (moment.stack.last(), moment.window) {
            (Some(top), _) => self.kind(top.kind, top.side),
            (None, Some(window)) => self.step(window, moment.side),
            (None, None) => true,
        }
    }
}

fn bit(at: usize) -> u32 {
    u32::try_from(at).map_or(0, |at| 1_u32.checked_shl(at).unwrap_or(0))
}

fn set(bits: &mut u32, at: usize, stop: bool) {
    if stop {
        *bits |= bit(at);
    } else {
        *bits &= !bit(at);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_stop_is_set_alone() {
        let mut stops = Stops::NONE;
        stops.set_step(1, Side::Others, true);
        stops.set_kind(3, Side::Own, true);
        assert!(stops.step(1, Side::Others));
        assert!(!stops.step(1, Side::Own));
        assert!(!stops.step(2, Side::Others));
        assert!(stops.kind(3, Side::Own));
        assert!(!stops.kind(3, Side::Others));
        stops.set_step(1, Side::Others, false);
        stops.set_kind(3, Side::Own, false);
        assert_eq!(stops, Stops::NONE);
    }

    #[test]
    fn what_is_about_to_resolve_counts_before_the_window() {
        let mut moment = PassingSituation {
            turn: 1,
            side: Side::Own,
            window: Some(0),
            stack: Vec::new(),
            fight: false,
            shows: false,
        };
        let mut stops = Stops::NONE;
        stops.set_step(0, Side::Own, true);
        assert!(stops.stop(&moment));
        moment.stack.push(crate::tools::passing::Waiting {
            serial: 1,
            kind: 0,
            side: Side::Others,
            foreign: true,
            act: true,
            aimed: false,
            deadly: false,
            trigger: None,
        });
        assert!(!stops.stop(&moment));
        stops.set_kind(0, Side::Others, true);
        assert!(stops.stop(&moment));
        moment.stack.clear();
        moment.window = None;
        assert!(Stops::NONE.stop(&moment), "what is no window is asked");
    }
}
