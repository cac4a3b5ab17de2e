"""Says nothing and does not end, whoever asks for it."""
import signal
import time

for asked in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
    signal.signal(asked, signal.SIG_IGN)
time.sleep(600)
