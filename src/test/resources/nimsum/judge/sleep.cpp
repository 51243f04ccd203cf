#include <cstdio>
#include <unistd.h>
int main() {
    int n, x;
    std::scanf("%d", &n);
    sleep(60);
}
