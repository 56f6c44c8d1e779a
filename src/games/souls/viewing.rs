//! Makes the view of a seat.

use crate::table::{ObjectId, Ref, Seat};

use super::board::Board;
use super::ids::player_id;
use super::places::Place;
use super::state::{Entry, EntryKind, ForcedAttack};
use super::steps::may_attack;
use super::view::{AttackView, CardView, EntryView, EntryViewKind, PlayerView, View};
use super::{Mode, Phase, Topic};

/// The view of `seat`, with the cards for which `sees` holds.
pub fn view(board: &Board<'_>, seat: Option<Seat>, sees: impl Fn(ObjectId) -> bool) -> View {
    let game = &board.game;
    let seen = board.seen_zones(sees);
    let musted = |must: &ForcedAttack| must.what.to();
    let due = game.musts.iter().filter(|must| board.is_due(must));
    View {
        seat,
        content: board.content(),
        set: game.set,
        mode: game.mode,
        modules: game.modules,
        step: board.step,
        turn: u32::from(game.turn),
        active: game.active,
        starting: game.starting,
        priority: board.holder(),
        players: board
            .seats_at_table()
            .map(|s| board.player_view(s))
            .collect(),
        cards: seen.cards.iter().map(|&e| board.card_view(e)).collect(),
        zones: seen.zones,
        slots: game.slots,
        stack: game
            .stack
            .iter()
            .map(|entry| board.entry_view(seat, entry))
            .collect(),
        delayed: (game.memory.delayed.iter())
            .map(|delayed| board.entry_view(seat, &delayed.entry))
            .collect(),
        attack: game.attack.map(|attack| AttackView {
            attacker: game.active,
            target: attack.target,
            helpers: board
                .all_seats()
                .filter(|s| attack.helpers & 1 << s.0 != 0)
                .collect(),
            rolls: attack.rolls,
        }),
        given: game
            .changes
            .iter()
            .map(|change| (change.card, change.what.grant()))
            .collect(),
        musts: game.musts.iter().map(musted).collect(),
        due: due.map(musted).collect(),
        timer: game.timer,
        monster_died: game.monster_died,
        outcome: *board.outcome,
    }
}

/// What everybody sees of the running turn at a glance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TurnSummary {
    /// Turns begun, all players together.
    pub turn: u32,
    /// Whose turn it is.
    pub active: Seat,
    /// Whether the top of the stack is an attack roll; nothing if the stack is empty.
    pub attack_roll: Option<bool>,
    /// Rolls of the running attack.
    pub rolls: u8,
}

impl TurnSummary {
    /// Reads it off the board.
    pub fn of(board: &mut Board<'_>, (): ()) -> Self {
        let game = &board.game;
        let is_attack_roll = |top: &Entry| top.kind == EntryKind::Roll && top.combat;
        Self {
            turn: u32::from(game.turn),
            active: game.active,
            attack_roll: game.stack.last().map(is_attack_roll),
            rolls: game.attack.map_or(0, |attack| attack.rolls),
        }
    }
}

/// The soul value that both need in a game together, and its timer at the beginning.
pub fn together(board: &mut Board<'_>, (): ()) -> Option<(u8, u8)> {
    match board.game.mode {
        Mode::Together { goal, .. } => Some((goal, board.rules().timer)),
        Mode::Competitive => None,
    }
}

