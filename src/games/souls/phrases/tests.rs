use std::sync::{Arc, OnceLock};

use super::*;
use crate::cards::CardEvent;
use crate::games::souls::choices::ChoiceWord;
use crate::games::souls::content::{Card, CardKind, Content, Keywords, RulesDef, builtin};
use crate::games::souls::events::EventWord;
use crate::games::souls::{
    FIRST_CARD, Mode, Modules, PlayerView, Setup, Souls, Step, Topic, ZONES, player_id, zone,
};
use crate::packs::Words;
use crate::table::{self, Decision, LANGUAGES, Match, Phrases, TableRng};

const BUTTON: ObjectId = ObjectId(FIRST_CARD.0);
pub(super) const KEY: ObjectId = ObjectId(FIRST_CARD.0 + 1);
const NAMES: [&str; 3] = ["Ann", "Mara", "Finn"];

fn content() -> &'static Content {
    let card = |id: &str, name: &str, spanish: &str, kind| Card {
        id: format!("test:{id}"),
        name: Words {
            english: name.to_owned(),
            spanish: Some(spanish.to_owned()),
        },
        kind,
        group: None,
        hp: None,
        evasion: 0,
        attack: 0,
        souls: 0,
        rewards: Vec::new(),
        keywords: Keywords::NONE,
        tags: Vec::new(),
        starting: None,
        three_plus: false,
        token: false,
        abilities: Vec::new(),
        condition: None,
        flavor: Words::default(),
        picture: None,
    };
    let content = Content {
        cards: vec![
            card("button", "Button", "Botón", CardKind::Loot),
            card("key", "Key", "Llave", CardKind::Treasure),
        ],
        sets: Vec::new(),
        tags: Vec::new(),
        rules: RulesDef {
            starting_coins: 3,
            starting_loot: 3,
            loot_step: 1,
            loot_plays: 1,
            attacks: 1,
            purchases: 1,
            price: 10,
            hand_limit: 10,
            goal: 4,
            shop_slots: 2,
            monster_slots: 2,
            room_slots: 1,
            bonus_souls: 3,
            penalty_items: 1,
            penalty_loot: 1,
            penalty_coins: 1,
            draft_rounds: 2,
            timer: 8,
            offers: 2,
            rolls: 100,
            repeats: 1_000,
            turn_limit: 0,
        },
        packs: Vec::new(),
    };
    Box::leak(Box::new(content))
}

/// Ann sees a Button in her hand and a Key of Mara's.
pub(super) fn view() -> View {
    let card = |id, face, controller, place| CardView {
        id,
        face,
        printed: face,
        controller,
        owned: true,
        zone: zone(place),
        in_play: true,
        deactivated: false,
        hp: 0,
        max_hp: 0,
        evasion: 0,
        attack: 0,
        counters: 0,
        keywords: Keywords::NONE,
        souls: 0,
        attackable: false,
    };
    let player = |n: u8| PlayerView {
        id: player_id(Seat(n)),
        price: 10,
        ..PlayerView::default()
    };
    View {
        seat: Some(Seat(0)),
        content: content(),
        set: 0,
        mode: Mode::Competitive,
        modules: Modules::default(),
        step: Step::Action,
        turn: 1,
        active: Seat(0),
        starting: Seat(0),
        priority: None,
        players: (0..3).map(player).collect(),
        cards: vec![
            card(BUTTON, 0, Seat(0), Place::Hand(Seat(0))),
            card(KEY, 1, Seat(1), Place::Items(Seat(1))),
        ],
        zones: vec![Vec::new(); ZONES],
        slots: [2, 2, 0],
        stack: Vec::new(),
        delayed: Vec::new(),
        attack: None,
        given: Vec::new(),
        musts: Vec::new(),
        due: Vec::new(),
        timer: 0,
        monster_died: false,
        outcome: None,
    }
}

