//! Effects as sentences.

use super::amount::{Unit, amount, until_words};
use super::doing::{create, lost};
use super::forbidding::cannot;
use super::noun::{CARD, kind_noun};
use super::speaker::{Speaker, this};
use super::verb as words;
use super::{ability, condition, filter, names, number, waited};
use crate::cards::text::{
    Acting, Modality, PREVENT, Phrase, Says, StatName, Word, becomes_card, becomes_copy,
    change_counters, counted, extra_turn, gain_control, lose_match, replaces_next, say, set_stats,
    shield, skip_turn, some_counters, swap_control, token_copies, tokens, with_new_targets,
};
use crate::games::biomes::Biomes;
use crate::games::biomes::Phase;
use crate::games::biomes::content::{
    Amount, Condition, Filter, Lasting, ObjectSelector, OwnCondition, OwnCost, OwnNumber,
    PlayerSelector, ReplacedEvent, Replacement, TriggerCondition, Verb, Where, Whose,
};
use crate::packs::Language;

pub(super) const DAMAGE: Unit<'_> = Unit::Of(["damage", "daño"]);
pub(super) const DURABILITY: Unit<'_> = Unit::Of(["durability", "durabilidad"]);

const ATTACK: StatName = ["attack", "el ataque"];
const DEFENSE: StatName = ["defense", "la defensa"];

