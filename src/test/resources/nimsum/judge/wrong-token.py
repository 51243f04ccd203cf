n = int(input())
for i, x in enumerate(map(int, input().split())):
    print(x + i % 2)
