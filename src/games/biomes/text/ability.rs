//! Skills as paragraphs: when, for what, what happens.

use super::forbidding::{at_least, cannot, toll};
use super::speaker::{Speaker, this};
use super::waited::waited;
use super::{Names, Paragraph, Piece, filter, names};
use crate::cards::language::ReplaceableKind;
use crate::cards::text::{
    Join, Modality, Phrase, Says, Word, additional_costs, listed, nth_time, per_each, printed,
    reaches, replaces, say,
};
use crate::games::biomes::content::{
    Ability, Amount, Condition, Cost, Effect, Filter, Grant, Keyword, Kind, ObjectSelector,
    OwnCondition, ReplacedEvent, TriggerCondition, Where, Whose,
};
use crate::packs::Language;
use crate::packs::prose::{capital, signed};

/// One skill.
pub fn paragraph(ability: &Ability, names: Names) -> Paragraph {
    let mut says = told(ability, names);
    for piece in &mut says.pieces {
        if let Piece::Text(text) = piece {
            *text = printed(std::mem::take(text), names.language);
        }
    }
    says
}

/// Some effects by themselves.
pub fn effects(effects: &[Effect], names: Names) -> String {
    let says = capital(&Speaker::new(&[], names).sentences(effects));
    printed(says, names.language)
}

/// The objects that a modification may be attached to.
pub fn host(host: &Filter, names: Names) -> String {
    let host = filter::one(host, names).text;
    let says = say!(names.language, "Attach to {host}.", "Se acopla a {host}.");
    printed(says, names.language)
}

fn told(ability: &Ability, names: Names) -> Paragraph {
    match ability {
        Ability::Execute {
            costs,
            only_if,
            targets,
            effects,
            ..
        } => {
            let mut speaker = Speaker::new(targets, names);
            let costs = costs.iter().map(|cost| speaker.cost(cost, Modality::Plain));
            let costs = additional_costs(&costs.collect::<Vec<_>>(), names.language);
            let only = only_if.as_ref().map_or(String::new(), |condition| {
                let holds = speaker.state(condition, true);
                say!(names.language, "Only if {holds}: ", "Solo si {holds}: ")
            });
            let says = only + &capital(&costs) + &capital(&speaker.sentences(effects));
            Paragraph::of(names.language).text(says.trim_end())
        }
        Ability::Arriving { effects } => {
            let this = this(names).text;
            let lead = say!(names.language, "As {this} arrives, ", "Al llegar {this}, ");
            let says = lead + &Speaker::new(&[], names).sentences(effects);
            Paragraph::of(names.language).text(says)
        }
        Ability::Reactive {
            when,
            once,
            nth,
            place,
            only_if,
            targets,
            effects,
        } => {
            let mut speaker = Speaker::new(targets, names);
            let mut start = match nth {
                None => opening(when, &mut speaker),
                Some(_) => {
                    let when = waited(when, &mut speaker);
                    let when = nth_time(when, *nth, names.language);
                    Paragraph::of(names.language).text(capital(&when))
                }
            };
            if *place == Where::Cache {
                start = start.text(speaker.pick(
                    ", if this is in your cache",
                    ", si esta carta está en tu caché",
                ));
            }
            if let Some(once) = once.words(names.language) {
                start = start.text(format!(", {once}"));
            }
            guarded(start, only_if.as_ref(), effects, speaker)
        }
        Ability::Activated {
            cost,
            lock,
            forfeit,
            costs,
            place,
            once,
            speed,
            only_if,
            targets,
            effects,
        } => {
            let mut speaker = Speaker::new(targets, names);
            let more = costs.iter().map(|cost| speaker.cost(cost, Modality::May));
            let more: Vec<String> = more.collect();
            let mut price = price(cost, *lock, *forfeit, &more, names.language);
            price = price.text(" ").piece(Piece::Speed(speed.value));
            if let Some(once) = once.words(names.language) {
                price = price.text(format!(", {once}"));
            }
            price = match place {
                Where::Cache => price.text(speaker.pick(", from the cache", ", desde la caché")),
                Where::Hand => price.text(speaker.pick(", from your hand", ", desde tu mano")),
                _ => price,
            };
            guarded(price, only_if.as_ref(), effects, speaker)
        }
        Ability::Persistent {
            only_if,
            who,
            gives,
            per,
        } => persistent(only_if.as_ref(), who.as_ref(), (gives, per.as_ref()), names),
        Ability::Replaces {
            event,
            once,
            only_if,
            instead,
        } => {
            let mut speaker = Speaker::new(&[], names);
            let who = replaced(event.who(), &mut speaker);
            let kind = replaced_kind(event);
            speaker.of_battle = matches!(event, ReplacedEvent::BattleDamage(_));
            let terminated = ["terminated", "eliminad"];
            let mut says = replaces(
                &mut speaker,
                &who,
                kind,
                terminated,
                only_if.as_ref(),
                instead,
            );
            if let Some(once) = once.words(names.language) {
                says.insert_str(0, &format!("{once}, "));
            }
            Paragraph::of(names.language).text(capital(&says) + ".")
        }
    }
}

