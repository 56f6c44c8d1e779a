//! The fields of a position of Souls in the editor.

use std::sync::Arc;

use super::pieces::PIECE;
use super::scenario::Scenario;
use super::{deaths, stack};
use crate::games::souls::content::{Card, Content, DeckKind, SlotKind};
use crate::games::souls::position::{
    Aim, DeathStep, EntryKind, Piece, Plain, PlayerNumbers, Position, PositionDef,
    ResolvedPosition, StackEntry, State, resolve,
};
use crate::games::souls::{
    MOST_MONSTERS, MOST_ROOMS, MOST_SEATS, MOST_SHOP, Mode, Modules, Place, Setup, Souls, Step,
    limits, place, slot, zone,
};
use crate::packs::{Report, TextFile, range};
use crate::table::{Busy, Extracted, Language, Match, Pieces, Seat, ZoneId};
use crate::tools::editing::editable::{EditableGame, Entry, Place as Spot, Zone};
use crate::tools::editing::field::{
    Field, FieldRange, Label, count, nth, number, place_in, seat, small, spelled, toggle,
};
use crate::tools::editing::file;
use crate::tools::editing::nearest::begun;

/// A position with what a setup says beside it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// The position.
    pub position: Position,
    /// Against each other or together.
    pub mode: Mode,
    /// Optional parts.
    pub modules: Modules,
}

/// Every step in which a position can begin.
const STEPS: [Step; 8] = [
    Step::Recharge,
    Step::TurnStart,
    Step::LootStep,
    Step::Action,
    Step::TurnEnd,
    Step::HandLimit,
    Step::RoomDiscard,
    Step::TurnPasses,
];

/// Souls to be won together.
const GOALS: [u8; 3] = [4, 6, 8];

type F = Field<Table>;

const TABLE: [F; 25] = [
    F::new(
        Label::Step,
        FieldRange::Choice(|_| spelled(&STEPS)),
        |d, _, _| place_in(&STEPS, &d.position.step),
        |d, _, _, v| {
            d.position.step = nth(&STEPS, v).unwrap_or(d.position.step);
            // An attack runs between its rolls only.
            d.position.attack = None;
            d.position.declared = None;
            d.position.keep_entries(|entry| !entry.combat);
        },
    ),
    F::new(
        Label::Turn,
        FieldRange::Number(1, 999),
        |d, _, _| d.position.turn.into(),
        |d, _, _, v| d.position.turn = v as u16,
    ),
    seat!(Label::Active, |d, _s, _n| d.position.active),
    seat!(Label::Starting, |d, _s, _n| d.position.starting),
    F::new(
        Label::Players,
        FieldRange::Number(2, MOST_SEATS as i32),
        |d, _, _| d.position.players.len() as i32,
        |d, _, _, v| seats(d, v as usize),
    )
    .only(|d, _| d.mode == Mode::Competitive),
    slots(Label::ShopSlots, 0, MOST_SHOP),
    slots(Label::MonsterSlots, 1, MOST_MONSTERS),
    slots(Label::RoomSlots, 2, MOST_ROOMS).only(|d, _| d.modules.rooms),
    die(0),
    die(1),
    die(2),
    die(3),
    deaths::declared(),
    deaths::additional(),
    deaths::died(),
    stack::attack_roll(),
    stack::priority(),
    stack::passed(),
    toggle!(Label::MonsterDied, |d, _s, _n| d.position.monster_died),
    F::new(
        Label::Together,
        FieldRange::Toggle,
        |d, _, _| i32::from(d.mode != Mode::Competitive),
        |d, _, _, v| {
            d.mode = Mode::Competitive;
            if v != 0 {
                seats(d, 2);
                let (goal, capped) = (GOALS[0], false);
                d.mode = Mode::Together { goal, capped };
            }
        },
    )
    .rarely(),
    F::new(
        Label::Goal,
        FieldRange::Choice(|_| spelled(&GOALS)),
        |d, _, _| match d.mode {
            Mode::Together { goal, .. } => place_in(&GOALS, &goal),
            Mode::Competitive => 0,
        },
        |d, _, _, v| {
            if let Mode::Together { goal, .. } = &mut d.mode {
                *goal = nth(&GOALS, v).unwrap_or(*goal);
            }
        },
    )
    .only(|d, _| d.mode != Mode::Competitive)
    .rarely(),
    F::new(
        Label::Timer,
        FieldRange::Number(*limits::TIMER.start() as i32, *limits::TIMER.end() as i32),
        |d, _, _| d.position.timer.into(),
        |d, _, _, v| d.position.timer = v as u8,
    )
    .rarely(),
    toggle!(Label::Rooms, |d, _s, _n| d.modules.rooms)
        .only(|d, _| !d.modules.rooms || d.position.slots[2] == 0)
        .rarely(),
    toggle!(Label::BonusSouls, |d, _s, _n| d.modules.bonus_souls)
        .only(|d, _| {
            !d.modules.bonus_souls || Souls::pieces_in(d, zone(Place::Bonus).0.into()).is_empty()
        })
        .rarely(),
    toggle!(Label::Barter, |d, _s, _n| d.modules.barter).rarely(),
];

