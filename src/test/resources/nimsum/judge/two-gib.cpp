#include <cstdio>
#include <vector>
int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<char> table(1LL << 31, (char) n);
    std::printf("%d\n", table[n]);
}
