#include <iostream>

int main() {
    int n, x;
    std::cin >> n;
    for (int i = 0; i < n && std::cin >> x; i++) {
        std::cout << x + i % 2 << "\n";
    }
}
