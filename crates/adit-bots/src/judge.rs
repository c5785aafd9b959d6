//! What each seat can expect in a position.

use crate::weights::hats;
use crate::{KNOTS, TableWeights, Taste, Weights, WeightsFault, Worth};
use adit_game::{Advice, Game, Insight, MAX_SEATS, Seat};
use std::sync::Arc;

/// Says what each seat can expect in a position, as far as the game has an insight and weights were learned.
pub struct Judge<G: Game> {
    insight: Option<&'static dyn Insight<G>>,
    /// What the game advises, or the settings of a bot instead.
    pub(crate) advice: Advice,
    /// Whether moves that look good are preferred before anything is tried.
    prior: bool,
    /// By the number of seats.
    models: [Option<Arc<Model>>; MAX_SEATS + 1],
}

impl<G: Game> Clone for Judge<G> {
    fn clone(&self) -> Judge<G> {
        let Judge { insight, advice, prior, ref models } = *self;
        Judge { insight, advice, prior, models: models.clone() }
    }
}

/// The weights for one number of seats, in the order of the features.
struct Model {
    mean: f32,
    deviation: f32,
    error: [f32; KNOTS],
    weights: Vec<[f32; KNOTS]>,
}

/// Mean and deviation of the scores of a game of which nothing is known.
const UNKNOWN: (f32, f32) = (20.0, 10.0);

impl<G: Game> Judge<G> {
    /// A judge that knows what the game knows.
    pub fn of_game() -> Result<Judge<G>, WeightsFault> {
        G::insight().and_then(Insight::weights).map_or_else(|| Ok(Judge::untaught()), Judge::read)
    }

    /// A judge with the weights of a file.
    pub fn read(text: &str) -> Result<Judge<G>, WeightsFault> {
        Ok(Judge::taught(&Weights::read(text, Judge::<G>::features())?.tables))
    }

