#include <iostream>

int main() {
    int n, x;
    std::cin >> n;
    while (n-- > 0 && std::cin >> x) {
        std::cout << x << "\n";
    }
    std::cout << 40 << "\n";
}
