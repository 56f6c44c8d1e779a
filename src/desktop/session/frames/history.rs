//! How the scores went, for the report at the end.

use super::FramesSession;

/// Scores by seat.
pub type Scores = Vec<i32>;

impl FramesSession {
    /// The scores at the beginning of each round, and at last those of the end; empty before the first.
    #[must_use]
    pub fn history(&self) -> Vec<Scores> {
        let Some(game) = &self.game else {
            return Vec::new();
        };
        let mut scores: Scores = vec![0; self.players.len()];
        let mut all = Vec::new();
        for event in game.events(0) {
            match event.verb {
                "round" => all.push(scores.clone()),
                "score" => {
                    if let Some(score) = scores.get_mut(event.seat.index()) {
                        *score = event.amount;
                    }
                }
                _ => {}
            }
        }
        if !all.is_empty() {
            all.push(scores);
        }
        all
    }
}
