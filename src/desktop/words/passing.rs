//! The words about passing by oneself: how long, where to stop, for what.

/// What is said about passing by oneself.
pub struct PassingWords {
    /// Passes until nothing waits to resolve, and what that means.
    pub resolve_all: (&'static str, &'static str),
    /// Passes until one's own turn, and what that means.
    pub until_my_turn: (&'static str, &'static str),
    /// Passes until anything happens, and what that means.
    pub until_something: (&'static str, &'static str),
    /// Passes no longer, and what that means.
    pub ask_me: (&'static str, &'static str),
    /// Always pass for an entry of the stack, and what that means.
    pub ignore: (&'static str, &'static str),
    /// No longer.
    pub heed: &'static str,
    /// A stop in one's own turn: in which step, and whether it is set.
    pub mine: fn(&str, bool) -> String,
    /// The same in the others' turns.
    pub theirs: fn(&str, bool) -> String,
    /// Waiting a moment before passing, and what that means.
    pub pauses: (&'static str, &'static str),
    /// Head of the stops in the settings.
    pub stops_title: &'static str,
    /// What they mean.
    pub stops_about: &'static str,
    /// Heads of the stops by step.
    pub step_sides: [&'static str; 3],
    /// Heads of the stops by what is about to resolve.
    pub sort_sides: [&'static str; 3],
    /// The usual stops.
    pub stops_usual: &'static str,
    /// All of them.
    pub stops_all: &'static str,
    /// None.
    pub stops_none: &'static str,
    /// What waits in the queue of Biomes: a card that was played, a skill.
    pub queued: [&'static str; 2],
}

pub(super) const ENGLISH: PassingWords = PassingWords {
    resolve_all: (
        "Resolve all",
        "R: passes until nothing waits any more, somebody else adds to it, or you would die.",
    ),
    until_my_turn: (
        "Until my turn",
        "Passes until your turn, unless somebody aims at you, fights you, or you would die.",
    ),
    until_something: (
        "Until something happens",
        "Passes until anybody else does something, a fight begins or your turn comes.",
    ),
    ask_me: ("Ask me again", "Esc: you pass by yourself at the moment."),
    ignore: (
        "Always pass for this",
        "Whenever this ability is about to resolve in this match, you pass by yourself.",
    ),
    heed: "Ask me about this again",
    mine: |step, set| {
        let now = if set { "asks you" } else { "passes by itself" };
        format!("{step}, my turn: {now}")
    },
    theirs: |step, set| {
        let now = if set { "asks you" } else { "passes by itself" };
        format!("{step}, others' turns: {now}")
    },
    pauses: (
        "Wait a moment before passing by itself",
        "Now longer and now shorter, so that nobody learns whether you could have done something.",
    ),
    stops_title: "Where to stop and ask me",
    stops_about: "Everywhere else you pass by yourself, even if you could act.",
    step_sides: ["Step", "my turn", "others' turns"],
    sort_sides: ["About to resolve", "mine", "others'"],
    stops_usual: "As usual",
    stops_all: "Everywhere",
    stops_none: "Nowhere",
    queued: ["Card played", "Skill"],
};

pub(super) const SPANISH: PassingWords = PassingWords {
    resolve_all: (
        "Resolver todo",
        "R: pasa hasta que nada espere, otro añada algo o fueras a morir.",
    ),
    until_my_turn: (
        "Hasta mi turno",
        "Pasa hasta tu turno, salvo si alguien te apunta, lucha contra ti o fueras a morir.",
    ),
    until_something: (
        "Hasta que pase algo",
        "Pasa hasta que otro haga algo, empiece una lucha o llegue tu turno.",
    ),
    ask_me: (
        "Volver a preguntarme",
        "Esc: ahora mismo pasas por tu cuenta.",
    ),
    ignore: (
        "Pasar siempre con esto",
        "Cada vez que esta habilidad vaya a resolverse en esta partida, pasas por tu cuenta.",
    ),
    heed: "Volver a preguntarme por esto",
    mine: |step, set| {
        let now = if set { "te pregunta" } else { "pasa solo" };
        format!("{step}, mi turno: {now}")
    },
    theirs: |step, set| {
        let now = if set { "te pregunta" } else { "pasa solo" };
        format!("{step}, otros turnos: {now}")
    },
    pauses: (
        "Esperar un momento antes de pasar solo",
        "A veces más y a veces menos, para que nadie sepa si podías hacer algo.",
    ),
    stops_title: "Dónde parar y preguntarme",
    stops_about: "En lo demás pasas por ti solo, aunque pudieras actuar.",
    step_sides: ["Paso", "mi turno", "otros turnos"],
    sort_sides: ["A punto de resolverse", "mío", "de otros"],
    stops_usual: "Como siempre",
    stops_all: "En todo",
    stops_none: "En nada",
    queued: ["Carta jugada", "Habilidad"],
};
