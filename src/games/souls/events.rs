//! The events of Souls.

use crate::table::{ObjectId, Ref, Seat, ZoneId, events};

use super::step::{Phase, Step};
use crate::cards::{CardEvent, CardEventWord, EntryId};

events! {
    /// Something that happened. Files and logs know each by its word. The `player` of a card or an entry is its
    /// controller; a `source` or a `thing` is a card or a player; a die `shows` 1 to 6.
    pub enum Event, EventWord, Card(CardEvent, CardEventWord) {
        /// A character was dealt or chosen (F-51).
        Character = "character" { player: Seat = seat, card: ObjectId = subject },
        /// A bonus soul was laid out.
        Bonus = "bonus" {
            /// Always the first seat.
            player: Seat = seat,
            card: ObjectId = subject,
        },
        /// A player rolled for the first turn.
        FirstRoll = "first_roll" { player: Seat = seat, shows: u8 = amount },
        /// The lowest roll: somebody takes the first turn.
        First = "first" { player: Seat = seat },
        /// A turn began.
        Turn = "turn" {
            player: Seat = seat,
            /// Which turn of the game, from 1.
            turn: u16 = amount,
        },
        /// A phase began (F-01).
        Phase = "phase" { player: Seat = seat, phase: Phase = amount },
        /// A step began.
        Step = "step" { player: Seat = seat, step: Step = amount },
        /// A player passed priority (F-68).
        Pass = "pass" { player: Seat = seat },
        /// A card changed places.
        Move = "move" {
            /// Whose hand or things, else the active player.
            player: Seat = seat,
            /// The card; `None` for who may not see it.
            card: Option<ObjectId> = subject,
            from: ZoneId = from,
            to: ZoneId = to,
        },
        /// Something was put on the stack.
        Push = "push" {
            player: Seat = seat,
            entry: EntryId = subject,
            source: ObjectId = from,
            /// Its first target, unless that is in a hand.
            target: Ref = to,
            /// What the die shows, or how much damage.
            amount: i32 = amount,
        },
        /// An entry of the stack resolves (F-68).
        Resolve = "resolve" { player: Seat = seat, entry: EntryId = subject, source: ObjectId = from },
        /// All targets of an entry were gone (F-76).
        Fizzle = "fizzle" { player: Seat = seat, entry: EntryId = subject, source: ObjectId = from },
        /// An entry left the stack without effect (F-79).
        Cancel = "cancel" { player: Seat = seat, entry: EntryId = subject, source: ObjectId = from },
        /// A die was cast.
        Roll = "roll" { player: Seat = seat, entry: EntryId = subject, shows: i32 = amount },
        /// A die was cast again (R41).
        Reroll = "reroll" { player: Seat = seat, entry: EntryId = subject, shows: i32 = amount },
        /// A roll was changed (F-84 to F-86).
        ChangeRoll = "change_roll" { player: Seat = seat, entry: EntryId = subject, shows: i32 = amount },
        /// A roll counts.
        Rolled = "rolled" {
            player: Seat = seat, entry: EntryId = subject, source: ObjectId = from, shows: i32 = amount,
        },
        /// A token is made (R73).
        Spawn = "spawn" { player: Seat = seat, card: ObjectId = subject },
        /// An attack roll hit.
        Hit = "hit" { player: Seat = seat, target: ObjectId = to, shows: i32 = amount },
        /// An attack roll missed.
        Miss = "miss" { player: Seat = seat, target: ObjectId = to, shows: i32 = amount },
        /// Damage was marked.
        Damage = "damage" {
            player: Seat = seat, thing: ObjectId = subject, source: ObjectId = from, amount: i32 = amount,
        },
        /// Damage on the stack is aimed at something else.
        Redirect = "redirect" {
            player: Seat = seat,
            source: ObjectId = subject,
            /// The card or the player that it will be dealt to.
            target: ObjectId = to,
            amount: i32 = amount,
        },
        /// Damage was healed.
        Heal = "heal" { player: Seat = seat, thing: ObjectId = subject, amount: i32 = amount },
        /// All hit points were lost.
        Kill = "kill" { player: Seat = seat, thing: ObjectId = subject },
        /// A monster or player died (F-121, F-128).
        Die = "die" {
            /// Who died, or the active player.
            player: Seat = seat,
            thing: ObjectId = subject,
        },
        /// A death was prevented or cancelled (F-80).
        Saved = "saved" { player: Seat = seat, thing: ObjectId = subject },
        /// A card was destroyed (F-152).
        Destroy = "destroy" { player: Seat = seat, card: ObjectId = subject },
        /// A player got or lost ¢.
        Coins = "coins" {
            player: Seat = seat,
            /// The other player, if not the bank.
            from: Option<Seat> = from,
            /// How many ¢; below 0 they are lost.
            coins: i32 = amount,
        },
        /// A card was recharged.
        Recharge = "recharge" { player: Seat = seat, card: ObjectId = subject },
        /// A card was deactivated.
        Deactivate = "deactivate" { player: Seat = seat, card: ObjectId = subject },
        /// Counters came to a card or left it.
        Counters = "counters" {
            player: Seat = seat,
            card: ObjectId = subject,
            /// How many more; below 0 so many fewer.
            counters: i32 = amount,
        },
        /// A player gained a soul.
        Soul = "soul" { player: Seat = seat, card: ObjectId = subject, souls: i32 = amount },
        /// An effect changed a card or a player.
        Grant = "grant" { player: Seat = seat, card: ObjectId = subject },
        /// An effect that changed a card or a player ended.
        Ends = "ends" { player: Seat = seat, card: ObjectId = subject },
        /// A card became another card (R75).
        Become = "become" {
            player: Seat = seat,
            card: ObjectId = subject,
            /// What it is now, by index in the content.
            face: u16 = amount,
        },
        /// A card became a copy (F-120).
        Copy = "copy" { player: Seat = seat, card: ObjectId = subject, of: ObjectId = to },
        /// An attack was declared (F-25).
        DeclareAttack = "declare_attack" { player: Seat = seat },
        /// The target of an attack was named (F-91).
        Attack = "attack" {
            player: Seat = seat,
            /// A monster, a player, or the monster deck.
            target: Ref = to,
        },
        /// Another player rolls in the attack too (F-95).
        Helper = "helper" { player: Seat = seat, helper: Seat = to },
        /// The attack is over (F-103).
        AttackEnds = "attack_ends" {
            player: Seat = seat,
            /// What was attacked, if anything was named.
            target: Option<ObjectId> = to,
        },
        /// The attack was cancelled (F-105, F-112).
        AttackCancelled = "attack_cancelled" {
            player: Seat = seat,
            /// What was attacked, if anything was named.
            target: Option<ObjectId> = to,
        },
        /// Something must be attacked this turn (F-92).
        Must = "must" {
            player: Seat = seat,
            /// A monster, a player, or the monster deck.
            target: Ref = subject,
        },
        /// A purchase was declared (F-26).
        DeclarePurchase = "declare_purchase" { player: Seat = seat },
        /// Something was bought (F-145).
        Buy = "buy" { player: Seat = seat, card: ObjectId = subject, price: i32 = amount },
        /// A player had too few ¢ for the purchase (F-143).
        PurchaseFails = "purchase_fails" { player: Seat = seat, price: i32 = amount },
        /// The end of the turn was declared (F-27).
        DeclareEnd = "declare_end" { player: Seat = seat },
        /// The turn goes on: something must still be attacked.
        WithdrawEnd = "withdraw_end" { player: Seat = seat },
        /// The turn ends at once (F-40).
        EndTurn = "end_turn" { player: Seat = seat },
        /// A player may play more loot cards this turn.
        LootPlay = "loot_play" { player: Seat = seat, more: u8 = amount },
        /// A player may attack more often this turn.
        MoreAttacks = "more_attacks" { player: Seat = seat, more: u8 = amount },
        /// A player may buy more often this turn.
        MorePurchases = "more_purchases" { player: Seat = seat, more: u8 = amount },
        /// A player takes an extra turn.
        ExtraTurn = "extra_turn" { player: Seat = seat, more: u8 = amount },
        /// The next turn of a player will be skipped.
        SkipTurn = "skip_turn" { player: Seat = seat, more: u8 = amount },
        /// A turn was skipped.
        Skipped = "skipped" { player: Seat = seat },
        /// The timer went down (F-171).
        Timer = "timer" { player: Seat = seat, left: u8 = amount },
        /// The active player gets the reward of a monster.
        Reward = "reward" { player: Seat = seat, card: ObjectId = subject },
        /// There are more slots from now on.
        Slots = "slots" { player: Seat = seat, first: ZoneId = subject, slots: u8 = amount },
        /// A deck was shuffled.
        Shuffle = "shuffle" { player: Seat = seat, deck: ZoneId = subject },
        /// A card of a hand is taken at random.
        AtRandom = "at_random" {
            /// Who takes it, or discards it.
            player: Seat = seat,
            from: Seat = to,
        },
        /// A card that was looked at was put back.
        Scry = "scry" { player: Seat = seat, under: bool = amount },
        /// A player voted.
        Vote = "vote" { player: Seat = seat, source: ObjectId = subject, way: u8 = amount },
        /// ¢ were offered or asked for (F-174).
        Offer = "offer" {
            player: Seat = seat,
            /// The other player.
            with: Seat = to,
            /// How many ¢; below 0 they are asked for.
            coins: i32 = amount,
        },
        /// An offer was accepted.
        Accept = "accept" { player: Seat = seat, by: Seat = to },
        /// An offer was rejected.
        Decline = "decline" { player: Seat = seat, by: Seat = to },
        /// An effect waits for its moment (R61).
        Delayed = "delayed" { player: Seat = seat, source: ObjectId = subject },
        /// A player gave up (R59).
        Concede = "concede" { player: Seat = seat },
        /// A player won.
        Win = "win" { player: Seat = seat },
    }
}
