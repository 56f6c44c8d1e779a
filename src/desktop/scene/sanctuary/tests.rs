//! Nothing covers what must be seen, whatever the numbers.
