def depth(n):
    return 1 + depth(n + 1)


print(depth(0))
