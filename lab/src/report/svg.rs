//! Drawing: scales, ticks, and a picture to which shapes are added. Colours are classes of the page's style.

use std::fmt::Write;

use super::text::escape;

/// From values to places in a picture. Values outside are drawn at its ends.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale {
    from: f64,
    to: f64,
    start: f64,
    end: f64,
}

impl Scale {
    /// The values `from..to` lie between the places `start` and `end`.
    pub(super) fn new((from, to): (f64, f64), (start, end): (f64, f64)) -> Scale {
        let to = if to > from { to } else { from + 1.0 };
        Scale { from, to, start, end }
    }

    pub(super) fn at(&self, value: f64) -> f64 {
        let part = ((value - self.from) / (self.to - self.from)).clamp(0.0, 1.0);
        self.start + part * (self.end - self.start)
    }

    /// Whether a value lies on it.
    pub(super) fn holds(&self, value: f64) -> bool {
        (self.from..=self.to).contains(&value)
    }

    /// Round values on it, about this many, at least `least` apart; and their step.
    pub(super) fn ticks(&self, wanted: usize, least: f64) -> (Vec<f64>, f64) {
        let step = round_step((self.to - self.from) / wanted.max(1) as f64).max(least);
        let first = (self.from / step - 1e-9).ceil();
        let last = (self.to / step + 1e-9).floor();
        let values = (0..).map(|i| first + f64::from(i)).take_while(|n| *n <= last).map(|n| n * step);
        (values.take(200).collect(), step)
    }
}

/// 1, 2 or 5 times a power of ten, not less than the step.
fn round_step(step: f64) -> f64 {
    let power = 10f64.powf(step.log10().floor());
    let times = [1.0, 2.0, 5.0].into_iter().find(|times| times * power >= step * 0.999_999);
    times.unwrap_or(10.0) * power
}

/// The next round value for the top of an axis.
pub(super) fn round_top(most: f64) -> f64 {
    if !(most.is_finite() && most > 0.0) {
        return 1.0;
    }
    let step = round_step(most / 5.0);
    (most / step - 1e-9).ceil() * step
}

/// A picture in the making.
#[derive(Debug)]
pub(super) struct Picture {
    width: f64,
    height: f64,
    body: String,
}

/// Where a text begins.
#[derive(Clone, Copy, Debug)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

impl Picture {
    pub(super) fn new(width: f64, height: f64) -> Picture {
        Picture { width, height, body: String::new() }
    }

    pub(super) fn rect(&mut self, class: &str, (x, y): (f64, f64), (width, height): (f64, f64)) {
        let (width, height) = (n(width.max(0.0)), n(height.max(0.0)));
        self.add(format_args!(
            "<rect class=\"{class}\" x=\"{}\" y=\"{}\" width=\"{width}\" height=\"{height}\"/>",
            n(x),
            n(y)
        ));
    }

    pub(super) fn line(&mut self, class: &str, from: (f64, f64), to: (f64, f64)) {
        let ends = [from.0, from.1, to.0, to.1].map(n);
        self.add(format_args!(
            "<line class=\"{class}\" x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\"/>",
            ends[0], ends[1], ends[2], ends[3]
        ));
    }

