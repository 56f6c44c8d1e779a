//! Sanctuary on the table: two Territories, duels and combats in columns between them.

mod columns;
pub(super) mod layout;
mod lines;
mod look;
pub(super) mod playback;
mod props;
#[cfg(test)]
mod tests;

use bevy::math::Vec2;

use crate::desktop::art::{ArtKey, palette};
use crate::desktop::scene::choose::{self, Use};
use crate::desktop::scene::hand_layout;
use crate::desktop::scene::look::Look;
use crate::desktop::scene::playback::cards::playback_parts;
use crate::desktop::scene::spot::{Spot, Thing};
use crate::desktop::scene::table_layout::{Flash, Line, Prop, Spots, TableLayout};
use crate::desktop::session::Session;
use crate::games::sanctuary::choices::{Choice, ChoiceWord};
use crate::games::sanctuary::content::{Ability, CardKind};
use crate::games::sanctuary::desktop::art::SanctuaryArt;
use crate::games::sanctuary::events::Event;
use crate::games::sanctuary::text::phase_name;
use crate::games::sanctuary::turn::TURN;
use crate::games::sanctuary::{CardView, Place, Sanctuary, Step, Topic, View, place};
use crate::games::window::GameArt;
use crate::table::{self, Decision, Language, ObjectId, Ref, Seat, StepSet, ZoneId};

impl TableLayout for Sanctuary {
    type Card = CardView;

    playback_parts!(phase_name);

    const BACK: ArtKey = ArtKey::Own(GameArt::Sanctuary(SanctuaryArt::Back));
    const TURN: &'static [Step] = &TURN.steps::<{ TURN.count(StepSet::All) }>(StepSet::All);
    const ACTED: &'static [Step] = &TURN.steps::<{ TURN.count(StepSet::Acted) }>(StepSet::Acted);
    const ASIDE: &'static [ChoiceWord] = &[];
    const CAREFUL: &'static [ChoiceWord] = &[ChoiceWord::Challenge, ChoiceWord::Block];
    const DROPPED: &'static [ChoiceWord] = &[ChoiceWord::Play];

    fn arrange(session: &Session<Self>) -> Vec<(Thing, Spot)> {
        let ready = |id: ObjectId| choose::usable(session, id) == Use::Main;
        layout::arrange(session.shown.table(), session.shown.near(), &ready)
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

    /// Between the Territories; what passes is told at the upper edge of the far one, over the heads of who stands
    /// there.
    fn banner(large: bool) -> Vec2 {
        let [near, far] = [true, false].map(layout::territory);
        let y = if large {
            (far.max.y + near.min.y) * 0.5
        } else {
            far.min.y + 9.0
        };
        Vec2::new(far.center().x, y)
    }

    fn flash(_: &Session<Self>, event: &table::Event) -> Option<Flash> {
        let event = Event::read(event)?;
        let (about, text, colour) = if let Event::Damage {
            card,
            amount: n @ 1..,
            ..
        } = event
        {
            return Some(Flash::Hit(card, n));
        } else if let Event::Structure {
            sanctuary,
            change: n @ ..0,
            ..
        } = event
        {
            return Some(Flash::Hit(sanctuary, -n));
        } else if let Event::Change {
            card,
            strength: n @ ..0,
            ..
        } = event
        {
            (card, format!("−{}", -n), palette::danger())
        } else if let Event::Structure {
            sanctuary: card,
            change: n @ 1..,
            ..
        }
        | Event::Change {
            card,
            strength: n @ 1..,
            ..
        } = event
        {
            (card, format!("+{n}"), palette::marker())
        } else if let Event::Wear {
            card,
            change: n @ ..0,
            ..
        } = event
        {
            (card, format!("−{}", -n), palette::text_dim())
        } else {
            return None;
        };
        Some(Flash::Number(about, text, colour))
    }

    fn landmark(session: &Session<Self>, id: ObjectId) -> Option<Vec2> {
        let near = session.shown.near();
        let seats = [near, near.other()].into_iter();
        let mut own = seats.filter(|s| {
            let player = &session.shown.table().players[s.index()];
            player.sanctuary == id || player.id == id
        });
        own.next().map(|seat| layout::structure(seat == near))
    }

    fn gate(_: &View, zone: ZoneId, near: Seat) -> Spot {
        let (seat, place) = place(zone);
        let is_near = seat == near;
        match place {
            Place::Hand if is_near => hand_layout::fan(0, 1),
            Place::Hand => layout::back(0, 1),
            Place::Conflict | Place::Reserve | Place::PointZero => {
                let at = layout::territory(is_near).center();
                Spot::small(at, 66.0, 5.0)
            }
            other => layout::pile(other, is_near),
        }
    }

    fn covers(zone: ZoneId, near: Seat) -> bool {
        match place(zone) {
            (_, Place::Deck) => true,
            (seat, Place::Hand) => seat != near,
            _ => false,
        }
    }

    fn ground(_: &Session<Self>, _: Vec2) -> Vec<ObjectId> {
        Vec::new()
    }

    fn pile_at(session: &Session<Self>, at: Vec2) -> Option<ZoneId> {
        props::limbo_at(session, at)
    }

    fn pile_of(view: &View, id: ObjectId) -> Option<ZoneId> {
        let zone = view.card(id)?.zone;
        (place(zone).1 == Place::Limbo).then_some(zone)
    }

    fn in_hand(view: &View, id: ObjectId) -> bool {
        let card = view.card(id);
        card.is_some_and(|c| place(c.zone).1 == Place::Hand)
    }

    /// A Technology is brought to its carrier, a Manipulation to what it aims at.
    fn follows(view: &View, id: ObjectId, onto: ObjectId) -> Option<table::Choice> {
        let card = view.content.cards.get(usize::from(view.card(id)?.face))?;
        let aims = match (card.kind, &card.abilities[..]) {
            (CardKind::Technology, _) => true,
            (CardKind::Manipulation, [Ability::Resolve { targets, .. }]) => targets.len() == 1,
            _ => false,
        };
        let to = Ref::Object(onto);
        aims.then(|| Choice::Target { to }.wire())
    }

    fn meant(decision: &Decision, id: ObjectId, onto: ObjectId) -> Option<table::Choice> {
        let choice = match Topic::of(decision.topic) {
            Some(Topic::Challenge) => Choice::Challenge {
                challenger: id,
                challenged: onto,
            },
            Some(Topic::Block) => Choice::Block {
                blocker: id,
                attacker: onto,
            },
            Some(Topic::Attack) => Choice::Attack { attacker: id },
            _ => return None,
        };
        Some(choice.wire())
    }
}
