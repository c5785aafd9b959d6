//! What is true of every tournament, whoever enters and however the tables end.

mod common;

use adit_tournament::{EntrantId, Form, Outcome, Place, Round, Settings, Stage, Tournament, Who};
use common::{begun, entered, outcome, play_round, settings};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// A tournament with chance for its tables: how many enter, what is agreed, and a number from which all results follow.
fn plans() -> impl Strategy<Value = (Settings, u16, u64)> {
    let form = prop_oneof![Just(Form::Swiss), Just(Form::RoundRobin)];
    (form, 2..=4_u8, 2..=4_u8, 2..=14_u16, 1..=6_u16, any::<u64>()).prop_map(
        |(form, seats, fewest, count, rounds, seed)| {
            let settings =
                Settings { fewest: fewest.min(seats), rounds: Some(rounds), ..settings(form, seats) };
            (settings, count, seed)
        },
    )
}

fn everybody(round: &Round) -> Vec<EntrantId> {
    let seated = round.tables.iter().flat_map(|table| table.seats.iter().copied());
    seated.chain(round.byes.iter().copied()).collect()
}

/// How often each pair has met.
fn meetings(tournament: &Tournament) -> BTreeMap<(EntrantId, EntrantId), usize> {
    let all: Vec<EntrantId> = tournament.playing().collect();
    let pairs = all.iter().flat_map(|one| all.iter().map(move |other| (*one, *other)));
    let mut met: BTreeMap<_, usize> =
        pairs.filter(|(one, other)| one < other).map(|pair| (pair, 0)).collect();
    for table in tournament.rounds().iter().flat_map(|round| &round.tables) {
        for one in &table.seats {
            for other in table.seats.iter().filter(|other| one < *other) {
                *met.entry((*one, *other)).or_default() += 1;
            }
        }
    }
    met
}

