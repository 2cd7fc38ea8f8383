// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/Polynomial.h"
#include "tests/benchmarks/Peers.h"

using namespace lightsout;

namespace {

Polynomial randomPolynomial(std::size_t coefficients, Random& random) {
    std::vector<std::uint64_t> words(coefficients / bitsPerWord);
    for (std::uint64_t& word : words) {
        word = random.word();
    }
    return Polynomial::fromWords(words);
}

#ifdef LIGHTSOUT_HAS_NTL
NTL::GF2X ntlPolynomial(const Polynomial& polynomial) {
    NTL::GF2X copy;
    for (std::size_t i = 0; polynomial.degree() && i <= *polynomial.degree(); ++i) {
        if (polynomial.coefficient(i)) {
            NTL::SetCoeff(copy, static_cast<long>(i));
        }
    }
    return copy;
}
#endif

} // namespace

void registerPolynomials() {
    for (const std::size_t size : {10'240U, 102'400U}) {
        Random random(size);
        const Polynomial a = randomPolynomial(size, random);
        const Polynomial b = randomPolynomial(size, random);
        const auto add = [&](const std::string& work, const std::string& who, auto run) {
            const std::string name =
                "polynomial " + work + ", " + std::to_string(size) + " coefficients|" + who;
            benchmark::RegisterBenchmark(name.c_str(), [=](benchmark::State& state) {
                measureLeast(state, run);
            })->Unit(benchmark::kMicrosecond);
        };
        add("product", "ours", [=] { benchmark::DoNotOptimize(a * b); });
        add("inverse", "ours", [=] { benchmark::DoNotOptimize(gcdWithCofactor(a, b)); });
#ifdef LIGHTSOUT_HAS_NTL
        const NTL::GF2X ntlA = ntlPolynomial(a);
        const NTL::GF2X ntlB = ntlPolynomial(b);
        add("product", "NTL", [=] { benchmark::DoNotOptimize(ntlA * ntlB); });
        add("inverse", "NTL", [=] {
            NTL::GF2X gcd;
            NTL::GF2X cofactor;
            NTL::GF2X other;
            NTL::XGCD(gcd, cofactor, other, ntlA, ntlB);
            benchmark::DoNotOptimize(gcd);
        });
#endif
    }
}
