//! Shared parts of positions of card games: a list of pieces, named by their places in it, and the result of
//! extracting a position from a running match.

use super::ZoneId;

/// Why no position can be extracted from a match now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Busy {
    /// It is over.
    Over,
    /// It has not begun: hands are being chosen, or the table is being set up.
    Opening,
    /// Something waits to resolve.
    Waiting,
    /// A seat is in the middle of something that a position cannot express.
    Midway,
}

/// A position extracted from a running match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Extracted<P> {
    /// The position.
    pub position: P,
    /// Whether it is complete. It can lack extra turns, copies, prevented damage and the like.
    pub whole: bool,
}

/// A position with a list of cards; references to a card are its index in the list.
pub trait Pieces {
    /// One of them.
    type Piece: Clone;

    /// All of them.
    fn pieces(&self) -> &Vec<Self::Piece>;

    /// All of them, to change.
    fn pieces_mut(&mut self) -> &mut Vec<Self::Piece>;

    /// Where that piece lies.
    fn zone(piece: &Self::Piece) -> ZoneId;

    /// The id of its card.
    fn id(piece: &Self::Piece) -> &str;

    /// A new card in that zone, in its default state.
    fn bare(id: &str, zone: ZoneId) -> Self::Piece;

    /// The rank of that piece in the list: pieces of one rank are in one zone, in their order.
    fn rank(&self, piece: &Self::Piece) -> u32;

    /// Renumbers all references to pieces; references to removed pieces are dropped.
    fn renumber(&mut self, to: &dyn Fn(u16) -> Option<u16>);

    /// The pieces in that zone, in order.
    fn pieces_in(&self, zone: ZoneId) -> Vec<u16> {
        let all = (0..).zip(self.pieces());
        let here = all.filter(|(_, piece)| Self::zone(piece) == zone);
        here.map(|(n, _)| n).collect()
    }

    /// The other pieces where that one lies.
    fn beside(&self, n: u16) -> Vec<u16> {
        let zone = self.pieces().get(usize::from(n)).map(Self::zone);
        let mut here = zone.map_or_else(Vec::new, |zone| self.pieces_in(zone));
        here.retain(|&other| other != n);
        here
    }

    /// The same position with its list in the fixed order.
    #[must_use]
    fn sorted(mut self) -> Self
    where
        Self: Sized,
    {
        self.sort_pieces();
        self
    }

    /// Sorts the list into the fixed order, so that equal positions are equal.
    fn sort_pieces(&mut self) {
        let mut order: Vec<usize> = (0..self.pieces().len()).collect();
        order.sort_by_key(|&n| self.rank(&self.pieces()[n]));
        self.rearrange(&order);
    }

    /// Adds a piece as the last of its zone. Returns its number.
    fn add(&mut self, piece: Self::Piece) -> u16 {
        self.pieces_mut().push(piece);
        self.move_to_end(&[(self.pieces().len() - 1) as u16])
    }

    /// Moves pieces whose zone was changed to the end of their new zone. Returns the number of the first of them.
    fn move_to_end(&mut self, moved: &[u16]) -> u16 {
        let all = 0..self.pieces().len() as u16;
        let others = all.clone().filter(|n| !moved.contains(n));
        let there = moved.iter().copied().filter(|n| all.contains(n));
        let mut order: Vec<usize> = others.chain(there).map(usize::from).collect();
        order.sort_by_key(|&n| self.rank(&self.pieces()[n]));
        let first = moved.first().copied().unwrap_or_default();
        let at = order.iter().position(|&n| n == usize::from(first));
        self.rearrange(&order);
        at.map_or(first, |at| at as u16)
    }

    /// Removes a piece and all references to it.
    fn remove(&mut self, n: u16) {
        let order: Vec<usize> = (0..self.pieces().len())
            .filter(|&at| at != usize::from(n))
            .collect();
        self.rearrange(&order);
    }

    /// Moves a piece within its zone, `true` towards the end. Returns its number then.
    fn shift(&mut self, n: u16, on: bool) -> u16 {
        let at = usize::from(n);
        let to = if on { at + 1 } else { at.wrapping_sub(1) };
        let same = match (self.pieces().get(at), self.pieces().get(to)) {
            (Some(one), Some(other)) => self.rank(one) == self.rank(other),
            _ => false,
        };
        if !same {
            return n;
        }
        let mut order: Vec<usize> = (0..self.pieces().len()).collect();
        order.swap(at, to);
        self.rearrange(&order);
        to as u16
    }

    /// Keeps only the pieces with these numbers, in this order.
    fn rearrange(&mut self, order: &[usize]) {
        let all = std::mem::take(self.pieces_mut());
        let mut now = vec![None; all.len()];
        for (new, &old) in (0_u16..).zip(order) {
            now[old] = Some(new);
        }
        *self.pieces_mut() = order.iter().map(|&old| all[old].clone()).collect();
        self.renumber(&|n| now.get(usize::from(n)).copied().flatten());
    }
}