/// Can these players be paired so that none of them has met?
fn can_be_paired(open: &[EntrantId], met: &BTreeMap<(EntrantId, EntrantId), usize>) -> bool {
    let Some((first, others)) = open.split_first() else { return true };
    others.iter().any(|other| {
        let pair = (*first.min(other), *first.max(other));
        let rest: Vec<EntrantId> = others.iter().copied().filter(|id| id != other).collect();
        met.get(&pair).copied().unwrap_or_default() == 0 && can_be_paired(&rest, met)
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn everybody_plays_once_in_a_round_or_has_a_bye((settings, count, seed) in plans()) {
        let (seats, fewest) = (usize::from(settings.seats), usize::from(settings.fewest));
        let Some(mut tournament) = begun(settings, count, seed) else {
            prop_assert!(usize::from(count) < fewest);
            return Ok(());
        };
        while tournament.stage() == Stage::Running {
            let round = tournament.rounds().last().expect("a round").clone();
            let all = everybody(&round);
            prop_assert_eq!(all.len(), usize::from(count));
            prop_assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());
            prop_assert!(round.tables.iter().all(|table| (fewest..=seats).contains(&table.seats.len())));
            prop_assert!(!round.tables.is_empty());
            play_round(&mut tournament, seed);
        }
        prop_assert_eq!(tournament.rounds().len(), usize::from(tournament.length().expect("a length")));
    }

    #[test]
    fn byes_are_shared_out_evenly((settings, count, seed) in plans()) {
        let Some(mut tournament) = begun(settings, count, seed) else { return Ok(()) };
        while tournament.stage() == Stage::Running {
            play_round(&mut tournament, seed);
        }
        let byes = |id: EntrantId| tournament.rounds().iter().filter(|round| round.byes.contains(&id)).count();
        let all: Vec<usize> = tournament.playing().map(byes).collect();
        prop_assert!(all.iter().max().expect("somebody") - all.iter().min().expect("somebody") <= 1, "{:?}", all);
    }

    /// Compared with every pairing that there is.
    #[test]
    fn nobody_meets_twice_in_a_swiss_tournament_while_that_can_be_avoided(
        half in 1..=4_u16, rounds in 1..=9_u16, seed in any::<u64>(),
    ) {
        let settings = Settings { rounds: Some(rounds), ..settings(Form::Swiss, 2) };
        let mut tournament = begun(settings, 2 * half, seed).expect("a tournament");
        let all: Vec<EntrantId> = tournament.playing().collect();
        while tournament.stage() == Stage::Running {
            let before = meetings(&tournament);
            let drawn = tournament.rounds().len();
            play_round(&mut tournament, seed);
            if tournament.rounds().len() == drawn {
                break;
            }
            let repeats = meetings(&tournament).iter().any(|(pair, times)| *times > before[pair].max(1) );
            let could = can_be_paired(&all, &before);
            prop_assert!(!(could && repeats), "round {} of {:?}", drawn + 1, tournament.rounds());
        }
    }

    #[test]
    fn many_players_do_not_meet_twice_in_the_usual_number_of_rounds(count in 2..=60_u16, seed in any::<u64>()) {
        let mut tournament = begun(settings(Form::Swiss, 2), count, seed).expect("a tournament");
        while tournament.stage() == Stage::Running {
            play_round(&mut tournament, seed);
        }
        let most = meetings(&tournament).values().copied().max().unwrap_or(0);
        prop_assert!(most <= 1 || count <= 3, "{count} met {most} times");
    }

    #[test]
    fn seats_are_shared_out_in_every_form((settings, count, seed) in plans()) {
        let seats = usize::from(settings.seats);
        let Some(mut tournament) = begun(settings, count, seed) else { return Ok(()) };
        while tournament.stage() == Stage::Running {
            play_round(&mut tournament, seed);
        }
        for id in tournament.playing() {
            let sat = |seat: usize| {
                let tables = tournament.rounds().iter().flat_map(|round| &round.tables);
                tables.filter(|table| table.seats.get(seat) == Some(&id)).count()
            };
            // Tables of several sizes have not all seats.
            let times: Vec<usize> = (0..seats.min(2)).map(sat).collect();
            let (most, least) = (times.iter().max().expect("a seat"), times.iter().min().expect("a seat"));
            prop_assert!(most - least <= 3, "{id} sat {times:?}");
        }
    }

    #[test]
    fn results_may_come_in_any_order((settings, count, seed) in plans(), turn in 1..7_usize) {
        let Some(mut one) = begun(settings.clone(), count, seed) else { return Ok(()) };
        let mut other = begun(settings, count, seed).expect("the same");
        while one.stage() == Stage::Running {
            prop_assert_eq!(&one, &other);
            let round = one.rounds().len() - 1;
            let tables = one.rounds()[round].tables.len();
            for table in 0..tables {
                let seats = one.rounds()[round].tables[table].seats.clone();
                prop_assert!(one.record(round, table, outcome(seed, round, &seats)).expect("a table"));
            }
            for table in (0..tables).map(|table| (table + turn) % tables).rev() {
                let seats = other.rounds()[round].tables[table].seats.clone();
                prop_assert!(other.record(round, table, outcome(seed, round, &seats)).expect("a table"));
                prop_assert!(!other.record(round, table, Outcome::Void).expect("a table"), "it counts once");
            }
        }
        prop_assert_eq!(one.standings(), other.standings());
    }

    #[test]
    fn standings_are_ordered_and_complete((settings, count, seed) in plans(), leaves in 0..20_u16) {
        let Some(mut tournament) = begun(settings, count, seed) else { return Ok(()) };
        let mut rounds = 0;
        while tournament.stage() == Stage::Running {
            play_round(&mut tournament, seed);
            rounds += 1;
            if rounds == 1 && tournament.stage() == Stage::Running && leaves < count {
                tournament.withdraw(EntrantId::new(leaves)).expect("an entrant");
            }
        }
        let standings = tournament.standings();
        prop_assert_eq!(standings.len(), usize::from(count), "who withdraws later is still listed");
        for pair in standings.windows(2) {
            let key = |place: usize| (!pair[place].withdrawn, pair[place].points, pair[place].ties.clone());
            prop_assert!(key(0) >= key(1), "{pair:?}");
            prop_assert_eq!(key(0) == key(1), pair[0].rank == pair[1].rank);
        }
        // Whoever has withdrawn is not drawn any more.
        for round in tournament.rounds().iter().skip(2) {
            let gone: Vec<&EntrantId> = standings.iter().filter(|row| row.withdrawn).map(|row| &row.entrant).collect();
            prop_assert!(everybody(round).iter().all(|id| !gone.contains(&id)));
        }
    }

    #[test]
    fn a_tournament_survives_json((settings, count, seed) in plans()) {
        let Some(mut tournament) = begun(settings, count, seed) else { return Ok(()) };
        play_round(&mut tournament, seed);
        let text = serde_json::to_string(&tournament).expect("JSON");
        prop_assert_eq!(serde_json::from_str::<Tournament>(&text).expect("a tournament"), tournament);
    }
}

#[test]
fn everybody_meets_everybody_once_where_two_sit_at_a_table() {
    for count in 2..=21 {
        let mut tournament = begun(settings(Form::RoundRobin, 2), count, 7).expect("a tournament");
        while tournament.stage() == Stage::Running {
            play_round(&mut tournament, 7);
        }
        assert!(meetings(&tournament).values().all(|times| *times == 1), "{count}");
        for id in tournament.playing() {
            let tables = || tournament.rounds().iter().flat_map(|round| &round.tables);
            let sat = |seat: usize| tables().filter(|table| table.seats[seat] == id).count();
            assert!(sat(0).abs_diff(sat(1)) <= 1, "{count}: {id} sat {} and {}", sat(0), sat(1));
        }
    }
}

#[test]
fn twice_round_exchanges_the_seats() {
    let settings = Settings { rounds: Some(6), ..settings(Form::RoundRobin, 2) };
    let mut tournament = begun(settings, 4, 3).expect("a tournament");
    while tournament.stage() == Stage::Running {
        play_round(&mut tournament, 3);
    }
    assert!(meetings(&tournament).values().all(|times| *times == 2));
    let pairs: BTreeSet<_> =
        tournament.rounds().iter().flat_map(|round| &round.tables).map(|table| table.seats.clone()).collect();
    assert_eq!(pairs.len(), 12, "everybody has sat in both seats against everybody");
}

#[test]
fn everybody_meets_everybody_where_several_sit_at_a_table() {
    for (count, seats) in [(4, 3), (5, 4), (6, 3), (7, 4), (8, 4), (9, 3), (12, 4), (12, 3), (16, 4)] {
        let mut tournament = begun(settings(Form::RoundRobin, seats), count, 5).expect("a tournament");
        while tournament.stage() == Stage::Running {
            play_round(&mut tournament, 5);
        }
        let met = meetings(&tournament);
        assert!(met.values().all(|times| *times >= 1), "{count} at {seats}: {met:?}");
    }
}

#[test]
fn those_meet_in_a_swiss_tournament_who_have_done_equally_well() {
    let mut tournament = begun(settings(Form::Swiss, 2), 16, 11).expect("a tournament");
    let mut round = 0;
    while tournament.stage() == Stage::Running {
        let before: Vec<_> = (0..16).map(|id| tournament.points(EntrantId::new(id)).hundredths()).collect();
        for table in &tournament.rounds()[round].tables {
            let points: Vec<u32> = table.seats.iter().map(|id| before[id.index()]).collect();
            assert!(points[0].abs_diff(points[1]) <= 100, "round {round}: {points:?}");
        }
        // The lower number always wins.
        for table in 0..8 {
            let seats = &tournament.rounds()[round].tables[table].seats;
            let rank = |id: &EntrantId| 1 + seats.iter().filter(|other| *other < id).count() as u8;
            let places = seats.iter().map(|id| Place { score: 0, rank: rank(id) }).collect();
            tournament.record(round, table, Outcome::Played(places)).expect("a table");
        }
        round += 1;
    }
    assert_eq!(round, 4);
    assert_eq!(tournament.standings()[0].entrant, EntrantId::new(0), "the best one has won");
    assert_eq!(tournament.standings()[0].points.hundredths(), 400);
}

#[test]
fn whoever_withdraws_leaves_a_bye_behind() {
    let mut tournament = begun(settings(Form::RoundRobin, 2), 4, 1).expect("a tournament");
    play_round(&mut tournament, 1);
    tournament.withdraw(EntrantId::new(2)).expect("an entrant");
    // The round that was drawn is played.
    assert!(everybody(&tournament.rounds()[1]).contains(&EntrantId::new(2)));
    play_round(&mut tournament, 1);
    let last = &tournament.rounds()[2];
    assert_eq!((last.tables.len(), last.byes.len()), (1, 1));
    play_round(&mut tournament, 1);
    assert_eq!(tournament.stage(), Stage::Over);
    assert_eq!(tournament.standings()[3].entrant, EntrantId::new(2));
}

#[test]
fn a_tournament_that_everybody_leaves_ends_with_its_round() {
    let mut tournament = begun(settings(Form::Swiss, 2), 4, 1).expect("a tournament");
    for id in 0..3 {
        tournament.withdraw(EntrantId::new(id)).expect("an entrant");
    }
    assert_eq!(tournament.stage(), Stage::Running, "the tables of this round are played");
    play_round(&mut tournament, 1);
    assert_eq!(tournament.stage(), Stage::Over);
}

#[test]
fn people_enter_and_leave_until_it_begins() {
    let mut tournament =
        Tournament::new(Settings { most: 2, ..settings(Form::Swiss, 2) }, 1).expect("a tournament");
    let ann = entered(&mut tournament, "Ann");
    use adit_tournament::TournamentFault as Fault;
    assert_eq!(tournament.enter("Ann", Who::Player("Ann".to_owned())), Err(Fault::EnteredTwice));
    assert_eq!(tournament.begin(), Err(Fault::TooFew));
    tournament.withdraw(ann).expect("Ann");
    assert_eq!(tournament.withdraw(ann), Err(Fault::NoEntrant));
    assert!(tournament.standings().is_empty());
    tournament.enter("", Who::Bot("easy".to_owned())).expect("a bot");
    assert_eq!(entered(&mut tournament, "Ann"), ann, "who comes back is who they were");
    assert_eq!(tournament.enter("Ben", Who::Player("Ben".to_owned())), Err(Fault::Full));
    tournament.close().expect("it was open");
    assert_eq!(tournament.enter("Ben", Who::Player("Ben".to_owned())), Err(Fault::NotOpen));
    tournament.open().expect("it was closed");
    tournament.begin().expect("two are there");
    assert_eq!(tournament.begin(), Err(Fault::Stage));
    assert_eq!(tournament.enter("Ben", Who::Player("Ben".to_owned())), Err(Fault::NotOpen));
    tournament.end().expect("it was running");
    assert_eq!(tournament.record(0, 0, Outcome::Void), Ok(false), "what ends later does not count");
    assert_eq!(tournament.standings()[0].points.hundredths(), 0);
    assert_eq!(tournament.withdraw(ann), Err(Fault::Stage));
}

#[test]
fn two_entrants_who_turn_out_to_be_one_player_stay_one() {
    let mut tournament = Tournament::new(settings(Form::Swiss, 2), 1).expect("a tournament");
    let [ann, phone] = ["Ann", "Phone"].map(|name| entered(&mut tournament, name));
    tournament.become_known_as(phone, "Ann", Who::Player("Ann".to_owned()));
    assert_eq!(tournament.find("Ann"), Some(ann));
    assert_eq!(tournament.playing().collect::<Vec<_>>(), [ann]);
    tournament.become_known_as(ann, "Anna", Who::Player("Ann".to_owned()));
    assert_eq!(tournament.entrant(ann).map(|entrant| entrant.name.as_str()), Some("Anna"));
    tournament.become_known_as(ann, "", Who::Gone);
    assert_eq!((tournament.find("Ann"), tournament.playing().count()), (None, 0));
}

#[test]
fn settings_that_nobody_can_play_by_are_refused() {
    use adit_tournament::TieBreak;
    let refused = |change: &dyn Fn(&mut Settings)| {
        let mut settings = settings(Form::RoundRobin, 2);
        change(&mut settings);
        assert!(Tournament::new(settings, 1).is_err());
    };
    refused(&|settings| settings.seats = 1);
    refused(&|settings| settings.seats = 5);
    refused(&|settings| settings.fewest = 3);
    refused(&|settings| settings.most = 1);
    refused(&|settings| settings.most = 33);
    refused(&|settings| settings.rounds = Some(0));
    refused(&|settings| settings.rounds = Some(51));
    refused(&|settings| settings.ties = vec![TieBreak::Wins, TieBreak::Wins]);
}
