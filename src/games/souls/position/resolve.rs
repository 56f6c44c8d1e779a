//! From the spelling of a position to the position, with an error for all that does not fit.

use std::collections::BTreeMap;
use std::ops::Range;

use super::builder::PositionBuilder;
use super::stack_spot::{resolve_stack, resolve_waiting};
use super::{Plain, PlayerNumbers, Position, PositionDef, Running, SeatSpec, Side};
use crate::cards::position::{Builder, PieceNames};
use crate::games::souls::content::{Content, DeckKind, SlotKind};
use crate::games::souls::limits::FEWEST_SEATS as FEWEST;
use crate::games::souls::{MOST_SEATS, Mode, Modules, Place, Step};
use crate::packs::{Diagnostic, Report, TextFile, range};
use crate::table::Seat;

/// A position with the labels that its cards were given, and what a setup must say beside it.
#[derive(Debug, Clone)]
pub struct ResolvedPosition {
    /// The position.
    pub position: Position,
    /// Index of the piece by label.
    pub aliases: BTreeMap<String, u16>,
    /// Against each other or together.
    pub mode: Mode,
    /// Optional parts: those that the position has something of.
    pub modules: Modules,
}

/// Resolves a position. Mistakes go to the report; the result is good only if there are none.
#[must_use]
pub fn resolve(
    def: &PositionDef,
    (content, plain): (&Content, Plain),
    file: &TextFile,
    at: &Range<usize>,
    report: &mut Report,
) -> ResolvedPosition {
    let described = [&def.p0, &def.p1, &def.p2, &def.p3];
    let last = described.iter().rposition(|side| side.is_some());
    let seats = last.map_or(0, |n| n as u8 + 1).max(FEWEST);
    let seats = match &def.seats {
        Some(given) if (seats..=MOST_SEATS as u8).contains(&given.value) => given.value,
        Some(given) => {
            let message = format!("these are {seats} to {MOST_SEATS} players");
            let at = range(&given.span);
            report.push(Diagnostic::error("S014", file, &at, message));
            seats
        }
        None => seats,
    };
    let begins = match &def.attack {
        Some(attack) if attack.target.is_some() => Step::AttackRolls,
        Some(_) => Step::AttackDeclared,
        None => Step::Action,
    };
    let step = def.step.as_ref().map_or(begins, |s| s.value);
    let active = def.active.map_or(Seat(0), |chair| chair.0);
    let starting = def.starting.map_or(Seat(0), |chair| chair.0);
    let nothing = Side::default();
    let sides = || {
        let sides = described.into_iter().take(usize::from(seats));
        let sides = sides.map(|side| side.as_ref().unwrap_or(&nothing));
        (0..).map(Seat).zip(sides)
    };

    let mut build = PositionBuilder {
        builder: Builder::new(content, file, at, report),
        plain,
        slots: [0; 3],
    };
    for (seat, side) in sides() {
        build.side(side, seat);
    }
    let modules = Modules {
        rooms: def.rooms.is_some(),
        bonus_souls: def.bonus.is_some(),
        draft: false,
        barter: def.barter,
    };
    table(&mut build, def);
    let piece = |name, also| {
        move |build: &mut PositionBuilder<'_>| Some((build.builder.piece(name)?, also))
    };
    let names = def.must.iter().map(|name| (name, false));
    let names = names.chain(def.must_also.iter().map(|name| (name, true)));
    let musts = names.filter_map(|(name, also)| piece(name, also)(&mut build));
    let musts = musts.collect();
    let attack = def.attack.as_ref().and_then(|attack| {
        let bits = |seats: &[SeatSpec]| seats.iter().fold(0, |bits, chair| bits | 1 << chair.0.0);
        Some(Running {
            target: build.builder.piece(attack.target.as_ref()?)?,
            additional: attack.additional,
            helpers: bits(&attack.helpers),
            rolling: bits(&attack.rolling),
            rolls: attack.rolls,
        })
    });
    let aimless = def.attack.as_ref().filter(|a| a.target.is_none());
    if aimless.is_some_and(|a| a.rolls > 0 || !a.helpers.is_empty() || !a.rolling.is_empty()) {
        let message = "an attack without a target has no rolls and no helpers yet (F-90, F-97)";
        build.builder.lacking(message);
    }
    let declared = aimless.map(|attack| attack.additional);
    let passed = def.passed.as_ref().map_or(0, |passed| passed.value);
    // Cards that die lie apart before anything names them.
    let dying: Vec<_> = def
        .deaths
        .iter()
        .map(|spot| build.add_dying(spot))
        .collect();
    let mut stack = resolve_stack(&mut build, &def.stack, active, (def.priority, passed));
    stack.waiting = resolve_waiting(&mut build, &def.waiting, active);
    let deaths = def.deaths.iter().zip(dying);
    let deaths: Vec<_> = deaths
        .filter_map(|(spot, card)| build.death(spot, card))
        .collect();
    let monster_died = deaths.iter().any(|death| death.step.is_of_card()) || def.monster_died;
    let delayed = build.builder.delayed(&def.delayed);
    if def.stack.is_empty() && (def.priority.is_some() || def.passed.is_some()) {
        let message = "`priority` and `passed` are those over a stack: say what waits on it";
        build.builder.lacking(message);
    }
    let (cards, aliases, slots) = (build.builder.cards, build.builder.aliases, build.slots);

    // The action phase gives its loot play when it begins; a position in it begins after that (F-10).
    let plays = |seat| match step {
        Step::Action
        | Step::AttackDeclared
        | Step::AttackTarget
        | Step::AttackRolls
        | Step::TurnEnd
            if seat == active =>
        {
            content.rules.loot_plays
        }
        _ => 0,
    };
    // The attack that runs was counted when it was declared (F-25).
    let additional = declared.or(attack.map(|a: Running| a.additional));
    let attacks = |seat| u8::from(seat == active && additional == Some(false));
    let position = Position {
        step,
        turn: def.turn.as_ref().map_or(5, |t| t.value),
        active,
        starting,
        players: sides()
            .map(|(seat, side)| PlayerNumbers {
                attacked: side.attacked.max(attacks(seat)),
                ..player_numbers(side, plays(seat))
            })
            .collect(),
        cards,
        slots,
        timer: def.timer.unwrap_or(content.rules.timer),
        monster_died,
        dice: def.dice.iter().map(|die| die.value).collect(),
        flips: def.flips.clone(),
        musts,
        attack,
        declared,
        stack,
        delayed,
        deaths,
        died: def.died,
    };
    if report.errors() == 0
        && let Err(problem) = position.check(content, def.mode, &PieceNames::of(&aliases))
    {
        let head = at.start..at.start + 1;
        report.push(Diagnostic::error("S014", file, &head, problem));
    }
    ResolvedPosition {
        position,
        aliases,
        mode: def.mode,
        modules,
    }
}

