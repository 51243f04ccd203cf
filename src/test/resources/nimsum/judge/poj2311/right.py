import sys

grundy = [0] * 201
for n in range(4, 201):
    reached = {grundy[i] ^ grundy[n - i] for i in range(2, n - 1)}
    grundy[n] = min(set(range(len(reached) + 1)) - reached)
for line in sys.stdin:
    w, h = map(int, line.split())
    print("WIN" if grundy[w] or grundy[h] else "LOSE")
