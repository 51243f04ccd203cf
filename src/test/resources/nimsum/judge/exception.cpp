#include <cstdio>
#include <stdexcept>
int main() {
    int n, x;
    std::scanf("%d", &n);
    throw std::runtime_error("boom");
}
