//! What follows from a view: who is asked, who stands where, how much is at stake.

use super::{Grant, PlayerView, TeamView, View};
use crate::board::{Place, Slot};
use crate::phase::Phase;
use crate::phase::drilling::Step;
use crate::phase::extraction::Stage;
use crate::pieces::{CardId, Company, PhaseBoard, Position, ShaftNumber, TeamId};
use crate::sequence::Resume;
use crate::teams::Teams;
use adit_game::{Seat, SeatSet, Texts};

impl View {
    /// Who is asked.
    pub fn asked(&self) -> SeatSet {
        let on = |board: PhaseBoard, turn: u8| {
            let position = Position::of(board, usize::from(turn) + 1).last();
            self.positions.iter().find(|row| Some(row.position) == position).and_then(|row| row.seat)
        };
        let seat = match &self.phase {
            Phase::Auction(auction) => return auction.open(),
            Phase::Insurance(insurance) => return insurance.open(),
            Phase::Placement(placement) => {
                self.directorate.at(placement.placed % self.directorate.len().max(1) as u8)
            }
            Phase::Drilling(drilling) => match drilling.step {
                Step::Move(step) => self.control.at(step.turn),
                Step::Advantage(step) => self.control.at(step.turn),
                Step::AiTeam | Step::AiTarget(_) => self.control.first(),
            },
            Phase::Extraction(extraction) => match &extraction.stage {
                Stage::Choice { seat, .. } => Some(*seat),
                Stage::Hazard(hazard) => hazard.undecided.first(),
                Stage::Tile { .. } | Stage::Card { .. } => None,
            },
            Phase::Market(market) => on(PhaseBoard::Two, market.turn),
            Phase::Workshop(workshop) => on(PhaseBoard::Three, workshop.turn),
            Phase::AiUpgrade => self.directorate.first(),
            Phase::Setup(_) | Phase::Over(_) => None,
        };
        seat.into_iter().collect()
    }

    /// Whose goods, upgrades and shafts can be meant by a click: the viewer's, or else those of the only one who is asked.
    pub fn hand(&self) -> Option<Seat> {
        let own = self.players.iter().map(|(seat, _)| seat).find(|seat| seat.to_string() == self.viewer);
        own.or_else(|| self.asked().only())
    }

    /// The team that has just moved and may still do something.
    pub fn active_team(&self) -> Option<TeamId> {
        let step = |step: Step| match step {
            Step::Advantage(step) => Some(step.team),
            Step::AiTarget(step) => Some(step.team),
            Step::Move(_) | Step::AiTeam => None,
        };
        if let Phase::Drilling(drilling) = &self.phase {
            return step(drilling.step);
        }
        match self.phase.extraction()?.then {
            Resume::Advantage { team, .. } => Some(team),
            Resume::NextTurn { .. } | Resume::AiMoved { .. } | Resume::Workshop(_) | Resume::AiUpgraded => {
                None
            }
        }
    }

    /// The extraction round that is going on, counted from 0, also while a tile is extracted in it.
    pub fn extraction_round(&self) -> Option<u8> {
        if let Phase::Drilling(drilling) = &self.phase {
            return Some(drilling.round);
        }
        match self.phase.extraction()?.then {
            Resume::Advantage { round, .. } | Resume::NextTurn { round, .. } | Resume::AiMoved { round } => {
                Some(round)
            }
            Resume::Workshop(_) | Resume::AiUpgraded => None,
        }
    }

