//! Aids for judging a place: rings, reach, cover lines, the measuring tape.

use bevy::math::Vec2;
use bevy_egui::egui::Color32;

use super::relief;
use super::rings;
use super::token::{Mark, drawn, token};
use super::{Paper, Scenery};
use crate::desktop::ink::alpha;
use crate::desktop::panels::theme;
use crate::desktop::panels::why::refusal_text;
use crate::games::frames::desktop::board::click;
use crate::games::frames::desktop::board::figure::Figure;
use crate::games::frames::desktop::board::livery;
use crate::games::frames::desktop::board::scene::{Scene, along};
use crate::games::frames::desktop::board::snap::way;
use crate::games::frames::desktop::board::station::station;
use crate::games::frames::desktop::board::viewport::point;
use crate::games::frames::geometry::{FRAME_RADIUS, Point, STATION_RADIUS, UNIT, distance, gap};
use crate::games::frames::match_state::Range;
use crate::games::frames::phrases::{range_name, units};
use crate::games::frames::{ChoiceWord, Thing, Topic, thing};
use crate::table::{ObjectId, Ref};

/// Rings and lines that say something about ranges.
const TAPE: Color32 = Color32::from_rgb(0x9f, 0xe3, 0xff);

/// Rings about the frame that is looked at, or whose turn it is, below the frames.
pub fn under(paper: &mut Paper, s: &Scenery) {
    let view = s.view();
    if view.outcome.is_some() {
        return;
    }
    let hovered = s.session.focus.hover.filter(|id| view.frame(*id).is_some());
    let turn = view.current.as_ref().map(|t| t.frame);
    let moving = s.session.shown.decision.as_ref().and_then(|d| way(view, d));
    if moving.is_none()
        && let Some(id) = hovered.or(s.session.focus.pinned).or(turn)
        && let (Some(frame), Some(at)) = (view.frame(id), s.seen(id))
    {
        rings::reach(paper, s, at, livery::seat(frame.owner));
    }
    if let Some((from, most)) = moving {
        let at = s.eye.see(from);
        let reach = s.eye.length(most);
        rings::dashed(
            paper,
            s,
            (at, reach),
            1.6,
            (72, 0.55),
            alpha(theme::accent(), 0.8),
        );
    }
    let half = s.eye.length(s.reach.step) * 0.5;
    for &at in &s.reach.legal {
        let at = s.eye.see(at);
        let colour = alpha(theme::accent(), 0.11);
        paper.ink.block(at, Vec2::splat(half), colour);
    }
    held(paper, s);
    lines(paper, s);
}

/// How far the die in hand would take the frame.
fn held(paper: &mut Paper, s: &Scenery) {
    let Some(decision) = s
        .session
        .shown
        .decision
        .as_ref()
        .filter(|d| Topic::Turn.is_of(d))
    else {
        return;
    };
    let mut options = click::fitting(s.session, decision, s.session.extra.held);
    let die = s
        .session
        .extra
        .held
        .die
        .and_then(|n| click::die(s.session, n));
    let turn = s.view().current.as_ref().map(|t| t.frame);
    if let (Some(die), Some(at)) = (die, turn.and_then(|id| s.seen(id)))
        && options.any(|o| ChoiceWord::Move.is_of(&o))
    {
        let reach = s.eye.length(i32::from(die.value) * UNIT);
        let colour = alpha(theme::accent(), 0.7);
        rings::dashed(paper, s, (at, reach), 1.6, (72, 0.55), colour);
    }
}

