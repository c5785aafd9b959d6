"""Plays a game over HTTP against a bot of the server: python3 http_bot.py [ADDRESS [GAME]]"""
import json
import random
import sys
import time
import urllib.error
import urllib.request

server = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8181"
game = sys.argv[2] if len(sys.argv) > 2 else "cavum"


def send(path, body=None, token=None):
    """Sends a request: POST if there is a body, GET if there is none."""
    request = urllib.request.Request(server + path, None if body is None else json.dumps(body).encode())
    request.add_header("content-type", "application/json")
    if token:
        request.add_header("authorization", f"Bearer {token}")
    return urllib.request.urlopen(request)


made = json.load(send("/api/tables", {"game": game, "players": [{"name": "Robin"}, {"bot": "random"}]}))
table, token = f"/api/tables/{made['id']}", made["seats"][0]["token"]
print(f"watch it at {server}/join/{made['id']}/{made['watch']}")
# The stream sends an event `turn` for every change that we notice, the present first.
for line in send(f"{table}/events?as=turn", token=token):
    if not line.startswith(b"data: "):
        continue
    turn = json.loads(line[6:])
    if not isinstance(turn, dict) or "pending" not in turn:
        continue  # the chat comes on the same stream
    if turn["over"]:
        print(turn["over"])
        break
    if turn["offer"]:
        words = random.choice(turn["offer"]["moves"])
        time.sleep(0.02)  # a server takes 100 requests a second from one address
        try:
            send(f"{table}/say", {"offer": turn["offer"]["id"], "words": words}, token)
        except urllib.error.HTTPError as refused:
            if refused.code != 409:  # the game has moved on, and the next event tells how
                raise
