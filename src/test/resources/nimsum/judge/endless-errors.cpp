#include <iostream>

int main() {
    int n, x;
    std::cin >> n;
    for (;;) {
        std::cerr << "working on it\n";
    }
}
