//! Souls in a session: what is passed by itself, what a click means, how its log is written.

use super::scene::playback;
use crate::desktop::session::session_game::SessionGame;
use crate::desktop::session::{Feat, Tone};
use crate::games::souls::choices::{self as souls, ChoiceWord};
use crate::games::souls::content::{Content, DeckKind, SlotKind};
use crate::games::souls::desktop::words as own;
use crate::games::souls::phrases::Speaker;
use crate::games::souls::{Place, Souls, TOO_POOR, Topic, View, place, player_id, seat_of};
use crate::table::{Choice, Decision, Event, LANGUAGES, Language, ObjectId, Ref, Refusal, Refused};
use crate::tools::passing::Until;

impl SessionGame for Souls {
    type Extra = ();
    type Speaker<'a> = Speaker<'a>;

    const PRIMARY: &'static [ChoiceWord] = &[ChoiceWord::Pass, ChoiceWord::Done, ChoiceWord::Keep];
    const PARTS: &'static [Topic] = &[
        Topic::Mode,
        Topic::X,
        Topic::Target,
        Topic::Share,
        Topic::Cost,
        Topic::Barter,
        Topic::Request,
    ];
    const HURRIES: bool = true;
    const ON: Until = Until::MyTurn;
    const LANGUAGES: &'static [Language] = &LANGUAGES;

    fn content(view: &View) -> &'static Content {
        view.content
    }

    fn turn(view: &View) -> u32 {
        view.turn
    }

    fn may_pass(choice: &Choice) -> bool {
        ChoiceWord::Pass.is_of(choice)
    }

    /// A character stands for its player, the top of a slot for the slot.
    fn names(view: &View, id: ObjectId) -> Vec<Ref> {
        let mut names = vec![Ref::Object(id)];
        if let Some(seat) = seat_of(id) {
            names.push(Ref::Seat(seat));
        } else if let Some(card) = view.card(id) {
            match place(card.zone) {
                Place::Character(seat) => {
                    names.push(Ref::Object(player_id(seat)));
                    names.push(Ref::Seat(seat));
                }
                here if here.slot().is_some() => names.push(Ref::Zone(card.zone)),
                _ => {}
            }
        }
        names
    }

    /// A monster is attacked and an item of the shop is bought by declaring it first.
    fn shortcut(view: &View, decision: &Decision, id: ObjectId) -> Option<(Choice, Choice)> {
        let offered = |choice: souls::Choice| {
            let choice = choice.wire();
            let here = Topic::Act.is_of(decision) && decision.options.contains(&choice);
            here.then_some(choice)
        };
        let this = Ref::Object(id);
        let card = view.card(id).filter(|card| card.in_play)?;
        if card.attackable
            && let Some(attack) = offered(souls::Choice::Attack)
        {
            return Some((attack, souls::Choice::Target { to: this }.wire()));
        }
        let player = view.players.get(decision.seat.index())?;
        let sold = matches!(place(card.zone).slot(), Some((SlotKind::Shop, _)));
        let purchase =
            offered(souls::Choice::Purchase).filter(|_| sold && player.coins >= player.price)?;
        Some((purchase, souls::Choice::Buy { what: this }.wire()))
    }

    /// A monster is there to be attacked and an item of the shop to be bought, but that is declared first.
    fn barred(
        view: &View,
        decision: &Decision,
        refused: &[Refused],
        id: ObjectId,
    ) -> Option<Refused> {
        let card = view.card(id).filter(|card| card.in_play)?;
        let (declared, meant) = match place(card.zone).slot()? {
            (SlotKind::Monster, _) => (souls::Choice::Attack, ChoiceWord::Attack),
            (SlotKind::Shop, _) => (souls::Choice::Purchase, ChoiceWord::Buy),
            (SlotKind::Room, _) => return None,
        };
        let declared = declared.wire();
        let said = refused.iter().find(|r| r.choice == declared);
        let refusal = match said {
            Some(refused) => refused.refusal,
            None if meant == ChoiceWord::Buy && decision.options.contains(&declared) => &TOO_POOR,
            None => return None,
        };
        let choice = Choice::new(meant.text()).of(Ref::Object(id));
        Some(Refused { choice, refusal })
    }

    /// One's character is brought to what one attacks or buys.
    fn brings(view: &View, id: ObjectId) -> bool {
        let own = view.card(id).map(|card| place(card.zone));
        let seat = match own {
            Some(Place::Character(seat)) => Some(seat),
            _ => seat_of(id),
        };
        seat.is_some() && seat == view.seat && seat == Some(view.active)
    }

    fn in_numbers(view: &View, refused: &Refused, language: Language) -> Option<String> {
        let player = view.players.get(view.seat?.index())?;
        let poor = std::ptr::eq(refused.refusal, &TOO_POOR);
        poor.then(|| own::of(language).poor(player.price, player.coins))
    }

    /// A purchase may be declared with too few ¢.
    fn doubt(view: &View, choice: &Choice) -> Option<&'static Refusal> {
        let player = view.players.get(view.seat?.index())?;
        let poor = ChoiceWord::Purchase.is_of(choice) && player.coins < player.price;
        poor.then_some(&TOO_POOR)
    }

    fn speaker<'a>(view: &'a View, names: &'a [&'a str], language: Language) -> Speaker<'a> {
        Speaker {
            view,
            names,
            language,
        }
    }

    fn line_of_run(
        view: &View,
        names: &[&str],
        language: Language,
        (events, at, _): (&[Event], usize, usize),
    ) -> Option<String> {
        Self::speaker(view, names, language).line_of(events, at)
    }

    fn feats(view: &View, events: &[Event]) -> Vec<Feat> {
        super::feats::feats(view, events)
    }

    fn tone(event: &Event) -> Tone {
        playback::tone(event)
    }

    /// The order of preference: nothing but playing from the hand, and using the cards on the table.
    fn wish(view: &View, choice: &Choice) -> u8 {
        let card = match choice.subject {
            Ref::Object(id) => view.card(id),
            _ => None,
        };
        let here = card.map(|card| place(card.zone));
        let Some(word) = ChoiceWord::of(choice.verb) else {
            return 4;
        };
        match word {
            ChoiceWord::Target | ChoiceWord::Choose | ChoiceWord::Discard | ChoiceWord::Destroy => {
                0
            }
            ChoiceWord::Play if matches!(here, Some(Place::Hand(_))) => 1,
            ChoiceWord::Use => 1,
            ChoiceWord::Buy => 2,
            ChoiceWord::Play
            | ChoiceWord::Pass
            | ChoiceWord::Attack
            | ChoiceWord::Purchase
            | ChoiceWord::End
            | ChoiceWord::Offer
            | ChoiceWord::Request
            | ChoiceWord::Mode
            | ChoiceWord::X
            | ChoiceWord::Pay
            | ChoiceWord::Slot
            | ChoiceWord::Helper
            | ChoiceWord::Done
            | ChoiceWord::Trigger
            | ChoiceWord::Death
            | ChoiceWord::Replace
            | ChoiceWord::Yes
            | ChoiceWord::No
            | ChoiceWord::Number
            | ChoiceWord::Vote
            | ChoiceWord::Way
            | ChoiceWord::Share
            | ChoiceWord::Top
            | ChoiceWord::Under
            | ChoiceWord::Curse
            | ChoiceWord::Coins
            | ChoiceWord::Never
            | ChoiceWord::Accept
            | ChoiceWord::Decline
            | ChoiceWord::Room
            | ChoiceWord::Keep
            | ChoiceWord::Draft
            | ChoiceWord::Concede => 4,
        }
    }
}

/// The deck whose back cards of that place show.
#[must_use]
pub const fn back_of(at: Place) -> DeckKind {
    match at {
        Place::Deck(deck) | Place::Discard(deck) => deck,
        Place::Monster(_) | Place::Held => DeckKind::Monster,
        Place::Shop(_) | Place::Draft => DeckKind::Treasure,
        Place::Room(_) => DeckKind::Room,
        _ => DeckKind::Loot,
    }
}
