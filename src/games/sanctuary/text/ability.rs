//! Abilities as sentences.

use super::mentions::another;
use super::speaker::{OtherCard, Speaker, own_name};
use super::{Names, filter, grant, names};
use crate::cards::language::ReplaceableKind;
use crate::cards::text::{
    Join, Modality, Phrase, Says, Word, additional_costs, listed, nth_time, per_each, printed,
    reaches, replaces, say,
};
use crate::games::sanctuary::Phase;
use crate::games::sanctuary::content::{
    Ability, Amount, CardKind, Effect, Filter, Grant, Kind, ObjectSelector, ReplacedEvent,
    TriggerCondition, Where,
};
use crate::packs::prose::capital;
use crate::packs::{Language, Whose};

/// One ability.
pub fn ability(ability: &Ability, names: Names) -> String {
    let language = names.language;
    let says = match ability {
        Ability::Resolve {
            costs,
            only_if,
            targets,
            effects,
            ..
        } => {
            let mut speaker = Speaker::new(targets, names);
            let costs = costs.iter().map(|cost| speaker.cost(cost, Modality::Plain));
            let costs = additional_costs(&costs.collect::<Vec<_>>(), language);
            let only = only_if.as_ref().map_or(String::new(), |condition| {
                let holds = speaker.clause(condition, Word::If);
                say!(language, "Only {holds}: ", "Solo {holds}: ")
            });
            let says = only + &capital(&costs) + &capital(&speaker.sentences(effects));
            says.trim_end().to_owned()
        }
        Ability::Triggered {
            when,
            once,
            nth,
            place,
            only_if,
            targets,
            effects,
        } => {
            let mut speaker = Speaker::new(targets, names);
            let mut says = nth_time(opening(when, &mut speaker), *nth, language) + ", ";
            if *place == Where::Limbo {
                says += speaker.pick(
                    "if this card is in your Limbo, ",
                    "si esta carta está en tu Limbo, ",
                );
            }
            if let Some(once) = once.words(language) {
                says.insert_str(0, &format!("{once}, "));
            }
            if let Some(condition) = only_if {
                says += &speaker.clause(condition, Word::If);
                says += ", ";
            }
            capital(&says) + &speaker.sentences(effects)
        }
        Ability::Activated {
            cost,
            costs,
            destroy,
            place,
            once,
            phases,
            only_if,
            targets,
            effects,
        } => {
            let mut speaker = Speaker::new(targets, names);
            let mut parts = Vec::new();
            let from = match place {
                Where::Limbo => Some(speaker.pick("from Limbo", "desde el Limbo")),
                Where::Hand => Some(speaker.pick("from your hand", "desde tu mano")),
                Where::Play | Where::Deck => None,
            };
            parts.extend(from.map(str::to_owned));
            parts.extend(once.words(language).map(str::to_owned));
            if !phases.is_empty() {
                parts.push(in_phases(phases, language));
            }
            if let Some(condition) = only_if {
                parts.push(speaker.clause(condition, Word::If));
            }
            let own = own_name(names.kind, language).text;
            let cost = cost.as_ref().map_or(0, |cost| cost.value);
            let more: Vec<String> = costs
                .iter()
                .map(|cost| speaker.cost(cost, Modality::Plain))
                .collect();
            parts.push(match (cost, *destroy) {
                (0, false) if !more.is_empty() => listed(&more, Join::And, language),
                (0, false) => speaker.pick("at no cost", "sin coste").to_owned(),
                (0, true) => say!(language, "destroy {own}", "destruye {own}"),
                (n, false) => say!(language, "pay {n} Volition", "paga {n} de Voluntad"),
                (n, true) => say!(
                    language,
                    "pay {n} Volition and destroy {own}",
                    "paga {n} de Voluntad y destruye {own}"
                ),
            });
            if cost > 0 || *destroy {
                parts.extend(more);
            }
            let price = capital(&parts.join(", "));
            format!("{price}: {}", speaker.sentences(effects))
        }
        Ability::Continuous {
            only_if,
            who,
            gives,
            per,
        } => {
            let mut speaker = Speaker::new(&[], names);
            let priced = gives.iter().all(|grant| matches!(grant, Grant::Cost(_)));
            let subject = match who {
                None if priced => speaker.this(),
                Some(filter) => filter::many(filter, names),
                None => speaker.bearer(),
            };
            let says = grant::predicates(gives, &subject, language);
            let says = match per {
                Some(per) => format!("{says}{}", for_each(per, &mut speaker)),
                None => says,
            };
            let tail = only_if.as_ref().map_or(String::new(), |condition| {
                let clause = speaker.clause(condition, Word::While);
                format!(" {clause}")
            });
            format!("{} {says}{tail}.", capital(&subject.text))
        }
        Ability::Replaces {
            event,
            once,
            only_if,
            instead,
        } => {
            let mut speaker = Speaker::new(&[], names);
            let who = replaced(event.who(), &mut speaker);
            let kind = replaced_kind(event);
            let destroyed = ["destroyed", "destruid"];
            let mut says = replaces(
                &mut speaker,
                &who,
                kind,
                destroyed,
                only_if.as_ref(),
                instead,
            );
            if let Some(once) = once.words(language) {
                says.insert_str(0, &format!("{once}, "));
            }
            capital(&says) + "."
        }
    };
    printed(says, language)
}

