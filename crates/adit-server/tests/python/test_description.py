"""What the program answers is what its description says, whatever it is asked."""

import os
import subprocess
import sys
import tempfile
import unittest

from server import Adit

# How many requests are made up for each address, in each way.
EXAMPLES = 12

CONFIG = """
base-url = "{address}"

[parameters]
"path.id" = "{table}"
# Large pictures take long where nothing is optimised.
"query.width" = 300

# A request that can be read may still ask for what this table or the rules refuse.
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "401", "403", "404", "409", "422", "429"]

[checks.negative_data_rejection]
expected-statuses = ["400", "401", "403", "404", "405", "409", "413", "422", "429"]
"""


class Description(unittest.TestCase):
    def test_every_answer_is_described(self):
        with Adit() as adit, tempfile.TemporaryDirectory() as folder:
            for game, players in [("rockwell", [{}, {"bot": "random"}]), ("caverna", [{}, {}])]:
                order = {"game": game, "players": players, "hints": False}
                table = adit.fetch("/api/tables", order)
                config = os.path.join(folder, "schemathesis.toml")
                with open(config, "w") as file:
                    file.write(CONFIG.format(address=adit.address, table=table["id"]))
                command = [
                    os.path.join(os.path.dirname(sys.executable), "schemathesis"),
                    "--config-file", config, "run", f"{adit.address}/api/openapi.json",
                    "--header", f"Authorization: Bearer {table['seats'][0]['token']}",
                    # A stream does not end; the tests of streams are elsewhere.
                    "--exclude-path", "/api/tables/{id}/events",
                    "--max-examples", str(EXAMPLES), "--seed", "1", "--generation-database", "none",
                    "--request-timeout", "30", "--no-color",
                ]
                run = subprocess.run(command, cwd=folder, capture_output=True, text=True)
                self.assertEqual(run.returncode, 0, f"{game}:\n{run.stdout}\n{run.stderr}")
            self.assertIsNone(adit.process.poll(), "the program still runs")


if __name__ == "__main__":
    unittest.main()
