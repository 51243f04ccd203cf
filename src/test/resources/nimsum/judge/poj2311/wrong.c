#include <stdio.h>

/* Believes that an even side is enough. */
int main(void) {
    int w, h;
    while (scanf("%d %d", &w, &h) == 2) {
        puts((w % 2 == 0 && w > 2) || (h % 2 == 0 && h > 2) ? "WIN" : "LOSE");
    }
    return 0;
}
