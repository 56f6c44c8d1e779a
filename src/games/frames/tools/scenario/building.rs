//! Companies and frames in scenarios: whether they may be built.

use ron2::{Span, Spanned};

use super::Stage;
use super::bring::UnitAt;
use crate::games::frames::content::{System, Table, Unit, company_answer, systems_answer};
use crate::table::Answer;
use crate::tools::scenario::scenario_error::{Done, ScenarioError};

impl Stage {
    /// M-70, M-71: the check that a pack's frames go through.
    pub(super) fn check_frame(
        &self,
        at: Span,
        systems: &[System],
        refused: Option<&Spanned<String>>,
    ) -> Done {
        let answer = systems_answer(&self.content.rules, systems.iter().copied().collect());
        answered(at, "frame", answer, refused)
    }

    /// M-70 to M-73: the check that a company goes through before a match.
    pub(super) fn check_company(
        &self,
        at: Span,
        table: Table,
        units: &[UnitAt],
        refused: Option<&Spanned<String>>,
    ) -> Done {
        let mut brought = Vec::new();
        for unit in units {
            brought.push(Unit {
                frame: self.kind(&unit.frame)?,
                rockets: unit.rockets,
            });
        }
        let answer = company_answer(self.content, &brought, table);
        answered(at, "company", answer, refused)
    }
}

fn answered(at: Span, what: &str, answer: Answer, refused: Option<&Spanned<String>>) -> Done {
    match (answer, refused) {
        (Ok(()), None) => Ok(()),
        (Ok(()), Some(rule)) => {
            let message = format!(
                "expected a refusal with {}, but the {what} is legal",
                rule.value
            );
            Err(ScenarioError::failed(rule.span, message))
        }
        (Err(no), Some(rule)) if no.rules.contains(&rule.value.as_str()) => Ok(()),
        (Err(no), Some(rule)) => {
            let message = format!(
                "expected a refusal with {}, found: {} {:?}",
                rule.value, no.reason, no.rules
            );
            Err(ScenarioError::failed(rule.span, message))
        }
        (Err(no), None) => {
            let message = format!("the {what} is not legal: {} {:?}", no.reason, no.rules);
            Err(ScenarioError::failed(at, message))
        }
    }
}
