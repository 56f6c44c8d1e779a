//! From the spelling of a position to the position, with an error for all that does not fit.

use std::collections::BTreeMap;
use std::ops::Range;

use super::desk::Desk;
use super::{Hoard, Position, PositionDef, Side};
use crate::games::sanctuary::content::Content;
use crate::games::sanctuary::{Place, Step, zone};
use crate::packs::{Diagnostic, Report, TextFile};
use crate::table::Seat;

/// A position with the labels that its cards were given.
#[derive(Debug, Clone)]
pub struct Laid {
    /// The position.
    pub position: Position,
    /// Index of the piece by label.
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
    let mut desk = Desk::new(content, file, at, report);
    desk.side(&def.p0, Seat(0));
    desk.side(&def.p1, Seat(1));
    desk.carry();
    let duel = def.duel.as_ref();
    let duel = duel.and_then(|(by, to)| Some((desk.piece(by)?, desk.piece(to)?)));
    let attackers = def.attackers.iter().filter_map(|a| desk.piece(a)).collect();
    let pairs = def.blockers.iter();
    let pairs = pairs.filter_map(|(who, whom)| Some((desk.piece(who)?, desk.piece(whom)?)));
    let blockers = pairs.collect();
    let (cards, aliases) = (desk.cards, desk.aliases);
    let step = def.step.as_ref().map_or(Step::Harvest, |s| s.value);
    let turn = def.turn.as_ref().map_or(5, |t| t.value);
    let opening = step == Step::Redraw;
    let printed = |seat: Seat| {
        let mut here = cards
            .iter()
            .filter(|p| p.zone == zone(seat, Place::PointZero));
        let id = here.next().map(|p| p.card.as_str());
        let card = content.cards.iter().find(|c| Some(c.id.as_str()) == id);
        card.map_or(0, |card| card.structure)
    };
    let players = [
        hoard(&def.p0, printed(Seat(0))),
        hoard(&def.p1, printed(Seat(1))),
    ];
    let position = Position {
        step,
        turn: if opening { 0 } else { turn },
        active: def.active.unwrap_or_default(),
        first: def.active.filter(|_| opening),
        players,
        cards,
        duel,
        attackers,
        blockers,
    };
    if report.errors() == 0
        && let Some(problem) = position.problem(content)
    {
        let head = at.start..at.start + 1;
        report.push(Diagnostic::error("S014", file, &head, problem));
    }
    Laid { position, aliases }
}

fn hoard(side: &Side, printed: i32) -> Hoard {
    Hoard {
        structure: side.structure.unwrap_or(printed),
        volition: side.volition,
        enhanced: side.enhanced,
        duels: side.duels,
        more_duels: side.more_duels,
    }
}
