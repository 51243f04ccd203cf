#include <cstdio>
#include <unistd.h>
int main() {
    int n;
    std::scanf("%d", &n);
    fork();
    fork();
    for (volatile int i = 0;; i++) {
    }
}
