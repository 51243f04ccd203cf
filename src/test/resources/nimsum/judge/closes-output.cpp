#include <cstdio>
int main() {
    int n;
    std::scanf("%d", &n);
    std::fclose(stdout);
    std::printf("%d\n", n);
}
