//! One type of system of a pack: dice that there are, a range for red ones, something that it does.

use ron2::Spanned;

use super::super::{SIDES, SystemDef, SystemType};
use super::abilities::{self, Holder};
use crate::games::frames::limits;
use crate::games::frames::match_state::Colour;
use crate::packs::{CheckContext, Placed, range};

pub(super) fn check(
    id: String,
    system: SystemDef,
    context: &mut CheckContext<'_>,
) -> Placed<SystemType> {
    context.name(&system.name);
    let given = system.dice.iter().chain(&system.second);
    given.clone().for_each(|given| dice(given, context));
    let all: Vec<Colour> = given.flat_map(|d| &d.value).map(|(c, _)| *c).collect();
    let red = all.contains(&Colour::Red);
    match (&system.range, red) {
        (None, true) => {
            let message = "red dice without a range are never rolled";
            let help = "write `range: DirectFire`, `HandToHand` or `Artillery`";
            context.error_with("F050", &range(&system.id.span), message, help);
        }
        (Some(at), false) => {
            let message = "a range without red dice does nothing";
            context.error_with(
                "F050",
                &range(&at.span),
                message,
                "add `(Red, 6)` to its dice",
            );
        }
        (None, false) | (Some(_), true) => {}
    }
    if all.is_empty() && system.abilities.is_empty() {
        let message = "the system gives no dice and has no abilities";
        context.warn("F045", &range(&system.id.span), message);
    }
    let first = system.dice.map(|dice| dice.value).unwrap_or_default();
    let second = system.second.map(|second| second.value);
    let thing = SystemType {
        id,
        name: system.name.value.into(),
        letter: system.letter.value,
        second: second.unwrap_or_else(|| first.clone()),
        dice: first,
        range: system.range.map(|range| range.value),
        abilities: abilities::check(&system.abilities, Holder::Frame, context),
        flavor: system.flavor.into(),
    };
    context.placed(&system.id, thing, ())
}

/// Not too many dice, each with sides that there are.
fn dice(dice: &Spanned<Vec<(Colour, u8)>>, context: &mut CheckContext<'_>) {
    let at = range(&dice.span);
    let (count, most) = (dice.value.len(), limits::SYSTEM_DICE);
    context.within("number of dice", count as i64, 0, most, &at);
    if let Some((_, sides)) = dice.value.iter().find(|(_, sides)| !SIDES.contains(sides)) {
        let message = format!("a die with {sides} sides; there is no such die");
        let help = "dice have 4, 6, 8, 10 or 12 sides";
        context.error_with(
            "F039",
            &context.closer(&at, &sides.to_string()),
            message,
            help,
        );
    }
}
