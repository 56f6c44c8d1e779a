//! Whether a company may be brought to a table: one answer for the loader, the builder and the setup of
//! a match (M-70 to M-73).

use std::cmp::Ordering;

use super::{Content, Limits, Rules, SYSTEMS, System, Systems, Table, Unit};
use crate::table::{Answer, Refusal};

/// More systems than `Rules::systems`.
static TOO_MANY_SYSTEMS: Refusal =
    Refusal::new(&["M-70"], "A frame has more systems than it may carry.")
        .and_spanish("Un armazón tiene más sistemas de los que puede llevar.");
/// More of a type than `Rules::copies`.
static TOO_MANY_ALIKE: Refusal =
    Refusal::new(&["M-71"], "A frame has too many systems of one type.")
        .and_spanish("Un armazón tiene demasiados sistemas de un mismo tipo.");
/// Fewer than `Rules::rockets`.
static TOO_FEW_ROCKETS: Refusal = Refusal::new(
    &["M-72"],
    "The company has rockets left to put on its frames.",
)
.and_spanish("A la compañía le quedan cohetes por repartir.");
/// More than `Rules::rockets`.
static TOO_MANY_ROCKETS: Refusal =
    Refusal::new(&["M-72"], "The company has more rockets than it may carry.")
        .and_spanish("La compañía tiene más cohetes de los que puede llevar.");
/// More on one frame than its type carries.
static TOO_MANY_ON_ONE: Refusal = Refusal::new(
    &["M-139"],
    "A frame has more rockets than its type may carry.",
)
.and_spanish("Un armazón tiene más cohetes de los que puede llevar su tipo.");
/// Fewer than the table asks for.
static TOO_FEW_FRAMES: Refusal =
    Refusal::new(&["M-73"], "The company has too few frames for this table.")
        .and_spanish("La compañía tiene muy pocos armazones para esta mesa.");
/// More than the table takes.
static TOO_MANY_FRAMES: Refusal =
    Refusal::new(&["M-73"], "The company has too many frames for this table.")
        .and_spanish("La compañía tiene demasiados armazones para esta mesa.");
/// Fewer than two players or more than five.
static NO_SUCH_TABLE: Refusal = Refusal::new(&["M-73"], "Two to five players sit at a table.")
    .and_spanish("A una mesa se sientan de dos a cinco jugadores.");
/// An index without a type of frame.
static NO_SUCH_FRAME: Refusal =
    Refusal::new(&["T-04"], "There is no such frame.").and_spanish("No existe ese armazón.");

/// A split weapon without its optional rule.
static NO_SPLIT_RANGES: Refusal = Refusal::new(
    &["M-74"],
    "Split-range weapons are an optional rule, which is off.",
)
.and_spanish("Las armas divididas son una regla opcional, y está desactivada.");
/// An environment system without its optional rule.
static NO_HAZARDS: Refusal = Refusal::new(
    &["M-70"],
    "Environment systems belong to the optional rule of hazardous ground, which is off.",
)
.and_spanish(
    "Los sistemas de entorno son de la regla opcional de terreno peligroso, y está desactivada.",
);

/// Whether frames may carry such a system at all: some belong to an optional rule (Q57, Q61).
///
/// # Errors
/// The rule that forbids it.
pub const fn system_answer(rules: &Rules, system: System) -> Answer {
    match system {
        System::Split(_) if !rules.split_ranges => Err(&NO_SPLIT_RANGES),
        System::Environment if !rules.hazards => Err(&NO_HAZARDS),
        System::Defense
        | System::Movement
        | System::Spotting
        | System::Melee
        | System::Direct
        | System::Artillery
        | System::Environment
        | System::Split(_)
        | System::Own(_) => Ok(()),
    }
}

/// Whether a frame may carry these systems (M-70, M-71). A split weapon counts half for each of its ranges
/// (Q58).
///
/// # Errors
/// The rule that forbids it.
pub fn systems_answer(rules: &Rules, systems: Systems) -> Answer {
    if systems.total() > rules.systems {
        return Err(&TOO_MANY_SYSTEMS);
    }
    let most = 2 * rules.copies;
    let whole = |system: &System| !matches!(system, System::Split(_));
    let mut types = SYSTEMS.into_iter().filter(whole);
    if types.any(|system| systems.halves(system) > most) {
        return Err(&TOO_MANY_ALIKE);
    }
    let carried = systems.iter().filter(|(_, n)| *n > 0);
    carried
        .map(|(system, _)| system_answer(rules, system))
        .find(Result::is_err)
        .unwrap_or(Ok(()))
}

/// Whether a company of these units may be brought to a table under the rules of the content
/// (M-70, M-71, M-72, M-73; the demo has a size of its own).
///
/// # Errors
/// The rule that forbids it, the frames before the company, its rockets last.
pub fn company_answer(content: &Content, units: &[Unit], table: Table) -> Answer {
    if !(2..=5).contains(&table.players) {
        return Err(&NO_SUCH_TABLE);
    }
    sized_answer(content, units, &content.rules.limits(table))
}

/// The same for a given size of company.
pub(super) fn sized_answer(content: &Content, units: &[Unit], limits: &Limits) -> Answer {
    for unit in units {
        let frame = content.frames.get(usize::from(unit.frame));
        let frame = frame.ok_or(&NO_SUCH_FRAME)?;
        systems_answer(&content.rules, frame.systems)?;
        if frame
            .numbers
            .rockets
            .is_some_and(|most| unit.rockets > most)
        {
            return Err(&TOO_MANY_ON_ONE);
        }
    }
    if units.len() < usize::from(*limits.frames.start()) {
        return Err(&TOO_FEW_FRAMES);
    }
    if units.len() > usize::from(*limits.frames.end()) {
        return Err(&TOO_MANY_FRAMES);
    }
    let rockets: usize = units.iter().map(|u| usize::from(u.rockets)).sum();
    match rockets.cmp(&usize::from(content.rules.rockets)) {
        Ordering::Less => Err(&TOO_FEW_ROCKETS),
        Ordering::Equal => Ok(()),
        Ordering::Greater => Err(&TOO_MANY_ROCKETS),
    }
}
