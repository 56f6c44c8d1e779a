//! Going on passing: until one's own turn, until something happens, until everything has resolved.

use super::{PassingSituation, Side, Waiting};

/// How long somebody goes on passing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Until {
    /// Until one's own turn, unless another player aims at one.
    MyTurn,
    /// Until another player does anything, a fight begins or the turn ends.
    Something,
    /// Until nothing waits to resolve, unless another player adds to it.
    Resolved,
    /// Until the fight is over, unless another player plays or uses something, or one would die.
    FightEnds,
}

/// Somebody who goes on passing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Yielding {
    /// The end of the passing.
    pub until: Until,
    /// The turn in which it began.
    pub since: u32,
    /// The newest entry on the stack at that time.
    pub newest: u16,
}

impl Yielding {
    /// Passing from that moment on.
    #[must_use]
    pub fn from(moment: &PassingSituation, until: Until) -> Self {
        let serials = moment.stack.iter().map(|entry| entry.serial);
        Self {
            until,
            since: moment.turn,
            newest: serials.max().unwrap_or_default(),
        }
    }

    /// Whether it goes on at that moment.
    #[must_use]
    pub fn goes_on(&self, moment: &PassingSituation) -> bool {
        let new = |e: &&Waiting| e.serial > self.newest;
        let mut others = moment.stack.iter().filter(new).filter(|e| e.foreign);
        let same = moment.turn == self.since || moment.side == Side::Others;
        // Whoever begins while something deadly waits has seen it.
        let ends = moment.stack.iter().filter(new).any(|e| e.deadly);
        match self.until {
            Until::MyTurn => same && !ends && !others.any(|e| e.aimed),
            Until::Something => same && !ends && others.next().is_none() && !moment.fight,
            Until::FightEnds => {
                let same = moment.turn == self.since;
                moment.fight && same && !ends && !others.any(|e| e.act)
            }
            Until::Resolved => !moment.stack.is_empty() && !ends && !others.any(|e| e.act),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(side: Side) -> PassingSituation {
        PassingSituation {
            turn: 4,
            side,
            window: Some(0),
            stack: vec![Waiting {
                serial: 7,
                kind: 0,
                side: Side::Others,
                foreign: true,
                act: true,
                aimed: true,
                deadly: false,
                trigger: None,
            }],
            fight: false,
            shows: false,
        }
    }

    #[test]
    fn what_lay_there_when_it_began_ends_nothing() {
        let now = moment(Side::Others);
        for until in [Until::MyTurn, Until::Something, Until::Resolved] {
            assert!(Yielding::from(&now, until).goes_on(&now), "{until:?}");
        }
    }

    #[test]
    fn what_was_deadly_when_it_began_ends_nothing() {
        let mut now = moment(Side::Own);
        (now.stack[0].deadly, now.stack[0].foreign) = (true, false);
        for until in [
            Until::MyTurn,
            Until::Something,
            Until::Resolved,
            Until::FightEnds,
        ] {
            now.fight = until == Until::FightEnds;
            let on = Yielding::from(&now, until);
            assert!(on.goes_on(&now), "{until:?} does nothing");
            now.stack[0].serial += 1;
            assert!(
                !on.goes_on(&now),
                "{until:?} goes on when something new would kill"
            );
        }
    }

    #[test]
    fn what_others_add_ends_it() {
        let before = moment(Side::Others);
        let mut now = before.clone();
        now.stack.push(Waiting {
            serial: 8,
            aimed: false,
            ..before.stack[0]
        });
        let goes_on = |until| Yielding::from(&before, until).goes_on(&now);
        assert!(goes_on(Until::MyTurn), "it is not aimed at the seat");
        assert!(!goes_on(Until::Something));
        assert!(!goes_on(Until::Resolved));
        now.stack[1].aimed = true;
        assert!(!Yielding::from(&before, Until::MyTurn).goes_on(&now));
    }

    #[test]
    fn ones_own_next_turn_ends_it() {
        let mut now = moment(Side::Own);
        now.stack.clear();
        let on = Yielding::from(&now, Until::MyTurn);
        assert!(on.goes_on(&now), "in the turn in which it began");
        now.turn = 6;
        assert!(!on.goes_on(&now));
        now.side = Side::Others;
        assert!(on.goes_on(&now));
        assert!(
            !Yielding::from(&now, Until::Resolved).goes_on(&now),
            "nothing waits"
        );
    }

    #[test]
    fn a_fight_goes_on_to_its_end_unless_somebody_answers_or_dies() {
        let mut now = moment(Side::Own);
        now.fight = true;
        now.stack[0] = Waiting {
            foreign: false,
            act: false,
            ..now.stack[0]
        };
        let on = Yielding::from(&now, Until::FightEnds);
        assert!(on.goes_on(&now));
        now.stack.clear();
        assert!(on.goes_on(&now), "between two rolls");
        let answer = Waiting {
            serial: 8,
            ..moment(Side::Own).stack[0]
        };
        now.stack.push(answer);
        assert!(!on.goes_on(&now), "another player answered");
        now.stack[0] = Waiting {
            foreign: false,
            act: false,
            deadly: true,
            ..answer
        };
        assert!(!on.goes_on(&now), "one would die");
        now.stack.clear();
        now.fight = false;
        assert!(!on.goes_on(&now), "it is over");
    }

    #[test]
    fn a_fight_is_something() {
        let mut now = moment(Side::Others);
        let on = Yielding::from(&now, Until::Something);
        now.fight = true;
        assert!(!on.goes_on(&now));
    }
}
