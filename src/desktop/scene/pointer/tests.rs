//! What the pointer asks about, on a table of the sample.

use super::*;
use crate::bots::roster::BotName;
use crate::desktop::apply_intents::play;
use crate::desktop::panels::{PanelView, Textures};
use crate::desktop::screen::Settings;
use crate::desktop::session::{Controller, Player};
use crate::games::biomes::Biomes;
use crate::games::biomes::desktop::sample::Still;
use crate::table::Ref;

fn carry_out(mut intents: MessageReader<Intent>, mut session: ResMut<Session<Biomes>>) {
    let mut overlay = Overlay::None;
    for intent in intents.read() {
        play(&mut session, intent, &mut overlay);
    }
}

/// A table whose pointer is at a card that cannot be used.
fn table() -> App {
    let players = [
        Player::new("Ada", Controller::Human, 1),
        Player::new("Mara", Controller::Bot(BotName::Random), 2),
    ];
    let mut session = Session::new(Still, players);
    session.shown.take_events();
    session.shown.unstage();
    let mut cards = (0..200).map(ObjectId);
    let barred = cards.find(|id| session.why_not(*id).is_some());
    let barred = barred.expect("something cannot be used");
    let mut app = App::new();
    app.add_message::<Intent>()
        .init_resource::<ButtonInput<MouseButton>>()
        .init_resource::<Drag>()
        .insert_resource(PointerTarget::on(Vec2::ZERO, &[barred]))
        .insert_resource(session)
        .add_systems(Update, (hover_card::<Biomes>, carry_out).chain());
    app
}

/// Whether a refusal is shown a frame later.
fn is_refused(app: &mut App, moved: bool) -> bool {
    app.world_mut().resource_mut::<PointerTarget>().moved = moved;
    app.update();
    let session = app.world().resource::<Session<Biomes>>();
    let p = PanelView::of(session, Settings::default(), Textures::NONE);
    p.refusal.is_some()
}

#[test]
fn only_a_pointer_that_moved_asks_why_something_cannot_be_used() {
    let mut app = table();
    assert!(!is_refused(&mut app, false), "the card slid under it");
    let session = app.world().resource::<Session<Biomes>>();
    assert!(session.focus.hover.is_some(), "but it is lit");
    assert!(is_refused(&mut app, true));
    assert!(is_refused(&mut app, false), "it stays while one reads it");
}

/// A match that asks what to do when energy can be made of two cards, and the table shows it.
fn asked() -> Session<Biomes> {
    let content = crate::games::biomes::content::builtin().expect("the built-in pack loads");
    let setup = crate::games::biomes::Setup {
        content: Box::leak(Box::new((*content).clone())),
        decks: [0, 1],
        best_of: 1,
        position: None,
    };
    let players = [
        Player::new("Ada", Controller::Human, 1),
        Player::new("Mara", Controller::Bot(BotName::Random), 2),
    ];
    let mut session: Session<Biomes> = Session::new(crate::table::Match::new(setup, 7), players);
    for _ in 0..10_000 {
        session.shown.take_events();
        session.shown.take_earlier();
        let Some(open) = session.shown.decision.clone() else {
            session.tick(&Settings::default());
            std::thread::yield_now();
            continue;
        };
        let options = open.options.iter();
        let mut makes: Vec<Ref> = options
            .clone()
            .filter(|choice| choice.verb == "make")
            .map(|choice| choice.subject)
            .collect();
        makes.dedup();
        if makes.len() > 1 {
            return session;
        }
        // Every turn a card becomes an anomaly, of which energy can be made.
        let mut builds = options.filter(|c| ["anomaly", "convert", "become"].contains(&c.verb));
        let choice = builds.next().copied().or_else(|| session.primary());
        let _ = session.choose(choice.unwrap_or(open.options[0]));
    }
    panic!("nobody was asked what to do");
}

