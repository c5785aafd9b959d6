//! The drilling teams of all companies.

use crate::board::{Entrance, Place, Slot, SlotSet};
use crate::pieces::{Company, TEAMS, TeamId};
use crate::setup::Rulebook;
use adit_game::{MAX_SEATS, Seat};
use arrayvec::ArrayVec;

/// A drilling team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Team {
    /// Where it stands.
    pub place: Place,
    /// 1 to 4, without the die.
    pub strength: u8,
    /// The strength of its die.
    pub die: Option<u8>,
}

impl Team {
    /// Its strength with the die.
    pub fn total(&self) -> u8 {
        self.strength + self.die.unwrap_or(0)
    }
}

/// The teams of all companies: four for each seat and four for the AI, if it plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Teams {
    seats: u8,
    list: ArrayVec<Team, { MAX_SEATS * TEAMS as usize }>,
}

impl Teams {
    /// RW-3.3, RW-10.2.2: one team of each company on each entrance.
    pub fn new(rulebook: &Rulebook) -> Teams {
        let mut teams = Teams { seats: rulebook.setup.seats, list: ArrayVec::new() };
        for company in Teams::companies(rulebook) {
            let strength = match company {
                Company::Seat(_) => rulebook.components.start.strength,
                Company::Ai => rulebook.components.ai_strength,
            };
            for entrance in Entrance::every() {
                teams.list.push(Team { place: Place::Entrance(entrance), strength, die: None });
            }
        }
        teams
    }

    /// Everybody who has teams in this game.
    pub fn companies(rulebook: &Rulebook) -> impl Iterator<Item = Company> + Clone {
        Seat::all(rulebook.seats()).map(Company::Seat).chain(rulebook.has_ai().then_some(Company::Ai))
    }

    fn index(&self, team: TeamId) -> Option<usize> {
        let company = match team.company {
            Company::Seat(seat) => (seat.index() < usize::from(self.seats)).then_some(seat.index())?,
            Company::Ai => usize::from(self.seats),
        };
        Some(company * usize::from(TEAMS) + team.index()).filter(|&index| index < self.list.len())
    }

    /// A team, if its company plays.
    pub fn get(&self, team: TeamId) -> Option<&Team> {
        self.list.get(self.index(team)?)
    }

    /// A team, to be changed.
    pub fn get_mut(&mut self, team: TeamId) -> Option<&mut Team> {
        let index = self.index(team)?;
        self.list.get_mut(index)
    }

    /// All teams with their names.
    pub fn iter(&self) -> impl Iterator<Item = (TeamId, &Team)> + Clone {
        let seats = usize::from(self.seats);
        let companies = Seat::all(seats).map(Company::Seat).chain([Company::Ai]);
        companies.flat_map(TeamId::of).zip(&self.list)
    }

    /// The four teams of a company; none if it does not play.
    pub fn of(&self, company: Company) -> &[Team] {
        let first = TeamId::of(company).next().and_then(|team| self.index(team));
        first.map_or(&[], |first| &self.list[first..first + usize::from(TEAMS)])
    }

    /// All teams.
    pub fn all(&self) -> &[Team] {
        &self.list
    }

    /// The same teams with these places, strengths and dice, if there are as many.
    pub fn with(&self, list: &[Team]) -> Option<Teams> {
        let list: ArrayVec<_, { MAX_SEATS * TEAMS as usize }> = list.try_into().ok()?;
        (list.len() == self.list.len()).then_some(Teams { seats: self.seats, list })
    }

    /// All teams, to be changed.
    pub fn all_mut(&mut self) -> &mut [Team] {
        &mut self.list
    }

    /// The total strength on a tile (RW-5.7.1).
    pub fn strength_on(&self, slot: Slot) -> u8 {
        strength_on(&self.list, slot)
    }

    /// The own strength of a company on a tile.
    pub fn strength_of(&self, company: Company, slot: Slot) -> u8 {
        strength_on(self.of(company), slot)
    }

    /// The tiles on which teams of a company stand.
    pub fn tiles_of(&self, company: Company) -> SlotSet {
        self.of(company).iter().fold(SlotSet::EMPTY, |tiles, team| tiles | team.place.tiles())
    }

    /// The tiles on which any team stands.
    pub fn tiles(&self) -> SlotSet {
        self.list.iter().fold(SlotSet::EMPTY, |tiles, team| tiles | team.place.tiles())
    }
}

fn strength_on(teams: &[Team], slot: Slot) -> u8 {
    teams.iter().filter(|team| team.place.tiles().contains(slot)).map(Team::total).sum()
}
