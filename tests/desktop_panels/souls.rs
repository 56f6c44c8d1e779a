//! The panels of Souls, in both languages, on games that bots have played.

mod leaving;

use bevy_egui::egui::Ui;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use fourfold::desktop::intent::Intent;
use fourfold::desktop::panels::{self, PanelView, Textures};
use fourfold::desktop::screen::{GameStops, Overlay, Playing, Settings};
use fourfold::desktop::session::{Controller, Session};
use fourfold::desktop::start::Library;
use fourfold::desktop::words;
use fourfold::games::souls::content::{Keyword, builtin};
use fourfold::games::souls::desktop::panels::{SoulsForm, act, inspect, ribbon, stack};
use fourfold::games::souls::desktop::start;
use fourfold::games::souls::tools::ENTRY_KINDS as SOULS_ENTRY_KINDS;
use fourfold::games::souls::{EntryView, EntryViewKind, Mode, Souls, Step, View, player_id};
use fourfold::table::{
    Choice, Decision, LANGUAGES, Language, Match, ObjectId, Outcome, Ref, Seat, Seats, TableRng,
};
use fourfold::tools::passing::{Passes, Side, Stops, Until};

use super::{Wishes, click, put};

fn library() -> Library<Souls> {
    let content = builtin().expect("the built-in pack loads");
    Library::<Souls>(Box::leak(Box::new((*content).clone())))
}

/// So many people at one screen, and nobody else.
fn people(seats: usize) -> SoulsForm {
    SoulsForm {
        seats,
        controllers: [Controller::Human; 4],
        ..SoulsForm::default()
    }
}

/// Those stops in Souls.
fn souls(stops: Stops) -> GameStops {
    GameStops::default().with::<Souls>(stops)
}

/// Stops everywhere, so that nothing is passed by itself.
pub fn asking(language: Language) -> Settings {
    Settings {
        language,
        stops: souls(Stops::ALL),
        auto_pass: false,
        ..Settings::default()
    }
}

/// A game played at random until the first seat is asked what is wanted.
pub fn played(form: &SoulsForm, wanted: fn(&View, &Decision) -> bool) -> Session<Souls> {
    let library = library();
    let mut found = (1..80).filter_map(|seed| reached(library, form, seed, wanted));
    found.next().expect("some game reaches the position")
}

/// The same with one seed, if that game gets there.
fn reached(
    library: Library<Souls>,
    form: &SoulsForm,
    seed: u64,
    wanted: fn(&View, &Decision) -> bool,
) -> Option<Session<Souls>> {
    let setup = start::setup(library, form)?;
    let mut game = Match::<Souls>::new(setup, seed);
    let mut chance = TableRng::new(seed);
    for _ in 0..2500 {
        let decision = game.decision().cloned()?;
        let view = game.view(Some(decision.seat));
        if decision.seat == Seat(0) && wanted(&view, &decision) {
            let mut session = Session::new(game, start::players(form, seed));
            session.apply_settings(&asking(Language::English));
            return Some(session);
        }
        game.pick(chance.below(decision.options.len() as u32) as usize);
    }
    None
}

/// Against a bot.
pub fn alone() -> SoulsForm {
    SoulsForm::default()
}

pub fn panel<'a>(
    session: &'a Session<Souls>,
    language: Language,
    draw: fn(&mut Ui, &PanelView<Souls>, &mut Vec<Intent>),
) -> (Harness<'a>, Wishes) {
    put(move |ui, out| {
        let p = PanelView::of(session, asking(language), Textures::NONE);
        draw(ui, &p, out);
    })
}

pub fn own_turn(view: &View, decision: &Decision) -> bool {
    decision.topic == "act" && decision.options.contains(&Choice::new("end")) && view.turn > 0
}

/// An entry as the tests need it.
pub fn entry(session: &Session<Souls>, kind: EntryViewKind, source: ObjectId) -> EntryView {
    let character = session.shown.view.players[1].character;
    let card = session.shown.view.card(character).expect("it is in play");
    EntryView {
        later: 0,
        serial: 900,
        kind,
        source,
        face: card.face,
        ability: u8::MAX,
        mode: 0,
        controller: Seat(1),
        game: false,
        targets: Vec::new(),
        shares: Vec::new(),
        amount: 5,
        combat: false,
        needs: 0,
        bonus: 0,
    }
}