fn entry(kind: EntryViewKind, source: ObjectId, amount: i32, target: Ref) -> EntryView {
    EntryView {
        serial: 1,
        kind,
        source,
        face: 0,
        ability: 0,
        later: 0,
        mode: 0,
        controller: Seat(0),
        game: false,
        targets: vec![target],
        shares: Vec::new(),
        amount,
        combat: kind == EntryViewKind::Roll,
        needs: 4,
        bonus: 0,
    }
}

pub(super) fn speaker(view: &View, language: Language) -> Speaker<'_> {
    Speaker {
        view,
        names: &NAMES,
        language,
    }
}

#[test]
fn every_choice_of_the_game_has_a_label_in_both_languages() {
    let view = view();
    for language in LANGUAGES {
        let say = speaker(&view, language);
        for word in ChoiceWord::ALL {
            let mut wire = table::Choice::new(word.text())
                .of(Ref::Object(KEY))
                .to(Ref::Seat(Seat(1)))
                .by(3);
            if *word == ChoiceWord::Slot {
                wire.subject = Ref::Zone(zone(Place::Monster(0)));
            }
            let choice = Choice::read(&wire).expect("every slot is filled");
            let said = choices::choice(&say, choice);
            assert_ne!(said, wire.verb);
            assert!(!said.is_empty(), "{wire:?}");
        }
    }
}

#[test]
fn every_event_worth_a_line_has_one_in_both_languages() {
    let mut view = view();
    view.stack
        .push(entry(EntryViewKind::Ability, KEY, 0, Ref::None));
    for language in LANGUAGES {
        let say = speaker(&view, language);
        for word in EventWord::ALL {
            let event = sample(*word);
            let line = say.event(&event);
            assert_eq!(line.is_none(), SILENT.contains(word), "{event:?}");
            assert!(!line.is_some_and(|line| line.contains("  ")), "{event:?}");
        }
    }
}

/// An event of that word about the Key, with each slot filled as the word needs it.
fn sample(word: EventWord) -> table::Event {
    let event = table::Event::new(word.text(), Seat(1));
    let slot = Ref::Zone(zone(Place::Monster(0)));
    let things = [Ref::Object(KEY), Ref::None, Ref::Entry(1), slot];
    let mut found = None;
    for subject in things {
        for from in [Ref::Object(BUTTON), Ref::None, gained(0)] {
            for to in [
                Ref::Object(BUTTON),
                Ref::Seat(Seat(0)),
                Ref::None,
                gained(1),
            ] {
                let event = event.of(subject).from(from).to(to);
                let read = [2, 1].map(|n| event.by(n)).into_iter();
                found = found.or_else(|| read.into_iter().find(|e| Event::read(e).is_some()));
            }
        }
    }
    found.expect("some filling reads")
}

/// From the treasure deck to the items of the second seat.
fn gained(end: u8) -> Ref {
    let place = if end == 0 {
        Place::Deck(DeckKind::Treasure)
    } else {
        Place::Items(Seat(1))
    };
    Ref::Zone(zone(place))
}

