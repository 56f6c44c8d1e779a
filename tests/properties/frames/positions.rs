//! Positions of Frames, cut out of matches and edited.

use super::walk::{Stroll, content, plain_strolls};
use crate::kit::positions::positions;

positions!(Stroll, plain_strolls(), content());
