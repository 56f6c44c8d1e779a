//! Where a scenario begins: frames, companies, fields and rules of its own, a position or a whole game.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use ron2::{FromRon, Spanned};

use super::Scenario;
use super::bring::{UnitAt, bring};
use super::names::kind_named;
use crate::cards::counters::CounterDef;
use crate::games::frames::content::{
    Ability, Company, Content, FrameType, Numbers, ObjectiveDef, OwnField, Rules, Silhouette,
    System, SystemDef, Table, Unit, add_counters, check_abilities, check_numbers, check_objectives,
    check_system,
};
use crate::games::frames::position::Position;
use crate::games::frames::{Frames, Setup, frame_id, segment_id, station_id};
use crate::packs::{Diagnostic, Report, TextFile, Words, did_you_mean, range, short};
use crate::table::ObjectId;
use crate::tools::scenario::beginning;
use crate::tools::scenario::run::ScenarioStart;

/// What only scenarios of this game have.
#[derive(Debug, FromRon)]
pub struct ScenarioFields {
    /// Types of frame only for this scenario.
    #[ron(default)]
    pub frames: Vec<OwnFrame>,
    /// Systems only for this scenario, in the vocabulary of the packs.
    #[ron(default)]
    pub systems: Vec<SystemDef>,
    /// Kinds of counters only for this scenario, in the vocabulary of the packs.
    #[ron(default)]
    pub counters: Vec<Spanned<CounterDef>>,
    /// Companies only for this scenario.
    #[ron(default)]
    pub companies: Vec<OwnCompany>,
    /// Fields only for this scenario, in the vocabulary of the packs.
    #[ron(default)]
    pub fields: Vec<OwnField>,
    /// Numbers and optional rules that differ from the built-in ones.
    #[ron(default)]
    pub rule_changes: RuleChanges,
}

/// A type of frame of a scenario's own.
#[derive(Debug, FromRon)]
#[ron(deny_unknown_fields)]
pub struct OwnFrame {
    /// How the scenario names it.
    pub id: Spanned<String>,
    /// Its shown name; left out: the id.
    #[ron(default)]
    pub name: Option<String>,
    /// What it carries.
    #[ron(default)]
    pub systems: Vec<System>,
    /// What differs from the rules, as in a pack.
    #[ron(default)]
    pub numbers: Option<Spanned<Numbers>>,
    /// What it can do besides, as in a pack.
    #[ron(default)]
    pub abilities: Vec<Spanned<Ability>>,
    /// The body that is drawn.
    #[ron(default)]
    pub silhouette: Silhouette,
    /// Flavour.
    #[ron(default)]
    pub flavor: String,
}

/// A company of a scenario's own.
#[derive(Debug, FromRon)]
#[ron(deny_unknown_fields)]
pub struct OwnCompany {
    /// How `fresh` names it.
    pub id: Spanned<String>,
    /// Its shown name; left out: the id.
    #[ron(default)]
    pub name: Option<String>,
    /// Where it may be played; `fresh` says so here.
    #[ron(default)]
    pub tables: Vec<Table>,
    /// Its frames and the rockets on each; only a whole game needs them.
    #[ron(default)]
    pub units: Vec<UnitAt>,
    /// What is worth points beside assets, as in a pack.
    #[ron(default)]
    pub objectives: Vec<Spanned<ObjectiveDef>>,
    /// What it can do besides, as in a pack.
    #[ron(default)]
    pub abilities: Vec<Spanned<Ability>>,
    /// Flavour.
    #[ron(default)]
    pub flavor: String,
}