#[test]
fn you_are_spoken_to_and_others_are_spoken_of() {
    let view = view();
    let damage = |id| {
        table::Event::new("damage", Seat(0))
            .of(Ref::Object(id))
            .from(Ref::Object(KEY))
            .by(2)
    };
    let (you, mara) = (player_id(Seat(0)), player_id(Seat(1)));
    let english = speaker(&view, Language::English);
    let spanish = speaker(&view, Language::Spanish);
    let both = |event: &table::Event| {
        [english.event(event), spanish.event(event)].map(Option::unwrap_or_default)
    };
    assert_eq!(
        both(&damage(you)),
        ["You take 2 damage from Key", "Recibes 2 de daño de Llave"]
    );
    assert_eq!(
        both(&damage(mara)),
        [
            "Mara takes 2 damage from Key",
            "Mara recibe 2 de daño de Llave"
        ]
    );
    let spanish_only = |event: &table::Event| spanish.event(event).unwrap_or_default();
    assert_eq!(
        spanish_only(
            &Event::Grant {
                player: Seat(1),
                card: you
            }
            .wire()
        ),
        "Recibes un nuevo efecto"
    );
    assert_eq!(
        spanish_only(
            &CardEvent::Shield {
                controller: Seat(1),
                thing: you,
                amount: 1
            }
            .wire()
        ),
        "Se te evitará 1 de daño"
    );
    let hers = table::Event::new("prevent", Seat(0))
        .of(Ref::Object(mara))
        .by(2);
    assert_eq!(spanish_only(&hers), "Se evitan 2 de daño a Mara");
    let coins = table::Event::new("coins", Seat(2))
        .from(Ref::Seat(Seat(0)))
        .by(3);
    assert_eq!(
        both(&coins),
        ["Finn gets 3¢ from you", "Finn recibe 3¢ de ti"]
    );
    let shuffle =
        table::Event::new("shuffle", Seat(0)).of(Ref::Zone(zone(Place::Deck(DeckKind::Loot))));
    assert_eq!(
        both(&shuffle),
        ["The loot deck is shuffled", "Se baraja el mazo de botín"]
    );
}

#[test]
fn a_hidden_card_is_a_card() {
    let view = view();
    let looted = table::Event::new("move", Seat(1))
        .from(Ref::Zone(zone(Place::Deck(DeckKind::Loot))))
        .to(Ref::Zone(zone(Place::Hand(Seat(1)))));
    let say = speaker(&view, Language::English);
    assert_eq!(say.event(&looted).as_deref(), Some("Mara loots a card"));
    let unknown = looted.of(Ref::Object(ObjectId(99)));
    assert_eq!(say.event(&unknown).as_deref(), Some("Mara loots a card"));
}

#[test]
fn a_pass_says_where_it_leads() {
    let mut view = view();
    let pass = |view: &View| speaker(view, Language::English).choice(&Choice::Pass.wire());
    assert_eq!(pass(&view), "Pass: continue the turn");
    view.step = Step::AttackTarget;
    assert_eq!(pass(&view), "Pass: attack roll");
    view.stack
        .push(entry(EntryViewKind::Loot, BUTTON, 0, Ref::None));
    assert_eq!(pass(&view), "Pass: Button resolves");
    let mara = Ref::Object(player_id(Seat(1)));
    view.stack
        .push(entry(EntryViewKind::Roll, player_id(Seat(0)), 4, Ref::None));
    assert_eq!(pass(&view), "Pass: the attack roll of 4 hits");
    // What continuous effects will add decides too (F-84).
    view.stack.last_mut().expect("the roll").bonus = -1;
    assert_eq!(pass(&view), "Pass: the attack roll of 4-1 misses");
    view.stack.push(entry(EntryViewKind::Damage, KEY, 2, mara));
    assert_eq!(pass(&view), "Pass: 2 damage to Mara");
    view.stack.push(entry(EntryViewKind::Death, KEY, 0, mara));
    assert_eq!(pass(&view), "Pass: Mara dies");
}

#[test]
fn every_topic_asks_something_of_its_own() {
    let view = view();
    for language in LANGUAGES {
        let say = speaker(&view, language);
        let mut asked = Vec::new();
        for &topic in Topic::ALL {
            let question = say.question(&Decision {
                topic: topic.text(),
                about: Ref::Object(KEY),
                ..Decision::default()
            });
            assert!(!question.contains(['{', '}']), "{question}");
            assert!(!asked.contains(&question), "{topic:?}: {question}");
            asked.push(question);
        }
    }
}

#[test]
fn a_discard_names_its_cause() {
    let view = view();
    let asked = |about, language| {
        speaker(&view, language).question(&Decision {
            topic: Topic::Discard.text(),
            about,
            ..Decision::default()
        })
    };
    let by_key = Ref::Object(KEY);
    let spanish = "Llave: descarta una carta de botín.";
    assert_eq!(asked(by_key, Language::Spanish), spanish);
    for (about, said) in [
        (by_key, "Key: discard a loot card."),
        (Ref::Seat(Seat(0)), "You died: discard a loot card."),
        (Ref::None, "Too many loot cards in your hand: discard one."),
    ] {
        assert_eq!(asked(about, Language::English), said);
    }
}

