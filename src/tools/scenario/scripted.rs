//! What a game says of itself to be played by scenarios.

use ron2::convert::FromRonFields;
use ron2::{FromRon, Span, Spanned};

use super::event_match::Part;
use super::pattern::Pattern;
use super::run::{ScenarioOf, ScenarioStart};
use super::scenario_error::Done;
use super::speech::{ChoicePhrase, Simple, Speech};
use super::stage::Stage;
use super::{check, item};
use crate::bots::EvaluatedGame;
use crate::packs::{Report, SeatSpec, TextFile};
use crate::table::{Choice, Event, Game, Match, Ref, Seat};
use crate::tools::content::FromPacks;

use super::either::Either;

/// A game with scenarios: its words and what they mean.
pub trait Scripted: FromPacks + EvaluatedGame + Game<Step: FromRon> {
    /// What its scripts point at.
    type Thing: Speech + Send + Sync;
    /// A seat as its scripts write it.
    type Seat: FromRon + Copy + Into<Seat> + Send + Sync + 'static;
    /// Items of a script beside those of every game.
    type Item: Act<Self>;
    /// Expectations beside those of every game.
    type Check: Holds<Self>;
    /// Fields of a scenario beside those of every game.
    type ScenarioFields: FromRonFields + Send + Sync + 'static;
    /// The names of these fields.
    const FIELDS: &'static [&'static str];
    /// A position as scenarios write it.
    type Position: FromRon + Send + Sync + 'static;
    /// A whole game from the start.
    type NewGame: FromRon + Send + Sync + 'static;
    /// More choices in a row than this are a circle.
    const MOST: usize;
    /// What the least is, whatever is asked; else the first option is taken.
    const LEAST: &'static [Self::Choices];
    /// Choices that are made without a question where only one is left.
    const BY_ITSELF: &'static [Self::Choices];
    /// Whether the audit of the table holds for tables that no deck led to: one game counts the cards of
    /// its decks.
    const AUDITED: bool = true;
    /// Whether every scenario needs a table, whatever its script does.
    const NEEDS_TABLE: bool = false;

    /// The place of a step in what puzzles count as a turn: where it falls, another one has begun.
    fn place_in_turn(step: Self::Step) -> usize {
        Self::place(step)
    }

    /// What every scenario may use: the built-in packs, and cards to practise with. It lives as long as the program.
    fn base() -> Option<&'static Self::Content>;
    /// What to play; mistakes go to the report. None after some of them.
    fn begin(
        scenario: &ScenarioOf<Self>,
        base: &'static Self::Content,
        file: &TextFile,
        report: &mut Report,
    ) -> Option<ScenarioStart<Self>>;
    /// Everything on the table.
    fn see(game: &mut Match<Self>) -> Self::View;
    /// What of a view a refusal must leave alone, as text.
    fn state_text(view: &Self::View) -> String;
    /// What a phrase can stand for among the options of the open decision.
    fn pattern(stage: &mut Stage<Self>, said: &ChoicePhrase<Self::Thing>) -> Done<Pattern>;
    /// Everything that a thing can stand for; what is most likely meant comes first.
    fn refs(stage: &mut Stage<Self>, thing: &Spanned<Self::Thing>) -> Done<Vec<Ref>>;
    /// A choice as a script writes it.
    fn choice_words(stage: &Stage<Self>, choice: &Choice, view: &Self::View) -> String;
    /// An event as a script would describe it.
    fn event_words(stage: &Stage<Self>, event: &Event, view: &Self::View) -> String;

    /// The choice that a phrase means, and the options of the open decision that it fits.
    fn fitting(
        stage: &mut Stage<Self>,
        said: &ChoicePhrase<Self::Thing>,
    ) -> Done<(Choice, Vec<Choice>)> {
        let pattern = Self::pattern(stage, said)?;
        Ok(stage.fit(said, &pattern))
    }

    /// What a thing can be in an event of that word; without a word, in a choice.
    fn part(stage: &mut Stage<Self>, _verb: &str, thing: &Spanned<Self::Thing>) -> Done<Part> {
        Ok(match thing.value.simple() {
            Simple::Number(n) => Part::number(n),
            Simple::Player(seat) => Part::player(seat, Self::refs(stage, thing)?),
            Simple::Name(_) | Simple::Other => Part::of(Self::refs(stage, thing)?),
        })
    }

    /// Whether all of it is in the event: things and places in the order in which the event has them.
    fn holds(event: &Event, wanted: &[Part]) -> bool {
        let parts = [event.subject, event.from, event.to];
        let mut rest = &parts[..];
        wanted.iter().all(|part| match (part.amount, part.seat) {
            (Some(n), _) => event.amount == n,
            (None, Some(seat)) => event.seat == seat,
            (None, None) => part.next_in(&mut rest),
        })
    }

    /// The options that a phrase fits, to see whether it is offered.
    fn offers(stage: &mut Stage<Self>, said: &ChoicePhrase<Self::Thing>) -> Done<Vec<Choice>> {
        Ok(Self::fitting(stage, said)?.1)
    }

    /// The choice that must be refused.
    fn refusable(stage: &mut Stage<Self>, said: &ChoicePhrase<Self::Thing>) -> Done<Choice> {
        let (meant, fits) = Self::fitting(stage, said)?;
        Ok(fits.first().copied().unwrap_or(meant))
    }

    /// Whether something that waits to resolve aims at that.
    fn aimed(_stage: &mut Stage<Self>, _at: Ref) -> bool {
        false
    }

    /// What the open question is about, beside its topic: words to put after that.
    fn about(_stage: &mut Stage<Self>) -> String {
        String::new()
    }

    /// What must hold after each item.
    fn after(_stage: &mut Stage<Self>, _at: Span) -> Done {
        Ok(())
    }

    /// What must hold after the last item; `at` is where the title stands.
    fn finish(_stage: &mut Stage<Self>, _at: Span) -> Done {
        Ok(())
    }
}

