//! Moving a card from zone to zone in a view that is brought forward piece by piece.

use super::beat::Kind;
use crate::cards::CardEventWord;
use crate::desktop::cue::Cue;
use crate::desktop::session::Tone;
use crate::table::{ObjectId, ZoneId};

/// What a view tells of one card.
pub trait Record: Clone {
    /// Whose it is.
    fn id(&self) -> ObjectId;
    /// Where the card is.
    fn zone(&self) -> ZoneId;
    /// The same card as it arrives there: nothing has happened to it yet.
    fn arrived(self, zone: ZoneId) -> Self;
}

/// `record_place!();` in an `impl Record`: the fields `id` and `zone`.
macro_rules! record_place {
    () => {
        fn id(&self) -> $crate::table::ObjectId {
            self.id
        }

        fn zone(&self) -> $crate::table::ZoneId {
            self.zone
        }
    };
}

/// `word_beats!();`: what the table `shown` of the words of events says of an event. A move that nobody sees is silent.
macro_rules! word_beats {
    () => {
        /// What sort of beat an event is.
        #[must_use]
        pub fn kind(event: &table::Event) -> Kind {
            if let Some(Event::Move { from, to, .. }) = Event::read(event)
                && (from == to || hides(from) && hides(to))
            {
                return Kind::Silent;
            }
            EventWord::of(event.verb).map_or(Kind::Silent, |word| shown(word).0)
        }

        /// What an event sounds like; most are silent.
        #[must_use]
        pub fn sound(event: &table::Event) -> Option<Sound> {
            EventWord::of(event.verb).and_then(|word| shown(word).1)
        }
    };
}

/// `playback_parts!();` in an `impl TableLayout`: what the scene's modules `lines` and `playback` say. With
/// `phase_name` also the words over the table, where each phase has a name.
macro_rules! playback_parts {
    () => {
        fn lines(session: &Session<Self>, spots: &Spots) -> Vec<Line> {
            lines::lines(session, spots)
        }

        fn kind_of(event: &table::Event) -> $crate::desktop::scene::playback::beat::Kind {
            playback::kind(event)
        }

        fn sound(event: &table::Event) -> Option<$crate::desktop::cue::Cue> {
            playback::sound(event)
        }

        fn forward(view: &mut View, event: &table::Event, present: &View) {
            playback::forward(view, event, present);
        }

        fn strikes(session: &Session<Self>, event: &table::Event) -> Vec<(ObjectId, ObjectId)> {
            playback::strikes(session, event)
        }

        fn step(view: &View) -> Step {
            view.step
        }
    };
    ($phase_name:path) => {
        $crate::desktop::scene::playback::cards::playback_parts!();

        fn phase_words(exited: Step, entered: Step, language: Language) -> Option<String> {
            let words = $phase_name(entered.phase(), language);
            (exited.phase() != entered.phase()).then(|| words.to_owned())
        }
    };
}

/// What an event that card games share is to the eye, to the ear, and in the log.
#[must_use]
pub const fn shown_card(word: CardEventWord) -> (Kind, Option<Cue>, Tone) {
    use CardEventWord as Word;
    match word {
        Word::Look | Word::Way | Word::Share => (Kind::Silent, None, Tone::Plain),
        Word::Reveal => (Kind::Change, Some(Cue::Card), Tone::Quiet),
        Word::Flip | Word::Random => (Kind::Change, Some(Cue::Dice), Tone::Queue),
        Word::Instead | Word::Control => (Kind::Change, None, Tone::Plain),
        Word::Shield | Word::Prevent => (Kind::Change, Some(Cue::Heal), Tone::Plain),
    }
}

pub(crate) use {playback_parts, record_place, word_beats};

/// The cards of a view.
#[derive(Debug)]
pub struct Cards<'a, R> {
    /// Every zone in order, with what can be seen of it.
    pub zones: &'a mut [Vec<Option<ObjectId>>],
    /// Every card that can be seen, by id.
    pub records: &'a mut Vec<R>,
}

