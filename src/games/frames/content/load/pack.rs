//! Implements `PackGame` for Frames.

use std::ops::Range;

use super::super::{
    Ability, Company, Content, Counter, FieldDef, FrameType, Goal, Letter, Objective, Rules,
    SystemDef, SystemType, TextsDef, spelling,
};
use super::GAME;
use super::assemble::assemble;
use super::warnings::warnings;
use super::{companies, fields, frames, systems};
use crate::cards::counters::{CounterDef, counter};
use crate::cards::language::{PartMut, Parts};
use crate::games::frames::{Frames, limits};
use crate::packs::{CheckContext, Codes, Part, Report, Scope, Visit, pack_items, range};

pack_items! {
    Frames, Content, Rules, pictures false,
    {
        counters = "counter" Counter, (), CounterDef, ["counters.ron", "counters/*.ron"];
        frames = "frame" FrameType, (), spelling::Frame, CardTexts.flavor, ["frames/**/*.ron"];
        systems = "system" SystemType, (), SystemDef, CardTexts.flavor, ["systems/**/*.ron"];
        companies = "company" Company, Units, spelling::Company, CardTexts.flavor, ["companies/**/*.ron"];
        fields = "field" FieldDef, (), spelling::Field, CardTexts.flavor, ["fields/**/*.ron"];
    }
    main frames;
}

/// The frames of a company with the rockets on each.
pub type Units = Vec<(String, u8)>;

/// Everything that a pack may name or translate; of a frame, most rockets.
pub struct KnownNames {
    counters: Scope<()>,
    frames: Scope<Option<u8>>,
    systems: Scope<Letter>,
    companies: Scope<()>,
    fields: Scope<()>,
}

/// The codes of Frames for problems that all games have. A repaired company may have lost frames, a repaired piece may
/// lie elsewhere.
pub(super) static CODES: Codes = Codes {
    number: "F001",
    empty: "F009",
    long: "F030",
    rules: "F020",
    language: "F019",
    twice: "F023",
    word: "F009",
    left_out: Some("F034"),
    sound: &[
        "F001", "F002", "F003", "F007", "F008", "F009", "F012", "F017", "P032", "P033",
    ],
};

impl KnownNames {
    pub(super) fn of_visit(
        visit: &Visit<'_, '_, Part<Frames>>,
        defs: &Definitions,
        lost: bool,
        report: &mut Report,
    ) -> Self {
        let frames_lost = lost || defs.frames.has_nameless();
        Self {
            counters: (defs.counters).names(visit, lost, |pack| &pack.items.counters, report),
            frames: (defs.frames).scope(
                visit,
                frames_lost,
                |pack| &pack.items.frames,
                |frame| frame.thing.numbers.rockets,
                |_, raw| raw.item.value.as_ref()?.numbers.as_ref()?.value.rockets,
                report,
            ),
            systems: (defs.systems).scope(
                visit,
                lost || defs.systems.has_nameless(),
                |pack| &pack.items.systems,
                |system| system.thing.letter,
                |_, raw| {
                    let def = raw.item.value.as_ref();
                    def.map_or(Letter::nth(0), |def| def.letter.value)
                },
                report,
            ),
            companies: (defs.companies).names(visit, lost, |pack| &pack.items.companies, report),
            fields: (defs.fields).names(visit, lost, |pack| &pack.items.fields, report),
        }
    }
}

fn check_rules(
    rules: &mut Rules,
    at: &Range<usize>,
    _: &KnownNames,
    context: &mut CheckContext<'_>,
) {
    let numbers = limits::RULES.into_iter();
    context.rules(
        at,
        numbers
            .map(|(name, value, low, high)| (name, value(rules).into(), low.into(), high.into())),
    );
}

fn check(
    _: &Visit<'_, '_, Part<Frames>>,
    defs: Definitions,
    rules: Option<&Rules>,
    known: &KnownNames,
    report: &mut Report,
) -> Items {
    let counters = &known.counters;
    Items {
        counters: defs.counters.examine(&CODES, report, counter),
        frames: defs.frames.examine(&CODES, report, |id, frame, context| {
            let mut frame = frames::check(id, frame, rules, &known.systems, context);
            resolve_counters(&mut frame.thing.abilities, &mut [], counters, context);
            frame
        }),
        systems: defs.systems.examine(&CODES, report, |id, system, context| {
            let mut system = systems::check(id, system, context);
            resolve_counters(&mut system.thing.abilities, &mut [], counters, context);
            system
        }),
        companies: defs
            .companies
            .examine(&CODES, report, |id, company, context| {
                let mut company = companies::check(id, company, rules, &known.frames, context);
                let thing = &mut company.thing;
                resolve_counters(
                    &mut thing.abilities,
                    &mut thing.objectives,
                    counters,
                    context,
                );
                company
            }),
        fields: defs.fields.examine(&CODES, report, |id, field, context| {
            let mut field = fields::check(id, field, context);
            resolve_counters(&mut [], &mut field.thing.objectives, counters, context);
            field
        }),
    }
}

/// The full ids of the counters that abilities and objectives name take the place of the names.
fn resolve_counters(
    abilities: &mut [Ability],
    objectives: &mut [Objective],
    known: &Scope<()>,
    context: &mut CheckContext<'_>,
) {
    let mut resolve = |part: PartMut<'_, Frames>| {
        if let PartMut::Counter(counter) = part {
            let (name, at) = (&mut counter.name.value, range(&counter.name.span));
            if let Some((id, ())) = known.find(name, context.file, &at, context.report) {
                *name = id;
            }
        }
    };
    for ability in abilities {
        ability.parts_mut(&mut resolve);
    }
    for objective in objectives {
        if let Goal::If(condition) = &mut objective.goal {
            condition.parts_mut(&mut resolve);
        }
    }
}
