#include <stdio.h>

int main(void) {
    int n, x;
    scanf("%d", &n);
    while (n-- > 0 && scanf("%d", &x) == 1) {
        printf("%d\n", x);
    }
    return 0;
}
