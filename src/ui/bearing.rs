//! In which of eight directions something lies. Nothing is said or drawn here.

/// The text key of the direction in which something lies that is so far to the right and so far
/// down.
pub fn bearing((right, down): (i32, i32)) -> &'static str {
    // A direction counts as straight within 22.5 degrees; tan 22.5° is 0.414.
    let straight = |a: i32, b: i32| i64::from(a.abs()) * 1000 < i64::from(b.abs()) * 414;
    match (right > 0, down > 0) {
        (_, false) if straight(right, down) => "ui-way-up",
        (_, true) if straight(right, down) => "ui-way-down",
        (true, _) if straight(down, right) => "ui-way-right",
        (false, _) if straight(down, right) => "ui-way-left",
        (true, false) => "ui-way-up-right",
        (true, true) => "ui-way-down-right",
        (false, false) => "ui-way-up-left",
        (false, true) => "ui-way-down-left",
    }
}

#[cfg(test)]
mod tests {
    use super::bearing;

    #[test]
    fn directions_are_those_of_the_screen() {
        let ways =
            [(0, -9), (9, -9), (9, 1), (9, 9), (-1, 9), (-9, 8), (-9, 0), (-9, -9)].map(bearing);
        let wanted =
            ["up", "up-right", "right", "down-right", "down", "down-left", "left", "up-left"]
                .map(|w| format!("ui-way-{w}"));
        assert_eq!(ways.map(str::to_owned), wanted);
    }
}