    pub(super) fn dot(&mut self, class: &str, at: (f64, f64), radius: f64) {
        let (x, y) = (n(at.0), n(at.1));
        self.add(format_args!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{}\"/>", n(radius)));
    }

    /// Lines from point to point.
    pub(super) fn path(&mut self, class: &str, points: &[(f64, f64)], is_closed: bool) {
        let mut path = String::new();
        for (i, (x, y)) in points.iter().enumerate() {
            let _ = write!(path, "{}{} {}", if i == 0 { "M" } else { "L" }, n(*x), n(*y));
        }
        let end = if is_closed { "Z" } else { "" };
        self.add(format_args!("<path class=\"{class}\" d=\"{path}{end}\"/>"));
    }

    pub(super) fn text(&mut self, class: &str, anchor: Anchor, (x, y): (f64, f64), text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        self.add(format_args!(
            "<text class=\"{class}\" text-anchor=\"{anchor}\" x=\"{}\" y=\"{}\">{}</text>",
            n(x),
            n(y),
            escape(text)
        ));
    }

    /// A seat's shape: a circle, square, triangle, diamond, hexagon or star, so that nobody needs its colour.
    pub(super) fn emblem(&mut self, seat: usize, (x, y): (f64, f64), radius: f64) {
        let class = seat_class(seat);
        let corners = |count: usize, size: f64, turn: f64, inner: f64| -> Vec<(f64, f64)> {
            let corner = |i: usize| {
                let angle = turn + std::f64::consts::TAU * i as f64 / count as f64;
                let size = if i % 2 == 1 { size * inner } else { size };
                (x + size * angle.cos(), y + size * angle.sin())
            };
            (0..count).map(corner).collect()
        };
        let up = -std::f64::consts::FRAC_PI_2;
        match seat % 6 {
            0 => self.dot(&class, (x, y), radius),
            1 => self.rect(&class, (x - radius * 0.9, y - radius * 0.9), (radius * 1.8, radius * 1.8)),
            2 => {
                let points: Vec<(f64, f64)> =
                    corners(3, radius * 1.28, up, 1.0).iter().map(|(x, y)| (*x, y + radius * 0.22)).collect();
                self.path(&class, &points, true);
            }
            3 => self.path(&class, &corners(4, radius * 1.22, 0.0, 1.0), true),
            4 => self.path(&class, &corners(6, radius * 1.1, 0.0, 1.0), true),
            _ => self.path(&class, &corners(10, radius * 1.3, up, 0.6), true),
        }
    }

    /// The whole picture, with words for those who do not see it.
    pub(super) fn finish(self, label: &str) -> String {
        let (width, height) = (n(self.width), n(self.height));
        format!(
            "<svg viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{}\">{}</svg>",
            escape(label),
            self.body
        )
    }

    fn add(&mut self, shape: std::fmt::Arguments<'_>) {
        let _ = self.body.write_fmt(shape);
    }
}

/// The class with a seat's colour.
pub(super) fn seat_class(seat: usize) -> String {
    format!("s{}", seat % 6)
}

/// A place in a picture, to a hundredth.
fn n(value: f64) -> String {
    if !value.is_finite() {
        return "0".to_string();
    }
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_string() } else { text.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_puts_values_in_proportion_and_keeps_them_inside() {
        let scale = Scale::new((10.0, 20.0), (100.0, 0.0));
        assert_eq!([10.0, 15.0, 20.0].map(|value| scale.at(value)), [100.0, 50.0, 0.0]);
        assert_eq!([f64::NEG_INFINITY, f64::INFINITY].map(|value| scale.at(value)), [100.0, 0.0]);
        assert!(Scale::new((3.0, 3.0), (0.0, 1.0)).at(3.0).is_finite());
    }

    #[test]
    fn ticks_are_round_and_inside() {
        let (ticks, step) = Scale::new((0.0, 0.37), (0.0, 1.0)).ticks(4, 0.0);
        assert_eq!((ticks.len(), step), (4, 0.1));
        let (ticks, _) = Scale::new((11.5, 13.5), (0.0, 1.0)).ticks(8, 1.0);
        assert_eq!(ticks, [12.0, 13.0], "whole numbers where only these occur");
    }

    #[test]
    fn the_top_of_an_axis_is_round_and_not_below() {
        assert_eq!([0.29, 0.3, 7.0].map(round_top).map(|top| (top * 100.0).round()), [30.0, 30.0, 800.0]);
        assert_eq!(round_top(0.0), 1.0);
    }

    #[test]
    fn every_seat_has_another_shape() {
        let shape = |seat: usize| {
            let mut picture = Picture::new(10.0, 10.0);
            picture.emblem(seat, (5.0, 5.0), 4.0);
            let drawn = picture.finish("");
            (drawn.matches("<circle").count(), drawn.matches("<rect").count(), drawn.matches('L').count())
        };
        let shapes: Vec<_> = (0..6).map(shape).collect();
        assert_eq!(shapes, [(1, 0, 0), (0, 1, 0), (0, 0, 2), (0, 0, 3), (0, 0, 5), (0, 0, 9)]);
    }

    #[test]
    fn texts_of_a_picture_are_escaped() {
        let mut picture = Picture::new(10.0, 10.0);
        picture.text("t", Anchor::Start, (0.0, 0.0), "a<b");
        let drawn = picture.finish("x\"y");
        assert!(drawn.contains(">a&lt;b</text>") && drawn.contains("aria-label=\"x&quot;y\""), "{drawn}");
    }
}
