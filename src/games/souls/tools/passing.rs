//! Souls: where to be asked, and what waits on the stack.

use crate::games::souls::choices::ChoiceWord;
use crate::games::souls::content::Card;
use crate::games::souls::{
    EntryView, EntryViewKind, Mode, Place, Souls, Step, TURN, Topic, View, place, player_id,
    seat_of,
};
use crate::table::{Choice, Decision, Ref, Seat, StepSet};
use crate::tools::passing::{
    AutomaticAnswer, Passes, PassingGame, PassingSettings, PassingSituation, Side, Stops, Trigger,
    Waiting, aimed, pass_automatically,
};

/// The kinds of entries that can wait on the stack, as the stops count them.
pub const ENTRY_KINDS: [EntryViewKind; 6] = [
    EntryViewKind::Loot,
    EntryViewKind::Ability,
    EntryViewKind::Trigger,
    EntryViewKind::Roll,
    EntryViewKind::Damage,
    EntryViewKind::Death,
];

impl PassingGame for Souls {
    const AUTOMATIC_ANSWER: AutomaticAnswer<View> = |view, seat, decision, habits| {
        let open = Some(decision).filter(|open| Self::is_window(open))?;
        let idle = |c: &Choice| c.is_any(Self::IDLE);
        if would_kill(view, seat) && !open.options.iter().all(idle) {
            return None;
        }
        pass_automatically::<Self>(view, seat, open, habits)
    };

    /// The usual stops of most people: at dice, at the loot and abilities of others, at deaths, and before the turn of
    /// another player ends. A roll is asked about once: there is no stop before it and at what it leads to.
    fn usual() -> PassingSettings {
        let mut stops = Stops::NONE;
        if let Some(at) = Self::window(Step::EndDeclared) {
            stops.set_step(at, Side::Others, true);
        }
        for (at, kind) in ENTRY_KINDS.into_iter().enumerate() {
            let (own, others) = match kind {
                EntryViewKind::Roll => (true, false),
                EntryViewKind::Loot | EntryViewKind::Ability => (false, true),
                EntryViewKind::Death => (true, true),
                EntryViewKind::Trigger | EntryViewKind::Damage => (false, false),
            };
            stops.set_kind(at, Side::Own, own);
            stops.set_kind(at, Side::Others, others);
        }
        PassingSettings {
            passes: true,
            stops,
        }
    }

    fn is_window(decision: &Decision) -> bool {
        Topic::Act.is_of(decision) && decision.options.contains(&Choice::new("pass"))
    }

    /// F-173: the timer ran out.
    fn is_lost(view: &View) -> bool {
        matches!(view.mode, Mode::Together { .. }) && view.timer == 0
    }
}

impl Passes for Souls {
    const STEPS: &'static [Step] =
        &TURN.steps::<{ TURN.count(StepSet::Windows) }>(StepSet::Windows);
    const ENTRY_KINDS: &'static [&'static str] =
        &["loot", "ability", "trigger", "roll", "damage", "death"];
    const IDLE: &'static [ChoiceWord] = &[ChoiceWord::Pass, ChoiceWord::Offer, ChoiceWord::Request];
    const ROLLS_FIGHTS: bool = true;

    /// Choosing the target belongs to the attack rolls, choosing what to buy to the purchase.
    fn window(step: Step) -> Option<usize> {
        let step = match step {
            Step::AttackTarget => Step::AttackRolls,
            Step::PurchaseChoice => Step::PurchaseDeclared,
            other => other,
        };
        Self::STEPS.iter().position(|known| *known == step)
    }

    fn moment(view: &View, seat: Seat) -> PassingSituation {
        // The attack is over, nothing more is rolled: a window that no stop is for.
        let over = view.step == Step::AttackRolls && view.attack.is_none();
        PassingSituation {
            turn: view.turn,
            side: Side::of(view.active == seat),
            window: if over {
                Some(usize::MAX)
            } else {
                Self::window(view.step)
            },
            stack: view.stack.iter().map(|e| waiting(view, e, seat)).collect(),
            fight: view.attack.is_some(),
            shows: false,
        }
    }
}

