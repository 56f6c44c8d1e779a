//! Findings as JSON, and what a code means.

use serde::Serialize;

use crate::packs::{CodeEntry, Report, Severity, code, codes, did_you_mean};

use super::Outcome;

/// All findings of a check.
#[derive(Debug, Serialize)]
struct Findings<'r> {
    errors: usize,
    warnings: usize,
    findings: Vec<Finding<'r>>,
}

/// One finding.
#[derive(Debug, Serialize)]
struct Finding<'r> {
    code: &'static str,
    severity: &'static str,
    file: &'r str,
    /// From 1.
    line: usize,
    /// From 1, in characters.
    column: usize,
    message: &'r str,
    help: &'r str,
}

const fn severity(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
    }
}

/// All findings of a report, in the order in which they are printed.
pub(super) fn json(report: &Report) -> String {
    let findings = report.sorted().into_iter().map(|d| Finding {
        code: d.code,
        severity: severity(d.severity),
        file: &d.path,
        line: d.line,
        column: d.column,
        message: &d.message,
        help: d.help.as_deref().unwrap_or_default(),
    });
    let all = Findings {
        errors: report.errors(),
        warnings: report.warnings(),
        findings: findings.collect(),
    };
    let text = serde_json::to_string_pretty(&all).unwrap_or_default();
    format!("{text}\n")
}

/// What a code means, with an example; of `all` a line each.
#[must_use]
pub fn explain(name: &str) -> Outcome {
    if name == "all" {
        let lines = codes().iter().map(|entry| {
            let CodeEntry { code, what, .. } = entry;
            format!("{code} {:7} {what}\n", severity(entry.severity))
        });
        return Outcome::fine(lines.collect::<String>());
    }
    let wanted = name.to_uppercase();
    let Some(entry) = code(&wanted) else {
        let known = codes().iter().map(|entry| entry.code);
        let near = did_you_mean(&wanted, known)
            .unwrap_or_else(|| "`--explain all` lists all codes".to_owned());
        return Outcome::wrong(format!("error: there is no code `{name}`; {near}"));
    };
    let CodeEntry {
        code,
        what,
        why,
        help,
        ..
    } = entry;
    let mut text = format!(
        "{code} ({}): {what}\n\n{why}\nWhat to do: {help}\n",
        severity(entry.severity)
    );
    if let Some(example) = &entry.example {
        let indented = |text: &str| {
            text.lines()
                .map(|line| format!("    {line}\n"))
                .collect::<String>()
        };
        let (wrong, right) = (indented(example.wrong), indented(example.right));
        text += &format!("\nWrong ({}):\n\n{wrong}\nRight:\n\n{right}", example.file);
    }
    Outcome::fine(text)
}