/// What was just chosen is on its way to the table.
fn plays_back(session: &mut Session<Biomes>) {
    let earlier = session.shown.take_earlier().expect("something happened");
    assert!(!session.shown.take_events().is_empty());
    session.shown.stage(earlier);
    assert!(session.shown.is_playing_back());
}

/// A card became energy, which the table still plays: the session, that card, and one that means what it did.
fn made_energy() -> (Session<Biomes>, ObjectId, ObjectId) {
    let mut session = asked();
    let open = session.shown.decision.clone().expect("somebody is asked");
    let mut made = open.options.iter().filter(|choice| choice.verb == "make");
    let first = *made.next().expect("energy can be made");
    let other = made.find(|choice| choice.subject != first.subject);
    let card = |subject| match subject {
        Ref::Object(id) => id,
        other => panic!("{other:?} is no card"),
    };
    let (gone, other) = (
        card(first.subject),
        card(other.expect("of another card").subject),
    );
    session.choose(first).expect("it is offered");
    // Which energy it becomes is asked before, if the card has several.
    while let Some(open) = session
        .shown
        .decision
        .clone()
        .filter(|d| d.topic != open.topic)
    {
        session.choose(open.options[0]).expect("it is offered");
    }
    plays_back(&mut session);
    (session, gone, other)
}

/// Presses and releases on that card, and says what was chosen or opened.
fn clicked(session: Session<Biomes>, id: ObjectId) -> (bool, Option<ObjectId>) {
    let before = session.host.count();
    let mut app = App::new();
    app.add_message::<Intent>()
        .add_message::<RequestRedraw>()
        .init_resource::<ButtonInput<MouseButton>>()
        .init_resource::<Drag>()
        .insert_resource(PointerTarget::on(Vec2::ZERO, &[id]))
        .insert_resource(session)
        .add_systems(
            Update,
            (press_card::<Biomes>, drag_card::<Biomes>, carry_out).chain(),
        );
    let mouse = |app: &mut App, down: bool| {
        let mut mouse = app.world_mut().resource_mut::<ButtonInput<MouseButton>>();
        mouse.clear();
        if down {
            mouse.press(MouseButton::Left);
        } else {
            mouse.release(MouseButton::Left);
        }
        app.update();
    };
    mouse(&mut app, true);
    // The press is what ends the playback.
    app.world_mut()
        .resource_mut::<Session<Biomes>>()
        .shown
        .unstage();
    mouse(&mut app, false);
    let session = app.world().resource::<Session<Biomes>>();
    (session.host.count() > before, session.focus.pinned)
}

#[test]
fn a_click_during_a_playback_counts_if_it_means_what_it_meant() {
    let (session, _, other) = made_energy();
    let (chosen, opened) = clicked(session, other);
    assert!(chosen || opened == Some(other), "the click is not lost");
    let (session, gone, _) = made_energy();
    assert_eq!(clicked(session, gone), (false, None), "it is used up");
    // Nothing was on the screen before.
    let (mut session, _, other) = made_energy();
    session.shown.forget_asked();
    assert_eq!(clicked(session, other), (false, None));
}

#[test]
fn a_key_during_a_playback_passes_only_what_it_would_have_passed() {
    let press = |session: &mut Session<Biomes>| {
        let before = session.host.count();
        play(session, &Intent::Pass, &mut Overlay::None);
        assert!(!session.shown.is_playing_back(), "it ends the playback");
        session.host.count() > before
    };
    let (mut session, ..) = made_energy();
    assert!(press(&mut session), "the same step is passed");
    // After that, passing lets something else happen.
    let mut session = asked();
    play(&mut session, &Intent::Pass, &mut Overlay::None);
    for _ in 0..10_000 {
        if session.shown.decision.is_some() {
            break;
        }
        session.tick(&Settings::default());
        std::thread::yield_now();
    }
    assert!(session.primary().is_some(), "there is a next step to pass");
    plays_back(&mut session);
    assert!(!press(&mut session), "nobody has seen what that passes");
    assert!(press(&mut session), "now it is on the screen");
}
