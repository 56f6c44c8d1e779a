//! The panels of Frames, without a window.

use bevy_egui::egui::Ui;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use fourfold::bots::{Bot, RandomBot};
use fourfold::desktop::intent::Intent;
use fourfold::desktop::keymap::Keymap;
use fourfold::desktop::screen::{Overlay, Settings};
use fourfold::desktop::session::{Controller, Session};
use fourfold::desktop::start::Library;
use fourfold::games::frames::content;
use fourfold::games::frames::desktop::board::click;
use fourfold::games::frames::desktop::panels::{self as frames, FramesForm, FramesPanel};
use fourfold::games::frames::desktop::session::Selection;
use fourfold::games::frames::desktop::start;
use fourfold::games::frames::phrases::Speaker;
use fourfold::games::frames::{ChoiceWord, DieResult, Frames, points_per_asset};
use fourfold::table::{Language, Look, Match, Phrases, Ref, TableRng};

use super::{Wishes, click, put};

pub(crate) fn library() -> Library<Frames> {
    let content = content::builtin().expect("the built-in packs load");
    Library::<Frames>(Box::leak(Box::new((*content).clone())))
}

/// A game in which everybody sits at the screen.
pub(crate) fn session() -> Session<Frames> {
    let mut form = FramesForm::default();
    for seat in &mut form.seats {
        seat.controller = Controller::Human;
    }
    start::open(library(), &form).expect("there is something to play with")
}

/// Takes the first option until that is asked.
pub(crate) fn until(session: &mut Session<Frames>, topic: &str) {
    for n in 0.. {
        assert!(n < 200, "nobody was ever asked about {topic}");
        let decision = session.shown.decision.clone().expect("somebody is asked");
        if decision.topic == topic {
            return;
        }
        session
            .choose(decision.options[0])
            .expect("what is offered is allowed");
    }
}

/// A panel of that game, as those who speak that language see it.
pub fn panel_in(
    session: &Session<Frames>,
    language: Language,
    draw: fn(&mut Ui, &FramesPanel, &mut Vec<Intent>),
) -> (Harness<'_>, Wishes) {
    put(move |ui, out| {
        let p = FramesPanel {
            session,
            names: &["Ada", "Mara"],
            rolling: 1.0,
            show: None,
            keys: Keymap::default(),
            language,
        };
        draw(ui, &p, out);
    })
}

/// The same in English.
pub fn panel(
    session: &Session<Frames>,
    draw: fn(&mut Ui, &FramesPanel, &mut Vec<Intent>),
) -> (Harness<'_>, Wishes) {
    panel_in(session, Language::English, draw)
}

#[test]
fn the_strip_shows_the_seats_and_opens_the_menu() {
    let session = session();
    let (mut harness, wishes) = panel(&session, frames::strip);
    harness.run();
    harness.get_by_label("Ada");
    harness.get_by_label("Mara");
    harness.get_by_label("Before the battle");
    click(&mut harness, "Menu");
    assert_eq!(*wishes.borrow(), [Intent::Show(Overlay::Menu)]);
}

#[test]
fn the_tray_asks_and_offers() {
    let session = session();
    let (mut harness, wishes) = panel(&session, frames::tray);
    click(&mut harness, "Veto: another field");
    let veto = session.shown.decision.as_ref().and_then(|d| {
        let options = d.options.iter();
        options.copied().find(|o| o.verb == "veto")
    });
    let veto = veto.expect("a field may be refused");
    assert_eq!(*wishes.borrow(), [Intent::Choose(veto)]);
}

#[test]
fn a_die_for_defense_is_one_click() {
    let mut session = session();
    until(&mut session, "defend");
    let die = session.shown.view.current.as_ref().map(|t| t.dice[0]);
    let die = die.expect("dice are rolled before defense is decided");
    let wish = click::on_die(&session, 0);
    let chosen = match wish {
        Intent::Choose(choice) => (choice.verb, choice.amount),
        _ => ("", 0),
    };
    assert_eq!(chosen, ("defend", i32::from(die.value)));
    let (mut harness, _) = panel(&session, frames::tray);
    harness.run();
    harness.get_by_label("No defense");
}

#[test]
fn a_die_and_an_action_make_a_choice_in_either_order() {
    let mut session = session();
    until(&mut session, "turn");
    let held = Selection {
        die: Some(0),
        ..Selection::default()
    };
    // A die alone decides nothing.
    assert_eq!(click::on_die(&session, 0), Intent::Hold(held));
    session.extra.held = held;
    assert!(matches!(
        click::on_action(&session, ChoiceWord::Move),
        Intent::Choose(choice) if choice.verb == "move" && choice.subject == Ref::Entry(0)
    ));
    session.extra.held = Selection {
        action: Some(ChoiceWord::Move),
        ..Selection::default()
    };
    assert!(matches!(click::on_die(&session, 0), Intent::Choose(_)));
    let (mut harness, wishes) = panel(&session, frames::tray);
    harness.run();
    harness.get_by_label("Pick a green or white die to move.");
    click(&mut harness, "End turn");
    assert!(matches!(wishes.borrow()[..], [Intent::Choose(c)] if c.verb == "end"));
}

