#include <iostream>
#include <unistd.h>
int main() {
    int n, x;
    std::cin >> n;
    fork();
    fork();
    for (volatile int i = 0;; i++) {
    }
}
