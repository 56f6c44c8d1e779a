//! What an ability says and cannot mean, or does without end.

use super::super::{
    Ability, Effect, Filter, Numbers, ObjectSelector, OwnCost, Trigger, Verb, Whose,
};
use super::abilities::Holder;
use crate::cards::language::Part;
use crate::cards::uses::Often;
use crate::packs::Findings;

/// Keeps what is doubtful about an ability.
pub(super) fn look(ability: &Ability, holder: Holder, found: &mut Findings) {
    ability.parts(&mut |part, scene| {
        // F070.
        if let Part::Filter(filter) = part
            && filter.is_this()
            && (filter.other || filter.whose == Whose::Theirs)
        {
            let part = if filter.other { "other" } else { "whose" };
            let message = "this matches nothing: the frame that has the ability is your own";
            let help = "leave `this` or that part out".to_owned();
            found.doubtful("F070", part, message, help);
        }
        // F071.
        let refreshes = matches!(
            part,
            Part::Effect(Effect::Do(Verb::Refresh(ObjectSelector::This)))
        );
        let now = matches!(ability, Ability::Activated { .. }) && !scene.later;
        if refreshes && now && holder == Holder::Frame {
            let message = "this does nothing: the frame is in its turn, which goes on";
            let help = "use it on another frame, or when something triggers".to_owned();
            found.doubtful("F071", "Refresh", message, help);
        }
    });
    endless(ability, found);
}

/// F073: an ability that sets itself off again each time.
fn endless(ability: &Ability, found: &mut Findings) {
    let Ability::Triggered {
        when,
        once: Often::Any,
        nth: None,
        only_if: None,
        effects,
    } = ability
    else {
        return;
    };
    let takes_this = |of: &Filter| *of == Filter::default() || takes_own(of);
    let same = |who: &ObjectSelector, of: &Filter| match who {
        ObjectSelector::This => takes_this(of),
        ObjectSelector::That => true,
        _ => false,
    };
    let again = effects.iter().any(|effect| match (when, effect) {
        (Trigger::Hit(of), Effect::Do(Verb::Damage(_, who)))
        | (Trigger::Moves(of), Effect::Do(Verb::Move(_, who))) => same(who, of),
        _ => false,
    });
    if again {
        let message =
            "this sets itself off each time, until nothing is left or the limit is reached";
        let help = "write `once: Round`, `once: Game` or `only_if`".to_owned();
        found.doubtful("F073", "effects", message, help);
    }
}

/// Whether a filter asks for nothing but that it is this frame, or one of its player.
fn takes_own(of: &Filter) -> bool {
    let plain = Filter {
        this: of.this.filter(|this| *this),
        whose: match of.whose {
            Whose::Yours => Whose::Yours,
            Whose::Any | Whose::Theirs => Whose::Any,
        },
        ..Filter::default()
    };
    *of == plain
}

/// F072: rockets that a type of frame never carries are paid.
pub(super) fn rockets(ability: &Ability, numbers: &Numbers, found: &mut Findings) {
    let Ability::Activated { costs, .. } = ability else {
        return;
    };
    let pays = costs.iter().any(|c| matches!(c, OwnCost::Rockets(_)));
    if numbers.rockets == Some(0) && pays {
        let message = "this is never paid: the frame carries no rockets";
        let help = "let it carry some, or another cost".to_owned();
        found.doubtful("F072", "Rockets", message, help);
    }
}
