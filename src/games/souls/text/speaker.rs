//! The subjects and objects of sentences. A target is named in full the first time and is "it" afterwards.

use super::mentions::{Mention, Mentions, another, is_player};
use super::noun::{kind_noun, short_noun, whose, you, your};
use super::{Addressee, CurrentKind, Names, filter};
use crate::cards::text::{Acting, Noun, Phrase, Says, given_up, noun, say, those};
use crate::games::souls::content::{
    Filter, Kind, ObjectSelector, OwnThing, PlayerSelector, TargetSpec,
};
use crate::packs::{Language, Whose};

/// The thing of the event that triggered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum EventObject {
    /// There is none.
    Nobody,
    /// The player whom the text speaks to.
    You,
    /// It has just been named, so it is "it".
    It(Kind),
    /// A name, and whether it is feminine.
    As(&'static str, bool),
}

/// Says the effects of one ability, remembering whom it has already named.
pub struct Speaker<'a> {
    pub names: Names<'a>,
    pub mentions: Mentions<'a>,
    pub event_object: EventObject,
    /// The kind of `Picked`.
    pub picked: Kind,
    /// Whether `That` is "the result" as a number, in a table of rolls.
    pub result: bool,
    /// A condition is about none of several players.
    pub nobody: bool,
    /// Spanish statements follow "cuando".
    pub wishes: bool,
    /// The subject of the sentence whose amount is said.
    pub subject: Option<PlayerSelector>,
    /// Who acts besides the reader.
    pub acting: Acting,
    /// What costs were paid with.
    pub paid: Option<Phrase>,
    /// What was copied: "the original" from then on.
    pub copied: Option<ObjectSelector>,
}

impl<'a> Speaker<'a> {
    pub fn new(targets: &'a [TargetSpec], names: Names<'a>) -> Self {
        Self {
            names,
            mentions: Mentions::of(targets),
            event_object: EventObject::Nobody,
            picked: Kind::Item,
            result: false,
            nobody: false,
            wishes: false,
            subject: None,
            acting: Acting::Nobody,
            paid: None,
            copied: None,
        }
    }

