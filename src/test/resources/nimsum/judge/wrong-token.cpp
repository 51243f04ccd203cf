#include <cstdio>

int main() {
    int n, x;
    std::scanf("%d", &n);
    for (int i = 0; i < n && std::scanf("%d", &x) == 1; i++) {
        std::printf("%d\n", x + i % 2);
    }
}
