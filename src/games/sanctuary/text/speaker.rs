//! The subjects and objects of sentences. A target is named in full the first time and is "it" afterwards.

use super::mentions::{Mention, Mentions, Own};
use super::noun::{CARD, kind_noun};
use super::{Names, filter};
use crate::cards::text::{Acting, Noun, Phrase, Says, given_up, say, those};
use crate::games::sanctuary::content::{
    CardKind, Kind, ObjectSelector, OwnThing, PlayerSelector, TargetSpec,
};
use crate::packs::{Language, Whose};

/// The other card of the event that triggered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum OtherCard {
    /// There is none.
    Nobody,
    /// It has just been named, so it is "it".
    It(Kind),
    /// A name in English and in Spanish; always masculine.
    As([&'static str; 2]),
}

/// Says the effects of one ability, remembering whom it has already named.
pub struct Speaker<'a> {
    pub names: Names<'a>,
    pub mentions: Mentions<'a>,
    met: OtherCard,
    /// The text named its own card or carrier after that card, so that "it" could be those.
    named_own: bool,
    /// The other card of the event is the card itself.
    met_this: bool,
    /// The kind of `Picked`.
    pub picked: Kind,
    /// It was picked from your own deck.
    pub searched: bool,
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
            met: OtherCard::Nobody,
            named_own: false,
            met_this: false,
            picked: Kind::Card,
            searched: false,
            acting: Acting::Nobody,
            paid: None,
            copied: None,
        }
    }

    /// The English word or the Spanish one.
    pub const fn pick(&self, english: &'static str, spanish: &'static str) -> &'static str {
        self.names.language.pick(english, spanish)
    }

    fn named(&self, english: &'static str, spanish: &'static str) -> Phrase {
        Phrase::one(self.pick(english, spanish), false)
    }

    pub fn meet(&mut self, met: OtherCard) {
        self.met = met;
        self.named_own = false;
        self.met_this = false;
        if matches!(met, OtherCard::It(_)) {
            self.mentions.other();
        }
    }

    /// What would be replaced happens to that, which is "it" from here on; `this`: to the card that has the ability.
    pub fn meet_replaced(&mut self, kind: Kind, this: bool) {
        self.met = OtherCard::It(kind);
        self.named_own = false;
        self.met_this = this;
        if !this {
            self.mentions.other();
        }
    }

    /// The card that has the ability.
    pub fn this(&mut self) -> Phrase {
        let own = own_name(self.names.kind, self.language());
        self.own_as(Own::Card, own)
    }

    /// The card that has the ability; of a Technology its carrier.
    pub fn bearer(&mut self) -> Phrase {
        match self.names.kind {
            CardKind::Technology => self.carrier(),
            CardKind::Sanctuary
            | CardKind::Enhancement
            | CardKind::Character
            | CardKind::Manipulation => self.this(),
        }
    }

    fn carrier(&mut self) -> Phrase {
        let carrier = self.named("its carrier", "su portador");
        self.own_as(Own::Carrier, carrier)
    }

    fn own_as(&mut self, own: Own, phrase: Phrase) -> Phrase {
        self.named_own |= !self.met_this;
        if self.mentions.own(own) {
            phrase.known(self.language())
        } else {
            phrase
        }
    }

    /// Somebody as an object: "each of your Characters".
    pub fn who(&mut self, who: &ObjectSelector) -> Phrase {
        match who {
            ObjectSelector::Each(filter) => filter::each(filter, self.names),
            ObjectSelector::Target(_)
            | ObjectSelector::This
            | ObjectSelector::That
            | ObjectSelector::Picked
            | ObjectSelector::Paid
            | ObjectSelector::Own(_) => self.subject_of(who),
        }
    }

    /// Somebody as a subject: "your Characters".
    pub fn subject_of(&mut self, who: &ObjectSelector) -> Phrase {
        let language = self.language();
        match who {
            ObjectSelector::Target(_) if self.copied.as_ref() == Some(who) => {
                self.named("the original", "el original")
            }
            ObjectSelector::Target(n) => self.target(*n),
            ObjectSelector::This => self.this(),
            ObjectSelector::Own(OwnThing::Carrier) => self.carrier(),
            ObjectSelector::Own(OwnThing::CarriedBy(n)) => self.carried(n.0),
            ObjectSelector::That => match self.met {
                OtherCard::It(kind) if !self.mentions.aims() && !self.named_own => {
                    kind_noun(kind).that(language).known(language)
                }
                OtherCard::It(kind) => kind_noun(kind).that(language),
                OtherCard::As([english, spanish]) => self.named(english, spanish),
                OtherCard::Nobody => kind_noun(Kind::Card).that(language),
            },
            ObjectSelector::Picked => kind_noun(self.picked).that(language).known(language),
            ObjectSelector::Paid => (self.paid.clone()).unwrap_or_else(|| CARD.that(language)),
            ObjectSelector::Own(OwnThing::Opposing) => {
                let bearer = self.bearer();
                let text = &bearer.text;
                let facing = match language {
                    Language::English => format!("each Character facing {text}"),
                    Language::Spanish if bearer.known => {
                        "cada Personaje que se le enfrenta".to_owned()
                    }
                    Language::Spanish => format!("cada Personaje que se enfrenta a {text}"),
                };
                Phrase::one(facing, false)
            }
            ObjectSelector::Each(filter) => filter::many(filter, self.names),
        }
    }

    /// "its Strength", "the cost of your Character".
    pub fn quality(&mut self, what: Noun, who: &ObjectSelector) -> String {
        let language = self.language();
        let name = what.name(false, language);
        let article = if what.feminine { "la" } else { "el" };
        if let ObjectSelector::Each(filter) = who {
            let many = filter::many(filter, self.names).text;
            return say!(
                language,
                "the total {name} of {many}",
                "{article} {name} total de {many}"
            );
        }
        let who = self.who(who);
        if who.known {
            return say!(language, "its {name}", "su {name}");
        }
        self.mentions.passing();
        let who = who.text;
        say!(language, "the {name} of {who}", "{article} {name} de {who}")
    }

    fn target(&mut self, n: u8) -> Phrase {
        let mention = self.mentions.target(n);
        self.mentioned(mention)
    }

    fn mentioned(&self, mention: Mention) -> Phrase {
        let language = self.language();
        match mention {
            Mention::Missing => self.named("a target", "un objetivo"),
            Mention::New(filter) => filter::one(&filter, self.names),
            Mention::It(filter) => kind_noun(filter.kind).that(language).known(language),
            Mention::Ordinal(filter, n) => kind_noun(filter.kind).ordinal(language, n),
            Mention::Side(filter) => {
                let noun = kind_noun(filter.kind);
                match filter.whose {
                    Whose::Any => noun.that(language),
                    Whose::Yours => noun.with(language, "your", ["tu", "tu"]),
                    Whose::Theirs => {
                        let mut enemy = noun.with(language, "the enemy", ["el", "la"]);
                        enemy.text += language.pick("", " rival");
                        enemy
                    }
                }
            }
            Mention::That(filter) => kind_noun(filter.kind).that(language),
            Mention::Group(count, filter) => filter::some(count, &filter, self.names),
            Mention::Those(filter) => those(kind_noun(filter.kind), language),
        }
    }

    fn carried(&mut self, n: u8) -> Phrase {
        let mention = self.mentions.carrier(n);
        let whom = self.mentioned(mention);
        let text = &whom.text;
        let text = if whom.known {
            self.pick("the Technology it carries", "la Tecnología que porta")
                .to_owned()
        } else {
            say!(
                self.language(),
                "the Technology carried by {text}",
                "la Tecnología que porta {text}"
            )
        };
        Phrase::one(text, true)
    }

    /// Whether a Technology is meant.
    pub fn is_technology(&self, who: &ObjectSelector) -> bool {
        match who {
            ObjectSelector::Target(n) => self.mentions.is_of(*n, Kind::Technology),
            ObjectSelector::This => self.names.kind == CardKind::Technology,
            ObjectSelector::That => matches!(self.met, OtherCard::It(Kind::Technology)),
            ObjectSelector::Picked => self.picked == Kind::Technology,
            ObjectSelector::Paid => false,
            ObjectSelector::Each(filter) => filter.kind == Kind::Technology,
            ObjectSelector::Own(thing) => matches!(thing, OwnThing::CarriedBy(_)),
        }
    }

    /// Something of that name pays a cost.
    pub fn give_up(&mut self, noun: Noun, plural: bool, done: [&str; 2]) {
        let paid = given_up(self.paid.take(), (noun, plural), done, self.language());
        self.paid = Some(paid);
    }

    /// A player as a subject; `None` for you.
    pub fn player_of(&mut self, player: &PlayerSelector) -> Option<Phrase> {
        let language = self.language();
        Some(match player {
            PlayerSelector::You => return self.acting.you(language),
            PlayerSelector::Opponent
            | PlayerSelector::Others
            | PlayerSelector::Left
            | PlayerSelector::Right => self.named("the opponent", "el rival"),
            PlayerSelector::Each => self.named("each player", "cada jugador"),
            PlayerSelector::Active => self.named("the active player", "el jugador activo"),
            PlayerSelector::They => return self.acting.they(language),
            PlayerSelector::ThatPlayer => self.named("that player", "ese jugador"),
            PlayerSelector::Target(n) => {
                Phrase::one(self.controller(&ObjectSelector::Target(*n)), false)
            }
            PlayerSelector::LeftOf(_) | PlayerSelector::RightOf(_) => {
                self.named("the other player", "el otro jugador")
            }
            PlayerSelector::ControllerOf(who) => Phrase::one(self.controller(who), false),
        })
    }

    fn controller(&mut self, who: &ObjectSelector) -> String {
        self.who(who).controller(self.language())
    }

    /// "the opponent's Sanctuary".
    pub fn sanctuary(&mut self, player: &PlayerSelector) -> Phrase {
        match player {
            PlayerSelector::You => self.named("your Sanctuary", "tu Santuario"),
            PlayerSelector::Opponent
            | PlayerSelector::Others
            | PlayerSelector::Left
            | PlayerSelector::Right => self.named("the opponent's Sanctuary", "el Santuario rival"),
            PlayerSelector::Each => self.named("each Sanctuary", "cada Santuario"),
            PlayerSelector::They => self.named("their Sanctuary", "su Santuario"),
            PlayerSelector::Active => self.named(
                "the active player's Sanctuary",
                "el Santuario del jugador activo",
            ),
            PlayerSelector::ThatPlayer => {
                self.named("that player's Sanctuary", "el Santuario de ese jugador")
            }
            PlayerSelector::Target(n) if self.mentions.is_of(*n, Kind::Sanctuary) => {
                self.target(*n)
            }
            PlayerSelector::Target(n) => self.sanctuary_of(&ObjectSelector::Target(*n)),
            PlayerSelector::LeftOf(_) | PlayerSelector::RightOf(_) => {
                self.named("the other Sanctuary", "el otro Santuario")
            }
            PlayerSelector::ControllerOf(who) => self.sanctuary_of(who),
        }
    }

    fn sanctuary_of(&mut self, who: &ObjectSelector) -> Phrase {
        let whom = self.controller(who);
        let text = match (self.language(), whom.as_str()) {
            (Language::English, "its controller") => "its controller's Sanctuary".to_owned(),
            (Language::English, whom) => format!("the Sanctuary of {whom}"),
            (Language::Spanish, whom) => format!("el Santuario de {whom}"),
        };
        Phrase::one(text, false)
    }
}

/// "this Character", "esta Tecnología".
pub fn own_name(kind: CardKind, language: Language) -> Phrase {
    let (english, spanish, feminine) = match kind {
        CardKind::Sanctuary => ("this Sanctuary", "este Santuario", false),
        CardKind::Enhancement => ("this Enhancement", "este Aditamento", false),
        CardKind::Character => ("this Character", "este Personaje", false),
        CardKind::Technology => ("this Technology", "esta Tecnología", true),
        CardKind::Manipulation => ("this Manipulation", "esta Manipulación", true),
    };
    Phrase::one(language.pick(english, spanish), feminine)
}