impl Board<'_> {
    /// Decks are hidden from everybody, hands from everybody else (F-58). A card or hand that is being looked at
    /// is shown to whoever looks.
    #[must_use]
    pub fn sees(&self, seat: Option<Seat>, e: ObjectId) -> bool {
        // Who only acts looks at nothing: most questions are such ones.
        let acts = Topic::Act.is_of(&self.offer.decision);
        let picks = || self.is_offered(seat, Topic::Choose, Ref::Object(e));
        match self.place_of(e) {
            Place::Deck(_) if acts => false,
            Place::Deck(_) => self.asked_about(seat, Topic::Scry) == Ref::Object(e) || picks(),
            Place::Hand(owner) => {
                seat == Some(owner)
                    || !acts && (self.asked_about(seat, Topic::Look) == Ref::Seat(owner) || picks())
            }
            Place::Gone => false,
            _ => true,
        }
    }

    /// The player with priority: in the main state the active player by default (F-12).
    fn holder(&self) -> Option<Seat> {
        let window = self.game.window.map(|window| window.holder);
        let main = self.is_main().then_some(self.game.active);
        window.or(main).filter(|_| self.outcome.is_none())
    }

    fn card_view(&self, e: ObjectId) -> CardView {
        let (status, stats) = (self.status(e), self.stats(e));
        let in_play = self.is_in_play(e);
        let lives = self.facts(e).lives;
        let alive = |n: i32| if lives { n } else { 0 };
        CardView {
            id: e,
            face: self.card(e).face,
            printed: self.card(e).printed,
            controller: self.controller(e),
            owned: status.owned,
            zone: status.zone,
            in_play,
            deactivated: status.deactivated,
            hp: alive(self.hp(e)),
            max_hp: alive(stats.hp.max(0)),
            evasion: if stats.evasion == 0 && !stats.attackable {
                0
            } else {
                self.evasion(e) as u8
            },
            attack: stats.attack.max(0),
            counters: status.counters,
            keywords: stats.keywords,
            souls: self.def(e).souls,
            attackable: in_play && may_attack(self, self.game.active, e).is_ok(),
        }
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let (player, body) = (self.player(seat), player_id(seat));
        let mine = seat == self.game.active;
        let left = |n: i32| if mine { n.clamp(0, 99) as u8 } else { 0 };
        let waiting = self.game.extra.iter().filter(|&&s| s == seat).count();
        // The loot play of a turn is given on entering its action phase (F-10).
        let over = matches!(self.step.phase(), Phase::Over);
        PlayerView {
            id: body,
            character: player.character,
            coins: player.coins,
            hand: self.row(Place::Hand(seat)).len().min(255) as u8,
            hp: self.hp(body),
            max_hp: self.stats(body).hp.max(0),
            attack: self.attack_of(body),
            counters: self.status(body).counters,
            souls: self.soul_value(seat).clamp(0, 255) as u8,
            goal: self.goal(seat).clamp(0, 255) as u8,
            dead: player.dead,
            gone: !self.plays(seat),
            loot_plays: if over { 0 } else { player.loot_plays },
            attacks: left(self.attacks_left(seat)),
            purchases: left(self.purchases_left(seat)),
            price: self.price(seat),
            hand_limit: self.hand_limit(seat).min(255) as u8,
            kills: player.kills,
            deaths: player.deaths,
            extra_turns: waiting as u8,
            skipped_turns: player.skips,
        }
    }

    fn entry_view(&self, seat: Option<Seat>, entry: &Entry) -> EntryView {
        let kind = match entry.kind {
            EntryKind::Loot { .. } => EntryViewKind::Loot,
            EntryKind::Ability => EntryViewKind::Ability,
            EntryKind::Trigger | EntryKind::Reading => EntryViewKind::Trigger,
            EntryKind::Roll => EntryViewKind::Roll,
            EntryKind::Damage => EntryViewKind::Damage,
            EntryKind::Death => EntryViewKind::Death,
        };
        let targets = entry
            .targets
            .all()
            .iter()
            .map(|t| self.seen_ref(seat, t.to));
        let mut targets: Vec<Ref> = targets.collect();
        if entry.kind == EntryKind::Death {
            targets.push(Ref::Object(entry.source));
        }
        let attacked = self.game.attack.and_then(|attack| attack.target);
        let needs = match (entry.kind, attacked) {
            (EntryKind::Roll, Some(e)) if entry.combat => self.evasion(e) as u8,
            _ => 0,
        };
        EntryView {
            serial: entry.serial,
            kind,
            source: entry.source,
            face: entry.face,
            ability: entry.ability,
            mode: entry.mode,
            later: entry.later,
            controller: entry.controller,
            game: entry.game,
            targets,
            shares: entry.targets.shares(),
            amount: entry.amount,
            combat: entry.combat,
            needs,
            bonus: match entry.kind {
                EntryKind::Roll => self.roll_bonus(entry),
                _ => 0,
            },
        }
    }
}
