//! The companies of a whole game.

use ron2::ast::Expr;
use ron2::{FromRon, Result, Spanned};

use super::begin::OwnCompany;
use super::names::kind_named;
use crate::games::frames::Setup;
use crate::games::frames::content::{Content, Table, Unit, company_answer};
use crate::packs::short;
use crate::packs::{Diagnostic, Report, TextFile, did_you_mean, range};
use crate::tools::scenario::beginning::by_id;

/// A whole game from the terrain on.
#[derive(Debug, FromRon)]
#[ron(deny_unknown_fields)]
pub struct NewGame {
    /// Players, skirmish or battle; left out: a skirmish of those who have a company.
    #[ron(default)]
    pub table: Option<Table>,
    /// By seat.
    pub companies: Vec<CompanySpec>,
    /// The field first proposed; left out: the first one there is.
    #[ron(default)]
    pub field: Option<Spanned<String>>,
}

/// A company of the packs or of the scenario.
#[derive(Debug)]
pub enum CompanySpec {
    /// `"ferry_bank"`.
    Id(Spanned<String>),
    /// `[("tideman", 1), ..]`: types of frame and the rockets on each.
    Units(Spanned<Vec<UnitAt>>),
}

/// One frame of a company, `("tideman", 3)` or as in a pack: `(frame: "tideman", rockets: 3)`.
#[derive(Debug)]
pub struct UnitAt {
    /// Its type.
    pub frame: Spanned<String>,
    /// Its rockets.
    pub rockets: u8,
}

impl FromRon for UnitAt {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        #[derive(FromRon)]
        #[ron(deny_unknown_fields, rename = "Unit")]
        struct InPack {
            frame: Spanned<String>,
            #[ron(default)]
            rockets: u8,
        }
        let (frame, rockets) = match expr {
            Expr::AnonStruct(_) => {
                let unit = InPack::from_ast(expr)?;
                (unit.frame, unit.rockets)
            }
            _ => FromRon::from_ast(expr)?,
        };
        Ok(Self { frame, rockets })
    }
}

impl FromRon for CompanySpec {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        match expr {
            Expr::Seq(_) => Spanned::from_ast(expr).map(Self::Units),
            _ => Spanned::from_ast(expr).map(Self::Id),
        }
    }
}

/// Fills in table, companies and field; `None` if a name in it means nothing.
pub(super) fn bring(
    fresh: &Spanned<NewGame>,
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
            CompanySpec::Id(id) => companies.iter().rfind(|own| own.id.value == id.value),
            CompanySpec::Units(_) => None,
        };
        let (name, at, units) = match (own, brought) {
            (Some(own), _) => {
                let units = listed(&own.units, content, file, report)?;
                (own.id.value.clone(), own.id.span, units)
            }
            (None, CompanySpec::Id(id)) => {
                let list = content.companies.iter().map(|c| c.id.as_str());
                let own = companies.iter().map(|own| own.id.value.as_str());
                let all: Vec<&str> = list.chain(own).collect();
                let n = by_id("company", id, &all, false, file, report)?;
                let company = &content.companies[usize::from(n)];
                (company.name.english.clone(), id.span, company.units.clone())
            }
            (None, CompanySpec::Units(list)) => {
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
        let all: Vec<&str> = content.fields.iter().map(|f| f.id.as_str()).collect();
        setup.field = by_id("field", id, &all, false, file, report)?;
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
    for unit in list {
        units.push(Unit {
            frame: kind(content, &unit.frame, file, report)?,
            rockets: unit.rockets,
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
