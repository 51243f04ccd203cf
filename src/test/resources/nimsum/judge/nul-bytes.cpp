#include <cstdio>

int main() {
    int n, x;
    std::scanf("%d", &n);
    std::printf("10%c\n", 0);
}
