//! The plate of a player on the table: whose turn and priority it is, hit points, ¢, souls, what they may still do.

use bevy::math::Vec2;

use crate::desktop::art::ArtKey;
use crate::desktop::art::card::Face;
use crate::desktop::art::marks::Trend;
use crate::desktop::scene::look::Look;
use crate::desktop::session::{Session, SessionGame};
use crate::games::souls::desktop::art::SoulsArt;
use crate::games::souls::desktop::art::tokens::{PLATE, TokenPicture};
use crate::games::souls::desktop::words as own;
use crate::games::souls::{Mode, Souls};
use crate::table::Seat;

/// The plate of a player with everything on it.
#[must_use]
pub fn of(session: &Session<Souls>, seat: Seat) -> Option<Look> {
    let view = session.shown.table();
    let player = view.players.get(seat.index())?;
    let key = ArtKey::from(SoulsArt::TokenPicture(TokenPicture::Plate {
        active: view.active == seat && view.turn > 0,
        priority: view.priority == Some(seat),
        dead: player.dead,
    }));
    let mut look = Look::plain(key, Face::Plate);
    if session.gone().contains(seat) {
        return Some(left(look, session, seat));
    }
    let printed = view.card(player.character).and_then(|card| {
        let def = view.content.cards.get(usize::from(card.face))?;
        Some(def.attack)
    });
    let trend = Trend::of(player.attack, printed.unwrap_or(player.attack));
    let together: u8 = match view.mode {
        Mode::Competitive => player.goal,
        Mode::Together { goal, .. } => goal,
    };
    let name = if view.active == seat && view.turn > 0 {
        23.0
    } else {
        9.0
    };
    let pieces = [
        (
            TokenPicture::Name(session.host.name(seat).to_owned()),
            name,
            3.0,
        ),
        (TokenPicture::Hand(player.hand), 127.0, 3.0),
        (
            TokenPicture::Heart(player.hp, player.hp < player.max_hp),
            5.0,
            23.5,
        ),
        (TokenPicture::Attack(player.attack, trend), 31.0, 23.5),
        (TokenPicture::Coins(player.coins), 60.0, 27.0),
        (TokenPicture::Jars(player.souls, together), 106.0, 27.0),
        (TokenPicture::Plays(player.loot_plays), 8.0, 49.5),
        (TokenPicture::Attacks(player.attacks), 48.0, 49.5),
        (TokenPicture::Purchases(player.purchases), 88.0, 49.5),
    ];
    for (piece, left, top) in pieces {
        add_badge(&mut look, piece, left, top);
    }
    if player.counters != 0 {
        add_badge(
            &mut look,
            TokenPicture::Counters(player.counters),
            128.0,
            46.0,
        );
    }
    Some(look)
}

/// The plate of a player who has left: dimmed, with nothing on it but the name and that they have left (R59).
fn left(mut look: Look, session: &Session<Souls>, seat: Seat) -> Look {
    look.dim = true;
    add_badge(
        &mut look,
        TokenPicture::Name(session.host.name(seat).to_owned()),
        9.0,
        3.0,
    );
    let words = own::of(Souls::spoken(session.language()));
    add_badge(
        &mut look,
        TokenPicture::Name(words.gone.to_owned()),
        9.0,
        25.0,
    );
    look
}

/// Lays a piece on the plate with its left upper corner there, in the plate's own units.
fn add_badge(look: &mut Look, piece: TokenPicture, left: f32, top: f32) {
    let (w, h) = piece.size();
    let middle = Vec2::new(
        left + w * 0.5 - PLATE.0 * 0.5,
        PLATE.1 * 0.5 - top - h * 0.5,
    );
    look.add_badge(
        ArtKey::from(SoulsArt::TokenPicture(piece)),
        middle / PLATE.0,
        w / PLATE.0,
        0.01,
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desktop::start::Library;
    use crate::games::souls::content::builtin;
    use crate::games::souls::desktop::panels::SoulsForm;
    use crate::games::souls::desktop::start;

    #[test]
    fn who_has_left_has_a_dim_plate_that_says_so() {
        let content = builtin().expect("the built-in pack loads");
        let library = Library::<Souls>(Box::leak(Box::new((*content).clone())));
        let mut session = start::open(library, &SoulsForm::default()).expect("it has a set");
        let plate = |session: &Session<Souls>| of(session, Seat(0)).expect("somebody sits there");
        let says = |look: &Look, text: &str| {
            let name = ArtKey::from(SoulsArt::TokenPicture(TokenPicture::Name(text.to_owned())));
            look.badges.iter().any(|badge| badge.key == name)
        };
        let before = plate(&session);
        assert!(!before.dim && !says(&before, "Left the game"));
        session.concede(false);
        let after = plate(&session);
        assert!(after.dim && says(&after, "Left the game"));
        assert_eq!(after.badges.len(), 2, "their numbers mean nothing any more");
    }
}
