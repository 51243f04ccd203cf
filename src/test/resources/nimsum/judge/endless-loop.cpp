#include <cstdio>

int main() {
    int n;
    std::scanf("%d", &n);
    for (volatile int i = 0;; i++) {
    }
}
