//! Words of the game and what they mean in every language, for the panel beside a card.

use super::names::keyword_name;
use crate::cards::language::Part;
use crate::games::biomes::content::{
    Ability, Biome, Card, CardKind, Condition, Effect, Filter, Grant, Keyword, Keywords,
    OwnCondition, TriggerCondition, Verb, Where,
};
use crate::packs::Language;

/// Every keyword, numbers left at 0.
pub const ALL_KEYWORDS: [Keyword; 15] = [
    Keyword::Evasion,
    Keyword::Secure,
    Keyword::Ready,
    Keyword::Transfer,
    Keyword::Intercept,
    Keyword::Intimidate,
    Keyword::Stealth,
    Keyword::Lightspeed,
    Keyword::Quantum,
    Keyword::Deflect(0),
    Keyword::Encrypt,
    Keyword::Firewall(0),
    Keyword::Magnetic,
    Keyword::Overpower,
    Keyword::Virus,
];

/// What a keyword can forbid.
const PROHIBITIONS: [Keyword; 3] = [Keyword::NoAdvance, Keyword::NoAttack, Keyword::NoDefend];

/// The keywords of a set, with their numbers.
#[must_use]
pub fn keyword_list(keywords: Keywords) -> Vec<Keyword> {
    let all = ALL_KEYWORDS.into_iter().chain(PROHIBITIONS);
    let held = all.filter(|&k| keywords.has(k));
    held.map(|keyword| match keyword {
        Keyword::Deflect(_) => Keyword::Deflect(keywords.deflect),
        Keyword::Firewall(_) => Keyword::Firewall(keywords.firewall),
        plain => plain,
    })
    .collect()
}

/// A word and what it means, in English and in Spanish.
type Entry = [(&'static str, &'static str); 2];
/// The same in one language.
type TermText = (&'static str, &'static str);

/// A keyword's name and one sentence on what it does.
#[must_use]
pub const fn keyword_help(keyword: Keyword, language: Language) -> TermText {
    let (english, spanish) = match keyword {
        Keyword::Evasion => (
            "only agents with evasion or intercept may defend against it.",
            "solo pueden defender contra él agentes con evasión o intercepción.",
        ),
        Keyword::Secure => ("does not lock to attack.", "no se agota al atacar."),
        Keyword::Ready => (
            "may lock on the turn it arrives.",
            "puede agotarse en el turno en que llega.",
        ),
        Keyword::Transfer => (
            "your sector here gains what it deals as damage in a biome.",
            "tu sector de su bioma obtiene el daño que inflige allí.",
        ),
        Keyword::Intercept => (
            "can defend against evasion.",
            "puede defender contra agentes con evasión.",
        ),
        Keyword::Intimidate => (
            "agents with lower attack cannot defend against it.",
            "los agentes con menos ataque no pueden defender contra él.",
        ),
        Keyword::Stealth => (
            "cannot be defended against.",
            "nadie puede defender contra él.",
        ),
        Keyword::Lightspeed => (
            "slower actions cannot target it.",
            "las acciones más lentas no pueden elegirlo como objetivo.",
        ),
        Keyword::Quantum => (
            "can also defend against one attacker in another biome.",
            "puede defender además contra un atacante de otro bioma.",
        ),
        Keyword::Deflect(_) => (
            "while melee, ignores that much ranged battle damage.",
            "mientras lucha cuerpo a cuerpo, ignora esa cantidad de daño de batalla a distancia.",
        ),
        Keyword::NoAdvance => (
            "may not be chosen to advance.",
            "no se puede elegir para avanzar.",
        ),
        Keyword::NoAttack => (
            "may not be chosen to attack.",
            "no se puede elegir para atacar.",
        ),
        Keyword::NoDefend => (
            "may not be chosen to defend.",
            "no se puede elegir para defender.",
        ),
        Keyword::Encrypt => ("cannot be targeted.", "no puede ser objetivo de nada."),
        Keyword::Firewall(_) => (
            "opponents pay that much more void energy to target it.",
            "el rival paga esa cantidad más de energía de vacío para elegirlo como objetivo.",
        ),
        Keyword::Magnetic => (
            "takes one gear from a friendly agent that is terminated.",
            "se queda un equipo de un agente aliado que es eliminado.",
        ),
        Keyword::Overpower => (
            "surplus damage goes on to the enemy sector.",
            "el daño sobrante pasa al sector enemigo.",
        ),
        Keyword::Virus => (
            "any damage it deals to an agent terminates it.",
            "cualquier daño que inflige a un agente lo elimina.",
        ),
    };
    (
        keyword_name(keyword, language),
        language.pick(english, spanish),
    )
}

