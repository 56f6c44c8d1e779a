//! The subjects and objects of sentences. A target is named in full the first time and is "it" afterwards.

use super::mentions::{Mention, Mentions, another};
use super::noun::{kind_noun, short_noun, whose, you, your};
use super::{Eyes, Names, Sort, filter};
use crate::cards::text::{Noun, Phrase, Says, noun, say};
use crate::games::souls::content::{Filter, Kind, OwnThing, Player, Who};
use crate::packs::Language;

/// The thing of the event that triggered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Met {
    /// There is none.
    Nobody,
    /// It has just been named, so it is "it".
    It(Kind),
    /// A name, and whether it is feminine.
    As(&'static str, bool),
}

/// Says the effects of one ability, remembering whom it has already named.
pub struct Speaker<'a> {
    pub names: Names<'a>,
    pub mentions: Mentions<'a>,
    pub met: Met,
    /// The kind of `Picked`.
    pub picked: Kind,
    /// Whether `That` is "the result" as a number, in a table of rolls.
    pub result: bool,
    /// A condition is about none of several players.
    pub nobody: bool,
    /// The subject of the sentence whose amount is said.
    pub subject: Option<Player>,
}

impl<'a> Speaker<'a> {
    pub fn new(targets: &'a [Filter], names: Names<'a>) -> Self {
        Self {
            names,
            mentions: Mentions::of(targets),
            met: Met::Nobody,
            picked: Kind::Item,
            result: false,
            nobody: false,
            subject: None,
        }
    }

    /// The English word or the Spanish one.
    pub const fn pick(&self, english: &'static str, spanish: &'static str) -> &'static str {
        self.names.language.pick(english, spanish)
    }

    pub const fn meet(&mut self, met: Met) {
        self.met = met;
        if matches!(met, Met::It(_)) {
            self.mentions.other();
        }
    }

    /// Mentions a thing with that name.
    pub const fn meet_as(&mut self, english: &'static str, spanish: &'static str, feminine: bool) {
        self.meet(Met::As(self.pick(english, spanish), feminine));
    }

    /// The card that has the ability.
    pub fn this(&mut self) -> Phrase {
        let own = own_name(self.names.sort, self.language());
        if self.mentions.own() {
            own.known(self.language())
        } else {
            own
        }
    }

    /// Somebody: "each of your items", "it".
    pub fn who(&mut self, who: &Who) -> Phrase {
        let language = self.language();
        match who {
            Who::Target(n) => self.target(*n),
            Who::This => self.this(),
            Who::That => match self.met {
                Met::It(Kind::Player) => kind_noun(Kind::Player).that(language),
                Met::It(kind) if !self.mentions.aims() => {
                    kind_noun(kind).that(language).known(language)
                }
                Met::It(kind) => kind_noun(kind).that(language),
                Met::As(name, feminine) => Phrase::one(name, feminine),
                Met::Nobody => kind_noun(Kind::Item).that(language).known(language),
            },
            Who::Picked => kind_noun(self.picked).that(language).known(language),
            Who::Own(OwnThing::Attacked) => Phrase::one(
                self.pick("the attacked monster", "el monstruo atacado"),
                false,
            ),
            Who::Own(OwnThing::Player(player)) => self.player_of(player),
            Who::Each(filter) => filter::each(&another(filter, self.names.sort), self.names),
        }
    }

    fn target(&mut self, n: u8) -> Phrase {
        let language = self.language();
        match self.mentions.name(n) {
            Mention::Missing => Phrase::one(self.pick("a target", "un objetivo"), false),
            Mention::New(filter) => filter::one(&another(&filter, self.names.sort), self.names),
            Mention::It(filter) => kind_noun(filter.kind).that(language).known(language),
            Mention::Ordinal(filter, n) => short_noun(filter.kind).ordinal(language, n),
            Mention::That(filter) => short_noun(filter.kind).that(language),
        }
    }

    /// A player as a subject.
    pub fn player_of(&mut self, player: &Player) -> Phrase {
        let language = self.language();
        let text = match player {
            Player::You => return you(self.names),
            Player::They if language == Language::English => return Phrase::many("they", false),
            Player::They | Player::ThatPlayer => self.pick("that player", "ese jugador").to_owned(),
            Player::Active => self
                .pick("the active player", "el jugador activo")
                .to_owned(),
            Player::Each => self.pick("each player", "cada jugador").to_owned(),
            Player::Opponent | Player::Others => self
                .pick("each other player", "cada otro jugador")
                .to_owned(),
            Player::Left => self.side("left", "izquierda"),
            Player::Right => self.side("right", "derecha"),
            Player::Target(n) => {
                let target = self.mentions.target(*n);
                if target.is_none_or(|filter| filter.kind == Kind::Player) {
                    return self.target(*n);
                }
                self.controller(&Who::Target(*n))
            }
            Player::ControllerOf(who) => self.controller(who),
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

    fn controller(&mut self, who: &Who) -> String {
        self.who(who).controller(self.language())
    }

    /// "your hand", "that player's hand"; "their hand" where the sentence is about that very player.
    pub fn owned(&mut self, player: &Player, what: Noun, subject: Option<&Player>) -> String {
        let language = self.language();
        if *player == Player::You && (subject != Some(player) || self.names.eyes == Eyes::You) {
            return your(what, self.names);
        }
        let text = what.name(false, language);
        if subject == Some(player) || *player == Player::They {
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
    pub fn owned_by_subject(&mut self, player: &Player, what: Noun) -> String {
        let subject = self.subject.clone();
        self.owned(player, what, subject.as_ref())
    }

    /// "your attack", "its attack", "the attack of a monster".
    pub fn quality(&mut self, what: Noun, who: &Who) -> String {
        if let Who::Own(OwnThing::Player(player)) = who {
            return self.owned(player, what, None);
        }
        let language = self.language();
        let who = self.who(who);
        let (text, whom) = (what.name(false, language), &who.text);
        match language {
            Language::English if who.you => format!("{} {text}", whose(Eyes::You)),
            _ if who.known => say!(language, "its {text}", "su {text}"),
            _ => say!(language, "the {text} of {whom}", "el {text} de {whom}"),
        }
    }
}

/// "this item".
pub fn own_name(sort: Sort, language: Language) -> Phrase {
    let (english, spanish, feminine) = match sort {
        Sort::Character => ("this character", "este personaje", false),
        Sort::Item => ("this item", "este objeto", false),
        Sort::Loot => ("this card", "esta carta", true),
        Sort::Monster => ("this monster", "este monstruo", false),
        Sort::Event => ("this event", "este suceso", false),
        Sort::Curse => ("this curse", "esta maldición", true),
        Sort::Room => ("this room", "esta sala", true),
        Sort::BonusSoul => ("this soul", "esta alma", true),
    };
    Phrase::one(language.pick(english, spanish), feminine)
}
