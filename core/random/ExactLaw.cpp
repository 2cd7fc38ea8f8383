// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/ExactLaw.h"

#include <Eigen/Core>

namespace lightsout {

namespace {

using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

} // namespace

ExactLaw::ExactLaw(const PressLightTable& table)
    : vertices_(table.vertexCount()), conditional_((vertices_ + 1) * (vertices_ + 1)) {
    BigInteger sets = 1; // C(N, i)
    for (std::size_t i = 0; i <= vertices_; ++i) {
        for (std::size_t w = 0; w <= vertices_; ++w) {
            conditional_[i * (vertices_ + 1) + w] = quotient(table.count(i, w), sets);
        }
        sets = sets * (vertices_ - i) / (i + 1);
    }
}

std::vector<double> ExactLaw::after(std::uint64_t presses, Walk walk) const {
    return given(ehrenfestLaw(vertices_, presses, walk));
}

std::vector<double> ExactLaw::given(const std::vector<double>& urn) const {
    LIGHTSOUT_ASSERT(urn.size() == vertices_ + 1);
    const auto size = static_cast<Eigen::Index>(urn.size());
    std::vector<double> law(urn.size());
    Eigen::Map<Eigen::RowVectorXd>(law.data(), size) =
        Eigen::Map<const Eigen::RowVectorXd>(urn.data(), size) *
        Eigen::Map<const RowMajor>(conditional_.data(), size, size);
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
