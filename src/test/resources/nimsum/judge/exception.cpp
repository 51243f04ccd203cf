#include <cstdio>
#include <stdexcept>
int main() {
    int n;
    std::scanf("%d", &n);
    throw std::runtime_error("boom");
}