impl Says<Biomes> for Speaker<'_> {
    type Modality = Modality;

    fn language(&self) -> Language {
        self.names.language
    }

    fn verb(&mut self, verb: &Verb, modality: Modality) -> String {
        let language = self.language();
        match verb {
            Verb::Damage(Amount::Share, ObjectSelector::Target(n)) => {
                self.divided(*n, modality, |total, speaker| {
                    amount(total, DAMAGE, speaker).0
                })
            }
            Verb::Damage(n, who) => self.damage(n, who, modality),
            Verb::LoseDurability(n, at) => self.durability(&words::LOSE, n, at, modality),
            Verb::GainDurability(n, at) => self.durability(&words::GAIN, n, at, modality),
            Verb::Draw(n, p) => self.cards(&words::DRAW, n, p, modality),
            Verb::Discard(n, p) => self.cards(&words::DISCARD, n, p, modality),
            Verb::Erase(n, p) => self.count(&words::ERASE, n, p, modality),
            Verb::Scan(n, p) => self.count(&words::SCAN, n, p, modality),
            Verb::Terminate(who) => self.done(&words::TERMINATE, who, ["", ""], modality),
            Verb::Forfeit(who) => self.done(&words::FORFEIT, who, ["", ""], modality),
            Verb::Delete(who) => self.done(&words::DELETE, who, ["", ""], modality),
            Verb::Bounce(who) => self.done(&words::BOUNCE, who, ["", " a la mano"], modality),
            Verb::Recover(who) => self.done(&words::RECOVER, who, ["", ""], modality),
            Verb::Restore(who) => self.done(&words::RESTORE, who, ["", ""], modality),
            Verb::Show(who) => self.done(&words::REVEAL, who, ["", ""], modality),
            Verb::Steal(who) => {
                let hand = [" into your hand", " en tu mano"];
                self.done(&words::PUT, who, hand, modality)
            }
            Verb::PutInCache(who) => self.done(
                &words::PUT,
                who,
                [" into the cache", " en la caché"],
                modality,
            ),
            Verb::PutOnTop(who) => {
                let deck = [
                    " on top of its owner's deck",
                    " encima del mazo de su propietario",
                ];
                self.done(&words::PUT, who, deck, modality)
            }
            Verb::PutOnBottom(who) => {
                let deck = [
                    " on the bottom of its owner's deck",
                    " en el fondo del mazo de su propietario",
                ];
                self.done(&words::PUT, who, deck, modality)
            }
            Verb::Shuffle(player) => {
                let shuffle = match player {
                    PlayerSelector::You | PlayerSelector::They => {
                        self.does(&words::SHUFFLE, player, modality)
                    }
                    _ => words::SHUFFLE.form(modality.you(), language).into_owned(),
                };
                let deck = self.possession(player, ["deck", "mazo"], false);
                format!("{shuffle} {deck}")
            }
            Verb::Lock(who) => self.done(&words::LOCK, who, ["", ""], modality),
            Verb::Unlock(who) => self.done(&words::UNLOCK, who, ["", ""], modality),
            Verb::Stasis(who) => {
                self.done(&words::PUT, who, [" into stasis", " en estasis"], modality)
            }
            Verb::Buff {
                attack,
                defense,
                who,
                until,
            } => self.buff(attack, defense, who, until, modality),
            Verb::Marker(n, who) => self.marker(n, who, modality),
            Verb::Grant(k, who, until) if k.forbids().is_some() => {
                let who = self.subject_of(who);
                let cannot = cannot(&[*k], who.plural, modality, language);
                let lead = modality.lead(&who, language);
                format!("{lead}{cannot}{}", until_words(until, self))
            }
            Verb::Grant(k, who, until) => {
                let gains = modality.does(&words::GAIN, Some(&self.subject_of(who)), language);
                let keyword = names::numbered(*k, language);
                format!("{gains} {keyword}{}", until_words(until, self))
            }
            Verb::Shield(n, who) => {
                let who = self.who(who);
                shield(self, Some(n), &who, modality)
            }
            Verb::PreventAll(who) => {
                let who = self.who(who);
                shield(self, None, &who, modality)
            }
            Verb::PreventBattle(who) => {
                let prevent = PREVENT.form(modality.you(), language);
                let place = self.biome_of(who);
                say!(
                    language,
                    "{prevent} all battle damage {place} this turn",
                    "{prevent} todo el daño de batalla {place} en este turno"
                )
            }
            Verb::Shift(who) => self.done(&words::SHIFT, who, ["", ""], modality),
            Verb::Overclock(n, who) => {
                let overclock = self.done(&words::OVERCLOCK, who, [" by", " en"], modality);
                format!("{overclock} {n}")
            }
            Verb::Energy(energy, n, p) => {
                let gains = self.does(&words::GAIN, p, modality);
                let name = names::energy_name(*energy, language);
                let unit = [&format!("{name} energy")[..], &format!("energía de {name}")];
                let (n, tail) = amount(n, Unit::Of(unit), self);
                format!("{gains} {n}{tail}")
            }
            Verb::Generate(energy, p) => {
                let generates = self.does(&words::GENERATE, p, modality);
                let energy = names::energy_name(*energy, language);
                say!(
                    language,
                    "{generates} a {energy} anomaly",
                    "{generates} una anomalía de {energy}"
                )
            }
            Verb::Cancel(who) => self.done(&words::CANCEL, who, ["", ""], modality),
            Verb::Spawn(card, n) => {
                let name = self.names.card(card);
                let create = create(modality);
                tokens(self, self.pick("spawn", create), &name, n)
            }
            Verb::SpawnCopy(_, n, other) => {
                let of = self.who(other).text;
                let create = create(modality);
                token_copies(self, self.pick("create", create), &of, n)
            }
            Verb::GainControl(who, until) => {
                let gain = self.does(&words::GAIN, &PlayerSelector::You, modality);
                let who = self.who(who);
                gain_control(&gain, &who, &until_words(until, self), language)
            }
            Verb::Attach(who, to) => {
                let attach = self.done(&words::ATTACH, who, [" to", " a"], modality);
                format!("{attach} {}", self.who(to).text)
            }
            Verb::Swap(who, other) => {
                let swap = words::SWAP.form(modality.you(), language);
                let [one, other] = [who, other].map(|who| self.who(who).text);
                swap_control(&swap, [&one, &other], language)
            }
            Verb::SetStats {
                attack,
                defense,
                who,
                until,
            } => {
                let who = self.who(who);
                let lasts = until_words(until, self);
                let stats = [(ATTACK, attack.as_ref()), (DEFENSE, defense.as_ref())];
                set_stats(self, &who, &stats, modality.you(), &lasts)
            }
            Verb::SwapStats(who, other, until) => {
                let swap = words::SWAP.form(modality.you(), language);
                let [one, other] = [who, other].map(|who| self.who(who).text);
                let lasts = until_words(until, self);
                say!(
                    language,
                    "{swap} the attack and defense of {one} and {other}{lasts}",
                    "{swap} el ataque y la defensa de {one} con los de {other}{lasts}"
                )
            }
            Verb::CopyAction(who) => {
                let copy = self.done(&words::COPY, who, ["", ""], modality);
                self.copied = Some(who.clone());
                with_new_targets(&copy, language)
            }
            Verb::Become(card, who, until) => {
                let becomes = modality.does(&words::BECOME, Some(&self.subject_of(who)), language);
                let name = self.names.card(card);
                becomes_card(&becomes, &name, &until_words(until, self), language)
            }
            Verb::Copy(who, other, until) => {
                let becomes = modality.does(&words::BECOME, Some(&self.subject_of(who)), language);
                let of = self.who(other).text;
                becomes_copy(&becomes, &of, &until_words(until, self), language)
            }
            Verb::Hologram(who) => {
                let who = self.who(who);
                let (text, create) = (&who.text, create(modality));
                match language {
                    Language::English => format!("make a hologram of {text}"),
                    Language::Spanish if who.known => format!("{create} su holograma"),
                    Language::Spanish => format!("{create} un holograma de {text}"),
                }
            }
            Verb::ExtraTurn(p) => extra_turn(self, p, modality),
            Verb::SkipTurn(p) => skip_turn(self, p, modality),
            Verb::AnotherBattle => match modality {
                Modality::Plain => self.pick(
                    "there is another battle phase after this one",
                    "después de esta fase de batalla hay otra",
                ),
                Modality::May => self.pick(
                    "have another battle phase this turn",
                    "tener otra fase de batalla este turno",
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
            Verb::Hack(who) => self.done(&words::HACK, who, ["", ""], modality),
            Verb::Retreat(who) => {
                let staging = [" to staging", " a la zona de preparación"];
                self.done(&words::MOVE, who, staging, modality)
            }
            Verb::MoveTo(who, to) => {
                let moved = self.done(&words::MOVE, who, [" to", " a"], modality);
                format!("{moved} {}", self.sector(to).text)
            }
            Verb::LoseSector(at) => lost(&self.sector(at), modality, language),
            Verb::LoseMatch(p) => lose_match(self, p, modality),
        }
    }

    fn own_condition(&mut self, condition: &OwnCondition, holds: bool) -> String {
        condition::state(condition, holds, self)
    }

    fn phase(&self, phase: Phase) -> String {
        names::phase(phase, self.language()).to_owned()
    }

    fn own_number(&mut self, number: &OwnNumber) -> String {
        number::said(number, self)
    }

    fn player(&mut self, player: &PlayerSelector) -> Option<Phrase> {
        self.player_of(player)
    }

    fn one(&mut self, filter: &Filter) -> Phrase {
        let whose = match (filter.place, filter.whose) {
            (Where::Hand, Whose::Any) => Whose::Yours,
            (_, whose) => whose,
        };
        let what = Filter {
            whose,
            ..filter.clone()
        };
        filter::one(&what, self.names)
    }

    fn theirs(&mut self, filter: &Filter, player: &PlayerSelector) -> String {
        filter::theirs(filter, player, self.names)
    }

    fn act(&mut self, acting: Acting) -> Acting {
        std::mem::replace(&mut self.acting, acting)
    }

    fn paid(&mut self, paid: Option<Phrase>) -> Option<Phrase> {
        std::mem::replace(&mut self.paid, paid)
    }

    fn at_most(&self) -> &'static str {
        "como máximo"
    }

    fn cost(&mut self, cost: &OwnCost, modality: Modality) -> String {
        let (form, language) = (modality.you(), self.language());
        match cost {
            OwnCost::Energy(cost) => {
                let pay = words::PAY.form(form, language);
                format!("{pay} {}", names::cost_words(cost, language))
            }
            OwnCost::Discard(n) => {
                self.give_up(CARD, *n > 1, ["discarded", "descartad"]);
                let discard = words::DISCARD.form(form, language);
                format!("{discard} {}", counted(*n, CARD, language))
            }
            OwnCost::DiscardThis => {
                let discard = words::DISCARD.form(form, language);
                say!(language, "{discard} this card", "{discard} esta carta")
            }
            OwnCost::Durability(n) => {
                let lose = words::LOSE.form(form, language);
                say!(
                    language,
                    "{lose} {n} durability of one of your sectors",
                    "{lose} {n} de durabilidad de uno de tus sectores"
                )
            }
            OwnCost::RemoveCounters(counter, n) => {
                let name = self.names.counter(counter);
                let this = this(self.names).text;
                change_counters(self, false, &Amount::N((*n).into()), &name, &this, modality)
            }
            OwnCost::Lock => words::LOCK.on(&this(self.names), form, language),
            OwnCost::Forfeit(filter) => {
                self.give_up(kind_noun(filter.kind), false, ["forfeited", "sacrificad"]);
                let one = match self.acting {
                    Acting::Nobody => filter::one(filter, self.names),
                    _ => {
                        let they = &PlayerSelector::They;
                        Phrase::one(filter::theirs(filter, they, self.names), false)
                    }
                };
                words::FORFEIT.on(&one, form, language)
            }
        }
    }

    fn own_each(&mut self, own: &OwnNumber) -> Option<String> {
        number::each(own, self)
    }

    fn own_reaches(&mut self, own: &OwnNumber, least: Option<i32>, holds: bool) -> Option<String> {
        number::reaches(own, least?, holds, self)
    }

    fn number_of(&mut self, filter: &Filter) -> String {
        filter::all(filter, self.names)
    }

    fn at_least(&mut self, n: u8, filter: &Filter, holds: bool) -> String {
        condition::at_least(n, filter, holds, self)
    }

    fn trigger(&mut self, trigger: &TriggerCondition) -> String {
        self.passing = true;
        waited::waited(trigger, self)
    }

    fn replace_next(
        &mut self,
        event: &ReplacedEvent,
        until: &Lasting,
        instead: &Replacement,
    ) -> String {
        let name = |speaker: &mut Self| ability::replaced(event.who(), speaker);
        let is_target = matches!(event.who(), ObjectSelector::Target(_));
        self.of_battle = matches!(event, ReplacedEvent::BattleDamage(_));
        let (kind, destroyed) = (ability::replaced_kind(event), ["terminated", "eliminad"]);
        replaces_next(self, name, is_target, kind, destroyed, until, instead)
    }

    fn price_unit(&self) -> [&'static str; 2] {
        [" void", " de vacío"]
    }

    fn losses(&self, died: bool) -> [&'static str; 2] {
        if died {
            ["agents that were terminated", "agentes eliminados"]
        } else {
            ["constants that were terminated", "constantes eliminadas"]
        }
    }

    fn each(&mut self, filter: &Filter) -> String {
        filter::each(filter, self.names).text
    }

    fn many(&mut self, filter: &Filter) -> String {
        filter::many(filter, self.names).text
    }

    fn this_card(&mut self) -> String {
        this(self.names).text
    }

    fn deck(&mut self, deck: &PlayerSelector) -> String {
        self.possession(deck, ["deck", "mazo"], false)
    }

    fn damage_name(&self) -> [&'static str; 2] {
        match self.of_battle {
            true => ["battle damage", "daño de batalla"],
            false => ["damage", "daño"],
        }
    }

    fn victim(&mut self, who: &ObjectSelector) -> Phrase {
        self.who(who)
    }

    fn one_of_deck(&mut self, filter: &Filter) -> String {
        let bare = Filter {
            place: Where::Planet,
            whose: Whose::Any,
            ..filter.clone()
        };
        self.one(&bare).text
    }

    fn pile(&self) -> [&'static str; 2] {
        ["into the cache", "en la caché"]
    }

    fn pick_of(&mut self, filter: &Filter) {
        self.picked = filter.kind;
    }

    fn wishes(&self) -> bool {
        self.wishes
    }

    fn clause(&mut self, condition: &Condition, word: Word) -> String {
        condition::clause(condition, word, self)
    }

    fn lead(&mut self, condition: &Condition) -> String {
        match condition {
            Condition::Own(OwnCondition::Chain) => self.pick("chain:", "cadena:").to_owned(),
            Condition::Own(OwnCondition::Adept) => {
                self.pick("if adept,", "si es adepto,").to_owned()
            }
            other => self.clause(other, Word::If) + ",",
        }
    }
}
