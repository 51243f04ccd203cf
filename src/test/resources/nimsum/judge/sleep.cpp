#include <cstdio>
#include <unistd.h>
int main() {
    int n;
    std::scanf("%d", &n);
    sleep(60);
}