#[test]
fn what_cannot_be_done_says_why() {
    let mut session = session();
    until(&mut session, "turn");
    // Nothing was designated.
    let why = session.refusal_of(&[ChoiceWord::Attack], Ref::None);
    let why = why.map(|refused| refused.refusal.rules);
    assert_eq!(why, Some(&["M-87"][..]));
}

#[test]
fn the_setup_bids_and_starts() {
    let library = library();
    let mut form = FramesForm::default();
    let (mut harness, wishes) =
        put(|ui, out| frames::setup(ui, &mut form, library.0, Settings::default(), out));
    click(&mut harness, "3");
    click(&mut harness, "Start match");
    assert_eq!(*wishes.borrow(), [Intent::Start]);
    drop(harness);
    assert_eq!(form.playing().len(), 3);
    let setup = start::setup(library, &form).expect("three companies fit a skirmish of three");
    let brought: Vec<(usize, usize)> = setup
        .companies
        .iter()
        .map(|(_, units)| (units.len(), 0))
        .collect();
    assert_eq!(points_per_asset(5, &brought).len(), 3);
}

#[test]
fn an_own_list_is_judged_as_it_is_written() {
    let library = library();
    let mut form = FramesForm::default();
    let (mut harness, _) =
        put(|ui, out| frames::setup(ui, &mut form, library.0, Settings::default(), out));
    harness.run();
    let first = harness.get_all_by_label("Custom list…").next();
    first.expect("every seat may write one").click();
    harness.run();
    harness.get_by_label("Use this list");
    for _ in 0..2 {
        let first = harness.get_all_by_label("Remove").next();
        first.expect("a company has frames").click();
        harness.run();
    }
    harness.get_by_label("The company has too few frames for this table.");
    click(&mut harness, "Back to the preset companies");
    drop(harness);
    assert!(form.seats[0].own.is_none() && form.building.is_none());
}

#[test]
fn the_last_company_left_wins_and_the_result_says_so() {
    let mut session = session();
    session.concede(false);
    assert!(session.host.outcome().is_some());
    let (mut harness, wishes) = panel(&session, frames::result);
    harness.run();
    harness.get_by_label("Mara wins");
    click(&mut harness, "Play again");
    assert_eq!(*wishes.borrow(), [Intent::PlayAgain]);
}

/// A game played at random, but with every attack that can be made, until `there` says so; nothing if it ends
/// before.
pub(crate) fn played(
    form: &FramesForm,
    seed: u64,
    there: fn(&Session<Frames>) -> bool,
) -> Option<Session<Frames>> {
    let setup = start::setup(library(), form).expect("companies for every table");
    let game = Match::<Frames>::new(setup, seed);
    let mut session = Session::new(game, start::players(form, seed));
    let mut chance = TableRng::new(seed);
    while !there(&session) {
        if session.host.outcome().is_some() {
            return None;
        }
        // What has only one answer is chosen by itself.
        session.tick(&Settings::default());
        if let Some(decision) = session.shown.decision.clone() {
            let attack = decision.options.iter().position(|o| o.verb == "attack");
            let any = chance.below(decision.options.len() as u32) as usize;
            let at = attack.unwrap_or(any);
            session
                .choose(decision.options[at])
                .expect("what is offered is allowed");
        }
    }
    Some(session)
}

/// A form with that many people.
pub(crate) fn people(players: u8, battle: bool) -> FramesForm {
    let mut form = FramesForm {
        players,
        battle,
        ..FramesForm::default()
    };
    for seat in &mut form.seats {
        seat.controller = Controller::Human;
    }
    form
}

#[test]
fn the_end_tells_how_it_came_and_what_every_seat_has_left() {
    let form = people(4, false);
    let session = played(&form, 3, |s| s.host.outcome().is_some());
    let session = session.expect("it ends");
    let names = ["Ada", "Mara", "Tomas", "Ines"];
    let (mut harness, wishes) = put(|ui, out| {
        let p = FramesPanel {
            session: &session,
            names: &names,
            rolling: 1.0,
            show: None,
            keys: Keymap::default(),
            language: Language::English,
        };
        frames::result(ui, &p, out);
    });
    harness.run();
    let round = session.shown.view.round;
    harness.get_by_label_contains(&format!("The doomsday clock ran out in round {round}"));
    harness.get_by_label("Scores by round");
    for (seat, name) in names.into_iter().enumerate() {
        let rect = harness.get_by_label(name).rect();
        assert!(
            rect.right() < 664.0 && rect.bottom() < 622.0,
            "{name}: {rect:?}"
        );
        let company = &session.shown.view.companies[seat];
        let sum = format!("{} × {}", company.assets, company.ppa);
        assert!(harness.query_all_by_label(&sum).next().is_some(), "{sum}");
    }
    let seat_tallies = session.seat_tallies();
    assert!(
        seat_tallies.iter().any(|d| d.attacks > 0 && d.hits > 0),
        "{seat_tallies:?}"
    );
    let destroyed: usize = seat_tallies.iter().map(|d| d.destroyed).sum();
    let lost = session.shown.view.frames.iter().filter(|(_, f)| !f.alive);
    assert_eq!(destroyed, lost.count());
    for did in seat_tallies {
        let told = format!("{} attack", did.attacks);
        assert!(
            harness.query_all_by_label_contains(&told).next().is_some(),
            "{told}"
        );
        // What never happened is left out: only attacks and hits are told even where there were none.
        let none = ["0 frames destroyed", "0 stations taken"];
        for never in none {
            let mut found = harness.query_all_by_label_contains(never);
            assert!(found.next().is_none(), "{never}");
        }
    }
    let history = &session.ending.stood;
    let scores: Vec<i32> = session
        .shown
        .view
        .companies
        .iter()
        .map(|c| c.score)
        .collect();
    assert_eq!(history.len(), usize::from(round) + 1);
    assert_eq!(history.last(), Some(&scores));
    click(&mut harness, "Change setup");
    assert_eq!(*wishes.borrow(), [Intent::ToSetup]);
}

