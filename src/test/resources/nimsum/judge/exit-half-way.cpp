#include <iostream>
#include <cstdlib>
int main() {
    int n, x;
    std::cin >> n;
    std::cin >> x;
    std::cout << x << std::endl;
    std::exit(0);
}
