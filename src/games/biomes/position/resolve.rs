//! From the spelling of a position to the position, with an error for all that does not fit.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::games::biomes::Step;
use crate::games::biomes::content::Content;
use crate::packs::{Diagnostic, Report, TextFile};
use crate::table::Seat;

use super::desk::Desk;
use super::{Hoard, Position, PositionDef, Side};

/// A position with the aliases that its cards were given.
#[derive(Debug, Clone)]
pub struct Laid {
    /// The position.
    pub position: Position,
    /// Index of the piece by alias.
    pub aliases: BTreeMap<String, u16>,
}

/// Resolves a position. Mistakes go to the report; the result is good only if there are none.
#[must_use]
pub fn resolve(
    def: &PositionDef,
    content: &Content,
    file: &TextFile,
    at: &Range<usize>,
    report: &mut Report,
) -> Laid {
    let mut desk = Desk::new(content, file, report);
    let biomes = desk.biomes(def);
    desk.side(&def.p0, Seat(0), at);
    desk.side(&def.p1, Seat(1), at);
    desk.attach();
    let advancing = def.advancing.iter().filter_map(|(who, biome)| {
        let (who, to) = (desk.piece(who), desk.biome(biome));
        Some((who?, to?))
    });
    let advancing = advancing.collect();
    let attackers = def.attackers.iter().filter_map(|a| desk.piece(a)).collect();
    let pairs = def.defenders.iter().filter_map(|(who, whom)| {
        let (who, whom) = (desk.piece(who), desk.piece(whom));
        Some((who?, whom?))
    });
    let defenders = pairs.collect();
    let step = def.step.as_ref().map_or(Step::FirstPrimary, |s| s.value);
    let turn = def.turn.as_ref().map_or(5, |t| t.value);
    let active = def.active.unwrap_or_default();
    let fits = if turn.is_multiple_of(2) {
        active.other()
    } else {
        active
    };
    let position = Position {
        step,
        turn: if step == Step::Mulligan { 0 } else { turn },
        active,
        starting: def.starting.unwrap_or(fits),
        best_of: def.best_of.as_ref().map_or(1, |b| b.value),
        number: def.match_number.unwrap_or(1),
        wins: def.wins.map_or([0; 2], |(a, b)| [a, b]),
        biomes,
        players: [&def.p0, &def.p1].map(|side| hoard(side, step)),
        cards: desk.cards,
        advancing,
        attackers,
        defenders,
        ordered: def.ordered,
    };
    let laid = Laid {
        position,
        aliases: desk.aliases,
    };
    if report.errors() == 0
        && let Some(problem) = laid.position.problem(content)
    {
        let head = at.start..at.start + 1;
        report.push(Diagnostic::error("S014", file, &head, problem));
    }
    laid
}

fn hoard(side: &Side, step: Step) -> Hoard {
    Hoard {
        energy: side.energy.symbols(),
        conversions: side.conversions,
        anomalies: side.anomalies,
        functions: side.functions,
        mulligans: side.mulligans,
        kept: side.kept.unwrap_or(step != Step::Mulligan),
    }
}
