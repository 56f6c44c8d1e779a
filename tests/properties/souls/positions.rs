//! Positions of Souls, cut out of matches and edited.

use super::walk::{Stroll, Three, content};
use crate::kit::positions::positions;

positions!(Stroll<Three>, Stroll::<Three>::strolls(), content());