/// What would happen.
pub(super) const fn replaced_kind(event: &ReplacedEvent) -> ReplaceableKind {
    match event {
        ReplacedEvent::Destroyed(_) => ReplaceableKind::Destroyed { state: false },
        ReplacedEvent::Damage(_) => ReplaceableKind::Damage,
    }
}

/// Whom something would happen to, who is "it" from here on.
pub(super) fn replaced(who: &ObjectSelector, speaker: &mut Speaker) -> Phrase {
    let kind = match (who, speaker.names.kind) {
        (ObjectSelector::Each(filter), _) => filter.kind,
        (ObjectSelector::This, CardKind::Technology) => Kind::Technology,
        (ObjectSelector::This, CardKind::Enhancement) => Kind::Enhancement,
        _ => Kind::Character,
    };
    let phrase = match who {
        ObjectSelector::Each(filter) => filter::one(filter, speaker.names),
        other => speaker.subject_of(other),
    };
    speaker.meet_replaced(kind, *who == ObjectSelector::This);
    phrase
}

/// " for each of your Characters".
pub(super) fn for_each(per: &Amount, speaker: &mut Speaker) -> String {
    let language = speaker.language();
    match per {
        Amount::Count(filter) => {
            let each = filter::each(filter, speaker.names).text;
            say!(language, " for {each}", " por {each}")
        }
        other => per_each(speaker, other),
    }
}

/// Some effects by themselves.
pub fn effects(effects: &[Effect], names: Names) -> String {
    let says = capital(&Speaker::new(&[], names).sentences(effects));
    printed(says, names.language)
}

