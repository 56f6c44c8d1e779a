//! How to play Frames: its pages, turn, words and drawings.

use bevy::math::Vec2;

use super::board::draw::{Mark, cover, token};
use super::board::figure::Figure;
use super::board::station::station;
use super::board::{glyph, livery};
use super::words as own;
use crate::desktop::book::{BookPicture, BookSource, place_of, turn_entries};
use crate::desktop::ink::Ink;
use crate::desktop::start::Libraries;
use crate::games::frames::content::{Content, System};
use crate::games::frames::match_state::Colour;
use crate::games::frames::phrases::{phase_name, step_name, system_name};
use crate::games::frames::{Frames, Phase, TURN};
use crate::table::{Language, Seat};

/// The source of the pages.
pub(super) const SOURCE: BookSource = BookSource {
    files: [
        include_str!("../../../../assets/book/frames/en.ron"),
        include_str!("../../../../assets/book/frames/es.ron"),
    ],
    turn: |language| {
        turn_entries(
            &TURN,
            |phase| match phase {
                Phase::Over => None,
                phase => Some(phase_name(phase, language)),
            },
            |step| step_name(step, language),
        )
    },
    words,
    picture,
};

/// The systems that a frame can carry.
const SYSTEMS: [System; 6] = [
    System::Defense,
    System::Movement,
    System::Spotting,
    System::Melee,
    System::Direct,
    System::Artillery,
];

/// Systems with what one does and what two do, then states of frames.
fn words(language: Language) -> Vec<(String, String)> {
    let own = &own::of(language).inspect;
    let systems = SYSTEMS.map(|system| {
        let (one, two) = (own.meaning(system, 1), own.meaning(system, 2));
        let two = if one == two { "" } else { two };
        let both = [("", one), ("2×: ", two)].into_iter();
        let both = both.filter(|(_, text)| !text.is_empty());
        let both: Vec<String> = both.map(|(n, text)| format!("{n}{text}")).collect();
        (system_name(system, language).to_owned(), both.join(" "))
    });
    let states = own.states.into_iter().zip(own.states_help);
    let states = states.map(|(name, help)| (name.to_owned(), help.to_owned()));
    let others = [(own.cover, own.cover_help), (own.station, own.station_help)];
    let others = others.map(|(name, help)| (name.to_owned(), help.to_owned()));
    systems.into_iter().chain(states).chain(others).collect()
}

fn picture(name: &str, libraries: &Libraries, _: Language) -> Option<BookPicture> {
    let content = libraries.get::<Frames>()?.0;
    let paint: Box<dyn Fn(&mut Ink, Vec2, f32) + Send + Sync> = match name.split_once(':') {
        Some(("frame", id)) => {
            let whole = figure(content, id)?;
            Box::new(move |ink, at, size| {
                token(ink, whole, Seat(0), at, size * 0.46, Mark::default());
            })
        }
        Some(("enemy", id)) => {
            let whole = figure(content, id)?;
            Box::new(move |ink, at, size| {
                token(ink, whole, Seat(1), at, size * 0.46, Mark::default());
            })
        }
        Some(("system", what)) => {
            let system = SYSTEMS.into_iter().find(|s| format!("{s:?}") == what)?;
            Box::new(move |ink, at, size| glyph::bead(ink, Some(system), at, size * 0.34))
        }
        Some(("die", what)) => {
            let colour = COLOURS.into_iter().find(|c| format!("{c:?}") == what)?;
            Box::new(move |ink, at, size| {
                glyph::shape(ink, colour, at, size * 0.34, livery::die(colour));
            })
        }
        Some(("cover", hits)) => {
            let hits = hits.parse().ok()?;
            Box::new(move |ink, at, size| cover(ink, at, size * 0.36, hits))
        }
        Some(("station", held)) => {
            let holder = (held == "held").then_some(Seat(0));
            Box::new(move |ink, at, size| station(ink, at, size * 0.4, holder))
        }
        _ => return None,
    };
    Some(BookPicture::Ink(paint))
}

const COLOURS: [Colour; 5] = [
    Colour::White,
    Colour::Blue,
    Colour::Green,
    Colour::Yellow,
    Colour::Red,
];

fn figure(content: &Content, id: &str) -> Option<Figure> {
    let at = place_of(content.frames.iter().map(|kind| &*kind.id), id)?;
    Some(Figure::whole(content.frames.get(usize::from(at))?))
}
