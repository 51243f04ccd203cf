table = bytearray(1 << 31)
print(table[1000])
