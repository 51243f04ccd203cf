#include <cstdio>

int main() {
    int n, x;
    std::scanf("%d", &n);
    while (n-- > 1 && std::scanf("%d", &x) == 1) {
        std::printf("%d\n", x);
    }
}
