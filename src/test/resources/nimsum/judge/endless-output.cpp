#include <cstdio>

int main() {
    int n;
    std::scanf("%d", &n);
    for (;;) {
        std::printf("10\n20\n30\n");
    }
}
