"""Check the draws of a verifiable game without any code of Adit.

    adit verify game.adit --json > draws.json
    python3 examples/fair_check.py game.adit draws.json

The journal says what was committed, added, drawn and published. Only what could have been drawn each time comes from Adit,
as it follows from the rules of the game.
"""
import hashlib
import hmac
import json
import struct
import sys


def chacha8(key, stream, block):
    start = list(struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<QQ", block, stream)))
    state = start[:]

    def mix(to, source, turned, by):
        state[to] = (state[to] + state[source]) & 0xFFFFFFFF
        word = state[turned] ^ state[to]
        state[turned] = (word << by | word >> (32 - by)) & 0xFFFFFFFF

    for _ in range(4):
        for diagonal in (0, 1):
            for i in range(4):
                a, b, c, d = i, 4 + (i + diagonal) % 4, 8 + (i + 2 * diagonal) % 4, 12 + (i + 3 * diagonal) % 4
                mix(a, b, d, 16), mix(c, d, b, 12), mix(a, b, d, 8), mix(c, d, b, 7)
    return struct.pack("<16I", *((x + y) & 0xFFFFFFFF for x, y in zip(state, start)))


def below(key, stream, limit):
    block = 0
    while True:
        for bits in struct.unpack("<8Q", chacha8(key, stream, block)):
            if bits * limit % 2**64 >= (2**64 - limit) % limit:
                return bits * limit >> 64
        block += 1


lines = open(sys.argv[1], encoding="utf-8").read().split("\n\n", 1)[1].splitlines()
fair = [line for line in lines if line.startswith("fair ")]
entries = [line for line in lines if not line.startswith("fair ")]
secret = bytes.fromhex(fair[-1].removeprefix("fair secret "))
if hashlib.sha256(secret).hexdigest() != fair[0].removeprefix("fair commit "):
    sys.exit("the secret is not the one that was committed to")
key = hmac.digest(secret, "".join(line + "\n" for line in fair[:-1]).encode(), "sha256")
outcomes = {draw["number"]: draw["outcomes"] for draw in json.load(open(sys.argv[2], encoding="utf-8"))["draws"]}
checked = 0
for number, entry in enumerate(entries[lines.index(fair[0]):], lines.index(fair[0])):
    if entry.startswith("chance "):
        ticket = below(key, number, sum(outcome["weight"] for outcome in outcomes[number]))
        for outcome in outcomes[number]:
            ticket -= outcome["weight"]
            if ticket < 0:
                break
        if entry != "chance " + outcome["words"]:
            sys.exit(f"entry {number}: {entry!r} does not follow, {outcome['words']!r} would")
        checked += 1
print(f"{checked} draws follow")
