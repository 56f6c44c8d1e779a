//! The panels of Souls, in both languages, on games that bots have played.

use bevy_egui::egui::Ui;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use fourfold::desktop::intent::Intent;
use fourfold::desktop::panels::souls::{SoulsForm, act, dialog, inspect, ribbon, stack};
use fourfold::desktop::panels::{self, PanelView, Textures};
use fourfold::desktop::screen::{Overlay, Playing, Settings};
use fourfold::desktop::session::souls::stops::{Side, Stops};
use fourfold::desktop::session::{Session, Sitter};
use fourfold::desktop::start::{SoulsLibrary, open_souls, souls_players, souls_setup};
use fourfold::desktop::words;
use fourfold::games::souls::content::builtin;
use fourfold::games::souls::{EntrySort, EntryView, Mode, Modules, Souls, Step, View, player_id};
use fourfold::table::{
    Choice, Decision, LANGUAGES, Language, Match, ObjectId, Outcome, Ref, Seat, Seats, TableRng,
};

use super::{Wishes, click, put};

fn library() -> SoulsLibrary {
    let content = builtin().expect("the built-in pack loads");
    SoulsLibrary(Box::leak(Box::new((*content).clone())))
}

/// So many people at one screen, and nobody else.
fn people(seats: usize) -> SoulsForm {
    SoulsForm {
        seats,
        sitters: [Sitter::Human; 4],
        ..SoulsForm::default()
    }
}

/// Stops everywhere, so that nothing is passed by itself.
fn asking(language: Language) -> Settings {
    Settings {
        language,
        stops: Stops::all(),
        auto_pass: false,
        ..Settings::default()
    }
}

/// A game played at random until the first seat is asked what is wanted.
fn played(form: &SoulsForm, wanted: fn(&View, &Decision) -> bool) -> Session<Souls> {
    let library = library();
    let mut found = (1..80).filter_map(|seed| reached(library, form, seed, wanted));
    found.next().expect("some game reaches the position")
}

/// The same with one seed, if that game gets there.
fn reached(
    library: SoulsLibrary,
    form: &SoulsForm,
    seed: u64,
    wanted: fn(&View, &Decision) -> bool,
) -> Option<Session<Souls>> {
    let setup = souls_setup(&library, form)?;
    let mut game = Match::<Souls>::new(setup, seed);
    let mut chance = TableRng::new(seed);
    for _ in 0..2500 {
        let decision = game.decision().cloned()?;
        let view = game.view(Some(decision.seat));
        if decision.seat == Seat(0) && wanted(&view, &decision) {
            let mut session = Session::new(game, souls_players(form, seed));
            session.heed(&asking(Language::English));
            return Some(session);
        }
        game.pick(chance.below(decision.options.len() as u32) as usize);
    }
    None
}

/// Against a bot.
fn alone() -> SoulsForm {
    SoulsForm::default()
}

fn panel<'a>(
    session: &'a Session<Souls>,
    language: Language,
    draw: fn(&mut Ui, &PanelView<Souls>, &mut Vec<Intent>),
) -> (Harness<'a>, Wishes) {
    put(move |ui, out| {
        let p = PanelView::of(session, asking(language), Textures::NONE);
        draw(ui, &p, out);
    })
}

fn own_turn(view: &View, decision: &Decision) -> bool {
    decision.topic == "act" && decision.options.contains(&Choice::new("end")) && view.turn > 0
}

/// An entry as the tests need it.
fn entry(session: &Session<Souls>, sort: EntrySort, source: ObjectId) -> EntryView {
    let character = session.view.players[1].character;
    let card = session.view.card(character).expect("it is in play");
    EntryView {
        serial: 900,
        sort,
        source,
        face: card.face,
        ability: u8::MAX,
        mode: 0,
        controller: Seat(1),
        game: false,
        targets: Vec::new(),
        amount: 5,
        combat: false,
        needs: 0,
    }
}

#[test]
fn the_ribbon_names_phases_turn_priority_and_what_is_left() {
    let session = played(&alone(), own_turn);
    let me = &session.view.players[0];
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
        (Language::English, "Attack", "End the turn"),
        (Language::Spanish, "Atacar", "Terminar el turno"),
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
        (Language::English, "Pass → the end phase"),
        (Language::Spanish, "Pasar → la fase final"),
    ] {
        let (mut harness, wishes) = panel(&session, language, act);
        click(&mut harness, words);
        assert_eq!(*wishes.borrow(), [Intent::Pass]);
    }
}

#[test]
fn the_stack_shows_a_roll_with_what_it_needs_and_can_be_chosen() {
    let mut session = played(&alone(), own_turn);
    let mut roll = entry(&session, EntrySort::Roll, player_id(Seat(1)));
    roll.combat = true;
    roll.needs = 4;
    session.view.stack.push(roll);
    let target = Choice::new("target").of(Ref::Entry(900));
    if let Some(decision) = &mut session.decision {
        decision.options.push(target);
    }
    for (language, owner, said, choose) in [
        (
            Language::English,
            "Die roll · Mara",
            "Attack roll, needs 4 or more: it hits.",
            "Choose The roll of 5",
        ),
        (
            Language::Spanish,
            "Tirada · Mara",
            "Tirada de ataque, necesita 4 o más: acierta.",
            "Elegir La tirada de 5",
        ),
    ] {
        let (mut harness, wishes) = panel(&session, language, stack);
        harness.run();
        harness.get_by_label(owner);
        harness.get_by_label(said);
        harness.get_by_label("5");
        click(&mut harness, choose);
        assert!(wishes.borrow().contains(&Intent::Choose(target)));
    }
}

