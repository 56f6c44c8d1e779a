//! The interface words of Biomes.

use crate::desktop::words::{Glossary, keyed, word_files, words};
use crate::games::biomes::{Phase, Step, Topic};

word_files!("biomes", BiomesWords);

words! {
    /// The words that only Biomes has, in one language.
    pub struct BiomesWords {
        /// The parts of a turn.
        chips: [&'static str; 8],
        /// In place of a card without a name.
        it: &'static str,
        /// The question by topic. The last one is for all other topics.
        asks: Glossary,
        /// The kinds of actions: playing, skills, converting, energy.
        ways: [&'static str; 4],
        /// Nothing but passing.
        only_pass: &'static str,
        /// Before the speeds that are legal now.
        speed: &'static str,
        /// The player whose turn it is.
        has_turn: &'static str,
        /// An empty store.
        no_energy: &'static str,
        /// Hand, deck, cache, archive.
        piles: [&'static str; 4],
        /// Opens a pile.
        look_through: &'static str,
        /// The queue.
        queue: &'static str,
        /// How it works.
        last_first: &'static str,
        /// An empty queue.
        queue_empty: &'static str,
        /// Between two speeds.
        or: &'static str,
        /// The kind of an entry: a skill, or a card played.
        skill_or_played: [&'static str; 2],
        /// Nothing is shown large: what to do about that.
        point_at_card: &'static str,
        /// Head of the damage.
        damaged: &'static str,
        /// Locked.
        locked: (&'static str, &'static str),
        /// Arrived this turn.
        arrived: (&'static str, &'static str),
        /// Does not unlock.
        stasis: (&'static str, &'static str),
        /// Head of the increase markers.
        markers: &'static str,
        /// Attached to something.
        attached: &'static str,
        /// A biome without battle damage this turn.
        truce: &'static str,
        /// An empty staging area: the watcher's, the other.
        staging: [&'static str; 2],
        /// The explanation of that.
        lost_help: &'static str,
        /// The same, if it was the watcher's.
        lost_by_you: &'static str,
        /// Or against the watcher.
        decided_against_you: &'static str,
        /// Rows of the final table: matches, sectors.
        rows: [&'static str; 2],
        /// What all sectors of a player have together.
        durability: &'static str,
        /// Rows of cards: hand, deck, cache.
        card_rows: [&'static str; 3],
        /// A lost biome.
        lost: &'static str,
        /// The setup screen.
        setup: BiomesSetupWords,
        /// The game in one sentence, and its number of players.
        about: (&'static str, &'static str),
        /// The kinds of entries of the queue, for the stops: a card that was played, a skill.
        queued: [&'static str; 2],
    }
    says {
        /// The watcher acts on their own turn.
        you_act(place: &str);
        /// The watcher may act.
        you_may_act(place: &str);
        /// The watcher is asked something else.
        you_choose(place: &str);
        /// The target of a card.
        aims(what: &str);
        /// The opening hand of a match of several.
        hand_of_match(n: usize);
        /// The same, and passing.
        or_pass(ways: &str);
        /// A pass that leads somewhere.
        pass_to(place: &str);
        /// Confirms so many agents that advance.
        advance_with(n: usize);
        /// Confirms so many attackers.
        attack_with(n: usize);
        /// Confirms so many defenders.
        defend_with(n: usize);
        /// Matches won of those that win the game.
        won(wins: u8, of: u8);
        /// That the top can be answered, with those speeds.
        answer(speeds: &str);
        /// Choose an entry, said to those who do not see.
        choose(what: &str);
        /// Head of the card that says why something does not defend.
        cannot_defend(what: &str);
        /// The same for advancing.
        cannot_advance(what: &str);
        /// The same for being converted.
        cannot_convert(what: &str);
        /// The same for making energy.
        cannot_make_energy(what: &str);
        /// What is refused costs that, and so much is there.
        price(cost: &str, have: &str);
        /// Attack and defense.
        stats(attack: i32, defense: i32);
        /// How much of it.
        damage_of(damage: i32, defense: i32);
        /// The effect of markers.
        markers_give(n: u8);
        /// To what.
        attached_to(host: &str);
        /// Attack against attack.
        against(one: i32, other: i32);
        /// At the end of a turn: a card too many, for a hand of that many.
        too_many(limit: u8);
        /// An empty staging area of somebody else, where nobody's eyes are used.
        staging_of(name: &str);
        /// Somebody lost so many sectors.
        lost_sectors(name: &str, n: u8);
        /// The watcher did.
        you_lost_sectors(n: u8);
        /// Sectors lost, of how many that lose the match.
        lost_of(n: u8, of: u8);
        /// On the ground of a lost sector: whose it was.
        lost_by(name: &str);
        /// A card decided it against somebody.
        decided(name: &str);
        /// Durability left in another.
        durability_left(n: i32);
    }
    by name {
        /// A phase of the turn.
        phase(Phase): &'static str;
        /// A step in plain words.
        moment(Step): &'static str;
    }
}

words! {
    /// The words of the setup screen in one language.
    pub struct BiomesSetupWords {
        /// Kinds of cards in a deck: agents, events, the rest.
        kinds: [&'static str; 3],
        /// Above a few of its cards.
        shown: &'static str,
        /// One match, best of three.
        lengths: [&'static str; 2],
    }
    says {
        /// The goal of the game. `lost`: the number of sectors that lose it.
        goal(lost: u8);
        /// Cards of a deck, and how many differ.
        counts(total: u32, kinds: usize);
        /// Cards that answer the other player.
        answers(n: u32);
    }
}

impl BiomesWords {
    /// The question of that topic.
    #[must_use]
    pub fn asked(&self, topic: Option<Topic>) -> &'static str {
        let known = topic.and_then(|topic| self.asks.get(topic.text()));
        let known = known.or_else(|| self.asks.get(""));
        known.unwrap_or_default()
    }
}

keyed!(Phase: Setup Start FirstPrimary Battle SecondPrimary End Over);
keyed!(Step:
    Setup Mulligan Refresh Draw Maintenance FirstPrimary AdvanceSelect CounterSelect AdvanceWindow CounterWindow AdvanceMove
    CounterMove AttackStart AttackBefore AttackDeclare AttackAfter DefendBefore DefendDeclare DefendOrder DefendAfter
    DamageAssign DamageRanged DamageMelee DamageRetreat SecondPrimary End Reset MatchOver GameOver
);
