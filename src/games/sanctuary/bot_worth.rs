//! The value of a view of Sanctuary, for bots.

use crate::games::sanctuary::choices::{Choice, ChoiceWord};
use crate::games::sanctuary::content::{CardKind, Gift};
use crate::games::sanctuary::{CardView, Place, Sanctuary, Step, Topic, View, place, zone};
use crate::table::{Decision, Seat};

use crate::bots::{EvaluatedGame, SearchSettings};

impl EvaluatedGame for Sanctuary {
    const SEARCH: SearchSettings = SearchSettings {
        scale: 60.0,
        ..SearchSettings::USUAL
    };

    const OTHERS: &'static [ChoiceWord] = &[
        ChoiceWord::Pass,
        ChoiceWord::Done,
        ChoiceWord::Skip,
        ChoiceWord::Keep,
        ChoiceWord::No,
        ChoiceWord::Top,
        ChoiceWord::End,
    ];
    const PARTS: &'static [Topic] = &[
        Topic::Target,
        Topic::Share,
        Topic::Mode,
        Topic::X,
        Topic::Choose,
        Topic::Way,
        Topic::May,
        Topic::Block,
        Topic::Divide,
    ];

    fn place(step: Step) -> usize {
        step as usize
    }

    fn worth(view: &View, seat: Seat) -> i32 {
        side(view, seat) - side(view, seat.other())
    }

    fn idle(decision: &Decision, step: Step) -> Option<usize> {
        let at = |choice: Choice| {
            let wire = choice.wire();
            decision.options.iter().position(|&option| option == wire)
        };
        match Topic::of(decision.topic) {
            // In the Harvest it stops to judge what it has; everywhere else things resolve first.
            Some(Topic::Act)
                if step == Step::Harvest && decision.about == crate::table::Ref::None =>
            {
                None
            }
            Some(Topic::Act) => at(Choice::Pass),
            Some(Topic::Redraw) => None,
            Some(Topic::Attack) => at(Choice::Done).or(at(Choice::Skip)),
            Some(Topic::Challenge) => at(Choice::Skip),
            Some(Topic::Block) => at(Choice::Done),
            _ => Some(0),
        }
    }
}

/// The value of one player's cards.
fn side(view: &View, seat: Seat) -> i32 {
    let player = &view.players[seat.index()];
    let mine = view.cards.iter().filter(|card| card.controller == seat);
    let in_play = mine.filter(|card| place(card.zone).1.is_play());
    let hand = view.zone(zone(seat, Place::Hand)).len() as i32;
    structure(player.structure)
        + 9 * hand.min(8)
        + 8 * player.generates
        + player.volition.min(6)
        + in_play.map(|card| permanent(view, card)).sum::<i32>()
}

/// The last points of a Sanctuary are worth most.
fn structure(left: i32) -> i32 {
    let left = left.clamp(0, 40);
    9 * left - (10 - left.min(10)).pow(2)
}

fn permanent(view: &View, card: &CardView) -> i32 {
    let def = &view.content.cards[usize::from(card.face)];
    match def.kind {
        CardKind::Sanctuary | CardKind::Manipulation => 0,
        CardKind::Enhancement => 6,
        CardKind::Technology => 4 + 3 * i32::from(card.durability),
        CardKind::Character => character(card) + 2 * def.abilities.len() as i32,
    }
}

fn character(card: &CardView) -> i32 {
    let has = |gift| i32::from(card.gifts.has(gift));
    let gifts = 6 * has(Gift::MolecularVibration) + 3 * has(Gift::Agility) + has(Gift::Predictor)
        - 5 * has(Gift::Reaction)
        - 5 * has(Gift::Macrophage)
        - 2 * has(Gift::Cell)
        - 2 * has(Gift::Entropy);
    let ready = if card.tapped { 0 } else { 3 };
    6 + 8 * card.strength.max(0) - card.damage + gifts + ready
}