    /// The features that have weights; none if the game has no insight.
    pub fn features() -> &'static [&'static str] {
        G::insight().map_or(&[], |insight| insight.features())
    }

    /// A judge that knows no weights.
    pub fn untaught() -> Judge<G> {
        let insight = G::insight();
        let advice = insight.map_or(Advice::USUAL, Insight::advice);
        Judge { insight, advice, prior: true, models: Default::default() }
    }

    /// The same judge, to which every move looks as good as any other before it is tried.
    pub fn without_prior(self) -> Judge<G> {
        Judge { prior: false, ..self }
    }

    /// What says which moves look good.
    pub(crate) fn prior(&self) -> Option<&'static dyn Insight<G>> {
        self.insight.filter(|_| self.prior)
    }

    /// Says in `urges` how promising each of the moves offered to a seat looks; all alike where nothing says so.
    pub(crate) fn urge(&self, state: &G::State, seat: Seat, moves: &[G::Move], urges: &mut Vec<f32>) {
        urges.clear();
        urges.resize(moves.len(), 0.0);
        if let Some(insight) = self.prior()
            && moves.len() > 1
        {
            insight.prior(state, seat, moves, urges);
        }
    }

    /// A judge with the given weights. A feature that they do not name does not count.
    pub fn taught(tables: &[TableWeights]) -> Judge<G> {
        let mut judge = Judge::untaught();
        let Some(insight) = judge.insight else { return judge };
        for table in tables {
            let weight = |feature: &&str| table.weights.get(*feature).copied().unwrap_or_default();
            if let Some(model) = judge.models.get_mut(usize::from(table.seats)) {
                *model = Some(Arc::new(Model {
                    mean: table.mean,
                    deviation: table.deviation.max(1.0),
                    error: table.error,
                    weights: insight.features().iter().map(weight).collect(),
                }));
            }
        }
        judge
    }

    /// Does the judge have weights for so many seats?
    pub fn is_taught(&self, seats: usize) -> bool {
        self.model(seats).is_some()
    }

    fn model(&self, seats: usize) -> Option<&Model> {
        self.models.get(seats)?.as_deref()
    }

    /// How many turns have ended, as far as the game says so.
    pub(crate) fn turns_ended(&self, state: &G::State) -> u32 {
        self.insight.map_or(0, |insight| insight.turns_ended(state))
    }

    /// The number by which a position is known again, as far as the game says so.
    pub(crate) fn fingerprint(&self, state: &G::State) -> Option<u64> {
        self.insight.and_then(|insight| insight.fingerprint(state))
    }

    /// What scores mean at a table of so many seats.
    pub(crate) fn taste(&self, seats: usize) -> Taste {
        let (mean, deviation) = self.model(seats).map_or(UNKNOWN, |model| (model.mean, model.deviation));
        Taste { mean, deviation, ahead: self.advice.ahead }
    }

    /// What each seat can expect, or has got if the game is over. Nothing if the game goes on and nothing was
    /// learned about it. `measured` is room to work in.
    pub fn worth(&self, state: &G::State, measured: &mut Vec<f32>) -> Option<Worth> {
        let seats = usize::from(G::setup(state).seats);
        if let Some(result) = G::result(state) {
            return Some(self.taste(seats).of_result(&result));
        }
        let (insight, model) = (self.insight?, self.model(seats)?);
        let hats = hats(insight.progress(state));
        let mut scores = [0.0; MAX_SEATS];
        for (seat, score) in Seat::all(seats).zip(&mut scores) {
            *score = model.score(insight, &hats, state, seat, measured);
        }
        let error = hats.iter().zip(model.error).map(|(hat, error)| hat * error).sum();
        Some(self.taste(seats).of_prediction(&scores[..seats], error))
    }

    /// Tells for each feature how many points it adds to the final score that a seat can expect; nothing where nothing was
    /// learned. `measured` is room to work in.
    pub(crate) fn each_part(
        &self,
        state: &G::State,
        seat: Seat,
        measured: &mut Vec<f32>,
        mut tell: impl FnMut(usize, f32),
    ) {
        let seats = usize::from(G::setup(state).seats);
        let Some((insight, model)) = self.insight.zip(self.model(seats)) else { return };
        let hats = hats(insight.progress(state));
        model.measure(insight, state, seat, measured);
        for (feature, (measure, weights)) in measured.iter().zip(&model.weights).enumerate() {
            tell(feature, measure * Model::weight(weights, &hats));
        }
    }

    /// The final score that a seat can expect.
    pub fn score(&self, state: &G::State, seat: Seat) -> Option<f32> {
        let seats = usize::from(G::setup(state).seats);
        if let Some(result) = G::result(state) {
            return result.scores.get(seat.index()).map(|score| *score as f32);
        }
        let (insight, model) = (self.insight?, self.model(seats)?);
        let hats = hats(insight.progress(state));
        Some(model.score(insight, &hats, state, seat, &mut Vec::new()))
    }
}

impl Model {
    fn score<G: Game>(
        &self,
        insight: &dyn Insight<G>,
        hats: &[f32; KNOTS],
        state: &G::State,
        seat: Seat,
        measured: &mut Vec<f32>,
    ) -> f32 {
        self.measure(insight, state, seat, measured);
        let mut score = 0.0;
        for (measure, weights) in measured.iter().zip(&self.weights) {
            score += measure * Model::weight(weights, hats);
        }
        score
    }

    fn measure<G: Game>(
        &self,
        insight: &dyn Insight<G>,
        state: &G::State,
        seat: Seat,
        measured: &mut Vec<f32>,
    ) {
        measured.clear();
        measured.resize(self.weights.len(), 0.0);
        insight.measure(state, seat, measured);
    }

    /// How much a feature counts when the game has come so far.
    fn weight(weights: &[f32; KNOTS], hats: &[f32; KNOTS]) -> f32 {
        weights.iter().zip(hats).map(|(weight, hat)| weight * hat).sum()
    }
}
