#!/usr/bin/env python3
"""The smallest bot: it plays the first legal action. The protocol is in docs/bot-protocol.md.

    podium arena pig --seats 'cmd:python3 examples/bots/first.py,random' --races 20
"""
import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        answer = {"type": "action", "seq": message["seq"], "action": message["legal"][0]}
        print(json.dumps(answer), flush=True)
    elif message["type"] == "bye":
        break
