//! "Did you mean": the nearest known name.

/// The candidate nearest to `name`, if it is near enough to be a slip of the keyboard.
pub fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let wanted = name.to_lowercase();
    let length = wanted.chars().count();
    let limit = (length / 3).clamp(1, 3);
    // So much longer or shorter is never near, and the distance of two long names takes long.
    let near = |c: &&str| c.chars().count().abs_diff(length) <= limit;
    candidates
        .into_iter()
        .filter(near)
        .filter(|c| may_be_near(&wanted, c, limit))
        .map(|c| (strsim::damerau_levenshtein(&wanted, &c.to_lowercase()), c))
        .filter(|(distance, _)| *distance <= limit)
        .min()
        .map(|(_, candidate)| candidate)
}

/// Whether two names can be that near: a change brings in one letter and takes one away. So thousands of names are
/// looked through fast. Of other letters than ASCII nothing is said.
fn may_be_near(wanted: &str, candidate: &str, limit: usize) -> bool {
    let letters = |name: &str| {
        let bits = name.bytes().map(|b| 1_u128 << b.to_ascii_lowercase());
        bits.fold(0, |all, bit| all | bit)
    };
    if !wanted.is_ascii() || !candidate.is_ascii() {
        return true;
    }
    let (one, other) = (letters(wanted), letters(candidate));
    let missing = (one & !other).count_ones().max((other & !one).count_ones());
    usize::try_from(missing).is_ok_and(|missing| missing <= limit)
}

/// The whole sentence for a help line.
pub fn did_you_mean<'a>(
    name: &str,
    candidates: impl IntoIterator<Item = &'a str>,
) -> Option<String> {
    nearest(name, candidates).map(|near| format!("did you mean `{near}`?"))
}
