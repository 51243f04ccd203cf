#include <iostream>

int main() {
    int n, x;
    std::cin >> n;
    std::cout << "\xff\xfe";
}
