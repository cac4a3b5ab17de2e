//! How likely chance alone gives what was seen, and what to make of it where many are compared.

/// The chance that a standard normal value is at least this far from nothing, on either side.
pub fn normal_p(z: f64) -> f64 {
    // erfc(x) = Q(1/2, x^2).
    upper_gamma(0.5, z * z / 2.0)
}

/// How far from nothing, on either side, a standard normal value is with this chance.
pub fn normal_quantile(p: f64) -> f64 {
    let (mut low, mut high) = (0.0, 40.0);
    for _ in 0..100 {
        let middle = (low + high) / 2.0;
        if normal_p(middle) > p { low = middle } else { high = middle }
    }
    low
}

/// The chance that Pearson's chi-squared is at least this large.
pub fn chi_square_p(chi: f64, degrees: usize) -> f64 {
    if degrees == 0 { 1.0 } else { upper_gamma(degrees as f64 / 2.0, chi / 2.0) }
}

/// The 95 % quantile of the range of this many standard normal values (Tukey's studentised range, endless degrees).
pub fn studentised_range(count: usize) -> f64 {
    match count {
        0 | 1 => 0.0,
        2 => 2.772,
        3 => 3.314,
        4 => 3.633,
        5 => 3.858,
        _ => 4.030,
    }
}

/// Benjamini's and Hochberg's correction: the share of false discoveries among all that are at most this likely.
pub fn false_discovery(ps: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..ps.len()).collect();
    order.sort_by(|one, other| ps[*other].total_cmp(&ps[*one]));
    let mut qs = vec![1.0; ps.len()];
    let mut least: f64 = 1.0;
    for (i, place) in order.into_iter().enumerate() {
        let rank = (ps.len() - i) as f64;
        least = least.min(ps[place] * ps.len() as f64 / rank);
        qs[place] = least;
    }
    qs
}

/// Holm's correction: what chance gives at least one so unlikely value among all.
pub fn holm(ps: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..ps.len()).collect();
    order.sort_by(|one, other| ps[*one].total_cmp(&ps[*other]));
    let mut corrected = vec![1.0; ps.len()];
    let mut most: f64 = 0.0;
    for (i, place) in order.into_iter().enumerate() {
        most = most.max((ps[place] * (ps.len() - i) as f64).min(1.0));
        corrected[place] = most;
    }
    corrected
}

/// The regularised upper incomplete gamma function Q(a, x): a series below a + 1, else Lentz's continued fraction.
fn upper_gamma(a: f64, x: f64) -> f64 {
    if x <= 0.0 || x.is_nan() {
        return 1.0;
    }
    if x.is_infinite() {
        return 0.0;
    }
    let front = (a * x.ln() - x - ln_gamma(a)).exp();
    if x < a + 1.0 {
        let (mut term, mut sum) = (1.0 / a, 1.0 / a);
        let mut n = a;
        while term > sum * f64::EPSILON {
            n += 1.0;
            term *= x / n;
            sum += term;
        }
        return (1.0 - front * sum).clamp(0.0, 1.0);
    }
    const TINY: f64 = 1e-300;
    let mut b = x + 1.0 - a;
    let mut c = 1.0 / TINY;
    let mut d = 1.0 / b;
    let mut h = d;
    for i in 1..500 {
        let i = f64::from(i);
        let an = -i * (i - a);
        b += 2.0;
        d = 1.0 / away_from_nothing(an * d + b, TINY);
        c = away_from_nothing(b + an / c, TINY);
        h *= d * c;
        if (d * c - 1.0).abs() < 1e-15 {
            break;
        }
    }
    (front * h).clamp(0.0, 1.0)
}

fn away_from_nothing(value: f64, tiny: f64) -> f64 {
    if value.abs() < tiny { tiny } else { value }
}

/// The logarithm of the gamma function for a positive value, by Stirling's series after moving up.
fn ln_gamma(mut a: f64) -> f64 {
    let mut moved = 0.0;
    while a < 10.0 {
        moved += a.ln();
        a += 1.0;
    }
    let series = 1.0 / (12.0 * a) - 1.0 / (360.0 * a.powi(3)) + 1.0 / (1260.0 * a.powi(5));
    (a - 0.5) * a.ln() - a + 0.5 * (2.0 * std::f64::consts::PI).ln() + series - moved
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64, within: f64) {
        assert!((found - expected).abs() <= within, "{found} should be {expected}");
    }

    #[test]
    fn normal_chances_have_the_published_values() {
        for (z, p) in [(0.0, 1.0), (1.0, 0.317_31), (1.959_964, 0.05), (2.575_829, 0.01), (3.290_527, 0.001)]
        {
            close(normal_p(z), p, 1e-5);
            close(normal_p(-z), p, 1e-5);
            close(normal_quantile(p), z, 1e-4);
        }
    }

    #[test]
    fn chi_squared_chances_have_the_published_values() {
        for (chi, degrees, p) in [
            (3.841, 1, 0.05),
            (5.991, 2, 0.05),
            (7.815, 3, 0.05),
            (11.345, 3, 0.01),
            (11.070, 5, 0.05),
            (1.145, 5, 0.95),
            (124.342, 100, 0.05),
        ] {
            close(chi_square_p(chi, degrees), p, 1e-4);
        }
        assert_eq!(chi_square_p(0.0, 3), 1.0);
    }

    #[test]
    fn false_discoveries_are_corrected_as_in_the_first_paper() {
        // Benjamini and Hochberg (1995), their fifteen tests: at 0.05 the four smallest are discoveries.
        let ps = [
            0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719,
            0.6528, 0.7590, 1.0,
        ];
        assert_eq!(false_discovery(&ps).iter().filter(|q| **q <= 0.05).count(), 4);
        let shuffled = [ps[9], ps[3], ps[0]];
        assert_eq!(false_discovery(&shuffled), [0.3240, 0.0095 * 3.0 / 2.0, 0.0001 * 3.0]);
        assert!(false_discovery(&[]).is_empty());
    }

    #[test]
    fn holm_is_stepwise() {
        let corrected = holm(&[0.01, 0.04, 0.03, 0.005]);
        for (found, expected) in corrected.into_iter().zip([0.03, 0.06, 0.06, 0.02]) {
            close(found, expected, 1e-12);
        }
    }

    #[test]
    fn the_studentised_range_is_that_of_normal_values() {
        let mut rng = engine::Rng::new(5);
        let mut uniform = || (f64::from(rng.below(1 << 24)) + 0.5) / f64::from(1 << 24);
        let mut normal = || (-2.0 * uniform().ln()).sqrt() * (2.0 * std::f64::consts::PI * uniform()).cos();
        for count in 2..=6 {
            let mut above = 0;
            for _ in 0..20_000 {
                let values: Vec<f64> = (0..count).map(|_| normal()).collect();
                let range = values.iter().copied().fold(f64::MIN, f64::max)
                    - values.iter().copied().fold(f64::MAX, f64::min);
                above += u32::from(range > studentised_range(count));
            }
            close(f64::from(above) / 20_000.0, 0.05, 0.005);
        }
    }
}
