//! Noise: hashed numbers and smooth noise from integers only, the same in every run.
//!
//! For looks alone. Nothing in a game may ever be drawn from here.

/// A well mixed 32 bit number for three others.
#[must_use]
pub fn hash(a: u32, b: u32, c: u32) -> u32 {
    let mut h = a
        .wrapping_mul(0x9E37_79B1)
        .wrapping_add(b.wrapping_mul(0x85EB_CA77))
        .wrapping_add(c.wrapping_mul(0xC2B2_AE3D));
    h ^= h >> 15;
    h = h.wrapping_mul(0x2C1B_3C6D);
    h ^= h >> 12;
    h = h.wrapping_mul(0x297A_2D39);
    h ^ (h >> 15)
}

/// A number from 0 to just below 1 for three integers.
#[must_use]
pub fn unit(a: u32, b: u32, c: u32) -> f32 {
    (hash(a, b, c) >> 8) as f32 / (1u32 << 24) as f32
}

/// Smooth noise in space, from -1 to 1, for a seed.
#[must_use]
pub fn smooth(x: f32, y: f32, z: f32, seed: u32) -> f32 {
    let (fx, fy, fz) = (x.floor(), y.floor(), z.floor());
    let (ix, iy, iz) = (fx as i32 as u32, fy as i32 as u32, fz as i32 as u32);
    let ease = |t: f32| t * t * (3.0 - 2.0 * t);
    let (u, v, w) = (ease(x - fx), ease(y - fy), ease(z - fz));
    let planes = [hash(iz, seed, 0x51), hash(iz.wrapping_add(1), seed, 0x51)];
    let corner = |dx: u32, dy: u32, dz: usize| {
        let mixed = hash(ix.wrapping_add(dx), iy.wrapping_add(dy), planes[dz]);
        (mixed >> 8) as f32 / 8_388_608.0 - 1.0
    };
    let line = |a: f32, b: f32, t: f32| a + (b - a) * t;
    let near = line(
        line(corner(0, 0, 0), corner(1, 0, 0), u),
        line(corner(0, 1, 0), corner(1, 1, 0), u),
        v,
    );
    let far = line(
        line(corner(0, 0, 1), corner(1, 0, 1), u),
        line(corner(0, 1, 1), corner(1, 1, 1), u),
        v,
    );
    line(near, far, w)
}

/// Layered noise, about -1 to 1: each octave twice as fine and half as strong.
#[must_use]
pub fn layered(p: [f32; 3], octaves: u32, seed: u32) -> f32 {
    let (mut sum, mut weight, mut total, mut scale) = (0.0, 1.0, 0.0, 1.0);
    for octave in 0..octaves {
        // Each octave is moved, so that the grids do not meet in the origin.
        let shift = octave as f32 * 17.31;
        sum += weight
            * smooth(
                p[0] * scale + shift,
                p[1] * scale - shift,
                p[2] * scale + shift * 0.7,
                seed.wrapping_add(octave),
            );
        total += weight;
        weight *= 0.5;
        scale *= 2.03;
    }
    sum / total.max(1e-6) * 1.4
}

/// Layered noise with sharp crests, 0 to about 1: mountains, cracks, filaments.
#[must_use]
pub fn ridged(p: [f32; 3], octaves: u32, seed: u32) -> f32 {
    let (mut sum, mut weight, mut total, mut scale) = (0.0, 1.0, 0.0, 1.0);
    for octave in 0..octaves {
        let shift = octave as f32 * 11.7;
        let n = smooth(
            p[0] * scale + shift,
            p[1] * scale - shift,
            p[2] * scale + shift,
            seed.wrapping_add(octave),
        );
        sum += weight * (1.0 - n.abs() * 1.6).max(0.0);
        total += weight;
        weight *= 0.5;
        scale *= 2.07;
    }
    sum / total.max(1e-6)
}

/// 0 below `low`, 1 above `high`, smooth between.
#[must_use]
pub fn step(low: f32, high: f32, value: f32) -> f32 {
    let t = ((value - low) / (high - low)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}
