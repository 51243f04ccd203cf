#include <cstdio>

int main() {
    int n;
    std::scanf("%d", &n);
    for (;;) {
        std::fprintf(stderr, "working on it\n");
    }
}
