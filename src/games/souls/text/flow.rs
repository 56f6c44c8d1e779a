//! Sentences of effects that hold others: who may, chooses, does something one after the other.

use super::Addressee;
use super::filter;
use super::speaker::{EventObject, Speaker};
use super::verb::{self, ImpliedSubject};
use crate::cards::language::{HowMany, Part, Parts, Scene};
use crate::cards::text::{Acting, Form, Says, options, paying, say, swallows};
use crate::games::souls::content::{
    Cost, Effect, Filter, ObjectSelector, OwnThing, PlayerSelector, Verb, Where,
};
use crate::packs::Whose;

impl Speaker<'_> {
    pub(super) fn can(
        &mut self,
        player: &PlayerSelector,
        effects: &[Effect],
        implied: ImpliedSubject,
    ) -> String {
        let can = verb::CAN.by(&self.player_of(player), self.language());
        if !swallows(self, effects) {
            return format!("{can} {}", self.clauses(effects, implied));
        }
        let this = self.pick("do this", "hacer esto");
        let effects = match player {
            PlayerSelector::You => self.clauses(effects, ImpliedSubject::Plain),
            _ => self.others(effects, Acting::Somebody, ImpliedSubject::Plain),
        };
        format!("{can} {this}: {effects}")
    }

    /// "kill a monster", "you die".
    pub(super) fn kill(&mut self, who: &ObjectSelector, implied: ImpliedSubject) -> String {
        let you = *who == ObjectSelector::That && self.event_object == EventObject::You;
        let person = match who {
            ObjectSelector::Own(OwnThing::Player(PlayerSelector::Target(_))) => false,
            ObjectSelector::Own(OwnThing::Player(_)) => true,
            _ => you,
        };
        if !person {
            return self.does(&verb::KILL, who, ["", ""], implied);
        }
        let (lead, _, form) = self.doing(who, implied);
        let form = match form {
            Form::Command => Form::You,
            form => form,
        };
        format!("{lead}{}", verb::DIE.form(form, self.language()))
    }

    /// "choose one of your items; destroy it".
    pub(super) fn chosen(
        &mut self,
        player: &PlayerSelector,
        filter: &Filter,
        effects: &[Effect],
        implied: ImpliedSubject,
    ) -> String {
        let theirs = match self.names.addressee {
            Addressee::You if *player == PlayerSelector::You => Addressee::You,
            _ => Addressee::They,
        };
        // Without a word about it, a hand is that of whoever chooses.
        let whose = match (filter.place, filter.whose) {
            (Where::Hand, Whose::Any) if filter.of.is_none() => Whose::Yours,
            (_, whose) => whose,
        };
        let chosen = Filter {
            whose,
            ..filter.clone()
        };
        let what = filter::one(&chosen, self.names.addressed_to(theirs));
        let what = self.with_owner(&chosen, what).text;
        let does = self.act(player, &verb::CHOOSE, &what, implied);
        let before = self.picked;
        self.pick_of(filter);
        let effects = match player {
            PlayerSelector::You => self.clauses(effects, ImpliedSubject::Plain),
            _ => self.others(effects, Acting::Somebody, ImpliedSubject::Plain),
        };
        self.picked = before;
        format!("{does}; {effects}")
    }

    /// "choose one – gain 2¢; or loot 1".
    pub(super) fn picked_ways(
        &mut self,
        count: HowMany,
        player: &PlayerSelector,
        ways: &[Vec<Effect>],
        price: &[Cost],
        implied: ImpliedSubject,
    ) -> String {
        let options = options(self, (count, ways.len()), player, price);
        let chooses = self.act(player, &verb::CHOOSE, &options, implied);
        let before = self.acting;
        if *player != PlayerSelector::You {
            self.acting = Acting::Somebody;
        }
        let ways = self.once_named(|speaker| speaker.ways(ways));
        self.acting = before;
        format!("{chooses}{ways}")
    }
}

/// "each player discards 1 loot card, then loses 1¢", "each player does this: if they have no ¢, they loot 1".
pub fn each_does(player: &PlayerSelector, effects: &[Effect], speaker: &mut Speaker) -> String {
    let language = speaker.language();
    match effects {
        [Effect::Unless(PlayerSelector::They, costs, effects)] => {
            return speaker.unless(player, costs, effects);
        }
        [Effect::MayPay(costs, effects)] if *player != PlayerSelector::You => {
            let can = verb::CAN.by(&speaker.player_of(player), language);
            return paying(speaker, costs, &mut |speaker| {
                let costs = speaker.costs_of_others(costs);
                let effects = speaker.others(effects, Acting::Somebody, ImpliedSubject::Plain);
                say!(
                    language,
                    "{can} {costs}. If they do, {effects}",
                    "{can} {costs}. Si lo hace, {effects}"
                )
            });
        }
        _ => {}
    }
    let who = speaker.player_of(player);
    let they = &who.text;
    let plain = |effect: &Effect| {
        matches!(
            effect,
            Effect::Do(_) | Effect::Repeat(..) | Effect::Choose(..) | Effect::Pick(..)
        )
    };
    let (first, rest) = (effects.first(), effects.get(1..).unwrap_or_default());
    let goes_on = |effect: &Effect| plain(effect) || matches!(effect, Effect::If(..));
    let yours = first.is_some_and(by_you);
    let short = first.is_some_and(plain) && rest.iter().all(goes_on);
    if short && !yours && !swallows(speaker, effects) {
        let effects = speaker.others(effects, Acting::Somebody, ImpliedSubject::They);
        return format!("{they} {effects}");
    }
    if yours && matches!(player, PlayerSelector::Each | PlayerSelector::Others) {
        let effects = speaker.clauses(effects, ImpliedSubject::Plain);
        return say!(language, "for {they}, {effects}", "por {they}, {effects}");
    }
    let effects = speaker.others(effects, Acting::Somebody, ImpliedSubject::Plain);
    let [do_this, hace] = match who.you {
        true => ["do", "haces"],
        false => ["does", "hace"],
    };
    say!(
        language,
        "{they} {do_this} this: {effects}",
        "{they} {hace} esto: {effects}"
    )
}

/// Whether you do that, also without being named.
fn by_you(effect: &Effect) -> bool {
    if matches!(effect, Effect::May(_) | Effect::Chance(_)) {
        return true;
    }
    let mut player = None;
    effect.parts(&Scene::new(&[]), &mut |part, _| {
        if let Part::Players(one) = part {
            player.get_or_insert(*one == PlayerSelector::You);
        }
    });
    let unnamed = matches!(
        effect,
        Effect::Do(
            Verb::StealCoins(..)
                | Verb::GiveCoins(..)
                | Verb::StealLoot(..)
                | Verb::Give(_, PlayerSelector::They)
                | Verb::LookAtHand(_)
                | Verb::SwapHands(_)
                | Verb::Spawn(..)
                | Verb::SpawnCopy(..)
                | Verb::Steal(_)
        )
    );
    unnamed || player == Some(true)
}
