#include <iostream>

int main() {
    int n, x;
    std::cin >> n;
    for (;;) {
        std::cout << "10\n20\n30\n";
    }
}
