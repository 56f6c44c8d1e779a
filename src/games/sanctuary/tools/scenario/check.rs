//! What only scripts of this game can expect.

use ron2::{FromRon, Span, Spanned};

use super::Stage;
use super::thing::Thing;
use crate::games::sanctuary::content::Gift;
use crate::games::sanctuary::{PairView, Place, Sanctuary, View, zone};
use crate::table::{ObjectId, Seat, Seats};
use crate::tools::scenario::scripted::Holds;
use crate::tools::scenario::trouble::{Done, Trouble, same, same_words, seat_words, winner_words};

/// Something that must be so.
#[derive(FromRon)]
pub enum Check {
    /// Strength now.
    Strength(Spanned<String>, i32),
    /// Damage marked.
    Damage(Spanned<String>, i32),
    /// Durability left.
    Durability(Spanned<String>, u8),
    /// Volition to play it now.
    Cost(Spanned<String>, u8),
    /// Has the gift now.
    Has(Spanned<String>, Gift),
    /// Has it not.
    HasNot(Spanned<String>, Gift),
    /// Is turned sideways.
    Tapped(Spanned<String>),
    /// Is not.
    Untapped(Spanned<String>),
    /// Entered play this turn.
    Entered(Spanned<String>),
    /// Did not.
    NotEntered(Spanned<String>),
    /// Has no abilities and gifts for now.
    Silenced(Spanned<String>),
    /// Has them.
    NotSilenced(Spanned<String>),
    /// Who controls it.
    Controller(Spanned<String>, Seat),
    /// Whose card it is.
    Owner(Spanned<String>, Seat),
    /// The Technology is carried by that Character.
    CarriedBy(Spanned<String>, Spanned<String>),
    /// Cards in a hand.
    Hand(Seat, usize),
    /// Cards in a deck.
    Deck(Seat, usize),
    /// Cards in Limbo.
    Limbo(Seat, usize),
    /// What is left of a Sanctuary.
    Structure(Seat, i32),
    /// Volition in store.
    Volition(Seat, i32),
    /// Volition that the next Meditation generates as things stand.
    Generates(Seat, i32),
    /// Hands drawn anew.
    Redraws(Seat, u8),
    /// Has kept a hand.
    Kept(Seat),
    /// Has not.
    NotKept(Seat),
    /// The Stack, bottom to top.
    Stack(Vec<Spanned<String>>),
    /// The targets of an entry.
    Aims(Spanned<String>, Vec<Spanned<Thing>>),
    /// Challenger and challenged of the running duel.
    Duel(Spanned<String>, Spanned<String>),
    /// No duel is running.
    NoDuel,
    /// Declared attackers.
    Attackers(Vec<Spanned<String>>),
    /// Who blocks that attacker, those that left excepted.
    Blockers(Spanned<String>, Vec<Spanned<String>>),
    /// Structure that the Sanctuary would lose by that attacker as things stand.
    Threatens(Spanned<String>, i32),
    /// Who won.
    Winner(Seat),
    /// The game is over and nobody won.
    Draw,
}

