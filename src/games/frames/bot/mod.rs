//! The value of a view of Frames, for bots.

mod quick;

use crate::games::frames::components::Frame;
use crate::games::frames::content::own_armed;
use crate::games::frames::geometry::{
    FRAME_RADIUS, STATION_RADIUS, UNIT, distance, gap, within_square,
};
use crate::games::frames::match_state::Range;
use crate::games::frames::{Choice, ChoiceWord, Frames, Step, Topic, View};
use crate::table::{self, Decision, Imagination, Seat};

use crate::bots::{EvaluatedGame, Judgement, SearchSettings};

impl EvaluatedGame for Frames {
    const SEARCH: SearchSettings = SearchSettings {
        scale: 1_000.0,
        horizon: 1,
        idle: 1_000,
        crowd: 9,
        pull: 5.0,
        ..SearchSettings::USUAL
    };

    const OTHERS: &'static [ChoiceWord] = &[
        ChoiceWord::None,
        ChoiceWord::End,
        ChoiceWord::Pass,
        ChoiceWord::Stay,
        ChoiceWord::Keep,
        ChoiceWord::Agree,
        ChoiceWord::Defer,
        ChoiceWord::No,
    ];
    const PARTS: &'static [Topic] = &[Topic::To, Topic::Rockets];
    const FIRST: &'static Judgement<Self> = &Judgement {
        is_tried: |_, _| true,
        ..Judgement::TODAY
    };

    /// A frame's turn is one place: it moves and shoots in either order.
    fn place(step: Step) -> usize {
        match step {
            Step::Designate | Step::Roll | Step::Defense | Step::Act | Step::Move | Step::Hits => {
                Step::Designate as usize
            }
            _ => step as usize,
        }
    }

    fn quick(world: &mut Imagination<'_, Self>) -> Option<usize> {
        quick::choose(world)
    }

    /// Cover is worth a shot only beside a hostile frame, which shelters behind it or stands on it.
    fn is_tried(began: &View, option: &table::Choice) -> bool {
        let Some(Choice::Aim { target, .. }) = Choice::read(option) else {
            return true;
        };
        let cover = began.segments.iter().find(|(id, _)| *id == target);
        cover.is_none_or(|(_, segment)| {
            let mut hostile = began
                .frames
                .iter()
                .filter(|(_, f)| Some(f.owner) != began.seat && f.stands());
            hostile.any(|(_, f)| within_square(f.at, FRAME_RADIUS, segment.at, UNIT))
        })
    }

    /// Own score and health against the best of the others.
    fn worth(view: &View, seat: Seat) -> i32 {
        let others = (0..view.companies.len() as u8)
            .map(Seat)
            .filter(|&s| s != seat);
        let best = others.map(|other| side(view, other)).max().unwrap_or(0);
        side(view, seat) - best + standing(view, seat)
    }

    fn idle(decision: &Decision, step: Step) -> Option<usize> {
        let at = |word: ChoiceWord| decision.options.iter().position(|o| word.is_of(o));
        match (step, Topic::of(decision.topic)) {
            (Step::Hits, _) => at(ChoiceWord::Use).or(Some(0)),
            (Step::Defense, _) => best_die(decision, ChoiceWord::Defend).or(at(ChoiceWord::None)),
            (_, Some(Topic::Turn)) => {
                best_die(decision, ChoiceWord::Attack).or(at(ChoiceWord::End))
            }
            (_, Some(Topic::Designate)) => at(ChoiceWord::None),
            _ => None,
        }
    }
}

/// The option of that word with the highest die.
fn best_die(decision: &Decision, word: ChoiceWord) -> Option<usize> {
    let dice = decision.options.iter().enumerate();
    let fitting = dice.filter(|(_, o)| word.is_of(o));
    fitting.max_by_key(|(_, o)| o.amount).map(|(n, _)| n)
}

/// Points of a company, and what its frames are still good for.
fn side(view: &View, seat: Seat) -> i32 {
    let company = &view.companies[seat.index()];
    let frames = view
        .frames
        .iter()
        .filter(|(_, f)| f.owner == seat && f.alive);
    100 * company.score + frames.map(|(_, f)| frame(f)).sum::<i32>()
}

/// Health, dice and markers of a frame.
fn frame(f: &Frame) -> i32 {
    let health = 60 * i32::from(f.systems.total()) + 40 * i32::from(f.whites + f.armour);
    health
        + 6 * (i32::from(f.defense.unwrap_or(0)) + i32::from(f.ward))
        + 25 * i32::from(f.extra.iter().sum::<i8>())
        - 8 * i32::from(f.spot)
}

