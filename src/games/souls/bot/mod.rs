//! The value of a view of Souls, for bots.

mod fight;
mod quick;

use crate::games::souls::choices::{Choice, ChoiceWord};
use crate::games::souls::content::{CardKind, Group, Keyword};
use crate::games::souls::viewing::{TurnSummary, together};
use crate::games::souls::{
    CardView, Mode, Phase, Place, PlayerView, Souls, Step, Topic, View, zone,
};
use crate::table::{Decision, Imagination, Ref, Seat};

use crate::bots::{EvaluatedGame, SearchSettings};
use fight::Foe;

impl EvaluatedGame for Souls {
    const SEARCH: SearchSettings = SearchSettings {
        scale: 600.0,
        horizon: 1,
        idle: 1_000,
        width: 0.7,
        quick_first: true,
        ..SearchSettings::USUAL
    };

    const OTHERS: &'static [ChoiceWord] = &[
        ChoiceWord::Pass,
        ChoiceWord::Done,
        ChoiceWord::No,
        ChoiceWord::Decline,
        ChoiceWord::Never,
        ChoiceWord::Keep,
        ChoiceWord::End,
    ];
    const PARTS: &'static [Topic] = &[
        Topic::Mode,
        Topic::X,
        Topic::Target,
        Topic::Share,
        Topic::Cost,
        Topic::Attack,
        Topic::Slot,
        Topic::Buy,
        Topic::May,
        Topic::Choose,
        Topic::Way,
        Topic::Number,
        Topic::Curse,
    ];
    const UNTRIED: &'static [ChoiceWord] = &[ChoiceWord::Offer, ChoiceWord::Request];
    const WORLDS: u8 = 4;
    const RESERVE: i32 = 1;

    /// The action phase is one place: a playout goes on after an attack or a purchase.
    fn place(step: Step) -> usize {
        match step.phase() {
            Phase::Action => Step::Action as usize,
            _ => step as usize,
        }
    }

    fn quick(world: &mut Imagination<'_, Self>) -> Option<usize> {
        quick::choose(world)
    }

    fn worth(view: &View, seat: Seat) -> i32 {
        let sides = (0..view.players.len() as u8).map(|n| side(view, Seat(n)));
        let sides: Vec<i32> = sides.collect();
        if view.mode != Mode::Competitive {
            return sides.iter().sum::<i32>() + 60 * i32::from(view.timer);
        }
        let own = sides[seat.index()];
        let others = sides.iter().enumerate().filter(|(n, _)| *n != seat.index());
        let others: Vec<i32> = others.map(|(_, side)| *side).collect();
        let best = others.iter().copied().max().unwrap_or(0);
        let mean = others.iter().sum::<i32>() / (others.len() as i32).max(1);
        own - (best + mean) / 2
    }

    fn even_together(world: &mut Imagination<'_, Self>) -> Option<i32> {
        let (goal, timer) = world.glance(together)?;
        // Half of the souls, shared, half of the time, and what a player usually has.
        let souls = i32::from(goal) / 4;
        let timer = i32::from(timer) / 2;
        let player = 500 * souls + 120 * souls * souls + 500;
        Some(2 * player + 60 * timer)
    }

    fn idle(decision: &Decision, _: Step) -> Option<usize> {
        let find = |choice: Choice| {
            let choice = choice.wire();
            decision.options.iter().position(|&o| o == choice)
        };
        match Topic::of(decision.topic) {
            // In the main state there is no pass: there it stops to judge what it has.
            Some(Topic::Act) => find(Choice::Pass),
            Some(Topic::Barter | Topic::Request) => find(Choice::Never),
            Some(Topic::Accept) => find(Choice::Decline),
            Some(Topic::Helper) => find(Choice::Done),
            Some(Topic::Room) => find(Choice::Keep),
            _ => Some(0),
        }
    }

    /// At the next point where a player has to act, or as soon as an attack die is rolled: the result is chance.
    fn rests(began: &View, world: &mut Imagination<'_, Self>) -> bool {
        if world.question().is_none_or(|open| !Topic::Act.is_of(open)) {
            return false;
        }
        let (now, step) = (world.glance(TurnSummary::of), world.step());
        if let Some(attack_roll) = now.attack_roll {
            let rolls = began.attack.as_ref().map_or(0, |attack| attack.rolls);
            return attack_roll && now.rolls > rolls;
        }
        let declared = matches!(
            step,
            Step::AttackDeclared
                | Step::AttackTarget
                | Step::AttackRolls
                | Step::PurchaseDeclared
                | Step::PurchaseChoice
                | Step::EndDeclared
        );
        let mine = began.seat == Some(now.active);
        !(mine && declared) && (now.turn, step) != (began.turn, began.step)
    }
}

