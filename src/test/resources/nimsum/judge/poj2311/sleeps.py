"""Waits in a child process, which the test tells by a name of its own."""
import subprocess
import sys

subprocess.run([sys.executable, "-c", "import time; time.sleep(300)", "MARK"])
