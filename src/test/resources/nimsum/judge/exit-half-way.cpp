#include <cstdio>
#include <cstdlib>
int main() {
    int n, x;
    std::scanf("%d", &n);
    std::scanf("%d", &x);
    std::printf("%d\n", x);
    std::exit(0);
}
