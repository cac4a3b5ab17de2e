"""Answers the first question with a line that is far too long, and the others well."""
import json
import sys

first = True
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        if first:
            sys.stdout.write("x" * 5_000_000 + "\n")
            first = False
        print(json.dumps({"type": "action", "seq": message["seq"], "action": message["legal"][0]}), flush=True)
    elif message["type"] == "bye":
        break
