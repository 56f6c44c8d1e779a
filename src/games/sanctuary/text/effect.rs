//! Effects as sentences.

use super::ability;
use super::amount::{Unit, amount};
use super::condition;
use super::doing::OWNERS_HAND;
use super::filter;
use super::grant::{self, lasting};
use super::mentions::without_other;
use super::noun::{CARD, COST, STRENGTH, kind_noun};
use super::speaker::Speaker;
use super::verb as words;
use crate::cards::text::{
    Acting, Modality, Phrase, Says, Word, becomes_card, becomes_copy, change_counters, counted,
    extra_turn, gain_control, lose_match, replaces_next, say, set_stats, shield, skip_next,
    skip_turn, some_counters, swap_control, token_copies, tokens, with_new_targets,
};
use crate::games::sanctuary::Phase;
use crate::games::sanctuary::Sanctuary;
use crate::games::sanctuary::content::{
    Amount, Condition, Cost, Filter, Lasting, ObjectSelector, OwnCondition, OwnNumber,
    PlayerSelector, ReplacedEvent, Replacement, TriggerCondition, Verb, Where,
};
use crate::packs::{Language, Whose};

const VOLITION: Unit = Unit::Of(["Volition", "Voluntad"]);

impl Says<Sanctuary> for Speaker<'_> {
    type Modality = Modality;

    fn language(&self) -> Language {
        self.names.language
    }

    fn verb(&mut self, verb: &Verb, modality: Modality) -> String {
        let language = self.language();
        let deal = words::DEAL.form(modality.you(), language);
        match verb {
            Verb::Damage(Amount::Share, ObjectSelector::Target(n)) => {
                self.divided(*n, modality, |total, speaker| {
                    amount(total, Unit::Damage, speaker).0
                })
            }
            Verb::Damage(n, who) => {
                let (n, tail) = amount(n, Unit::Damage, self);
                let who = self.who(who).each(language);
                say!(
                    language,
                    "{deal} {n} to {who}{tail}",
                    "{deal} {n} a {who}{tail}"
                )
            }
            Verb::DamageSanctuary(n, player) => {
                let (n, tail) = amount(n, Unit::Damage, self);
                let whose = self.sanctuary(player).text;
                say!(
                    language,
                    "{deal} {n} to {whose}{tail}",
                    "{deal} {n} a {whose}{tail}"
                )
            }
            Verb::GainStructure(n, player) => self.gain_structure(n, player, modality),
            Verb::GainVolition(n, p) => self.acts(p, &words::GAIN, n, VOLITION, "", modality),
            Verb::LoseVolition(n, p) => self.acts(p, &words::LOSE, n, VOLITION, "", modality),
            Verb::Draw(n, p) => self.acts(p, &words::DRAW, n, Unit::Cards, "", modality),
            Verb::Discard(n, p) => self.acts(p, &words::DISCARD, n, Unit::Cards, "", modality),
            Verb::DiscardCards(who) => self.does(&words::CAST_OFF, who, ["", ""], modality),
            Verb::DiscardAtRandom(n, p) => {
                let how = self.pick(" at random", " al azar");
                self.acts(p, &words::DISCARD, n, Unit::Cards, how, modality)
            }
            Verb::Mill(n, player) => self.mill(n, player, modality),
            Verb::Foresee(n) => self.foresee(n, modality),
            Verb::Destroy(who) => self.does(&words::DESTROY, who, ["", ""], modality),
            Verb::Return(who) => self.does(&words::RETURN, who, OWNERS_HAND, modality),
            Verb::ShuffleAway(who) => {
                let deck = [" into its owner's deck", " en el mazo de su propietario"];
                self.does(&words::SHUFFLE, who, deck, modality)
            }
            Verb::Recover(who @ ObjectSelector::Picked) if self.searched => {
                let hand = [" into your hand", " en tu mano"];
                self.does(&words::PUT, who, hand, modality)
            }
            Verb::Recover(who) => {
                let hand = if self.mentions.is_yours(who) {
                    [" to your hand", " a tu mano"]
                } else {
                    OWNERS_HAND
                };
                self.does(&words::RETURN, who, hand, modality)
            }
            Verb::Revive(who) => {
                let play = [" into play under your control", " en juego bajo tu control"];
                self.does(&words::PUT, who, play, modality)
            }
            Verb::Restore(who) => {
                let play = [
                    " into play under its owner's control",
                    " en juego bajo el control de su propietario",
                ];
                self.does(&words::PUT, who, play, modality)
            }
            Verb::Show(who) => self.does(&words::REVEAL, who, ["", ""], modality),
            Verb::Steal(who) => {
                let hand = [" into your hand", " en tu mano"];
                self.does(&words::PUT, who, hand, modality)
            }
            Verb::PutInLimbo(who) => {
                self.does(&words::PUT, who, [" into Limbo", " en el Limbo"], modality)
            }
            Verb::PutOnTop(who) => {
                let deck = [
                    " on top of its owner's deck",
                    " encima del mazo de su propietario",
                ];
                self.does(&words::PUT, who, deck, modality)
            }
            Verb::PutOnBottom(who) => {
                let deck = [
                    " on the bottom of its owner's deck",
                    " en el fondo del mazo de su propietario",
                ];
                self.does(&words::PUT, who, deck, modality)
            }
            Verb::Shuffle(player) => {
                let subject = match player {
                    PlayerSelector::You | PlayerSelector::They => self.player_of(player),
                    _ => None,
                };
                let shuffle = modality.does(&words::MIX, subject.as_ref(), language);
                let deck = self.possession(player, ["deck", "mazo"], false);
                format!("{shuffle} {deck}")
            }
            Verb::Tap(who) => self.does(&words::TAP, who, ["", ""], modality),
            Verb::Untap(who) => self.does(&words::UNTAP, who, ["", ""], modality),
            Verb::Heal(who) => {
                let remove = words::REMOVE.form(modality.you(), language);
                let who = self.who(who);
                let text = &who.text;
                match language {
                    Language::English => format!("{remove} all damage from {text}"),
                    Language::Spanish if who.known => format!("{remove} todo su daño"),
                    Language::Spanish => format!("{remove} todo el daño de {text}"),
                }
            }
            Verb::Shield(n, who) => {
                let who = self.who(who);
                shield(self, Some(n), &who, modality)
            }
            Verb::PreventAll(who) => {
                let who = self.who(who);
                shield(self, None, &who, modality)
            }
            Verb::Repair(n, who) => self.durability(&words::GAIN, n, who, modality),
            Verb::Wear(n, who) => self.durability(&words::LOSE, n, who, modality),
            Verb::Strengthen {
                by,
                less,
                who,
                until,
            } => self.strengthen(by, less, who, until, modality),
            Verb::Grant(grant, who, until) => {
                let subject = self.subject_of(who);
                let lead = modality.lead(&subject, language);
                let given = grant::given(grant, &subject, modality, language);
                let lasts = lasting(until, subject.plural, self);
                format!("{lead}{given}{lasts}")
            }
            Verb::GrantPer(n, grant, who, until) => {
                let subject = self.subject_of(who);
                let lead = modality.lead(&subject, language);
                let given = grant::given(grant, &subject, modality, language);
                let each = ability::for_each(n, self);
                let lasts = lasting(until, subject.plural, self);
                match each.starts_with(',') {
                    true => format!("{lead}{given}{lasts}{each}"),
                    false => format!("{lead}{given}{each}{lasts}"),
                }
            }
            Verb::Spawn(card, n) => {
                let name = self.names.card(card);
                let create = words::CREATE.form(modality.you(), language);
                tokens(self, &create, &name, n)
            }
            Verb::SpawnCopy(_, n, other) => {
                let create = words::CREATE.form(modality.you(), language);
                let of = self.who(other).text;
                token_copies(self, &create, &of, n)
            }
            Verb::GainControl(who, until) => {
                let you = self.player_of(&PlayerSelector::You);
                let gain = modality.does(&words::GAIN, you.as_ref(), language);
                let who = self.who(who);
                let lasts = lasting(until, who.plural, self);
                gain_control(&gain, &who, &lasts, language)
            }
            Verb::Attach(who, to) => {
                let attach = self.does(&words::ATTACH, who, [" to", " a"], modality);
                format!("{attach} {}", self.who(to).text)
            }
            Verb::Swap(who, other) => {
                let swap = words::SWAP.form(modality.you(), language);
                let carried = self.is_technology(who) || self.is_technology(other);
                let [one, other] = [who, other].map(|who| self.who(who).text);
                match carried {
                    true => say!(
                        language,
                        "{swap} {one} and {other} between their carriers",
                        "{swap} {one} y {other} entre sus portadores"
                    ),
                    false => swap_control(&swap, [&one, &other], language),
                }
            }
            Verb::SetStrength(n, who, until) => {
                let who = self.who(who);
                let lasts = lasting(until, who.plural, self);
                let stats = [(["Strength", "la Fuerza"], Some(n))];
                set_stats(self, &who, &stats, modality.you(), &lasts)
            }
            Verb::SwapStats(who, other, until) => {
                let swap = words::SWAP.form(modality.you(), language);
                let [one, other] = [who, other].map(|who| self.who(who).text);
                let lasts = lasting(until, true, self);
                say!(
                    language,
                    "{swap} the Strength of {one} and {other}{lasts}",
                    "{swap} la Fuerza de {one} con la de {other}{lasts}"
                )
            }
            Verb::CopyAction(who) => {
                let copy = self.does(&words::COPY, who, ["", ""], modality);
                self.copied = Some(who.clone());
                with_new_targets(&copy, language)
            }
            Verb::Become(card, who, until) => {
                let subject = self.subject_of(who);
                let becomes = modality.does(&words::BECOME, Some(&subject), language);
                let name = self.names.card(card);
                let lasts = lasting(until, subject.plural, self);
                becomes_card(&becomes, &name, &lasts, language)
            }
            Verb::Copy(who, other, until) => {
                let subject = self.subject_of(who);
                let becomes = modality.does(&words::BECOME, Some(&subject), language);
                let of = self.who(other).text;
                let lasts = lasting(until, subject.plural, self);
                becomes_copy(&becomes, &of, &lasts, language)
            }
            Verb::Control(who) => {
                let you = self.player_of(&PlayerSelector::You);
                let take = modality.does(&words::SEIZE, you.as_ref(), language);
                let who = self.who(who);
                let text = &who.text;
                match language {
                    Language::English => format!("{take} control of {text} until Contemplation"),
                    Language::Spanish if who.known => {
                        format!("{take} su control hasta la Contemplación")
                    }
                    Language::Spanish => {
                        format!("{take} el control de {text} hasta la Contemplación")
                    }
                }
            }
            Verb::ExtraTurn(p) => extra_turn(self, p, modality),
            Verb::SkipTurn(p) => skip_turn(self, p, modality),
            Verb::SkipDuel(p) => skip_next(self, p, ["Duel", "Duelo"], modality),
            Verb::SkipCombat(p) => skip_next(self, p, ["Combat", "Combate"], modality),
            Verb::LoseMatch(p) => lose_match(self, p, modality),
            Verb::AnotherCombat => match modality {
                Modality::Plain => self.pick(
                    "there is another Combat after this one",
                    "después de este Combate hay otro",
                ),
                Modality::May => self.pick(
                    "have another Combat this turn",
                    "tener otro Combate este turno",
                ),
            }
            .to_owned(),
            Verb::AddCounters(counter, Amount::Share, ObjectSelector::Target(n)) => {
                let name = self.names.counter(counter);
                self.divided(*n, modality, |total, speaker| {
                    some_counters(speaker, total, &name)
                })
            }
            Verb::AddCounters(counter, n, who) => self.counters(true, (counter, n, who), modality),
            Verb::RemoveCounters(counter, n, who) => {
                self.counters(false, (counter, n, who), modality)
            }
            Verb::Cancel(who) => self.does(&words::CANCEL, who, ["", ""], modality),
            Verb::AnotherDuel => {
                let may = match modality {
                    Modality::Plain => self.pick("you may ", "puedes "),
                    Modality::May => "",
                };
                say!(
                    language,
                    "{may}challenge once more this turn",
                    "{may}retar una vez más este turno"
                )
            }
        }
    }

    fn cost(&mut self, cost: &Cost, modality: Modality) -> String {
        let language = self.language();
        let form = modality.you();
        match cost {
            Cost::Volition(n) => {
                let pay = words::PAY.form(form, language);
                say!(language, "{pay} {n} Volition", "{pay} {n} de Voluntad")
            }
            Cost::VolitionX => {
                let pay = words::PAY.form(form, language);
                say!(language, "{pay} X Volition", "{pay} X de Voluntad")
            }
            Cost::Structure(n) => {
                let lose = words::LOSE.form(form, language);
                say!(language, "{lose} {n} Structure", "{lose} {n} de Estructura")
            }
            Cost::Discard(n) => {
                self.give_up(CARD, *n > 1, ["discarded", "descartad"]);
                let discard = words::DISCARD.form(form, language);
                format!("{discard} {}", counted(*n, CARD, language))
            }
            Cost::DiscardThis => {
                let discard = words::DISCARD.form(form, language);
                let this = self.this().text;
                format!("{discard} {this}")
            }
            Cost::RemoveCounters(counter, n) => {
                let name = self.names.counter(counter);
                let this = self.this().text;
                change_counters(self, false, &Amount::N((*n).into()), &name, &this, modality)
            }
            Cost::Tap => words::TAP.on(&self.bearer(), form, language),
            Cost::Destroy(filter) => {
                self.give_up(kind_noun(filter.kind), false, ["destroyed", "destruid"]);
                let one = filter::one(&without_other(filter, self.names.kind), self.names);
                words::DESTROY.on(&one, form, language)
            }
        }
    }

    fn is_open(&self, verb: &Verb) -> bool {
        matches!(verb, Verb::Foresee(Amount::N(1)) | Verb::AnotherDuel)
    }

    fn theirs(&mut self, filter: &Filter, player: &PlayerSelector) -> String {
        filter::theirs(filter, player, self.names)
    }

    fn own_condition(&mut self, condition: &OwnCondition, holds: bool) -> String {
        condition::state(condition, holds, self)
    }

    fn phase(&self, phase: Phase) -> String {
        let name = super::names::phase_name(phase, self.language());
        say!(self.language(), "the {name} phase", "la fase de {name}")
    }

    fn own_number(&mut self, number: &OwnNumber) -> String {
        match number {
            OwnNumber::StrengthOf(who) => self.quality(STRENGTH, who),
            OwnNumber::CostOf(who) => self.quality(COST, who),
            OwnNumber::Counters(counter, who) => {
                let name = self.names.counter(counter);
                let who = self.who(who).text;
                say!(
                    self.language(),
                    "the number of {name} counters on {who}",
                    "el número de contadores de {name} en {who}"
                )
            }
            OwnNumber::Volition(player) => self.possession(player, ["Volition", "Voluntad"], true),
            OwnNumber::Structure(player) => {
                self.possession(player, ["Structure", "Estructura"], true)
            }
        }
    }

    fn player(&mut self, player: &PlayerSelector) -> Option<Phrase> {
        self.player_of(player)
    }

    fn one(&mut self, filter: &Filter) -> Phrase {
        filter::one(filter, self.names)
    }

    fn own_each(&mut self, number: &OwnNumber) -> Option<String> {
        let OwnNumber::Counters(counter, who) = number else {
            return None;
        };
        let name = self.names.counter(counter);
        let who = self.who(who);
        let text = &who.text;
        Some(match self.names.language {
            Language::English => format!("each {name} counter on {text}"),
            Language::Spanish if who.known => format!("cada uno de sus contadores de {name}"),
            Language::Spanish => format!("cada contador de {name} en {text}"),
        })
    }

    fn number_of(&mut self, filter: &Filter) -> String {
        filter::number_of(filter, self.names)
    }

    fn at_least(&mut self, n: u8, filter: &Filter, holds: bool) -> String {
        condition::at_least(n, filter, holds, self)
    }

    fn trigger(&mut self, trigger: &TriggerCondition) -> String {
        let when = ability::opening(trigger, self);
        // What is waited for is named too: "it" could be that.
        self.mentions.passing();
        when
    }

    fn replace_next(
        &mut self,
        event: &ReplacedEvent,
        until: &Lasting,
        instead: &Replacement,
    ) -> String {
        let name = |speaker: &mut Self| ability::replaced(event.who(), speaker);
        let is_target = matches!(event.who(), ObjectSelector::Target(_));
        let (kind, destroyed) = (ability::replaced_kind(event), ["destroyed", "destruid"]);
        replaces_next(self, name, is_target, kind, destroyed, until, instead)
    }

    fn losses(&self, died: bool) -> [&'static str; 2] {
        if died {
            ["Characters that were destroyed", "Personajes destruidos"]
        } else {
            ["cards that were destroyed", "cartas destruidas"]
        }
    }

    fn each(&mut self, filter: &Filter) -> String {
        filter::each(filter, self.names).text
    }

    fn many(&mut self, filter: &Filter) -> String {
        filter::many(filter, self.names).text
    }

    fn this_card(&mut self) -> String {
        self.this().text
    }

    fn deck(&mut self, deck: &PlayerSelector) -> String {
        self.possession(deck, ["deck", "mazo"], false)
    }

    fn victim(&mut self, who: &ObjectSelector) -> Phrase {
        self.who(who)
    }

    fn one_of_deck(&mut self, filter: &Filter) -> String {
        let bare = Filter {
            place: Where::Play,
            whose: Whose::Any,
            ..filter.clone()
        };
        self.one(&bare).text
    }

    fn pick_revealed(&mut self, deck: &PlayerSelector, filter: &Filter) {
        self.pick_of(filter);
        self.searched = *deck == PlayerSelector::You;
    }

    fn pile(&self) -> [&'static str; 2] {
        ["into Limbo", "en el Limbo"]
    }

    fn pick_of(&mut self, filter: &Filter) {
        self.picked = filter.kind;
        self.searched = filter.place == Where::Deck && filter.whose == Whose::Yours;
        self.mentions.other();
    }

    fn paid(&mut self, paid: Option<Phrase>) -> Option<Phrase> {
        std::mem::replace(&mut self.paid, paid)
    }

    fn act(&mut self, acting: Acting) -> Acting {
        std::mem::replace(&mut self.acting, acting)
    }

    fn clause(&mut self, condition: &Condition, word: Word) -> String {
        condition::clause(condition, word, self)
    }
}
