//! Beats come in order, take their time and no more, and lead to what is true.

mod games;
mod timing;
mod whole;