#[test]
fn damage_and_deaths_on_the_stack_say_whom_they_befall() {
    let mut session = played(&alone(), own_turn);
    let mut damage = entry(&session, EntrySort::Damage, player_id(Seat(1)));
    damage.amount = 2;
    damage.targets = vec![Ref::Object(player_id(Seat(1)))];
    let mut death = entry(&session, EntrySort::Death, player_id(Seat(1)));
    death.serial = 901;
    death.targets = vec![Ref::Object(player_id(Seat(1)))];
    session.view.stack.extend([damage, death]);
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
fn the_whole_stack_can_be_left_to_resolve() {
    let session = played(&alone(), |v, d| {
        d.topic == "act" && !v.stack.is_empty() && v.active != Seat(0)
    });
    let (mut harness, wishes) = panel(&session, Language::English, act);
    click(&mut harness, "Resolve all");
    click(&mut harness, "Until my turn");
    click(&mut harness, "Stops…");
    let wanted = [
        Intent::ResolveAll,
        Intent::PassOn,
        Intent::Show(Overlay::Settings),
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
    let passes = session.decision.as_ref().map(|d| d.options.clone());
    assert!(passes.expect("asked").contains(&Choice::new("pass")));
    session.start_passing(true);
    assert_eq!(session.decision, None, "nothing is asked meanwhile");
    session.tick(&settings);
    assert_ne!(session.asked, Some(Seat(0)), "it was passed");
}

#[test]
fn a_stop_asks_and_no_stop_passes() {
    let mut session = played(&alone(), |v, d| {
        d.topic == "act" && v.step == Step::EndDeclared && v.active == Seat(0) && v.stack.is_empty()
    });
    let mut settings = Settings {
        stops: Stops::none(),
        ..Settings::default()
    };
    session.heed(&settings);
    assert_eq!(session.decision, None, "without a stop it passes by itself");
    settings.auto_pass = false;
    session.heed(&settings);
    assert!(session.decision.is_some(), "without passing it asks");
}

#[test]
fn the_stops_are_settings() {
    let settings = Settings::default();
    for language in LANGUAGES {
        let words = words::of(language);
        let (mut harness, wishes) = put(|ui, out| {
            panels::settings(ui, settings, Playing::Souls, words, out);
        });
        harness.run();
        harness.get_by_label(words.souls.stops_title);
        click(&mut harness, words.souls.stops_none);
        let set = Intent::Set(Settings {
            stops: Stops::none(),
            ..settings
        });
        assert_eq!(wishes.borrow().first(), Some(&set));
    }
    let stops = Stops::default();
    assert!(stops.sort(EntrySort::Roll, Side::Own));
    assert!(!stops.step(Step::LootStep, Side::Own));
}

/// Asks the first seat something by hand.
fn asked(topic: &'static str, about: Ref, options: Vec<Choice>) -> Session<Souls> {
    let mut session = played(&alone(), own_turn);
    session.decision = Some(Decision {
        seat: Seat(0),
        topic,
        about,
        options,
        region: None,
    });
    session
}

fn shown(ui: &mut Ui, p: &PanelView<Souls>, out: &mut Vec<Intent>) {
    dialog(ui, p, out);
}

#[test]
fn a_number_is_chosen_with_a_die() {
    let numbers = (1..=6).map(|n| Choice::new("number").by(n));
    let session = asked("number", Ref::None, numbers.collect());
    for language in LANGUAGES {
        let (mut harness, wishes) = panel(&session, language, shown);
        click(&mut harness, "4");
        let four = Intent::Choose(Choice::new("number").by(4));
        assert_eq!(*wishes.borrow(), [four]);
    }
}

#[test]
fn an_amount_is_offered_and_an_offer_answered() {
    let mut options = vec![Choice::new("never")];
    options.extend((1..=5).map(|n| Choice::new("coins").by(n)));
    let session = asked("barter", Ref::Seat(Seat(1)), options);
    let (mut harness, wishes) = panel(&session, Language::English, shown);
    click(&mut harness, "+");
    click(&mut harness, "2¢");
    click(&mut harness, "Call it off");
    let two = Intent::Choose(Choice::new("coins").by(2));
    let never = Intent::Choose(Choice::new("never"));
    assert_eq!(*wishes.borrow(), [two, never]);
    let accept = Choice::new("accept").by(3);
    let options = vec![accept, Choice::new("decline")];
    let session = asked("accept", Ref::Seat(Seat(1)), options);
    for (language, said) in [
        (Language::English, "Accept 3¢"),
        (Language::Spanish, "Aceptar 3¢"),
    ] {
        let (mut harness, wishes) = panel(&session, language, shown);
        click(&mut harness, said);
        assert_eq!(*wishes.borrow(), [Intent::Choose(accept)]);
    }
}

#[test]
fn what_may_be_done_is_asked_with_yes_and_no() {
    let session = played(&alone(), own_turn);
    let character = session.view.players[0].character;
    let options = vec![Choice::new("yes"), Choice::new("no")];
    let session = asked("may", Ref::Object(character), options);
    for (language, yes) in [(Language::English, "Yes"), (Language::Spanish, "Sí")] {
        let (mut harness, wishes) = panel(&session, language, shown);
        click(&mut harness, yes);
        click(&mut harness, "No");
        let both = ["yes", "no"].map(|verb| Intent::Choose(Choice::new(verb)));
        assert_eq!(*wishes.borrow(), both);
    }
}

#[test]
fn modes_are_told_by_their_text() {
    let session = played(&alone(), own_turn);
    let view = &session.view;
    let chooses = |face: u16| {
        let card = &view.content.cards[usize::from(face)];
        card.abilities.iter().any(|a| a.choose().len() > 1)
    };
    let Some(card) = view.cards.iter().find(|c| chooses(c.face)) else {
        return;
    };
    let this = Ref::Object(card.id);
    let options = (0..2).map(|n| Choice::new("mode").of(this).by(n)).collect();
    let session = asked("mode", this, options);
    let (mut harness, _) = panel(&session, Language::English, shown);
    harness.run();
    assert!(harness.query_by_label("Option 1").is_none());
}

#[test]
fn treasures_of_the_draft_are_chosen() {
    let mut form = alone();
    form.modules = Modules {
        draft: true,
        ..form.modules
    };
    let session = played(&form, |_, d| d.topic == "draft");
    let (mut harness, _) = panel(&session, Language::English, act);
    harness.run();
    harness.get_by_label("Take one of these treasures.");
}

#[test]
fn a_monster_is_attacked_with_one_choice() {
    let mut session = played(&alone(), |v, d| {
        own_turn(v, d)
            && d.options.contains(&Choice::new("attack"))
            && v.cards.iter().any(|c| c.attackable)
    });
    let monster = session.view.cards.iter().find(|c| c.attackable);
    let monster = monster.expect("one can be attacked").clone();
    session.pinned = Some(monster.id);
    let card = &session.view.content.cards[usize::from(monster.face)];
    for language in LANGUAGES {
        let name = card.name.in_language(language);
        let label = (words::of(language).souls.attack_it)(name);
        let (mut harness, wishes) = panel(&session, language, shown);
        click(&mut harness, &label);
        let later = Choice::new("target").of(Ref::Object(monster.id));
        let begun = Intent::Begin(Choice::new("attack"), later);
        assert_eq!(*wishes.borrow(), [begun]);
    }
}

#[test]
fn a_card_is_told_with_its_text_and_a_player_by_numbers() {
    let mut session = played(&alone(), own_turn);
    session.hover = Some(player_id(Seat(1)));
    for (language, said) in [(Language::English, "Owns"), (Language::Spanish, "Posee")] {
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
        session.view.outcome = Some(Outcome { winners, turns: 9 });
        let mut heads = Vec::new();
        for language in LANGUAGES {
            let (mut harness, wishes) = panel(&session, language, panels::result);
            harness.run();
            let words = words::of(language);
            for row in words.souls.rows {
                harness.get_by_label(row);
            }
            for head in [
                "Mara wins",
                "Ganan Ada y Mara",
                "Ada and Mara win",
                "Gana Mara",
            ] {
                heads.extend(harness.query_by_label(head).map(|_| head));
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
    assert!(matches!(session.view.mode, Mode::Together { goal: 4, .. }));
    session.view.outcome = Some(Outcome {
        winners: Seats::NONE,
        turns: 20,
    });
    for (language, said) in [
        (Language::English, ["Lost", "The timer ran out"]),
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
    let mut session = open_souls(&library(), &people(4)).expect("there is a set");
    let mut sat = Vec::new();
    for _ in 0..400 {
        session.tick(&settings);
        if let Some(seat) = session.handover {
            assert_eq!(session.view.seat, None, "nothing is shown meanwhile");
            session.ready();
            assert_eq!(session.watcher, Some(seat));
            if !sat.contains(&seat) {
                sat.push(seat);
            }
        }
        let Some(choice) = session.decision.as_ref().map(|d| d.options[0]) else {
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
    let mut session = open_souls(&library(), &form).expect("there is a set");
    let mut sat = Vec::new();
    for _ in 0..300 {
        session.tick(&settings);
        assert_eq!(session.handover, None);
        sat.extend(session.watcher);
        let Some(choice) = session.decision.as_ref().map(|d| d.options[0]) else {
            continue;
        };
        session.choose(choice).expect("it is offered");
    }
    assert!(sat.contains(&Seat(0)) && sat.contains(&Seat(1)));
}
