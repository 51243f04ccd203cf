#include <cstdio>
int depth(volatile int n) { volatile int one = 1; return one + depth(n + 1) + n; }
int main() {
    int n;
    std::scanf("%d", &n);
    std::printf("%d\n", depth(n));
}
