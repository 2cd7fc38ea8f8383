// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/ExactLaw.h"

#include <Eigen/Core>

#include <cmath>

namespace lightsout {

namespace {

/// Replaces the law with the law after one more press.
template <typename Real>
void advance(std::vector<Real>& law, Walk walk) {
    const std::size_t vertices = law.size() - 1;
    if (vertices == 0) {
        return;
    }
    const auto count = static_cast<Real>(vertices);
    Real before = 0; // the old probability of i - 1
    for (std::size_t i = 0; i <= vertices; ++i) {
        const Real present = law[i];
        const Real after = i < vertices ? law[i + 1] : 0;
        const Real arriving =
            (before * static_cast<Real>(vertices - i + 1) + after * static_cast<Real>(i + 1)) /
            count;
        law[i] = walk == Walk::lazy ? (present + arriving) / 2 : arriving;
        before = present;
    }
}

/// Returns the number of presses after which the law equals its limit in all digits of a double.
///
/// The chain's matrix has the eigenvalues 1 - 2k/N (1 - k/N when lazy), and the law at T differs
/// from its limit by at most a factor of 1 ± ((1 + e^(-T/N))^N - 1) (Diaconis, Group
/// Representations in Probability and Statistics, 3C). After the returned number of presses, the
/// deviation from 1 is below 1e-19.
double pressesToLimit(std::size_t vertices) {
    const auto count = static_cast<double>(vertices);
    return count * (std::log(count) + 45);
}

/// Returns C(N, i) / 2^N; for the plain walk, twice that for i of the right parity and 0 otherwise.
std::vector<double> limit(std::size_t vertices, bool isOddTime, Walk walk) {
    const bool isLazy = walk == Walk::lazy;
    const BigInteger all = BigInteger(1) << (isLazy ? vertices : vertices - 1);
    BigInteger sets = 1;
    std::vector<double> law(vertices + 1);
    for (std::size_t i = 0; i <= vertices; ++i) {
        if (isLazy || (i % 2 == 1) == isOddTime) {
            law[i] = quotient(sets, all);
        }
        sets = sets * (vertices - i) / (i + 1);
    }
    return law;
}

using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

} // namespace

void advanceUrn(std::vector<double>& law, Walk walk) {
    LIGHTSOUT_ASSERT(!law.empty());
    advance(law, walk);
}

std::vector<double> ehrenfestLaw(std::size_t buttons, std::uint64_t presses, Walk walk) {
    if (buttons == 0) {
        return {1};
    }
    if (static_cast<double>(presses) >= pressesToLimit(buttons)) {
        return limit(buttons, presses % 2 == 1, walk);
    }
    // Uses a wider type than that of the result, so that the rounding errors of thousands of steps
    // do not affect the result.
    std::vector<long double> law(buttons + 1);
    law[0] = 1;
    for (std::uint64_t press = 0; press < presses; ++press) {
        advance(law, walk);
    }
    return {law.begin(), law.end()};
}

ExactLaw::ExactLaw(const PressLightTable& table)
    : buttons_(table.buttonCount()), lights_(table.lightCount()),
      conditional_((buttons_ + 1) * (lights_ + 1)) {
    BigInteger sets = 1; // C(N, i)
    for (std::size_t i = 0; i <= buttons_; ++i) {
        for (std::size_t w = 0; w <= lights_; ++w) {
            conditional_[i * (lights_ + 1) + w] = quotient(table.count(i, w), sets);
        }
        sets = sets * (buttons_ - i) / (i + 1);
    }
}

std::vector<double> ExactLaw::after(std::uint64_t presses, Walk walk) const {
    return given(ehrenfestLaw(buttons_, presses, walk));
}

std::vector<double> ExactLaw::given(const std::vector<double>& urn) const {
    LIGHTSOUT_ASSERT(urn.size() == buttons_ + 1);
    const auto rows = static_cast<Eigen::Index>(urn.size());
    const auto cols = static_cast<Eigen::Index>(lights_ + 1);
    std::vector<double> law(lights_ + 1);
    Eigen::Map<Eigen::RowVectorXd>(law.data(), cols) =
        Eigen::Map<const Eigen::RowVectorXd>(urn.data(), rows) *
        Eigen::Map<const RowMajor>(conditional_.data(), rows, cols);
    return law;
}

MeanAndVariance momentsOf(const std::vector<double>& law) {
    MeanAndVariance moments;
    for (std::size_t w = 0; w < law.size(); ++w) {
        moments.mean += static_cast<double>(w) * law[w];
    }
    for (std::size_t w = 0; w < law.size(); ++w) {
        const double distance = static_cast<double>(w) - moments.mean;
        moments.variance += distance * distance * law[w];
    }
    return moments;
}

} // namespace lightsout
