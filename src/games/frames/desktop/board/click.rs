//! Clicks: this is the one place that turns clicks on things, dice and buttons into choices.

use std::collections::BTreeSet;

use crate::desktop::intent::Intent;
use crate::desktop::session::Session;
use crate::games::frames::Frames;
use crate::games::frames::desktop::session::Selection;
use crate::games::frames::match_state::Die;
use crate::games::frames::refusals as no;
use crate::games::frames::{self, ChoiceWord, Thing, Topic, thing};
use crate::table::{Choice, Decision, ObjectId, Ref, Refusal};

/// The actions of a die, in the order of the buttons.
pub const ACTIONS: [ChoiceWord; 3] = [ChoiceWord::Move, ChoiceWord::Attack, ChoiceWord::Spot];

/// The thing on the board that is clicked for a choice.
#[must_use]
pub fn key(decision: &Decision, choice: &Choice) -> Option<ObjectId> {
    let about = match Topic::of(decision.topic) {
        Some(Topic::Turn) => choice.target,
        Some(Topic::To | Topic::Place | Topic::Lose) => Ref::None,
        _ => choice.subject,
    };
    match about {
        Ref::Object(id) => Some(id),
        _ => None,
    }
}

/// Everything on the board that a click may choose now.
#[must_use]
pub fn choosable(session: &Session<Frames>) -> BTreeSet<ObjectId> {
    let Some(decision) = &session.shown.decision else {
        return BTreeSet::new();
    };
    let on_board = |id: &ObjectId| session.shown.view.place(*id).is_some();
    let options = fitting(session, decision, session.extra.held);
    let keys = options.filter_map(|o| key(decision, &o));
    keys.filter(on_board).collect()
}

/// The options that what is in hand leaves open.
pub fn fitting<'s>(
    session: &'s Session<Frames>,
    decision: &'s Decision,
    held: Selection,
) -> impl Iterator<Item = Choice> + 's {
    let die = held.die.and_then(|n| die(session, n));
    let target = held.target;
    decision.options.iter().copied().filter(move |o| {
        let with = match (die, o.subject) {
            (Some(die), Ref::Entry(n)) => self::die(session, n).is_some_and(|d| alike(&d, &die)),
            (Some(_), _) => !Topic::Turn.is_of(decision) && !Topic::Defend.is_of(decision),
            (None, _) => true,
        };
        let does = held.action.is_none_or(|word| word.is_of(o));
        let at = target.is_none_or(|id| key(decision, o) == Some(id));
        with && does && at
    })
}

/// A die of the open pool.
#[must_use]
pub fn die(session: &Session<Frames>, n: u16) -> Option<Die> {
    let turn = session.shown.view.current.as_ref()?;
    turn.dice.get(usize::from(n)).copied()
}

/// Dice of one colour that show the same are one choice.
fn alike(a: &Die, b: &Die) -> bool {
    (a.colour, a.value, a.used) == (b.colour, b.value, b.used)
}

/// Whether the die can be picked up now.
#[must_use]
pub fn die_fits(session: &Session<Frames>, n: u16) -> bool {
    let Some(decision) = &session.shown.decision else {
        return false;
    };
    let held = Selection {
        die: Some(n),
        ..session.extra.held
    };
    let dice = matches!(Topic::of(decision.topic), Some(Topic::Turn | Topic::Defend));
    dice && die(session, n).is_some_and(|d| !d.used)
        && fitting(session, decision, held).next().is_some()
}

/// Somebody takes more in hand: makes the choice if only one is left, else keeps it in hand.
#[must_use]
pub fn hold(session: &Session<Frames>, held: Selection) -> Intent {
    let Some(decision) = &session.shown.decision else {
        return Intent::Hold(Selection::default());
    };
    let complete = match Topic::of(decision.topic) {
        // A die alone is not yet a decision, even if it fits only one thing.
        Some(Topic::Turn) => held.die.is_some() && (held.action.is_some() || held.target.is_some()),
        _ => true,
    };
    let mut left = fitting(session, decision, held);
    match (left.next(), left.next()) {
        (Some(only), None) if complete => Intent::Choose(only),
        _ => Intent::Hold(held),
    }
}

/// A die in the tray was clicked; once more puts it back.
#[must_use]
pub fn on_die(session: &Session<Frames>, n: u16) -> Intent {
    let mut held = session.extra.held;
    held.die = if held.die == Some(n) { None } else { Some(n) };
    if !die_fits(session, n) {
        held.action = None;
        held.target = None;
    }
    hold(session, held)
}