/// What would happen.
pub(super) const fn replaced_kind(event: &ReplacedEvent) -> ReplaceableKind {
    match event {
        ReplacedEvent::Terminated(_) => ReplaceableKind::Destroyed { state: false },
        ReplacedEvent::Damage(_) | ReplacedEvent::BattleDamage(_) => ReplaceableKind::Damage,
    }
}

/// Whom something would happen to, which is "it" from here on.
pub(super) fn replaced(who: &ObjectSelector, speaker: &mut Speaker) -> Phrase {
    let (phrase, kind) = match who {
        ObjectSelector::Each(filter) => (filter::one(filter, speaker.names), filter.kind),
        other => (speaker.subject_of(other), Kind::Agent),
    };
    speaker.set_event_object(kind);
    speaker.this_is_it = *who == ObjectSelector::This;
    phrase
}

/// The effects after the cost, if a condition holds.
fn guarded(
    start: Paragraph,
    only_if: Option<&Condition>,
    effects: &[Effect],
    mut speaker: Speaker,
) -> Paragraph {
    let start = start.text(": ");
    let clause = only_if.map(|c| speaker.clause(c, Word::If));
    let says = speaker.sentences(effects);
    match (only_if, clause) {
        (Some(Condition::Own(OwnCondition::Adept)), _) => start
            .term(speaker.pick("adept", "adepto"))
            .text(format!(": {says}")),
        (Some(Condition::Own(OwnCondition::Chain)), _) => start
            .term(speaker.pick("chain", "cadena"))
            .text(format!(": {says}")),
        (_, Some(clause)) => start.text(format!("{clause}, {says}")),
        (_, None) => start.text(says),
    }
}

