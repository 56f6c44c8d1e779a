//! `PackGame`, which a game implements for its packs, and what follows from it: reading, checking, merging.

use std::ops::Range;

use ron2::FromRon;

use super::prose::capital;
use super::{
    CheckContext, Checked, Codes, Diagnostic, Language, Layout, LeftOut, Library, LoadError, Pack,
    PackItems, PackStamp, ParsedDefinition, Placed, Report, Visit, Warnings, examine_one,
    examine_texts,
};

/// A game that is played with content from packs.
///
/// A pack is read into definitions, checked into [`Items`](Self::Items) and put together with the others into
/// [`Content`](Self::Content). Its folder of pictures apart, it has `rules.ron`, `texts/*.ron` and what
/// [`PackItems::FILES`] says.
pub trait PackGame: Sized + 'static {
    /// The name of the game in manifests.
    const GAME: &'static str;
    /// Whether its packs can have pictures.
    const PICTURES: bool;
    /// The codes of the game for the problems that all games have.
    const CODES: &'static Codes;

    /// The things that a pack holds.
    type Items: PackItems;
    /// `rules.ron`.
    type Rules: FromRon + Clone;
    /// The content of a match.
    type Content;

    /// The things that a name may mean in a pack whose definitions have ids. `lost`: some definitions may be missing.
    fn known_names(
        visit: &Visit<'_, '_, Part<Self>>,
        defs: &DefinitionsOf<Self>,
        lost: bool,
        report: &mut Report,
    ) -> KnownNamesOf<Self>;
    /// Checks `rules.ron` at `at`.
    fn check_rules(
        rules: &mut Self::Rules,
        at: &Range<usize>,
        known: &KnownNamesOf<Self>,
        context: &mut CheckContext<'_>,
    );
    /// Checks all definitions under the current rules.
    fn check(
        visit: &Visit<'_, '_, Part<Self>>,
        defs: DefinitionsOf<Self>,
        rules: Option<&Self::Rules>,
        known: &KnownNamesOf<Self>,
        report: &mut Report,
    ) -> Self::Items;
    /// Makes every name an index. `None`, with the reason in the report, if that cannot be played. That there are
    /// no rules is in the report already.
    fn assemble(
        all: MergedOf<Self>,
        rules: Option<Self::Rules>,
        packs: Vec<PackStamp>,
        report: &mut Report,
    ) -> Option<Self::Content>;
    /// Warnings about things of that content, only for `packs check`.
    fn warnings(content: &Self::Content) -> Warnings;
}

/// All definitions of a pack of a game.
pub type DefinitionsOf<G> = <<G as PackGame>::Items as PackItems>::Definitions;
/// All things that a pack of a game may name.
pub type KnownNamesOf<G> = <<G as PackGame>::Items as PackItems>::KnownNames;
/// The things of all packs of a game.
pub type MergedOf<G> = <<G as PackGame>::Items as PackItems>::Merged;
/// A file of texts of a game.
pub type TextsOf<G> = <<G as PackGame>::Items as PackItems>::Texts;

/// The part of one pack. Its things still name each other by full id.
pub struct Part<G: PackGame> {
    /// Its things.
    pub items: G::Items,
    /// Its translations.
    pub texts: Vec<(Language, Placed<TextsOf<G>>)>,
    /// Its rules.
    pub rules: Option<G::Rules>,
}

/// Loads the content of a game from a library. Packs with errors are set aside and reported; the others make up the
/// content.
///
/// # Errors
/// If the rest cannot be played. The error has the report.
pub fn load<G: PackGame>(library: &Library, report: &mut Report) -> Result<G::Content, LoadError> {
    let loaded = library.load(G::GAME, report, check::<G>);
    assemble::<G>(loaded, report).ok_or_else(|| LoadError::new(G::GAME, report))
}

/// Adds warnings about the packs of a library that the content was made of.
pub fn warn_unused<G: PackGame>(library: &Library, content: &G::Content, report: &mut Report) {
    let warnings = G::warnings(content);
    let mut ignored = Report::default();
    for Checked { content: part, .. } in library.load(G::GAME, &mut ignored, check::<G>) {
        part.items.each(&mut |noun, id, file, at| {
            for doubt in warnings.of(noun, id) {
                let place = doubt.place(file, at);
                let warning = Diagnostic::warning(doubt.code, file, &place, &doubt.message);
                report.push(warning.help(doubt.help.clone()));
            }
        });
        if let Some(code) = G::CODES.left_out {
            for (_, texts) in &part.texts {
                let mut left_out = LeftOut::new(code, texts, report);
                part.items.untranslated(&texts.thing, &mut left_out);
            }
        }
    }
}