#[test]
fn the_ribbon_names_phases_turn_priority_and_what_is_left() {
    let session = played(&alone(), own_turn);
    let me = &session.shown.view.players[0];
    let left = [me.loot_plays, me.attacks, me.purchases];
    for (language, phases, words, menu) in [
        (
            Language::English,
            ["Start", "Action", "End"],
            ["Loot", "Attacks", "Purchases"],
            "Menu",
        ),
        (
            Language::Spanish,
            ["Inicio", "Acción", "Final"],
            ["Botín", "Ataques", "Compras"],
            "Menú",
        ),
    ] {
        let (mut harness, wishes) = panel(&session, language, ribbon);
        harness.run();
        for phase in phases {
            assert!(harness.query_all_by_label(phase).count() > 0, "{phase}");
        }
        for (word, n) in words.into_iter().zip(left) {
            harness.get_by_label(&format!("{word} {n}"));
        }
        click(&mut harness, menu);
        assert_eq!(*wishes.borrow(), [Intent::Show(Overlay::Menu)]);
    }
}

#[test]
fn the_main_state_offers_the_three_declarations() {
    let session = played(&alone(), |v, d| {
        let attack = d.options.contains(&Choice::new("attack"));
        own_turn(v, d) && attack && d.options.contains(&Choice::new("purchase"))
    });
    for (language, attack, end) in [
        (Language::English, "Attack", "End turn"),
        (Language::Spanish, "Atacar", "Terminar turno"),
    ] {
        let (mut harness, wishes) = panel(&session, language, act);
        click(&mut harness, attack);
        click(&mut harness, end);
        let declared = ["attack", "end"].map(|verb| Intent::Choose(Choice::new(verb)));
        assert_eq!(*wishes.borrow(), declared);
    }
}

#[test]
fn a_pass_says_where_it_leads() {
    let session = played(&alone(), |v, d| {
        d.topic == "act" && v.step == Step::EndDeclared && v.stack.is_empty()
    });
    for (language, words) in [
        (Language::English, "Pass → end phase"),
        (Language::Spanish, "Pasar → fase final"),
    ] {
        let (mut harness, wishes) = panel(&session, language, act);
        click(&mut harness, words);
        assert_eq!(*wishes.borrow(), [Intent::Pass]);
    }
}

#[test]
fn the_stack_shows_a_roll_with_what_it_needs_and_can_be_chosen() {
    let mut session = played(&alone(), own_turn);
    let mut roll = entry(&session, EntryViewKind::Roll, player_id(Seat(1)));
    roll.combat = true;
    roll.needs = 4;
    session.shown.view.stack.push(roll);
    let target = Choice::new("target").of(Ref::Entry(900));
    if let Some(decision) = &mut session.shown.decision {
        decision.options.push(target);
    }
    for (language, kind, said, choose) in [
        (
            Language::English,
            "Attack roll",
            "Attack roll, needs 4 or more: it hits.",
            "Choose The roll of 5",
        ),
        (
            Language::Spanish,
            "Tirada de ataque",
            "Tirada de ataque, necesita 4 o más: acierta.",
            "Elegir La tirada de 5",
        ),
    ] {
        let (mut harness, wishes) = panel(&session, language, stack);
        harness.run();
        harness.get_by_label(kind);
        harness.get_by_label("Mara");
        harness.get_by_label(said);
        harness.get_by_label("5");
        click(&mut harness, choose);
        assert!(wishes.borrow().contains(&Intent::Choose(target)));
    }
}

#[test]
fn damage_and_deaths_on_the_stack_say_whom_they_befall() {
    let mut session = played(&alone(), own_turn);
    let mut damage = entry(&session, EntryViewKind::Damage, player_id(Seat(1)));
    damage.amount = 2;
    damage.targets = vec![Ref::Object(player_id(Seat(1)))];
    let mut death = entry(&session, EntryViewKind::Death, player_id(Seat(1)));
    death.serial = 901;
    death.targets = vec![Ref::Object(player_id(Seat(1)))];
    session.shown.view.stack.extend([damage, death]);
    for (language, said) in [
        (Language::English, ["2 damage to Mara.", "Mara dies."]),
        (Language::Spanish, ["2 de daño a Mara.", "Mara muere."]),
    ] {
        let (mut harness, _) = panel(&session, language, stack);
        harness.run();
        for words in said {
            harness.get_by_label(words);
        }
    }
}

