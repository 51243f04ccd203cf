#include <iostream>

int main() {
    int n, x;
    std::cin >> n;
    return 3;
}
