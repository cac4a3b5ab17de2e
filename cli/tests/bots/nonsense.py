"""Answers with something else each time: no JSON, no action, no legal action, the wrong question."""
import json
import sys

answers = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        odd = ["I pass", "[1, 2]", json.dumps({"action": {"type": "fly"}}), json.dumps({"action": None}),
               json.dumps({"seq": message["seq"] + 7, "action": message["legal"][0]}), "x" * 3000]
        print(odd[answers % len(odd)], flush=True)
        answers += 1