/// Items of a script.
pub trait Act<G: Scripted>: FromRon + Send + Sync + 'static {
    /// Does it.
    fn act(&self, stage: &mut Stage<G>, at: Span, file: &TextFile) -> Done;

    /// Whether it needs a match to be played.
    fn plays(&self) -> bool {
        true
    }
}

/// Expectations.
pub trait Holds<G: Scripted>: FromRon + Send + Sync + 'static {
    /// Checks it against a view: everything on the table, or what a seat is shown.
    fn check(&self, stage: &mut Stage<G>, at: Span, view: &G::View) -> Done;
}

/// Declares what only scripts of one game can expect: a row says how a script writes it and what must hold.
macro_rules! expectations {
    ($(#[$doc:meta])* pub enum $name:ident: $game:ty = |$stage:ident, $at:ident, $view:ident| {
        $($(#[$about:meta])* $variant:ident $(($($field:ident: $type:ty),+))? => $holds:expr;)+
    }) => {
        $(#[$doc])*
        #[derive(ron2::FromRon)]
        pub enum $name {
            $($(#[$about])* $variant $(($($type),+))?,)+
        }

        impl $crate::tools::scenario::scripted::Holds<$game> for $name {
            fn check(
                &self,
                $stage: &mut $crate::tools::scenario::stage::Stage<$game>,
                $at: ron2::Span,
                $view: &<$game as $crate::table::Game>::View,
            ) -> $crate::tools::scenario::scenario_error::Done {
                match self {
                    $(Self::$variant $(($($field),+))? => $holds,)+
                }
            }
        }
    };
}

/// `script_words!();` in an `impl Scripted`: where scenarios begin, in the module `begin`, and how a game's `Stage`
/// writes choices and events. `script_words!("practice.ron")` adds the cards of that file to the built-in ones.
macro_rules! script_words {
    (@base) => {
        fn base() -> Option<&'static Content> {
            static BASE: OnceLock<Option<&'static Content>> = OnceLock::new();
            *BASE.get_or_init(|| $crate::tools::scenario::base::of::<Self>(content::builtin().ok()))
        }
    };
    (@base $practice:literal) => {
        fn base() -> Option<&'static Content> {
            static BASE: OnceLock<Option<Content>> = OnceLock::new();
            let made = BASE.get_or_init(|| {
                let base = $crate::tools::scenario::base::of::<Self>(content::builtin().ok())?;
                let text = include_str!($practice);
                $crate::tools::scenario::beginning::practised(base, text, content::extend)
            });
            made.as_ref()
        }
    };
    ($($practice:literal)?) => {
        $crate::tools::scenario::scripted::script_words!(@base $($practice)?);

        fn begin(
            scenario: &Scenario,
            base: &'static Content,
            file: &$crate::packs::TextFile,
            report: &mut $crate::packs::Report,
        ) -> Option<$crate::tools::scenario::run::ScenarioStart<Self>> {
            begin::begin(scenario, base, file, report)
        }

        fn choice_words(stage: &Stage, choice: &Choice, view: &View) -> String {
            stage.choice_words(choice, view)
        }

        fn event_words(stage: &Stage, event: &Event, view: &View) -> String {
            stage.event_words(event, view)
        }
    };
}

/// `script_cards!();` in an `impl Scripted` of a game of cards: what its scripts are made of, and how its `Stage` finds
/// cards.
macro_rules! script_cards {
    () => {
        type Thing = Thing;
        type Item = Either<cards_item::Item<Self>, Item>;
        type Check = Either<check::Check, cards_check::Check<Self>>;
        type ScenarioFields = ScenarioFields;
        type Position = PositionDef;
        type NewGame = NewGame;

        fn see(game: &mut $crate::table::Match<Self>) -> View {
            Self::reveal(game)
        }

        fn pattern(
            stage: &mut Stage,
            said: &ChoicePhrase,
        ) -> Done<$crate::tools::scenario::pattern::Pattern> {
            pattern::pattern(stage, said)
        }

        fn refs(stage: &mut Stage, thing: &Spanned<Thing>) -> Done<Vec<Ref>> {
            stage.refs(thing)
        }

        fn refusable(stage: &mut Stage, said: &ChoicePhrase) -> Done<Choice> {
            stage.exactly(said)
        }

        fn aimed(stage: &mut Stage, at: Ref) -> bool {
            stage.is_aimed_at(at)
        }
    };
}

pub(crate) use {expectations, script_cards, script_words};

/// Every item of a game's scripts.
pub type Items<G> = Either<item::Item<G>, <G as Scripted>::Item>;
/// Everything that a game's scripts can expect.
pub type Checks<G> = Either<<G as Scripted>::Check, check::Check<G>>;

impl<G: Scripted, A: Act<G>, B: Act<G>> Act<G> for Either<A, B> {
    fn act(&self, stage: &mut Stage<G>, at: Span, file: &TextFile) -> Done {
        match self {
            Self::First(item) => item.act(stage, at, file),
            Self::Second(item) => item.act(stage, at, file),
        }
    }

    fn plays(&self) -> bool {
        match self {
            Self::First(item) => item.plays(),
            Self::Second(item) => item.plays(),
        }
    }
}

impl<G: Scripted, A: Holds<G>, B: Holds<G>> Holds<G> for Either<A, B> {
    fn check(&self, stage: &mut Stage<G>, at: Span, view: &G::View) -> Done {
        match self {
            Self::First(check) => check.check(stage, at, view),
            Self::Second(check) => check.check(stage, at, view),
        }
    }
}

impl<const MOST: u8> From<SeatSpec<MOST>> for Seat {
    fn from(seat: SeatSpec<MOST>) -> Self {
        seat.0
    }
}