/// "When this agent defends".
pub fn opening(when: &TriggerCondition, speaker: &mut Speaker) -> Paragraph {
    let language = speaker.language();
    let pick = |english, spanish| language.pick(english, spanish);
    let turn = |whose: &Whose| match whose {
        Whose::Any => pick("each turn", "cada turno"),
        Whose::Yours => pick("your turn", "tu turno"),
        Whose::Theirs => pick("the opponent's turn", "el turno rival"),
    };
    let this = this(speaker.names).text;
    let says = Paragraph::of(language);
    let text = match when {
        TriggerCondition::StartOfTurn(w) => {
            let turn = turn(w);
            say!(language, "Start of {turn}", "Comienzo de {turn}")
        }
        TriggerCondition::EndOfTurn(w) => {
            let turn = turn(w);
            say!(language, "End of {turn}", "Final de {turn}")
        }
        TriggerCondition::StartOfAttack(w) => {
            let step = match w {
                Whose::Any => pick("each attack step", "cada paso de ataque"),
                Whose::Yours => pick("your attack step", "tu paso de ataque"),
                Whose::Theirs => pick("the opponent's attack step", "el paso de ataque rival"),
            };
            say!(language, "Start of {step}", "Comienzo de {step}")
        }
        TriggerCondition::Setup => return says.term(pick("Setup", "Preparativos")),
        TriggerCondition::Aftermath => return says.term(pick("Aftermath", "Secuelas")),
        TriggerCondition::Cleanup => return says.term(pick("Cleanup", "Limpieza")),
        TriggerCondition::Deploy => return says.term(pick("Deploy", "Despliegue")),
        TriggerCondition::Initiate => return says.term(pick("Initiate", "Ofensiva")),
        TriggerCondition::Defend => say!(language, "When {this} defends", "Cuando {this} defienda"),
        TriggerCondition::Despawn => return says.term(pick("Despawn", "Caída")),
        TriggerCondition::Leaves => say!(
            language,
            "When {this} leaves the planet",
            "Cuando {this} salga del planeta"
        ),
        TriggerCondition::Exploit => return says.term(pick("Exploit", "Brecha")),
        TriggerCondition::DamagesAgent => say!(
            language,
            "When {this} damages an agent",
            "Cuando {this} inflija daño a un agente"
        ),
        TriggerCondition::Damaged => say!(
            language,
            "When {this} is damaged",
            "Cuando {this} reciba daño"
        ),
        TriggerCondition::Triumph => return says.term(pick("Triumph", "Triunfo")),
        TriggerCondition::Amplify => return says.term(pick("Amplify", "Amplificación")),
        TriggerCondition::Arrives(what) => {
            let one = event_object(what, speaker).text;
            say!(language, "When {one} arrives", "Cuando llegue {one}")
        }
        TriggerCondition::Plays(what) => {
            let plays = match what.whose {
                Whose::Any => pick("a player plays", "un jugador juegue"),
                Whose::Yours => pick("you play", "juegues"),
                Whose::Theirs => pick("the opponent plays", "el rival juegue"),
            };
            let anybodys = Filter {
                whose: Whose::Any,
                place: Where::Planet,
                ..what.clone()
            };
            let one = event_object(&anybodys, speaker).text;
            say!(language, "When {plays} {one}", "Cuando {plays} {one}")
        }
        TriggerCondition::Draws(whose) => {
            let draws = match whose {
                Whose::Any => pick("a player draws", "un jugador robe"),
                Whose::Yours => pick("you draw", "robes"),
                Whose::Theirs => pick("the opponent draws", "el rival robe"),
            };
            say!(language, "When {draws} a card", "Cuando {draws} una carta")
        }
        TriggerCondition::Discards(whose) => {
            let discards = match whose {
                Whose::Any => pick("a player discards", "un jugador descarte"),
                Whose::Yours => pick("you discard", "descartes"),
                Whose::Theirs => pick("the opponent discards", "el rival descarte"),
            };
            speaker.set_event_object(Kind::Card);
            say!(
                language,
                "When {discards} a card",
                "Cuando {discards} una carta"
            )
        }
        TriggerCondition::Discarded => {
            say!(
                language,
                "When you discard {this}",
                "Cuando descartes {this}"
            )
        }
        TriggerCondition::Targeted(whose) => {
            speaker.set_event_object(Kind::Card);
            let of = match whose {
                Whose::Any => "",
                Whose::Yours => pick(" of one of your cards", " de una de tus cartas"),
                Whose::Theirs => pick(" of an enemy card", " de una carta rival"),
            };
            say!(
                language,
                "When {this} becomes a target{of}",
                "Cuando {this} pase a ser objetivo{of}"
            )
        }
        TriggerCondition::CountersReach(counter, n) => {
            let name = speaker.names.counter(counter);
            capital(&reaches(&this, *n, &name, language))
        }
        TriggerCondition::Terminated(what) => {
            let one = event_object(what, speaker);
            let (text, terminated) = (&one.text, one.agreed("eliminad"));
            say!(
                language,
                "When {text} is terminated",
                "Cuando {text} sea {terminated}"
            )
        }
    };
    says.text(text)
}

/// Names the other object of the event.
fn event_object(what: &Filter, speaker: &mut Speaker) -> Phrase {
    speaker.set_event_object(what.kind);
    filter::one(what, speaker.names)
}

/// The cost of an activated skill.
fn price(cost: &Cost, lock: bool, forfeit: bool, more: &[String], language: Language) -> Paragraph {
    let mut says = Paragraph::of(language);
    if !cost.is_free() {
        says = says.piece(Piece::Symbols(*cost));
    }
    let words = [
        (lock, language.pick("lock", "agotar")),
        (forfeit, language.pick("forfeit", "sacrificar")),
    ];
    for (wanted, word) in words {
        if wanted && says.pieces.is_empty() {
            says = says.term(capital(word));
        } else if wanted {
            says = says.text(", ").term(word);
        }
    }
    for cost in more {
        says = if says.pieces.is_empty() {
            says.text(capital(cost))
        } else {
            says.text(format!(", {cost}"))
        };
    }
    if says.pieces.is_empty() {
        says = says.text(language.pick("Free", "Gratis"));
    }
    says
}

