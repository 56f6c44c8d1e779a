//! The texts of all built-in cards. They use every word there is.

use super::{Card, LANGUAGES, Language, ability_text, card_text, terms, type_line};
use crate::games::souls::content::builtin;
use crate::packs::proofread::{parts_of_cards, spanish, well_set};

fn every_paragraph(language: Language, check: impl Fn(&Card, &str)) {
    let content = builtin().expect("content");
    for card in &content.cards {
        for paragraph in card_text(card, &content, language) {
            check(card, &paragraph.to_string());
        }
    }
}

#[test]
fn every_card_says_something_in_sentences() {
    let content = builtin().expect("content");
    for language in LANGUAGES {
        for card in &content.cards {
            assert!(
                !card_text(card, &content, language).is_empty(),
                "{}",
                card.id
            );
        }
        every_paragraph(language, |card, text| {
            let id = &card.id;
            assert!(text.ends_with('.'), "{id}: {text}");
            well_set(id, text);
            let first = text.chars().next();
            assert!(first.is_some_and(char::is_uppercase), "{id}: {text}");
        });
    }
}

#[test]
fn a_text_fits_its_card() {
    let content = builtin().expect("content");
    for language in LANGUAGES {
        for card in &content.cards {
            let text = card_text(card, &content, language);
            let length: usize = text.iter().map(|p| p.to_string().chars().count()).sum();
            assert!(length <= 330, "{}: {length} characters", card.id);
        }
    }
}

#[test]
fn english_agrees() {
    every_paragraph(Language::English, |card, text| {
        for wrong in [
            " a a",
            " a e",
            " a i",
            " a o",
            " an b",
            " 1 cards",
            "s's ",
            "you gains",
            "you loses",
            "player gain ",
            "player lose ",
            "player loot ",
            "they gains",
            "a target",
            "its its",
        ] {
            assert!(!text.contains(wrong), "{}: `{wrong}` in {text}", card.id);
        }
    });
}

#[test]
fn no_english_is_left_in_spanish() {
    every_paragraph(Language::Spanish, |card, text| {
        let never = [
            " a tú",
            "una alma",
            " un carta",
            " una objeto",
            " un sala",
            "un objetivo",
            "hacer que tú",
        ];
        spanish(&card.id, text, &["loot", "player", "feline"], &never);
    });
}

#[test]
fn every_card_has_names_and_flavour_in_both_languages() {
    let content = builtin().expect("content");
    for card in &content.cards {
        let id = &card.id;
        assert!(card.name.spanish.is_some(), "{id}");
        assert!(!card.flavor.english.is_empty(), "{id}");
        assert!(card.flavor.spanish.is_some(), "{id}");
    }
    for set in &content.sets {
        assert!(set.name.spanish.is_some(), "{}", set.id);
        assert!(set.summary.spanish.is_some(), "{}", set.id);
    }
    assert!(content.tags.iter().all(|tag| tag.spanish.is_some()));
}

parts_of_cards!();

/// The whole vocabulary, as `Debug` writes it.
const WORDS: &str = "
GainCoins LoseCoins PayCoins StealCoins GiveCoins Loot Discard DiscardHand StealLoot LookAtHand SwapHands
GainTreasure Damage Heal PreventDamage Shield PreventDeath Kill Destroy PutInDiscard PutInHand PutOnTop
PutOnBottom Scry Mill RevealMonster Recharge Deactivate Roll RollBy Reroll AddToRoll SetRoll ChooseRoll FlipRoll
RerollItem Steal Give Swap BecomeSoul Cancel CancelAttack EndTurn MoreLootPlays MoreAttacks MorePurchases
MustAttack MustAttackAlso MustAttackDeck ExtraTurn SkipTurn AddCounters RemoveCounters Grant Copy CopyLoot
MoreSlots Win And If May MayDo EachDoes Choose Vote
GameStarts TurnStarts TurnEnds Enters Leaves Dies SomethingDies PlayerDies Damaged CombatDamaged Deals DieRolled
WouldRoll Rolled AttackDeclared Attacked Hits Misses LootPlayed Activates PurchaseDeclared Purchased GainsItem
GainsSoul GainsCoins Loots Discards Destroyed
Hp Attack Evasion Rolls AttackRolls RollsAgainst HandLimit Price LootStep LootPlays Attacks Purchases Goal Eternal
Unattackable Taunts Attackable NoAttacks NoPurchases NoLoot NoActivations NoRecharge NoHealing
Turn Round Permanent
Coins Items Counters DestroyThis CombatDamage Die Treasure Penalty Nothing More Less Double Do
AtLeast CoinsAtLeast CoinsAtMost HandAtLeast HandAtMost SoulsAtLeast FewestSouls MostSouls YourTurn ThisCharged
CountersAtLeast AttackRunning ThisAttacked MonsterDied PlayerDied Kills Deaths HpAtLeast HpAtMost ThatAtLeast
ThatAtMost Not All AnyOf
N That Count Hand Souls AttackOf Times Half
Target This Picked Player Each You Active Others They ThatPlayer ControllerOf Left Right
Monster Creature Item Character Object Soul Curse Room ShopItem MonsterCard Entry LootEntry AbilityEntry
DamageEntry DeathEntry Any Yours Theirs Play Shop
";

/// The parts of a filter, given.
const FILTERS: &str = "
group tag keyword eternal charged taps attacked boss active alive damaged starting attack combat max_hp most least
";

#[test]
fn the_built_in_cards_use_every_word() {
    let content = builtin().expect("content");
    let spelled: String = content
        .cards
        .iter()
        .map(|card| {
            format!(
                "{:?} {:?} {:?};",
                card.abilities, card.rewards, card.condition
            )
        })
        .collect();
    let used = |word: &str| {
        let mut words = spelled.split(|c: char| !c.is_alphanumeric() && c != '_');
        words.any(|found| found == word)
    };
    let missing: Vec<&str> = WORDS.split_whitespace().filter(|w| !used(w)).collect();
    assert_eq!(missing, Vec::<&str>::new());
    let given = |part: &&str| !spelled.contains(&format!("{part}: Some("));
    let missing: Vec<&str> = FILTERS.split_whitespace().filter(given).collect();
    assert_eq!(missing, Vec::<&str>::new());
    for keyword in crate::games::souls::content::KEYWORDS {
        assert!(content.cards.iter().any(|card| card.has(keyword)));
    }
}
