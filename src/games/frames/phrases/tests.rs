//! Whole games are told in both languages.

use std::collections::BTreeSet;

use super::Speaker;
use crate::games::frames::content::{self, SYSTEMS, TABLES};
use crate::games::frames::match_state::RANGES;
use crate::games::frames::phrases::{colour_name, range_name, system_name};
use crate::games::frames::{Choice, EventWord, Frames, Setup, Thing, Topic, View, thing};
use crate::table::{self, Decision, Language, Match, Phrases, Ref, TableRng};

/// Words that no Spanish sentence has.
const ENGLISH: [&str; 16] = [
    "the", "with", "of", "and", "is", "your", "you", "frame", "frames", "cover", "die", "dice",
    "station", "attack", "units", "hit",
];
const NAMES: [&str; 5] = ["Ada", "Mara", "Tomas", "Ines", "Bela"];

/// A game in which every company that fits the table has a seat, one after the other.
fn game(seed: u64) -> Match<Frames> {
    game_by(seed, |_| {})
}

/// The same with house rules.
fn game_by(seed: u64, change: impl FnOnce(&mut content::Rules)) -> Match<Frames> {
    let mut content = (*content::builtin().expect("content")).clone();
    change(&mut content.rules);
    let content: &'static content::Content = Box::leak(Box::new(content));
    let table = TABLES[seed as usize % TABLES.len()];
    let setup = Setup {
        field: seed as u16 % content.fields.len() as u16,
        ..Setup::in_turn(content, table, seed as usize)
    };
    Match::new(setup, seed)
}

fn speakers(view: &View) -> [Speaker<'_>; 2] {
    [Language::English, Language::Spanish].map(|language| Speaker {
        view,
        names: &NAMES,
        language,
    })
}

/// Both say it, differently, and the second without an English word.
#[track_caller]
fn told(english: &str, spanish: &str) {
    assert!(!spanish.is_empty());
    assert_ne!(english, spanish);
    let words = spanish.split(|c: char| !c.is_alphanumeric());
    let left: Vec<&str> = words
        .filter(|w| ENGLISH.contains(&w.to_lowercase().as_str()))
        .collect();
    assert!(left.is_empty(), "{spanish:?} has {left:?}");
}

/// Any option, but an attack where there is one and a frame where something is aimed at: chance alone hardly ever
/// comes to an attack on a frame in cover.
fn warlike(decision: &Decision, chance: &mut TableRng) -> usize {
    let options = &decision.options;
    let aims = |o: &table::Choice| match Choice::read(o) {
        Some(Choice::Aim { target, .. }) => matches!(thing(target), Thing::Frame(_)),
        read => matches!(read, Some(Choice::Attack { .. })),
    };
    let wanted: Vec<usize> = (0..options.len()).filter(|&n| aims(&options[n])).collect();
    match wanted.len() as u32 {
        0 => chance.below(options.len() as u32) as usize,
        count => wanted[chance.below(count) as usize],
    }
}

#[test]
fn whole_games_are_asked_offered_and_told_in_both_languages() {
    let mut words = BTreeSet::new();
    for seed in 1..9 {
        let mut game = game(seed);
        let mut chance = TableRng::new(seed);
        while let Some(decision) = game.decision().cloned() {
            // In every other case the player at the screen is addressed, and so called "you".
            let reader = (decision.seat.0 % 2 == 0).then_some(decision.seat);
            let view = game.view(reader);
            let [english, spanish] = speakers(&view);
            told(&english.question(&decision), &spanish.question(&decision));
            assert_ne!(spanish.question(&decision), "Elige.", "{}", decision.topic);
            for option in &decision.options {
                told(&english.choice(option), &spanish.choice(option));
                assert_ne!(spanish.choice(option), option.verb, "{option:?}");
            }
            let seen = game.events(0).len();
            game.pick(warlike(&decision, &mut chance));
            let view = game.view(reader);
            let [english, spanish] = speakers(&view);
            for event in game.events(seen) {
                let lines = (english.event(event), spanish.event(event));
                match &lines {
                    (Some(english), Some(spanish)) => {
                        told(english, spanish);
                        words.insert(event.verb);
                    }
                    (None, None) => {}
                    _ => panic!("only one language tells {event:?}: {lines:?}"),
                }
            }
        }
    }
    for word in [
        EventWord::Attack,
        EventWord::Hit,
        EventWord::Spot,
        EventWord::Cover,
        EventWord::Control,
        EventWord::Destroy,
        EventWord::Win,
    ] {
        assert!(words.contains(word.text()), "no game came to {word:?}");
    }
}

#[test]
fn by_initiative_the_frame_that_acts_is_named() {
    let mut game = game_by(2, |rules| rules.initiative = true);
    let decision = loop {
        let decision = game.decision().expect("somebody is asked").clone();
        if Topic::Activate.is_of(&decision) {
            break decision;
        }
        game.pick(0);
    };
    let view = game.view(None);
    let [english, spanish] = speakers(&view).map(|speaker| speaker.question(&decision));
    told(&english, &spanish);
    assert_eq!(decision.options.len(), 1, "the order is rolled");
    let frame = speakers(&view)[0].object(match decision.options[0].subject {
        Ref::Object(id) => id,
        other => unreachable!("a frame is activated: {other:?}"),
    });
    assert_eq!(
        english,
        format!("Activate {frame}: its roll is the lowest.")
    );
    assert!(!spanish.contains("después de ti"), "{spanish}");
}

#[test]
fn what_is_refused_is_told_in_both_languages() {
    let mut told_of = BTreeSet::new();
    for seed in 1..4 {
        let mut game = game(seed);
        let mut chance = TableRng::new(seed);
        while let Some(decision) = game.decision().cloned() {
            for refused in game.why_not(decision.seat) {
                let refusal = refused.refusal;
                let spanish = refusal.in_language(Language::Spanish);
                told(refusal.reason, spanish);
                told_of.insert(spanish);
            }
            let at = chance.below(decision.options.len() as u32) as usize;
            game.pick(at);
        }
    }
    assert!(told_of.len() > 5, "{told_of:?}");
}

#[test]
fn systems_ranges_and_colours_have_names_in_both_languages() {
    for system in SYSTEMS {
        let [english, spanish] =
            [Language::English, Language::Spanish].map(|language| system_name(system, language));
        told(english, spanish);
    }
    for range in RANGES {
        told(
            range_name(range, Language::English),
            range_name(range, Language::Spanish),
        );
    }
    for colour in super::COLOURS {
        told(
            colour_name(colour, Language::English),
            colour_name(colour, Language::Spanish),
        );
    }
}
