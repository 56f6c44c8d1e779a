//! The definitions of one kind of thing in a pack, from its files to checked things.

use ron2::FromRon;

use super::{
    CheckContext, Codes, Definition, Pack, ParsedDefinition, Placed, Report, Scope, TextFile,
    Visit, examine_all, full_ids,
};

/// The definitions of one kind of thing in a pack, with their full ids once those are known.
#[derive(Debug)]
pub struct Definitions<D> {
    raws: Vec<ParsedDefinition<D>>,
    ids: Vec<Option<String>>,
}

impl<D> Default for Definitions<D> {
    fn default() -> Self {
        Self {
            raws: Vec::new(),
            ids: Vec::new(),
        }
    }
}

/// A reader of all definitions of a file.
pub trait ReadList {
    /// Adds the definitions of a file. `lost` becomes true if a syntax error may have swallowed some.
    fn read(&mut self, file: &TextFile, lost: &mut bool, report: &mut Report);
    /// How many there are.
    fn count(&self) -> usize;
    /// Keeps only so many, the first ones.
    fn truncate(&mut self, count: usize);
}

impl<D: FromRon> ReadList for Definitions<D> {
    fn read(&mut self, file: &TextFile, lost: &mut bool, report: &mut Report) {
        ParsedDefinition::list(file, &mut self.raws, lost, report);
    }

    fn count(&self) -> usize {
        self.raws.len()
    }

    fn truncate(&mut self, count: usize) {
        self.raws.truncate(count);
    }
}

impl<D> Definitions<D> {
    /// Gives each its full id in that pack. Problems of the ids go to the report.
    pub fn number(&mut self, pack: &Pack, report: &mut Report) {
        self.ids = full_ids(pack.id(), &self.raws, report);
    }

    /// Whether one has no usable id. A reference may mean that one.
    #[must_use]
    pub fn has_nameless(&self) -> bool {
        self.ids.contains(&None)
    }

    /// The usable full ids.
    pub fn ids(&self) -> impl Iterator<Item = &String> {
        self.ids.iter().flatten()
    }

    /// The readable definitions.
    pub fn values(&self) -> impl Iterator<Item = &D> {
        self.raws.iter().filter_map(|raw| raw.item.value.as_ref())
    }

    /// The readable definitions with a usable id.
    pub fn named(&self) -> impl Iterator<Item = (&String, &D)> {
        let all = self.ids.iter().zip(&self.raws);
        all.filter_map(|(id, raw)| Some((id.as_ref()?, raw.item.value.as_ref()?)))
    }

    /// The things that a name may mean in this pack: those of the packs that it needs, with their properties, and its
    /// own, broken ones included. `lost`: some of its own may be missing.
    pub fn scope<P, T: Definition, L: 'static, W: Copy>(
        &self,
        visit: &Visit<'_, '_, P>,
        lost: bool,
        theirs: impl Fn(&P) -> &Vec<Placed<T, L>>,
        of_thing: impl Fn(&Placed<T, L>) -> W,
        of_raw: impl Fn(&str, &ParsedDefinition<D>) -> W,
        report: &mut Report,
    ) -> Scope<W> {
        let mut scope = Scope::new(T::NOUN, visit, lost, |pack| {
            let things = theirs(pack).iter();
            let things = things.map(|placed| (placed.thing.id().to_owned(), of_thing(placed)));
            things.collect::<Vec<_>>()
        });
        scope.define_all(&self.raws, &self.ids, report, of_raw);
        scope
    }

    /// The same for things of which nothing but the id matters.
    pub fn names<P, T: Definition, L: 'static>(
        &self,
        visit: &Visit<'_, '_, P>,
        lost: bool,
        theirs: impl Fn(&P) -> &Vec<Placed<T, L>>,
        report: &mut Report,
    ) -> Scope<()> {
        self.scope(visit, lost, theirs, |_| (), |_, _| (), report)
    }

    /// Checks every one with its id, which is empty if it has no usable one. Of what was repaired after mistakes only
    /// problems come back.
    pub fn examine<T>(
        self,
        codes: &'static Codes,
        report: &mut Report,
        check: impl Fn(String, D, &mut CheckContext<'_>) -> T,
    ) -> Vec<T> {
        examine_all(self.raws, self.ids, codes, report, check)
    }

    /// The raw definitions, for kinds without ids.
    #[must_use]
    pub fn into_raws(self) -> Vec<ParsedDefinition<D>> {
        self.raws
    }
}
