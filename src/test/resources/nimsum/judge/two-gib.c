#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    int n = 0;
    scanf("%d", &n);
    char *volatile table = malloc(1UL << 31);
    memset(table, n, 1UL << 31);
    printf("%d\n", table[n]);
    return 0;
}
