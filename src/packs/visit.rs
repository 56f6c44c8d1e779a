//! The view that a game has of its packs while they are checked in order.

use super::Pack;

/// A checked pack.
#[derive(Debug)]
pub struct Checked<'l, T> {
    /// The pack.
    pub pack: &'l Pack,
    /// The result of the check.
    pub content: T,
}

/// The context in which a game checks one pack.
#[derive(Debug)]
pub struct Visit<'v, 'l, T> {
    /// The pack to check.
    pub pack: &'l Pack,
    /// The valid packs before it, in load order.
    pub loaded: &'v [Checked<'l, T>],
    /// Whether all packs that it needs are there; if not, unknown ids are not reported.
    pub complete: bool,
}

impl<'v, 'l, T> Visit<'v, 'l, T> {
    /// The packs whose things this one may name: its needs in their order, then theirs.
    #[must_use]
    pub fn needs(&self) -> Vec<&'v Checked<'l, T>> {
        let mut found: Vec<&Checked<'l, T>> = Vec::new();
        let mut queue: Vec<&str> = self.pack.needs().collect();
        let mut next = 0;
        while let Some(&id) = queue.get(next) {
            next += 1;
            if let Some(checked) = self.loaded.iter().find(|c| c.pack.id() == id)
                && !found.iter().any(|f| f.pack.id() == id)
            {
                queue.extend(checked.pack.needs());
                found.push(checked);
            }
        }
        found
    }

    /// The rules that hold for this pack: its own, or those of the last pack before it that has some. If its
    /// own cannot be read there are none, so that nothing is measured by those of another pack.
    pub fn rules_in_force<R>(&self, own: Option<R>, of: impl Fn(&T) -> Option<R>) -> Option<R> {
        let spelled = self.pack.files.iter().any(|f| f.name == "rules.ron");
        let before = || self.loaded.iter().rev().find_map(|c| of(&c.content));
        own.or_else(|| (!spelled).then(before).flatten())
    }
}
