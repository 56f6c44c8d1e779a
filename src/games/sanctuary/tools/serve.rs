//! Sanctuary for other people's programs.

use crate::games::Seating;
use crate::games::sanctuary::content::Content;
use crate::games::sanctuary::phrases::Speaker;
use crate::games::sanctuary::{CardView, Place, Sanctuary, Setup, Step, View, ZONES, place, zone};
use crate::table::{Choice, Language, Phrases, Seat};
use crate::tools::Outcome;
use crate::tools::replay::NAMES;
use crate::tools::serve::{Catalogue, Features, ServedGame, catalogue, from_own};

/// Cards in hand and in play that are written.
const ROWS: usize = 60;
/// Numbers of a card.
const WIDTH: usize = 16;
/// Steps of a turn.
const STEPS: usize = Step::Over as usize + 1;
/// Numbers of a player.
const PLAYER: usize = 10;

impl ServedGame for Sanctuary {
    const SEATS: [u8; 2] = [2, 2];
    const FEATURES: usize = STEPS + 7 + 2 * PLAYER + ROWS * WIDTH;
    const ACTIONS: usize = 128;

    fn deal_for(seating: &Seating<()>, content: &'static Content) -> Result<Setup, Outcome> {
        Ok(Setup {
            content,
            decks: seating.two_decks(content.decks.len())?,
            position: None,
        })
    }

    fn names_of(content: &Content) -> Catalogue {
        catalogue(content, &content.decks, ZONES, place)
    }

    fn features(view: &View, seat: Seat, into: &mut Features) {
        into.one_of(Some(view.step as usize), STEPS)
            .number(view.turn, 60)
            .seat(Some(view.active), seat, 2)
            .number(view.stack.len() as i64, 10)
            .flag(view.duel.is_some())
            .number(view.duel_deals[0], 10)
            .number(view.duel_deals[1], 10);
        for at in from_own(seat, 2) {
            let (player, of) = (&view.players[at], Seat(at as u8));
            into.number(player.structure, 40)
                .number(player.takes, 10)
                .number(player.volition, 20)
                .number(player.generates, 20)
                .number(player.enhancements, 10)
                .number(player.limit, 10)
                .flag(player.may_enhance)
                .flag(player.kept)
                .number(view.zone(zone(of, Place::Deck)).len() as i64, 60)
                .number(view.zone(zone(of, Place::Hand)).len() as i64, 10);
        }
        let seen = |card: &&CardView| {
            !matches!(place(card.zone).1, Place::Deck | Place::Limbo | Place::Gone)
        };
        let cards = view.content.cards.len() as i64;
        into.rows(view.cards.iter().filter(seen), ROWS, WIDTH, |row, card| {
            let (_, place) = place(card.zone);
            let attacks = view.pairs.iter().any(|pair| pair.attacker == card.id);
            let mut blockers = view.pairs.iter().flat_map(|pair| &pair.blockers);
            row.flag(true)
                .number(i64::from(card.face) + 1, cards)
                .flag(card.owner == seat)
                .flag(card.controller == seat)
                .flag(place == Place::Hand)
                .flag(place == Place::Reserve)
                .flag(place == Place::Conflict)
                .flag(card.tapped)
                .flag(card.entered_now)
                .number(card.strength, 10)
                .number(card.damage, 10)
                .number(card.durability, 5)
                .number(card.cost, 10)
                .flag(card.carrier.is_some())
                .flag(attacks)
                .flag(blockers.any(|block| block.blocker == card.id));
        });
    }

    fn label(view: &View, choice: &Choice) -> String {
        let speaker = Speaker {
            view,
            names: [NAMES[0], NAMES[1]],
            language: Language::English,
        };
        speaker.choice(choice)
    }
}
