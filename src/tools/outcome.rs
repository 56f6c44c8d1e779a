//! The output of a sub-command, and the exit code.

/// The output and the exit code of a sub-command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// The text to print: to standard output, or with code 2 to standard error.
    pub output: String,
    /// Exit code: 0 fine, 1 found something, 2 wrong use.
    pub code: u8,
}

impl Outcome {
    /// All is well.
    #[must_use]
    pub fn fine(output: impl Into<String>) -> Self {
        Self::new(output, 0)
    }

    /// Something was found: an error in a file, a failure, a difference.
    #[must_use]
    pub fn found(output: impl Into<String>) -> Self {
        Self::new(output, 1)
    }

    /// The request itself makes no sense.
    #[must_use]
    pub fn wrong(output: impl Into<String>) -> Self {
        Self::new(output, 2)
    }

    fn new(output: impl Into<String>, code: u8) -> Self {
        let mut output = output.into();
        if !output.is_empty() && !output.ends_with('\n') {
            output.push('\n');
        }
        Self { output, code }
    }
}
