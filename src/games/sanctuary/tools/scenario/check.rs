//! The expectations of this game's scripts.

use ron2::{Span, Spanned};

use super::Stage;
use super::thing::Thing;
use crate::games::sanctuary::content::Gift;
use crate::games::sanctuary::{BlockView, PairView, Place, Sanctuary, View, zone};
use crate::table::{ObjectId, Seat, Seats};
use crate::tools::scenario::scenario_error::{
    Done, ScenarioError, counter_kind, same, same_card, same_words,
};
use crate::tools::scenario::scripted::expectations;

expectations! {
    /// An expectation.
    pub enum Check: Sanctuary = |stage, at, view| {
        /// Strength now.
        Strength(name: Spanned<String>, n: i32) => same(at, "strength", *n, stage.one(name)?.strength);
        /// The next so much damage to it is prevented.
        Shield(name: Spanned<String>, n: i32) => same(at, "shield", *n, stage.one(name)?.shield.next);
        /// Damage marked.
        Damage(name: Spanned<String>, n: i32) => same(at, "damage", *n, stage.one(name)?.damage);
        /// Durability left.
        Durability(name: Spanned<String>, n: u8) => same(at, "durability", *n, stage.one(name)?.durability);
        /// Counters of that kind on it.
        Counters(name: Spanned<String>, counter: Spanned<String>, n: i32) => {
            let kind = counter_kind(&view.content.counters, counter)?;
            let card = stage.one(name)?;
            let found = card.counters.iter().find(|(of, _)| *of == kind);
            same(at, "counters", *n, found.map_or(0, |(_, n)| *n))
        };
        /// Volition to play it now.
        Cost(name: Spanned<String>, n: u8) => same(at, "cost", *n, stage.one(name)?.cost);
        /// Has the gift now.
        Has(name: Spanned<String>, gift: Gift) => stage.gift(at, name, *gift, true);
        /// Has it not.
        HasNot(name: Spanned<String>, gift: Gift) => stage.gift(at, name, *gift, false);
        /// Is turned sideways.
        Tapped(name: Spanned<String>) => same(at, "tapped", true, stage.one(name)?.tapped);
        /// Is not.
        Untapped(name: Spanned<String>) => same(at, "tapped", false, stage.one(name)?.tapped);
        /// Entered play this turn.
        Entered(name: Spanned<String>) => same(at, "entered this turn", true, stage.one(name)?.entered_now);
        /// Did not.
        NotEntered(name: Spanned<String>) => same(at, "entered this turn", false, stage.one(name)?.entered_now);
        /// Has no abilities and gifts for now.
        Silenced(name: Spanned<String>) => same(at, "silenced", true, stage.one(name)?.silenced);
        /// Has them.
        NotSilenced(name: Spanned<String>) => same(at, "silenced", false, stage.one(name)?.silenced);
        /// The controller.
        Controller(name: Spanned<String>, seat: Seat) =>
            same(at, "controller", seat.0, stage.one(name)?.controller.0);
        /// The owner.
        Owner(name: Spanned<String>, seat: Seat) => same(at, "owner", seat.0, stage.one(name)?.owner.0);
        /// The Technology is carried by that Character.
        CarriedBy(name: Spanned<String>, carrier: Spanned<String>) => {
            let carrier = stage.one(carrier)?.id;
            let found = stage.one(name)?.carrier;
            let words = |id| stage.name(id, view);
            let found = found.map_or_else(|| "nobody".to_owned(), words);
            same_words(at, "carrier", words(carrier), found)
        };
        /// Is that card now.
        Is(name: Spanned<String>, card: Spanned<String>) => {
            same_card(at, stage.content, card, stage.one(name)?.face)
        };
        /// Cards in a hand.
        Hand(seat: Seat, n: usize) => stage.count(at, zone(*seat, Place::Hand), *n);
        /// Cards in a deck.
        Deck(seat: Seat, n: usize) => stage.count(at, zone(*seat, Place::Deck), *n);
        /// Cards in Limbo.
        Limbo(seat: Seat, n: usize) => stage.count(at, zone(*seat, Place::Limbo), *n);
        /// The Structure that a Sanctuary has left.
        Structure(seat: Seat, n: i32) => same(at, "structure", *n, view.players[seat.index()].structure);
        /// Volition in store.
        Volition(seat: Seat, n: i32) => same(at, "volition", *n, view.players[seat.index()].volition);
        /// Volition that the next Meditation generates as things stand.
        Generates(seat: Seat, n: i32) => {
            let found = view.players[seat.index()].generates;
            same(at, "volition a turn", *n, found)
        };
        /// Hands drawn anew.
        Redraws(seat: Seat, n: u8) => same(at, "new hands", *n, view.players[seat.index()].redraws);
        /// Has kept a hand.
        Kept(seat: Seat) => same(at, "kept", true, view.players[seat.index()].kept);
        /// Has not.
        NotKept(seat: Seat) => same(at, "kept", false, view.players[seat.index()].kept);
        /// The Stack, bottom to top.
        Stack(names: Vec<Spanned<String>>) => {
            let ids: Vec<_> = view.stack.iter().map(|e| e.source).collect();
            stage.list(at, names, &ids)
        };
        /// The targets of an entry.
        Aims(name: Spanned<String>, things: Vec<Spanned<Thing>>) => {
            let targets = stage.targets_of(name, view)?;
            same(at, "these targets:", true, stage.aims_at(things, &targets)?)
        };
        /// Challenger and challenged of the running duel.
        Duel(by: Spanned<String>, to: Spanned<String>) => {
            let wanted = Some((stage.one(by)?.id, stage.one(to)?.id));
            let words = |duel| stage.duel_words(duel, view);
            same_words(at, "the duel", words(wanted), words(view.duel))
        };
        /// No duel is running.
        NoDuel => {
            let words = |duel| stage.duel_words(duel, view);
            same_words(at, "a duel:", words(None), words(view.duel))
        };
        /// Declared attackers.
        Attackers(names: Vec<Spanned<String>>) => {
            let ids: Vec<_> = view.pairs.iter().map(|p| p.attacker).collect();
            stage.list(at, names, &ids)
        };
        /// The blockers of that attacker, without those that left.
        Blockers(attacker: Spanned<String>, names: Vec<Spanned<String>>) => {
            let pair = stage.pair(attacker)?;
            let ids: Vec<_> = pair.blockers.iter().map(|b| b.blocker).collect();
            stage.list(at, names, &ids)
        };
        /// Structure that the Sanctuary would lose by that attacker as things stand.
        Threatens(attacker: Spanned<String>, n: i32) => {
            let pair = stage.pair(attacker)?;
            same(at, "damage to the Sanctuary", *n, pair.to_sanctuary)
        };
        /// Damage that a blocker would deal to its attacker as things stand.
        Deals(blocker: Spanned<String>, n: i32) => same(at, "damage dealt", *n, stage.block(blocker)?.deals);
        /// Damage that its attacker would deal to it.
        Takes(blocker: Spanned<String>, n: i32) => {
            same_words(at, "damage taken", n.to_string(), share_words(stage.block(blocker)?.takes))
        };
        /// The same, where the damage is still to be divided.
        TakesItsShare(blocker: Spanned<String>) => {
            same_words(at, "damage taken", share_words(None), share_words(stage.block(blocker)?.takes))
        };
        /// Who won.
        Winner(seat: Seat) => stage.won(at, "winner", Seats::one(*seat));
        /// The game is over and nobody won.
        Draw => stage.won(at, "winner", Seats::NONE);
    }
}

