//! What a scenario defines, besides the things of packs: fields, and numbers of types of frame.

use ron2::ast::Expr;
use ron2::{FromRon, Result, Span, Spanned};

use super::super::spelling::Field;
use super::super::{
    Ability, Content, FieldDef, Goal, Numbers, Objective, ObjectiveDef, Rules, SystemDef,
    SystemType,
};
use super::abilities::{self, Holder};
use super::objectives::{self, Where};
use super::pack::CODES;
use super::{fields, frames, systems};
use crate::cards::counters::{CounterDef, counter};
use crate::packs::{CheckContext, Report, Scope, TextFile, add_inline, inline_ids};

/// A field as a scenario writes it, in the vocabulary of the packs.
#[derive(Debug, Clone)]
pub struct OwnField(Field);

impl FromRon for OwnField {
    fn from_ast(expr: &Expr<'_>) -> Result<Self> {
        Field::from_ast(expr).map(Self)
    }
}

impl OwnField {
    /// Its id and where it stands.
    #[must_use]
    pub fn id(&self) -> (&str, Span) {
        (&self.0.id.value, self.0.id.span)
    }

    /// The field, checked like one of a pack.
    pub fn check(&self, file: &TextFile, report: &mut Report) -> FieldDef {
        let ids = inline_ids([&self.0.id].into_iter(), |_| false, file, report);
        let mut context = CheckContext::new(file, report, &CODES);
        let id = ids.into_iter().next().unwrap_or_default();
        fields::check(id, self.0.clone(), &mut context).thing
    }
}

/// Adds kinds of counters, checked like those of a pack. They come last, so that no index changes.
pub fn add_counters(
    content: &mut Content,
    defs: &[Spanned<CounterDef>],
    file: &TextFile,
    report: &mut Report,
) {
    let (things, of) = (&mut content.counters, (&CODES, file));
    add_inline(things, defs, |def| &def.id, counter, of, report);
}

/// Checks the numbers of a type of frame like those of a pack.
pub fn check_numbers(
    numbers: &Spanned<Numbers>,
    rules: &Rules,
    file: &TextFile,
    report: &mut Report,
) {
    let mut context = CheckContext::new(file, report, &CODES);
    frames::numbers(numbers, Some(rules), &mut context);
}

/// Checks the abilities of a type of frame, or of a company, like those of a pack.
pub fn check_abilities(
    abilities: &[Spanned<Ability>],
    of_company: bool,
    file: &TextFile,
    report: &mut Report,
) -> Vec<Ability> {
    let holder = if of_company {
        Holder::Company
    } else {
        Holder::Frame
    };
    let mut context = CheckContext::new(file, report, &CODES);
    abilities::check(abilities, holder, &mut context)
}

/// Checks the objectives of a company like those of a pack; its frames are those of the content.
pub fn check_objectives(
    all: &[Spanned<ObjectiveDef>],
    content: &Content,
    file: &TextFile,
    report: &mut Report,
) -> Vec<Objective> {
    let packs = content.packs.iter().map(|pack| pack.id.clone());
    let frames = content.frames.iter();
    // Types of a scenario's own are of no pack.
    let full = |id: &str| match id.contains(':') {
        true => id.to_owned(),
        false => format!(":{id}"),
    };
    let frames = frames.map(|frame| (full(&frame.id), frame.numbers.rockets));
    let known = Scope::of("frame", "", packs, frames);
    let mut context = CheckContext::new(file, report, &CODES);
    let mut checked = objectives::check(all, &Where::Company(&known), &mut context);
    for objective in &mut checked {
        if let Goal::Keep(id) = &mut objective.goal {
            *id = id.trim_start_matches(':').to_owned();
        }
    }
    checked
}

/// Checks a system of a scenario's own like those of a pack.
pub fn check_system(system: &SystemDef, file: &TextFile, report: &mut Report) -> SystemType {
    let mut context = CheckContext::new(file, report, &CODES);
    systems::check(system.id.value.clone(), system.clone(), &mut context).thing
}
