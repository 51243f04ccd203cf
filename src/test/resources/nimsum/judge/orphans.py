"""Leaves a busy process behind that has a session of its own and lost its parent at once."""
import os
import sys

n = int(input())
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        os.execv(sys.executable, [sys.executable, "-c", "while True: pass", "nimsum-fixture-orphans"])
    os._exit(0)
os.wait()
for x in map(int, input().split()):
    print(x)