/// An action was clicked; once more drops it.
#[must_use]
pub fn on_action(session: &Session<Frames>, word: ChoiceWord) -> Intent {
    let mut held = session.extra.held;
    held.action = if held.action == Some(word) {
        None
    } else {
        Some(word)
    };
    let fits = session
        .shown
        .decision
        .as_ref()
        .is_some_and(|d| fitting(session, d, held).next().is_some());
    if !fits {
        held.die = None;
        held.target = None;
    }
    hold(session, held)
}

/// Something on the board was clicked.
#[must_use]
pub fn on_thing(session: &Session<Frames>, thing: Option<ObjectId>) -> Vec<Intent> {
    let Some(id) = thing else {
        return vec![Intent::Inspect(None), Intent::Hold(Selection::default())];
    };
    let Some(decision) = &session.shown.decision else {
        return vec![Intent::Inspect(Some(id))];
    };
    if choosable(session).contains(&id) {
        let held = Selection {
            target: Some(id),
            ..session.extra.held
        };
        return vec![hold(session, held)];
    }
    let fresh = Selection {
        target: Some(id),
        ..Selection::default()
    };
    if fitting(session, decision, fresh).next().is_some() {
        return vec![hold(session, fresh)];
    }
    vec![Intent::Inspect(Some(id)), Intent::Explain(id)]
}

/// Whether a click with these wishes chooses nothing, and so only ends what is being shown.
#[must_use]
pub fn is_idle(wishes: &[Intent]) -> bool {
    let chooses = |wish: &Intent| match wish {
        Intent::Choose(_) => true,
        Intent::Hold(held) => *held != Selection::default(),
        _ => false,
    };
    !wishes.iter().any(chooses)
}

/// Why a thing on the board cannot be chosen now; nothing if it can, or if nobody at the screen is asked.
#[must_use]
pub fn why_not(session: &Session<Frames>, id: ObjectId) -> Option<&'static Refusal> {
    let decision = session.shown.decision.as_ref()?;
    let fresh = Selection {
        target: Some(id),
        ..Selection::default()
    };
    let fits = key_fits(session, decision, fresh);
    if fits || choosable(session).contains(&id) || decision.region.is_some() {
        // A place is asked for: whether it is free is said where the pointer is.
        return None;
    }
    let frame = matches!(thing(id), Thing::Frame(_));
    let aim = session
        .shown
        .view
        .current
        .as_ref()
        .and_then(|turn| turn.aim);
    let (words, otherwise): (&[ChoiceWord], &'static Refusal) = match Topic::of(decision.topic) {
        Some(Topic::Activate) => (&[ChoiceWord::Activate], &no::NOT_YOURS),
        Some(Topic::Designate) => (&[ChoiceWord::Aim], &no::NO_SUCH_TARGET),
        Some(Topic::Turn) if aim.is_some_and(|aim| aim.target == id) => {
            (&[ChoiceWord::Attack, ChoiceWord::Spot], &no::NOT_NOW)
        }
        Some(Topic::Turn) if frame => (&[ChoiceWord::Spot], &no::CANNOT_SPOT),
        Some(Topic::Turn) if aim.is_none() => (&[], &no::NOTHING_DESIGNATED),
        Some(Topic::Turn) => (&[], &no::CANNOT_SPOT),
        Some(Topic::Defend) => (&[], &no::ORDER_OF_TURN),
        Some(Topic::Clock) => (&[], &no::CLOCK_NOW),
        _ => (&[], &no::NOT_NOW),
    };
    let mut all = words.iter();
    let told = all.find_map(|word| session.refusal_of(&[*word], Ref::Object(id)));
    Some(told.map_or(otherwise, |refused| refused.refusal))
}

/// The choices that stand as buttons in the tray besides the big one: points and things on the board are clicked there.
#[must_use]
pub fn listed(session: &Session<Frames>, decision: &Decision) -> Vec<Choice> {
    let aims = session.extra.held.target.is_some();
    let big = primary(decision).filter(|_| !aims);
    let worded = |choice: &Choice| match Topic::of(decision.topic) {
        Some(Topic::To | Topic::Place | Topic::Defend | Topic::Segment) => false,
        Some(Topic::Turn) => ChoiceWord::Ability.is_of(choice),
        Some(Topic::Activate | Topic::Designate) => {
            ChoiceWord::Ability.is_of(choice)
                || ChoiceWord::Jettison.is_of(choice)
                || aims && ChoiceWord::Aim.is_of(choice)
        }
        _ => true,
    };
    let options = fitting(session, decision, session.extra.held);
    options.filter(|o| Some(*o) != big && worded(o)).collect()
}