/// What the present view tells of the same.
#[derive(Debug)]
pub struct Present<'a, R> {
    /// Every zone in order.
    pub zones: &'a [Vec<Option<ObjectId>>],
    /// Every card that can be seen.
    pub records: &'a [R],
}

impl<'a, R> Present<'a, R> {
    /// What a view tells.
    #[must_use]
    pub const fn of(zones: &'a [Vec<Option<ObjectId>>], records: &'a [R]) -> Self {
        Self { zones, records }
    }
}

impl<'a, R: Record> Cards<'a, R> {
    /// The cards of a view, to change them.
    pub const fn of(zones: &'a mut [Vec<Option<ObjectId>>], records: &'a mut Vec<R>) -> Self {
        Self { zones, records }
    }

    /// Moves a card from a zone to a zone; without an id it is one that is not known. It is seen where the present view
    /// shows it, and where everybody sees what lies there (`open`), if anything is known of it.
    pub fn carry(
        &mut self,
        id: Option<ObjectId>,
        (from, to): (ZoneId, ZoneId),
        present: Present<'_, R>,
        open: bool,
    ) {
        if from == to {
            return;
        }
        if id.is_some() && self.pile(to).contains(&id) {
            // It is there already, so nothing comes of another card either.
            self.drop_from(id, from);
            return;
        }
        self.take(id, from);
        let there = present.zones.get(usize::from(to.0));
        let shown = id.is_some() && there.is_some_and(|pile| pile.contains(&id));
        let record = id.filter(|_| shown || open).and_then(|id| {
            let now = present.records.iter().find(|r| r.id() == id);
            let here = now.filter(|now| now.zone() == to);
            let known = self.records.iter().find(|r| r.id() == id);
            let record = here.or(known).or(now)?;
            Some(record.clone().arrived(to))
        });
        if let Some(id) = id {
            self.records.retain(|r| r.id() != id);
        }
        let seen = id.filter(|_| record.is_some());
        if let Some(record) = record {
            let at = self.records.partition_point(|r| r.id() < record.id());
            self.records.insert(at, record);
        }
        let place =
            there.and_then(|pile| pile.iter().position(|card| seen.is_some() && *card == seen));
        if let Some(pile) = self.zones.get_mut(usize::from(to.0)) {
            let at = place.map_or(pile.len(), |at| at.min(pile.len()));
            pile.insert(at, seen);
        }
    }

    /// Does something to what is known of a card.
    pub fn edit(&mut self, id: ObjectId, change: impl FnOnce(&mut R)) {
        if let Some(record) = self.records.iter_mut().find(|r| r.id() == id) {
            change(record);
        }
    }

    /// What is known of a card becomes what the present view tells of it, if it is still where it was; `keep`
    /// takes over what must not change yet.
    pub fn renew(&mut self, id: ObjectId, present: Present<'_, R>, keep: impl FnOnce(&R, &mut R)) {
        let now = present.records.iter().find(|r| r.id() == id);
        self.edit(id, |record| {
            if let Some(now) = now.filter(|now| now.zone() == record.zone()) {
                let mut next = now.clone();
                keep(record, &mut next);
                *record = next;
            }
        });
    }

    fn pile(&self, zone: ZoneId) -> &[Option<ObjectId>] {
        self.zones
            .get(usize::from(zone.0))
            .map_or(&[], Vec::as_slice)
    }

    fn drop_from(&mut self, id: Option<ObjectId>, from: ZoneId) {
        if let Some(pile) = self.zones.get_mut(usize::from(from.0)) {
            pile.retain(|card| *card != id);
        }
    }

    /// Takes a card out of a zone: itself, or one of those of which only the back is seen.
    fn take(&mut self, id: Option<ObjectId>, from: ZoneId) {
        let Some(pile) = self.zones.get_mut(usize::from(from.0)) else {
            return;
        };
        let itself = id.and_then(|_| pile.iter().position(|card| *card == id));
        if let Some(at) = itself.or_else(|| pile.iter().rposition(Option::is_none)) {
            pile.remove(at);
        }
    }
}
