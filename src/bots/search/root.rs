//! The root of the search: the options of the open question. All that are left are tried in the same possible worlds,
//! and the worse half goes out after each round (sequential halving).

/// The options that are still compared.
pub(super) struct Root {
    alive: Vec<Arm>,
    iterations: u32,
    rounds: u32,
}

/// An option of the open question.
pub(super) struct Arm {
    /// Its place in the question.
    pub(super) option: usize,
    judged: f32,
    visits: u32,
    total: f32,
}

impl Arm {
    /// Adds the result of one playout.
    pub(super) fn learn(&mut self, value: f32) {
        self.visits += 1;
        self.total += value;
    }

    /// The mean chance to win; the greedy bot's judgement weighs as much as `trust` playouts.
    fn mean(&self, trust: f32) -> f32 {
        (self.total + trust * self.judged) / (self.visits as f32 + trust)
    }
}

impl Root {
    /// The root of a search with that many iterations. `options` are places and the greedy bot's judgements, from 0 to 1.
    pub(super) fn new(options: impl Iterator<Item = (usize, f32)>, iterations: u32) -> Self {
        let mut alive: Vec<Arm> = options
            .map(|(option, judged)| Arm {
                option,
                judged,
                visits: 0,
                total: 0.0,
            })
            .collect();
        alive.sort_by(|a, b| b.judged.total_cmp(&a.judged));
        // With fewer playouts than two a round an option says nothing.
        alive.truncate((2.0 * f64::from(iterations).sqrt()).ceil() as usize);
        let rounds = alive.len().max(2).next_power_of_two().ilog2();
        Self {
            alive,
            iterations,
            rounds,
        }
    }

    /// How many possible worlds the next round has; `None` after the last.
    pub(super) fn next_round(&mut self) -> Option<u32> {
        let alive = self.alive.len() as u32;
        if self.rounds == 0 || alive < 2 || self.iterations < alive {
            return None;
        }
        let worlds = (self.iterations / self.rounds / alive).max(1);
        self.rounds -= 1;
        self.iterations -= worlds * alive;
        Some(worlds)
    }

    /// The options of this round.
    pub(super) fn alive(&mut self) -> &mut [Arm] {
        &mut self.alive
    }

    /// Keeps the better half.
    pub(super) fn halve(&mut self, trust: f32) {
        self.alive
            .sort_by(|a, b| b.mean(trust).total_cmp(&a.mean(trust)));
        self.alive.truncate(self.alive.len().div_ceil(2));
    }

    /// The place of the best option.
    pub(super) fn best(&self) -> usize {
        self.alive.first().map_or(0, |arm| arm.option)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Searches with options that always bring `results`. Returns the best option and how often each was tried.
    fn searched(judged: [f32; 4], results: [f32; 4], iterations: u32) -> (usize, [u32; 4]) {
        let mut root = Root::new(judged.into_iter().enumerate(), iterations);
        let mut tried = [0; 4];
        while let Some(worlds) = root.next_round() {
            for _ in 0..worlds {
                for arm in root.alive() {
                    tried[arm.option] += 1;
                    arm.learn(results[arm.option]);
                }
            }
            root.halve(8.0);
        }
        (root.best(), tried)
    }

    #[test]
    fn the_budget_is_kept_and_goes_to_the_best() {
        let (best, tried) = searched([0.5; 4], [0.2, 0.4, 0.9, 0.6], 100);
        assert_eq!((best, tried), (2, [12, 12, 38, 38]));
    }

    #[test]
    fn playouts_overrule_a_judgement_that_is_wrong() {
        assert_eq!(
            searched([0.9, 0.1, 0.1, 0.1], [0.1, 0.1, 0.1, 0.9], 100).0,
            3
        );
    }

    #[test]
    fn without_playouts_the_judgement_decides() {
        assert_eq!(searched([0.1, 0.2, 0.8, 0.3], [0.9; 4], 1), (2, [0; 4]));
    }
}
