//! Games of Frames for `sim`: as many seats as bots are named.

use crate::cli::args::Sim;
use crate::cli::{game, say};
use crate::games::frames::content::{Company, Table};
use crate::games::frames::{Frames, SEATS, Setup};
use crate::tools::{Outcome, content};

use super::{Entrants, play, sits};

pub(super) fn run(wish: &Sim) -> Result<Outcome, Outcome> {
    let seats = match wish.bots.len() {
        1 => 2,
        n if (2..=SEATS).contains(&n) => n,
        n => {
            return Err(Outcome::wrong(format!(
                "error: {n} bots named; two to five play Frames"
            )));
        }
    };
    let named = (0..seats).map(|n| game::bot(&wish.bots[n % wish.bots.len()]));
    let bots = named.collect::<Result<Vec<_>, Outcome>>()?;
    let loaded = content::frames(&wish.packs)?;
    if !loaded.problems.is_empty() {
        say::error(&loaded.problems);
    }
    let content = loaded.content;
    let table = Table {
        players: seats as u8,
        battle: wish.battle,
    };
    let chosen = wish.decks.iter().map(|id| content::company(content, id));
    let chosen = chosen.collect::<Result<Vec<u16>, Outcome>>()?;
    let fits = |company: &Company| company.tables.contains(&table);
    if let Some(other) = chosen
        .iter()
        .find(|&&c| !fits(&content.companies[usize::from(c)]))
    {
        let name = &content.companies[usize::from(*other)].id;
        return Err(Outcome::wrong(format!(
            "error: the company `{name}` is not for {table}"
        )));
    }
    let all: Vec<u16> = (0..)
        .zip(&content.companies)
        .filter(|(_, company)| fits(company))
        .map(|(n, _)| n)
        .collect();
    if all.is_empty() || content.fields.is_empty() {
        return Err(Outcome::wrong(format!(
            "error: the packs have no company or no field for {table}"
        )));
    }
    let brought = |game: u32, entrant: usize| {
        let in_turn = |entrant: usize| {
            let round = game / seats as u32 / (all.len() as u32).pow(entrant as u32);
            all[round as usize % all.len()]
        };
        match chosen.len() {
            0 => in_turn(entrant),
            n => chosen[entrant % n],
        }
    };
    let name = |entrant: usize| match chosen.len() {
        0 => "all in turn",
        n => content.companies[usize::from(chosen[entrant % n])]
            .name
            .english
            .as_str(),
    };
    let entrants: Entrants<'_, Frames> = Entrants {
        bots,
        brings: (0..seats).map(name).collect(),
    };
    play(wish, &entrants, &|n| Setup {
        content,
        table,
        companies: (0..seats)
            .map(|seat| {
                let company = brought(n, sits(n, seat, seats));
                let company = &content.companies[usize::from(company)];
                (company.name.english.clone(), company.units.clone())
            })
            .collect(),
        field: (n as usize % content.fields.len()) as u16,
        position: None,
    })
}
