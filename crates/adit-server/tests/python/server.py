"""A running `adit` with a store of its own."""

import json
import os
import re
import subprocess
import tempfile
import urllib.request


class Adit:
    """Runs for as long as the `with` block."""

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        store = os.path.join(self.folder.name, "tables.sqlite")
        command = [os.environ["ADIT_PROGRAM"], "--port", "0", "--store", store, "--rate", "0", "--log", "error"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        said = ""
        for line in self.process.stdout:
            said += line
            found = re.search(r"http://[\d.:]+", said)
            if found:
                self.address = found.group()
                return self
        raise AssertionError(f"adit ended: {said}")

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        self.process.stdout.close()
        self.folder.cleanup()

    def fetch(self, path, body=None):
        """The JSON at this address."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json"}
        with urllib.request.urlopen(urllib.request.Request(self.address + path, data, headers)) as answer:
            return json.load(answer)
