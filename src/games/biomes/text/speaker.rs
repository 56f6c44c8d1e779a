//! Names and pronouns in sentences. A target has its full name the first time and is "it" afterwards.

use super::noun::{CARD, kind_noun};
use super::{Names, SelfKind, filter};
use crate::cards::language::{HowMany, TargetNumber};
use crate::cards::text::{Acting, Noun, Phrase, Says, given_up, say, those};
use crate::games::biomes::content::{
    Amount, Filter, Kind, ObjectSelector, OwnThing, PlayerSelector, SectorSelector, TargetSpec,
    Whose,
};
use crate::packs::Language;

/// Says the effects of one skill, remembering what it has already named.
pub struct Speaker<'a> {
    targets: &'a [TargetSpec],
    /// The targets that were named, in that order.
    seen: Vec<usize>,
    /// The sentence has named something else since, so that "it" could be that.
    pub passing: bool,
    /// The thing that the text already named, to which the reactive skill reacted.
    event_object: Option<Kind>,
    /// The text named the card itself after that thing, so that "it" could be the card.
    named_this: bool,
    /// What the card itself does was already said of it, so that it is "it".
    pub this_is_it: bool,
    /// The kind of `Picked`.
    pub picked: Kind,
    /// The damage that an ability replaces is battle damage.
    pub of_battle: bool,
    /// Spanish statements follow "mientras".
    pub wishes: bool,
    /// Who acts besides the reader.
    pub acting: Acting,
    /// What costs were paid with.
    pub paid: Option<Phrase>,
    /// What was copied: "the original" from then on.
    pub copied: Option<ObjectSelector>,
    pub names: Names<'a>,
}

impl<'a> Speaker<'a> {
    pub fn new(targets: &'a [TargetSpec], names: Names<'a>) -> Self {
        Self {
            targets,
            seen: Vec::new(),
            passing: false,
            event_object: None,
            named_this: false,
            this_is_it: false,
            picked: Kind::Card,
            of_battle: false,
            wishes: false,
            acting: Acting::Nobody,
            paid: None,
            copied: None,
            names,
        }
    }

