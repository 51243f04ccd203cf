#include <iostream>

int main() {
    int n, x;
    std::cin >> n;
    int n = "three"
}
