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
        .map(|c| (strsim::damerau_levenshtein(&wanted, &c.to_lowercase()), c))
        .filter(|(distance, _)| *distance <= limit)
        .min()
        .map(|(_, candidate)| candidate)
}

/// The whole sentence for a help line.
pub fn did_you_mean<'a>(
    name: &str,
    candidates: impl IntoIterator<Item = &'a str>,
) -> Option<String> {
    nearest(name, candidates).map(|near| format!("did you mean `{near}`?"))
}