impl Holds<Sanctuary> for Check {
    fn check(&self, stage: &mut Stage, at: Span, view: &View) -> Done {
        match self {
            Self::Strength(name, n) => same(at, "strength", *n, stage.one(name)?.strength),
            Self::Damage(name, n) => same(at, "damage", *n, stage.one(name)?.damage),
            Self::Durability(name, n) => same(at, "durability", *n, stage.one(name)?.durability),
            Self::Cost(name, n) => same(at, "cost", *n, stage.one(name)?.cost),
            Self::Has(name, gift) => stage.gift(at, name, *gift, true),
            Self::HasNot(name, gift) => stage.gift(at, name, *gift, false),
            Self::Tapped(name) => same(at, "tapped", true, stage.one(name)?.tapped),
            Self::Untapped(name) => same(at, "tapped", false, stage.one(name)?.tapped),
            Self::Entered(name) => {
                same(at, "entered this turn", true, stage.one(name)?.entered_now)
            }
            Self::NotEntered(name) => {
                same(at, "entered this turn", false, stage.one(name)?.entered_now)
            }
            Self::Silenced(name) => same(at, "silenced", true, stage.one(name)?.silenced),
            Self::NotSilenced(name) => same(at, "silenced", false, stage.one(name)?.silenced),
            Self::Controller(name, seat) => {
                same(at, "controller", seat.0, stage.one(name)?.controller.0)
            }
            Self::Owner(name, seat) => same(at, "owner", seat.0, stage.one(name)?.owner.0),
            Self::CarriedBy(name, carrier) => {
                let carrier = stage.one(carrier)?.id;
                let found = stage.one(name)?.carrier;
                let words = |id| stage.name(id, view);
                let found = found.map_or_else(|| "nobody".to_owned(), words);
                same_words(at, "carrier", words(carrier), found)
            }
            Self::Hand(seat, n) => stage.count(at, zone(*seat, Place::Hand), *n),
            Self::Deck(seat, n) => stage.count(at, zone(*seat, Place::Deck), *n),
            Self::Limbo(seat, n) => stage.count(at, zone(*seat, Place::Limbo), *n),
            Self::Structure(seat, n) => {
                same(at, "structure", *n, view.players[seat.index()].structure)
            }
            Self::Volition(seat, n) => {
                same(at, "volition", *n, view.players[seat.index()].volition)
            }
            Self::Generates(seat, n) => {
                let found = view.players[seat.index()].generates;
                same(at, "volition a turn", *n, found)
            }
            Self::Redraws(seat, n) => same(at, "new hands", *n, view.players[seat.index()].redraws),
            Self::Kept(seat) => same(at, "kept", true, view.players[seat.index()].kept),
            Self::NotKept(seat) => same(at, "kept", false, view.players[seat.index()].kept),
            Self::Stack(names) => {
                let ids: Vec<_> = view.stack.iter().map(|e| e.source).collect();
                stage.list(at, names, &ids)
            }
            Self::Aims(name, things) => {
                let targets = stage.targets_of(name, view)?;
                same(at, "these targets:", true, stage.aims_at(things, &targets)?)
            }
            Self::Duel(by, to) => {
                let wanted = Some((stage.one(by)?.id, stage.one(to)?.id));
                let words = |duel| stage.duel_words(duel, view);
                same_words(at, "the duel", words(wanted), words(view.duel))
            }
            Self::NoDuel => {
                let words = |duel| stage.duel_words(duel, view);
                same_words(at, "a duel:", words(None), words(view.duel))
            }
            Self::Attackers(names) => {
                let ids: Vec<_> = view.pairs.iter().map(|p| p.attacker).collect();
                stage.list(at, names, &ids)
            }
            Self::Blockers(attacker, names) => {
                let pair = stage.pair(attacker)?;
                let ids: Vec<_> = pair.blockers.iter().map(|b| b.blocker).collect();
                stage.list(at, names, &ids)
            }
            Self::Threatens(attacker, n) => {
                let pair = stage.pair(attacker)?;
                same(at, "damage to the Sanctuary", *n, pair.to_sanctuary)
            }
            Self::Winner(seat) => {
                let found = winner_words(stage.game.outcome().map(|o| o.winners));
                same_words(at, "winner", seat_words(Some(*seat)), found)
            }
            Self::Draw => {
                let found = winner_words(stage.game.outcome().map(|o| o.winners));
                let wanted = winner_words(Some(Seats::NONE));
                same_words(at, "winner", wanted, found)
            }
        }
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
            Trouble::failed(attacker.span, message)
        })
    }

    fn duel_words(&self, duel: Option<(ObjectId, ObjectId)>, view: &View) -> String {
        let Some((by, to)) = duel else {
            return "no duel".to_owned();
        };
        format!("{} against {}", self.name(by, view), self.name(to, view))
    }
}