#[test]
fn every_number_of_seats_fits_the_setup() {
    let library = library();
    for (players, battle) in [
        (2, false),
        (2, true),
        (3, true),
        (4, true),
        (5, false),
        (5, true),
    ] {
        let mut form = people(players, battle);
        let shown = form.clone();
        let (mut harness, _) =
            put(|ui, out| frames::setup(ui, &mut form, library.0, Settings::default(), out));
        harness.run();
        for seat in 0..usize::from(players) {
            let (_, units) = shown.brought(library.0, seat).expect("a company");
            for unit in units {
                let kind = &library.0.frames[usize::from(unit.frame)];
                for shown in harness.get_all_by_label(&kind.name.english) {
                    let rect = shown.rect();
                    assert!(
                        rect.right() < 892.0 && rect.bottom() < 616.0,
                        "{}: {rect:?}",
                        kind.name.english
                    );
                }
            }
        }
        // What stands in a row stands in line.
        let middle = |label: &str| harness.get_by_label(label).rect().center().y;
        assert!((middle("Players") - middle("Field")).abs() < 0.6);
        let field = &library.0.fields[shown.field].name.english;
        let list = harness.query_all_by_value(field).next();
        let list = list.map(|list| list.rect().center().y);
        assert!(
            list.is_none_or(|y| (y - middle("Field")).abs() < 0.6),
            "{list:?}"
        );
    }
}

#[test]
fn the_tray_tells_what_each_damage_die_did() {
    let hits = |s: &Session<Frames>| {
        let dice = s.extra.blow.as_ref().map_or(&[][..], |blow| &blow.dice);
        dice.len() > 1 && dice.iter().any(|d| d.1 == DieResult::Target)
    };
    let form = people(2, false);
    let session = (1..60).find_map(|seed| played(&form, seed, hits));
    let session = session.expect("sooner or later an attack hits");
    let (mut harness, _) = panel(&session, frames::tray);
    harness.run();
    harness.get_by_label_contains("Last attack");
    let blow = session.extra.blow.as_ref().expect("it was waited for");
    for (value, fate) in &blow.dice {
        let told = match fate {
            DieResult::Stopped(_) => "stopped by",
            DieResult::Target => "hit",
            DieResult::Nothing => "nothing",
            DieResult::Waits => "",
        };
        let label = format!("damage die: {value}, {told}");
        let found = harness.query_all_by_label_contains(&label).next();
        assert!(found.is_some(), "{label}");
    }
}

#[test]
fn undo_takes_back_what_no_die_decided() {
    let mut session = session();
    until(&mut session, "place");
    let before = session.shown.decision.clone();
    let first = before.as_ref().map(|d| d.options[0]);
    session
        .choose(first.expect("a place is suggested"))
        .expect("what is offered is allowed");
    assert_eq!(session.can_undo(), 1);
    session.undo();
    assert_eq!(session.shown.decision, before);
}

#[test]
fn everything_asked_offered_and_told_has_words() {
    let library = library();
    for seed in 1..4 {
        let form = FramesForm {
            players: 1 + seed as u8,
            ..FramesForm::default()
        };
        let setup = start::setup(library, &form).expect("companies for every table");
        let mut game = Match::<Frames>::new(setup, seed);
        let mut bot = RandomBot::new(seed);
        while let Some(decision) = game.decision().cloned() {
            let view = game.view(None);
            let names = ["Ada", "Mara", "Tomas", "Ines"];
            let speaker = Speaker {
                view: &view,
                names: &names,
                language: Language::English,
            };
            assert_ne!(speaker.question(&decision), "Choose.", "{}", decision.topic);
            for option in &decision.options {
                assert_ne!(speaker.choice(option), option.verb, "{option:?}");
            }
            let seen = game.events(0).len();
            let at = bot.choose(&mut Look::new(&mut game, decision.seat));
            game.pick(at);
            let silent = ["step", "end_turn"];
            let view = game.view(None);
            let speaker = Speaker {
                view: &view,
                names: &names,
                language: Language::English,
            };
            for event in game.events(seen) {
                let told = speaker.event(event).is_some();
                assert!(told || silent.contains(&event.verb), "{event:?}");
            }
        }
    }
}
