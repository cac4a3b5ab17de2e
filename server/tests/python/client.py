"""A client written from docs/protocol.md alone, with nothing but Python's own library: plays a whole race.

usage: client.py HOST PORT GAME SEATS
"""
import base64
import http.client
import json
import os
import random
import socket
import struct
import sys


def post(host, port, path, body, token=None):
    connection = http.client.HTTPConnection(host, port, timeout=20)
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = "Bearer " + token
    connection.request("POST", path, json.dumps(body), headers)
    answer = connection.getresponse()
    text = answer.read()
    assert answer.status in (200, 201), (answer.status, text)
    return json.loads(text)


class WebSocket:
    def __init__(self, host, port):
        self.stream = socket.create_connection((host, port), timeout=20)
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.sendall(
            (f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
             f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.stream.recv(1)
        assert b" 101 " in head.split(b"\r\n")[0], head

    def frame(self, opcode, payload):
        mask = os.urandom(4)
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack(">H", size)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
        self.stream.sendall(bytes([0x80 | opcode]) + length + mask + masked)

    def exactly(self, count):
        data = b""
        while len(data) < count:
            more = self.stream.recv(count - len(data))
            assert more, "the server closed the connection"
            data += more
        return data

    def say(self, message):
        self.frame(1, json.dumps(message).encode())

    def hear(self):
        while True:
            first, second = self.exactly(2)
            size = second & 0x7F
            if size == 126:
                size = struct.unpack(">H", self.exactly(2))[0]
            elif size == 127:
                size = struct.unpack(">Q", self.exactly(8))[0]
            payload = self.exactly(size)
            if first & 0x0F == 9:
                self.frame(10, payload)
            elif first & 0x0F == 1:
                return json.loads(payload)


def patch(document, changes):
    """A JSON patch (RFC 6902) of add, remove and replace."""
    for change in changes:
        if change["path"] == "":
            document = change["value"]
            continue
        parts = [part.replace("~1", "/").replace("~0", "~") for part in change["path"].split("/")[1:]]
        place = document
        for part in parts[:-1]:
            place = place[int(part)] if isinstance(place, list) else place[part]
        last = int(parts[-1]) if isinstance(place, list) else parts[-1]
        if change["op"] == "remove":
            del place[last]
        elif change["op"] == "add" and isinstance(place, list):
            place.insert(last, change["value"])
        else:
            place[last] = change["value"]
    return document


def main():
    host, port, game, seats = sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4])
    random.seed(7)
    token = post(host, port, "/api/me", {"name": "Python"})["token"]
    wanted = {"game": game, "seats": [{"kind": "me"}] * seats}
    table = post(host, port, "/api/tables", wanted, token)["table"]
    ws = WebSocket(host, port)
    ws.say({"type": "hello", "protocol": 2, "token": token})
    views, legal, seq, deciding = {}, {}, 0, None
    for seat in range(seats):
        ws.say({"type": "watch", "table": table["id"], "seat": seat})
    places, moves, synced = None, 0, 0
    while places is None:
        message = ws.hear()
        if message["type"] == "sync":
            views[message["seat"]], seq = message["view"], message["seq"]
            synced += 1
        elif message["type"] == "step":
            views[message["seat"]] = patch(views[message["seat"]], message["changes"])
            seq, places = message["seq"], message.get("places")
        elif message["type"] in ("refused", "error", "bye"):
            raise AssertionError(message)
        else:
            continue
        legal[message["seat"]] = (message["seq"], message.get("legal", []))
        deciding = message["deciding"]
        everybody = synced >= seats and all(known == seq for known, _ in legal.values())
        if deciding and everybody:
            seat = deciding[0]["seat"]
            action = random.choice(legal[seat][1])
            ws.say({"type": "play", "table": table["id"], "seat": seat, "seq": seq, "action": action})
            moves += 1
    ws.say({"type": "since", "table": table["id"], "seat": 0, "seq": seq})
    while True:
        message = ws.hear()
        if message["type"] == "sync":
            break
    assert message["view"] == views[0], "the pieced view is the whole view"
    print(json.dumps({"moves": moves, "places": places["places"]}))


main()
