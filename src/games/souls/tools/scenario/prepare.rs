//! Setting up the match of a scenario.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

use super::file::Scenario;
use super::fresh;
use super::item::Item;
use super::stage::Stage;
use crate::games::souls::content::{self, CardDef, Content};
use crate::games::souls::position::{Laid, Plain, card_named, resolve};
use crate::games::souls::{FIRST_CARD, Mode, Modules, Setup};
use crate::packs::{Diagnostic, Report, TextFile, parse_list, range};
use crate::table::{Match, ObjectId};
use crate::tools::scenario::beginning;

/// Plain cards that every scenario may use.
const PRACTICE: &str = include_str!("practice.ron");

/// The built-in cards and those to practise with. They live as long as the program.
fn base() -> Option<&'static Content> {
    static BASE: OnceLock<Option<Content>> = OnceLock::new();
    let made = BASE.get_or_init(|| {
        let builtin = content::builtin().ok()?;
        let file = TextFile::new("practice.ron", "practice.ron", PRACTICE);
        let mut report = Report::default();
        let (cards, _) = parse_list::<ron2::Spanned<CardDef>>(&file, &mut report);
        let cards: Vec<_> = cards.into_iter().filter_map(|card| card.value).collect();
        let whole = content::extend(&builtin, &cards, &file, &mut report);
        (report.errors() == 0).then_some(whole)
    });
    made.as_ref()
}

/// What stands where a scenario says nothing.
pub(super) fn plain(content: &Content) -> Plain {
    let card = |id| card_named(content, id);
    Plain {
        character: card("scenario:nobody"),
        cards: [
            card("scenario:junk"),
            card("scenario:penny"),
            card("scenario:mouse"),
            card("scenario:closet"),
        ],
    }
}

/// The match as it is before the first item; mistakes go to the report.
pub(super) fn prepare(
    scenario: &Scenario,
    at: &Range<usize>,
    file: &TextFile,
    report: &mut Report,
) -> Option<Stage> {
    let head = at.start..at.start + 1;
    let Some(base) = base() else {
        let message = "the built-in packs cannot be used";
        report.push(Diagnostic::error("S030", file, &head, message));
        return None;
    };
    let is_check = |item: &Item| matches!(item, Item::CheckSet { .. });
    let plays = scenario.script.iter().any(|item| !is_check(&item.value));
    let begins = (scenario.position.is_some(), scenario.fresh.is_some(), plays);
    beginning::check(begins, at, file, report);
    let practice = base.cards.iter().map(|card| card.id.as_str());
    beginning::own_ids(
        scenario.cards.iter().map(|card| &card.value.id),
        practice,
        file,
        report,
    );
    let mut content = match scenario.cards.is_empty() {
        true => base.clone(),
        false => content::extend(base, &scenario.cards, file, report),
    };
    let mut aliases = BTreeMap::new();
    let mut start = Start::default();
    if let Some(def) = &scenario.position {
        let cards = (&content, plain(&content));
        let laid = resolve(&def.value, cards, file, &range(&def.span), report);
        let named = laid.aliases.iter();
        aliases.extend(named.map(|(alias, n)| (alias.clone(), ObjectId(FIRST_CARD.0 + n))));
        start = Start::of(laid);
    }
    if let Some(fresh) = &scenario.fresh {
        start = fresh::start(fresh, &mut content, file, report)?;
    }
    if report.errors() > 0 {
        return None;
    }
    // A match keeps its content for ever: it is small, and the tool ends soon.
    let content: &'static Content = Box::leak(Box::new(content));
    let setup = Setup {
        content,
        set: start.set,
        seats: start.seats,
        mode: start.mode,
        modules: start.modules,
        characters: start.characters,
        position: start.position,
    };
    let mut stage = Stage {
        game: Match::new(setup, scenario.seed.unwrap_or(1)),
        content,
        aliases,
        mark: 0,
        last: None,
    };
    if let Err(wrong) = stage.game.audit() {
        let at = scenario.position.as_ref().map_or(head, |p| range(&p.span));
        let message = format!("no game leads to this position: {}", wrong.what);
        let first = at.start..at.start + 1;
        report.push(Diagnostic::error("S014", file, &first, message));
        return None;
    }
    Some(stage)
}

/// What a setup says beside the content.
pub(super) struct Start {
    pub set: u16,
    pub seats: u8,
    pub mode: Mode,
    pub modules: Modules,
    pub characters: [Option<u16>; 4],
    pub position: Option<Arc<crate::games::souls::position::Position>>,
}

/// Two players, nothing optional.
impl Default for Start {
    fn default() -> Self {
        Self {
            set: 0,
            seats: 2,
            mode: Mode::Competitive,
            modules: NO_MODULES,
            characters: [None; 4],
            position: None,
        }
    }
}

/// None of the optional parts.
pub(super) const NO_MODULES: Modules = Modules {
    rooms: false,
    bonus_souls: false,
    draft: false,
    barter: false,
};

impl Start {
    fn of(laid: Laid) -> Self {
        Self {
            seats: laid.position.players.len() as u8,
            mode: laid.mode,
            modules: laid.modules,
            position: Some(Arc::new(laid.position)),
            ..Self::default()
        }
    }
}
