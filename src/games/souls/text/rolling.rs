//! Says what happens on each number of a die.

use super::speaker::Speaker;
use super::verb::ImpliedSubject;
use crate::cards::text::{Says, results, say, within};
use crate::games::souls::content::Band;

impl Speaker<'_> {
    /// "roll – on 1–2, lose 2¢; on 3–6, gain 2¢", "roll, then gain ¢ equal to the result".
    pub(super) fn bands(&mut self, roll: &str, bands: &[Band]) -> String {
        let language = self.language();
        let always = matches!(bands, [band] if band.on.len() == 6);
        let result = std::mem::replace(&mut self.result, true);
        let says = self.once_named(|speaker| {
            let says = bands.iter().map(|band| {
                let does = speaker.clauses(&band.effects, ImpliedSubject::Plain);
                let on = results(&band.on, language);
                match always {
                    true => does,
                    false => {
                        let does = within(does, speaker);
                        say!(language, "on {on}, {does}", "con {on}, {does}")
                    }
                }
            });
            says.collect::<Vec<_>>()
        });
        self.result = result;
        let says = says.join("; ");
        match always {
            true => say!(language, "{roll}, then {says}", "{roll} y luego {says}"),
            false => format!("{roll} – {says}"),
        }
    }
}
