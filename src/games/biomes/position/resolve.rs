//! From the spelling of a position to the position, with an error for all that does not fit.

use crate::cards::chance::NextChance;
use crate::cards::position::{Builder, card_position};
use crate::cards::shield::Shield;
use crate::games::biomes::content::{BiomeType, Card, CardKind, Content};
use crate::games::biomes::{Place, Step, zone};
use crate::packs::{Diagnostic, range};
use crate::table::Seat;

use super::{BiomeName, Ground, PlayerState, Position, PositionDef, Side};

/// Biomes on the table when none are given.
const USUAL: [BiomeType; 3] = [BiomeType::Woods, BiomeType::Shore, BiomeType::Badlands];
/// Plain agents below the given cards of a deck, so that nobody runs out of cards by accident.
const FILLER: u8 = 20;

card_position!();

/// The position that is spelled; mistakes go to the report.
fn build(def: &PositionDef, builder: &mut Builder<'_, Position>) -> Position {
    let biomes = grounds(builder, def);
    add_side(builder, &biomes, &def.p0, Seat(0));
    add_side(builder, &biomes, &def.p1, Seat(1));
    attach(builder);
    let advancing = def.advancing.iter().filter_map(|(who, to)| {
        let (who, to) = (builder.piece(who), biome(builder, &biomes, to));
        Some((who?, to?))
    });
    let advancing = advancing.collect();
    let attackers = builder.pieces(&def.attackers);
    let pairs = def.defenders.iter().filter_map(|(who, whom)| {
        let (who, whom) = (builder.piece(who), builder.piece(whom));
        Some((who?, whom?))
    });
    let defenders = pairs.collect();
    let delayed = builder.delayed(&def.delayed);
    let step = def.step.as_ref().map_or(Step::FirstPrimary, |s| s.value);
    let turn = def.turn.as_ref().map_or(5, |t| t.value);
    let active = def.active.unwrap_or_default();
    let fits = if turn.is_multiple_of(2) {
        active.other()
    } else {
        active
    };
    Position {
        step,
        turn: if step == Step::Mulligan { 0 } else { turn },
        active,
        starting: def.starting.unwrap_or(fits),
        best_of: def.best_of.as_ref().map_or(1, |b| b.value),
        number: def.match_number.unwrap_or(1),
        wins: def.wins.map_or([0; 2], |(a, b)| [a, b]),
        biomes,
        players: [&def.p0, &def.p1].map(|side| player_state(side, step)),
        cards: std::mem::take(&mut builder.cards),
        advancing,
        attackers,
        defenders,
        ordered: def.ordered,
        delayed,
        chance: NextChance {
            dice: def.dice.clone(),
            flips: def.flips.clone(),
        },
    }
}

/// The three biomes as the position says, else the usual ones.
fn grounds(builder: &mut Builder<'_, Position>, def: &PositionDef) -> [Ground; 3] {
    let durability = [builder.content.rules.durability; 2];
    let ground = |kind| Ground {
        kind,
        durability,
        lost: [false; 2],
        shields: [Shield::NONE; 2],
        truce: false,
    };
    let mut grounds = USUAL.map(ground);
    let Some(list) = &def.biomes else {
        return grounds;
    };
    if list.value.len() != 3 {
        let message = format!("{} biomes; there are three", list.value.len());
        let at = range(&list.span);
        builder
            .report
            .push(Diagnostic::error("S012", builder.file, &at, message));
        return grounds;
    }
    for (n, spot) in list.value.iter().enumerate() {
        if list.value[..n]
            .iter()
            .any(|s| s.kind.value == spot.kind.value)
        {
            let at = range(&spot.kind.span);
            let message = "a biome of this type is already there";
            builder
                .report
                .push(Diagnostic::error("S012", builder.file, &at, message));
        }
        grounds[n].kind = spot.kind.value;
        if let Some((a, b)) = spot.durability {
            grounds[n].durability = [a, b];
        }
        if let Some((a, b)) = spot.shield {
            (grounds[n].shields[0].next, grounds[n].shields[1].next) = (a, b);
        }
        for seat in &spot.prevent_all {
            grounds[n].shields[seat.index()].all = true;
        }
        grounds[n].truce = spot.truce;
        for seat in &spot.lost {
            grounds[n].lost[seat.index()] = true;
        }
    }
    grounds
}

/// The number of a biome, from the left.
fn biome(
    builder: &mut Builder<'_, Position>,
    grounds: &[Ground; 3],
    name: &BiomeName,
) -> Option<u8> {
    let Some(kind) = name.kind else {
        return Some(name.number);
    };
    let at = grounds.iter().position(|ground| ground.kind == kind);
    if at.is_none() {
        let message = format!(
            "{kind:?} is not on the table; there are {:?}, {:?} and {:?}",
            grounds[0].kind, grounds[1].kind, grounds[2].kind
        );
        let at = range(&name.span);
        builder
            .report
            .push(Diagnostic::error("S012", builder.file, &at, message));
    }
    at.map(|n| n as u8)
}

/// A side's cards.
fn add_side(builder: &mut Builder<'_, Position>, grounds: &[Ground; 3], side: &Side, seat: Seat) {
    builder.row(&side.deck, zone(seat, Place::Deck));
    let plain = |card: &Card| {
        card.kind == CardKind::Agent
            && card.abilities.is_empty()
            && card.keywords == Default::default()
            && card.makes.is_none()
            && !card.mythic
    };
    let lacking = "the packs have no plain agent to fill decks with; write `filler: 0`";
    let filler = side.filler.unwrap_or(FILLER);
    builder.fill(plain, zone(seat, Place::Deck), filler, lacking);
    builder.row(&side.hand, zone(seat, Place::Hand));
    builder.row(&side.staging, zone(seat, Place::Staging));
    builder.row(&side.cache, zone(seat, Place::Cache));
    builder.row(&side.archive, zone(seat, Place::Archive));
    for (name, row) in &side.sectors {
        if let Some(biome) = biome(builder, grounds, name) {
            builder.row(row, zone(seat, Place::Sector(biome)));
        }
    }
}

/// Attachments lie where their host is.
fn attach(builder: &mut Builder<'_, Position>) {
    for (number, name) in std::mem::take(&mut builder.links) {
        let Some(host) = builder.piece(&name) else {
            continue;
        };
        let number = usize::from(number);
        if builder.cards[number].zone != builder.cards[usize::from(host)].zone {
            let at = range(&name.span);
            let message = format!("`{}` lies in another zone", name.value);
            let help = "put what is attached beside its host".to_owned();
            let error = Diagnostic::error("S013", builder.file, &at, message);
            builder.report.push(error.help(help));
        }
        builder.cards[number].host = Some(host);
    }
}

fn player_state(side: &Side, step: Step) -> PlayerState {
    PlayerState {
        energy: side.energy.symbols(),
        conversions: side.conversions,
        anomalies: side.anomalies,
        functions: side.functions,
        mulligans: side.mulligans,
        kept: side.kept.unwrap_or(step != Step::Mulligan),
        this_turn: side.this_turn.clone(),
    }
}
