import json, subprocess
adit = subprocess.Popen(["adit", "table"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
ask = lambda **request: (adit.stdin.write(json.dumps(request) + "\n"), json.loads(adit.stdout.readline()))[1]
ask(do="new", game="cavum", seats=2, seed=7)
while not (end := ask(do="random", moves=10))["over"]: print("after", end["number"], "entries")
print(ask(do="frame", viewer="all")["over"])
