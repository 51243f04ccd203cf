"""Finds an empty folder to work in, an almost empty environment, and the end of the input."""
import os
import sys

n = int(input())
numbers = input().split()
assert os.listdir(".") == [], os.listdir(".")
# What the judge sets, what shells add, and what a Python behind pyenv brings along.
known = {"PATH", "HOME", "LANG", "PWD", "OLDPWD", "SHLVL", "_", "LC_CTYPE"}
assert all(name in known or "PYENV" in name for name in os.environ), list(os.environ)
assert sys.stdin.read() == ""
with open("notes", "w") as notes:
    notes.write("the next case must not see this")
for x in numbers:
    print(x)
