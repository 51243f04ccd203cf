#include <cstdio>

int main() {
    int n;
    std::scanf("%d", &n);
    std::printf("10%c\n", 0);
}