#[test]
fn a_trinket_on_the_stack_says_what_becomes_of_it() {
    let mut session = played(&alone(), own_turn);
    let mut loot = entry(&session, EntryViewKind::Loot, player_id(Seat(1)));
    let cards = session.shown.view.content.cards.iter();
    let trinket = cards.zip(0..).find(|(card, _)| card.has(Keyword::Trinket));
    loot.face = trinket.expect("the pack has trinkets").1;
    session.shown.view.stack.push(loot);
    for (language, said) in [
        (Language::English, "It becomes an item."),
        (Language::Spanish, "Se convierte en un objeto."),
    ] {
        let (mut harness, _) = panel(&session, language, stack);
        harness.run();
        harness.get_by_label(said);
    }
}

#[test]
fn the_whole_stack_can_be_left_to_resolve() {
    let session = played(&alone(), |v, d| {
        d.topic == "act" && !v.stack.is_empty() && v.active != Seat(0)
    });
    let (mut harness, wishes) = panel(&session, Language::English, act);
    click(&mut harness, "Resolve all");
    click(&mut harness, "Pass until my turn");
    click(&mut harness, "Stops…");
    let wanted = [
        Intent::ResolveAll,
        Intent::PassUntil(Until::MyTurn),
        Intent::Show(Overlay::Stops),
    ];
    assert_eq!(*wishes.borrow(), wanted);
}

#[test]
fn resolving_all_passes_until_the_stack_is_empty_or_somebody_adds_to_it() {
    let form = people(2);
    let mut session = played(&form, |v, d| d.topic == "act" && !v.stack.is_empty());
    let settings = asking(Language::English);
    session.tick(&settings);
    session.ready();
    let passes = session.shown.decision.as_ref().map(|d| d.options.clone());
    assert!(passes.expect("asked").contains(&Choice::new("pass")));
    session.start_passing(Until::Resolved);
    assert_eq!(session.shown.decision, None, "nothing is asked meanwhile");
    session.tick(&settings);
    assert_ne!(session.shown.asked, Some(Seat(0)), "it was passed");
}

#[test]
fn a_stop_asks_and_no_stop_passes() {
    let mut session = played(&alone(), |v, d| {
        d.topic == "act" && v.step == Step::EndDeclared && v.active == Seat(0) && v.stack.is_empty()
    });
    let mut settings = Settings {
        stops: souls(Stops::NONE),
        ..Settings::default()
    };
    session.apply_settings(&settings);
    assert_eq!(
        session.shown.decision, None,
        "without a stop it passes by itself"
    );
    settings.auto_pass = false;
    session.apply_settings(&settings);
    assert!(session.shown.decision.is_some(), "without passing it asks");
}

#[test]
fn the_stops_are_settings() {
    let settings = Settings::default();
    for language in LANGUAGES {
        let words = words::of(language);
        let (mut harness, wishes) = put(|ui, out| {
            panels::settings(ui, settings, Playing::of("souls"), words, out);
        });
        harness.run();
        click(&mut harness, words.settings.pages[1]);
        harness.get_by_label(words.passing.stops_title);
        click(&mut harness, words.passing.stops_none);
        let set = Intent::Set(Settings {
            stops: souls(Stops::NONE),
            ..settings
        });
        assert_eq!(wishes.borrow().first(), Some(&set));
    }
    let stops = Settings::default().stops.of::<Souls>();
    let roll = SOULS_ENTRY_KINDS
        .iter()
        .position(|s| *s == EntryViewKind::Roll);
    assert!(stops.kind(roll.expect("rolls are a kind"), Side::Own));
    let loot = Souls::STEPS.iter().position(|s| *s == Step::LootStep);
    assert!(!stops.step(loot.expect("it is a window"), Side::Own));
}

