//! What a card game must say of itself to lie on the table: which things lie where and what they wear, drawings
//! around them, arrows, piles. The rest of [`scene`](super) mirrors that and knows no game.

use std::collections::HashMap;

use bevy::ecs::component::Mutable;
use bevy::math::{Rect, Vec2};
use bevy::prelude::Component;

use super::look::Look;
use super::playback::beat::Kind;
use super::playback::cards::Record;
use super::spot::{Spot, Thing};
use crate::desktop::art::ArtKey;
use crate::desktop::art::palette::Rgb;
use crate::desktop::cue::Cue;
use crate::desktop::frame;
use crate::desktop::session::{Session, SessionGame};
use crate::table::{Choice, Decision, Event, Language, ObjectId, ZoneId};

/// A drawing that lies still: ground, shields, labels.
#[derive(Debug, Clone, PartialEq)]
pub struct Prop {
    /// The drawing.
    pub key: ArtKey,
    /// Its middle.
    pub at: Vec2,
    /// Its size.
    pub size: Vec2,
    /// Higher lies over lower.
    pub z: f32,
}

impl Prop {
    /// A drawing at its usual size.
    #[must_use]
    pub fn new(key: ArtKey, at: Vec2, z: f32) -> Self {
        let size = Vec2::from(key.size());
        Self { key, at, size, z }
    }

    /// A drawing that fills a rectangle.
    #[must_use]
    pub fn filling(key: ArtKey, rect: Rect, z: f32) -> Self {
        Self {
            key,
            at: rect.center(),
            size: rect.size(),
            z,
        }
    }
}

/// One arrow.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// Where it begins.
    pub from: Vec2,
    /// Where its head is.
    pub to: Vec2,
    /// Its colour.
    pub colour: Rgb,
    /// Words half-way.
    pub label: Option<String>,
}

impl Line {
    /// An arrow, with words half-way if there are any.
    #[must_use]
    pub const fn new(from: Vec2, to: Vec2, colour: Rgb, label: Option<String>) -> Self {
        Self {
            from,
            to,
            colour,
            label,
        }
    }
}

/// What an event shows for a moment.
#[derive(Debug, Clone, PartialEq)]
pub enum Flash {
    /// So much damage to something: the number jumps off it, and shards fly.
    Hit(ObjectId, i32),
    /// Another number that jumps off something.
    Number(ObjectId, String, Rgb),
    /// A drawing over a part of the table.
    Over(ArtKey, Rect),
    /// A die falls, and lies there until the next.
    Roll {
        /// Its sides.
        sides: Vec<ArtKey>,
        /// Which of them is up in the end.
        up: usize,
        /// Where it is thrown from; left out, it is only turned over.
        from: Option<Vec2>,
        /// Where it comes to lie.
        rect: Rect,
    },
}

/// Where everything lies.
pub type Spots = HashMap<Thing, Spot>;

/// A card game that lies on the table.
pub trait TableLayout: SessionGame {
    /// What a view tells of a card: its stats. They are a component of the card's entity.
    type Card: Record + PartialEq + Component<Mutability = Mutable>;

    /// The back of its cards.
    const BACK: ArtKey;
    /// All steps of a turn, in the order of play.
    const TURN: &'static [Self::Step];
    /// The steps in which somebody may act, from the turn table.
    const ACTED: &'static [Self::Step];
    /// Choices that are nearly always possible: their cards are lit less.
    const ASIDE: &'static [Self::Choices];
    /// Choices that one click must not make: too easily not meant, or aimed with a second click.
    const CAREFUL: &'static [Self::Choices];
    /// Choices that dropping a card on the table makes.
    const DROPPED: &'static [Self::Choices];

    /// What the view tells of a card that is seen.
    fn card(view: &Self::View, id: ObjectId) -> Option<&Self::Card>;
    /// Every card of the view with its place.
    fn arrange(session: &Session<Self>) -> Vec<(Thing, Spot)>;
    /// What a card that the watcher sees wears there.
    fn look(session: &Session<Self>, id: ObjectId, spot: &Spot) -> Option<Look>;
    /// What lies still around and under the cards.
    fn props(session: &Session<Self>) -> Vec<Prop>;
    /// Who attacks, blocks, aims at what.
    fn lines(session: &Session<Self>, spots: &Spots) -> Vec<Line>;
    /// What sort of beat an event is.
    fn kind_of(event: &Event) -> Kind;
    /// What an event sounds like; most are silent.
    fn sound(event: &Event) -> Option<Cue>;
    /// Brings an earlier view forward by an event; `present` is what the same seat knows now.
    fn forward(view: &mut Self::View, event: &Event, present: &Self::View);
    /// Who thrusts at what when that happens.
    fn strikes(session: &Session<Self>, event: &Event) -> Vec<(ObjectId, ObjectId)>;
    /// Which way an event turns its card like a key: 1 locks, -1 unlocks, 0 turns nothing.
    fn pulse(event: &Event) -> f32 {
        let _ = event;
        0.0
    }
    /// The words over the table as the turn goes from a step to a step of another phase; nothing within a phase.
    fn phase_words(exited: Self::Step, entered: Self::Step, language: Language) -> Option<String>;
    /// The step of a view.
    fn step(view: &Self::View) -> Self::Step;
    /// What an event shows for a moment.
    fn flash(session: &Session<Self>, event: &Event) -> Option<Flash>;
    /// The middle of the words that tell of turns and prizes (large), or of what passes: at the upper edge, where no
    /// name is.
    fn banner(large: bool) -> Vec2 {
        let middle = frame::LANES.center();
        Vec2::new(middle.x, if large { middle.y } else { frame::LANES.min.y })
    }
    /// Where numbers jump off something that is no card.
    fn landmark(session: &Session<Self>, id: ObjectId) -> Option<Vec2>;
    /// The spot that stands for a whole zone.
    fn gate(view: &Self::View, zone: ZoneId, near: crate::table::Seat) -> Spot;
    /// Whether cards of that zone show their backs to whoever sits at the near side.
    fn covers(zone: ZoneId, near: crate::table::Seat) -> bool;
    /// The back of the cards of that zone.
    fn back(zone: ZoneId) -> ArtKey {
        let _ = zone;
        Self::BACK
    }
    /// The choice that a click on the bare table makes there: a deck.
    fn choice_at(session: &Session<Self>, at: Vec2) -> Option<Choice> {
        let _ = (session, at);
        None
    }
    /// Things under a point that are no cards, the uppermost first.
    fn ground(session: &Session<Self>, at: Vec2) -> Vec<ObjectId>;
    /// The zone whose pile lies at a point.
    fn pile_at(session: &Session<Self>, at: Vec2) -> Option<ZoneId>;
    /// The pile that a click on this card opens.
    fn pile_of(view: &Self::View, id: ObjectId) -> Option<ZoneId>;
    /// Whether a card is in a hand.
    fn in_hand(view: &Self::View, id: ObjectId) -> bool;
    /// What is chosen once a card that was dropped on `onto` is played: that it aims there.
    fn follows(view: &Self::View, id: ObjectId, onto: ObjectId) -> Option<Choice> {
        let _ = (view, id, onto);
        None
    }
    /// What bringing `id` to `onto` would mean, so that the match can say why not.
    fn meant(decision: &Decision, id: ObjectId, onto: ObjectId) -> Option<Choice> {
        let _ = (decision, id, onto);
        None
    }
}
