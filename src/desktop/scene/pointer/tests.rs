//! What the pointer asks about, on a table of the sample.

use super::*;
use crate::bots::roster::BotName;
use crate::desktop::apply_intents::play;
use crate::desktop::panels::{PanelView, Textures};
use crate::desktop::screen::Settings;
use crate::desktop::session::{Controller, Player};
use crate::games::biomes::Biomes;
use crate::games::biomes::desktop::sample::Still;

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
