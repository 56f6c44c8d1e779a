//! Scenarios of Sanctuary.

mod begin;
mod cards;
mod check;
mod deck_check;
mod item;
mod pattern;
mod thing;
mod verbs;
mod words;

use ron2::Spanned;

use self::begin::{Fresh, Own};
use self::item::Item;
use self::thing::Thing;
use self::verbs::ChoicePhrase;
use crate::games::sanctuary::content::Content;
use crate::games::sanctuary::position::PositionDef;
use crate::games::sanctuary::{Sanctuary, View};
use crate::packs::{Report, TextFile};
use crate::table::{Choice, Event, Match, Ref, Seat};
use crate::tools::scenario::cards::{check as cards_check, item as cards_item};
use crate::tools::scenario::either::Either;
use crate::tools::scenario::pattern::Pattern;
use crate::tools::scenario::scripted::Scripted;
use crate::tools::scenario::trouble::Done;
use crate::tools::scenario::whole::{Begun, Whole};

/// A scenario of this game.
pub type Scenario = Whole<Sanctuary>;
/// A running scenario.
type Stage = crate::tools::scenario::stage::Stage<Sanctuary>;

impl Scripted for Sanctuary {
    type Thing = Thing;
    type Seat = Seat;
    type Item = Either<cards_item::Item<Self>, Item>;
    type Check = Either<check::Check, cards_check::Check<Self>>;
    type Own = Own;
    const OWN: &'static [&'static str] = &["cards", "factions", "decks"];
    type Position = PositionDef;
    type Fresh = Fresh;
    const MOST: usize = 3000;
    const LEAST: &'static [&'static str] = &["pass", "end", "skip", "done", "keep", "no", "top"];
    const BY_ITSELF: &'static [&'static str] = &["target", "mode", "done", "skip", "trigger"];

    fn base() -> Option<&'static Content> {
        begin::base()
    }

    fn begin(
        scenario: &Scenario,
        base: &'static Content,
        file: &TextFile,
        report: &mut Report,
    ) -> Option<Begun<Self>> {
        begin::begin(scenario, base, file, report)
    }

    fn see(game: &mut Match<Self>) -> View {
        Self::reveal(game)
    }

    fn state_text(v: &View) -> String {
        let turn = (v.step, v.turn, v.active, v.outcome);
        let table = (&v.players, &v.cards, &v.zones);
        let open = (&v.stack, v.duel, &v.pairs);
        format!("{turn:?} {table:?} {open:?}")
    }

    fn pattern(stage: &mut Stage, said: &ChoicePhrase) -> Done<Pattern> {
        pattern::pattern(stage, said)
    }

    fn refs(stage: &mut Stage, thing: &Spanned<Thing>) -> Done<Vec<Ref>> {
        stage.refs(thing)
    }

    fn choice_words(stage: &Stage, choice: &Choice, view: &View) -> String {
        stage.choice_words(choice, view)
    }

    fn event_words(stage: &Stage, event: &Event, view: &View) -> String {
        stage.event_words(event, view)
    }

    fn refusable(stage: &mut Stage, said: &ChoicePhrase) -> Done<Choice> {
        stage.exactly(said)
    }

    fn aimed(stage: &mut Stage, at: Ref) -> bool {
        stage.is_aimed_at(at)
    }
}
