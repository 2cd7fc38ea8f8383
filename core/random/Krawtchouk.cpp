// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/Krawtchouk.h"

namespace lightsout {

std::vector<BigInteger> krawtchouk(std::size_t n, std::size_t x) {
    std::vector<BigInteger> values(n + 1);
    values[0] = 1;
    const auto slope = static_cast<long long>(n) - 2 * static_cast<long long>(x);
    for (std::size_t w = 0; w < n; ++w) {
        // (w + 1) K_{w+1} = (n - 2x) K_w - (n - w + 1) K_{w-1}
        BigInteger next = values[w] * slope;
        if (w > 0) {
            next -= values[w - 1] * (n - w + 1);
        }
        values[w + 1] = next / (w + 1);
    }
    return values;
}

} // namespace lightsout