/// The definitions of a pack before they are checked.
struct Read<G: PackGame> {
    defs: DefinitionsOf<G>,
    texts: Vec<(Language, ParsedDefinition<TextsOf<G>>)>,
    rules: Option<ParsedDefinition<G::Rules>>,
    /// Definitions may be missing because of errors already reported.
    lost: bool,
}

fn read<G: PackGame>(pack: &Pack, report: &mut Report) -> Read<G> {
    let mut read: Read<G> = Read {
        defs: DefinitionsOf::<G>::default(),
        texts: Vec::new(),
        rules: None,
        lost: false,
    };
    let files = ["rules.ron"].iter().chain(G::Items::FILES);
    let files: Vec<String> = files
        .chain(&["texts/es.ron"])
        .map(|file| format!("`{file}`"))
        .collect();
    let layout = Layout {
        pictures: G::PICTURES,
        help: &format!("a {} pack has {}", capital(G::GAME), files.join(", ")),
    };
    let undecoded = layout.sort(pack, report, |file, folder, depth, report| {
        match (folder, &*file.name, depth) {
            ("", "rules.ron", _) => read.rules = ParsedDefinition::one(file, report),
            ("texts", _, 1) => read.texts.extend(G::CODES.read(file, report)),
            (_, name, _) => {
                let Some(list) = G::Items::list(&mut read.defs, name) else {
                    return false;
                };
                let (before, mut found) = (list.count(), report.part(&file.path));
                list.read(file, &mut read.lost, &mut found);
                // Only what cannot be read as its own kind may be of another one.
                let misplaced = (found.errors() > 0).then(|| G::Items::misplaced(name, file));
                if let Some((here, there)) = misplaced.flatten() {
                    list.truncate(before);
                    let at = file.text.len() - file.text.trim_start().len();
                    let message =
                        format!("this file is for {here}s, and what is in it is a {there}");
                    let wrong = Diagnostic::error("P016", file, &(at..at + 1), message);
                    report.push(wrong.help(format!("move it to the files of {there}s")));
                    read.lost = true;
                } else {
                    report.extend(found);
                }
            }
        }
        true
    });
    read.lost |= undecoded;
    read
}

/// Checks a pack against itself and the packs that it needs.
fn check<G: PackGame>(visit: &Visit<'_, '_, Part<G>>, report: &mut Report) -> Part<G> {
    let mut read = read::<G>(visit.pack, report);
    G::Items::number(&mut read.defs, visit.pack, report);
    let known = G::known_names(visit, &read.defs, read.lost, report);
    let rules = examine_one(read.rules, G::CODES, report, |rules, at, context| {
        G::check_rules(rules, at, &known, context);
    });
    let in_force = visit.rules_in_force(rules.clone(), |part| part.rules.clone());
    let items = G::check(visit, read.defs, in_force.as_ref(), &known, report);
    let texts = examine_texts(read.texts, G::CODES, report, |texts, context| {
        G::Items::check_texts(texts, &known, context);
    });
    Part {
        items,
        texts,
        rules,
    }
}

/// Merges the valid packs: later ones override earlier ones, then translate what they override.
fn assemble<G: PackGame>(
    loaded: Vec<Checked<'_, Part<G>>>,
    report: &mut Report,
) -> Option<G::Content> {
    if loaded.is_empty() && report.errors() > 0 {
        return None;
    }
    let (mut all, mut packs, mut rules) = (MergedOf::<G>::default(), Vec::new(), None);
    for Checked { pack, content } in loaded {
        packs.push(PackStamp::from(pack));
        rules = content.rules.or(rules);
        content.items.merge(&mut all);
        for (language, texts) in content.texts {
            G::Items::translate(&mut all, language, &texts.thing);
        }
    }
    if rules.is_none() {
        let message = "no usable pack has rules";
        report.push(Diagnostic::file_error(G::CODES.rules, "rules.ron", message));
    }
    G::assemble(all, rules, packs, report)
}