    /// The English word or the Spanish one.
    pub const fn pick(&self, english: &'static str, spanish: &'static str) -> &'static str {
        self.names.language.pick(english, spanish)
    }

    pub const fn set_event_object(&mut self, event_object: EventObject) {
        self.event_object = event_object;
        if matches!(event_object, EventObject::It(_)) {
            self.mentions.other();
        }
    }

    /// Something happens to those: they are `That` from here on.
    pub fn suffer(&mut self, filter: &Filter) {
        let yours = filter.kind == Kind::Player && filter.whose == Whose::Yours;
        if yours && self.names.addressee == Addressee::You {
            self.set_event_object(EventObject::You);
        } else if filter.is_this() {
            // "It" is the card itself already.
            self.event_object = EventObject::It(filter.kind);
        } else {
            self.set_event_object(EventObject::It(filter.kind));
        }
    }

    /// The kind of a target or of what was picked.
    pub fn kind_of(&self, who: &ObjectSelector) -> Option<Kind> {
        match who {
            ObjectSelector::Target(n) => self.mentions.target(*n).map(|filter| filter.kind),
            ObjectSelector::Picked => Some(self.picked),
            _ => is_player(who, &self.mentions).then_some(Kind::Player),
        }
    }

    /// Mentions a thing with that name.
    pub const fn name_event_object(
        &mut self,
        english: &'static str,
        spanish: &'static str,
        feminine: bool,
    ) {
        self.set_event_object(EventObject::As(self.pick(english, spanish), feminine));
    }

    /// The card that has the ability.
    pub fn this(&mut self) -> Phrase {
        let own = own_name(self.names.kind, self.language());
        if self.mentions.own() {
            own.known(self.language())
        } else {
            own
        }
    }

    /// Somebody: "each of your items", "it".
    pub fn who(&mut self, who: &ObjectSelector) -> Phrase {
        let language = self.language();
        match who {
            ObjectSelector::Target(_) if self.copied.as_ref() == Some(who) => {
                Phrase::one(self.pick("the original", "el original"), false)
            }
            ObjectSelector::Target(n) => self.target(*n),
            ObjectSelector::This => self.this(),
            ObjectSelector::That => match self.event_object {
                EventObject::You => you(self.names),
                EventObject::It(Kind::Player) => kind_noun(Kind::Player).that(language),
                EventObject::It(kind) if !self.mentions.aims() => {
                    kind_noun(kind).that(language).known(language)
                }
                EventObject::It(kind) => kind_noun(kind).that(language),
                EventObject::As(name, feminine) => Phrase::one(name, feminine),
                EventObject::Nobody => kind_noun(Kind::Item).that(language).known(language),
            },
            ObjectSelector::Picked if self.picked == Kind::Player => {
                kind_noun(Kind::Player).that(language)
            }
            ObjectSelector::Picked => kind_noun(self.picked).that(language).known(language),
            ObjectSelector::Paid => {
                let card = || kind_noun(Kind::Item).that(language);
                self.paid.clone().unwrap_or_else(card)
            }
            ObjectSelector::Own(OwnThing::Attacked) => Phrase::one(
                self.pick("the attacked monster", "el monstruo atacado"),
                false,
            ),
            ObjectSelector::Own(OwnThing::Player(player)) => self.player_of(player),
            ObjectSelector::Each(filter) => {
                let each = filter::each(&another(filter, self.names.kind), self.names);
                self.with_owner(filter, each)
            }
        }
    }

    fn target(&mut self, n: u8) -> Phrase {
        let language = self.language();
        match self.mentions.name(n) {
            Mention::Missing => Phrase::one(self.pick("a target", "un objetivo"), false),
            Mention::New(filter) => {
                let one = filter::one(&another(&filter, self.names.kind), self.names);
                self.with_owner(&filter, one)
            }
            Mention::It(filter) => kind_noun(filter.kind).that(language).known(language),
            Mention::Ordinal(filter, n) => short_noun(filter.kind).ordinal(language, n),
            Mention::That(filter) => short_noun(filter.kind).that(language),
            Mention::Group(count, filter) => {
                let filter = another(&filter, self.names.kind);
                let some = filter::some(count, &filter, self.names);
                self.with_owner(&filter, some)
            }
            Mention::Those(filter) => those(short_noun(filter.kind), language),
        }
    }

    /// "an item of a player": the target whose it is, where nobody has named it yet.
    pub(super) fn with_owner(&mut self, filter: &Filter, mut things: Phrase) -> Phrase {
        if let Some(of @ PlayerSelector::Target(_)) = &filter.of {
            let owner = self.player_of(of);
            let that = self.pick("that player", "ese jugador");
            if !owner.known {
                things.text = things.text.replace(that, &owner.text);
            }
        }
        things
    }

    /// Something of that name pays a cost.
    pub fn give_up(&mut self, noun: Noun, plural: bool, done: [&str; 2]) {
        let paid = given_up(self.paid.take(), (noun, plural), done, self.language());
        self.paid = Some(paid);
    }

    /// A player as a subject.
    pub fn player_of(&mut self, player: &PlayerSelector) -> Phrase {
        let language = self.language();
        let text = match player {
            PlayerSelector::You => return you(self.names),
            PlayerSelector::They if language == Language::English => {
                return Phrase::many("they", false);
            }
            PlayerSelector::They | PlayerSelector::ThatPlayer => {
                self.pick("that player", "ese jugador").to_owned()
            }
            PlayerSelector::Active => self
                .pick("the active player", "el jugador activo")
                .to_owned(),
            PlayerSelector::Each => self.pick("each player", "cada jugador").to_owned(),
            PlayerSelector::Opponent | PlayerSelector::Others => self
                .pick("each other player", "cada otro jugador")
                .to_owned(),
            PlayerSelector::Left => self.side("left", "izquierda"),
            PlayerSelector::Right => self.side("right", "derecha"),
            PlayerSelector::Target(n) => {
                let target = self.mentions.target(*n);
                if target.is_none_or(|filter| filter.kind == Kind::Player) {
                    return self.target(*n);
                }
                self.controller(&ObjectSelector::Target(*n))
            }
            PlayerSelector::LeftOf(of) => self.side_of("left", "izquierda", of),
            PlayerSelector::RightOf(of) => self.side_of("right", "derecha", of),
            PlayerSelector::ControllerOf(who) => self.controller(who),
        };
        Phrase::one(text, false)
    }

    fn side(&self, english: &'static str, spanish: &'static str) -> String {
        let side = your(noun([english; 2], [spanish; 2], true), self.names);
        say!(
            self.language(),
            "the player to {side}",
            "el jugador a {side}"
        )
    }

    /// "the player to that player's left".
    fn side_of(
        &mut self,
        english: &'static str,
        spanish: &'static str,
        of: &PlayerSelector,
    ) -> String {
        let language = self.language();
        match of {
            PlayerSelector::You => self.side(english, spanish),
            PlayerSelector::They => say!(
                language,
                "the player to their {english}",
                "el jugador a su {spanish}"
            ),
            of => {
                let of = self.player_of(of).text;
                say!(
                    language,
                    "the player to the {english} of {of}",
                    "el jugador a la {spanish} de {of}"
                )
            }
        }
    }

    /// A player as an object: "steal 1¢ from them".
    pub fn whom(&mut self, player: &PlayerSelector) -> String {
        match (player, self.language()) {
            (PlayerSelector::They, Language::English) => "them".to_owned(),
            _ => self.player_of(player).text,
        }
    }

    /// Whether that is a player.
    pub fn is_person(&self, who: &ObjectSelector) -> bool {
        match who {
            ObjectSelector::Picked => self.picked == Kind::Player,
            ObjectSelector::That => matches!(
                self.event_object,
                EventObject::You | EventObject::It(Kind::Player)
            ),
            _ => is_player(who, &self.mentions),
        }
    }

    fn controller(&mut self, who: &ObjectSelector) -> String {
        if self.is_person(who) {
            return self.who(who).text;
        }
        self.who(who).controller(self.language())
    }

    /// "your hand", "that player's hand"; "their hand" where the sentence is about that very player.
    pub fn owned(
        &mut self,
        player: &PlayerSelector,
        what: Noun,
        subject: Option<&PlayerSelector>,
    ) -> String {
        let language = self.language();
        if *player == PlayerSelector::You
            && (subject != Some(player) || self.names.addressee == Addressee::You)
        {
            return your(what, self.names);
        }
        let text = what.name(false, language);
        if subject == Some(player) || *player == PlayerSelector::They {
            return say!(language, "their {text}", "su {text}");
        }
        let who = self.player_of(player).text;
        let article = if what.feminine { "la" } else { "el" };
        match language {
            Language::Spanish => format!("{article} {text} de {who}"),
            Language::English if who.contains(" with ") || who.contains(" of ") => {
                format!("the {text} of {who}")
            }
            Language::English => format!("{who}'s {text}"),
        }
    }

    /// The same in a sentence whose amount it is.
    pub fn owned_by_subject(&mut self, player: &PlayerSelector, what: Noun) -> String {
        let subject = self.subject.clone();
        self.owned(player, what, subject.as_ref())
    }

    /// "your attack", "its attack", "the attack of a monster".
    pub fn quality(&mut self, what: Noun, who: &ObjectSelector) -> String {
        if let ObjectSelector::Own(OwnThing::Player(player)) = who {
            return self.owned(player, what, None);
        }
        let language = self.language();
        let who = self.who(who);
        let (text, whom) = (what.name(false, language), &who.text);
        match language {
            Language::English if who.you => format!("{} {text}", whose(Addressee::You)),
            _ if who.known => say!(language, "its {text}", "su {text}"),
            _ => say!(language, "the {text} of {whom}", "el {text} de {whom}"),
        }
    }
}

/// "this item".
pub fn own_name(kind: CurrentKind, language: Language) -> Phrase {
    let (english, spanish, feminine) = match kind {
        CurrentKind::Character => ("this character", "este personaje", false),
        CurrentKind::Item => ("this item", "este objeto", false),
        CurrentKind::Loot => ("this card", "esta carta", true),
        CurrentKind::Monster => ("this monster", "este monstruo", false),
        CurrentKind::Event => ("this event", "este suceso", false),
        CurrentKind::Curse => ("this curse", "esta maldición", true),
        CurrentKind::Room => ("this room", "esta sala", true),
        CurrentKind::BonusSoul => ("this soul", "esta alma", true),
    };
    Phrase::one(language.pick(english, spanish), feminine)
}
