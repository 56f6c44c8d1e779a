//! Which frames a filter means.

use crate::cards::counters::CounterName;
use crate::cards::memory::Remembers;
use crate::games::frames::abilities::state::Entry;
use crate::games::frames::board::Board;
use crate::games::frames::components::{Frame, Station};
use crate::games::frames::content::{Filter, FrameName, ObjectSelector, Origin, OwnThing, Whose};
use crate::games::frames::geometry::{EPSILON, FRAME_RADIUS, Point, STATION_RADIUS, UNIT, within};
use crate::table::{ObjectId, Seat};

impl Whose {
    /// Whether `owner` is meant, for a player.
    #[must_use]
    pub fn fits(self, you: Seat, owner: Seat) -> bool {
        match self {
            Self::Any => true,
            Self::Yours => owner == you,
            Self::Theirs => owner != you,
        }
    }
}

impl Board<'_> {
    /// Whether a frame matches, standing or destroyed, for the player and the source of an ability (M-165). One that was
    /// destroyed is judged by what it was then (M-176).
    #[must_use]
    pub fn matches(&self, filter: &Filter, you: Seat, entry: &Entry, id: ObjectId) -> bool {
        let (frame, source) = (self.frame(id), entry.source);
        let from = self.origin(filter.of, entry);
        let near = |units: u8| {
            let reach = i32::from(units) * UNIT + EPSILON;
            from.is_some_and(|from| within(from, FRAME_RADIUS, frame.at, FRAME_RADIUS, reach))
        };
        let of_kind = |name: &FrameName| {
            let index = name.found.as_ref().map(|(index, _)| *index);
            index == Some(frame.kind)
        };
        let [rockets, spot, acted] = self.stats_or_last(id);
        let counted = |(counter, n): &(CounterName, u16)| {
            self.counters_or_last(id, counter.index) >= i32::from(*n)
        };
        let is = |wanted: Option<bool>, found: &dyn Fn() -> bool| {
            wanted.is_none_or(|wanted| wanted == found())
        };
        let width = self.game.field.width();
        filter.whose.fits(you, frame.owner)
            && (!filter.is_this() || id == source)
            && (!filter.is_other() || id != source)
            && filter
                .has
                .is_none_or(|system| frame.systems.get(system) > 0)
            && filter.kind.as_ref().is_none_or(of_kind)
            && filter.counters.as_ref().is_none_or(counted)
            && filter.within.is_none_or(near)
            && filter
                .area
                .is_none_or(|area| area.on(width).holds(frame.at))
            && is(filter.at_station, &|| self.is_at_station(frame, None))
            && (filter.at_station_of)
                .is_none_or(|whose| self.is_at_station(frame, Some((you, whose))))
            && (!filter.destroyed || self.may_return(id))
            && is(filter.damaged, &|| !self.missing(id).is_empty())
            && is(filter.acted, &|| acted != 0)
            && is(filter.spotted, &|| spot > 0)
            && is(filter.rockets, &|| rockets > 0)
    }

    /// The middle of the frame from which a filter measures; one that was just destroyed counts.
    fn origin(&self, of: Option<Origin>, entry: &Entry) -> Option<Point> {
        let frame = match of {
            None | Some(Origin::This) => Some(entry.source),
            Some(Origin::That) => entry.that,
            Some(Origin::Picked) => entry.picked,
            Some(Origin::Attacker) => entry.attacker,
            Some(Origin::Attacked) => entry.attacked,
            Some(Origin::InTurn) => self.turn().map(|turn| turn.frame),
        };
        let frame = frame.filter(|id| self.is_frame(*id))?;
        Some(self.frame(frame).at)
    }

    /// Whether a frame contests a station, or one that somebody of `whose` controls (M-178).
    fn is_at_station(&self, frame: &Frame, of: Option<(Seat, Whose)>) -> bool {
        let (at, contest) = (frame.at, self.contest());
        let wanted = |s: &Station| {
            of.is_none_or(|(you, whose)| s.controller.is_some_and(|seat| whose.fits(you, seat)))
        };
        self.stations().any(|(_, s)| {
            s.placed && wanted(s) && within(at, FRAME_RADIUS, s.at, STATION_RADIUS, contest)
        })
    }

    /// The standing frames that match, or the destroyed ones (M-196), in their order.
    pub fn found(&self, filter: &Filter, you: Seat, entry: &Entry) -> Vec<ObjectId> {
        let meant = |frame: &Frame| frame.stands() || filter.destroyed;
        let all = self.frames().filter(|(_, frame)| meant(frame));
        let all = all.map(|(id, _)| id);
        all.filter(|&id| self.matches(filter, you, entry, id))
            .collect()
    }

    /// The frames that a selector means; only those that stand.
    #[must_use]
    pub fn who(&self, who: &ObjectSelector, entry: &Entry) -> Vec<ObjectId> {
        let mut found = self.who_was(who, entry);
        found.retain(|&id| self.frame(id).stands());
        found
    }

    /// The same with a destroyed frame, if it is meant by itself (M-176).
    #[must_use]
    pub fn who_was(&self, who: &ObjectSelector, entry: &Entry) -> Vec<ObjectId> {
        let one = match who {
            // Abilities of this game have no targets.
            ObjectSelector::Target(_) | ObjectSelector::Paid => None,
            ObjectSelector::This => Some(entry.source),
            ObjectSelector::That => entry.that,
            ObjectSelector::Picked => entry.picked,
            ObjectSelector::Own(OwnThing::Attacker) => entry.attacker,
            ObjectSelector::Own(OwnThing::Attacked) => entry.attacked,
            ObjectSelector::Own(OwnThing::InTurn) => self.turn().map(|turn| turn.frame),
            ObjectSelector::Each(filter) => {
                return self.found(filter, entry.controller, entry);
            }
        };
        let on_board = |id: &ObjectId| {
            self.is_frame(*id) && (self.frame(*id).stands() || !self.frame(*id).alive)
        };
        one.filter(on_board).into_iter().collect()
    }
}