    /// Everybody who has teams.
    pub fn companies(&self) -> impl Iterator<Item = Company> + Clone + '_ {
        Teams::companies(&self.rulebook)
    }

    /// A player, if the seat is at the table.
    pub fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.players.iter().find(|(other, _)| *other == seat).map(|(_, player)| player)
    }

    /// A team, if its company plays.
    pub fn team(&self, team: TeamId) -> Option<&TeamView> {
        self.teams.iter().find(|view| view.team == team)
    }

    /// The teams at a place.
    pub fn teams_at(&self, place: Place) -> impl Iterator<Item = &TeamView> {
        self.teams.iter().filter(move |team| team.place == place)
    }

    /// The strength of all teams that stand on a tile or on one of its edges.
    pub fn strength_on(&self, slot: Slot) -> u32 {
        self.companies().map(|company| self.strength_of(company, slot)).sum()
    }

    /// The strength of a company on a tile.
    pub fn strength_of(&self, company: Company, slot: Slot) -> u32 {
        let stands = |team: &&TeamView| team.team.company == company && team.place.tiles().contains(slot);
        self.teams.iter().filter(stands).map(TeamView::total).sum()
    }

    /// Whose shaft stands on a tile, and which it is.
    pub fn shaft_on(&self, slot: Slot) -> Option<(Seat, ShaftNumber)> {
        self.players.iter().find_map(|(seat, player)| {
            let index = player.shafts.iter().position(|at| *at == slot)?;
            Some((seat, ShaftNumber::every().nth(index)?))
        })
    }

    /// The players with a team in the centre.
    pub fn in_centre(&self) -> impl Iterator<Item = Seat> + '_ {
        let arrived =
            |seat: &Seat| self.teams_at(Place::Centre).any(|team| team.team.company == Company::Seat(*seat));
        self.players.iter().map(|(seat, _)| seat).filter(arrived)
    }

    /// May anybody stand on edges?
    pub fn has_edges(&self) -> bool {
        self.players.values().any(|player| player.mobility >= 2)
            || self.teams.iter().any(|team| team.place.is_edge())
    }

    /// How many cubes of the loot the hazard takes from a player who uses no insurance (RW-5.7.7).
    pub fn due(&self, seat: Seat) -> u32 {
        let (Some(hazard), Some(player)) = (self.phase.hazard(), self.player(seat)) else { return 0 };
        let reductions = &self.rulebook.components.safety_reduction;
        let reduction = reductions.get(usize::from(player.safety)).copied().unwrap_or(0);
        let strength = self.strength_of(Company::Seat(seat), hazard.slot);
        strength.saturating_sub(reduction.into()).min(hazard.loot[seat].total())
    }

    /// The extraction cards of a strength that have not been drawn.
    pub fn cards_left(&self, strength: u8) -> Vec<CardId> {
        let components = &self.rulebook.components;
        let Some(stack) = components.stack_of(strength) else { return Vec::new() };
        let drawn: Vec<CardId> = self
            .players
            .values()
            .flat_map(|player| player.cards.iter().copied())
            .chain(self.removed_cards.iter().copied())
            .chain(self.phase.hazard().map(|hazard| hazard.card))
            .collect();
        CardId::of(strength, components.cards[stack].len()).filter(|card| !drawn.contains(card)).collect()
    }

    /// How many transactions or actions are left on a position.
    pub fn turns_left(&self, position: Position) -> u8 {
        let done = match (&self.phase, position.board) {
            (Phase::Market(market), PhaseBoard::Two) => market.done[position.index()],
            (Phase::Workshop(workshop), PhaseBoard::Three) => workshop.done[position.index()],
            (_, PhaseBoard::One | PhaseBoard::Two | PhaseBoard::Three) => 0,
        };
        let grants = self.positions.iter().find(|row| row.position == position).map(|row| row.grants);
        grants.and_then(Grant::turns).unwrap_or(0).saturating_sub(done)
    }
}

impl TeamView {
    /// Its strength with its subcontractor.
    pub fn total(&self) -> u32 {
        u32::from(self.strength) + u32::from(self.die.unwrap_or(0))
    }
}

impl Grant {
    /// How many transactions or actions it gives.
    pub const fn turns(self) -> Option<u8> {
        match self {
            Grant::Bribe | Grant::Subcontractor => None,
            Grant::Transactions(count) | Grant::Actions(count) => Some(count),
        }
    }

    /// What it gives, in a few words.
    pub fn name(self, texts: &Texts) -> String {
        let counted = |id: &str, count: u8| texts.say(id, &[("count", i64::from(count).into())]);
        match self {
            Grant::Bribe => texts.say("grant-bribe", &[]),
            Grant::Subcontractor => texts.say("grant-subcontractor", &[]),
            Grant::Transactions(count) => counted("grant-transactions", count),
            Grant::Actions(count) => counted("grant-actions", count),
        }
    }
}