/// "when this Character enters play".
pub fn opening(when: &TriggerCondition, speaker: &mut Speaker) -> String {
    let language = speaker.language();
    match when {
        TriggerCondition::StartOfTurn(whose) => {
            let turn = match whose {
                Whose::Any => speaker.pick("each turn", "cada turno"),
                Whose::Yours => speaker.pick("your turn", "tu turno"),
                Whose::Theirs => speaker.pick("the opponent's turn", "el turno rival"),
            };
            say!(language, "at the start of {turn}", "al comienzo de {turn}")
        }
        TriggerCondition::EndOfTurn(whose) => {
            let phase = match whose {
                Whose::Any => speaker.pick("each Contemplation", "cada Contemplación"),
                Whose::Yours => speaker.pick("your Contemplation", "tu Contemplación"),
                Whose::Theirs => {
                    speaker.pick("the opponent's Contemplation", "la Contemplación rival")
                }
            };
            say!(language, "in {phase}", "en {phase}")
        }
        TriggerCondition::Enters => own(speaker, ENTERS),
        TriggerCondition::Destroyed => own(speaker, DESTROYED),
        TriggerCondition::Leaves => own(speaker, ["leaves play", "salga del juego"]),
        TriggerCondition::Challenges => {
            let met = OtherCard::As(["the challenged Character", "el Personaje retado"]);
            deed(speaker, CHALLENGES, met)
        }
        TriggerCondition::Challenged => {
            let met = OtherCard::As(["the challenger", "el retador"]);
            deed(speaker, CHALLENGED, met)
        }
        TriggerCondition::WinsDuel => {
            deed(speaker, WINS, OtherCard::As(["the loser", "el perdedor"]))
        }
        TriggerCondition::LosesDuel => deed(
            speaker,
            ["loses a duel", "pierda un duelo"],
            OtherCard::Nobody,
        ),
        TriggerCondition::Attacks => deed(speaker, ATTACKS, OtherCard::Nobody),
        TriggerCondition::Blocks => {
            let met = OtherCard::As(["the attacker", "el atacante"]);
            deed(speaker, BLOCKS, met)
        }
        TriggerCondition::Blocked => {
            let met = OtherCard::As(["the blocker", "el bloqueador"]);
            deed(speaker, ["is blocked", "sea bloqueado"], met)
        }
        TriggerCondition::DamagesSanctuary => {
            let damages = ["damages a Sanctuary", "inflija daño a un Santuario"];
            deed(speaker, damages, OtherCard::Nobody)
        }
        TriggerCondition::DamagesCharacter => {
            let damages = ["damages a Character", "inflija daño a un Personaje"];
            let met = OtherCard::As(["that Character", "ese Personaje"]);
            let when = deed(speaker, damages, met);
            speaker.mentions.other();
            when
        }
        TriggerCondition::Damaged => {
            let damaged = ["is damaged and survives", "reciba daño y sobreviva"];
            deed(speaker, damaged, OtherCard::Nobody)
        }
        TriggerCondition::SanctuaryDamaged => speaker
            .pick(
                "when your Sanctuary is damaged",
                "cuando tu Santuario reciba daño",
            )
            .to_owned(),
        TriggerCondition::OtherEnters(filter) => other(filter, speaker, ENTERS),
        TriggerCondition::OtherDestroyed(filter) => other(filter, speaker, DESTROYED),
        TriggerCondition::OtherWinsDuel(filter) => other(filter, speaker, WINS),
        TriggerCondition::OtherChallenges(filter) => other(filter, speaker, CHALLENGES),
        TriggerCondition::OtherChallenged(filter) => other(filter, speaker, CHALLENGED),
        TriggerCondition::OtherAttacks(filter) => other(filter, speaker, ATTACKS),
        TriggerCondition::OtherBlocks(filter) => other(filter, speaker, BLOCKS),
        TriggerCondition::Draws(whose) => {
            let who = match whose {
                Whose::Any => speaker.pick("a player draws", "un jugador robe"),
                Whose::Yours => speaker.pick("you draw", "robes"),
                Whose::Theirs => speaker.pick("the opponent draws", "el rival robe"),
            };
            say!(language, "when {who} a card", "cuando {who} una carta")
        }
        TriggerCondition::Discards(whose) => {
            speaker.meet(OtherCard::It(Kind::Card));
            let who = match whose {
                Whose::Any => speaker.pick("a player discards", "un jugador descarte"),
                Whose::Yours => speaker.pick("you discard", "descartes"),
                Whose::Theirs => speaker.pick("the opponent discards", "el rival descarte"),
            };
            say!(language, "when {who} a card", "cuando {who} una carta")
        }
        TriggerCondition::Discarded => {
            let this = speaker.this().text;
            say!(
                language,
                "when you discard {this}",
                "cuando descartes {this}"
            )
        }
        TriggerCondition::Targeted(whose) => {
            let becomes = match whose {
                Whose::Any => ["becomes a target", "pase a ser objetivo"],
                Whose::Yours => [
                    "becomes a target of one of your cards",
                    "pase a ser objetivo de una de tus cartas",
                ],
                Whose::Theirs => [
                    "becomes a target of an enemy card",
                    "pase a ser objetivo de una carta rival",
                ],
            };
            deed(speaker, becomes, OtherCard::Nobody)
        }
        TriggerCondition::CountersReach(counter, n) => {
            let this = speaker.this().text;
            reaches(&this, *n, &speaker.names.counter(counter), language)
        }
        TriggerCondition::Plays(filter) => {
            speaker.meet(OtherCard::It(filter.kind));
            let who = plays(filter.whose, speaker.language());
            let anybodys = Filter {
                whose: Whose::Any,
                place: Where::Play,
                ..filter.clone()
            };
            let one = filter::one(&anybodys, speaker.names).text;
            say!(language, "when {who} {one}", "cuando {who} {one}")
        }
        TriggerCondition::ManipulationPlayed(whose) => {
            speaker.meet(OtherCard::It(Kind::Manipulation));
            let who = plays(*whose, language);
            say!(
                language,
                "when {who} a Manipulation",
                "cuando {who} una Manipulación"
            )
        }
    }
}

