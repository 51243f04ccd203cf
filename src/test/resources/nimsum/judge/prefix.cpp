#include <iostream>

int main() {
    int n, x;
    std::cin >> n;
    while (n-- > 1 && std::cin >> x) {
        std::cout << x << "\n";
    }
}
