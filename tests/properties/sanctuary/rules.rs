//! What no card and no choice can break, seen from outside.

use std::sync::OnceLock;

use fourfold::cards::language::{HowMany, TargetSpec};
use fourfold::games::sanctuary::content::{
    Ability, CardKind, Content, Effect, Filter, Gift, Kind, ObjectSelector, Verb,
};
use fourfold::games::sanctuary::{Place, Sanctuary, Step, View, place};
use fourfold::table::{Choice, Event, Match, ObjectId, Ref, Seat};
use proptest::prelude::*;

use super::walk::{Stroll, content, decks, strolls};
use crate::kit::{Walk, config, somewhere, step, walk_with};

/// A walk on which every Manipulation destroys an Enhancement and nothing else: few cards do.
#[derive(Debug, Clone, Copy)]
struct Razing(Stroll);

/// The built-in cards with other Manipulations.
fn razing() -> &'static Content {
    static CONTENT: OnceLock<Content> = OnceLock::new();
    CONTENT.get_or_init(|| {
        let mut content = content().clone();
        let manipulations = content.cards.iter_mut();
        for card in manipulations.filter(|c| c.kind == CardKind::Manipulation) {
            let target = Filter {
                kind: Kind::Enhancement,
                ..Filter::default()
            };
            card.abilities = vec![Ability::Resolve {
                only_if: None,
                of: Vec::new(),
                costs: Vec::new(),
                targets: vec![TargetSpec {
                    filter: target,
                    count: HowMany::One,
                    divide: None,
                }],
                effects: vec![Effect::Do(Verb::Destroy(ObjectSelector::Target(0)))],
            }];
        }
        content
    })
}

walk_with!(Razing, Stroll, |walk| razing());

/// A choice that is made in a walk: what was seen before, the choice, what happened.
struct Made {
    before: View,
    choice: Choice,
    events: Vec<Event>,
    after: View,
}

/// Walks on by one choice.
fn walk_on(game: &mut Match<Sanctuary>, feet: &mut crate::kit::Feet) -> Option<Made> {
    let open = game.decision().cloned()?;
    let (before, log) = (game.view(None), game.events(0).len());
    step::<Stroll>(game, feet);
    let pick = game.journal().picks.last().map(|&(_, pick)| pick)?;
    Some(Made {
        before,
        choice: open.options[usize::from(pick)],
        events: game.events(log).to_vec(),
        after: game.view(None),
    })
}

fn object(part: Ref) -> Option<ObjectId> {
    match part {
        Ref::Object(id) => Some(id),
        _ => None,
    }
}

/// An Enhancement that left play by this choice, if nothing else that happened changes Structure.
fn left_alone(made: &Made) -> Option<ObjectId> {
    let card = |id: ObjectId| {
        let seen = made.after.card(id).or(made.before.card(id));
        seen.map(|card| &made.after.content.cards[usize::from(card.face)])
    };
    let enhances = |id: &ObjectId| card(*id).is_some_and(|c| c.kind == CardKind::Enhancement);
    let moves = made.events.iter().filter(|e| e.verb == "move");
    let moved = |e: &Event, way: fn(&Event) -> Ref| matches!(way(e), Ref::Zone(zone) if place(zone).1 == Place::Reserve);
    let entered = moves.clone().any(|e| moved(e, |e| e.to));
    let combat = Step::SanctuaryDamage as i32;
    let fought = made
        .events
        .iter()
        .any(|e| e.verb == "step" && e.amount == combat);
    let about_structure = |e: &&Event| {
        let card = object(e.subject).and_then(card);
        let text = card.map(|card| format!("{:?}", card.abilities));
        text.is_none_or(|text| text.contains("Structure") || text.contains("DamageSanctuary"))
    };
    let mut resolved = made.events.iter().filter(|e| e.verb == "resolve");
    if entered || fought || resolved.any(|e| about_structure(&e)) {
        return None;
    }
    let mut left = moves
        .filter(|e| moved(e, |e| e.from))
        .filter_map(|e| object(e.subject));
    left.find(enhances)
}