fn persistent(
    only_if: Option<&Condition>,
    who: Option<&Filter>,
    (gives, per): (&[Grant], Option<&Amount>),
    names: Names,
) -> Paragraph {
    let language = names.language;
    let subject = who.map_or_else(|| this(names), |filter| filter::many(filter, names));
    let verb = if subject.plural {
        language.pick("have", "tienen")
    } else {
        language.pick("has", "tiene")
    };
    let has = grants(gives, language);
    let mut parts = Vec::new();
    if !has.is_empty() {
        parts.push(format!("{verb} {has}"));
    }
    let forbidden = gives.iter().filter_map(|grant| match grant {
        Grant::Keyword(k) => k.forbids().map(|_| *k),
        _ => None,
    });
    let forbidden: Vec<Keyword> = forbidden.collect();
    if !forbidden.is_empty() {
        parts.push(cannot(
            &forbidden,
            subject.plural,
            Modality::Plain,
            language,
        ));
    }
    parts.extend(price_of(gives, subject.plural, language));
    parts.extend(toll(gives, subject.plural, language));
    let mut rest = listed(&parts, Join::And, language);
    if let Some(per) = per {
        rest += &for_each(per, names);
    }
    rest += &at_least(gives, language);
    let subject = &subject.text;
    let says = Paragraph::of(language);
    match only_if {
        Some(Condition::Own(OwnCondition::Adept)) => says
            .term(language.pick("Adept", "Adepto"))
            .text(format!(": {subject} {rest}.")),
        Some(Condition::Own(OwnCondition::Chain)) => says
            .term(language.pick("Chain", "Cadena"))
            .text(format!(": {subject} {rest}.")),
        Some(other) => {
            let word = match (language, other) {
                (Language::English, Condition::Not(_)) => Word::If,
                _ => Word::While,
            };
            let clause = Speaker::new(&[], names).clause(other, word);
            says.text(format!("{} {rest} {clause}.", capital(subject)))
        }
        None => says.text(format!("{} {rest}.", capital(subject))),
    }
}

/// "costs 1 less".
fn price_of(gives: &[Grant], plural: bool, language: Language) -> Option<String> {
    let mut costs = gives.iter().filter_map(|grant| match grant {
        Grant::Cost(n) => Some(*n),
        _ => None,
    });
    let n = costs.next()?;
    let (costs, cuesta) = match plural {
        true => ("cost", "cuestan"),
        false => ("costs", "cuesta"),
    };
    let (less, menos) = match n < 0 {
        true => ("less", "menos"),
        false => ("more", "más"),
    };
    let n = n.unsigned_abs();
    Some(say!(
        language,
        "{costs} {n} void {less}",
        "{cuesta} {n} de vacío {menos}"
    ))
}

/// " for each of your agents".
fn for_each(per: &Amount, names: Names) -> String {
    let language = names.language;
    match per {
        Amount::Count(filter) => {
            let each = filter::each(filter, names).text;
            say!(language, " for {each}", " por {each}")
        }
        other => per_each(&mut Speaker::new(&[], names), other),
    }
}

/// "+1/+2 and secure".
fn grants(gives: &[Grant], language: Language) -> String {
    let (mut attack, mut defense) = (0, 0);
    let mut parts = Vec::new();
    for grant in gives {
        match grant {
            Grant::Attack(n) => attack += n,
            Grant::Defense(n) => defense += n,
            Grant::Keyword(k) if k.forbids().is_none() => {
                parts.push(names::numbered(*k, language));
            }
            Grant::Keyword(_) | Grant::Cost(_) | Grant::CostsAtLeast(_) | Grant::AttackCost(_) => {}
        }
    }
    let (a, d) = (signed(attack), signed(defense));
    let stats = match (attack, defense) {
        (0, 0) => None,
        (_, 0) => Some(say!(language, "{a} attack", "{a} de ataque")),
        (0, _) => Some(say!(language, "{d} defense", "{d} de defensa")),
        _ => Some(format!("{a}/{d}")),
    };
    if let Some(stats) = stats {
        parts.insert(0, stats);
    }
    listed(&parts, Join::And, language)
}