/// The words on a card that need explaining, each once, in the order of the card.
#[must_use]
pub fn terms(card: &Card, language: Language) -> Vec<TermText> {
    let mut words = FoundTerm {
        language,
        all: Vec::new(),
    };
    for keyword in keyword_list(card.keywords) {
        words.keyword(keyword);
    }
    if card.global.is_some() {
        words.add([
            (
                "global",
                "pay that much more void energy to lift its biome restrictions.",
            ),
            (
                "global",
                "paga esa cantidad más de energía de vacío y no le importa en qué bioma está.",
            ),
        ]);
    }
    if card.mythic {
        words.add([
            (
                "mythic",
                "you may have only one of its name among your constants.",
            ),
            ("mítico", "solo puedes tener una constante con ese nombre."),
        ]);
    }
    match card.kind {
        CardKind::Gear => words.add([
            (
                "gear",
                "arrives attached to a friendly agent and stays behind when it leaves.",
            ),
            (
                "equipo",
                "llega acoplado a un agente aliado y se queda cuando este se va.",
            ),
        ]),
        CardKind::Modification(_) => words.add([
            (
                "modification",
                "arrives attached to a constant and leaves with it.",
            ),
            (
                "modificación",
                "llega acoplada a una constante y se va con ella.",
            ),
        ]),
        _ => {}
    }
    for ability in &card.abilities {
        words.skill(ability);
    }
    if card.anomaly.is_some() {
        words.add([
            (
                "converts",
                "once a turn you may turn a card in hand into an anomaly; this one becomes its own.",
            ),
            (
                "se convierte",
                "una vez por turno puedes convertir una carta de tu mano en una anomalía; esta, en la suya.",
            ),
        ]);
    }
    words.all
}

/// The words on a biome that need explaining, each once.
#[must_use]
pub fn biome_terms(biome: &Biome, language: Language) -> Vec<TermText> {
    let mut words = FoundTerm {
        language,
        all: Vec::new(),
    };
    biome.influence.iter().for_each(|a| words.skill(a));
    words.all
}

/// Collects words in one language.
struct FoundTerm {
    language: Language,
    /// Each once.
    all: Vec<TermText>,
}

impl FoundTerm {
    fn add(&mut self, entry: Entry) {
        self.add_term(entry[self.language as usize]);
    }

    fn keyword(&mut self, keyword: Keyword) {
        self.add_term(keyword_help(keyword, self.language));
    }

    fn add_term(&mut self, term: TermText) {
        if !self.all.contains(&term) {
            self.all.push(term);
        }
    }

    fn skill(&mut self, ability: &Ability) {
        match ability {
            Ability::Reactive { when, .. } => {
                moment(when).into_iter().for_each(|entry| self.add(entry));
            }
            Ability::Activated { forfeit: true, .. } => self.add([
                ("forfeit", "put it into its owner's cache to pay."),
                ("sacrificar", "va a la caché de su propietario como pago."),
            ]),
            Ability::Execute { .. }
            | Ability::Arriving { .. }
            | Ability::Activated { .. }
            | Ability::Persistent { .. }
            | Ability::Replaces { .. } => {}
        }
        ability.parts(&mut |part, _| match part {
            Part::Filter(filter) => self.place(filter),
            Part::Condition(Condition::Own(condition)) => self.condition(condition),
            Part::Effect(Effect::Do(Verb::Grant(keyword, ..))) => self.keyword(*keyword),
            Part::Effect(Effect::Do(verb)) => {
                deed(verb).into_iter().for_each(|entry| self.add(entry));
            }
            _ => {}
        });
        if let Ability::Persistent { gives, .. } = ability {
            for give in gives {
                if let Grant::Keyword(keyword) = give {
                    self.keyword(*keyword);
                }
            }
        }
    }

    fn place(&mut self, filter: &Filter) {
        if filter.place == Where::Neighbouring {
            self.add([
                (
                    "neighbouring",
                    "the biomes left and right of where this is.",
                ),
                (
                    "vecino",
                    "el bioma de la izquierda o la derecha de donde está.",
                ),
            ]);
        }
    }

    fn condition(&mut self, condition: &OwnCondition) {
        match condition {
            OwnCondition::Adept => self.add([
                (
                    "adept",
                    "while in a biome aligned with one of its energies.",
                ),
                (
                    "adepto",
                    "mientras está en un bioma afín a una de sus energías.",
                ),
            ]),
            OwnCondition::Chain => self.add([
                ("chain", "if you already played another function this turn."),
                ("cadena", "si ya jugaste otra función este turno."),
            ]),
            OwnCondition::InBiome(_)
            | OwnCondition::InAnyBiome
            | OwnCondition::ThisDamaged
            | OwnCondition::ThisLocked => {}
        }
    }
}

