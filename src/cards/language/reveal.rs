//! Cards of a deck that are revealed until one is found.

use ron2::Result;
use ron2::ast::Expr;

use super::spelled::{Spelled, part};
use super::{
    Answers, CarriesOut, Effect, FlowEntry as _, Language, Part, PartMut, Parts, PlayerSelector,
    Question, Reader as _, Scene, Values, Work,
};
use crate::cards::{CardBoard, CardEvent, CardGame};
use crate::packs::Findings;
use crate::table::{ObjectId, Ref, Seat, ZoneId};

/// Cards are revealed from the top of a deck until one matches; the effects happen to that one (`Picked`).
#[derive(Debug, Clone, PartialEq)]
pub struct RevealUntil<L: Language> {
    /// Which deck.
    pub deck: L::Deck,
    /// What is looked for.
    pub filter: L::Filter,
    /// What happens to it.
    pub effects: Vec<Effect<L>>,
    /// Where the others go then.
    pub rest: Rest,
}

/// Where revealed cards go that are not the one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rest {
    /// To the bottom of their deck, in a random order.
    Bottom,
    /// The same, in the order that a player chooses.
    BottomInOrder,
    /// To the pile for what was used.
    Pile,
    /// Back on top of their deck, in the same order.
    Top,
    /// The same, in the order that a player chooses.
    TopInOrder,
}

impl Rest {
    fn read<L: Language>(expr: &Expr<'_>) -> Result<Self> {
        let word = Spelled::word(expr, "Rest")?;
        match word.name() {
            "Bottom" => word.alone(Self::Bottom),
            "BottomInOrder" => word.alone(Self::BottomInOrder),
            name if name == L::PILE => word.alone(Self::Pile),
            _ => Err(word.unknown(L::RESTS, "Rest")),
        }
    }

    /// The same, or `Top`, for cards that only one player sees.
    pub(super) fn read_any<L: Language>(expr: &Expr<'_>) -> Result<Self> {
        let word = Spelled::word(expr, "Rest")?;
        match word.name() {
            "Top" => word.alone(Self::Top),
            "TopInOrder" => word.alone(Self::TopInOrder),
            _ => Self::read::<L>(expr),
        }
    }

    /// The same place where nobody chooses the order.
    #[must_use]
    pub const fn unordered(self) -> Self {
        match self {
            Self::Bottom | Self::BottomInOrder => Self::Bottom,
            Self::Pile => Self::Pile,
            Self::Top | Self::TopInOrder => Self::Top,
        }
    }
}

impl<L: Language> RevealUntil<L> {
    /// Reads `RevealUntil(deck, filter, [..], Bottom)`.
    pub(super) fn read(word: &Spelled<'_>) -> Result<Effect<L>> {
        let [deck, filter, effects, rest] = word.parts()?;
        Ok(Effect::Reveal(Box::new(Self {
            deck: part(deck)?,
            filter: part(filter)?,
            effects: part(effects)?,
            rest: Rest::read::<L>(rest)?,
        })))
    }

    /// W031: what is looked for lies in that deck, which the game knows.
    pub fn check(in_deck: bool, found: &mut Findings) {
        if !in_deck {
            let message = "no card of that deck can be this";
            let help = "write `place: Deck` in the filter, and a kind of card that is in that deck";
            found.wrong("W031", "RevealUntil", message, help);
        }
    }
}

impl<L: Language> Parts<L> for RevealUntil<L> {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, L>,
        visit: &mut dyn FnMut(Part<'a, L>, &Scene<'a, L>),
    ) {
        self.deck.parts(scene, visit);
        self.filter.parts(scene, visit);
        let found = Scene {
            picked: Some(&self.filter),
            ..*scene
        };
        self.effects.parts(&found, visit);
    }

    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, L>)) {
        self.deck.parts_mut(visit);
        self.filter.parts_mut(visit);
        self.effects.parts_mut(visit);
    }
}

/// A board with decks, each of which has a number.
pub trait Decks<L: Language>: Values<L> {
    /// The decks that are meant, in order.
    fn decks(&self, deck: &L::Deck, entry: &Self::Entry) -> Vec<u8>;
    /// The cards of a deck, the top one first.
    fn deck_cards(&self, deck: u8) -> Vec<ObjectId>;
    /// Whether a card of a deck matches.
    fn fits(&self, filter: &L::Filter, e: ObjectId, entry: &Self::Entry) -> bool;
    /// Shows everybody a card of a deck.
    fn show(&mut self, deck: u8, e: ObjectId, entry: &Self::Entry);
    /// Shows one player a card of a deck.
    fn look_at(&mut self, e: ObjectId, seat: Seat);
    /// Puts a card of a deck where the rest goes.
    fn put_rest(&mut self, deck: u8, e: ObjectId, rest: Rest);
    /// Brings cards into a random order.
    fn shuffle_cards(&mut self, cards: &mut [ObjectId]);
}