/// Sets the number of players at the table. The cards of those who leave are removed.
fn seats(d: &mut Table, count: usize) {
    let position = &mut d.position;
    position.players.resize(count, PlayerNumbers::default());
    let last = Seat(count as u8 - 1);
    position.active = position.active.min(last);
    stack::keep_seats(position, last);
    position.starting = position.starting.min(last);
    keep(position, |at| match at {
        Place::Hand(seat) => seat <= last,
        at => at.of_player().is_none_or(|seat| seat <= last),
    });
}

/// What lies apart is dying.
fn lay_apart(position: &mut Position, piece: u16) {
    let card = position.cards.get(usize::from(piece));
    if card.is_some_and(|card| card.zone == zone(Place::Held)) {
        deaths::begin(position, Aim::Piece(piece), DeathStep::Reward);
    }
}

/// Takes all pieces away that lie elsewhere.
fn keep(position: &mut Position, stays: impl Fn(Place) -> bool) {
    let all = position.cards.iter().enumerate();
    let all = all.filter(|(_, piece)| stays(place(piece.zone)));
    let order: Vec<usize> = all.map(|(n, _)| n).collect();
    position.rearrange(&order);
}

const fn slots(label: Label, kind: u8, most: u8) -> F {
    F::new(
        label,
        FieldRange::Number(0, most as i32),
        |d, _, kind| d.position.slots[kind].into(),
        |d, _, kind, v| {
            let count = small(v);
            d.position.slots[kind] = count;
            keep(&mut d.position, |at| {
                let slot = at.slot().filter(|(sort, _)| *sort as usize == kind);
                slot.is_none_or(|(_, n)| n < count)
            });
        },
    )
    .nth(kind)
}

/// The number of the n-th of the next dice. 0 leaves it and all later ones to chance.
const fn die(n: u8) -> F {
    F::new(
        Label::Die,
        FieldRange::Number(0, 6),
        |d, _, n| d.position.dice.get(n).copied().unwrap_or(0).into(),
        |d, _, n, v| {
            let dice = &mut d.position.dice;
            match dice.get_mut(n) {
                _ if v == 0 => dice.truncate(n),
                Some(die) => *die = small(v),
                None => dice.push(small(v)),
            }
        },
    )
    .nth(n)
    .only(match n {
        0 => |_, _| true,
        1 => |d, _| !d.position.dice.is_empty(),
        2 => |d, _| d.position.dice.len() > 1,
        _ => |d, _| d.position.dice.len() > 2,
    })
    .rarely()
}