const fn moment(when: &TriggerCondition) -> Option<Entry> {
    Some(match when {
        TriggerCondition::Setup => [
            ("setup", "at the start of your battle phase."),
            ("preparativos", "al comienzo de tu fase de batalla."),
        ],
        TriggerCondition::Aftermath => [
            ("aftermath", "at the end of a battle phase."),
            ("secuelas", "al final de una fase de batalla."),
        ],
        TriggerCondition::Cleanup => [
            ("cleanup", "at the start of your end phase."),
            ("limpieza", "al comienzo de tu fase final."),
        ],
        TriggerCondition::Deploy => [
            ("deploy", "when it arrives on the planet."),
            ("despliegue", "cuando llega al planeta."),
        ],
        TriggerCondition::Initiate => [
            ("initiate", "when it attacks."),
            ("ofensiva", "cuando ataca."),
        ],
        TriggerCondition::Despawn => [
            ("despawn", "when it goes from the planet into a cache."),
            ("caída", "cuando va del planeta a una caché."),
        ],
        TriggerCondition::Exploit => [
            ("exploit", "when it deals battle damage to an enemy sector."),
            (
                "brecha",
                "cuando inflige daño de batalla a un sector enemigo.",
            ),
        ],
        TriggerCondition::Triumph => [
            ("triumph", "when your opponent loses a sector."),
            ("triunfo", "cuando tu rival pierde un sector."),
        ],
        TriggerCondition::Amplify => [
            ("amplify", "when you play a function that is no agent."),
            (
                "amplificación",
                "cuando juegas una función que no es un agente.",
            ),
        ],
        _ => return None,
    })
}

const fn deed(verb: &Verb) -> Option<Entry> {
    Some(match verb {
        Verb::Erase(..) => [
            ("erase", "top cards of the deck go to the cache."),
            (
                "purgar",
                "esas cartas van de la parte superior del mazo a la caché.",
            ),
        ],
        Verb::Scan(..) => [
            (
                "scan",
                "look at that many top cards of the deck; put any of them on the bottom.",
            ),
            (
                "escanear",
                "mira esa cantidad de cartas de la parte superior del mazo; pon al fondo las que quieras.",
            ),
        ],
        Verb::Terminate(_) => [
            (
                "terminate",
                "put it from the planet into its owner's cache.",
            ),
            ("eliminar", "va del planeta a la caché de su propietario."),
        ],
        Verb::Delete(_) => [
            ("delete", "put it into the archive, out of the match."),
            ("borrar", "va al archivo, fuera de la partida."),
        ],
        Verb::Bounce(_) => [
            ("bounce", "return it from the planet to its owner's hand."),
            ("devolver", "va del planeta a la mano de su propietario."),
        ],
        Verb::Recover(_) => [
            ("recover", "return it from the cache to the hand."),
            ("recuperar", "vuelve de la caché a la mano."),
        ],
        Verb::Restore(_) => [
            ("restore", "put it from the cache onto the planet."),
            ("restaurar", "va de la caché al planeta."),
        ],
        Verb::Stasis(_) => [
            (
                "stasis",
                "does not unlock at its controller's next Refresh.",
            ),
            (
                "estasis",
                "no se endereza en la próxima Renovación de su controlador.",
            ),
        ],
        Verb::Marker(..) => [
            (
                "increase marker",
                "+1 attack and +1 defense while it is there.",
            ),
            (
                "marcador de aumento",
                "+1 de ataque y +1 de defensa mientras esté ahí.",
            ),
        ],
        Verb::Shift(_) => [
            ("shift", "melee becomes ranged, ranged becomes melee."),
            (
                "conmutar",
                "pasa de cuerpo a cuerpo a distancia, o al revés.",
            ),
        ],
        Verb::Overclock(..) => [
            ("overclock", "more speed until end of turn, at most 3."),
            (
                "acelerar",
                "más velocidad hasta el final del turno, como máximo 3.",
            ),
        ],
        Verb::Generate(..) => [
            ("generate", "add a common anomaly card to the hand."),
            ("generar", "añade a la mano una carta de anomalía común."),
        ],
        Verb::Cancel(_) => [
            ("cancel", "take it off the queue; it does not happen."),
            ("cancelar", "sale de la cola sin que ocurra nada."),
        ],
        Verb::Hologram(_) => [
            ("hologram", "a copy that is deleted at your next Reset."),
            (
                "holograma",
                "una copia que se borra en tu próximo Reinicio.",
            ),
        ],
        Verb::Hack(_) => [
            (
                "hack",
                "unlock it and control it until end of turn; it gains ready.",
            ),
            (
                "hackear",
                "enderézalo y contrólalo hasta el final del turno; obtiene presteza.",
            ),
        ],
        _ => return None,
    })
}
