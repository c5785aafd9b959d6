"""One game in words."""

import json
import threading
import time

import adit
import pytest

GAMES = [(game.id, seats) for game in adit.games() for seats in game.seats]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_whole_game_can_be_played_in_words(game, seats):
    table = adit.Table(game, seats, seed=11)
    bots = [table.bot("random", seed=seat) for seat in range(seats)]
    while not table.over:
        seat = table.pending[0]
        offer = table.offer(seat)
        words = bots[seat].choose(table, seat)
        assert words in offer.moves
        assert table.why(seat, words) is None
        entries = table.say(seat, words, offer.id)
        assert entries[0] == f"s{seat} {words}"
    assert len(table.result.scores) == seats and 1 in table.result.ranks
    again = adit.Table.replay(table.journal)
    assert again.look("all").data == table.look("all").data
    assert again.result == table.result


def test_the_same_seed_is_the_same_game():
    def journal(seed):
        table = adit.Table("rockwell", 3, seed=seed)
        table.random(200)
        return table.journal

    assert journal(5) == journal(5)
    assert journal(5) != journal(6)


def test_what_is_refused_has_a_code_and_a_clause_and_changes_nothing():
    table = adit.Table("cavum", 2, seed=1)
    seat, before = table.pending[0], table.journal
    with pytest.raises(adit.Refused) as refused:
        table.say(seat, "bid 10000")
    assert refused.value.code == "broken-rule" and refused.value.clause.startswith("CV-")
    assert isinstance(refused.value, adit.AditError)
    with pytest.raises(adit.Refused) as refused:
        table.say(seat, "hello there")
    assert (refused.value.code, refused.value.clause) == ("no-such-words", None)
    with pytest.raises(adit.Refused) as refused:
        table.say(1 - seat, "bid 1")
    assert refused.value.code == "not-pending"
    why = table.why(seat, "bid 10000")
    assert why.clause.startswith("CV-") and why.sentence
    assert table.journal == before


@pytest.mark.parametrize(
    ("code", "wrong"),
    [
        ("unknown-game", lambda: adit.Table("chess", 2)),
        ("bad-setup", lambda: adit.Table("cavum", 9)),
        ("bad-setup", lambda: adit.Table("cavum", 2, options={"nothing": "1"})),
        ("no-language", lambda: adit.Table("cavum", 2, language="xx")),
        ("bad-view", lambda: adit.Table.load("cavum", "{}")),
        ("bad-journal", lambda: adit.Table.replay("hello")),
        ("no-such-seat", lambda: adit.Table("cavum", 2).offer(3)),
        ("no-such-viewer", lambda: adit.Table("cavum", 2).look("nobody")),
        ("no-such-bot", lambda: adit.Bot("cavum", "clever")),
        ("bad-width", lambda: adit.Table("cavum", 2).look().png(width=0)),
        ("bad-offer-id", lambda: adit.Table("cavum", 2).say(0, "bid 1", "x")),
    ],
)
def test_errors_have_codes(code, wrong):
    with pytest.raises(adit.AditError) as error:
        wrong()
    assert error.value.code == code
    assert str(error.value)


def test_a_view_is_data_text_and_pictures():
    table = adit.Table("cavum", 3, seed=2)
    view = table.look(0)
    assert view.data["viewer"] == "s0"
    assert json.dumps(view.data)
    assert str(view) == view.text and "\n" in view.text
    assert view.svg().startswith("<svg") and view._repr_svg_() == view.svg()
    assert view.svg(dark=True) != view.svg()
    assert view.png(width=300).startswith(b"\x89PNG")
    assert view.card("hex:G7").title
    assert view.card("hex:Z99") is None
    assert set(view.points) and all(len(points) == 3 for points in view.points.values())


def test_a_view_stays_what_it_was():
    table = adit.Table("cavum", 2, seed=2)
    view = table.look("public")
    before = view.data
    table.random(3)
    assert view.data == before != table.look("public").data


def test_a_seat_does_not_see_what_others_say_under_seal():
    table = adit.Table("rockwell", 2, seed=3)
    before = table.look(1).data
    table.say(0, "bid money 1000")
    assert table.look(1).data == before
    assert table.look(0).data != before
    assert table.pending == [0, 1]


def test_texts_come_in_four_languages():
    prompts = {adit.Table("caverna", 1, seed=1, language=tag).prompt(0) for tag in ("en", "de", "fr", "nl")}
    assert len(prompts) == 4


def test_the_tree_has_the_moves_of_the_offer():
    table = adit.Table("caverna", 1, seed=1)
    for _ in range(25):

        def moves(tree, said):
            for part, rest in tree.items():
                if part.word == ".":
                    yield " ".join(said)
                elif rest:
                    yield from moves(rest, [*said, part.word])
                else:
                    yield " ".join([*said, part.word])

        assert sorted(moves(table.tree(0), [])) == sorted(table.offer(0).moves)
        table.random(1)
        if table.over:
            break


def test_moves_can_be_taken_back_and_tried_on_a_copy():
    table = adit.Table("caverna", 1, seed=4)
    start = table.journal
    copy = table.clone()
    copy.random(5)
    assert table.journal == start != copy.journal
    entries = copy.number
    copy.back()
    assert copy.number < entries
    copy.back(0)
    assert copy.at(0).journal == adit.Table.replay(copy.journal).at(0).journal
    words = table.offer(0).moves[0]
    table.say(0, words)
    assert table.undo(0).to >= 0


def test_bots_tell_what_they_think_and_why():
    table = adit.Table("caverna", 2, seed=4)
    seat = table.pending[0]
    words = table.offer(seat).moves
    thoughts = table.bot("search:sims=60").consider(table, seat)
    assert thoughts["choice"] in words
    assert all(0 <= candidate["expected"] <= 1 for candidate in thoughts["candidates"])
    assert table.hint(seat, "greedy") in words
    told = table.explain(seat, *words, recipe="search:sims=60")
    whys = [candidate["why"] for candidate in told["candidates"] if candidate["why"]]
    assert whys and all(why["lines"] for why in whys)


def test_a_game_can_be_looked_back_on():
    table = adit.Table("caverna", 1, seed=4)
    table.random(6)
    analysis = table.analyse("greedy")
    assert len(analysis["course"]) == table.number + 1
    assert analysis["seats"]


def test_others_run_while_the_engine_works():
    table = adit.Table("cavum", 2, seed=1)
    table.random(12)
    counted, done = 0, threading.Event()

    def think():
        table.bot("search:ms=600").choose(table, table.pending[0])
        done.set()

    thread = threading.Thread(target=think)
    thread.start()
    while not done.is_set():
        counted += 1
        time.sleep(0.001)
    thread.join()
    assert counted > 20, "the interpreter was blocked"
