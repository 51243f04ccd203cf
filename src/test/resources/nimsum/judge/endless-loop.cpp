#include <cstdio>

int main() {
    int n, x;
    std::scanf("%d", &n);
    for (volatile int i = 0;; i++) {
    }
}
