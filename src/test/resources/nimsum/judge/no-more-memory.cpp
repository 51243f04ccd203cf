#include <iostream>
#include <vector>
int main() {
    int n, x;
    std::cin >> n;
    std::vector<char> table(1LL << 40);
    std::cout << (int) table[n] << "\n";
}
