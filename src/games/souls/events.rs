//! The events of Souls.

use crate::table::{ObjectId, Ref, Seat, ZoneId, events};

use super::step::{Phase, Step};
use crate::cards::{CardEvent, CardEventWord, EntryId};

events! {
    /// Something that happened. Files and logs know each by its word.
    pub enum Event, EventWord, Card(CardEvent, CardEventWord) {
        /// A character was dealt or chosen (F-51).
        Character = "character" {
            #[doc = "Who."] player: Seat = seat,
            #[doc = "The card."] card: ObjectId = subject,
        },
        /// A bonus soul was laid out.
        Bonus = "bonus" {
            #[doc = "Always the first seat."] player: Seat = seat,
            #[doc = "The bonus soul."] card: ObjectId = subject,
        },
        /// A player rolled for the first turn.
        FirstRoll = "first_roll" {
            /// Who.
            player: Seat = seat,
            /// What the die shows, 1 to 6.
            shows: u8 = amount,
        },
        /// The lowest roll: somebody takes the first turn.
        First = "first" { #[doc = "Who."] player: Seat = seat },
        /// A turn began.
        Turn = "turn" {
            /// Whose turn.
            player: Seat = seat,
            /// Which turn of the game, from 1.
            turn: u16 = amount,
        },
        /// A phase began (F-01).
        Phase = "phase" {
            /// The active player.
            player: Seat = seat,
            /// The phase.
            phase: Phase = amount,
        },
        /// A step began.
        Step = "step" {
            /// The active player.
            player: Seat = seat,
            /// The step.
            step: Step = amount,
        },
        /// A player passed priority (F-68).
        Pass = "pass" { #[doc = "Who."] player: Seat = seat },
        /// A card changed places.
        Move = "move" {
            /// Whose hand or things, else the active player.
            player: Seat = seat,
            /// The card; `None` for who may not see it.
            card: Option<ObjectId> = subject,
            /// Where from.
            from: ZoneId = from,
            /// Where to.
            to: ZoneId = to,
        },
        /// Something was put on the stack.
        Push = "push" {
            /// Who controls it.
            player: Seat = seat,
            /// The entry of the stack.
            entry: EntryId = subject,
            /// The card or the player that it comes from.
            source: ObjectId = from,
            /// Its first target, unless that is in a hand.
            target: Ref = to,
            /// What the die shows, or how much damage.
            amount: i32 = amount,
        },
        /// An entry of the stack resolves (F-68).
        Resolve = "resolve" {
            /// Who controls it.
            player: Seat = seat,
            /// The entry of the stack.
            entry: EntryId = subject,
            /// The card or the player that it comes from.
            source: ObjectId = from,
        },
        /// All targets of an entry were gone (F-76).
        Fizzle = "fizzle" {
            /// Who controls it.
            player: Seat = seat,
            /// The entry of the stack.
            entry: EntryId = subject,
            /// The card or the player that it comes from.
            source: ObjectId = from,
        },
        /// An entry left the stack without effect (F-79).
        Cancel = "cancel" {
            /// Who controls it.
            player: Seat = seat,
            /// The entry of the stack.
            entry: EntryId = subject,
            /// The card or the player that it comes from.
            source: ObjectId = from,
        },
        /// A die was cast.
        Roll = "roll" {
            /// Who.
            player: Seat = seat,
            /// The entry of the stack.
            entry: EntryId = subject,
            /// What the die shows, 1 to 6.
            shows: i32 = amount,
        },
        /// A die was cast again (R41).
        Reroll = "reroll" {
            /// Whose roll.
            player: Seat = seat,
            /// The entry of the stack.
            entry: EntryId = subject,
            /// What the die shows now, 1 to 6.
            shows: i32 = amount,
        },
        /// A roll was changed (F-84 to F-86).
        ChangeRoll = "change_roll" {
            /// Whose roll.
            player: Seat = seat,
            /// The entry of the stack.
            entry: EntryId = subject,
            /// What it is now, 1 to 6.
            shows: i32 = amount,
        },
        /// A roll counts.
        Rolled = "rolled" {
            /// Whose roll.
            player: Seat = seat,
            /// The entry of the stack.
            entry: EntryId = subject,
            /// The card or the player that it comes from.
            source: ObjectId = from,
            /// As how much, 1 to 6.
            shows: i32 = amount,
        },
        /// A token is made (R73).
        Spawn = "spawn" { #[doc = "For whom."] player: Seat = seat, #[doc = "The token."] card: ObjectId = subject },
        /// An attack roll hit.
        Hit = "hit" {
            /// Who rolled.
            player: Seat = seat,
            /// The attacked monster or player.
            target: ObjectId = to,
            /// The roll, 1 to 6.
            shows: i32 = amount,
        },
        /// An attack roll missed.
        Miss = "miss" {
            #[doc = "Who rolled."] player: Seat = seat,
            #[doc = "The attacked monster or player."] target: ObjectId = to,
            #[doc = "The roll, 1 to 6."] shows: i32 = amount,
        },
        /// Damage was marked.
        Damage = "damage" {
            /// Who controls it.
            player: Seat = seat,
            /// The card or the player.
            thing: ObjectId = subject,
            /// The card or the player that it comes from.
            source: ObjectId = from,
            /// How much.
            amount: i32 = amount,
        },
        /// Damage on the stack is aimed at something else.
        Redirect = "redirect" {
            /// Who controls what it comes from.
            player: Seat = seat,
            /// The card or the player that it comes from.
            source: ObjectId = subject,
            /// The card or the player that it will be dealt to.
            target: ObjectId = to,
            /// How much.
            amount: i32 = amount,
        },
        /// Damage was healed.
        Heal = "heal" {
            #[doc = "Who controls it."] player: Seat = seat,
            #[doc = "The card or the player."] thing: ObjectId = subject,
            #[doc = "How much."] amount: i32 = amount,
        },
        /// All hit points were lost.
        Kill = "kill" {
            /// Who controls it.
            player: Seat = seat,
            /// The card or the player.
            thing: ObjectId = subject,
        },
        /// A monster or player died (F-121, F-128).
        Die = "die" {
            /// Who died, or the active player.
            player: Seat = seat,
            /// The card or the player.
            thing: ObjectId = subject,
        },
        /// A death was prevented or cancelled (F-80).
        Saved = "saved" {
            /// Who controls it.
            player: Seat = seat,
            /// The card or the player.
            thing: ObjectId = subject,
        },
        /// A card was destroyed (F-152).
        Destroy = "destroy" {
            /// Who controls it.
            player: Seat = seat,
            /// The card.
            card: ObjectId = subject,
        },
        /// A player got or lost ¢.
        Coins = "coins" {
            /// Who.
            player: Seat = seat,
            /// The other player, if not the bank.
            from: Option<Seat> = from,
            /// How many ¢; below 0 they are lost.
            coins: i32 = amount,
        },
        /// A card was recharged.
        Recharge = "recharge" {
            /// Who controls it.
            player: Seat = seat,
            /// The card.
            card: ObjectId = subject,
        },
        /// A card was deactivated.
        Deactivate = "deactivate" {
            /// Who controls it.
            player: Seat = seat,
            /// The card.
            card: ObjectId = subject,
        },
        /// Counters came to a card or left it.
        Counters = "counters" {
            /// Who controls it.
            player: Seat = seat,
            /// The card.
            card: ObjectId = subject,
            /// How many more; below 0 so many fewer.
            counters: i32 = amount,
        },
        /// A player gained a soul.
        Soul = "soul" {
            /// Who.
            player: Seat = seat,
            /// The card.
            card: ObjectId = subject,
            /// How many souls it is worth.
            souls: i32 = amount,
        },
        /// An effect changed a card or a player.
        Grant = "grant" {
            /// Who controls it.
            player: Seat = seat,
            /// The card or the player.
            card: ObjectId = subject,
        },
        /// An effect that changed a card or a player ended.
        Ends = "ends" {
            /// Who controls it.
            player: Seat = seat,
            /// The card or the player.
            card: ObjectId = subject,
        },
        /// A card became another card (R75).
        Become = "become" {
            #[doc = "Who controls it."] player: Seat = seat, #[doc = "The card."] card: ObjectId = subject,
            #[doc = "What it is now, by index in the content."] face: u16 = amount,
        },
        /// A card became a copy (F-120).
        Copy = "copy" {
            #[doc = "Who controls it."] player: Seat = seat, #[doc = "The card."] card: ObjectId = subject,
            #[doc = "Of what."] of: ObjectId = to,
        },
        /// An attack was declared (F-25).
        DeclareAttack = "declare_attack" { #[doc = "Who."] player: Seat = seat },
        /// The target of an attack was named (F-91).
        Attack = "attack" {
            /// Who.
            player: Seat = seat,
            /// A monster, a player, or the monster deck.
            target: Ref = to,
        },
        /// Another player rolls in the attack too (F-95).
        Helper = "helper" {
            /// The active player.
            player: Seat = seat,
            /// Who helps.
            helper: Seat = to,
        },
        /// The attack is over (F-103).
        AttackEnds = "attack_ends" {
            /// The active player.
            player: Seat = seat,
            /// What was attacked, if anything was named.
            target: Option<ObjectId> = to,
        },
        /// The attack was cancelled (F-105, F-112).
        AttackCancelled = "attack_cancelled" {
            /// The active player.
            player: Seat = seat,
            /// What was attacked, if anything was named.
            target: Option<ObjectId> = to,
        },
        /// Something must be attacked this turn (F-92).
        Must = "must" {
            /// The active player.
            player: Seat = seat,
            /// A monster, a player, or the monster deck.
            target: Ref = subject,
        },
        /// A purchase was declared (F-26).
        DeclarePurchase = "declare_purchase" { #[doc = "Who."] player: Seat = seat },
        /// Something was bought (F-145).
        Buy = "buy" {
            /// Who.
            player: Seat = seat,
            /// The item.
            card: ObjectId = subject,
            /// For how many ¢.
            price: i32 = amount,
        },
        /// A player had too few ¢ for the purchase (F-143).
        PurchaseFails = "purchase_fails" {
            /// Who.
            player: Seat = seat,
            /// How many ¢ were needed.
            price: i32 = amount,
        },
        /// The end of the turn was declared (F-27).
        DeclareEnd = "declare_end" { #[doc = "Who."] player: Seat = seat },
        /// The turn goes on: something must still be attacked.
        WithdrawEnd = "withdraw_end" { #[doc = "The active player."] player: Seat = seat },
        /// The turn ends at once (F-40).
        EndTurn = "end_turn" { #[doc = "The active player."] player: Seat = seat },
        /// A player may play more loot cards this turn.
        LootPlay = "loot_play" {
            /// Who.
            player: Seat = seat,
            /// How many.
            more: u8 = amount,
        },
        /// A player may attack more often this turn.
        MoreAttacks = "more_attacks" {
            /// Who.
            player: Seat = seat,
            /// How often.
            more: u8 = amount,
        },
        /// A player may buy more often this turn.
        MorePurchases = "more_purchases" {
            /// Who.
            player: Seat = seat,
            /// How often.
            more: u8 = amount,
        },
        /// A player takes an extra turn.
        ExtraTurn = "extra_turn" {
            /// Who.
            player: Seat = seat,
            /// How many.
            more: u8 = amount,
        },
        /// The next turn of a player will be skipped.
        SkipTurn = "skip_turn" {
            /// Who.
            player: Seat = seat,
            /// How many.
            more: u8 = amount,
        },
        /// A turn was skipped.
        Skipped = "skipped" { #[doc = "Whose."] player: Seat = seat },
        /// The timer went down (F-171).
        Timer = "timer" {
            /// The active player.
            player: Seat = seat,
            /// How many turns are left.
            left: u8 = amount,
        },
        /// The active player gets the reward of a monster.
        Reward = "reward" {
            /// The active player.
            player: Seat = seat,
            /// The monster.
            card: ObjectId = subject,
        },
        /// There are more slots from now on.
        Slots = "slots" {
            /// The active player.
            player: Seat = seat,
            /// The first slot of that kind.
            first: ZoneId = subject,
            /// How many there are now.
            slots: u8 = amount,
        },
        /// A deck was shuffled.
        Shuffle = "shuffle" {
            /// The active player.
            player: Seat = seat,
            /// The deck.
            deck: ZoneId = subject,
        },
        /// A card of a hand is taken at random.
        AtRandom = "at_random" {
            /// Who takes it, or discards it.
            player: Seat = seat,
            /// From whose hand.
            from: Seat = to,
        },
        /// A card that was looked at was put back.
        Scry = "scry" {
            /// Who.
            player: Seat = seat,
            /// Whether under the deck instead of on top.
            under: bool = amount,
        },
        /// A player voted.
        Vote = "vote" {
            #[doc = "Who."] player: Seat = seat,
            #[doc = "The card that asks for it."] source: ObjectId = subject,
            #[doc = "For which of its ways, from 0."] way: u8 = amount,
        },
        /// ¢ were offered or asked for (F-174).
        Offer = "offer" {
            #[doc = "Who."] player: Seat = seat, #[doc = "The other player."] with: Seat = to,
            #[doc = "How many ¢; below 0 they are asked for."] coins: i32 = amount,
        },
        /// An offer was accepted.
        Accept = "accept" { #[doc = "Who."] player: Seat = seat, #[doc = "Whose offer."] by: Seat = to },
        /// An offer was rejected.
        Decline = "decline" { #[doc = "Who."] player: Seat = seat, #[doc = "Whose offer."] by: Seat = to },
        /// An effect waits for its moment (R61).
        Delayed = "delayed" { #[doc = "Whose it is."] player: Seat = seat, #[doc = "Its card."] source: ObjectId = subject },
        /// A player gave up (R59).
        Concede = "concede" { #[doc = "Who."] player: Seat = seat },
        /// A player won.
        Win = "win" { #[doc = "Who."] player: Seat = seat },
    }
}