/// Lines of cover to the target: from middle to middle and the two that touch both discs.
fn lines(paper: &mut Paper, s: &Scenery) {
    let view = s.view();
    let turn = view.current.as_ref();
    let aimed = turn.and_then(|t| {
        t.aim
            .filter(|_| !t.attacked)
            .map(|aim| (t.frame, aim.target))
    });
    // While a target is sought, the one in hand or under the pointer counts.
    let seeking = s
        .session
        .shown
        .decision
        .as_ref()
        .filter(|d| Topic::Designate.is_of(d));
    let target = s.session.extra.held.target.or(s.session.focus.hover);
    let sought = seeking.and_then(|d| match (d.about, target) {
        (Ref::Object(by), Some(target)) if target != by => Some((by, target)),
        _ => None,
    });
    let Some((by, target)) = sought.or(aimed) else {
        return;
    };
    if matches!(thing(target), Thing::Station(_)) {
        return;
    }
    let (Some(mut a), Some(b)) = (s.seen(by), s.seen(target)) else {
        return;
    };
    let mut from = view.place(by);
    // A frame that is about to go is judged from where it would stand.
    if let (Some(spot), Some((_, _))) = (
        s.pointing.spot.filter(|p| p.refused.is_none()),
        s.session.shown.decision.as_ref().and_then(|d| way(view, d)),
    ) {
        a = s.eye.see(spot.at);
        from = Some(spot.at);
    }
    let Some(stands) = from else {
        return;
    };
    let covers = view.covering_from(stands, by, target);
    let covered = !covers.is_empty();
    let colour = if covered { theme::danger() } else { TAPE };
    let radius = s.eye.length(FRAME_RADIUS);
    let side = (b - a).perp().normalize_or_zero() * radius;
    let frame = view.frame(target).is_some();
    paper.ink.line(a, b, 1.2, alpha(colour, 0.85));
    if frame {
        paper.ink.line(a + side, b + side, 0.9, alpha(colour, 0.5));
        paper.ink.line(a - side, b - side, 0.9, alpha(colour, 0.5));
    }
    for id in covers {
        if let Some(at) = s.seen(id) {
            paper.ink.ring(at, radius * 1.25, 2.0, theme::danger());
        }
    }
    let far = view.gap_from(stands, target).unwrap_or(0);
    let at = view.range_at(by, far);
    let range = range_name(at, s.language);
    let mut text = format!("{} · {range}", units(far, s.language));
    if covered && at != Range::HandToHand {
        text = format!("{text} · {}", s.words().in_cover);
    }
    // Between two that are close there is no room for words.
    let above = if a.distance(b) < 190.0 { 44.0 } else { 0.0 };
    let middle = (a + b) * 0.5;
    let highest = if above > 0.0 { a.y.min(b.y) } else { middle.y };
    // Whoever aims just now has the range said beside the target.
    if !matches!(s.show.now(), Some((Scene::Designate { .. }, _))) {
        paper.slip(Vec2::new(middle.x, highest - above), text, 12.0, colour);
    }
}

/// The preview under the pointer, above everything else.
pub fn over(paper: &mut Paper, s: &Scenery) {
    let view = s.view();
    let (Some(spot), Some(decision)) = (s.pointing.spot, &s.session.shown.decision) else {
        return;
    };
    let Some(Ref::Object(id)) = decision.region.map(|r| r.subject) else {
        return;
    };
    let at = s.eye.see(spot.at);
    let legal = spot.refused.is_none();
    let colour = if legal {
        theme::accent()
    } else {
        theme::danger()
    };
    let radius = match thing(id) {
        Thing::Station(_) => s.eye.length(STATION_RADIUS),
        _ => s.eye.length(FRAME_RADIUS),
    };
    if let Some((from, _)) = way(view, decision) {
        trace(paper, s, from, spot.at, colour);
    }
    match view.frame(id) {
        Some(frame) => {
            rings::reach(paper, s, at, alpha(livery::seat(frame.owner), 0.7));
            let others = view
                .frames
                .iter()
                .filter(|(other, f)| *other != id && f.stands());
            let near = others.map(|(_, f)| at.distance(s.eye.see(f.at)));
            let radius = drawn(s.eye, near.fold(f32::MAX, f32::min));
            token(
                &mut paper.ink,
                Figure::of(view, frame),
                frame.owner,
                at,
                radius,
                Mark::default(),
            );
        }
        None => {
            paper.ink.ring(
                at,
                s.eye.length(STATION_RADIUS + UNIT),
                1.2,
                alpha(colour, 0.7),
            );
            station(
                &mut paper.ink,
                at,
                (radius * 1.28).max(13.0),
                Some(decision.seat),
            );
        }
    }
    paper.ink.ring(at, radius + 3.0, 2.2, colour);
    if let Some(refused) = spot.refused {
        // The events being shown are at the lower edge.
        let told_below = s.show.running() > 0 && at.y + radius > s.eye.space.max.y - 64.0;
        let off = if told_below { -1.0 } else { 1.0 };
        let below = at + Vec2::new(0.0, (radius + 24.0) * off);
        let why = refusal_text(refused.refusal, s.language);
        paper.note(below, why, 13.0, theme::danger());
    } else if let Some(words) = relief::move_words(view, spot.at, s.words()) {
        let below = at + Vec2::new(0.0, radius + 20.0);
        paper.slip(below, words, 12.0, colour);
    }
}

