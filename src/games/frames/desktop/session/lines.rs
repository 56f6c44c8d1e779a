//! Turns events of Frames into lines of the log.

use crate::desktop::session::Tone;
use crate::games::frames::Event;
use crate::games::frames::match_state::Colour;
use crate::games::frames::phrases::Speaker;
use crate::table::{self, ObjectId, Phrases};

/// How many of those events one line covers: dice of one roll.
pub(super) fn run(events: &[table::Event]) -> usize {
    match events.first().and_then(Event::read) {
        Some(Event::Roll { frame, .. }) => run_of(events, rolled(frame)).count(),
        Some(Event::DamageDie { target, .. }) => run_of(events, damaging(target)).count(),
        _ => 1,
    }
}

/// Those events as one line.
pub(super) fn line(speaker: &Speaker, events: &[table::Event]) -> Option<String> {
    let first = events.first()?;
    match Event::read(first)? {
        Event::Roll { frame, .. } => {
            let dice: Vec<_> = run_of(events, rolled(frame)).collect();
            Some(speaker.roll_line(frame, &dice))
        }
        Event::DamageDie { target, .. } => {
            let dice: Vec<_> = run_of(events, damaging(target)).collect();
            Some(speaker.damage_line(&dice))
        }
        _ => speaker.event(first),
    }
}

/// The results of `take` for each event, up to the first event without one.
fn run_of<T>(
    events: &[table::Event],
    take: impl Fn(Event) -> Option<T>,
) -> impl Iterator<Item = T> {
    events
        .iter()
        .map_while(move |event| take(Event::read(event)?))
}

/// Colour and value of a die that this frame rolled.
fn rolled(by: ObjectId) -> impl Fn(Event) -> Option<(Colour, u8)> {
    move |event| match event {
        Event::Roll {
            frame,
            colour,
            value,
            ..
        } if frame == by => Some((colour, value)),
        _ => None,
    }
}

/// Value of a damage die against that target.
fn damaging(against: ObjectId) -> impl Fn(Event) -> Option<u8> {
    move |event| match event {
        Event::DamageDie { target, value, .. } if target == against => Some(value),
        _ => None,
    }
}

/// The tone of a line about that event.
pub(super) const fn tone(event: Event) -> Tone {
    match event {
        Event::Hit { .. }
        | Event::LoseSystem { .. }
        | Event::LoseWhite { .. }
        | Event::LoseArmour { .. }
        | Event::Destroy { .. }
        | Event::Concede { .. }
        | Event::Clock { .. } => Tone::Harm,
        Event::Attack { .. }
        | Event::Designate { .. }
        | Event::DamageDie { .. }
        | Event::UseSpot { .. }
        | Event::Miss { .. } => Tone::Queue,
        Event::Round { .. } | Event::Win { .. } | Event::ExtraRound => Tone::Turn,
        Event::Roll { .. }
        | Event::Place { .. }
        | Event::Score { .. }
        | Event::Ppa { .. }
        | Event::EndRound { .. }
        | Event::Pass { .. }
        | Event::Cover { .. } => Tone::Quiet,
        Event::Rank { .. }
        | Event::Step { .. }
        | Event::Terrain { .. }
        | Event::Veto { .. }
        | Event::Call { .. }
        | Event::AddFrame { .. }
        | Event::RemoveFrame { .. }
        | Event::Defer { .. }
        | Event::Role { .. }
        | Event::Initiative { .. }
        | Event::Activate { .. }
        | Event::EndTurn { .. }
        | Event::Rockets { .. }
        | Event::Hazard { .. }
        | Event::Defend { .. }
        | Event::Move { .. }
        | Event::Climb { .. }
        | Event::Fall { .. }
        | Event::Spot { .. }
        | Event::HitCover { .. }
        | Event::Abandon { .. }
        | Event::Ability { .. }
        | Event::Delay { .. }
        | Event::Repair { .. }
        | Event::ChangeRockets { .. }
        | Event::Ward { .. }
        | Event::Mark { .. }
        | Event::ExtraDice { .. }
        | Event::Change(_)
        | Event::Points { .. }
        | Event::Flip { .. }
        | Event::AbilityDie { .. }
        | Event::Objective { .. }
        | Event::Shift { .. }
        | Event::Control { .. }
        | Event::Count { .. } => Tone::Plain,
    }
}
