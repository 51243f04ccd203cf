#include <iostream>
#include <vector>
int main() {
    int n, x;
    std::cin >> n;
    std::vector<char> table(1LL << 31, (char) n);
    std::cout << (int) table[n] << "\n";
}