/// Everything that is nobody's.
fn table(build: &mut PositionBuilder<'_>, def: &PositionDef) {
    build.slots(SlotKind::Shop, DeckKind::Treasure, def.shop.as_deref());
    let monsters = def.monsters.as_deref();
    build.slots(SlotKind::Monster, DeckKind::Monster, monsters);
    let rooms = def.rooms.as_deref();
    build.slots(SlotKind::Room, DeckKind::Room, Some(rooms.unwrap_or(&[])));
    build.deck(&def.treasure_deck, DeckKind::Treasure, def.filler);
    build.deck(&def.loot_deck, DeckKind::Loot, def.filler);
    build.deck(&def.monster_deck, DeckKind::Monster, def.filler);
    let no_rooms = Some(0).filter(|_| rooms.is_none());
    build.deck(&def.room_deck, DeckKind::Room, no_rooms.or(def.filler));
    let discard = Place::Discard;
    build.row(&def.treasure_discard, discard(DeckKind::Treasure));
    build.row(&def.loot_discard, discard(DeckKind::Loot));
    build.row(&def.monster_discard, discard(DeckKind::Monster));
    build.row(&def.room_discard, discard(DeckKind::Room));
    build.row(def.bonus.as_deref().unwrap_or(&[]), Place::Bonus);
    build.row(&def.outside, Place::Outside);
}

fn player_numbers(side: &Side, plays: u8) -> PlayerNumbers {
    PlayerNumbers {
        coins: side.coins,
        damage: side.damage,
        counters: side.counters,
        loot_plays: side.loot_plays.unwrap_or(plays),
        attacked: side.attacked,
        purchased: side.purchased,
        dead: side.dead,
        kills: side.kills,
        deaths: side.deaths,
        skips: side.skips,
        gives: side.gives.clone(),
        this_turn: side.this_turn.clone(),
    }
}
