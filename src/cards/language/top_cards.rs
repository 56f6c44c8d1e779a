//! Looking at the top cards of a deck, taking some of them and putting the rest away.

use ron2::Result;

use super::spelled::{Spelled, part};
use super::{
    Amount, Answers, CarriesOut, Effect, FlowEntry, HowMany, Language, Part, PartMut, Parts,
    Question, Reader, Rest, Scene, Work,
};
use crate::packs::Findings;
use crate::table::{ObjectId, Ref};

/// Most cards that are looked at.
const MOST: i32 = 99;

/// A player looks at the top cards of a deck; the effects happen to those that they take (`Picked`), one by one.
#[derive(Debug, Clone, PartialEq)]
pub struct TopCards<L: Language> {
    /// How many are looked at.
    pub count: Amount<L>,
    /// Which deck.
    pub deck: L::Deck,
    /// How many are taken.
    pub take: HowMany,
    /// Which of them can be taken.
    pub filter: L::Filter,
    /// What happens to each of those.
    pub effects: Vec<Effect<L>>,
    /// Where the others go then.
    pub rest: Rest,
}

impl<L: Language> TopCards<L> {
    /// Reads `TopCards(4, deck, One, filter, [..], Bottom)`.
    pub(super) fn read(word: &Spelled<'_>) -> Result<Effect<L>> {
        let [count, deck, take, filter, effects, rest] = word.parts()?;
        Ok(Effect::TopCards(Box::new(Self {
            count: part(count)?,
            deck: part(deck)?,
            take: part(take)?,
            filter: part(filter)?,
            effects: part(effects)?,
            rest: Rest::read_any::<L>(rest)?,
        })))
    }

    /// W060: what is taken lies in that deck, which the game knows, and some of it can be taken.
    pub fn check(&self, in_deck: bool, found: &mut Findings) {
        let (message, help) = if !in_deck {
            let help = "write `place: Deck` in the filter, and a kind of card that is in that deck";
            ("no card of that deck can be this".to_owned(), help)
        } else if self.take.most() == 0 || self.take.least() > self.take.most() {
            let (least, most) = (self.take.least(), self.take.most());
            let help = "`One`, `UpTo(n)`, `Between(n, m)` or `Any`, the lower number first";
            (format!("{least} to {most} cards are taken"), help)
        } else {
            return;
        };
        found.wrong("W060", "TopCards", message, help.to_owned());
    }
}

impl<L: Language> Parts<L> for TopCards<L> {
    fn parts<'a>(
        &'a self,
        scene: &Scene<'a, L>,
        visit: &mut dyn FnMut(Part<'a, L>, &Scene<'a, L>),
    ) {
        self.count.parts(scene, visit);
        self.deck.parts(scene, visit);
        self.take.parts(scene, visit);
        self.filter.parts(scene, visit);
        let taken = Scene {
            picked: Some(&self.filter),
            ..*scene
        };
        self.effects.parts(&taken, visit);
    }

    fn parts_mut(&mut self, visit: &mut dyn FnMut(PartMut<'_, L>)) {
        self.count.parts_mut(visit);
        self.deck.parts_mut(visit);
        self.filter.parts_mut(visit);
        self.effects.parts_mut(visit);
    }
}

/// A player looks at the top cards of one deck.
pub(super) fn look<L: Language, B: CarriesOut<L>>(
    board: &mut B,
    entry: B::Entry,
    top: &'static TopCards<L>,
    deck: u8,
) {
    let count = board.amount(&top.count, &entry).clamp(0, MOST) as usize;
    let cards: Vec<ObjectId> = board.deck_cards(deck).into_iter().take(count).collect();
    let seat = entry.asked();
    for &e in &cards {
        board.idly(|board| board.look_at(e, seat));
    }
    board.memory().revealed.push(cards);
    board.then_flow(Work::Rest {
        entry,
        rest: top.rest,
        deck,
        found: false,
    });
    board.then_flow(Work::Take {
        entry,
        top,
        taken: 0,
    });
}

/// Asks which of the cards is taken next.
pub(super) fn take<L: Language, B: CarriesOut<L>>(
    board: &mut B,
    entry: B::Entry,
    top: &'static TopCards<L>,
    taken: u8,
) {
    let mut cards = board.memory().revealed.last().cloned().unwrap_or_default();
    cards.retain(|&e| board.fits(&top.filter, e, &entry));
    let (count, takes) = (usize::from(taken), top.take.with(entry.x()));
    if cards.is_empty() || count >= takes.most() {
        return;
    }
    let cards: Vec<Ref> = cards.into_iter().map(Ref::Object).collect();
    let answers = match (count >= takes.least(), &cards[..]) {
        (true, _) => Answers::ThingsOrDone(cards),
        (false, &[only]) => return take_one(board, entry, top, taken, only),
        (false, _) => Answers::Things(cards),
    };
    let question = Question::Take { entry, top, taken };
    board.question(entry.asked(), question, answers);
}

/// One of the cards is taken: the effects happen to it, then the next one is asked for.
pub(super) fn take_one<L: Language, B: CarriesOut<L>>(
    board: &mut B,
    entry: B::Entry,
    top: &'static TopCards<L>,
    taken: u8,
    what: Ref,
) {
    if let Some(cards) = board.memory().revealed.last_mut() {
        cards.retain(|&e| Ref::Object(e) != what);
    }
    board.then_flow(Work::Take {
        entry,
        top,
        taken: taken.saturating_add(1),
    });
    let entry = board.picking(entry, what);
    board.carry_out(entry, &top.effects);
}
