"""Answers the first question too late and the others in time: the late answer must not be taken for another."""
import json
import sys
import time

first = True
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        if first:
            time.sleep(1.0)
            first = False
        print(json.dumps({"type": "action", "seq": message["seq"], "action": message["legal"][0]}), flush=True)