fn waiting(view: &View, entry: &EntryView, seat: Seat) -> Waiting {
    let aimed = befalls(view, entry, seat);
    // That a monster dies follows from a fight; stops at deaths are for those of players.
    let sort = match entry.kind {
        EntryViewKind::Death if !kills_player(entry) => EntryViewKind::Trigger,
        // Outside a fight a roll is a stop only for whoever can change it.
        EntryViewKind::Roll if view.attack.is_none() && !changes_rolls(view, seat) => {
            EntryViewKind::Trigger
        }
        kind => kind,
    };
    let kind = ENTRY_KINDS.iter().position(|known| *known == sort);
    let from = matches!(entry.kind, EntryViewKind::Trigger | EntryViewKind::Ability);
    Waiting {
        serial: entry.serial,
        kind: kind.unwrap_or_default(),
        side: side_of(view, entry, seat),
        foreign: !entry.game && entry.controller != seat,
        act: matches!(entry.kind, EntryViewKind::Loot | EntryViewKind::Ability),
        aimed,
        deadly: aimed && entry.kind == EntryViewKind::Death || kills(view, entry, seat),
        trigger: from.then_some(Trigger {
            face: entry.face,
            ability: entry.ability,
        }),
    }
}

/// Whether a card in the hand of a player, or one that they control, can change a roll.
fn changes_rolls(view: &View, seat: Seat) -> bool {
    let own = view.cards.iter().filter(|card| match place(card.zone) {
        Place::Hand(holder) => holder == seat,
        _ => card.in_play && card.owned && card.controller == seat,
    });
    own.filter_map(|card| view.content.cards.get(usize::from(card.face)))
        .any(Card::changes_rolls)
}

/// Whether that kills the player who is about to suffer it: something may prevent it.
fn would_kill(view: &View, seat: Seat) -> bool {
    let next = view.stack.last();
    next.is_some_and(|entry| kills(view, entry, seat))
}

/// Whether an entry is damage that takes all the hit points of a player.
fn kills(view: &View, entry: &EntryView, seat: Seat) -> bool {
    let player = view.players.get(seat.index());
    entry.kind == EntryViewKind::Damage
        && player.is_some_and(|player| entry.amount >= player.hp)
        && befalls(view, entry, seat)
}

/// Whether the death on the stack is that of a player.
fn kills_player(entry: &EntryView) -> bool {
    let target = entry.targets.first().copied();
    match target.unwrap_or(Ref::Object(entry.source)) {
        Ref::Seat(_) => true,
        Ref::Object(id) => seat_of(id).is_some(),
        _ => false,
    }
}

/// The side of an entry: damage and deaths belong to the players they hit, combat damage also to those who fight.
fn side_of(view: &View, entry: &EntryView, seat: Seat) -> Side {
    let attack = view.attack.as_ref();
    let fights = attack.is_some_and(|a| a.attacker == seat || a.helpers.contains(&seat));
    Side::of(match entry.kind {
        EntryViewKind::Damage => befalls(view, entry, seat) || entry.combat && fights,
        EntryViewKind::Death => befalls(view, entry, seat),
        _ => entry.controller == seat && !entry.game,
    })
}

/// Whether an entry is aimed at a player or at something of theirs.
fn befalls(view: &View, entry: &EntryView, seat: Seat) -> bool {
    aimed(&entry.targets, seat, |id| {
        let card = view.card(id);
        id == player_id(seat) || card.is_some_and(|card| card.owned && card.controller == seat)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choosing_the_target_belongs_to_the_attack_rolls() {
        let window = Souls::window;
        assert_eq!(window(Step::AttackTarget), window(Step::AttackRolls));
        assert_eq!(window(Step::PurchaseChoice), window(Step::PurchaseDeclared));
        assert_eq!(window(Step::Action), None);
    }
}