/// A place for what is to be placed, another one each time.
#[must_use]
pub fn suggested(session: &Session<Frames>, decision: &Decision) -> Option<Choice> {
    let at = (session.shown.events_seen() * 7) % decision.options.len().max(1);
    let choice = decision.options.get(at).copied();
    choice.filter(|_| Topic::Place.is_of(decision))
}

/// The intent of a number key, counted from 0: a die of the pool, an action of the die in hand, or a listed choice.
#[must_use]
pub fn on_number(session: &Session<Frames>, n: usize) -> Option<Intent> {
    let decision = session.shown.decision.as_ref()?;
    let die = u16::try_from(n).ok()?;
    match (
        Topic::of(decision.topic),
        session.extra.held.die,
        session.extra.held.action,
    ) {
        (Some(Topic::Turn), Some(_), None) => {
            let word = *ACTIONS.get(n)?;
            let offered = fitting(session, decision, session.extra.held).any(|o| word.is_of(&o));
            offered.then(|| on_action(session, word))
        }
        (Some(Topic::Turn | Topic::Defend), ..) => {
            die_fits(session, die).then(|| on_die(session, die))
        }
        _ => {
            let mut choices = Vec::from_iter(suggested(session, decision));
            choices.extend(listed(session, decision));
            choices.get(n).copied().map(Intent::Choose)
        }
    }
}

/// Whether anything that is offered is about the target in hand.
fn key_fits(session: &Session<Frames>, decision: &Decision, held: Selection) -> bool {
    fitting(session, decision, held).next().is_some()
}

/// Why a die of the open pool cannot be picked up now.
#[must_use]
pub fn why_not_die(session: &Session<Frames>, n: u16) -> Option<&'static Refusal> {
    let decision = session.shown.decision.as_ref()?;
    if !matches!(Topic::of(decision.topic), Some(Topic::Turn | Topic::Defend))
        || die_fits(session, n)
    {
        return None;
    }
    let held = session.extra.held.action;
    let words: &[ChoiceWord] = match (Topic::of(decision.topic), &held) {
        (Some(Topic::Defend), _) => &[ChoiceWord::Defend],
        (_, Some(word)) => std::slice::from_ref(word),
        _ => &ACTIONS,
    };
    let refused = session.refusal_of(words, Ref::Entry(n));
    refused.map(|refused| refused.refusal)
}

/// The choice behind the big button as it is now: with a target in hand the range at which that is, if it can be chosen.
#[must_use]
pub fn big(session: &Session<Frames>) -> Option<Choice> {
    let decision = session.shown.decision.as_ref()?;
    // The dice of a turn stand beside the button that ends it, whatever is in hand.
    let turn = matches!(Topic::of(decision.topic), Some(Topic::Turn | Topic::Defend));
    if turn || session.extra.held.target.is_none() {
        return primary(decision);
    }
    let mut options = fitting(session, decision, session.extra.held);
    options.find(|choice| at_range(session, decision, choice))
}

/// Whether the target that would be aimed at is at that range now.
#[must_use]
pub fn at_range(session: &Session<Frames>, decision: &Decision, choice: &Choice) -> bool {
    let (Some(aimed), Ref::Object(by)) = (frames::Choice::read(choice), decision.about) else {
        return false;
    };
    let frames::Choice::Aim { target, range } = aimed else {
        return false;
    };
    let far = session.shown.view.gap(by, target);
    far.is_some_and(|far| session.shown.view.range_at(by, far) == range)
}

/// The choice that goes on with least.
#[must_use]
pub fn primary(decision: &Decision) -> Option<Choice> {
    const WORDS: [ChoiceWord; 6] = [
        ChoiceWord::Pass,
        ChoiceWord::End,
        ChoiceWord::None,
        ChoiceWord::Stay,
        ChoiceWord::Agree,
        ChoiceWord::Keep,
    ];
    let of = |word: &ChoiceWord| decision.options.iter().find(|o| word.is_of(o));
    WORDS.iter().find_map(of).copied()
}
