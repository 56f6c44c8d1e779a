//! How a game is searched.

/// Numbers of the search that differ a game. They were found by play against the greedy bot.
#[derive(Debug, Clone, Copy)]
pub struct SearchSettings {
    /// The worth at which a win is likely: with this lead its chance is 0.73.
    pub scale: f64,
    /// How many turns a playout lasts before it is judged.
    pub horizon: u8,
    /// How many playouts the judgement of the greedy bot weighs as much as.
    pub trust: f32,
    /// In how many of 1,000 questions of a playout the asked player does the least, as the greedy bot assumes; in the
    /// others they do anything.
    pub idle: u32,
    /// With so many options a question in the tree is worth a look at each of them, so that the best come first.
    pub crowd: usize,
    /// So many options of a question in the tree are looked at after one visit; with four times the visits twice as many.
    pub width: f32,
    /// After how many tries of the option that a question favours half of a result comes from it, instead of the line that
    /// was tried. Without it a question with one good option among many looks bad, as the others are tried too.
    pub pull: f32,
    /// Whether the first of them is the one that quick play takes, instead of any.
    pub quick_first: bool,
}

impl SearchSettings {
    /// For games in which most of what can be done is of some use.
    pub const USUAL: Self = Self {
        scale: 100.0,
        horizon: 2,
        trust: 8.0,
        idle: 0,
        crowd: usize::MAX,
        width: 2.0,
        pull: f32::INFINITY,
        quick_first: false,
    };
}
