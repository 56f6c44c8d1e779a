//! What bots, packs, replays, the position editor and the command line must know of a game of cards.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use bevy::prelude::In;
use include_dir::Dir;
use ron2::Spanned;

use super::board::Board;
use super::position::{self, Position};
use super::{Card, CardGame, Cards, Content, Recipe, Setup, sees, zone, zones};
use crate::bots::EvaluatedGame;
use crate::cards::position::{CardPosition, LabelledPosition, PieceNames};
use crate::cli::args::Sim;
use crate::games::{GameWindow, Playable};
use crate::packs::{Diagnostic, PackStamp, Report, TextFile, short};
use crate::plain::item::{Check, Is, Item};
use crate::plain::scenario::{self, NoFields};
use crate::plain::thing::Thing;
use crate::plain::{self, Number, PlainTable, Row, Speaker, VisibleCard, Word};
use crate::table::{
    Busy, Choice, ChoiceWords, Event, Extracted, Language, Match, ObjectId, Outcome as Ended,
    Phrases, PlainWord, Ref, ReplayError, Seat, TurnStep, ZoneId,
};
use crate::tools::Outcome;
use crate::tools::content::FromPacks;
use crate::tools::editing::cards::{CardDraft, EditsCards};
use crate::tools::editing::{Field, FieldRange, Label, Place, Zone};
use crate::tools::passing::PassingGame;
use crate::tools::replay::{Replayable, read};
use crate::tools::scenario::either::Either;
use crate::tools::scenario::pattern::Pattern;
use crate::tools::scenario::run::{ScenarioOf, ScenarioStart};
use crate::tools::scenario::scenario_error::Done;
use crate::tools::scenario::scripted::Scripted;
use crate::tools::scenario::speech::ChoicePhrase;
use crate::tools::scenario::stage::Stage;

/// What a seat, or a spectator, may know.
#[derive(Debug, Clone)]
pub struct View<G: CardGame> {
    /// The running step.
    pub step: G::Step,
    /// What the game keeps of the match.
    pub state: G::State,
    /// The cards by zone; `None` for one that is not seen.
    pub zones: Vec<Vec<Option<SeenCard<G>>>>,
    /// How it ended.
    pub outcome: Option<Ended>,
}

/// A card that is seen.
#[derive(Debug, Clone)]
pub struct SeenCard<G: CardGame> {
    /// Which it is.
    pub id: ObjectId,
    /// What is printed on it.
    pub card: &'static Card<G>,
    /// Its number as it stands.
    pub value: i32,
}

impl<G: CardGame> View<G> {
    /// The cards of a place.
    #[must_use]
    pub fn row(&self, place: u8, seat: Seat) -> &[Option<SeenCard<G>>] {
        &self.zones[usize::from(zone::<G>(place, seat).0)]
    }
}

pub(super) fn look<G: CardGame>(In(seat): In<Option<Seat>>, board: Board<'_, '_, G>) -> View<G> {
    let row = |zone: ZoneId| {
        let seen = |&id: &ObjectId| SeenCard {
            id,
            card: board.card(id),
            value: board.value(id),
        };
        let seen = |id| sees::<G>(seat, zone).then(|| seen(id));
        board.table.zones.get(zone).iter().map(seen).collect()
    };
    let count = board.table.zones.count() as u8;
    View {
        step: board.step(),
        state: board.game().clone(),
        zones: (0..count).map(|n| row(ZoneId(n))).collect(),
        outcome: board.table.outcome,
    }
}

impl<G: CardGame> EvaluatedGame for Cards<G> {
    fn worth(view: &View<G>, seat: Seat) -> i32 {
        G::worth(view, seat)
    }

    fn place(step: G::Step) -> usize {
        TurnStep::index(step)
    }
}

impl<G: CardGame> PassingGame for Cards<G> {}

impl<G: CardGame> FromPacks for Cards<G> {
    const EMBEDDED: Option<&'static Dir<'static>> = Some(G::PACKS);
}

impl<G: CardGame> Replayable for Cards<G> {
    type Content = Content<G>;

    fn packs_of(recipe: &Recipe<G>) -> &[PackStamp] {
        &recipe.packs
    }

    fn setup(
        path: &str,
        recipe: &Recipe<G>,
        content: &'static Content<G>,
    ) -> Result<Setup<G>, ReplayError> {
        let position = read::position(path, recipe.position.as_ref(), |p| p.problem(content))?;
        Ok(Setup { content, position })
    }

    fn whole(game: &mut Match<Self>) -> View<G> {
        let mut view = game.view(None);
        for seat in (0..G::SEATS).map(Seat) {
            let own = game.view(Some(seat)).zones.into_iter();
            for (card, its) in view.zones.iter_mut().flatten().zip(own.flatten()) {
                *card = card.take().or(its);
            }
        }
        view
    }

    fn sentence(view: &View<G>, events: &[Event]) -> Option<String> {
        Speaker::<Self>::new(view, &[], Language::English).event(events.first()?)
    }
}

impl<G: CardGame> EditsCards for Cards<G> {
    type Cards = Position<G>;
}

/// The first step, no cards.
impl<G: CardGame> Default for Position<G> {
    fn default() -> Self {
        Self {
            step: G::STEPS[0],
            state: G::State::default(),
            cards: Vec::new(),
        }
    }
}

impl<G: CardGame> CardPosition for Position<G> {
    type Content = Content<G>;
    type Def = Self;

    fn problem_named(&self, content: &Content<G>, names: &PieceNames<'_>) -> Option<String> {
        self.problem_named(content, names)
    }

