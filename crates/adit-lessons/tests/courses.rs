//! The lessons of all games: each is played to its end with its own moves and with wrong ones, in every language.

use adit_any::AnyGame;
use adit_bots::Stop;
use adit_game::{Language, Layout, Seat, Texts, Viewer};
use adit_games::GAMES;
use adit_lessons::{Answer, Exercise, Heard, Kind, Lesson, Lessons, Place, Step};
use adit_manual::Rulebook;
use adit_table::Table;
use adit_testkit::laws::{blemish, ids};
use adit_testkit::messages;
use std::collections::BTreeSet;

/// No stretch of play goes on for longer.
const LONGEST_PLAY: usize = 600;

/// The courses of all games: each has one.
fn courses() -> impl Iterator<Item = Lessons> {
    GAMES.iter().map(|game| Lessons::of(*game).unwrap_or_else(|fault| panic!("{fault}")))
}

/// A learner who plays one lesson.
struct Learner<'a> {
    lesson: &'a Lesson,
    game: &'static dyn AnyGame,
    table: Table,
    begins: Vec<usize>,
}

impl<'a> Learner<'a> {
    fn new(lessons: &Lessons, lesson: &'a Lesson) -> Learner<'a> {
        let exercise = &lesson.exercise;
        let table = exercise.table(lessons.game()).expect("the position");
        Learner { lesson, game: lessons.game(), table, begins: exercise.begins() }
    }

    fn place(&self) -> Place<'_> {
        Place { table: &self.table, begins: &self.begins }
    }

