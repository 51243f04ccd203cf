#include <iostream>
#include <cstdio>
int main() {
    int n, x;
    std::cin >> n;
    std::fclose(stdout);
    std::cout << n << std::endl;
}
