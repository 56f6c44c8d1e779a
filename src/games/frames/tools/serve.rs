//! Frames for other people's programs.

use crate::games::Seating;
use crate::games::frames::content::{Content, System, Table};
use crate::games::frames::ids::{FRAMES, STATIONS};
use crate::games::frames::match_state::COLOURS;
use crate::games::frames::phrases::Speaker;
use crate::games::frames::{Frames, SEATS, Setup, Step, View};
use crate::table::{Choice, Language, Phrases, Seat};
use crate::tools::Outcome;
use crate::tools::replay::NAMES;
use crate::tools::serve::{Catalogue, Features, Named, ServedGame, from_own};

use super::seating::TableOptions;

/// Segments of cover that are written.
const SEGMENTS: usize = 60;
/// Dice of the open turn that are written.
const DICE: usize = 12;
/// Steps of a game.
const STEPS: usize = Step::Over as usize + 1;
/// Numbers of a company.
const COMPANY: usize = 6;
/// Numbers of a frame.
const FRAME: usize = 20 + SEATS;
/// A length on the field is written as a share of this.
const FIELD: i64 = 48_000;

impl ServedGame for Frames {
    const SEATS: [u8; 2] = [2, SEATS as u8];
    const FEATURES: usize = STEPS
        + 4
        + SEATS * COMPANY
        + DICE * (COLOURS.len() + 3)
        + STATIONS * (SEATS + 3)
        + FRAMES * FRAME
        + SEGMENTS * 3;
    const ACTIONS: usize = 512;

    fn deal_for(
        seating: &Seating<TableOptions>,
        content: &'static Content,
    ) -> Result<Setup, Outcome> {
        let table = seating.table.table.unwrap_or(Table {
            players: 2,
            battle: false,
        });
        let fits = (0..)
            .zip(&content.companies)
            .filter(|(_, c)| c.tables.contains(&table));
        let fits: Vec<u16> = fits.map(|(at, _)| at).collect();
        if fits.is_empty() || content.fields.is_empty() {
            let message = format!("error: the packs have no company or no field for {table}");
            return Err(Outcome::wrong(message));
        }
        let brought = |seat: usize| {
            let at = seating
                .decks
                .get(seat)
                .copied()
                .unwrap_or(fits[seat % fits.len()]);
            let company = &content.companies[usize::from(at)];
            (company.name.english.clone(), company.units.clone())
        };
        Ok(Setup {
            content,
            table,
            companies: (0..usize::from(table.players)).map(brought).collect(),
            field: seating.table.field.unwrap_or(0),
            position: None,
        })
    }

    fn names_of(content: &Content) -> Catalogue {
        Catalogue::from([
            (
                "frames",
                content
                    .frames
                    .iter()
                    .map(|f| Named::new(&f.id, &f.name.english))
                    .collect(),
            ),
            (
                "decks",
                content
                    .companies
                    .iter()
                    .map(|c| Named::new(&c.id, &c.name.english))
                    .collect(),
            ),
            (
                "fields",
                content
                    .fields
                    .iter()
                    .map(|f| Named::new(&f.id, &f.name.english))
                    .collect(),
            ),
        ])
    }

    fn features(view: &View, seat: Seat, into: &mut Features) {
        let strike = view.strike.as_ref();
        into.one_of(Some(view.step as usize), STEPS)
            .number(view.clock, 20)
            .number(view.round, 12)
            .number(strike.map_or(0, |s| s.value), 12)
            .flag(view.pending.is_some());
        let companies = from_own(seat, view.companies.len()).map(|at| (at, &view.companies[at]));
        into.rows(companies, SEATS, COMPANY, |row, (at, company)| {
            row.flag(!company.conceded)
                .number(company.ppa, 10)
                .number(company.score, 60)
                .number(company.assets, 12)
                .number(company.rank, 5)
                .flag(view.passed.contains(&Seat(at as u8)));
        });
        let dice = view.current.iter().flat_map(|turn| &turn.dice);
        into.rows(dice, DICE, COLOURS.len() + 3, |row, die| {
            row.one_of(Some(die.colour as usize), COLOURS.len())
                .number(die.value, 8)
                .number(die.sides, 8)
                .flag(die.used);
        });
        into.rows(&view.stations, STATIONS, SEATS + 3, |row, (_, station)| {
            row.flag(station.placed)
                .seat(station.controller, seat, SEATS)
                .number(station.at.x, FIELD)
                .number(station.at.y, FIELD);
        });
        let kinds = view.content.frames.len() as i64;
        into.rows(&view.frames, FRAMES, FRAME, |row, (id, frame)| {
            let current = view.current.as_ref().is_some_and(|turn| turn.frame == *id);
            let aimed = view
                .current
                .as_ref()
                .and_then(|turn| turn.aim)
                .is_some_and(|aim| aim.target == *id);
            row.flag(frame.stands())
                .number(i64::from(frame.kind) + 1, kinds)
                .seat(Some(frame.owner), seat, SEATS)
                .number(frame.at.x, FIELD)
                .number(frame.at.y, FIELD)
                .number(frame.whites, 6)
                .number(frame.armour, 6)
                .number(frame.rockets, 8)
                .number(frame.spot, 8)
                .number(frame.defense.unwrap_or(0), 8)
                .flag(frame.defense.is_some())
                .flag(frame.acted)
                .flag(current)
                .flag(aimed)
                .flag(view.placing == Some(*id));
            let systems = [System::Defense, System::Movement, System::Spotting];
            let weapons = [System::Melee, System::Direct, System::Artillery];
            for system in systems.into_iter().chain(weapons) {
                row.number(frame.systems.get(system), 3);
            }
        });
        into.rows(&view.segments, SEGMENTS, 3, |row, (_, segment)| {
            row.number(segment.hits, 3)
                .number(segment.at.x, FIELD)
                .number(segment.at.y, FIELD);
        });
    }

    fn label(view: &View, choice: &Choice) -> String {
        let speaker = Speaker {
            view,
            names: &NAMES[..view.companies.len().min(NAMES.len())],
            language: Language::English,
        };
        speaker.choice(choice)
    }
}
