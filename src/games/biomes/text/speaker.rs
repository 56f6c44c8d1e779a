//! Names and pronouns in sentences. A target has its full name the first time and is "it" afterwards.

use super::noun::kind_noun;
use super::{Names, This, filter};
use crate::cards::text::{Phrase, Tells, say};
use crate::games::biomes::content::{
    Filter, Kind, ObjectSelector, PlayerSelector, SectorSelector, Whose,
};
use crate::packs::Language;

/// Says the effects of one skill, remembering what it has already named.
pub struct Speaker<'a> {
    targets: &'a [Filter],
    named: Vec<bool>,
    /// The thing that the text already named, to which the reactive skill reacted.
    event_object: Option<Kind>,
    pub names: Names<'a>,
}

impl<'a> Speaker<'a> {
    pub fn new(targets: &'a [Filter], names: Names<'a>) -> Self {
        Self {
            targets,
            named: vec![false; targets.len()],
            event_object: None,
            names,
        }
    }

    /// The English word or the Spanish one.
    pub const fn pick(&self, english: &'static str, spanish: &'static str) -> &'static str {
        self.names.language.pick(english, spanish)
    }

    fn one(&self, english: &'static str, spanish: &'static str) -> Phrase {
        Phrase::one(self.pick(english, spanish), false)
    }

    /// The text already named the other object of the event.
    pub const fn set_event_object(&mut self, kind: Kind) {
        self.event_object = Some(kind);
    }

    /// Somebody as the subject of a sentence: of many, all of them.
    pub fn subject(&mut self, who: &ObjectSelector) -> Phrase {
        match who {
            ObjectSelector::Each(all) => filter::many(all, self.names),
            ObjectSelector::Target(_)
            | ObjectSelector::This
            | ObjectSelector::Host
            | ObjectSelector::That => self.who(who),
        }
    }

    pub fn who(&mut self, who: &ObjectSelector) -> Phrase {
        let carried = matches!(self.names.this, This::Bearer | This::Host);
        match who {
            ObjectSelector::Target(n) => self.target(usize::from(*n)),
            ObjectSelector::This if carried => {
                Phrase::one(self.pick("this card", "esta carta"), true)
            }
            ObjectSelector::This => this(self.names),
            ObjectSelector::Host if carried => this(self.names),
            ObjectSelector::Host => self.one("its host", "su anfitrión"),
            ObjectSelector::That => match self.event_object {
                Some(kind) => it(kind, self.language()),
                None => self.one("that agent", "ese agente"),
            },
            ObjectSelector::Each(all) => filter::each(all, self.names),
        }
    }

    fn target(&mut self, n: usize) -> Phrase {
        let Some(filter) = self.targets.get(n) else {
            return self.one("a target", "un objetivo");
        };
        let language = self.language();
        let twins = self.targets.iter().filter(|t| t.kind == filter.kind);
        let twin = self.targets[..n].iter().any(|t| t.kind == filter.kind);
        let first = !std::mem::replace(&mut self.named[n], true);
        if first && twin {
            return filter::second(filter, self.names);
        }
        if first {
            return filter::one(filter, self.names);
        }
        let noun = kind_noun(filter.kind);
        match self.targets.len() {
            1 if filter.kind == Kind::Player => noun.that(language),
            1 => it(filter.kind, language),
            _ if twin => noun.ordinal(language, 1),
            _ if twins.count() > 1 => noun.ordinal(language, 0),
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
            SectorSelector::Target(n) => self.target(usize::from(*n)),
            SectorSelector::Here(whose) => mine(whose, self.pick("here", "de aquí")),
            SectorSelector::At(who, whose) => {
                let who = self.who(who);
                let text = &who.text;
                let place = match language {
                    Language::English => format!("where {text} is"),
                    Language::Spanish if who.known => "de su bioma".to_owned(),
                    Language::Spanish => format!("donde está {text}"),
                };
                mine(whose, &place)
            }
            SectorSelector::Each(Whose::Any) => self.one("each sector", "cada sector"),
            SectorSelector::Each(Whose::Yours) => {
                self.one("each of your sectors", "cada uno de tus sectores")
            }
            SectorSelector::Each(Whose::Theirs) => {
                self.one("each enemy sector", "cada sector enemigo")
            }
        }
    }

    /// A player as the subject of a sentence; `None` for you.
    pub fn player(&mut self, player: &PlayerSelector) -> Option<Phrase> {
        Some(match player {
            PlayerSelector::You => return None,
            PlayerSelector::Opponent => self.one("the opponent", "el rival"),
            PlayerSelector::Each => self.one("each player", "cada jugador"),
            PlayerSelector::Target(n) => self.target(usize::from(*n)),
            PlayerSelector::ControllerOf(who) => {
                let who = self.who(who);
                let text = &who.text;
                if who.known {
                    self.one("its controller", "su controlador")
                } else {
                    let controller = say!(
                        self.language(),
                        "the controller of {text}",
                        "el controlador de {text}"
                    );
                    Phrase::one(controller, false)
                }
            }
        })
    }
}

/// The pronoun for the thing just named: "it", "él", "ella".
fn it(kind: Kind, language: Language) -> Phrase {
    let feminine = kind_noun(kind).feminine;
    Phrase::one(if feminine { "ella" } else { "él" }, feminine).known(language)
}

/// The object's name for itself.
pub fn this(names: Names) -> Phrase {
    let (english, spanish, feminine) = match names.this {
        This::Agent => ("this", "este agente", false),
        This::Event => ("this", "este evento", false),
        This::Software => ("this", "este software", false),
        This::Hardware => ("this", "este hardware", false),
        This::Anomaly => ("this", "esta anomalía", true),
        This::Bearer => ("its bearer", "su portador", false),
        This::Host => ("its host", "su anfitrión", false),
        This::Biome => ("this biome", "este bioma", false),
    };
    Phrase::one(names.language.pick(english, spanish), feminine)
}
