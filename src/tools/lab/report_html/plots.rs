//! Plots as SVG: bars, intervals, points with intervals.

use std::fmt::Write;

use super::super::lengths::Lengths;
use super::super::report_text::percent;
use super::escape;

/// The most bars of a plot: more numbers share bars.
const BARS: u64 = 40;

fn open(width: u32, height: u32, title: &str) -> String {
    let title = escape(title);
    format!(
        "<svg viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" role=\"img\" aria-label=\"{title}\">\n"
    )
}

/// How numbers are spread, without the largest hundredth.
pub(super) fn bars(title: &str, lengths: &Lengths) -> String {
    let (low, high) = (lengths.quantile(0.005), lengths.quantile(0.99));
    let step = (high + 1 - low.min(high)).div_ceil(BARS).max(1);
    let mut counts = vec![0_u64; ((high - low) / step + 1) as usize];
    for (number, count) in lengths
        .bars()
        .filter(|(number, _)| (low..=high).contains(number))
    {
        counts[((number - low) / step) as usize] += count;
    }
    let most = counts.iter().copied().max().unwrap_or(0).max(1) as f64;
    let mut svg = open(360, 190, title);
    let _ = writeln!(svg, "<text x=\"10\" y=\"18\">{}</text>", escape(title));
    let width = 340.0 / counts.len() as f64;
    for (at, count) in counts.iter().enumerate() {
        let height = 130.0 * *count as f64 / most;
        let from = low + at as u64 * step;
        let label = match step {
            1 => from.to_string(),
            _ => format!("{from} to {}", from + step - 1),
        };
        let all = percent(*count as f64 / lengths.count().max(1) as f64);
        let _ = writeln!(
            svg,
            "<rect class=\"bar\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{height:.1}\"><title>{label}: {all}</title></rect>",
            10.0 + at as f64 * width,
            160.0 - height,
            (width - 1.0).max(0.5)
        );
    }
    let _ = writeln!(
        svg,
        "<line class=\"axis\" x1=\"10\" y1=\"160\" x2=\"350\" y2=\"160\"/>\n<text x=\"10\" y=\"178\">{low}</text>\n<text x=\"350\" y=\"178\" text-anchor=\"end\">{high}</text>\n</svg>"
    );
    svg
}

/// Shares with their intervals, one below the other: name, share, low, high. `band` is where they should be.
pub(super) fn ranges<'a>(
    rows: impl Iterator<Item = (&'a str, f64, f64, f64)>,
    band: (f64, f64),
) -> String {
    let rows: Vec<_> = rows.collect();
    let height = 30 + 24 * rows.len() as u32;
    let x = |share: f64| 220.0 + 480.0 * share;
    let mut svg = open(800, height, "Win shares");
    let (left, right) = (x(band.0), x(band.1));
    let end = height - 22;
    let _ = writeln!(
        svg,
        "<rect class=\"band\" x=\"{left:.1}\" y=\"4\" width=\"{:.1}\" height=\"{}\"/>",
        right - left,
        end - 4
    );
    for share in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let at = x(share);
        let _ = writeln!(
            svg,
            "<line class=\"axis\" x1=\"{at:.1}\" y1=\"4\" x2=\"{at:.1}\" y2=\"{end}\"/><text x=\"{at:.1}\" y=\"{}\" text-anchor=\"middle\">{:.0} %</text>",
            height - 6,
            100.0 * share
        );
    }
    for (at, (name, share, low, high)) in rows.into_iter().enumerate() {
        let y = 18 + 24 * at;
        let _ = writeln!(
            svg,
            "<text x=\"210\" y=\"{}\" text-anchor=\"end\">{}</text><line class=\"line\" x1=\"{:.1}\" y1=\"{y}\" x2=\"{:.1}\" y2=\"{y}\"/>\
             <circle class=\"dot\" cx=\"{:.1}\" cy=\"{y}\" r=\"4\"/><text x=\"712\" y=\"{}\">{}</text>",
            y + 4,
            escape(name),
            x(low),
            x(high),
            x(share),
            y + 4,
            percent(share)
        );
    }
    svg.push_str("</svg>\n");
    svg
}

/// Points with an interval up and down: name, across from 0 to 1, up, low, high.
pub(super) fn points<'a>(all: impl Iterator<Item = (&'a str, f64, f64, f64, f64)>) -> String {
    let all: Vec<_> = all.collect();
    let most = all
        .iter()
        .map(|(_, _, up, ..)| up.abs())
        .fold(0.1, f64::max)
        * 1.2;
    let x = |across: f64| 60.0 + 720.0 * across;
    let y = |up: f64| 190.0 - 170.0 * (up / most).clamp(-1.0, 1.0);
    let mut svg = open(800, 400, "Gain and how often it is played");
    for up in [most, 0.0, -most] {
        let at = y(up);
        let _ = writeln!(
            svg,
            "<line class=\"axis\" x1=\"60\" y1=\"{at:.1}\" x2=\"780\" y2=\"{at:.1}\"/>"
        );
        let _ = writeln!(
            svg,
            "<text x=\"54\" y=\"{:.1}\" text-anchor=\"end\">{:+.0}</text>",
            at + 4.0,
            100.0 * up
        );
    }
    for across in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"384\" text-anchor=\"middle\">{:.0} %</text>",
            x(across),
            100.0 * across
        );
    }
    for (name, across, up, low, high) in all {
        let (across_at, name) = (x(across), escape(name));
        let _ = writeln!(
            svg,
            "<g><title>{name}: played {}, {:+.1} points ({:+.1} to {:+.1})</title><line class=\"thin\" x1=\"{across_at:.1}\" y1=\"{:.1}\" x2=\"{across_at:.1}\" y2=\"{:.1}\"/>\
             <circle class=\"dot\" cx=\"{across_at:.1}\" cy=\"{:.1}\" r=\"4\"/></g>",
            percent(across),
            100.0 * up,
            100.0 * low,
            100.0 * high,
            y(low),
            y(high),
            y(up)
        );
    }
    svg.push_str("</svg>\n");
    svg
}
