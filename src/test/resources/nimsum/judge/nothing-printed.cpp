#include <cstdio>

int main() {
    int n, x;
    std::scanf("%d", &n);
    x = n;
}