impl Stage {
    fn gift(&mut self, at: Span, name: &Spanned<String>, gift: Gift, wanted: bool) -> Done {
        let found = self.one(name)?.gifts.has(gift);
        same(at, &format!("{gift:?}:"), wanted, found)
    }

    fn pair(&mut self, attacker: &Spanned<String>) -> Done<PairView> {
        let id = self.one(attacker)?.id;
        let mut pairs = self.see().pairs.into_iter();
        pairs.find(|pair| pair.attacker == id).ok_or_else(|| {
            let message = format!("`{}` does not attack", attacker.value);
            ScenarioError::failed(attacker.span, message)
        })
    }

    fn block(&mut self, blocker: &Spanned<String>) -> Done<BlockView> {
        let id = self.one(blocker)?.id;
        let mut blocks = self.see().pairs.into_iter().flat_map(|pair| pair.blockers);
        blocks.find(|block| block.blocker == id).ok_or_else(|| {
            let message = format!("`{}` does not block", blocker.value);
            ScenarioError::failed(blocker.span, message)
        })
    }

    fn duel_words(&self, duel: Option<(ObjectId, ObjectId)>, view: &View) -> String {
        let Some((by, to)) = duel else {
            return "no duel".to_owned();
        };
        format!("{} against {}", self.name(by, view), self.name(to, view))
    }
}

/// What a blocker takes, in words.
fn share_words(takes: Option<i32>) -> String {
    takes.map_or_else(|| "its share".to_owned(), |n| n.to_string())
}
