//! One company: frames that exist, its rockets, and tables that take so many frames (M-72, M-73).

use std::ops::Range;

use super::super::spelling;
use super::super::{Company, Goal, Limits, Rules, TABLES, Table, limits};
use super::abilities::{self, Holder};
use super::objectives::{self, Where};
use super::pack::Units;
use crate::packs::{CheckContext, Placed, Scope, range, short};

pub(super) fn check(
    id: String,
    company: spelling::Company,
    rules: Option<&Rules>,
    known: &Scope<Option<u8>>,
    context: &mut CheckContext<'_>,
) -> Placed<Company, Units> {
    context.name(&company.name);
    let list = range(&company.units.span);
    let list = list.start..list.start + 1;
    let mut units = Vec::new();
    for unit in &company.units.value {
        let at = range(&unit.frame.span);
        let found = known.find(&unit.frame.value, context.file, &at, context.report);
        let Some((frame, most)) = found else {
            continue;
        };
        if let Some(most) = most.filter(|most| unit.rockets > *most) {
            let message = format!("{} rockets on a frame that carries {most}", unit.rockets);
            context.error_with("F041", &at, message, "put them on another frame");
        }
        units.push((frame, unit.rockets));
    }
    if let Some(rules) = rules {
        rockets(&company, rules, &list, context);
    }
    let tables = tables(&company, &list, context);
    let objectives = objectives::check(&company.objectives, &Where::Company(known), context);
    for objective in &objectives {
        if let Goal::Keep(id) = &objective.goal
            && !units.iter().any(|(frame, _)| frame == id)
        {
            let at = company.objectives.first().map(|first| range(&first.span));
            let at = at.map_or_else(|| list.clone(), |at| context.closer(&at, "Keep"));
            let message = format!("the company has no `{}` to keep", short(id));
            context.warn_with("F054", &at, message, "name one of its frames");
        }
    }
    let thing = Company {
        id,
        name: company.name.value.into(),
        units: Vec::new(),
        tables,
        objectives,
        abilities: abilities::check(&company.abilities, Holder::Company, context),
        flavor: company.flavor.into(),
    };
    context.placed(&company.id, thing, units)
}

fn rockets(
    company: &spelling::Company,
    rules: &Rules,
    at: &Range<usize>,
    context: &mut CheckContext<'_>,
) {
    let sum: u32 = company
        .units
        .value
        .iter()
        .map(|u| u32::from(u.rockets))
        .sum();
    let wanted = u32::from(rules.rockets);
    if sum != wanted {
        let message = format!("{sum} rockets in all; a company has exactly {wanted}");
        let help = match wanted.checked_sub(sum) {
            Some(missing) => format!("give its frames {missing} more: `rockets: ..`"),
            None => format!("take {} away", sum - wanted),
        };
        context.error_with("F004", at, message, help);
    }
}

/// The tables, sorted, and whether each of them takes the company.
fn tables(
    company: &spelling::Company,
    units: &Range<usize>,
    context: &mut CheckContext<'_>,
) -> Vec<Table> {
    let frames = company.units.value.len();
    let takes = |limits: &Limits| u8::try_from(frames).is_ok_and(|n| limits.frames.contains(&n));
    let fitting = TABLES.iter().filter(|t| takes(&limits(**t)));
    let fitting: Vec<String> = fitting.map(Table::to_string).collect();
    if fitting.is_empty() {
        let message = format!("{frames} frames fit no table");
        context.error_with("F006", units, message, "a company has 3 to 8 frames");
    }
    let at = range(&company.tables.span);
    if company.tables.value.is_empty() {
        let help = format!("for example `(players: {})`", TABLES[0].players);
        let message = "the company names no table";
        context.error_with("F006", &(at.start..at.start + 1), message, help);
    }
    let mut tables: Vec<Table> = Vec::new();
    for table in &company.tables.value {
        let (at, table) = (range(&table.span), table.value);
        let limits = limits(table);
        if !(2..=5).contains(&table.players) {
            let message = format!("{} players; two to five sit at a table", table.players);
            context.error("F007", &at, message);
        } else if tables.contains(&table) {
            context.error("F008", &at, format!("{table} is listed twice"));
        } else if !takes(&limits) && !fitting.is_empty() {
            let (low, high) = (limits.frames.start(), limits.frames.end());
            let message = format!("{frames} frames; {table} takes {low} to {high}");
            let help = format!("{frames} frames fit {}", fitting.join(", "));
            context.error_with("F005", &at, message, help);
        }
        tables.push(table);
    }
    tables.sort_unstable();
    tables
}
