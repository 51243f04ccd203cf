n = int(input())
for x in map(int, input().split()):
    print(x)
