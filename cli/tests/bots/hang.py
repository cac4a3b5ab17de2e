"""Reads nothing, says nothing, and does not end by itself."""
import time

time.sleep(600)
