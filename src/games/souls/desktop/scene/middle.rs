//! The middle of the table: decks with their discards, monsters, the shop, rooms, bonus souls.

use bevy::math::{Rect, vec2};

use super::pack::pack;
use super::seats::centre;
use crate::desktop::art::card::Face;
use crate::desktop::scene::spot::Spot;
use crate::games::souls::content::{DeckKind, SlotKind};

/// Between cards of a row.
const GAP: f32 = 8.0;
/// Width of the piles at the left.
const PILES: f32 = 102.0;
/// Height of the row of bonus souls.
const LOW: f32 = 30.0;

/// How many of each thing lie there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// Monster slots.
    pub monsters: usize,
    /// Cards beside them: revealed, dying, looked at.
    pub shown: usize,
    /// Shop slots.
    pub shop: usize,
    /// Room slots.
    pub rooms: usize,
    /// Bonus souls.
    pub bonus: usize,
    /// Treasures of the mini-draft: they take the place of monsters and shop.
    pub draft: usize,
}

/// Where everything in the middle lies.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Middle {
    /// Monster slots.
    pub monsters: Vec<Spot>,
    /// Cards beside them.
    pub shown: Vec<Spot>,
    /// Shop slots.
    pub shop: Vec<Spot>,
    /// Room slots.
    pub rooms: Vec<Spot>,
    /// Bonus souls.
    pub bonus: Vec<Spot>,
    /// The mini-draft.
    pub draft: Vec<Spot>,
    /// Decks in the order of their zones.
    pub decks: [Option<Spot>; 4],
    /// Their discards.
    pub discards: [Option<Spot>; 4],
}

impl Middle {
    /// The slots of a kind.
    #[must_use]
    pub fn slots(&self, kind: SlotKind) -> &[Spot] {
        match kind {
            SlotKind::Shop => &self.shop,
            SlotKind::Monster => &self.monsters,
            SlotKind::Room => &self.rooms,
        }
    }
}

/// Lays out the middle of a table with that many seats.
#[must_use]
pub fn middle(seats: usize, counts: Counts) -> Middle {
    let area = centre(seats);
    let rows = area.height() - LOW - 2.0 * GAP;
    let first = Rect::new(area.min.x, area.min.y, area.max.x, area.min.y + rows * 0.53);
    let second = Rect::new(
        area.min.x,
        first.max.y + GAP,
        area.max.x,
        area.max.y - LOW - GAP,
    );
    let third = Rect::new(area.min.x, area.max.y - LOW, area.max.x, area.max.y);
    let mut all = Middle::default();
    let decks = [
        DeckKind::Monster,
        DeckKind::Treasure,
        DeckKind::Loot,
        DeckKind::Room,
    ];
    let count = if counts.rooms > 0 { 4 } else { 3 };
    let high = area.height() / count as f32;
    for (n, deck) in decks.into_iter().take(count).enumerate() {
        let top = area.min.y + high * n as f32;
        piles(
            &mut all,
            deck,
            Rect::new(area.min.x, top, area.max.x, top + high - GAP),
        );
    }
    let beside = |row: Rect| Rect::new(row.min.x + PILES + GAP, row.min.y, row.max.x, row.max.y);
    if counts.draft > 0 {
        let both = Rect::new(first.min.x, first.min.y, second.max.x, second.max.y);
        all.draft = row(counts.draft, 0, beside(both), 118.0).0;
        return all;
    }
    (all.monsters, all.shown) = row(counts.monsters, counts.shown, beside(first), 104.0);
    (all.shop, all.rooms) = row(counts.shop, counts.rooms, beside(second), 92.0);
    let third = beside(third);
    let slips = counts.bonus.max(1) as f32;
    let wide = (third.width() - GAP * (slips - 1.0)) / slips;
    let width = (LOW / Face::Slip.aspect()).min(wide);
    let left = third.center().x - (width * slips + GAP * (slips - 1.0)) * 0.5;
    for n in 0..counts.bonus {
        let x = left + (n as f32 + 0.5) * width + n as f32 * GAP;
        let mut spot = Spot::small(vec2(x, third.center().y), width, 11.0);
        spot.face = Face::Slip;
        all.bonus.push(spot);
    }
    all
}

/// A deck and its discard at the left of a row.
fn piles(all: &mut Middle, deck: DeckKind, row: Rect) {
    let width = (row.height() / Face::Table.aspect()).min(47.0);
    let y = row.center().y;
    let at = |n: f32| {
        Spot::small(
            vec2(row.min.x + 1.0 + width * 0.5 + n * (width + 5.0), y),
            width,
            5.0,
        )
    };
    all.decks[deck as usize] = Some(at(0.0));
    all.discards[deck as usize] = Some(at(1.0));
}

/// Two groups side by side in a row, as large as they can be.
fn row(first: usize, second: usize, area: Rect, most: f32) -> (Vec<Spot>, Vec<Spot>) {
    let count = first + second;
    let between = if first > 0 && second > 0 { 22.0 } else { 0.0 };
    let air = GAP * count.saturating_sub(1) as f32 + between;
    let wide = (area.width() - air) / count.max(1) as f32;
    // The edges of covered cards look out at the top.
    let width = wide
        .min((area.height() - 6.0) / Face::Table.aspect())
        .min(most);
    if width < 58.0 {
        // One row of this many could not be read.
        let mut all = pack(count, area, 11.0);
        let rest = all.split_off(first.min(all.len()));
        return (all, rest);
    }
    let y = area.max.y - width * Face::Table.aspect() * 0.5;
    let free = area.width() - width * count as f32 - air;
    let left = area.min.x + free * 0.5;
    let near = |n: usize| left + (n as f32 + 0.5) * width + n as f32 * GAP;
    let far = |n: usize| near(first + n) + between;
    let spot = |x: f32| Spot::small(vec2(x, y), width, 11.0);
    (
        (0..first).map(|n| spot(near(n))).collect(),
        (0..second).map(|n| spot(far(n))).collect(),
    )
}