proptest! {
    #![proptest_config(config(24))]

    /// H-39, H-40, H-54, H-55, H-58, H-88.
    #[test]
    fn nobody_tapped_or_new_fights_but_by_a_gift(walk in strolls()) {
        let (mut game, mut feet) = (walk.start(), walk.feet());
        for _ in 0..1500 {
            let Some(made) = walk_on(&mut game, &mut feet) else { break };
            let Made { before, choice, .. } = &made;
            let card = object(choice.subject).and_then(|id| before.card(id));
            let Some(card) = card.filter(|_| ["challenge", "attack", "block"].contains(&choice.verb)) else {
                continue;
            };
            prop_assert!(!card.tapped, "{choice:?} of a tapped {card:?}");
            let late = match choice.verb {
                "challenge" => true,
                "attack" => !card.gifts.has(Gift::Agility),
                _ => false,
            };
            prop_assert!(!(late && card.entered_now), "{choice:?} of a new {card:?}");
        }
    }

    /// Volition is never below 0, and only what the log tells of changes it.
    #[test]
    fn volition_is_never_negative_and_accounted_for(walk in strolls()) {
        let (mut game, mut feet) = (walk.start(), walk.feet());
        for _ in 0..1500 {
            let Some(made) = walk_on(&mut game, &mut feet) else { break };
            for seat in [Seat(0), Seat(1)] {
                let told = made.events.iter().filter(|e| e.verb == "volition" && e.seat == seat);
                let change: i32 = told.map(|e| e.amount).sum();
                let [was, is] = [&made.before, &made.after].map(|v| v.players[seat.index()].volition);
                prop_assert!(is >= 0);
                prop_assert_eq!(was + change, is);
            }
        }
    }

    /// H-28: what an Enhancement added when it entered stays when it leaves.
    #[test]
    fn structure_of_an_enhancement_stays(walk in strolls().prop_map(Razing)) {
        let (mut game, mut feet) = (walk.start(), walk.feet());
        for _ in 0..1500 {
            let Some(made) = walk_on(&mut game, &mut feet) else { break };
            for seat in [Seat(0), Seat(1)] {
                let told = made.events.iter().filter(|e| e.verb == "structure" && e.seat == seat);
                let change: i32 = told.map(|e| e.amount).sum();
                let [was, is] = [&made.before, &made.after].map(|v| v.players[seat.index()].structure);
                prop_assert_eq!(was + change, is);
            }
            if let Some(left) = left_alone(&made) {
                let [was, is] = [&made.before, &made.after].map(|v| v.players.each_ref().map(|p| p.structure));
                prop_assert_eq!(was, is, "{:?} left", left);
            }
        }
    }

    /// H-26, H-47: at most one Enhancement is played a turn, and one duel fought unless a card says otherwise.
    #[test]
    fn one_enhancement_and_one_duel_a_turn(walk in strolls()) {
        let (mut game, mut feet) = (walk.start(), walk.feet());
        let (mut enhanced, mut duels) = (0, 0);
        for _ in 0..1500 {
            let Some(made) = walk_on(&mut game, &mut feet) else { break };
            for event in &made.events {
                match event.verb {
                    "turn" => (enhanced, duels) = (0, 0),
                    "another_duel" => duels -= 1,
                    "challenge" => duels += 1,
                    "play" => {
                        let card = object(event.subject).and_then(|id| made.after.card(id));
                        let kind = card.map(|c| content().cards[usize::from(c.face)].kind);
                        enhanced += i32::from(kind == Some(CardKind::Enhancement));
                    }
                    _ => {}
                }
                prop_assert!(enhanced <= 1 && duels <= 1, "{enhanced} Enhancements, {duels} duels");
            }
        }
    }
}

/// The walks above would say little if hardly anything happened on them.
#[test]
fn a_lot_happens_on_these_walks() {
    let verbs = [
        "challenge",
        "duel_won",
        "attack",
        "block",
        "carry",
        "destroy",
        "wear",
        "push",
        "foresee",
        "control",
        "heal",
        "fade",
        "win_game",
    ];
    let (mut counts, mut left) = ([0; 13], 0);
    for seed in 0..40 {
        let walk = Stroll {
            seed,
            decks: decks(seed),
            feet: seed,
        };
        let (game, _) = somewhere(walk, usize::MAX);
        for (count, verb) in counts.iter_mut().zip(verbs) {
            *count += game.events(0).iter().filter(|e| e.verb == verb).count();
        }
        let razing = Razing(walk);
        let (mut game, mut feet) = (razing.start(), razing.feet());
        while let Some(made) = walk_on(&mut game, &mut feet) {
            left += usize::from(left_alone(&made).is_some());
        }
    }
    assert!(counts.iter().all(|&n| n > 3), "{verbs:?} {counts:?}");
    assert!(left > 30, "{left} Enhancements left play");
}
