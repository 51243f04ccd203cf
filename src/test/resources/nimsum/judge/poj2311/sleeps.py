"""Waits in a child process, which can be told by its command line."""
import subprocess
import sys

subprocess.run([sys.executable, "-c", "import time; time.sleep(300)", "nimsum-judge-test-sleeps"])
