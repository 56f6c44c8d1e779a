//! Biomes: three different alignments, one definition of a type.

use super::super::{Ability, Biome, BiomeDef, Cost, Energy, RulesDef};
use super::abilities;
use super::pack::{CODES, resolve_counters};
use super::scope::Scope;
use std::collections::BTreeSet;

use super::abilities::{Subtype, unknown_subtypes};
use crate::games::biomes::{Biomes, limits};
use crate::packs::{self, CheckContext, ParsedDefinition, Part, Report, Visit, range};

pub(super) fn check(
    visit: &Visit<'_, '_, Part<Biomes>>,
    raws: Vec<ParsedDefinition<BiomeDef>>,
    rules: Option<&RulesDef>,
    (scope, known, counters): (&Scope, Option<&BTreeSet<String>>, &packs::Scope<()>),
    report: &mut Report,
) -> Vec<Biome> {
    let cap = rules.map_or(u32::MAX, |r| u32::from(r.cost_cap));
    let needed: Vec<&str> = visit.needs().iter().map(|c| c.pack.id()).collect();
    let elsewhere = |kind| {
        visit
            .loaded
            .iter()
            .find(|c| c.content.items.biomes.iter().any(|b| b.kind == kind))
            .map(|c| c.pack.id())
    };
    let mut done: Vec<(Biome, String)> = Vec::new();
    for ParsedDefinition { file, item } in raws {
        let (Some(def), true) = (item.value, item.whole) else {
            continue;
        };
        let mut context = CheckContext::new(&file, report, &CODES);
        context.name(&def.name);
        let at = range(&def.kind.span);
        if let Some((_, place)) = done.iter().find(|(b, _)| b.kind == def.kind.value) {
            context.error(
                "B021",
                &at,
                format!("{:?} is already defined at {place}", def.kind.value),
            );
            continue;
        }
        if let Some(other) = elsewhere(def.kind.value).filter(|id| !needed.contains(id)) {
            let message = format!("{:?} is already defined by pack `{other}`", def.kind.value);
            let help = format!("to replace it, add \"{other}\" to `needs` in pack.ron");
            context.error_with("B021", &at, message, help);
        }
        let mut subtypes = Vec::new();
        let (line, column) = file.place(at.start);
        let mut biome = check_one(def, cap, scope, &mut context, &mut subtypes);
        resolve_counters(&mut biome.influence, counters, &file, report);
        if let Some(known) = known {
            unknown_subtypes(&subtypes, known, &file, report);
        }
        done.push((biome, format!("{}:{line}:{column}", file.path)));
    }
    done.into_iter().map(|(biome, _)| biome).collect()
}

/// One biome by itself. Sub-types that its influence names are added to `subtypes`.
pub(super) fn check_one(
    mut def: BiomeDef,
    cap: u32,
    scope: &Scope,
    context: &mut CheckContext<'_>,
    subtypes: &mut Vec<Subtype>,
) -> Biome {
    alignments(&def, context);
    if let Some(extra) = def.influence.get(limits::ABILITIES as usize) {
        let count = def.influence.len() as i64;
        let at = range(&extra.span);
        context.within("number of abilities", count, 0, limits::ABILITIES, &at);
    }
    for ability in &mut def.influence {
        let at = range(&ability.span);
        if matches!(ability.value, Ability::Reactive { once, nth, .. } if once.is_limited() || nth.is_some())
        {
            let message = "a biome does not remember what reacted: `once` is for cards";
            context.error("B003", &context.closer(&at, "once"), message);
        }
        let free = (None, Cost::default());
        abilities::check(&mut ability.value, free, cap, &at, scope, context, subtypes);
    }
    Biome {
        kind: def.kind.value,
        name: def.name.value.into(),
        alignments: def.alignments.value,
        influence: def.influence.into_iter().map(|a| a.value).collect(),
        flavor: def.flavor.into(),
    }
}

fn alignments(def: &BiomeDef, context: &mut CheckContext<'_>) {
    let list = &def.alignments.value;
    let at = range(&def.alignments.span);
    let twice = list
        .iter()
        .enumerate()
        .any(|(n, energy)| list[..n].contains(energy));
    if list.len() != 3 {
        context.error(
            "B020",
            &at,
            format!("{} alignments; a biome has three", list.len()),
        );
    } else if twice {
        context.error("B020", &at, "an alignment is given twice");
    } else if list.contains(&Energy::Void) {
        context.error("B020", &at, "no biome is aligned with void");
    }
}
