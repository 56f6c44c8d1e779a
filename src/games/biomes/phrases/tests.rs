//! Whole games told in both languages.

use super::*;
use crate::games::biomes::content::{Content, builtin};
use crate::games::biomes::{Biomes, Setup};
use crate::table::{self, Decision, LANGUAGES, Match, Phrases, TableRng};

/// Words that only English labels and lines have.
const ENGLISH: [&str; 16] = [
    "the", "to", "of", "play", "plays", "takes", "attacks", "defends", "gains", "loses", "against",
    "your", "Your", "card", "skill", "damage",
];

fn content() -> &'static Content {
    let content = builtin().expect("the built-in packs are sound");
    Box::leak(Box::new(Content::clone(&content)))
}

/// Calls `tell` with what is seen, asked and happened while chance plays.
fn played(seed: u64, mut tell: impl FnMut(&View, &Decision, &[table::Event])) {
    let setup = Setup {
        content: content(),
        decks: [seed as u16 % 4, (seed as u16 + 1) % 4],
        best_of: 1,
        position: None,
    };
    let mut game = Match::<Biomes>::new(setup, seed);
    let mut chance = TableRng::new(seed);
    let mut told = 0;
    for _ in 0..900 {
        let Some(decision) = game.decision().cloned() else {
            break;
        };
        let view = game.view(Some(decision.seat));
        let events = game.events(told).to_vec();
        told += events.len();
        tell(&view, &decision, &events);
        game.pick(chance.below(decision.options.len() as u32) as usize);
    }
}

#[test]
fn every_choice_and_event_is_told_in_both_languages() {
    for seed in 0..3 {
        played(seed, |view, decision, events| {
            let [english, spanish] = LANGUAGES.map(|language| Speaker {
                view,
                names: ["Ann", "Mara"],
                language,
            });
            for option in &decision.options {
                let label = spanish.choice(option);
                assert!(
                    !label.is_empty() && !english.choice(option).is_empty(),
                    "{option:?}"
                );
                no_english(&label);
            }
            for event in events {
                let line = spanish.event(event);
                assert_eq!(
                    line.is_some(),
                    english.event(event).is_some(),
                    "{event:?}: {line:?}"
                );
                if let Some(line) = line {
                    no_english(&line);
                }
            }
        });
    }
}

fn no_english(text: &str) {
    let mut words = text.split(|c: char| !c.is_alphabetic());
    let left = words.find(|word| ENGLISH.contains(word));
    assert_eq!(left, None, "{text}");
}

#[test]
fn you_and_others_stand_in_the_right_person() {
    let setup = Setup {
        content: content(),
        decks: [0, 1],
        best_of: 1,
        position: None,
    };
    let mut game = Match::<Biomes>::new(setup, 1);
    let view = game.view(Some(Seat(0)));
    let say = |language| Speaker {
        view: &view,
        names: ["Ann", "Mara"],
        language,
    };
    let (english, spanish) = (say(Language::English), say(Language::Spanish));
    let concede = |player| {
        let game = false;
        Event::Concede { player, game }.wire()
    };
    assert_eq!(
        english.event(&concede(Seat(0))).as_deref(),
        Some("You concede")
    );
    assert_eq!(
        english.event(&concede(Seat(1))).as_deref(),
        Some("Mara concedes")
    );
    assert_eq!(
        spanish.event(&concede(Seat(0))).as_deref(),
        Some("Te rindes")
    );
    assert_eq!(
        spanish.event(&concede(Seat(1))).as_deref(),
        Some("Mara se rinde")
    );
    let biome = &view.biomes[0];
    let name = spanish.object(biome.id);
    assert_eq!(
        spanish.object(biome.sectors[0]),
        format!("tu sector ({name})")
    );
    assert_eq!(
        spanish.object(biome.sectors[1]),
        format!("el sector de Mara ({name})")
    );
    let pile = Ref::Zone(crate::games::biomes::zone(Seat(1), Place::Cache));
    assert_eq!(spanish.thing(pile), "la caché de Mara");
    assert_eq!(english.thing(pile), "Mara's cache");
}