macro_rules! changes {
    ($($field:ident: $sort:ty, $doc:literal;)+) => {
        /// What differs from the built-in rules.
        #[derive(Debug, Clone, Default, FromRon)]
        #[ron(deny_unknown_fields)]
        pub struct RuleChanges {
            $(#[doc = $doc] #[ron(default)] pub $field: Option<$sort>,)+
        }

        impl RuleChanges {
            /// Changes the rules.
            pub fn apply(&self, rules: &mut Rules) {
                $(rules.$field = self.$field.unwrap_or(rules.$field);)+
            }
        }
    };
}

changes! {
    rockets: u8, "Rockets of a company.";
    clock: u8, "Where the clock starts.";
    points_per_asset: u8, "Before bidding changes them.";
    systems: u8, "Most systems of a frame.";
    copies: u8, "Most systems of one type.";
    white_dice: u8, "White dice of a frame.";
    ruler: u8, "Direct fire, spotting and perimeter, whole units.";
    contest: u8, "How near a frame contests a station, whole units.";
    deployment_frames: u8, "Frames that the defender places first.";
    free_share: u8, "Thirds of the field that the perimeter leaves free.";
    drop_white: bool, "A white die may go instead of a system.";
    jettison: bool, "Own systems may be dropped before the roll.";
    sudden_round: bool, "A tie at the end plays one more round.";
    initiative: bool, "Frames act in the order of a d20 each.";
    split_ranges: bool, "Weapons may be split over two ranges.";
    hazards: bool, "Hazardous ground, and environment systems.";
    climbing: bool, "Cover has height, and frames stand on it.";
    demo: bool, "Two frames each, one neutral station.";
}

/// What to play; mistakes go to the report.
pub(super) fn begin(
    scenario: &Scenario,
    base: &Content,
    file: &TextFile,
    report: &mut Report,
) -> Option<ScenarioStart<Frames>> {
    let own = &scenario.own;
    beginning::once(own.companies.iter().map(|own| &own.id), file, report);
    let mut content = own_content(own, base, file, report);
    own_fields(own, &mut content, file, report);
    own_companies(own, &mut content, file, report);
    let position = scenario.position.as_ref().map(|def| {
        let mut position = def.value.clone();
        types_of_systems(&mut position, &mut content);
        (position, def.span)
    });
    content.name_types();
    // A match keeps its content for ever: it is small, and the tool ends soon.
    let content: &'static Content = Box::leak(Box::new(content));
    let mut setup = Setup {
        content,
        table: Table {
            players: 2,
            battle: false,
        },
        companies: Vec::new(),
        field: 0,
        position: None,
    };
    let mut aliases = BTreeMap::new();
    match (position, &scenario.fresh) {
        (Some((mut position, span)), None) => {
            let text = PositionText {
                file,
                at: range(&span),
            };
            text.kinds(&mut position, content, report);
            text.companies(&mut position, content, report);
            text.terrain(&mut position, content, report);
            aliases = text.names(&position, report);
            let problem = position.problem(content);
            if let (0, Some(problem)) = (report.errors(), problem) {
                report.push(text.error("S014", problem));
            }
            setup.table = position.table();
            setup.position = Some(Arc::new(position));
        }
        (None, Some(fresh)) => bring(fresh, &own.companies, &mut setup, file, report)?,
        _ => return None,
    }
    Some(ScenarioStart {
        setup,
        content,
        aliases,
    })
}

/// The built-in content with the scenario's own frames and rules.
fn own_content(
    own: &ScenarioFields,
    base: &Content,
    file: &TextFile,
    report: &mut Report,
) -> Content {
    let mut content = base.clone();
    own.rule_changes.apply(&mut content.rules);
    add_counters(&mut content, &own.counters, file, report);
    for system in &own.systems {
        content.systems.push(check_system(system, file, report));
    }
    for kind in &own.frames {
        let numbers = kind.numbers.as_ref().map(|numbers| {
            check_numbers(numbers, &content.rules, file, report);
            numbers.value
        });
        content.frames.push(FrameType {
            id: kind.id.value.clone(),
            name: shown(kind.name.as_ref(), &kind.id),
            systems: kind.systems.iter().copied().collect(),
            numbers: numbers.unwrap_or_default(),
            abilities: check_abilities(&kind.abilities, false, file, report),
            flavor: kind.flavor.clone().into(),
            silhouette: kind.silhouette,
        });
    }
    content
}

/// The name of a thing of the scenario's own.
fn shown(name: Option<&String>, id: &Spanned<String>) -> Words {
    name.unwrap_or(&id.value).clone().into()
}

/// A frame that is written by its systems is of a type that has just those, so that it has lost nothing.
fn types_of_systems(position: &mut Position, content: &mut Content) {
    for frame in position.frames.iter_mut().filter(|f| f.kind.is_none()) {
        let Some(systems) = &frame.systems else {
            continue;
        };
        let names: Vec<String> = systems.iter().map(ToString::to_string).collect();
        let id = format!("with {}", names.join(" "));
        if !content.frames.iter().any(|known| known.id == id) {
            content.frames.push(FrameType {
                id: id.clone(),
                name: content.frames[0].name.clone(),
                systems: systems.iter().copied().collect(),
                numbers: Numbers::default(),
                abilities: Vec::new(),
                flavor: Words::default(),
                silhouette: Silhouette::default(),
            });
        }
        frame.kind = Some(id);
    }
}

/// Adds the scenario's own companies, with the frames that are known.
fn own_companies(
    own: &ScenarioFields,
    content: &mut Content,
    file: &TextFile,
    report: &mut Report,
) {
    for company in &own.companies {
        let unit = |unit: &UnitAt| {
            let frame = kind_named(content, &unit.frame.value)?;
            let rockets = unit.rockets;
            Some(Unit { frame, rockets })
        };
        let units = company.units.iter().filter_map(unit).collect();
        content.companies.push(Company {
            id: company.id.value.clone(),
            name: shown(company.name.as_ref(), &company.id),
            units,
            tables: company.tables.clone(),
            objectives: check_objectives(&company.objectives, content, file, report),
            abilities: check_abilities(&company.abilities, true, file, report),
            flavor: company.flavor.clone().into(),
        });
    }
}

/// Adds the scenario's own fields, each with an id of its own.
fn own_fields(own: &ScenarioFields, content: &mut Content, file: &TextFile, report: &mut Report) {
    for field in &own.fields {
        let (id, span) = field.id();
        let field = field.check(file, report);
        if content.fields.iter().any(|known| known.id == field.id) {
            let message = format!("`{id}` is already defined in this scenario");
            report.push(Diagnostic::error("P031", file, &range(&span), message));
        }
        content.fields.push(field);
    }
}

const fn first(at: &Range<usize>) -> Range<usize> {
    at.start..at.start + 1
}

/// A position in its file.
struct PositionText<'a> {
    file: &'a TextFile,
    at: Range<usize>,
}

