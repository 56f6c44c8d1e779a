//! What a match came to, for its end: damage by turn, how everybody stood, the best card and the last blow. It is read from the
//! events that the person at the screen may see.

use std::collections::BTreeMap;

use super::{Session, SessionGame};
use crate::table::{ObjectId, Seat};

/// Something that happened and counts at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Feat {
    /// A turn, or round, began.
    Turn,
    /// What a seat has now of what decides the match.
    Stands(Seat, i32),
    /// Damage was dealt.
    Damage(Blow),
    /// Something happened that brings the end nearer.
    Decisive(Blow),
}

/// A blow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Blow {
    /// Whose it was.
    pub by: Seat,
    /// The card or figure that it came from, if that is known.
    pub source: Option<ObjectId>,
    /// What it met.
    pub target: ObjectId,
    /// How much, 1 or more.
    pub amount: i32,
}

/// What a match came to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Ending {
    /// How everybody stood before each turn, and at last at the end; by seat.
    pub stood: Vec<Vec<i32>>,
    /// The damage of each turn, by the seat that dealt it.
    pub dealt: Vec<Vec<i32>>,
    /// The card or figure that dealt most, whose it was, and how much in all.
    pub best: Option<Blow>,
    /// The last blow that counted.
    pub last: Option<Blow>,
}

impl Ending {
    /// Sums that up, for so many seats.
    #[must_use]
    pub fn of(feats: &[Feat], seats: usize) -> Self {
        let (mut this, mut now) = (Self::default(), vec![0; seats]);
        let mut sources: BTreeMap<ObjectId, Blow> = BTreeMap::new();
        for feat in feats {
            match *feat {
                Feat::Turn => {
                    this.stood.push(now.clone());
                    this.dealt.push(vec![0; seats]);
                }
                Feat::Stands(seat, value) => {
                    if let Some(stands) = now.get_mut(seat.index()) {
                        *stands = value;
                    }
                }
                Feat::Damage(blow) => {
                    let turn = this.dealt.last_mut();
                    if let Some(dealt) = turn.and_then(|turn| turn.get_mut(blow.by.index())) {
                        *dealt += blow.amount;
                    }
                    if let Some(source) = blow.source {
                        let sum = sources.entry(source);
                        let more = |sum: &mut Blow| sum.amount += blow.amount;
                        sum.and_modify(more).or_insert(blow);
                    }
                }
                Feat::Decisive(blow) => this.last = Some(blow),
            }
        }
        if !this.stood.is_empty() {
            this.stood.push(now);
        }
        // Of equal ones the first is taken.
        this.best = sources.into_values().rev().max_by_key(|blow| blow.amount);
        this
    }
}

impl<G: SessionGame> Session<G> {
    /// Sums up a match that is over, as its watcher saw it.
    pub(super) fn sum_up(&mut self) {
        let driver = self.host.driver.as_ref();
        self.ending = match (driver, self.host.outcome) {
            (Some(driver), Some(_)) => {
                let events = driver.events_for(self.shown.watcher, 0);
                let feats = G::feats(&self.shown.view, &events);
                Ending::of(&feats, self.host.players.len())
            }
            _ => Ending::default(),
        };
    }
}