    /// The English word or the Spanish one.
    pub const fn pick(&self, english: &'static str, spanish: &'static str) -> &'static str {
        self.names.language.pick(english, spanish)
    }

    fn named(&self, english: &'static str, spanish: &'static str) -> Phrase {
        Phrase::one(self.pick(english, spanish), false)
    }

    /// The text already named the other object of the event.
    pub const fn set_event_object(&mut self, kind: Kind) {
        self.event_object = Some(kind);
    }

    /// Somebody as the subject of a sentence: of many, all of them.
    pub fn subject_of(&mut self, who: &ObjectSelector) -> Phrase {
        match who {
            ObjectSelector::Each(all) => filter::many(all, self.names),
            ObjectSelector::Own(OwnThing::EachAt(who, all)) => {
                let all = filter::many(all, self.names);
                self.around(all, who)
            }
            ObjectSelector::Target(_)
            | ObjectSelector::This
            | ObjectSelector::That
            | ObjectSelector::Picked
            | ObjectSelector::Paid
            | ObjectSelector::Own(OwnThing::Host) => self.who(who),
        }
    }

    pub fn who(&mut self, who: &ObjectSelector) -> Phrase {
        let carried = matches!(self.names.this, SelfKind::Bearer | SelfKind::Host);
        match who {
            ObjectSelector::Target(_) if self.copied.as_ref() == Some(who) => {
                self.named("the original", "el original")
            }
            ObjectSelector::Target(n) => self.target(usize::from(*n)),
            ObjectSelector::This if carried => {
                self.named_this |= self.event_object.is_some();
                Phrase::one(self.pick("this card", "esta carta"), true)
            }
            ObjectSelector::This if self.this_is_it => this(self.names).known(self.language()),
            ObjectSelector::This => {
                self.named_this |= self.event_object.is_some();
                this(self.names)
            }
            ObjectSelector::Picked => self.picked(),
            ObjectSelector::Paid => {
                (self.paid.clone()).unwrap_or_else(|| CARD.that(self.language()))
            }
            ObjectSelector::Own(OwnThing::Host) if carried => this(self.names),
            ObjectSelector::Own(OwnThing::Host) => self.named("its host", "su anfitrión"),
            ObjectSelector::Own(OwnThing::EachAt(who, all)) => {
                let each = filter::each(all, self.names);
                self.around(each, who)
            }
            ObjectSelector::That => match self.event_object {
                Some(kind) if self.named_this => kind_noun(kind).that(self.language()),
                Some(kind) => it(kind, self.language()),
                None => self.named("that agent", "ese agente"),
            },
            ObjectSelector::Each(all) => filter::each(all, self.names),
        }
    }

    /// "each agent in a biome", "each agent where it is".
    fn around(&mut self, all: Phrase, who: &ObjectSelector) -> Phrase {
        let biome = self.kind(who) == Some(Kind::Biome);
        let who = self.who(who);
        let text = &who.text;
        let place = match (self.language(), biome) {
            (Language::English, true) if who.known => "there".to_owned(),
            (Language::English, true) => format!("in {text}"),
            (Language::English, false) => format!("where {text} is"),
            (Language::Spanish, true) if who.known => "de allí".to_owned(),
            (Language::Spanish, true) => format!("de {text}"),
            (Language::Spanish, false) if who.known => "de su bioma".to_owned(),
            (Language::Spanish, false) => format!("donde está {text}"),
        };
        Phrase {
            text: format!("{} {place}", all.text),
            ..all
        }
    }

    /// "in a biome", "where it is".
    pub fn biome_of(&mut self, who: &ObjectSelector) -> String {
        let biome = match who {
            ObjectSelector::Each(filter) => filter.kind == Kind::Biome,
            other => self.kind(other) == Some(Kind::Biome),
        };
        let who = self.who(who);
        let text = &who.text;
        match (self.language(), biome) {
            (Language::English, true) if who.known => "there".to_owned(),
            (Language::English, true) => format!("in {text}"),
            (Language::English, false) => format!("where {text} is"),
            (Language::Spanish, true) if who.known => "allí".to_owned(),
            (Language::Spanish, true) => format!("en {text}"),
            (Language::Spanish, false) if who.known => "en su bioma".to_owned(),
            (Language::Spanish, false) => format!("donde está {text}"),
        }
    }

    /// What a target or what was picked is.
    fn kind(&self, who: &ObjectSelector) -> Option<Kind> {
        match who {
            ObjectSelector::Target(n) => {
                let spec = self.targets.get(usize::from(*n));
                spec.map(|spec| spec.filter.kind)
            }
            ObjectSelector::Picked => Some(self.picked),
            ObjectSelector::This
            | ObjectSelector::That
            | ObjectSelector::Paid
            | ObjectSelector::Each(_)
            | ObjectSelector::Own(_) => None,
        }
    }

    /// What was picked: "it", or "the chosen agent" where a target could be meant too.
    fn picked(&self) -> Phrase {
        let language = self.language();
        let noun = kind_noun(self.picked);
        if self.picked == Kind::Player {
            return noun.that(language);
        }
        if self.targets.is_empty() {
            return it(self.picked, language);
        }
        let name = noun.name(false, language);
        let text = match language {
            Language::English => format!("the chosen {name}"),
            Language::Spanish if noun.feminine => format!("la {name} elegida"),
            Language::Spanish => format!("el {name} elegido"),
        };
        Phrase::one(text, noun.feminine)
    }

    /// The number that is divided among target `n`.
    pub fn divided_among(&self, n: u8) -> Option<Amount> {
        self.targets.get(usize::from(n))?.divide.clone()
    }

    fn target(&mut self, n: usize) -> Phrase {
        let Some(TargetSpec { filter, count, .. }) = self.targets.get(n) else {
            return self.named("a target", "un objetivo");
        };
        let language = self.language();
        let same = |other: &&TargetSpec| other.filter.kind == filter.kind;
        let alike = |other: &&TargetSpec| same(other) && other.filter.whose == filter.whose;
        let earlier = self.seen.iter().take_while(|&&m| m != n);
        let earlier = earlier.filter_map(|&m| self.targets.get(m));
        let before = earlier.clone().any(|target| same(&target));
        let twin = earlier.clone().any(|target| alike(&target));
        let first = !self.seen.contains(&n);
        if first {
            self.seen.push(n);
        }
        if first && *count != HowMany::One {
            let others = Filter {
                other: filter.other || twin,
                ..filter.clone()
            };
            return filter::some(*count, &others, self.names);
        }
        if count.most() > 1 {
            return those(kind_noun(filter.kind), language);
        }
        if first && twin {
            return filter::second(filter, self.names);
        }
        if first {
            return filter::one(filter, self.names);
        }
        let noun = kind_noun(filter.kind);
        let of_kind = || self.targets.iter().filter(same);
        let anybodys = of_kind().any(|target| target.filter.whose == Whose::Any);
        match self.targets.len() {
            1 if filter.kind == Kind::Player || self.passing => noun.that(language),
            1 => it(filter.kind, language),
            _ if of_kind().filter(alike).count() > 1 => noun.ordinal(language, twin.into()),
            _ if of_kind().count() > 1 && anybodys => noun.ordinal(language, before.into()),
            _ if of_kind().count() > 1 => filter::side(filter, self.names),
            _ => noun.that(language),
        }
    }

    /// "both sectors here", "tu sector de aquí".
    pub fn sector(&mut self, at: &SectorSelector) -> Phrase {
        let language = self.language();
        let mine = |whose: &Whose, place: &str| match whose {
            Whose::Any => Phrase::many(
                say!(language, "both sectors {place}", "los dos sectores {place}"),
                false,
            ),
            Whose::Yours => Phrase::one(
                say!(language, "your sector {place}", "tu sector {place}"),
                false,
            ),
            Whose::Theirs => Phrase::one(
                say!(
                    language,
                    "the enemy sector {place}",
                    "el sector enemigo {place}"
                ),
                false,
            ),
        };
        match at {
            SectorSelector::Target(TargetNumber(n)) => self.target(usize::from(*n)),
            SectorSelector::Picked => self.picked(),
            SectorSelector::Here(whose) => mine(whose, self.pick("here", "de aquí")),
            SectorSelector::At(who, whose) => {
                let biome = self.kind(who) == Some(Kind::Biome);
                let who = self.who(who);
                let text = &who.text;
                let place = match language {
                    Language::English if biome && who.known => "there".to_owned(),
                    Language::English if biome => format!("in {text}"),
                    Language::Spanish if biome && who.known => "de ese bioma".to_owned(),
                    Language::Spanish if biome => format!("de {text}"),
                    Language::English => format!("where {text} is"),
                    Language::Spanish if who.known => "de su bioma".to_owned(),
                    Language::Spanish => format!("donde está {text}"),
                };
                mine(whose, &place)
            }
            SectorSelector::Each(Whose::Any) => self.named("each sector", "cada sector"),
            SectorSelector::Each(Whose::Yours) => {
                self.named("each of your sectors", "cada uno de tus sectores")
            }
            SectorSelector::Each(Whose::Theirs) => {
                self.named("each enemy sector", "cada sector enemigo")
            }
        }
    }

    /// Something of that name pays a cost.
    pub fn give_up(&mut self, noun: Noun, plural: bool, done: [&str; 2]) {
        let paid = given_up(self.paid.take(), (noun, plural), done, self.language());
        self.paid = Some(paid);
    }

    /// A player as the subject of a sentence; `None` for you.
    pub fn player_of(&mut self, player: &PlayerSelector) -> Option<Phrase> {
        Some(match player {
            PlayerSelector::You => return self.acting.you(self.language()),
            PlayerSelector::Opponent
            | PlayerSelector::Others
            | PlayerSelector::Left
            | PlayerSelector::Right => self.named("the opponent", "el rival"),
            PlayerSelector::Each => self.named("each player", "cada jugador"),
            PlayerSelector::Active => self.named("the active player", "el jugador activo"),
            PlayerSelector::They => return self.acting.they(self.language()),
            PlayerSelector::ThatPlayer => self.named("that player", "ese jugador"),
            PlayerSelector::Target(n) => match self.targets.get(usize::from(*n)) {
                Some(spec) if spec.filter.kind != Kind::Player => {
                    self.controller(&ObjectSelector::Target(*n))
                }
                _ => self.target(usize::from(*n)),
            },
            PlayerSelector::LeftOf(_) | PlayerSelector::RightOf(_) => {
                self.named("the other player", "el otro jugador")
            }
            PlayerSelector::ControllerOf(who) => self.controller(who),
        })
    }

    fn controller(&mut self, who: &ObjectSelector) -> Phrase {
        let language = self.language();
        if self.kind(who) == Some(Kind::Player) {
            return self.who(who);
        }
        Phrase::one(self.who(who).controller(language), false)
    }
}

/// The thing just named: "it", "ese agente".
fn it(kind: Kind, language: Language) -> Phrase {
    kind_noun(kind).that(language).known(language)
}

/// The object's name for itself.
pub fn this(names: Names) -> Phrase {
    let (english, spanish, feminine) = match names.this {
        SelfKind::Agent => ("this", "este agente", false),
        SelfKind::Event => ("this", "este evento", false),
        SelfKind::Software => ("this", "este software", false),
        SelfKind::Hardware => ("this", "este hardware", false),
        SelfKind::Anomaly => ("this", "esta anomalía", true),
        SelfKind::Bearer => ("its bearer", "su portador", false),
        SelfKind::Host => ("its host", "su anfitrión", false),
        SelfKind::Biome => ("this biome", "este bioma", false),
    };
    Phrase::one(names.language.pick(english, spanish), feminine)
}