    fn exercise(&self) -> &'a Exercise {
        &self.lesson.exercise
    }

    fn step(&self) -> Option<&'a Step> {
        self.exercise().steps.get(self.begins.len() - 1)
    }

    fn about(&self) -> String {
        format!("{}: {}, step {}", self.game.id(), self.lesson.id, self.begins.len())
    }

    /// What the learner may say in one go: single moves, and moves that only open a choice with what they open.
    fn choices(&self) -> Vec<String> {
        let seat = self.exercise().seat;
        let mut words = BTreeSet::new();
        self.table.position().offer(seat, &mut |parts| {
            words.insert(adit_game::words_of(parts));
        });
        self.table.position().plans(seat, &mut |plan| {
            let moves: Vec<String> = plan.iter().map(|parts| adit_game::words_of(parts)).collect();
            words.insert(moves.join("; "));
        });
        words.into_iter().collect()
    }

    fn make(&mut self, step: adit_table::Step, is_done: bool) {
        self.table.commit(step).expect("the table has not changed");
        if is_done {
            self.begins.push(self.table.record().entries().len());
        }
    }

    /// Says something and tells whether the step is done then. `None` is a move that does not lead on.
    fn say(&mut self, words: &str) -> Option<bool> {
        match self.exercise().hear(self.place(), words, None) {
            Heard::Done(step) => {
                self.make(step, true);
                Some(true)
            }
            Heard::Begun(step) => {
                self.make(step, false);
                Some(false)
            }
            Heard::Other(_) | Heard::NotAsked => None,
            Heard::Illegal(refusal, _) => panic!("{}: {words} was offered: {refusal}", self.about()),
        }
    }

    /// The choices that lead on, or at least begin something that does.
    fn leading(&self) -> Vec<String> {
        let leads = |words: &String| match self.exercise().hear(self.place(), words, None) {
            Heard::Done(_) | Heard::Begun(_) => true,
            Heard::Other(_) | Heard::NotAsked => false,
            Heard::Illegal(refusal, _) => panic!("{}: after {words}: {refusal}", self.about()),
        };
        self.choices().into_iter().filter(leads).collect()
    }

    /// Does the present step in the way that stands first.
    fn go_on(&mut self) {
        let Some(step) = self.step() else { return };
        match &step.kind {
            Kind::Read { .. } => {
                let read = self.exercise().read(self.place()).expect("a step to read");
                let step = read.unwrap_or_else(|refusal| panic!("{}: {refusal}", self.about()));
                self.make(step, true);
            }
            Kind::Move { .. } => self.find_way(),
            Kind::Play { .. } => self.play(),
        }
    }

    /// Says what leads on. Where a move is put together of several, that is searched for.
    fn find_way(&mut self) {
        let (from, count) = (self.table.record().entries().len(), self.begins.len());
        let mut open: Vec<Vec<String>> = vec![Vec::new()];
        while let Some(said) = open.pop() {
            self.table.take_back(from).expect("the beginning of the step");
            for words in &said {
                assert_ne!(self.say(words), None, "{}: {words}", self.about());
            }
            if self.begins.len() > count {
                return;
            }
            // Of many ways to begin, those count that end soon.
            let mut leading = self.leading();
            leading.sort_by_key(|words| match self.exercise().hear(self.place(), words, None) {
                Heard::Done(_) => 1,
                Heard::Begun(_) | Heard::Other(_) | Heard::NotAsked | Heard::Illegal(..) => 0,
            });
            assert!(said.len() < 12, "{}: no way leads on", self.about());
            open.extend(leading.into_iter().map(|words| [&said[..], &[words]].concat()));
        }
        panic!("{}: no legal move leads on; legal are {:?}", self.about(), self.choices());
    }

    /// Plays until the stretch is over: the learner like a quick bot, the others as the lesson says.
    fn play(&mut self) {
        let own = "greedy".parse().expect("a bot");
        let recipe = quick(self.exercise().bot(self.place()).expect("a bot").to_string());
        let recipe = recipe.parse().expect("a bot");
        let mut learner = self.game.bot(&own, 1).expect("a bot");
        let mut others = self.game.bot(&recipe, 2).expect("a bot");
        let count = self.begins.len();
        for _ in 0..LONGEST_PLAY {
            if self.begins.len() > count {
                return;
            }
            let pending: Vec<Seat> = self.table.pending().iter().collect();
            let seat = *pending.first().unwrap_or_else(|| panic!("{}: nobody is asked", self.about()));
            let view = self.table.look(Viewer::Seat(seat)).expect("a seat");
            let is_own = seat == self.exercise().seat;
            let bot = if is_own { &mut learner } else { &mut others };
            let words = bot.choose(&*view, seat, &Stop::default()).expect("a move");
            if is_own {
                assert_ne!(self.say(&words), None, "{}: {words} is legal", self.about());
            } else {
                let step = self.table.propose(seat, &words, None).expect("a legal move");
                let is_done = self.exercise().ends_play(self.place(), &step);
                self.make(step, is_done);
            }
        }
        panic!("{}: the stretch of play does not end after {LONGEST_PLAY} moves", self.about());
    }
}

/// Tests do not wait for bots that think for a time.
fn quick(recipe: String) -> String {
    if recipe == "random" { recipe } else { "greedy".to_owned() }
}

#[test]
fn every_lesson_can_be_played_to_its_end_with_every_move_that_it_accepts() {
    for lessons in courses() {
        for lesson in lessons.all() {
            let mut learner = Learner::new(&lessons, lesson);
            while let Some(step) = learner.step() {
                if let Kind::Move { .. } = step.kind {
                    let leading = learner.leading();
                    assert!(
                        !leading.is_empty(),
                        "{}: no legal move leads on; legal are {:?}",
                        learner.about(),
                        learner.choices()
                    );
                    // Whichever way is taken, the lesson can be finished.
                    for words in leading {
                        let mut other = Learner::new(&lessons, lesson);
                        other.table = learner.table.at(learner.table.record().entries().len()).expect("now");
                        other.begins.clone_from(&learner.begins);
                        other.say(&words);
                        while other.step().is_some_and(|step| !matches!(step.kind, Kind::Play { .. })) {
                            other.go_on();
                        }
                    }
                }
                learner.go_on();
            }
            assert!(lesson.exercise.is_over(learner.place()));
            assert!(lesson.exercise.read(learner.place()).is_none());
        }
    }
}