#[test]
fn what_must_be_attacked_is_said_as_long_as_the_turn_cannot_end() {
    let mut view = view();
    view.step = Step::Action;
    view.due = vec![Ref::Object(KEY)];
    let asked = |view: &View, choices: &[Choice]| {
        let decision = Decision {
            seat: view.active,
            topic: "act",
            options: choices.iter().map(|choice| choice.wire()).collect(),
            ..Decision::default()
        };
        speaker(view, Language::English).question(&decision)
    };
    let must = "Your turn: you must still attack Key.";
    assert_eq!(asked(&view, &[Choice::Attack]), must);
    assert_ne!(
        asked(&view, &[Choice::End]),
        must,
        "it can no longer be attacked"
    );
    view.step = Step::AttackDeclared;
    assert_ne!(asked(&view, &[Choice::Pass]), must, "it is about to be");
}

/// Whatever is asked and happens in games that are played at random has words.
#[test]
fn nothing_in_a_game_is_without_words() {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    let content: &'static Content = CONTENT.get_or_init(|| builtin().expect("the packs are sound"));
    let together = Mode::Together {
        goal: 8,
        capped: false,
    };
    for (seed, seats, mode) in [
        (1, 2, Mode::Competitive),
        (2, 3, Mode::Competitive),
        (3, 4, Mode::Competitive),
        (4, 2, together),
    ] {
        let modules = Modules {
            draft: true,
            ..Modules::default()
        };
        let setup = Setup {
            mode,
            modules,
            ..Setup::plain(content, seats)
        };
        let mut game = Match::<Souls>::new(setup, seed);
        let mut chance = TableRng::new(seed);
        let mut told = 0;
        for _ in 0..600 {
            let Some(decision) = game.decision().cloned() else {
                break;
            };
            for seat in [None, Some(Seat(0)), Some(Seat(1))] {
                let seen = game.events_for(seat, told);
                assert!(seen.iter().all(|event| Event::read(event).is_some()));
            }
            let view = game.view(Some(decision.seat));
            let events = game.events_for(Some(decision.seat), told);
            told += events.len();
            for language in LANGUAGES {
                spoken(&speaker(&view, language), &decision, &events);
            }
            game.pick(chance.below(decision.options.len() as u32) as usize);
        }
    }
}

fn spoken(say: &Speaker<'_>, decision: &Decision, events: &[table::Event]) {
    let question = say.question(decision);
    let untold = say.language.pick("Choose.", "Elige.");
    assert!(
        question != untold && !question.contains("{}"),
        "{}",
        decision.topic
    );
    for option in &decision.options {
        let choice = Choice::read(option).expect("what is offered reads");
        assert_eq!(choice.wire(), *option);
        let label = choices::choice(say, choice);
        assert!(
            label != option.verb && !label.trim().is_empty(),
            "{option:?}"
        );
    }
    for event in events {
        let read = Event::read(event).expect("what happened reads");
        let written = table::Event {
            secret: event.secret,
            ..read.wire()
        };
        assert_eq!(written, *event);
        if !MAYBE.contains(&read.word()) {
            let line = say.event(event);
            assert_eq!(line.is_none(), SILENT.contains(&read.word()), "{event:?}");
        }
    }
}

/// Events without a line of their own.
const SILENT: [EventWord; 6] = [
    EventWord::Phase,
    EventWord::Step,
    EventWord::Pass,
    EventWord::Resolve,
    EventWord::Destroy,
    EventWord::AtRandom,
];
/// Events that have a line unless another says the same.
const MAYBE: [EventWord; 4] = [
    EventWord::Move,
    EventWord::Push,
    EventWord::Fizzle,
    EventWord::Cancel,
];