    fn text(&self, _: bool) -> String {
        self.text()
    }

    fn resolve(
        def: &Self,
        content: &Content<G>,
        file: &TextFile,
        at: &Range<usize>,
        report: &mut Report,
    ) -> LabelledPosition<Self> {
        if let Some(problem) = def.problem(content) {
            report.push(Diagnostic::error("S014", file, at, problem));
        }
        LabelledPosition {
            position: def.clone(),
            aliases: BTreeMap::new(),
        }
    }
}

impl<G: CardGame> CardDraft<Cards<G>> for Position<G> {
    const TABLE: &'static [Field<Self>] = G::TABLE;
    const SEAT: &'static [Field<Self>] = G::SEAT;
    const PIECE: &'static [Field<Self>] = &[Field::new(
        Label::Word("count"),
        FieldRange::Number(-99, 99),
        |d, n, _| d.cards[n].count,
        |d, n, _, v| d.cards[n].count = v,
    )];

    fn seat_count(&self) -> usize {
        G::SEATS.into()
    }

    fn zones(&self) -> Vec<Zone> {
        let zone = |(zone, place, seat): (ZoneId, &super::Place, Option<Seat>)| Zone {
            id: zone.0.into(),
            place: Place::Word(place.key),
            seat: seat.map(|seat| seat.0),
            about: None,
        };
        zones::<G>().map(zone).collect()
    }

    fn bring(&mut self, piece: u16, zone: ZoneId) -> Vec<u16> {
        let moved = &mut self.cards[usize::from(piece)];
        (moved.zone, moved.count) = (zone.0, 0);
        vec![piece]
    }

    fn extract(game: &mut Match<Cards<G>>) -> Result<Extracted<Self>, Busy> {
        position::extract(game.world_mut())
    }

    fn setup(&self, content: &'static Content<G>) -> Setup<G> {
        Setup {
            content,
            position: Some(Arc::new(self.clone())),
        }
    }

    fn first(content: &'static Content<G>) -> (Setup<G>, fn(G::Step) -> bool) {
        (Cards::<G>::fresh(content), |_| true)
    }
}

impl<G: CardGame> Scripted for Cards<G> {
    type Thing = Thing<Self>;
    type Seat = Seat;
    type Item = Item;
    type Check = Either<Is, Check<Self>>;
    type ScenarioFields = NoFields;
    const FIELDS: &'static [&'static str] = &[];
    type Position = Position<G>;
    type NewGame = ();
    const MOST: usize = 3000;
    const LEAST: &'static [PlainWord] = PlainWord::PASS;
    const BY_ITSELF: &'static [PlainWord] = &[];

    fn base() -> Option<&'static Content<G>> {
        scenario::base::<Self>()
    }

    fn begin(
        scenario: &ScenarioOf<Self>,
        base: &'static Content<G>,
        file: &TextFile,
        report: &mut Report,
    ) -> Option<ScenarioStart<Self>> {
        scenario::begin(scenario, base, file, report)
    }

    fn see(game: &mut Match<Self>) -> View<G> {
        Self::whole(game)
    }

    fn state_text(view: &View<G>) -> String {
        scenario::state_text::<Self>(view)
    }

    fn pattern(stage: &mut Stage<Self>, said: &ChoicePhrase<Thing<Self>>) -> Done<Pattern> {
        scenario::pattern(stage, said)
    }

    fn refs(stage: &mut Stage<Self>, thing: &Spanned<Thing<Self>>) -> Done<Vec<Ref>> {
        stage.stands_for(thing)
    }

    fn choice_words(_: &Stage<Self>, choice: &Choice, view: &View<G>) -> String {
        scenario::choice_words::<Self>(choice, view)
    }

    fn event_words(_: &Stage<Self>, event: &Event, view: &View<G>) -> String {
        scenario::event_words::<Self>(event, view)
    }
}

impl<G: CardGame> Playable for Cards<G> {
    const RULES: &'static str = G::RULES;
    const SCENARIOS: &'static str = G::SCENARIOS;
    const WINDOW: GameWindow = plain::window::<Self>();

    fn turn() -> String {
        G::TURN.page()
    }

    fn simulate(wish: &Sim) -> Result<Outcome, Outcome> {
        plain::simulate::<Self>(wish)
    }
}

impl<G: CardGame> PlainTable for Cards<G> {
    const CHOICES: &'static [Word] = G::CHOICES;
    const EVENTS: &'static [Word] = G::EVENTS;
    const QUESTIONS: &'static [Word] = G::QUESTIONS;

    fn fresh(content: &'static Content<G>) -> Setup<G> {
        Setup {
            content,
            position: None,
        }
    }

    fn rows(view: &View<G>, language: Language) -> Vec<Row> {
        let shown = |seen: &SeenCard<G>| VisibleCard {
            id: seen.id,
            key: short(&seen.card.id).to_owned(),
            name: seen.card.name.in_language(language).to_owned(),
            note: G::note(seen.card.kind, seen.value, language),
            value: seen.value,
        };
        let row = |(zone, place, seat): (ZoneId, &super::Place, Option<Seat>)| {
            let cards = view.zones[usize::from(zone.0)].iter();
            Row {
                zone,
                key: place.key,
                seat,
                title: language.pick(place.names[0], place.names[1]),
                cards: cards.map(|card| card.as_ref().map(shown)).collect(),
            }
        };
        zones::<G>().map(row).collect()
    }

    fn numbers(view: &View<G>) -> Vec<Number> {
        G::numbers(&view.state)
    }
}
