//! Positions of Sanctuary, cut out of matches and edited.

use super::walk::{Stroll, content, strolls};
use crate::kit::positions::positions;

positions!(Stroll, strolls(), content());
