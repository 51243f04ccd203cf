#include <cstdio>
#include <vector>
int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<char> table(1LL << 40);
    std::printf("%d\n", table[n]);
}
