//! Souls for other people's programs.

use crate::games::Seating;
use crate::games::souls::content::{CardKind, Content};
use crate::games::souls::phrases::Speaker;
use crate::games::souls::{CardView, MOST_SEATS, Place, Setup, Souls, Step, View, ZONES, place};
use crate::table::{Choice, Language, Phrases, Seat, ZoneId};
use crate::tools::Outcome;
use crate::tools::replay::NAMES;
use crate::tools::serve::{Catalogue, Features, Named, ServedGame, from_own, named_cards};

use super::table_options::TableOptions;

/// Cards in hand and in play that are written.
const ROWS: usize = 80;
/// Numbers of a card.
const WIDTH: usize = 13 + MOST_SEATS;
/// Steps of a turn.
const STEPS: usize = Step::Over as usize + 1;
/// Numbers of a player.
const PLAYER: usize = 12;

impl ServedGame for Souls {
    const SEATS: [u8; 2] = [2, MOST_SEATS as u8];
    const FEATURES: usize = STEPS + 5 + 2 * MOST_SEATS + MOST_SEATS * PLAYER + ROWS * WIDTH;
    const ACTIONS: usize = 128;

    fn deal_for(
        seating: &Seating<Option<TableOptions>>,
        content: &'static Content,
    ) -> Result<Setup, Outcome> {
        let missing = || Outcome::wrong("error: the packs have no set to play with");
        let table = seating.table.ok_or_else(missing)?;
        let mut characters = [None; MOST_SEATS];
        for (character, chosen) in characters.iter_mut().zip(&seating.decks) {
            *character = Some(*chosen);
        }
        Ok(Setup {
            content,
            set: table.set,
            seats: table.seats,
            mode: table.mode,
            modules: table.modules,
            characters,
            position: None,
        })
    }

    fn names_of(content: &Content) -> Catalogue {
        let cards = content.cards.iter();
        let characters = cards.filter(|card| card.kind == CardKind::Character);
        let sets = content.sets.iter();
        let zones = (0..ZONES as u8).map(|zone| {
            let place = format!("{:?}", place(ZoneId(zone)));
            Named::new(&place, &place)
        });
        Catalogue::from([
            ("cards", named_cards(content)),
            (
                "decks",
                characters
                    .map(|card| Named::new(&card.id, &card.name.english))
                    .collect(),
            ),
            (
                "sets",
                sets.map(|set| Named::new(&set.id, &set.name.english))
                    .collect(),
            ),
            ("zones", zones.collect()),
        ])
    }

    fn features(view: &View, seat: Seat, into: &mut Features) {
        let roll = view.stack.last().map_or(0, |entry| entry.amount);
        into.one_of(Some(view.step as usize), STEPS)
            .number(view.turn, 60)
            .number(view.timer, 20)
            .number(view.stack.len() as i64, 10)
            .number(roll, 6)
            .flag(view.monster_died)
            .seat(Some(view.active), seat, MOST_SEATS)
            .seat(view.priority, seat, MOST_SEATS);
        let players = from_own(seat, view.players.len()).map(|at| &view.players[at]);
        into.rows(players, MOST_SEATS, PLAYER, |row, player| {
            row.flag(!player.gone)
                .number(player.coins, 30)
                .number(player.hand, 10)
                .number(player.hp, 6)
                .number(player.max_hp, 6)
                .number(player.attack, 6)
                .number(player.souls, 4)
                .number(player.goal, 8)
                .flag(player.dead)
                .number(player.loot_plays, 3)
                .number(player.attacks, 3)
                .number(player.purchases, 3);
        });
        let seen = |card: &&CardView| {
            !matches!(
                place(card.zone),
                Place::Deck(_) | Place::Discard(_) | Place::Outside | Place::Gone
            )
        };
        let cards = view.content.cards.len() as i64;
        into.rows(view.cards.iter().filter(seen), ROWS, WIDTH, |row, card| {
            let (place, owner) = (place(card.zone), card.owned.then_some(card.controller));
            row.flag(true)
                .number(i64::from(card.face) + 1, cards)
                .seat(owner, seat, MOST_SEATS)
                .flag(matches!(place, Place::Hand(_)))
                .flag(matches!(place, Place::Shop(_)))
                .flag(matches!(place, Place::Monster(_)))
                .flag(card.in_play)
                .flag(card.deactivated)
                .number(card.hp, 8)
                .number(card.evasion, 6)
                .number(card.attack, 6)
                .number(card.counters, 6)
                .number(card.souls, 2)
                .flag(card.attackable);
        });
    }

    fn label(view: &View, choice: &Choice) -> String {
        let speaker = Speaker {
            view,
            names: &NAMES[..MOST_SEATS],
            language: Language::English,
        };
        speaker.choice(choice)
    }
}
