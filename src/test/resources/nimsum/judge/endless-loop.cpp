#include <iostream>

int main() {
    int n, x;
    std::cin >> n;
    for (volatile int i = 0;; i++) {
    }
}
