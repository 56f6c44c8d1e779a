//! One type of frame: how many systems, how many of a type (M-70, M-71), and none of an optional rule that is off.

use ron2::Spanned;

use super::super::spelling::Frame;
use super::super::{
    FrameType, Letter, Numbers, Rules, SIDES, SYSTEMS, Sides, System, Systems, system_answer,
};
use super::abilities::{self, Holder};
use super::doubtful;
use crate::packs::{CheckContext, Findings, Placed, Scope, range};

pub(super) fn check(
    id: String,
    frame: Frame,
    rules: Option<&Rules>,
    known: &Scope<Letter>,
    context: &mut CheckContext<'_>,
) -> Placed<FrameType> {
    context.name(&frame.name);
    let systems: Systems = frame.systems.iter().map(|s| s.value).collect();
    for carried in &frame.systems {
        let System::Own(letter) = carried.value else {
            continue;
        };
        if !known.has(|other| other == letter) {
            let message = format!("no system has the letter {letter}");
            let help = "define it in `systems`, or need the pack that does";
            context.error_with("F051", &range(&carried.span), message, help);
        }
    }
    if let Some(rules) = rules {
        let most = usize::from(rules.systems);
        if let Some(first) = frame.systems.get(most) {
            let message = format!(
                "{} systems; a frame has at most {most}",
                frame.systems.len()
            );
            let help = format!("take {} out", frame.systems.len() - most);
            context.error_with("F002", &range(&first.span), message, help);
        }
        for system in SYSTEMS
            .into_iter()
            .filter(|s| !matches!(s, System::Split(_)))
        {
            alike(system, &frame, rules, context);
        }
        optional(&frame, rules, context);
    }
    let numbers = frame.numbers.as_ref().map(|numbers| {
        self::numbers(numbers, rules, context);
        for ability in &frame.abilities {
            let mut found = Findings::default();
            doubtful::rockets(&ability.value, &numbers.value, &mut found);
            found.report(&range(&ability.span), context);
        }
        numbers.value
    });
    let thing = FrameType {
        id,
        name: frame.name.value.into(),
        systems,
        numbers: numbers.unwrap_or_default(),
        abilities: abilities::check(&frame.abilities, Holder::Frame, context),
        flavor: frame.flavor.into(),
        silhouette: frame.silhouette,
    };
    context.placed(&frame.id, thing, ())
}

/// M-71, Q58: at most so many of a type, split weapons counted half.
fn alike(system: System, frame: &Frame, rules: &Rules, context: &mut CheckContext<'_>) {
    let mut halves = 0_usize;
    let most = rules.copies;
    let mut first = None;
    for carried in &frame.systems {
        let more = usize::from(carried.value.halves_of(system));
        halves += more;
        if more > 0 && halves > 2 * usize::from(most) {
            first = first.or(Some(carried));
        }
    }
    if let Some(first) = first {
        let half = if halves.is_multiple_of(2) { "" } else { ".5" };
        let count = halves / 2;
        let message = format!("{system} is there {count}{half} times; at most {most} are allowed");
        context.error("F003", &range(&first.span), message);
    }
}

/// Systems that the current rules do not have: the first of each type is reported.
fn optional(frame: &Frame, rules: &Rules, context: &mut CheckContext<'_>) {
    let switch = |system| match system {
        System::Split(_) => "split_ranges",
        _ => "hazards",
    };
    let mut told = None;
    for carried in &frame.systems {
        let system = carried.value;
        if system_answer(rules, system).is_err() && told != Some(switch(system)) {
            let message = format!("{system} belongs to an optional rule that is off");
            let help = format!(
                "remove it, or write `{}: true` in `rules.ron`",
                switch(system)
            );
            context.error_with("F017", &range(&carried.span), message, help);
            told = Some(switch(system));
        }
    }
}

/// The numbers of a type: each within its limits, dice that there are, and ranges that leave room for each other.
pub(super) fn numbers(
    numbers: &Spanned<Numbers>,
    rules: Option<&Rules>,
    context: &mut CheckContext<'_>,
) {
    let (at, numbers) = (range(&numbers.span), &numbers.value);
    for (name, value, limits) in numbers.all() {
        let field = context.closer(&at, name);
        context.within(name, value, *limits.start(), *limits.end(), &field);
    }
    for (name, sides) in numbers.dice.all() {
        if !SIDES.contains(&sides) {
            let message = format!("a die with {sides} sides; there is no such die");
            let help = "dice have 4, 6, 8, 10 or 12 sides";
            context.error_with("F039", &context.closer(&at, name), message, help);
        }
    }
    if numbers.dice.rocket != Sides::default().rocket && numbers.rockets == Some(0) {
        let message = "it carries no rockets, so that their die is never rolled";
        let help = "leave `rocket` out, or let it carry rockets";
        let field = context.closer(&at, "rocket");
        context.warn_with("F068", &field, message, help);
    }
    if let Some(ranges) = rules.map(|rules| numbers.ranges(rules))
        && ranges.direct <= ranges.melee
    {
        let message = "direct fire ends where hand-to-hand range does, so it has no range";
        let help = "`direct` is more than `melee`";
        let field = context.closer(&at, "reach");
        context.error_with("F040", &field, message, help);
    }
}