const SEAT: [F; 12] = [
    number!(Label::Coins, 0, limits::COINS, |d, s, _n| d
        .position
        .players[s]
        .coins),
    number!(Label::Damage, 0, limits::COUNT, |d, s, _n| d
        .position
        .players[s]
        .damage),
    number!(Label::Counters, 0, limits::COUNT, |d, s, _n| d
        .position
        .players[s]
        .counters),
    count!(Label::LootPlays, 99, |d, s, _n| d.position.players[s]
        .loot_plays),
    count!(Label::AttacksMade, 99, |d, s, _n| d.position.players[s]
        .attacked),
    count!(Label::Purchases, 99, |d, s, _n| d.position.players[s]
        .purchased),
    toggle!(Label::Dead, |d, s, _n| d.position.players[s].dead),
    stack::death_of_player(),
    deaths::penalty(),
    count!(Label::Kills, 99, |d, s, _n| d.position.players[s].kills).rarely(),
    count!(Label::Deaths, 99, |d, s, _n| d.position.players[s].deaths).rarely(),
    count!(Label::Skips, 99, |d, s, _n| d.position.players[s].skips).rarely(),
];

/// A resolved position.
fn table(laid: ResolvedPosition) -> Table {
    Table {
        position: laid.position.settled(),
        mode: laid.mode,
        modules: laid.modules,
    }
}

impl EditableGame for Souls {
    type Draft = Table;
    const TABLE: &'static [F] = &TABLE;
    const SEAT: &'static [F] = &SEAT;
    const PIECE: &'static [F] = &PIECE;

    fn seat_count(draft: &Table) -> usize {
        draft.position.players.len()
    }

    fn zones(draft: &Table) -> Vec<Zone> {
        let mut all = Vec::new();
        let mut add = |at: Place, place: Spot, seat: Option<u8>, about: Option<u8>| {
            all.push(Zone {
                id: zone(at).0.into(),
                place,
                seat,
                about: about.map(|n| (n + 1).to_string()),
            });
        };
        for seat in (0..draft.position.players.len() as u8).map(Seat) {
            let own = Some(seat.0);
            add(Place::Character(seat), Spot::Character, own, None);
            add(Place::Hand(seat), Spot::Hand, own, None);
            add(Place::Items(seat), Spot::Items, own, None);
            add(Place::Souls(seat), Spot::Souls, own, None);
            add(Place::Curses(seat), Spot::Curses, own, None);
        }
        let kinds = [
            (SlotKind::Monster, Spot::MonsterSlot),
            (SlotKind::Shop, Spot::ShopSlot),
            (SlotKind::Room, Spot::RoomSlot),
        ];
        for (kind, spot) in kinds {
            for n in 0..draft.position.slots[kind as usize] {
                add(slot(kind, n), spot, None, Some(n));
            }
        }
        let piles = [
            (
                DeckKind::Treasure,
                Spot::TreasureDeck,
                Spot::DiscardTreasure,
            ),
            (DeckKind::Loot, Spot::LootDeck, Spot::DiscardLoot),
            (DeckKind::Monster, Spot::MonsterDeck, Spot::DiscardMonster),
            (DeckKind::Room, Spot::RoomDeck, Spot::DiscardRoom),
        ];
        for (kind, deck, discard) in piles {
            if kind != DeckKind::Room || draft.modules.rooms {
                add(Place::Deck(kind), deck, None, None);
                add(Place::Discard(kind), discard, None, None);
            }
        }
        if draft.modules.bonus_souls {
            add(Place::Bonus, Spot::Bonus, None, None);
        }
        add(Place::Held, Spot::Dying, None, None);
        add(Place::Stack, Spot::Stack, None, None);
        add(Place::Outside, Spot::Outside, None, None);
        all
    }

    fn pieces_in(draft: &Table, zone: u16) -> Vec<u16> {
        draft.position.pieces_in(ZoneId(small(zone.into())))
    }

    fn what(draft: &Table, content: &Content, piece: u16) -> Option<usize> {
        let id = &draft.position.cards.get(usize::from(piece))?.card;
        content.cards.iter().position(|card| card.id == *id)
    }

