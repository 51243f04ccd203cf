#include <iostream>
int depth(volatile int n) { volatile int one = 1; return one + depth(n + 1) + n; }
int main() {
    int n, x;
    std::cin >> n;
    std::cout << depth(n) << "\n";
}
