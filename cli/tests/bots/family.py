"""Plays well, but leaves a process behind that would sleep for ten minutes and holds the pipes open."""
import json
import subprocess
import sys

subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)", "left by tests/bots/family.py"])
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        print(json.dumps({"type": "action", "seq": message["seq"], "action": message["legal"][0]}), flush=True)
    elif message["type"] == "bye":
        break
