//! What holds for every game, whatever its rules: each function plays or reads one game and panics,
//! with a sentence that names table and seed, where something does not hold. A new game is in the
//! lists of games and gets all of it. No rule of any game is known here.

mod answers;
mod by_hand;
pub mod configuration;
mod dealing;
mod goals;
mod known_goals;
mod moves;
mod new_ground;
mod properties;
mod reasons;
mod secrecy;
mod taught;
mod whole_games;
mod worked_examples;

pub use configuration::{
    Configuration, any_action, money, permute, play_on, step, stock, tables_of,
};

use caravanserai::table::game::Game;

/// A check of one edition of a game.
pub type OfEdition = fn(&'static dyn Game, &'static str);
/// A check of a game.
pub type OfGame = fn(&'static dyn Game);

/// What holds in every edition, by name.
pub const EDITION: &[(&str, OfEdition)] = &[
    ("a_branch_tells_nothing_of_the_game", secrecy::a_branch_tells_nothing_of_the_game),
    ("a_position_survives_as_a_scenario", properties::a_position_survives_as_a_scenario),
    ("a_position_taken_anywhere_is_played_on", properties::a_position_taken_anywhere_is_played_on),
    ("computer_players_never_come_back", new_ground::computer_players_never_come_back),
    ("every_position_can_be_dealt_anew", dealing::every_position_can_be_dealt_anew),
    ("hidden_things_make_no_difference_a", secrecy::hidden_things_make_no_difference_a),
    ("hidden_things_make_no_difference_b", secrecy::hidden_things_make_no_difference_b),
    ("a_line_leads_to_its_goal", goals::a_line_leads_to_its_goal),
    ("answers_are_the_same_in_two_games", answers::answers_are_the_same_in_two_games),
    ("worlds_are_the_same_in_two_games", answers::worlds_are_the_same_in_two_games),
    ("answers_tell_no_secret", answers::answers_tell_no_secret),
    ("what_is_refused_for_good_stays_so", goals::what_is_refused_for_good_stays_so),
    ("what_is_worth_doing_holds", goals::what_is_worth_doing_holds),
    ("rules_are_seen_at_work", answers::rules_are_seen_at_work),
    ("learning_stops_undo", properties::learning_stops_undo),
    ("moves_are_what_two_pictures_tell", moves::moves_are_what_two_pictures_tell),
    ("nothing_is_lost", properties::nothing_is_lost),
    ("offers_and_refusals", properties::offers_and_refusals),
    ("offers_are_told_apart", properties::offers_are_told_apart),
    ("saving_and_loading_anywhere_changes_nothing", properties::saving_and_loading),
    ("the_same_seed_is_the_same_game", properties::the_same_seed_is_the_same_game),
    ("many_games_even", whole_games::many_games_even),
    ("many_games_odd", whole_games::many_games_odd),
    ("positions_by_hand_are_judged", by_hand::positions_by_hand_are_judged),
    (
        "what_was_offered_is_refused_with_a_reason",
        reasons::what_was_offered_is_refused_with_a_reason,
    ),
    ("undoing_all_leads_back_and_redoing_all_leads_on", properties::undoing_and_redoing),
];

/// What holds for a game as a whole, by name.
pub const GAME: &[(&str, OfGame)] = &[
    ("the_test_of_secrecy_would_notice", secrecy::the_test_would_notice),
    ("examples_come_out_as_they_say", worked_examples::come_out_as_they_say),
    ("examples_are_numbered", worked_examples::are_numbered),
    ("examples_name_editions_and_rules", worked_examples::name_editions_and_rules),
    ("examples_are_told_in_every_language", worked_examples::are_told_in_every_language),
    ("examples_open_the_same_each_time", worked_examples::open_the_same_each_time),
    ("lessons_are_played_to_their_end", taught::lessons_are_played_to_their_end),
    ("a_lesson_leads_back_and_on_again", taught::a_lesson_leads_back_and_on_again),
    ("every_way_of_a_lesson_comes_to_its_end", taught::every_way_of_a_lesson_comes_to_its_end),
    ("the_game_goes_on_after_a_lesson", taught::the_game_goes_on_after_a_lesson),
    ("what_examples_do_is_found", goals::what_examples_do_is_found),
    ("known_goals_have_their_answers", known_goals::known_goals_have_their_answers),
    ("what_puzzles_ask_for_is_found", goals::what_puzzles_ask_for_is_found),
    ("puzzles_are_solved_by_nothing_shorter", taught::puzzles_are_solved_by_nothing_shorter),
];