/// A game in which every player has one deck, the number of which is the player's seat.
pub trait SeatDecks<L: Language>: Values<L> {
    /// The zone of a player's deck.
    fn deck_zone(seat: Seat) -> ZoneId;
    /// Whether a card matches.
    fn matches_filter(&self, filter: &L::Filter, e: ObjectId, entry: &Self::Entry) -> bool;
    /// Puts a card on a player's pile for what was used.
    fn put_on_pile(&mut self, e: ObjectId, seat: Seat);
}

impl<R> Decks<R> for CardBoard<'_, R>
where
    R: CardGame + Language<Deck = PlayerSelector<R>>,
    Self: SeatDecks<R>,
{
    fn decks(&self, deck: &PlayerSelector<R>, entry: &Self::Entry) -> Vec<u8> {
        let seats = self.players(deck, entry).into_iter();
        seats.map(|seat| seat.0).collect()
    }

    fn deck_cards(&self, deck: u8) -> Vec<ObjectId> {
        self.zones.get(Self::deck_zone(Seat(deck))).to_vec()
    }

    fn fits(&self, filter: &R::Filter, e: ObjectId, entry: &Self::Entry) -> bool {
        self.matches_filter(filter, e, entry)
    }

    fn show(&mut self, _: u8, e: ObjectId, entry: &Self::Entry) {
        self.log(CardEvent::Reveal {
            player: entry.controller(),
            card: e,
        });
    }

    fn look_at(&mut self, e: ObjectId, seat: Seat) {
        self.log(CardEvent::look(seat, e));
    }

    fn put_rest(&mut self, deck: u8, e: ObjectId, rest: Rest) {
        match rest {
            Rest::Pile => self.put_on_pile(e, Seat(deck)),
            Rest::Top => {}
            Rest::Bottom | Rest::BottomInOrder | Rest::TopInOrder => {
                let row = self.zones.get_mut(Self::deck_zone(Seat(deck)));
                row.retain(|&other| other != e);
                let at = if rest == Rest::TopInOrder {
                    0
                } else {
                    row.len()
                };
                row.insert(at, e);
            }
        }
    }

    fn shuffle_cards(&mut self, cards: &mut [ObjectId]) {
        self.rng.shuffle(cards);
    }
}

/// Reveals cards of a deck until one matches. If none does, all are revealed and nothing happens to any.
pub(super) fn reveal<L: Language, B: CarriesOut<L>>(
    board: &mut B,
    entry: B::Entry,
    reveal: &'static RevealUntil<L>,
    deck: u8,
) {
    let mut revealed = Vec::new();
    let mut found = None;
    for e in board.deck_cards(deck) {
        board.show(deck, e, &entry);
        revealed.push(e);
        if board.fits(&reveal.filter, e, &entry) {
            found = Some(e);
            break;
        }
    }
    board.memory().revealed.push(revealed);
    let rest = reveal.rest;
    board.then_flow(Work::Rest {
        entry,
        rest,
        deck,
        found: found.is_some(),
    });
    if let Some(e) = found {
        let entry = board.picking(entry, Ref::Object(e));
        board.carry_out(entry, &reveal.effects);
    }
}

/// Puts the revealed cards away that are still in their deck, all but the one that was found.
pub(super) fn put_away<L: Language, B: CarriesOut<L>>(
    board: &mut B,
    entry: B::Entry,
    (deck, rest): (u8, Rest),
    found: bool,
) {
    let mut cards = board.memory().revealed.pop().unwrap_or_default();
    if found {
        cards.pop();
    }
    let there = board.deck_cards(deck);
    cards.retain(|e| there.contains(e));
    if rest != rest.unordered() && cards.len() > 1 {
        let choices = cards.iter().map(|&e| Ref::Object(e)).collect();
        board.memory().revealed.push(cards);
        let question = Question::Order { entry, deck, rest };
        board.question(entry.asked(), question, Answers::Things(choices));
        return;
    }
    if rest == Rest::Bottom {
        board.shuffle_cards(&mut cards);
    }
    for e in cards {
        board.put_rest(deck, e, rest);
    }
}

/// One of the cards is put away; then the next one is asked for.
pub(super) fn put_next<L: Language, B: CarriesOut<L>>(
    board: &mut B,
    entry: B::Entry,
    (deck, rest): (u8, Rest),
    what: Ref,
) {
    if let Ref::Object(e) = what {
        if let Some(cards) = board.memory().revealed.last_mut() {
            cards.retain(|&other| other != e);
        }
        board.put_rest(deck, e, rest);
    }
    board.then_flow(Work::Rest {
        entry,
        rest,
        deck,
        found: false,
    });
}
