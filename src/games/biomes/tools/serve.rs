//! Biomes for other people's programs.

use crate::games::Seating;
use crate::games::biomes::content::{Content, ENERGIES};
use crate::games::biomes::phrases::Speaker;
use crate::games::biomes::{Biomes, ObjectView, Place, Setup, Step, View, ZONES, place};
use crate::table::{Choice, Language, Phrases, Seat};
use crate::tools::Outcome;
use crate::tools::replay::NAMES;
use crate::tools::serve::{Catalogue, Features, ServedGame, catalogue, from_own};

use super::seating::TableOptions;

/// Cards in hand, on the planet and on the queue that are written.
const ROWS: usize = 60;
/// Numbers of a card.
const WIDTH: usize = 18;
/// Steps of a turn.
const STEPS: usize = Step::GameOver as usize + 1;
/// Numbers of a player.
const PLAYER: usize = ENERGIES.len() + 7;

impl ServedGame for Biomes {
    const SEATS: [u8; 2] = [2, 2];
    const FEATURES: usize = STEPS + 5 + 2 * PLAYER + 3 * 6 + ROWS * WIDTH;
    const ACTIONS: usize = 128;

    fn deal_for(
        seating: &Seating<TableOptions>,
        content: &'static Content,
    ) -> Result<Setup, Outcome> {
        Ok(Setup {
            content,
            decks: seating.two_decks(content.decks.len())?,
            best_of: seating.table.best_of,
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
            .number(view.queue.len() as i64, 10)
            .number(view.match_number, 3);
        for at in from_own(seat, 2) {
            let player = &view.players[at];
            let (deck, hand) = (
                zone_len(view, at, Place::Deck),
                zone_len(view, at, Place::Hand),
            );
            for energy in player.energy {
                into.number(energy, 10);
            }
            into.number(view.wins[at], 2)
                .number(player.lost, 3)
                .number(deck, 60)
                .number(hand, 10)
                .number(player.mulligans, 3)
                .flag(player.converted)
                .flag(player.anomaly_played);
        }
        for biome in &view.biomes {
            into.flag(biome.lost).number(biome.kind as i64, 8);
            for at in from_own(seat, 2) {
                into.number(biome.durability[at], 20)
                    .flag(biome.lost_by[at]);
            }
        }
        let seen = |object: &&ObjectView| {
            !matches!(
                place(object.zone).1,
                Place::Deck | Place::Cache | Place::Archive | Place::Gone
            )
        };
        let objects = view.objects.iter().filter(seen);
        let cards = view.content.cards.len() as i64;
        into.rows(objects, ROWS, WIDTH, |row, object| {
            let (owner, place) = place(object.zone);
            let sector = match place {
                Place::Sector(biome) => Some(usize::from(biome)),
                Place::Deck | Place::Hand | Place::Staging | Place::Cache | Place::Archive => None,
                Place::Queue | Place::Gone => None,
            };
            row.flag(true)
                .number(i64::from(object.face) + 1, cards)
                .flag(object.controller == seat)
                .flag(owner == seat)
                .flag(place == Place::Hand)
                .flag(place == Place::Staging)
                .one_of(sector, 3)
                .flag(object.locked)
                .number(object.attack, 10)
                .number(object.defense, 10)
                .number(object.damage, 10)
                .number(object.speed, 3)
                .number(object.markers, 5)
                .flag(object.stasis)
                .flag(view.attackers.contains(&object.id))
                .flag(
                    view.defenders
                        .iter()
                        .any(|(defender, _)| *defender == object.id),
                );
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

/// The cards of a player in a place, seen or not.
fn zone_len(view: &View, seat: usize, place: Place) -> i64 {
    let zone = crate::games::biomes::zone(Seat(seat as u8), place);
    view.zone(zone).len() as i64
}