#[test]
fn another_legal_move_and_an_illegal_one_are_answered_and_change_nothing() {
    for lessons in courses() {
        let texts: Vec<Texts> = Language::ALL.map(|language| lessons.texts(language)).into();
        for lesson in lessons.all() {
            let mut learner = Learner::new(&lessons, lesson);
            while let Some(step) = learner.step() {
                let before = learner.table.record().entries().len();
                if let Kind::Move { other, .. } = &step.kind {
                    let mut said = BTreeSet::new();
                    for words in learner.choices() {
                        if let Heard::Other(answer) = lesson.exercise.hear(learner.place(), &words, None) {
                            for texts in &texts {
                                let answer = lesson.answer(texts, &answer);
                                assert!(
                                    answer.is_some_and(|answer| answer.len() > 10),
                                    "{}: {words}",
                                    learner.about()
                                );
                            }
                            if let Answer::Other(_, Some(id)) = answer {
                                said.insert(id);
                            }
                        }
                    }
                    let known: BTreeSet<String> = other.iter().map(|other| other.id.clone()).collect();
                    assert_eq!(said, known, "{}: answers to moves that nobody can make", learner.about());
                }
                if !matches!(step.kind, Kind::Read { .. }) {
                    let heard = lesson.exercise.hear(learner.place(), "sing a song", None);
                    assert!(matches!(heard, Heard::Illegal(..)), "{}", learner.about());
                }
                assert_eq!(learner.table.record().entries().len(), before);
                learner.go_on();
            }
            let heard = lesson.exercise.hear(learner.place(), "sing a song", None);
            assert!(matches!(heard, Heard::NotAsked), "the lesson is over");
        }
    }
}

#[test]
fn a_learner_can_go_back_from_the_end_to_the_beginning() {
    for lessons in courses() {
        for lesson in lessons.all() {
            let mut learner = Learner::new(&lessons, lesson);
            while learner.step().is_some() {
                learner.go_on();
            }
            while let Some((entries, step)) = lesson.exercise.back(learner.place()) {
                learner.table.take_back(entries).expect("an earlier position");
                learner.begins.truncate(step);
                learner.begins.push(learner.table.record().entries().len());
                assert_eq!(learner.begins.len(), step + 1);
            }
            assert_eq!(learner.begins, lesson.exercise.begins(), "{}", learner.about());
        }
    }
}

#[test]
fn what_is_lit_stands_in_the_picture_and_has_a_name() {
    for lessons in courses() {
        let texts = lessons.game().texts(Language::English).expect("texts");
        for lesson in lessons.all() {
            let mut learner = Learner::new(&lessons, lesson);
            while let Some(step) = learner.step() {
                let view = learner.table.look(Viewer::Seat(lesson.exercise.seat)).expect("the learner");
                let picture = view.picture(&texts, Layout::Wide).expect("a picture");
                let drawn = ids(&picture.svg);
                for id in &step.light {
                    assert!(drawn.contains(id.as_str()), "{}: the picture has no {id}", learner.about());
                    let (kind, word) = id.split_once(':').expect("a part");
                    assert!(view.card(&texts, kind, word).is_some(), "{}: {id} has no card", learner.about());
                }
                learner.go_on();
            }
        }
    }
}

#[test]
fn all_languages_have_the_texts_of_every_lesson_and_no_others() {
    for lessons in courses() {
        let course = lessons.game().course().expect("a course");
        let sources = Language::ALL.map(|language| (language, course.text(language)));
        messages::languages_agree(&sources);
        let needed: BTreeSet<String> = lessons.all().iter().flat_map(Lesson::needed).collect();
        let welcome: BTreeSet<String> = lessons.all().iter().flat_map(Lesson::welcome).collect();
        let found: BTreeSet<String> = messages::ids(course.text(Language::English))
            .into_iter()
            .filter(|id| !id.starts_with('-'))
            .collect();
        let missing: Vec<&String> = needed.difference(&found).collect();
        let unsaid: Vec<&String> =
            found.iter().filter(|id| !needed.contains(*id) && !welcome.contains(*id)).collect();
        assert!(missing.is_empty(), "{}: these texts are missing: {missing:?}", lessons.game().id());
        assert!(unsaid.is_empty(), "{}: nobody says these texts: {unsaid:?}", lessons.game().id());
    }
}

