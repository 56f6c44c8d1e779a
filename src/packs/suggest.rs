//! "Did you mean": the nearest known name.

/// The candidate nearest to `name`, if it is close enough to be a typo.
pub fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let wanted = name.to_lowercase();
    let length = wanted.chars().count();
    let limit = (length / 3).clamp(1, 3);
    // A name that is longer or shorter by this much is never near, and the distance of two long names takes long.
    let near = |c: &&str| c.chars().count().abs_diff(length) <= limit;
    let own = letters(&wanted);
    candidates
        .into_iter()
        .filter(near)
        .filter(|c| may_be_near(own, letters(c), limit))
        .map(|c| (strsim::damerau_levenshtein(&wanted, &c.to_lowercase()), c))
        .filter(|(distance, _)| *distance <= limit)
        .min()
        .map(|(_, candidate)| candidate)
}

/// The letters of a name, a bit each, without case; `None` if it has others than those of ASCII.
fn letters(name: &str) -> Option<u128> {
    let mut all = 0;
    for byte in name.bytes() {
        all |= 1_u128.checked_shl(byte.to_ascii_lowercase().into())?;
    }
    Some(all)
}

/// A quick test whether two names can be that close: a change adds one letter and removes one. It makes no statement
/// about letters outside ASCII.
fn may_be_near(one: Option<u128>, other: Option<u128>, limit: usize) -> bool {
    let (Some(one), Some(other)) = (one, other) else {
        return true;
    };
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
