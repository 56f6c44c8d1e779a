//! Where a scenario begins: cards of its own, a position or a whole game.

use std::collections::BTreeMap;
use std::sync::Arc;

use ron2::{FromRon, Spanned};

use super::{Scenario, fresh};
use crate::games::souls::content::{self, CardDef, Content};
use crate::games::souls::position::{Plain, Position, ResolvedPosition, resolve};
use crate::games::souls::{FIRST_CARD, Mode, Modules, Setup, Souls};
use crate::packs::{PackContent, Report, TextFile, range};
use crate::tools::scenario::beginning;
use crate::tools::scenario::run::ScenarioStart;

/// What only scenarios of this game have.
#[derive(Debug, FromRon)]
pub struct ScenarioFields {
    /// Cards only for this scenario, in the vocabulary of the packs.
    #[ron(default)]
    pub cards: Vec<Spanned<CardDef>>,
}

/// What stands where a scenario says nothing.
pub(super) fn plain(content: &Content) -> Plain {
    let card = |id| content.named(id);
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

/// What to play; mistakes go to the report.
pub(super) fn begin(
    scenario: &Scenario,
    base: &Content,
    file: &TextFile,
    report: &mut Report,
) -> Option<ScenarioStart<Souls>> {
    let cards = &scenario.own.cards;
    let practice = base.cards.iter().map(|card| card.id.as_str());
    let named = cards.iter().map(|card| &card.value.id);
    beginning::own_ids(named, practice, file, report);
    let mut content = match cards.is_empty() {
        true => base.clone(),
        false => content::extend(base, cards, file, report),
    };
    let mut aliases = BTreeMap::new();
    let mut start = Start::default();
    if let Some(def) = &scenario.position {
        let cards = (&content, plain(&content));
        let laid = resolve(&def.value, cards, file, &range(&def.span), report);
        aliases = laid.aliases.clone();
        start = Start::of(laid);
    }
    if let Some(fresh) = &scenario.fresh {
        start = fresh::start(fresh, &mut content, file, report)?;
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
    Some(ScenarioStart::new(setup, content).naming(aliases, FIRST_CARD))
}

/// What a setup says beside the content.
pub(super) struct Start {
    pub set: u16,
    pub seats: u8,
    pub mode: Mode,
    pub modules: Modules,
    pub characters: [Option<u16>; 4],
    pub position: Option<Arc<Position>>,
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
    fn of(laid: ResolvedPosition) -> Self {
        Self {
            seats: laid.position.players.len() as u8,
            mode: laid.mode,
            modules: laid.modules,
            position: Some(Arc::new(laid.position)),
            ..Self::default()
        }
    }
}