/// The value of the places of a company's frames: near stations that it does not control, at a range that their
/// weapons reach.
fn standing(view: &View, seat: Seat) -> i32 {
    let own = view
        .frames
        .iter()
        .filter(|(_, f)| f.owner == seat && f.stands());
    let places: i32 = own.map(|(_, f)| place(view, seat, f)).sum();
    places + objectives(view, seat)
}

/// The value of objectives: what is reached, and how near the nearest frame is to areas that are to be held.
fn objectives(view: &View, seat: Seat) -> i32 {
    let open = view.objectives.iter().filter(|o| !o.done);
    let own = open.filter(|o| o.owner.is_none_or(|owner| owner == seat));
    own.map(|objective| {
        let worth = i32::from(objective.objective.worth);
        let reached = if objective.reached.contains(seat) {
            60
        } else {
            0
        };
        let frames = view
            .frames
            .iter()
            .filter(|(_, f)| f.owner == seat && f.stands());
        let far = objective.area.and_then(|area| {
            let far = frames.map(|(_, f)| distance(f.at, area.at) - area.radius);
            far.min()
        });
        worth * reached - 4 * far.map_or(0, |far| far.max(0) / UNIT).min(20)
    })
    .sum()
}

fn place(view: &View, seat: Seat, f: &Frame) -> i32 {
    let stations = view
        .stations
        .iter()
        .filter(|(_, s)| s.placed && s.controller != Some(seat));
    let nearest = stations
        .map(|(_, s)| gap(f.at, FRAME_RADIUS, s.at, STATION_RADIUS))
        .min();
    let far = nearest.map_or(0, |gap| (gap - UNIT).max(0) / UNIT);
    let hostile = view
        .frames
        .iter()
        .filter(|(_, o)| o.owner != seat && o.stands());
    let numbers = &view.content.frames[usize::from(f.kind)].numbers;
    let ends = numbers.ranges(&view.content.rules);
    let own = &view.content.systems;
    let armed = |range: Range| f.systems.armed(range.system()) || own_armed(own, f.systems, range);
    let targets = hostile.filter(|(_, o)| {
        let gap = gap(f.at, FRAME_RADIUS, o.at, FRAME_RADIUS);
        (gap > ends.direct && armed(Range::Artillery))
            || (gap > ends.melee && gap <= ends.direct && armed(Range::DirectFire))
            || (gap <= ends.melee && armed(Range::HandToHand))
    });
    -6 * far.min(20) + if targets.count() > 0 { 30 } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::frames::Setup;
    use crate::games::frames::components::Segment;
    use crate::games::frames::content::{TABLES, builtin};
    use crate::games::frames::geometry::Point;
    use crate::games::frames::ids::segment_id;
    use crate::table::{Match, TableRng};

    #[test]
    fn cover_is_a_target_only_beside_hostile_frames() {
        let content = Box::leak(Box::new(
            (*builtin().expect("the built-in packs are sound")).clone(),
        ));
        let mut game = Match::<Frames>::new(Setup::in_turn(content, TABLES[0], 0), 3);
        let mut chance = TableRng::new(3);
        while let Some(open) = game.decision().filter(|o| !Topic::Designate.is_of(o)) {
            let options = open.options.len() as u32;
            game.pick(chance.below(options) as usize);
        }
        let seat = game.decision().expect("somebody designates").seat;
        let mut view = game.view(Some(seat));
        let at = |owner: bool| {
            let mut frames = view.frames.iter().filter(|(_, f)| f.stands());
            let (id, f) = frames.find(|(_, f)| (f.owner == seat) == owner).copied()?;
            Some((id, f.at))
        };
        let ((_, own), (hostile, theirs)) = (at(true).expect("own"), at(false).expect("theirs"));
        let beside = |p: Point| Segment {
            at: Point {
                x: p.x + FRAME_RADIUS + UNIT / 2,
                y: p.y,
            },
            hits: 1,
        };
        view.segments = vec![
            (segment_id(0), beside(theirs)),
            (segment_id(1), beside(own)),
        ];
        let tried = |target| {
            let range = Range::Artillery;
            Frames::is_tried(&view, &Choice::Aim { target, range }.wire())
        };
        assert!(tried(hostile) && tried(segment_id(0)) && !tried(segment_id(1)));
    }
}
