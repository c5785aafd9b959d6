"""A client generated from the description plays whole games."""

import importlib
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import unittest

from server import Adit

# No game has so many decisions.
MOST = 5_000


class Client(unittest.TestCase):
    def test_a_generated_client_plays_every_game_to_its_end(self):
        with Adit() as adit, tempfile.TemporaryDirectory() as folder:
            description = os.path.join(folder, "openapi.json")
            with open(description, "w") as file:
                json.dump(adit.fetch("/api/openapi.json"), file)
            command = [
                os.path.join(os.path.dirname(sys.executable), "openapi-python-client"), "generate",
                "--path", description, "--output-path", os.path.join(folder, "out"), "--meta", "none",
            ]
            run = subprocess.run(command, capture_output=True, text=True)
            self.assertEqual(run.returncode, 0, run.stdout + run.stderr)
            # The generator knows no pictures and says so; everything else it must understand.
            warned = re.findall(r"WARNING parsing (.*) within", run.stdout)
            self.assertLessEqual({address.rsplit(".")[-1] for address in warned}, {"png", "svg"}, run.stdout)
            os.rename(os.path.join(folder, "out"), os.path.join(folder, "adit_client"))
            sys.path.insert(0, folder)
            for game in adit.fetch("/api/games"):
                with self.subTest(game=game["id"]):
                    self.play(adit, game["id"])

    def play(self, adit, game):
        from adit_client import AuthenticatedClient, Client
        from adit_client import models
        api = lambda name: importlib.import_module(f"adit_client.api.default.{name}")
        players = [models.PlayerBody(name="Ada"), models.PlayerBody(bot=models.PlayerBodyBotType1("random"))]
        order = models.CreateBody(game=models.CreateBodyGame(game), players=players)
        with Client(base_url=adit.address) as client:
            opened = api("create").sync(client=client, body=order)
        self.assertIsInstance(opened, models.CreatedBody)
        dice = random.Random(1)
        with AuthenticatedClient(base_url=adit.address, token=opened.seats[0].token) as client:
            for _ in range(MOST):
                frame = api("frame").sync(opened.id, client=client)
                self.assertIsInstance(frame, models.FrameBody)
                if frame.over:
                    return
                if frame.offer:
                    body = models.SayBody(offer=frame.offer.id, words=dice.choice(frame.offer.moves))
                    said = api("say").sync(opened.id, client=client, body=body)
                    self.assertIsInstance(said, models.Said, said)
        self.fail("the game does not end")


if __name__ == "__main__":
    unittest.main()