#[test]
fn texts_have_no_ids_the_spaces_of_their_language_and_no_more_than_a_learner_reads() {
    for lessons in courses() {
        let course = lessons.game().course().expect("a course");
        for language in Language::ALL {
            let texts = lessons.texts(language);
            for id in messages::ids(course.text(language)).iter().filter(|id| !id.starts_with('-')) {
                let text = texts.say(id, &[]);
                for line in text.lines() {
                    let found = blemish(line.replace("**", "").trim(), language);
                    assert_eq!(found, None, "{id} in {language}: {line}");
                }
                let words = text.split_whitespace().count();
                assert!(words <= 90, "{id} in {language} has {words} words; a step says one thing");
                assert_eq!(text.matches("**").count() % 2, 0, "{id} in {language}: ** has no end");
            }
        }
    }
}

/// The sections of the rulebook that no lesson touches are named with the reason, and no others.
#[test]
fn lessons_touch_every_section_of_the_rulebook_that_can_be_taught() {
    for lessons in courses() {
        let game = lessons.game().id();
        let rulebook = Rulebook::of(lessons.game()).unwrap_or_else(|fault| panic!("{fault}"));
        let known: BTreeSet<&str> = rulebook.ids().collect();
        let touched: BTreeSet<&str> =
            lessons.all().iter().flat_map(|lesson| &lesson.sections).map(String::as_str).collect();
        let unknown: Vec<_> = touched
            .iter()
            .chain(lessons.untaught().map(|(id, _)| id).collect::<Vec<_>>().iter())
            .filter(|id| !known.contains(**id))
            .copied()
            .collect();
        assert!(unknown.is_empty(), "{game}: the rulebook has no sections {unknown:?}");
        for (section, reason) in lessons.untaught() {
            assert!(!touched.contains(section), "{game}: a lesson touches {section}; it is not untaught");
            assert!(reason.len() > 10, "{game}: say why no lesson touches {section}");
        }
        let untaught: BTreeSet<&str> = lessons.untaught().map(|(section, _)| section).collect();
        let missing: Vec<&&str> =
            known.iter().filter(|id| !touched.contains(*id) && !untaught.contains(*id)).collect();
        assert!(missing.is_empty(), "{game}: no lesson touches {missing:?}");
    }
}

#[test]
fn lessons_are_short() {
    for lessons in courses() {
        for lesson in lessons.all() {
            let id = &lesson.id;
            assert!((1..=3).contains(&lesson.minutes), "{id} takes {} minutes", lesson.minutes);
            let steps = lesson.exercise.steps.len();
            assert!((2..=9).contains(&steps), "{id} has {steps} steps");
            let is_play = lesson.exercise.steps.iter().any(|step| !matches!(step.kind, Kind::Read { .. }));
            assert!(is_play, "nothing is played in {id}");
            assert!(!lesson.sections.is_empty(), "{id} touches no section of the rulebook");
        }
        let (game, count) = (lessons.game().id(), lessons.all().len());
        assert!((8..=12).contains(&count), "{game} has {count} lessons");
        // The start page offers to learn the game in ten minutes.
        let minutes: u32 = lessons.basics().iter().map(|lesson| lesson.minutes).sum();
        assert_eq!(minutes, 10, "{game}: what is needed for a first game");
        assert!(lessons.basics().len() < count, "{game} has nothing beyond the basics");
    }
}

#[test]
fn a_lesson_that_is_not_there_is_refused() {
    let lessons = courses().next().expect("a course");
    let fault = lessons.find("nothing").expect_err("no such lesson");
    assert!(fault.to_string().contains("no lesson \"nothing\""), "{fault}");
    let first = &lessons.all()[0];
    assert_eq!(
        lessons.behind(&first.id).map(|lesson| &lesson.id),
        lessons.all().get(1).map(|lesson| &lesson.id)
    );
}