/// The value of one player's possessions.
fn side(view: &View, seat: Seat) -> i32 {
    let player = &view.players[seat.index()];
    let here = |place| view.zone(zone(place)).iter().flatten();
    let items = here(Place::Items(seat)).filter_map(|id| view.card(*id));
    let curses = here(Place::Curses(seat)).count() as i32;
    let character = view.card(player.character).map_or(0, charge);
    souls(player)
        + coins(player)
        + hand(view, seat)
        + items.map(|card| item(view, card)).sum::<i32>()
        + character
        - 40 * curses
        + 60 * player.attack
        + 25 * player.max_hp
        + 3 * player.hp
        + 5 * i32::from(player.loot_plays.min(player.hand))
        + 80 * (i32::from(player.extra_turns) - i32::from(player.skipped_turns))
        + attack(view, seat)
}

/// The last souls are worth most.
fn souls(player: &PlayerView) -> i32 {
    let have = i32::from(player.souls.min(player.goal));
    500 * have + 120 * have * have
}

/// The value of one more soul.
fn next_soul(have: i32, goal: i32) -> i32 {
    if have + 1 >= goal {
        return 5_000;
    }
    620 + 240 * have
}

/// ¢ are worth most up to what a purchase costs.
fn coins(player: &PlayerView) -> i32 {
    let price = player.price.max(1);
    let first = player.coins.min(price);
    let second = (player.coins - price).clamp(0, price);
    let rest = (player.coins - 2 * price).max(0);
    9 * first + 7 * second + 3 * rest
}

/// Loot cards: those that are seen by what they are.
fn hand(view: &View, seat: Seat) -> i32 {
    let cards = view.zone(zone(Place::Hand(seat))).iter();
    let worth = cards.map(|id| {
        id.and_then(|id| view.card(id))
            .map_or(14, |card| loot(view, card))
    });
    worth.sum()
}

fn loot(view: &View, card: &CardView) -> i32 {
    let def = &view.content.cards[usize::from(card.face)];
    match def.group {
        Some(Group::Coin1) => 3,
        Some(Group::Coin2) => 6,
        Some(Group::Coin3) => 9,
        Some(Group::Coin4) => 12,
        Some(Group::Coin5) => 15,
        Some(Group::Trinket) => 40,
        Some(Group::LostSoul) => 400,
        Some(Group::Pill) => 14,
        _ => 20,
    }
}

fn item(view: &View, card: &CardView) -> i32 {
    let def = &view.content.cards[usize::from(card.face)];
    let worth = match (def.kind, def.group) {
        (CardKind::StartingItem, _) => 100,
        (_, Some(Group::OneUse)) => 60,
        (_, Some(Group::Trinket)) => 75,
        _ => 110,
    };
    worth + charge(card) + 5 * card.counters + 300 * i32::from(card.souls)
}

/// Charged things can be used.
fn charge(card: &CardView) -> i32 {
    if card.deactivated { 0 } else { 4 }
}

/// The expected gain of the running attack for its attacker, or of the attack that the active player may still
/// declare.
fn attack(view: &View, seat: Seat) -> i32 {
    if view.active != seat {
        return 0;
    }
    let player = &view.players[seat.index()];
    let next = next_soul(player.souls.into(), player.goal.into());
    let loss = loss(view, seat);
    let promised = |card: &CardView| {
        let foe = Foe {
            hp: card.hp,
            evasion: card.evasion.into(),
            attack: card.attack,
        };
        let won = fight::chance(player.hp, player.attack, foe);
        let def = view.content.cards.get(usize::from(card.face));
        let gain = def.map_or(0, fight::reward) + next * i32::from(card.souls);
        fight::promise(won, gain, loss)
    };
    if let Some(running) = &view.attack {
        let target = running.target.and_then(|id| view.card(id));
        return target.map_or(0, promised);
    }
    if view.step.phase() != Phase::Action || player.attacks == 0 || player.dead {
        return 0;
    }
    let must = |card: &CardView| view.musts.contains(&Ref::Object(card.id));
    let forced = view.cards.iter().any(must);
    let open = view.cards.iter();
    let open = open.filter(|card| card.attackable && (!forced || must(card)));
    let best = open.map(promised).max().unwrap_or(0);
    if forced { best } else { 97 * best.max(0) / 100 }
}

/// The cost of dying (F-130 to F-133): an item, a loot card, a coin, and the actions left this turn.
fn loss(view: &View, seat: Seat) -> i32 {
    let player = &view.players[seat.index()];
    let items = view.zone(zone(Place::Items(seat))).iter().flatten();
    let lost = items.filter_map(|id| view.card(*id));
    let lost = lost.filter(|card| !card.keywords.has(Keyword::Eternal));
    let item = lost.map(|card| item(view, card)).min().unwrap_or(0);
    let buys = player.purchases > 0 && player.coins >= player.price;
    item + if player.hand > 0 { 14 } else { 0 } + 9 + if buys { 30 } else { 0 } + 15
}
