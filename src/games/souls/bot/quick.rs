//! Quick play of Souls: play what is always good, buy, fight where it pays, end the turn.

use crate::games::souls::board::Board;
use crate::games::souls::choices::{Choice, ChoiceWord};
use crate::games::souls::content::{Group, SlotKind};
use crate::games::souls::ids::player_id;
use crate::games::souls::{Place, Souls, Topic};
use crate::table::{Imagination, ObjectId, Ref};

use super::fight::{self, Foe};
use super::next_soul;

/// The cost of losing a fight, on average.
const LOSS: i32 = 120;

/// What the active player can do in the main state.
struct Plan {
    /// A loot card that is good at any time.
    play: Option<ObjectId>,
    /// Whether they have the price of a purchase.
    buys: bool,
    /// The best item of the shop that they can pay.
    item: Option<ObjectId>,
    /// The monsters and what a fight with them brings on average, the best first.
    fights: Vec<(ObjectId, i32)>,
    /// Something must be attacked.
    forced: bool,
}

impl Plan {
    fn of(board: &mut Board<'_>, (): ()) -> Self {
        let board = &*board;
        let seat = board.game.active;
        let group = |e: &ObjectId| board.def(*e).group;
        let good = board.row(Place::Hand(seat)).iter().copied();
        let good = good.filter(|e| group(e).is_some_and(is_always_good));
        let coins = board.player(seat).coins;
        let shop = board.tops(SlotKind::Shop);
        let shop = shop.filter(|e| board.price_of(seat, Ref::Object(*e)) <= coins);
        let next = next_soul(board.soul_value(seat), board.goal(seat));
        let body = player_id(seat);
        let monsters = board.tops(SlotKind::Monster);
        let monsters = monsters.filter(|e| board.def(*e).hp.is_some());
        let mut fights: Vec<(ObjectId, i32)> = monsters
            .map(|e| {
                let foe = Foe {
                    hp: board.hp(e),
                    evasion: board.evasion(e),
                    attack: board.stats(e).attack,
                };
                let won = fight::chance(board.hp(body), board.attack_of(body), foe);
                let def = board.def(e);
                let gain = fight::reward(def) + next * i32::from(def.souls);
                (e, fight::promise(won, gain, LOSS))
            })
            .collect();
        fights.sort_by_key(|(_, promise)| -promise);
        Self {
            // The groups are in the order of what they are worth.
            play: good.max_by_key(group),
            buys: coins >= board.price(seat),
            item: shop.max_by_key(|e| rank(group(e))),
            fights,
            forced: !board.game.musts.is_empty(),
        }
    }
}

const fn is_always_good(group: Group) -> bool {
    matches!(
        group,
        Group::Coin1
            | Group::Coin2
            | Group::Coin3
            | Group::Coin4
            | Group::Coin5
            | Group::Trinket
            | Group::LostSoul
    )
}

/// What is bought first.
const fn rank(group: Option<Group>) -> u8 {
    match group {
        Some(Group::SoulItem) => 4,
        Some(Group::Active) => 3,
        Some(Group::Paid) => 2,
        Some(Group::OneUse) => 0,
        _ => 1,
    }
}

/// The choice of whoever is asked; none where doing the least is as good.
pub(super) fn choose(world: &mut Imagination<'_, Souls>) -> Option<usize> {
    let open = world.question()?;
    let topic = Topic::of(open.topic)?;
    let at = |word: ChoiceWord| open.options.iter().position(|option| word.is_of(option));
    let (attack, purchase) = (at(ChoiceWord::Attack), at(ChoiceWord::Purchase));
    let (end, play) = (at(ChoiceWord::End), at(ChoiceWord::Play));
    match topic {
        // In a window everybody passes.
        Topic::Act if at(ChoiceWord::Pass).is_some() => return None,
        Topic::Act if attack.or(purchase).or(play).is_none() => return None,
        Topic::Act | Topic::Attack | Topic::Buy => {}
        _ => return None,
    }
    let plan = world.glance(Plan::of);
    let open = world.question()?;
    let find = |choice: Choice| {
        let choice = choice.wire();
        open.options.iter().position(|option| *option == choice)
    };
    match topic {
        Topic::Attack => {
            let mut fights = plan.fights.iter();
            fights.find_map(|(e, _)| {
                find(Choice::Target {
                    to: Ref::Object(*e),
                })
            })
        }
        Topic::Buy => {
            let item = plan.item.map(Ref::Object);
            // The last option is the unseen treasure.
            let deck = open.options.len().checked_sub(1);
            item.and_then(|what| find(Choice::Buy { what })).or(deck)
        }
        _ => {
            let pays = plan.fights.first().is_some_and(|(_, promise)| *promise > 0);
            let fights = end.is_none() || plan.forced || pays;
            let play = plan.play.and_then(|card| find(Choice::Play { card }));
            play.or(purchase.filter(|_| plan.buys))
                .or(attack.filter(|_| fights))
                .or(end)
        }
    }
}
