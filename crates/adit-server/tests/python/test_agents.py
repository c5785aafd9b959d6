"""Agents: the official client of the Model Context Protocol plays whole games."""

import asyncio
import json
import os
import random
import re
import unittest

from mcp import Client, MCPError, StdioServerParameters

from server import Adit

# No game has so many decisions.
MOST = 3_000
PAGE = os.path.join(os.path.dirname(__file__), "../../../../docs/agents.md")


def program(*arguments):
    """An `adit mcp` that the client starts."""
    return StdioServerParameters(command=os.environ["ADIT_PROGRAM"], args=["mcp", *arguments])


class Agent:
    """Somebody who plays by tools: as whoever wrote the words of this seat's calls would."""

    def __init__(self, client, test, seed, **where):
        self.client, self.test, self.where = client, test, where
        self.dice = random.Random(seed)

    async def call(self, tool, **arguments):
        """What a tool answers for programs; what it says must be readable too."""
        result = await self.client.call_tool(tool, arguments)
        text = "".join(block.text for block in result.content if block.type == "text")
        self.test.assertFalse(result.is_error, f"{tool} {arguments}: {text}")
        self.test.assertTrue(text.strip(), tool)
        self.test.assertNotIn("\u2068", text)
        return result.structured_content, text

    async def here(self, tool, **arguments):
        return await self.call(tool, **arguments, **self.where)

    async def refused(self, code, tool, **arguments):
        """The sentence with which a tool refuses."""
        result = await self.client.call_tool(tool, arguments)
        self.test.assertTrue(result.is_error, f"{tool} {arguments}")
        self.test.assertEqual(result.structured_content["error"]["code"], code, result.content)
        return result.content[0].text

    async def choose(self):
        """The words of any move, found as somebody who reads the answers finds them."""
        if self.dice.random() < 0.9:
            offer, _ = await self.here("offer", page=1)
        else:
            # Word by word.
            offer, _ = await self.here("offer")
            while "next" in offer:
                step = self.dice.choice(offer["next"])
                if step["whole"]:
                    return step["words"], offer["offer"]
                offer, _ = await self.here("offer", begin=step["words"])
        return self.dice.choice(offer["moves"])["words"], offer["offer"]

    async def play(self):
        """Plays until the game is over, and gives its result and the number of moves."""
        said = 0
        state, _ = await self.here("wait")
        while not state["over"]:
            self.test.assertLess(said, MOST, "the game does not end")
            if not state["your_turn"]:
                state, _ = await self.here("wait")
                continue
            words, offer = await self.choose()
            state, _ = await self.here("say", words=words, offer=offer)
            said += 1
        return state["over"], said