impl PositionText<'_> {
    /// An error at the first thing of the position that the message names, else where it begins.
    fn error(&self, code: &'static str, message: String) -> Diagnostic {
        let named = message.split('`').nth(1);
        let at = named.and_then(|name| self.find(name, 0));
        let at = at.unwrap_or_else(|| first(&self.at));
        Diagnostic::error(code, self.file, &at, message)
    }

    /// Where the n-th `"name"` stands.
    fn find(&self, name: &str, n: usize) -> Option<Range<usize>> {
        let text = self.file.text.get(self.at.clone())?;
        let quoted = format!("\"{name}\"");
        let (start, _) = text.match_indices(&quoted).nth(n)?;
        let start = self.at.start + start;
        Some(start..start + quoted.len())
    }

    /// Types of frame by their full ids.
    fn kinds(&self, position: &mut Position, content: &Content, report: &mut Report) {
        for kind in position.frames.iter_mut().filter_map(|f| f.kind.as_mut()) {
            if let Some(n) = kind_named(content, kind) {
                kind.clone_from(&content.frames[usize::from(n)].id);
                continue;
            }
            let known = content.frames.iter().map(|f| short(&f.id));
            let help = did_you_mean(kind, known);
            let message = format!("unknown type of frame `{kind}`");
            report.push(self.error("S010", message).help(help));
        }
    }

    /// Companies by their full ids.
    fn companies(&self, position: &mut Position, content: &Content, report: &mut Report) {
        let ids = || content.companies.iter().map(|company| company.id.as_str());
        let given = position.companies.iter_mut();
        for company in given.filter_map(|company| company.company.as_mut()) {
            let mut known = ids();
            if let Some(id) = known.find(|id| *id == company || short(id) == company) {
                id.clone_into(company);
                continue;
            }
            let help = did_you_mean(company, ids().map(short));
            let message = format!("there is no company `{company}`");
            report.push(self.error("S010", message).help(help));
        }
    }

    /// The field by its full id.
    fn terrain(&self, position: &mut Position, content: &Content, report: &mut Report) {
        let ids = || content.fields.iter().map(|field| field.id.as_str());
        let Some(terrain) = &mut position.terrain else {
            return;
        };
        let mut known = ids();
        if let Some(id) = known.find(|id| *id == terrain || short(id) == terrain) {
            id.clone_into(terrain);
            return;
        }
        let help = did_you_mean(terrain, ids().map(short));
        let message = format!("there is no field `{terrain}`");
        report.push(self.error("S010", message).help(help));
    }

    /// The names of everything in the position.
    fn names(&self, position: &Position, report: &mut Report) -> BTreeMap<String, ObjectId> {
        let mut names = BTreeMap::new();
        let frames = position.frames.iter().map(|f| &f.name);
        let stations = position.stations.iter().map(|s| &s.name);
        let cover = position.cover.iter().map(|s| &s.name);
        let frames = frames.enumerate().map(|(n, name)| (name, frame_id(n)));
        let stations = stations.enumerate().map(|(n, name)| (name, station_id(n)));
        let cover = cover.enumerate().map(|(n, name)| (name, segment_id(n)));
        for (name, id) in frames.chain(stations).chain(cover) {
            if name.is_empty() {
                continue;
            }
            if names.insert(name.clone(), id).is_some() {
                let at = self.find(name, 1).unwrap_or_else(|| first(&self.at));
                let message = format!("two things are called `{name}`");
                report.push(Diagnostic::error("S011", self.file, &at, message));
            }
        }
        names
    }
}
