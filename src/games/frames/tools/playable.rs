//! Frames as a whole: its rules page, its turn, games for `sim`: as many seats as bots are named.

use crate::cli::args::Sim;
use crate::cli::sim::{Entrants, play, sits};
use crate::cli::window_of;
use crate::cli::{game, say};
use crate::games::frames::content::{Company, Table};
use crate::games::frames::{Frames, SEATS, Setup, TURN};
use crate::games::{GameWindow, Playable};
use crate::tools::guide::GuideEntry;
use crate::tools::lab::Lab;
use crate::tools::serve::GameServer;
use crate::tools::{Outcome, content};

impl Playable for Frames {
    const RULES: &'static str = include_str!("../../../../docs/rules/frames.md");

    const OPTIONS: &'static [&'static str] = &["--battle", "--field"];
    const WINDOW: GameWindow = window_of::<Self>();
    const SERVED: Option<GameServer> = Some(GameServer::of::<Self>());
    const LAB: Option<Lab> = Some(Lab::of::<Self>());
    const GUIDE: Option<GuideEntry> = Some(GuideEntry::of::<Self>());

    fn turn() -> String {
        TURN.page()
    }

    fn simulate(wish: &Sim) -> Result<Outcome, Outcome> {
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
        let loaded = content::of::<Frames>(&wish.packs)?;
        if !loaded.problems.is_empty() {
            say::error(&loaded.problems);
        }
        let content = loaded.content;
        let table = Table {
            players: seats as u8,
            battle: wish.table.battle,
        };
        let chosen = wish
            .decks
            .iter()
            .map(|id| super::packs::company(content, id));
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
        let brought = |game: u32, entrant: usize| match chosen.len() {
            0 => all[in_turn(game as usize / seats, entrant, all.len())],
            n => chosen[entrant % n],
        };
        let name = |entrant: usize| match chosen.len() {
            0 => "all in turn",
            n => content.companies[usize::from(chosen[entrant % n])]
                .name
                .english
                .as_str(),
        };
        let entrants = Entrants {
            bots,
            brings: (0..seats).map(name).collect(),
        };
        play::<Self>(wish, &entrants, &|n| Setup {
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
}

/// The company that an entrant brings once every entrant has sat at every seat `round` times. Each brings all
/// companies in turn. The pairs of companies that meet change after every cycle.
const fn in_turn(round: usize, entrant: usize, companies: usize) -> usize {
    let (turn, laps) = (round % companies, round / companies);
    let shift = (1 + laps % companies) * entrant + (laps / companies % companies) * (entrant / 2);
    (turn + shift) % companies
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::in_turn;

    #[test]
    fn every_entrant_brings_every_company_equally_often() {
        for companies in [1, 2, 3, 8, 255, 256, 65_535] {
            for entrant in 0..5 {
                for lap in [0, 1, 7, 300] {
                    let rounds = lap * companies..(lap + 1) * companies;
                    let brought = rounds.map(|round| in_turn(round, entrant, companies));
                    assert_eq!(brought.collect::<BTreeSet<_>>().len(), companies);
                }
                assert!(in_turn(u32::MAX as usize, entrant, companies) < companies);
            }
        }
    }

    #[test]
    fn every_company_meets_every_other() {
        for companies in [2, 3, 8, 9] {
            for (a, b) in [(0, 1), (0, 2), (1, 3), (2, 3), (3, 4)] {
                let rounds = 0..companies * companies * companies;
                let met = rounds.map(|r| (in_turn(r, a, companies), in_turn(r, b, companies)));
                let met: BTreeSet<_> = met.collect();
                assert_eq!(met.len(), companies * companies, "{a} {b} of {companies}");
            }
        }
    }
}