class Agents(unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self):
        # Otherwise every slow step is told.
        asyncio.get_running_loop().set_debug(False)

    async def test_an_agent_plays_every_game_to_its_end(self):
        # Today's clients say hello first; later ones ask at once.
        for mode in ["legacy", "auto"]:
            async with Client(program("--seed", "5"), mode=mode) as client:
                agent = Agent(client, self, 1)
                tools = {tool.name for tool in (await client.list_tools()).tools}
                self.assertLessEqual({"list_games", "start_table", "look", "offer", "say", "why", "wait"}, tools)
                if mode == "auto":
                    break
                games, _ = await agent.call("list_games")
                for game in games["games"]:
                    with self.subTest(game=game["id"]):
                        await self.play(agent, game)

    async def play(self, agent, game):
        # The shortest game that there is.
        short = {option["id"]: "learning" for option in game["options"] if "learning" in option["values"]}
        begun, text = await agent.call("start_table", game=game["id"], bots=["random"], options=short, name="Ada")
        self.assertIn("Ada (seat 0, you)", text)
        agent.where = {"table": begun["table"]}
        await self.go_wrong(agent)
        over, said = await agent.play()
        self.assertGreater(said, 5)
        self.assertEqual(len(over["scores"]), len(over["ranks"]))
        points, _ = await agent.here("points")
        self.assertEqual(points["total"], over["scores"])
        journal, _ = await agent.here("journal")
        self.assertTrue(journal["journal"].startswith(f"adit 1\ngame {game['id']}\n"))
        await agent.refused("over", "say", words="pass", **agent.where)

    async def go_wrong(self, agent):
        """Everything that an agent may get wrong; nothing changes by it."""
        state, _ = await agent.here("wait")
        where = agent.where
        with self.assertRaisesRegex(MCPError, "there is no tool"):
            await agent.client.call_tool("sing", {})
        self.assertIn("unknown field `colour`", await agent.refused("bad-arguments", "look", colour="red", **where))
        self.assertIn("missing field `words`", await agent.refused("bad-arguments", "say", **where))
        await agent.refused("bad-arguments", "wait", seconds=1000, **where)
        self.assertIn("Call `offer`", await agent.refused("no-such-words", "say", words="sing a song", **where))
        await agent.refused("not-your-seat", "look", seat=1, **where)
        await agent.refused("not-your-seat", "say", seat=1, words="pass", **where)
        await agent.refused("no-table", "look", table="t99")
        await agent.refused("not-over", "journal", **where)
        await agent.refused("no-hints", "hint", **where)
        await agent.refused("stale-offer", "say", words="pass", offer="0-0000000000000000", **where)
        await agent.refused("no-such-setup", "start_table", game="chess", seats=2)
        await agent.refused("bad-arguments", "start_table", game="chess", bots=["deep"])
        await agent.refused("other-server", "sit", link="https://adit.example.org/join/abc/def")
        await agent.refused("not-a-link", "sit", link="a chair")
        await agent.refused("not-found", "what", thing="dragon", **where)
        why, _ = await agent.here("why", words="sing a song")
        self.assertFalse(why["legal"])
        # Others may have moved meanwhile; what this seat is asked is the same.
        again, _ = await agent.here("look")
        for same in ["your_turn", "prompt", "offer", "moves", "can_redo"]:
            self.assertEqual(again[same], state[same], same)

    async def test_what_is_there_can_be_looked_at_and_read(self):
        async with Client(program("--lang", "de")) as client:
            agent = Agent(client, self, 1)
            games, _ = await agent.call("list_games", language="fr")
            for game in (game["id"] for game in games["games"]):
                begun, text = await agent.call("start_table", game=game)
                agent.where = {"table": begun["table"]}
                self.assertTrue(begun["your_turn"] or "wait" in text)
                await agent.here("wait")
                things, _ = await agent.here("what")
                card, _ = await agent.here("what", thing=things["things"][0])
                self.assertTrue(card["title"])
                found, text = await agent.call("rules", game=game, words="Punkte", language="de")
                self.assertGreater(found["count"], 0)
                clause = next(place["id"] for place in found["places"] if place["kind"] == "section")
                await agent.call("rules", game=game, section=clause, language="de")
            # One picture is enough: drawing takes long where nothing is optimised.
            result = await client.call_tool("look", {"as": "png", **agent.where})
            self.assertEqual([block.type for block in result.content], ["text", "image"])
            self.assertEqual(result.content[1].mime_type, "image/png")
            seats, _ = await agent.call("my_seats")
            self.assertEqual([table["table"] for table in seats["tables"]], ["t1", "t2", "t3"])
            for resource in (await client.list_resources()).resources:
                read = await client.read_resource(resource.uri)
                self.assertGreater(len(read.contents[0].text), 500, resource.uri)

    async def test_two_agents_meet_at_a_table_of_a_server(self):
        with Adit() as adit:
            table = adit.fetch("/api/tables", {
                "game": "cavum", "options": {"variant": "learning"}, "players": [{"name": "Ada"}, {"name": "Bo"}],
            })
            links = [adit.address + seat["link"] for seat in table["seats"]]
            address = f"{adit.address}/mcp/{table['id']}/{table['seats'][0]['token']}"
            # One asks by HTTP with the address of its seat, the other one starts a program with its link.
            async with Client(address) as http, Client(program("--table", links[1])) as started:
                first, second = Agent(http, self, 1), Agent(started, self, 2)
                await first.refused("not-your-seat", "look", seat=1)
                await second.refused("not-your-seat", "say", seat=0, words="pass")
                await first.refused("no-token", "look", table="/join/" + table["id"] + "/" + "0" * 32)
                (over, _), (same, _) = await asyncio.gather(first.play(), second.play())
                self.assertEqual(over, same)
            # Without a seat in the address, the link says who asks.
            async with Client(adit.address + "/mcp") as anybody:
                agent = Agent(anybody, self, 3)
                await agent.refused("no-seat", "look")
                sat, text = await agent.call("sit", link=links[1])
                self.assertEqual((sat["seat"], sat["over"]), (1, over))
                look, _ = await agent.call("look", table=links[1])
                self.assertEqual(look["over"], over)

    async def test_the_settings_in_the_documentation_work(self):
        with open(PAGE) as file:
            snippets = re.findall(r"```json\n(.*?)```", file.read(), re.S)
        self.assertGreaterEqual(len(snippets), 2)
        with Adit() as adit:
            table = adit.fetch("/api/tables", {"game": "rockwell", "players": [{}, {}]})
            known = {
                "https://adit.example.org": adit.address, "TABLE": table["id"], "SECRET": table["seats"][0]["token"],
            }
            for snippet in snippets:
                for name, value in known.items():
                    snippet = snippet.replace(name, value)
                settings = json.loads(snippet)
                for server in (settings.get("mcpServers") or settings["servers"]).values():
                    where = server.get("url")
                    if where is None:
                        self.assertEqual(server["command"], "adit")
                        where = program(*server["args"][1:])
                        self.assertEqual(server["args"][0], "mcp")
                    async with Client(where) as client:
                        await Agent(client, self, 1).call("list_games")


if __name__ == "__main__":
    unittest.main()