#[test]
fn a_card_is_told_with_its_text_and_a_player_by_numbers() {
    let mut session = played(&alone(), own_turn);
    session.focus.hover = Some(player_id(Seat(1)));
    for (language, said) in [(Language::English, "Owns"), (Language::Spanish, "Tiene")] {
        let (mut harness, _) = panel(&session, language, |ui, p, _| inspect(ui, p));
        harness.run();
        harness.get_by_label("Mara");
        harness.get_by_label(said);
    }
}

#[test]
fn the_log_is_kept_in_both_languages() {
    let session = played(&alone(), |v, d| v.turn > 2 && own_turn(v, d));
    let [english, spanish] = LANGUAGES.map(|language| session.log(language));
    assert!(english.len() > 5);
    assert_eq!(english.len(), spanish.len());
    assert!(english.iter().zip(spanish).any(|(a, b)| a.text != b.text));
}

#[test]
fn the_result_names_one_or_several_winners_and_tells_of_everybody() {
    let form = SoulsForm {
        seats: 3,
        ..alone()
    };
    let mut session = played(&form, own_turn);
    let mut end = |winners: Seats| {
        session.shown.view.outcome = Some(Outcome { winners, turns: 9 });
        let mut heads = Vec::new();
        for language in LANGUAGES {
            let (mut harness, wishes) = panel(&session, language, panels::result);
            harness.run();
            let words = words::of(language);
            for row in fourfold::games::souls::desktop::words::of(language).rows {
                harness.get_by_label(row);
            }
            for head in [
                "Mara wins",
                "Ganan Ada y Mara",
                "Ada and Mara win",
                "Gana Mara",
            ] {
                heads.extend(harness.query_by_label_contains(head).map(|_| head));
            }
            click(&mut harness, words.result.again);
            assert_eq!(*wishes.borrow(), [Intent::PlayAgain]);
        }
        heads
    };
    assert_eq!(end(Seats::one(Seat(1))), ["Mara wins", "Gana Mara"]);
    let both = Seats::one(Seat(0)).and(Seat(1));
    assert_eq!(end(both), ["Ada and Mara win", "Ganan Ada y Mara"]);
}

#[test]
fn a_lost_timer_is_told() {
    let form = SoulsForm {
        together: true,
        ..alone()
    };
    let mut session = played(&form, own_turn);
    assert!(matches!(
        session.shown.view.mode,
        Mode::Together { goal: 4, .. }
    ));
    session.shown.view.timer = 0;
    session.shown.view.outcome = Some(Outcome {
        winners: Seats::NONE,
        turns: 20,
    });
    for (language, said) in [
        (Language::English, ["Defeat", "The timer ran out"]),
        (Language::Spanish, ["Derrota", "Se agotó el reloj"]),
    ] {
        let (mut harness, _) = panel(&session, language, panels::result);
        harness.run();
        for words in said {
            harness.get_by_label(words);
        }
    }
}

#[test]
fn the_screen_changes_hands_among_four_people() {
    let settings = asking(Language::English);
    let mut session = start::open(library(), &people(4)).expect("there is a set");
    let mut sat = Vec::new();
    for _ in 0..400 {
        session.tick(&settings);
        if let Some(seat) = session.shown.handover {
            assert_eq!(session.shown.view.seat, None, "nothing is shown meanwhile");
            session.ready();
            assert_eq!(session.shown.watcher, Some(seat));
            if !sat.contains(&seat) {
                sat.push(seat);
            }
        }
        let Some(choice) = session.shown.decision.as_ref().map(|d| d.options[0]) else {
            continue;
        };
        session.choose(choice).expect("it is offered");
    }
    sat.sort_unstable();
    assert_eq!(sat, [0, 1, 2, 3].map(Seat));
}

#[test]
fn one_person_with_both_characters_never_hands_over() {
    let settings = asking(Language::English);
    let form = SoulsForm {
        together: true,
        single: true,
        ..people(2)
    };
    let mut session = start::open(library(), &form).expect("there is a set");
    let mut sat = Vec::new();
    for _ in 0..300 {
        session.tick(&settings);
        assert_eq!(session.shown.handover, None);
        sat.extend(session.shown.watcher);
        let Some(choice) = session.shown.decision.as_ref().map(|d| d.options[0]) else {
            continue;
        };
        session.choose(choice).expect("it is offered");
    }
    assert!(sat.contains(&Seat(0)) && sat.contains(&Seat(1)));
}