/// "you play", "the opponent plays".
const fn plays(whose: Whose, language: Language) -> &'static str {
    match whose {
        Whose::Any => language.pick("a player plays", "un jugador juegue"),
        Whose::Yours => language.pick("you play", "juegues"),
        Whose::Theirs => language.pick("the opponent plays", "el rival juegue"),
    }
}

/// An action in English and in Spanish.
type ActionWords = [&'static str; 2];

const ENTERS: ActionWords = ["enters play", "entre en juego"];
/// The Spanish ending agrees with the subject.
const DESTROYED: ActionWords = ["is destroyed", "sea destruid"];
const CHALLENGES: ActionWords = ["challenges", "rete"];
const CHALLENGED: ActionWords = ["is challenged", "sea retado"];
const ATTACKS: ActionWords = ["attacks", "ataque"];
const BLOCKS: ActionWords = ["blocks", "bloquee"];
const WINS: ActionWords = ["wins a duel", "gane un duelo"];

/// "when this Character enters play".
fn when(subject: &Phrase, [english, spanish]: ActionWords, language: Language) -> String {
    let text = &subject.text;
    if spanish == DESTROYED[1] {
        let spanish = subject.agreed(spanish);
        return say!(language, "when {text} {english}", "cuando {text} {spanish}");
    }
    say!(language, "when {text} {english}", "cuando {text} {spanish}")
}

/// Something that happens to the card itself.
fn own(speaker: &mut Speaker, deed: ActionWords) -> String {
    let this = speaker.this();
    when(&this, deed, speaker.language())
}

/// Something that a Character does; of a Technology: its carrier.
fn deed(speaker: &mut Speaker, deed: ActionWords, met: OtherCard) -> String {
    let bearer = speaker.bearer();
    speaker.meet(met);
    when(&bearer, deed, speaker.language())
}

fn other(filter: &Filter, speaker: &mut Speaker, deed: ActionWords) -> String {
    speaker.meet(OtherCard::It(filter.kind));
    let other = another(filter, speaker.names.kind);
    let one = filter::one(&other, speaker.names);
    when(&one, deed, speaker.language())
}

/// "in Duel or Combat", "en el Duelo o en el Combate".
fn in_phases(phases: &[Phase], language: Language) -> String {
    let phases = phases.iter().map(|&phase| the_phase(phase, language));
    let phases = phases.map(|phase| say!(language, "{phase}", "en {phase}"));
    let phases = listed(&phases.collect::<Vec<_>>(), Join::Or, language);
    say!(language, "in {phases}", "{phases}")
}

/// "Combat", "el Combate", "la Cosecha".
pub fn the_phase(phase: Phase, language: Language) -> String {
    let name = names::phase_name(phase, language);
    let article = match phase {
        Phase::Duel | Phase::Combat | Phase::Over => "el",
        Phase::Setup
        | Phase::Communion
        | Phase::Meditation
        | Phase::Harvest
        | Phase::Contemplation => "la",
    };
    say!(language, "{name}", "{article} {name}")
}