/// The way a frame would go, round what is in the way, with its length; straight where it may not go.
fn trace(paper: &mut Paper, s: &Scenery, from: Point, to: Point, colour: Color32) {
    let straight = [from, to];
    let (length, path) = match &s.pointing.way {
        Some(walk) => (walk.length, &walk.path[..]),
        None => (distance(from, to), &straight[..]),
    };
    let path: Vec<Vec2> = path.iter().map(|&at| s.eye.see(at)).collect();
    for leg in path.windows(2) {
        let line = alpha(colour, 0.9);
        paper.ink.dashes(leg[0], leg[1], 1.8, (7.0, 5.0), line);
    }
    // A bead wherever it turns.
    for &turn in path.iter().skip(1).rev().skip(1) {
        paper.ink.disc(turn, 3.6, theme::ground());
        paper.ink.disc(turn, 2.6, colour);
    }
    let text = s.words().units(&units(length, s.language));
    if let Some(middle) = along(&path, 0.5) {
        paper.slip(middle, text, 12.0, colour);
    }
}

/// The tape between two points, edge to edge where it begins and ends on frames.
pub fn tape(paper: &mut Paper, s: &Scenery) {
    let Some((from, to)) = s.pointing.tape else {
        return;
    };
    let view = s.view();
    let end = |at: Vec2| -> (Option<ObjectId>, Point) {
        let at = point(at);
        match view.thing_at(at, 0) {
            Some(id) if view.frame(id).is_some() || view.station(id).is_some() => {
                (Some(id), view.place(id).unwrap_or(at))
            }
            _ => (None, at),
        }
    };
    let ((first, a), (second, b)) = (end(from), end(to));
    let radius = |id: Option<ObjectId>| match id.map(thing) {
        Some(Thing::Frame(_)) => FRAME_RADIUS,
        Some(Thing::Station(_)) => STATION_RADIUS,
        _ => 0,
    };
    let far = gap(a, radius(first), b, radius(second));
    let (a, b) = (s.eye.see(a), s.eye.see(b));
    paper.ink.line(a, b, 5.0, alpha(theme::ground(), 0.7));
    paper.ink.line(a, b, 2.0, TAPE);
    // A tick for each unit.
    let unit = s.eye.scale;
    let along = (b - a).normalize_or_zero();
    let count = ((b - a).length() / unit) as i32;
    for n in 1..=count {
        let at = a + along * unit * n as f32;
        let half = along.perp() * if n % 8 == 0 { 7.0 } else { 3.0 };
        paper.ink.line(at - half, at + half, 1.2, TAPE);
    }
    let mut text = s.words().units(&units(far, s.language));
    if let (Some(by), Some(_)) = (first, second) {
        let range = range_name(view.range_at(by, far), s.language);
        text = format!("{text} · {range}");
    }
    paper.slip(b + Vec2::new(0.0, -18.0), text, 13.0, TAPE);
}
