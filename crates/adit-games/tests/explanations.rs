//! What bots say about why a move is better adds up, and depends on nothing that the seat cannot see.

use adit_any::{AnyBot, AnyThoughts, Why};
use adit_bots::{Bot, BotFault, Recipe, Stop};
use adit_game::{Dice as _, Game, Language, Offer, Pending, Seat, SplitDice, Texts, Viewer};
use adit_games::{GAMES, Visit, visit};
use adit_table::any_view;
use adit_testkit::insight;

/// So many decisions are explained in all games together.
const DECISIONS: usize = 1_000;
/// In at least so many of them the twin is another position: the seat does not know everything.
const WITH_SECRETS: usize = 100;
/// One of so many positions of a random game is looked at,
const LOOKED_AT: usize = 23;
/// and more of those in which the seat does not know everything.
const LOOKED_AT_WITH_SECRETS: usize = 4;

fn explain<G: Game>(view: G::View, seat: Seat, about: &str, seed: u64) -> Result<AnyThoughts, BotFault> {
    let recipe: Recipe = "search:sims=24".parse().expect("a recipe");
    let bot: Box<dyn Bot<G>> = recipe.bot(seed).expect("the weights of the game can be read");
    let mut bot: Box<dyn AnyBot> = Box::new(bot);
    let thoughts = bot.explain(&*any_view::<G>(view), seat, &[about], &Stop::default())?;
    // What is likely to follow begins with the move itself.
    let line = bot.line(about, 6);
    assert_eq!(line.first().map(|step| (step.seat, step.words.as_str())), Some((Some(seat), about)));
    Ok(thoughts)
}

/// What is shown of two moves adds up to the difference that is shown, in every language.
fn adds_up(thoughts: &AnyThoughts, about: &str, texts: &[Texts]) {
    for candidate in &thoughts.candidates {
        let account = candidate.account.as_ref().expect("every move that was looked at is explained");
        let sum: f32 = account.parts.iter().map(|part| part.points).sum();
        assert!((sum - account.lead()).abs() < 0.01, "{sum} is not {}: {account:?}", account.lead());
    }
    let best = thoughts.of(&thoughts.choice).expect("the choice was looked at");
    let other = thoughts.of(about).expect("the move that was asked about was looked at");
    let why = Why::new(best, other).expect("both are explained");
    assert_eq!(why.parts.iter().map(|part| part.tenths).sum::<i32>(), why.tenths, "{why:?}");
    let lead = |of: &adit_any::AnyCandidate| of.account.as_ref().map_or(0.0, adit_bots::Account::lead);
    assert!((why.tenths as f32 / 10.0 - (lead(best) - lead(other))).abs() < 0.051, "{why:?}");
    for texts in texts {
        let lines = why.lines(texts);
        assert!(lines.iter().all(|line| !line.contains(['{', '['])), "{lines:?}");
    }
}

/// Explains so many decisions and tells in how many of them the twin was another position.
struct Explained(usize);

impl Visit for Explained {
    type Output = usize;

    fn game<G: Game>(self) -> usize {
        let languages = Language::ALL.into_iter();
        let texts: Vec<Texts> =
            languages.filter_map(|language| Some(Texts::new(language, &[G::texts(language)?]))).collect();
        let (mut done, mut others, mut seed, mut dice) = (0, 0, 0, SplitDice(18));
        while done < self.0 {
            seed += 1;
            let seats = G::SEATS[seed as usize % G::SEATS.len()];
            insight::game::<G>(seats, seed, 0.5, |state| {
                let Pending::Seats(pending) = G::pending(state) else { return };
                let seat = pending.iter().next().expect("somebody is asked");
                let view = G::view(state, Viewer::Seat(seat));
                let twin = G::imagine(&view, &mut dice).expect("the view is one of a table");
                let everything = |state: &G::State| any_view::<G>(G::view(state, Viewer::All));
                let is_other = !everything(&twin).equals(&*everything(state));
                let looked_at = if is_other { LOOKED_AT_WITH_SECRETS } else { LOOKED_AT };
                if done >= self.0 || dice.index(looked_at) > 0 {
                    return;
                }
                let offer = Offer::<G>::new(state, seat);
                if offer.moves().len() < 2 {
                    return;
                }
                let about = adit_game::Notation::words(&offer.moves()[dice.index(offer.moves().len())]);
                let thoughts = explain::<G>(view.clone(), seat, &about, seed).expect("the seat is asked");
                adds_up(&thoughts, &about, &texts);
                // The same is said of a position that only looks the same.
                others += usize::from(is_other);
                let seen = G::view(&twin, Viewer::Seat(seat));
                assert_eq!(explain::<G>(seen, seat, &about, seed), Ok(thoughts));
                done += 1;
            });
        }
        others
    }
}

#[test]
fn for_a_thousand_decisions_the_parts_add_up_and_twins_are_told_the_same() {
    let each = DECISIONS.div_ceil(GAMES.len());
    let others: usize = GAMES.iter().map(|game| visit(game.id(), Explained(each)).expect("a game")).sum();
    assert!(others >= WITH_SECRETS, "only {others} twins differ in what the seat does not know");
}
