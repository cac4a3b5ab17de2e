//! What teaches a game: guided first races and puzzles. They are files of the games and travel inside the program; their texts
//! stand beside them in one file per language (`lessons/fr.ftl`, `puzzles/fr.ftl`).

mod daily;
mod grade;
mod lesson;
pub mod mine;
mod puzzle;
mod texts;

pub use daily::daily_puzzle;
pub use grade::{Difficulty, GRADED, Grade, Missed, TRIES};
pub use lesson::{LEARNER, Lesson, LessonStep, Mark, Told, has_lesson, lesson};
pub use puzzle::{
    Mined, Puzzle, Reason, ToldPuzzle, listed_puzzles, puzzle, puzzle_names, puzzles, told_puzzle,
};
pub use texts::Texts;
