//! The content of packs of a simple card game: `cards.ron`, `rules.ron` and `texts/es.ron`.
//!
//! | code | meaning |
//! | --- | --- |
//! | C101 | number out of range |
//! | C102 | an empty name |
//! | C103 | name too long (warning) |
//! | C104 | a file of texts for English, or for no known language |
//! | C105 | text of a card that there is not |

use ron2::{FromRon, Spanned};

use super::CardGame;
use crate::packs::{
    CardContent, CardTexts, Checked, Codes, Diagnostic, Layout, Library, PackContent, PackStamp,
    ParsedDefinition, Printed, Report, Words, examine_all, full_ids, range,
};

/// A card, checked.
#[derive(Debug)]
pub struct Card<G: CardGame> {
    /// Its full id.
    pub id: String,
    /// Its name.
    pub name: Words,
    /// The kind.
    pub kind: G::Kind,
    /// How many lie in the deck.
    pub copies: u8,
}

/// The content of a match.
#[derive(Debug)]
pub struct Content<G: CardGame> {
    /// The packs that it is from.
    pub packs: Vec<PackStamp>,
    /// All cards.
    pub cards: Vec<Card<G>>,
    /// The numbers of the rules: those of the last pack that has some.
    pub rules: G::Rules,
}

#[derive(FromRon)]
#[ron(deny_unknown_fields)]
struct Def<K: FromRon> {
    #[expect(dead_code, reason = "`full_ids` reads it before")]
    id: Spanned<String>,
    name: Spanned<String>,
    kind: K,
    copies: Spanned<u8>,
}

#[derive(FromRon)]
#[ron(deny_unknown_fields)]
struct Texts {
    cards: Vec<CardTexts>,
}

const LAYOUT: Layout<'_> = Layout {
    pictures: false,
    help: "a pack of this game has `cards.ron`, `rules.ron` and `texts/es.ron`",
};
static CODES: Codes = Codes {
    number: "C101",
    empty: "C102",
    long: "C103",
    rules: "",
    language: "C104",
    twice: "C105",
    word: "C105",
    left_out: None,
    sound: &["C101", "C102"],
};
/// The content of one pack.
type Part<G> = (Vec<Card<G>>, Option<<G as CardGame>::Rules>);

/// Merges the content of all packs, with the rules of the last one that has some. Broken packs are set aside.
fn load<G: CardGame>(library: &Library, report: &mut Report) -> Result<Content<G>, String> {
    let loaded = library.load::<Part<G>>(G::NAME, report, |visit, report| {
        let (mut defs, mut rules, mut texts) = (Vec::new(), None, Vec::new());
        LAYOUT.sort(visit.pack, report, |file, _, _, report| {
            match &*file.name {
                "cards.ron" => ParsedDefinition::list(file, &mut defs, &mut false, report),
                "rules.ron" => rules = ParsedDefinition::<G::Rules>::one(file, report),
                _ if file.name.starts_with("texts/") => {
                    texts.extend(CODES.read::<Texts>(file, report));
                }
                _ => return false,
            }
            true
        });
        let ids = full_ids(visit.pack.id(), &defs, report);
        let mut cards = examine_all(defs, ids, &CODES, report, |id, def: Def<G::Kind>, desk| {
            desk.name(&def.name);
            let at = range(&def.copies.span);
            desk.within("copies", def.copies.value.into(), 1, 99, &at);
            Card {
                id,
                name: def.name.value.into(),
                kind: def.kind,
                copies: def.copies.value,
            }
        });
        for (language, ParsedDefinition { file, item }) in texts {
            for text in item.value.into_iter().flat_map(|texts| texts.cards) {
                let id = format!("{}:{}", visit.pack.id(), text.id.value);
                match cards.iter_mut().find(|card: &&mut Card<G>| card.id == id) {
                    Some(card) => card.name.translate(language, &text.name.value),
                    None => {
                        let message = format!("there is no card `{}`", text.id.value);
                        let at = range(&text.id.span);
                        report.push(Diagnostic::error("C105", &file, &at, message));
                    }
                }
            }
        }
        (cards, rules.and_then(|raw| raw.item.value))
    });
    let (mut packs, mut cards, mut rules) = (Vec::new(), Vec::new(), None);
    for Checked { pack, content } in loaded {
        packs.push(PackStamp::from(pack));
        cards.extend(content.0);
        rules = content.1.or(rules);
    }
    let rules = rules.ok_or_else(|| format!("no pack of {} can be used\n{report}", G::NAME))?;
    Ok(Content {
        packs,
        cards,
        rules,
    })
}

impl<G: CardGame> PackContent for Content<G> {
    fn load(library: &Library, report: &mut Report) -> Result<Self, String> {
        load(library, report)
    }

    fn packs(&self) -> &[PackStamp] {
        &self.packs
    }

    fn ids(&self) -> impl ExactSizeIterator<Item = &str> + DoubleEndedIterator {
        self.cards.iter().map(|card| card.id.as_str())
    }
}

impl<G: CardGame> CardContent for Content<G> {
    type Card = Card<G>;

    fn cards(&self) -> &[Card<G>] {
        &self.cards
    }
}

impl<G: CardGame> Printed for Card<G> {
    fn id(&self) -> &str {
        &self.id
    }

    fn name(&self) -> &Words {
        &self.name
    }

    fn kind_word(&self) -> String {
        format!("{:?}", self.kind)
    }

    fn picture(&self) -> Option<&str> {
        None
    }
}
