#include <iostream>
#include <unistd.h>
int main() {
    int n, x;
    std::cin >> n;
    sleep(60);
}
