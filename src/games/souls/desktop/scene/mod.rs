//! Souls on the table: up to four players round it, monsters, shop and decks in the middle.

mod layout;
mod lines;
mod look;
mod middle;
mod pack;
mod plate;
pub(super) mod playback;
mod props;
pub(super) mod seats;
#[cfg(test)]
mod tests;

use crate::cards::CardEvent;
use bevy::math::Vec2;

use super::art::tokens::TokenPicture;
use super::session::back_of;
use crate::desktop::art::{ArtKey, palette};
use crate::desktop::scene::choose::{self, Use};
use crate::desktop::scene::look::Look;
use crate::desktop::scene::playback::cards::playback_parts;
use crate::desktop::scene::spot::{Spot, Thing};
use crate::desktop::scene::table_layout::{Flash, Line, Prop, Spots, TableLayout};
use crate::desktop::session::Session;
use crate::games::souls::choices::{Choice, ChoiceWord};
use crate::games::souls::content::{Ability, DeckKind};
use crate::games::souls::desktop::art::SoulsArt;
use crate::games::souls::desktop::words as own;
use crate::games::souls::events::Event;
use crate::games::souls::text::phase_name;
use crate::games::souls::turn::TURN;
use crate::games::souls::{CardView, Place, Souls, Step, Topic, View, place, player_id};
use crate::games::window::GameArt;
use crate::table::{self, Decision, Language, ObjectId, Ref, Seat, StepSet, ZoneId};

/// Cards that are being looked at and lie nowhere on the table: the top of a deck, somebody else's hand.
fn shown(session: &Session<Souls>) -> Vec<ObjectId> {
    let Some(decision) = session.shown.question() else {
        return Vec::new();
    };
    let subjects = decision.options.iter().map(|c| c.subject);
    let mut shown = Vec::new();
    for r in std::iter::once(decision.about).chain(subjects) {
        let Ref::Object(id) = r else { continue };
        let Some(card) = session.shown.table().card(id) else {
            continue;
        };
        let hidden = match place(card.zone) {
            Place::Deck(_) => true,
            Place::Hand(seat) => seat != session.shown.near(),
            _ => false,
        };
        if hidden && !shown.contains(&id) {
            shown.push(id);
        }
    }
    if Topic::Look.is_of(decision) {
        let hands = session.shown.table().cards.iter().filter(
            |card| matches!(place(card.zone), Place::Hand(seat) if seat != session.shown.near()),
        );
        shown.extend(
            hands
                .map(|card| card.id)
                .filter(|id| !shown.contains(id))
                .collect::<Vec<_>>(),
        );
    }
    shown
}

impl TableLayout for Souls {
    type Card = CardView;

    playback_parts!(phase_name);

    const BACK: ArtKey = ArtKey::Own(GameArt::Souls(SoulsArt::Back(DeckKind::Loot)));
    const TURN: &'static [Step] = &TURN.steps::<{ TURN.count(StepSet::All) }>(StepSet::All);
    const ACTED: &'static [Step] = &TURN.steps::<{ TURN.count(StepSet::Acted) }>(StepSet::Acted);
    const ASIDE: &'static [ChoiceWord] = &[ChoiceWord::Offer, ChoiceWord::Request];
    const CAREFUL: &'static [ChoiceWord] = &[ChoiceWord::Offer, ChoiceWord::Request];
    const DROPPED: &'static [ChoiceWord] = &[ChoiceWord::Play];

    fn arrange(session: &Session<Self>) -> Vec<(Thing, Spot)> {
        let ready = |id: ObjectId| choose::usable(session, id) == Use::Main;
        layout::arrange(
            session.shown.table(),
            session.shown.near(),
            &shown(session),
            &ready,
        )
    }

    fn card(view: &View, id: ObjectId) -> Option<&CardView> {
        view.card(id)
    }

    fn look(session: &Session<Self>, id: ObjectId, spot: &Spot) -> Option<Look> {
        look::of(session, id, spot)
    }

    fn props(session: &Session<Self>) -> Vec<Prop> {
        props::props(session)
    }

