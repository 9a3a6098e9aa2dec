//! Reader for the short path notation of vector graphics, as far as the painters use it.
//!
//! Notation that cannot be read gives no path: the shape is missing, nothing panics.

use tiny_skia::{Path, PathBuilder};

/// Reads `M L H V C S Q A Z` and their relative small forms.
#[must_use]
pub fn parse(notation: &str) -> Option<Path> {
    let mut reader = Reader { rest: notation.as_bytes() };
    let mut out = PathBuilder::new();
    let (mut pen, mut start, mut mirror) = ((0.0, 0.0), (0.0, 0.0), None);
    let mut command = reader.command()?;
    loop {
        let relative = command.is_ascii_lowercase();
        let base = if relative { pen } else { (0.0, 0.0) };
        let mut next_mirror = None;
        match command.to_ascii_uppercase() {
            b'M' => {
                pen = reader.point(base)?;
                start = pen;
                out.move_to(pen.0, pen.1);
                // Further pairs after a move are lines.
                command = if relative { b'l' } else { b'L' };
            }
            b'L' => {
                pen = reader.point(base)?;
                out.line_to(pen.0, pen.1);
            }
            b'H' => {
                pen.0 = reader.number()? + base.0;
                out.line_to(pen.0, pen.1);
            }
            b'V' => {
                pen.1 = reader.number()? + base.1;
                out.line_to(pen.0, pen.1);
            }
            b'C' | b'S' => {
                let first = if command.eq_ignore_ascii_case(&b'C') {
                    reader.point(base)?
                } else {
                    mirror.map_or(pen, |m: (f32, f32)| (2.0 * pen.0 - m.0, 2.0 * pen.1 - m.1))
                };
                let second = reader.point(base)?;
                pen = reader.point(base)?;
                out.cubic_to(first.0, first.1, second.0, second.1, pen.0, pen.1);
                next_mirror = Some(second);
            }
            b'Q' => {
                let bend = reader.point(base)?;
                pen = reader.point(base)?;
                out.quad_to(bend.0, bend.1, pen.0, pen.1);
            }
            b'A' => {
                let radii = (reader.number()?, reader.number()?);
                let turn = reader.number()?;
                let (large, sweep) = (reader.flag()?, reader.flag()?);
                let end = reader.point(base)?;
                arc(&mut out, pen, radii, turn, large, sweep, end);
                pen = end;
            }
            b'Z' => {
                out.close();
                pen = start;
            }
            _ => return None,
        }
        mirror = next_mirror;
        reader.skip();
        match reader.rest.first() {
            None => return out.finish(),
            Some(c) if c.is_ascii_alphabetic() => command = reader.command()?,
            Some(_) if command.eq_ignore_ascii_case(&b'Z') => return None,
            Some(_) => {}
        }
    }
}

/// What is left to read.
struct Reader<'a> {
    rest: &'a [u8],
}

impl Reader<'_> {
    fn skip(&mut self) {
        while let Some((b' ' | b',' | b'\n' | b'\t', rest)) = self.rest.split_first() {
            self.rest = rest;
        }
    }

    fn command(&mut self) -> Option<u8> {
        self.skip();
        let (first, rest) = self.rest.split_first()?;
        self.rest = rest;
        first.is_ascii_alphabetic().then_some(*first)
    }

    fn number(&mut self) -> Option<f32> {
        self.skip();
        let mut end = 0;
        let mut dot = false;
        while let Some(c) = self.rest.get(end) {
            match c {
                b'-' | b'+' if end == 0 => {}
                b'.' if !dot => dot = true,
                b'0'..=b'9' => {}
                _ => break,
            }
            end += 1;
        }
        let (number, rest) = self.rest.split_at(end);
        self.rest = rest;
        std::str::from_utf8(number).ok()?.parse().ok()
    }

    fn flag(&mut self) -> Option<bool> {
        self.skip();
        let (first, rest) = self.rest.split_first()?;
        self.rest = rest;
        match first {
            b'0' => Some(false),
            b'1' => Some(true),
            _ => None,
        }
    }

    fn point(&mut self, base: (f32, f32)) -> Option<(f32, f32)> {
        Some((self.number()? + base.0, self.number()? + base.1))
    }
}

/// An elliptic arc as cubic curves, each at most a quarter turn.
fn arc(
    out: &mut PathBuilder,
    from: (f32, f32),
    radii: (f32, f32),
    turn: f32,
    large: bool,
    sweep: bool,
    to: (f32, f32),
) {
    let (mut rx, mut ry) = (radii.0.abs(), radii.1.abs());
    if rx < 1e-3 || ry < 1e-3 || from == to {
        out.line_to(to.0, to.1);
        return;
    }
    let (sin, cos) = turn.to_radians().sin_cos();
    let (hx, hy) = ((from.0 - to.0) / 2.0, (from.1 - to.1) / 2.0);
    let (px, py) = (cos * hx + sin * hy, cos * hy - sin * hx);
    // Radii that are too short to reach are stretched until they do.
    let reach = (px / rx).powi(2) + (py / ry).powi(2);
    if reach > 1.0 {
        rx *= reach.sqrt();
        ry *= reach.sqrt();
    }
    let below = (rx * py).powi(2) + (ry * px).powi(2);
    let root = (((rx * ry).powi(2) - below) / below).max(0.0).sqrt();
    let root = if large == sweep { -root } else { root };
    let (qx, qy) = (root * rx * py / ry, -root * ry * px / rx);
    let centre =
        (cos * qx - sin * qy + (from.0 + to.0) / 2.0, sin * qx + cos * qy + (from.1 + to.1) / 2.0);
    let begin = ((py - qy) / ry).atan2((px - qx) / rx);
    let end = ((-py - qy) / ry).atan2((-px - qx) / rx);
    let full = std::f32::consts::TAU;
    let mut span = (end - begin).rem_euclid(full);
    if !sweep {
        span -= full;
    }
    let pieces = (span.abs() / std::f32::consts::FRAC_PI_2).ceil().max(1.0);
    let step = span / pieces;
    let k = 4.0 / 3.0 * (step / 4.0).tan();
    let place = |x: f32, y: f32| {
        let (x, y) = (x * rx, y * ry);
        (cos * x - sin * y + centre.0, sin * x + cos * y + centre.1)
    };
    for i in 0..pieces as u32 {
        let a = begin + step * i as f32;
        let b = a + step;
        let one = place(a.cos() - k * a.sin(), a.sin() + k * a.cos());
        let two = place(b.cos() + k * b.sin(), b.sin() - k * b.cos());
        let three = place(b.cos(), b.sin());
        out.cubic_to(one.0, one.1, two.0, two.1, three.0, three.1);
    }
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn reads_every_command() {
        let path =
            parse("M10 10h20v20l-5,5q5 5 10 0c1 1 2 2 3 3s1 1 2 2a5 5 0 0 1 10 0zM1 1L2 2 3 3");
        let path = path.expect("a readable path");
        assert!(path.bounds().right() > 40.0);
    }

    #[test]
    fn half_circle_reaches_its_radius() {
        let path = parse("M0 50A50 50 0 0 1 100 50").expect("an arc");
        assert!(path.bounds().top().abs() < 0.1);
        assert!((path.bounds().right() - 100.0).abs() < 0.1);
    }

    #[test]
    fn unreadable_notation_gives_nothing() {
        for bad in ["", "10 10", "M10", "Mx", "M1 1Z4", "M1 1A5 5 0 2 1 3 3", "M1 1Xq"] {
            assert!(parse(bad).is_none(), "{bad}");
        }
    }
}
