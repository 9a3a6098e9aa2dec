//! What is reckoned ahead: how often a seat must collect for what is missing.

use caravanserai::games::duck_dealer::study::planning::collections;

#[test]
fn what_is_missing_is_collected_with_the_best_wishes() {
    assert_eq!(collections([0, 0, 0], [1, 0, 0], 1), 0, "nothing is missing");
    assert_eq!(collections([1, 0, 0], [1, 0, 0], 2), 1, "the crew brings it");
    assert_eq!(collections([2, 0, 1], [0, 0, 0], 2), 2, "a wish for each colour");
    assert_eq!(collections([5, 0, 0], [1, 0, 0], 2), 2, "crew and wish together");
    let twice = collections([0, 4, 4], [0, 1, 0], 2);
    assert_eq!(twice, 3, "two wishes for blue, one for the fourth yellow");
}