    fn flash(session: &Session<Self>, event: &table::Event) -> Option<Flash> {
        let event = Event::read(event)?;
        if let Event::Roll { player, shows, .. }
        | Event::Reroll { player, shows, .. }
        | Event::ChangeRoll { player, shows, .. } = event
        {
            let pips = u8::try_from(shows).ok().filter(|n| (1..=6).contains(n))?;
            let seats = session.shown.table().players.len();
            let side = seats::side(player, session.shown.near(), seats);
            let hand = seats::home(side, seats).plate.at;
            let turned = matches!(event, Event::ChangeRoll { .. });
            return Some(Flash::Roll {
                sides: (1..=6)
                    .map(|n| ArtKey::from(SoulsArt::TokenPicture(TokenPicture::Die(n))))
                    .collect(),
                up: usize::from(pips) - 1,
                from: (!turned).then_some(hand),
                rect: props::falls(session),
            });
        }
        let words = own::of(session.language());
        let (about, text, colour) = if let Event::Damage {
            thing,
            amount: n @ 1..,
            ..
        } = event
        {
            return Some(Flash::Hit(thing, n));
        } else if let Event::Heal {
            thing,
            amount: n @ 1..,
            ..
        } = event
        {
            (thing, format!("+{n}"), palette::marker())
        } else if let Event::Soul {
            player,
            souls: n @ 1..,
            ..
        } = event
        {
            (player_id(player), words.more_souls(n), palette::SOUL)
        } else if let Event::Coins {
            player,
            coins: n @ 1..,
            ..
        } = event
        {
            (
                player_id(player),
                format!("+{n}¢"),
                palette::PENNY.tone(0.8, 1.0),
            )
        } else if let Event::Coins {
            player,
            coins: n @ ..0,
            ..
        } = event
        {
            (player_id(player), format!("−{}¢", -n), palette::danger())
        } else if let Event::Card(CardEvent::Prevent {
            thing: Ref::Object(thing),
            amount: n @ 1..,
            ..
        }) = event
        {
            (thing, format!("({n})"), palette::text_dim())
        } else if let Event::Counters {
            card,
            counters: n @ 1..,
            ..
        } = event
        {
            (card, format!("+{n}"), palette::marker())
        } else {
            return None;
        };
        Some(Flash::Number(about, text, colour))
    }

    /// Over the bonus souls, which change the least; what only passes is told between the hand and what lies above it.
    fn banner(large: bool) -> Vec2 {
        if large {
            seats::BONUS
        } else {
            Vec2::new(seats::BONUS.x, seats::TABLE.max.y + 4.0)
        }
    }

    fn landmark(_: &Session<Self>, _: ObjectId) -> Option<Vec2> {
        None
    }

    fn gate(view: &View, zone: ZoneId, near: Seat) -> Spot {
        layout::gate(view, zone, near)
    }

    fn back(zone: ZoneId) -> ArtKey {
        ArtKey::from(SoulsArt::Back(back_of(place(zone))))
    }

    fn choice_at(session: &Session<Self>, at: Vec2) -> Option<table::Choice> {
        props::choice_at(session, at)
    }

    fn covers(zone: ZoneId, near: Seat) -> bool {
        match place(zone) {
            Place::Deck(_) => true,
            Place::Hand(seat) => seat != near,
            _ => false,
        }
    }

    fn ground(_: &Session<Self>, _: Vec2) -> Vec<ObjectId> {
        Vec::new()
    }

    fn pile_at(session: &Session<Self>, at: Vec2) -> Option<ZoneId> {
        props::discard_at(session, at)
    }

    fn pile_of(view: &View, id: ObjectId) -> Option<ZoneId> {
        let zone = view.card(id)?.zone;
        matches!(place(zone), Place::Discard(_)).then_some(zone)
    }

    fn in_hand(view: &View, id: ObjectId) -> bool {
        let card = view.card(id);
        card.is_some_and(|c| matches!(place(c.zone), Place::Hand(seat) if view.seat == Some(seat)))
    }

    /// Loot is brought to what it aims at.
    fn follows(view: &View, id: ObjectId, onto: ObjectId) -> Option<table::Choice> {
        let card = view.content.cards.get(usize::from(view.card(id)?.face))?;
        let aims = card.abilities.iter().any(|ability| {
            let plain = ability.choose().is_empty();
            matches!(ability, Ability::Resolve { targets, .. } if plain && targets.len() == 1)
        });
        let mut names = <Self as crate::desktop::session::SessionGame>::names(view, onto);
        let onto = match names.iter().position(
            |r| matches!(r, Ref::Object(id) if crate::games::souls::seat_of(*id).is_some()),
        ) {
            Some(player) => names.swap_remove(player),
            None => Ref::Object(onto),
        };
        aims.then(|| Choice::Target { to: onto }.wire())
    }

    fn meant(_: &Decision, _: ObjectId, _: ObjectId) -> Option<table::Choice> {
        None
    }
}
