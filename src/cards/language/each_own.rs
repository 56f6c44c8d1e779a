//! Amounts that name the players whom they go to: each of those players has their own (D111, C145, R139, M-200).

use std::ptr;

use super::{Effect, Language, Part, PartMut, Parts, PlayerSelector, Scene};

/// What a word says happens. "Each other player loses half their ¢" is one after the other, each by their own number:
/// `LoseCoins(Half(Coins(Others)), Others)` is `EachDoes(Others, [LoseCoins(Half(Coins(They)), They)])`.
pub(super) fn effect_of<L: Language>(mut verb: L::Verb) -> Effect<L> {
    let Some(group) = group_of::<L>(&verb) else {
        return Effect::Do(verb);
    };
    verb.parts_mut(&mut |part| {
        if let PartMut::Players(player) = part
            && *player == group
        {
            *player = PlayerSelector::They;
        }
    });
    Effect::EachDoes(group, vec![Effect::Do(verb)])
}

/// The players whom a word is about, if they are several and an amount in it names them too.
fn group_of<L: Language>(verb: &L::Verb) -> Option<PlayerSelector<L>> {
    let (mut groups, mut in_amounts, mut holds_more) = (Vec::new(), Vec::new(), false);
    verb.parts(&Scene::new(&[]), &mut |part, scene| match part {
        Part::Amount(amount) => amount.parts(scene, &mut |part, _| {
            if let Part::Players(player) = part {
                in_amounts.push(ptr::from_ref(player));
            }
        }),
        Part::Players(PlayerSelector::They) | Part::Effect(_) => holds_more = true,
        Part::Players(player @ (PlayerSelector::Each | PlayerSelector::Others)) => {
            groups.push(player);
        }
        _ => {}
    });
    let (inside, own): (Vec<_>, Vec<_>) = groups
        .into_iter()
        .partition(|player| in_amounts.contains(&ptr::from_ref(*player)));
    let found = own.into_iter().find(|player| inside.contains(player));
    found.filter(|_| !holds_more).cloned()
}
