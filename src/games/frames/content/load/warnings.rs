//! Warnings about things of a whole content: unused frames, doubles, fields that cannot be played on.

use std::collections::BTreeSet;

use super::super::{Content, Effect, FieldDef, System, Verb};
use super::room::Ground;
use crate::cards::language::Part;
use crate::packs::{Definition, Warnings};

/// Frames and stations that two players put on a field at least: four frames and three stations each.
const LEAST: usize = 14;

/// What is doubtful about the things of a content.
pub(super) fn warnings(content: &Content) -> Warnings {
    let mut found = Warnings::default();
    let units = content.companies.iter().flat_map(|c| &c.units);
    let used: BTreeSet<u16> = units.map(|unit| unit.frame).collect();
    let message = |id: &str| format!("no company uses frame `{id}`");
    let help = "put it into a company, or leave it out";
    found.unused(&content.frames, &used, "F031", (message, help));
    let letters = |n: usize| content.systems[n].letter.system();
    let carried = |n: &u16| {
        let mut frames = content.frames.iter();
        frames.any(|frame| frame.systems.get(letters(usize::from(*n))) > 0)
    };
    let all = 0..u16::try_from(content.systems.len()).unwrap_or(u16::MAX);
    let used: BTreeSet<u16> = all.filter(carried).collect();
    let message = |id: &str| format!("no frame carries system `{id}`");
    let help = "give it to a frame, or leave it out";
    found.unused(&content.systems, &used, "F053", (message, help));
    found.doubles(&content.systems, &content.packs);
    found.doubles(&content.frames, &content.packs);
    found.doubles(&content.companies, &content.packs);
    found.doubles(&content.fields, &content.packs);
    twins(content, &mut found);
    names(content, &mut found);
    for field in &content.fields {
        rules(field, content, &mut found);
        room(field, &mut found);
    }
    found
}

/// F061, F062: types of frame and systems that abilities name and that there are not.
fn names(content: &Content, found: &mut Warnings) {
    let frames = content.frames.iter();
    let frames = frames.map(|of| ("frame", of.id(), &of.abilities));
    let systems = content.systems.iter();
    let systems = systems.map(|of| ("system", of.id(), &of.abilities));
    let companies = content.companies.iter();
    let companies = companies.map(|of| ("company", of.id(), &of.abilities));
    let lacks = |system: System| match system {
        System::Own(_) => content.own_system(system).is_none(),
        _ => false,
    };
    for (noun, id, abilities) in frames.chain(systems).chain(companies) {
        let (mut types, mut letters) = (BTreeSet::new(), BTreeSet::new());
        for ability in abilities {
            ability.parts(&mut |part, _| match part {
                Part::Filter(filter) => {
                    let unknown = filter.kind.iter().filter(|kind| kind.found.is_none());
                    types.extend(unknown.map(|kind| kind.id.clone()));
                    letters.extend(filter.has.filter(|has| lacks(*has)).map(|s| s.to_string()));
                }
                Part::Effect(Effect::Do(
                    Verb::GainSystem(system, _) | Verb::LoseSystem(system, _),
                )) if lacks(*system) => {
                    letters.insert(system.to_string());
                }
                _ => {}
            });
        }
        for kind in types {
            let message = format!("an ability names the type of frame `{kind}`, and there is none");
            let help = "write the id of a type of frame of the loaded packs";
            found.add((noun, id), "F061", message, help);
        }
        for system in letters {
            let message = format!("an ability names the system {system}, and no pack defines it");
            let help = "define it in `systems`, or need the pack that does";
            found.add((noun, id), "F062", message, help);
        }
    }
}

/// F036: frames and companies that play as others do.
fn twins(content: &Content, found: &mut Warnings) {
    for (n, frame) in content.frames.iter().enumerate() {
        let alike = |other: &&super::super::FrameType| {
            (other.systems, other.numbers) == (frame.systems, frame.numbers)
                && other.abilities == frame.abilities
        };
        if let Some(other) = content.frames[..n].iter().find(alike) {
            let message = format!(
                "frame `{}` has the same systems, so both play alike",
                other.id
            );
            found.add(
                ("frame", frame.id()),
                "F036",
                message,
                "change a system of one of them",
            );
        }
    }
    let units = |n: usize| {
        let mut all: Vec<(u16, u8)> = content.companies[n]
            .units
            .iter()
            .map(|u| (u.frame, u.rockets))
            .collect();
        all.sort_unstable();
        all
    };
    for n in 0..content.companies.len() {
        let company = &content.companies[n];
        let plays = |n: usize| {
            let company = &content.companies[n];
            (units(n), &company.abilities, &company.objectives)
        };
        if let Some(other) = (0..n).find(|&other| plays(other) == plays(n)) {
            let message = format!(
                "company `{}` has the same frames and rockets",
                content.companies[other].id
            );
            found.add(
                ("company", company.id()),
                "F036",
                message,
                "change a frame of one of them",
            );
        }
    }
}

/// F035: parts of a field that the rules in force do not use.
fn rules(field: &FieldDef, content: &Content, found: &mut Warnings) {
    let drawn = field.generated.is_some_and(|g| g.hazards > 0);
    let parts = [
        (
            "hazardous ground",
            "hazards",
            drawn || !field.hazards.is_empty(),
            content.rules.hazards,
        ),
        (
            "a roof",
            "climbing",
            !field.roofs.is_empty(),
            content.rules.climbing,
        ),
    ];
    for (what, rule, there, on) in parts {
        if there && !on {
            let message = format!("the field has {what}, and the optional rule `{rule}` is off");
            let help = format!("write `{rule}: true` in `rules.ron`, or leave it out");
            found.add(("field", field.id()), "F035", message, help);
        }
    }
}

/// F037, F038: ground on which frames find room, all of it within reach.
fn room(field: &FieldDef, found: &mut Warnings) {
    if field.cover.is_empty() {
        return;
    }
    let ground = Ground::of(field);
    let room = ground.room(LEAST);
    if room < LEAST {
        let message = format!(
            "beside the cover there is room for {room} frames and stations; two players place {LEAST}"
        );
        found.add(
            ("field", field.id()),
            "F037",
            message,
            "a wider field, or less cover",
        );
    }
    if ground.pockets() > 0 {
        let message = "cover closes off a part of the field: frames that cannot cross cover never reach a station there";
        found.add(
            ("field", field.id()),
            "F038",
            message,
            "leave a gap of more than one unit",
        );
    }
}