    fn catalogue(content: &Content, language: Language) -> Vec<Entry> {
        let entry = |card: &Card| Entry {
            name: card.name.in_language(language).to_owned(),
            id: card.id.clone(),
            kind: format!("{:?}", card.kind),
        };
        content.cards.iter().map(entry).collect()
    }

    fn put(draft: &mut Table, content: &Content, entry: usize, zone: u16) -> u16 {
        let id = content.cards.get(entry).map_or("", |card| &card.id);
        let zone = ZoneId(small(zone.into()));
        let piece = draft.position.add(Piece::bare(id, zone));
        lay_apart(&mut draft.position, piece);
        piece
    }

    fn carry(draft: &mut Table, piece: u16, zone: u16) -> u16 {
        let position = &mut draft.position;
        let to = ZoneId(small(zone.into()));
        let Some(moved) = position.cards.get_mut(usize::from(piece)) else {
            return piece;
        };
        moved.zone = to;
        let at = place(to);
        if at.of_player().is_none() && at.slot().is_none() {
            moved.state = State::default();
            moved.gives.clear();
            position.musts.retain(|&(n, _)| n != piece);
            if position.attack.is_some_and(|attack| attack.target == piece) {
                position.attack = None;
                position.step = Step::Action;
                position.keep_entries(|entry| !entry.combat);
            }
            let death = StackEntry::bare(EntryKind::Death, Aim::Piece(piece), None);
            position.keep_entries(|entry| entry.kind != death.kind || entry.source != death.source);
        }
        position
            .deaths
            .retain(|death| death.of != Aim::Piece(piece));
        lay_apart(position, piece);
        position.resettle(&[piece])
    }

    fn shift(draft: &mut Table, piece: u16, on: bool) -> u16 {
        draft.position.shift(piece, on)
    }

    fn remove(draft: &mut Table, piece: u16) {
        draft.position.remove(piece);
    }

    fn problem(draft: &Table, content: &Content) -> Option<String> {
        draft.position.problem(content, draft.mode)
    }

    fn extract(game: &mut Match<Self>) -> Result<Extracted<Table>, Busy> {
        let setup = game.setup();
        let (mode, mut modules) = (setup.mode, setup.modules);
        // The draft is over, and a position never has one.
        modules.draft = false;
        let Extracted {
            mut position,
            whole,
        } = Self::extract_position(game)?;
        if !modules.rooms {
            position.slots[SlotKind::Room as usize] = 0;
        }
        Ok(Extracted {
            position: Table {
                position,
                mode,
                modules,
            },
            whole,
        })
    }

    fn deal_from(draft: &Table, content: &'static Content) -> Setup {
        Setup {
            content,
            set: 0,
            seats: draft.position.players.len() as u8,
            mode: draft.mode,
            modules: draft.modules,
            characters: [None; MOST_SEATS],
            position: Some(Arc::new(draft.position.clone())),
        }
    }

    /// A game of two that has just begun.
    fn blank(content: &'static Content) -> Table {
        let setup = Setup {
            content,
            set: 0,
            seats: 2,
            mode: Mode::Competitive,
            modules: Modules::default(),
            characters: [None; MOST_SEATS],
            position: None,
        };
        if let Some(draft) = begun::<Self>(setup, |step| step == Step::Action) {
            return draft;
        }
        let file = TextFile::new("", "", "");
        let cards = (content, Plain::of(content));
        let def = PositionDef::default();
        table(resolve(&def, cards, &file, &(0..0), &mut Report::default()))
    }

    fn text(draft: &Table, labels: bool) -> String {
        draft.position.text(draft.mode, draft.modules, labels)
    }

    fn from_scenario(
        scenario: &Scenario,
        content: &'static Content,
        file: &TextFile,
        report: &mut Report,
    ) -> Option<Table> {
        let own = scenario.own.cards.first().map(|own| own.span);
        file::own_cards(file, own, report);
        let def = scenario.position.as_ref()?;
        let cards = (content, Plain::of(content));
        Some(table(resolve(
            &def.value,
            cards,
            file,
            &range(&def.span),
            report,
        )))
    }
}
