//! What happens in a game of Biomes, as the log has it.

use crate::cards::counters::CounterKind;
use crate::cards::{CardEvent, CardEventWord, EntryId};
use crate::table::{ObjectId, Ref, Seat, ZoneId, events};

use super::content::Energy;
use super::ids::LaneId;
use super::slots::{BiomeIndex, Buff, Durability};
use super::state::Part;
use super::{Phase, Step};

events! {
    /// What happens, oldest first in the log. Where a hand or a deck hides a card its field is `None` for others.
    pub enum Event, EventWord, Card(CardEvent, CardEventWord) {
        /// A match of the game begins (N-05).
        Match = "match" {
            /// Who takes the first turn.
            starting: Seat = seat,
            number: u8 = amount,
        },
        /// A biome is part of the match (N-12).
        Biome = "biome" { biome: LaneId = subject, kind: BiomeIndex = to },
        /// A deck was shuffled.
        Shuffle = "shuffle" { player: Seat = seat },
        /// The opening hand was kept (N-08).
        Keep = "keep" { player: Seat = seat },
        /// A new opening hand was drawn (N-07).
        Mulligan = "mulligan" {
            player: Seat = seat,
            /// How many that seat has taken with it.
            taken: u8 = amount,
        },
        /// A turn began (N-13).
        Turn = "turn" {
            player: Seat = seat,
            /// Turns begun in the match with this one, both players together.
            number: u16 = amount,
        },
        /// A phase began (N-14).
        Phase = "phase" { player: Seat = seat, phase: Phase = amount },
        /// A step began.
        Step = "step" { player: Seat = seat, step: Step = amount },
        /// Nothing more was done in a window.
        Pass = "pass" { player: Seat = seat },
        /// An energy store was emptied (N-53).
        Fade = "fade" { player: Seat = seat },
        /// Energy entered a store (N-49).
        Energy = "energy" { player: Seat = seat, energy: Energy = subject, amount: u8 = amount },
        /// An action went on the queue.
        Push = "push" {
            controller: Seat = seat,
            /// The card, constant or biome whose action it is.
            source: ObjectId = subject,
            entry: EntryId = from,
            /// Its first target, of any kind; nothing for none or one in a hand.
            target: Ref = to,
            /// All of it for a card that was played, else the skill.
            part: Part = amount,
        },
        /// An action is executed (N-58).
        Execute = "execute" {
            controller: Seat = seat,
            /// The card, constant or biome whose action it is.
            source: ObjectId = subject,
            entry: EntryId = from,
            /// All of it for a card that was played, else the skill.
            part: Part = amount,
        },
        /// An action came to nothing (N-63).
        Cancel = "cancel" {
            controller: Seat = seat,
            /// The card, constant or biome whose action it is.
            source: ObjectId = subject,
            entry: EntryId = from,
        },
        /// A card changed zones.
        Move = "move" {
            player: Seat = seat,
            /// The card; `None` where neither zone shows it.
            card: Option<ObjectId> = subject,
            from: ZoneId = from,
            to: ZoneId = to,
        },
        /// A card in hand became an anomaly (N-42).
        Convert = "convert" {
            player: Seat = seat,
            /// The card; `None` for everybody else.
            card: Option<ObjectId> = subject,
            /// Index of the anomaly in the content; 0 for everybody else.
            anomaly: u16 = amount,
        },
        /// An anomaly was played (N-46).
        Anomaly = "anomaly" { player: Seat = seat, card: ObjectId = subject },
        /// Gear or a modification was attached.
        Attach = "attach" { controller: Seat = seat, card: ObjectId = subject, host: ObjectId = to },
        /// Gear stays behind where its agent left (N-69).
        Detach = "detach" { owner: Seat = seat, gear: ObjectId = subject },
        /// A constant is terminated (N-65).
        Terminate = "terminate" { controller: Seat = seat, card: ObjectId = subject },
        /// A constant was locked.
        Lock = "lock" { controller: Seat = seat, card: ObjectId = subject },
        /// A constant was unlocked.
        Unlock = "unlock" { controller: Seat = seat, card: ObjectId = subject },
        /// Damage of an agent was marked (N-125).
        Damage = "damage" {
            controller: Seat = seat,
            card: ObjectId = subject,
            /// What dealt it, if anything did.
            source: Option<ObjectId> = from,
            /// How much, 1 or more.
            amount: i32 = amount,
        },
        /// All damage of an agent is gone (N-140).
        Heal = "heal" { controller: Seat = seat, card: ObjectId = subject },
        /// An object on the planet becomes another card (D35).
        Become = "become" {
            controller: Seat = seat,
            card: ObjectId = subject,
            /// What it is now, by index in the content.
            face: u16 = amount,
        },
        /// An effect changes the attack and defense of an agent.
        Buff = "buff" { controller: Seat = seat, card: ObjectId = subject, change: Buff = to },
        /// An agent gets markers.
        Marker = "marker" { controller: Seat = seat, card: ObjectId = subject, markers: u8 = amount },
        /// Something gets a keyword.
        Grant = "grant" { controller: Seat = seat, card: ObjectId = subject },
        /// An agent changes its reach.
        Shift = "shift" { controller: Seat = seat, card: ObjectId = subject },
        /// A function in hand or a skill becomes quicker (N-153).
        Overclock = "overclock" {
            controller: Seat = seat,
            /// The card; `None` for everybody else if it is in hand.
            card: Option<ObjectId> = subject,
            /// By how much; 0 where the card is hidden.
            speed: u8 = amount,
        },
        /// Effects of the turn ended (N-142).
        FadeEffects = "fade_effects" { player: Seat = seat, effects: usize = amount },
        /// A player cannot draw (N-21).
        Collapse = "collapse" { player: Seat = seat },
        /// A die was rolled (D30).
        Roll = "roll" {
            player: Seat = seat,
            /// The card or biome whose text says so.
            source: ObjectId = subject,
            /// What it shows, 1 to 6.
            shows: u8 = amount,
        },
        /// The counters of a kind on a constant become more or fewer.
        Counters = "counters" {
            controller: Seat = seat,
            card: ObjectId = subject,
            counter: CounterKind = to,
            /// How many more, or with a minus fewer.
            change: i32 = amount,
        },
        /// A player will take an extra turn.
        ExtraTurn = "extra_turn" { player: Seat = seat },
        /// A player will skip a turn.
        SkipTurn = "skip_turn" { player: Seat = seat },
        /// There will be another battle phase this turn.
        AnotherBattle = "another_battle" { player: Seat = seat },
        /// All battle damage in a biome this turn will be prevented (D105).
        Truce = "truce" { player: Seat = seat, biome: LaneId = subject },
        /// An effect waits for its moment (D22).
        Delay = "delay" { controller: Seat = seat, source: ObjectId = subject, part: Part = amount },
        /// A scanned card was put back.
        Scan = "scan" {
            player: Seat = seat,
            /// Whether under the deck instead of on top.
            under: bool = amount,
        },
        /// An agent was selected to advance (N-75).
        Select = "select" { player: Seat = seat, agent: ObjectId = subject, to: LaneId = to },
        /// An agent attacks (N-96).
        Attack = "attack" { player: Seat = seat, attacker: ObjectId = subject, biome: LaneId = to },
        /// An agent defends (N-105).
        Defend = "defend" {
            /// The other player.
            player: Seat = seat,
            defender: ObjectId = subject,
            attacker: ObjectId = to,
        },
        /// A defender is next in the damage order (N-108).
        Order = "order" { player: Seat = seat, defender: ObjectId = subject, attacker: ObjectId = to },
        /// The durability of a sector changed.
        Durability = "durability" {
            player: Seat = seat,
            sector: ObjectId = subject,
            change: i32 = amount,
            /// What it has now.
            left: Durability = to,
        },
        /// A sector was lost (N-131).
        LoseSector = "lose_sector" { player: Seat = seat, biome: LaneId = subject },
        /// Nothing more can be made: the table is full.
        Full = "full" { player: Seat = seat },
        /// A player gave up (N-146).
        Concede = "concede" {
            player: Seat = seat,
            /// The whole game instead of this match.
            game: bool = amount,
        },
        /// One player won the match.
        WinMatch = "win_match" { player: Seat = seat },
        /// Nobody won the match; it is replayed (N-10).
        DrawMatch = "draw_match" { player: Seat = seat },
        /// One player won the game.
        WinGame = "win_game" { player: Seat = seat },
        /// Nobody won the game.
        DrawGame = "draw_game" { player: Seat = seat },
    }
}
