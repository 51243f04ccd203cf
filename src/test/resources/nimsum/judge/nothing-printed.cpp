#include <iostream>

int main() {
    int n, x;
    std::cin >> n;
    x = n;
}
