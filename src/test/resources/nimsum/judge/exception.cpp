#include <iostream>
#include <stdexcept>
int main() {
    int n, x;
    std::cin >> n;
    throw std::runtime_error("boom");
}
