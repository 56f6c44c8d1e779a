//! The companies of a whole game.

use ron2::Spanned;

use super::file::{Brought, Fresh, OwnCompany, UnitAt};
use super::stage::kind_named;
use crate::games::frames::Setup;
use crate::games::frames::content::{Content, Table, Unit, company_answer};
use crate::packs::short;
use crate::packs::{Diagnostic, Report, TextFile, did_you_mean, range};

/// Fills in table, companies and field; `None` if a name in it means nothing.
pub(super) fn bring(
    fresh: &Spanned<Fresh>,
    companies: &[OwnCompany],
    setup: &mut Setup,
    file: &TextFile,
    report: &mut Report,
) -> Option<()> {
    let content = setup.content;
    let at = range(&fresh.span);
    let fresh = &fresh.value;
    setup.table = fresh.table.unwrap_or(Table {
        players: fresh.companies.len().min(9) as u8,
        battle: false,
    });
    let players = usize::from(setup.table.players);
    if players != fresh.companies.len() || !(2..=5).contains(&players) {
        let message = "two to five players sit at a table, each with a company";
        let head = at.start..at.start + 1;
        report.push(Diagnostic::error("S014", file, &head, message));
        return None;
    }
    for brought in &fresh.companies {
        let own = match brought {
            Brought::Id(id) => companies.iter().rfind(|own| own.id.value == id.value),
            Brought::Units(_) => None,
        };
        let (name, at, units) = match (own, brought) {
            (Some(own), _) => {
                let units = listed(&own.units.value, content, file, report)?;
                (own.id.value.clone(), own.id.span, units)
            }
            (None, Brought::Id(id)) => {
                let list = content.companies.iter().map(|c| c.id.as_str());
                let own = companies.iter().map(|own| own.id.value.as_str());
                let n = named("company", id, list.chain(own), file, report)?;
                let company = &content.companies[n];
                (company.name.english.clone(), id.span, company.units.clone())
            }
            (None, Brought::Units(list)) => {
                let units = listed(&list.value, content, file, report)?;
                ("Company".to_owned(), list.span, units)
            }
        };
        if let Err(no) = company_answer(content, &units, setup.table) {
            let at = range(&at);
            let message = format!("{} {:?}", no.reason, no.rules);
            report.push(Diagnostic::error(
                "S014",
                file,
                &(at.start..at.start + 1),
                message,
            ));
        }
        setup.companies.push((name, units));
    }
    if let Some(id) = &fresh.field {
        let ids = content.fields.iter().map(|f| f.id.as_str());
        setup.field = named("field", id, ids, file, report)? as u16;
    }
    Some(())
}

/// Frames with the rockets on each.
fn listed(
    list: &[UnitAt],
    content: &Content,
    file: &TextFile,
    report: &mut Report,
) -> Option<Vec<Unit>> {
    let mut units = Vec::new();
    for (name, rockets) in list {
        units.push(Unit {
            frame: kind(content, name, file, report)?,
            rockets: *rockets,
        });
    }
    Some(units)
}

fn kind(
    content: &Content,
    name: &Spanned<String>,
    file: &TextFile,
    report: &mut Report,
) -> Option<u16> {
    let found = kind_named(content, &name.value);
    if found.is_none() {
        let known = content.frames.iter().map(|f| short(&f.id));
        let help = did_you_mean(&name.value, known);
        let message = format!("unknown type of frame `{}`", name.value);
        let at = range(&name.span);
        report.push(Diagnostic::error("S010", file, &at, message).help(help));
    }
    found
}

fn named<'a>(
    what: &str,
    id: &Spanned<String>,
    mut known: impl Iterator<Item = &'a str> + Clone,
    file: &TextFile,
    report: &mut Report,
) -> Option<usize> {
    let ids = known.clone();
    let found = known.position(|known| known == id.value || short(known) == id.value);
    if found.is_none() {
        let help = did_you_mean(&id.value, ids.map(short));
        let message = format!("unknown {what} `{}`", id.value);
        let at = range(&id.span);
        report.push(Diagnostic::error("S024", file, &at, message).help(help));
    }
    found
}
