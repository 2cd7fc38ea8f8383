#include "random/EhrenfestUrn.h"

#include <Eigen/Core>

#include <bit>

namespace lightsout {

namespace {

/// Column i holds the probabilities of what follows i.
Eigen::MatrixXd transition(std::size_t vertices, Walk walk) {
    const auto states = static_cast<Eigen::Index>(vertices) + 1;
    Eigen::MatrixXd matrix(states, states);
    for (std::size_t from = 0; from <= vertices; ++from) {
        std::vector<double> law(vertices + 1);
        law[from] = 1;
        advanceUrn(law, walk);
        matrix.col(static_cast<Eigen::Index>(from)) =
            Eigen::Map<const Eigen::VectorXd>(law.data(), states);
    }
    return matrix;
}

} // namespace

void advanceUrn(std::vector<double>& law, Walk walk) {
    const std::size_t vertices = law.size() - 1;
    if (vertices == 0) {
        return;
    }
    const auto count = static_cast<double>(vertices);
    const double stay = walk == Walk::lazy ? 0.5 : 0;
    double before = 0; // the old probability of one less
    for (std::size_t i = 0; i <= vertices; ++i) {
        const double present = law[i];
        const double after = i < vertices ? law[i + 1] : 0;
        const double arriving = before * static_cast<double>(vertices - i + 1) / count +
                                after * static_cast<double>(i + 1) / count;
        law[i] = stay * present + (1 - stay) * arriving;
        before = present;
    }
}

std::vector<double> ehrenfestLaw(std::size_t vertices, std::uint64_t presses, Walk walk) {
    std::vector<double> law(vertices + 1);
    law[0] = 1;
    const double squarings = static_cast<double>(std::bit_width(presses)) *
                             static_cast<double>(vertices + 1) * static_cast<double>(vertices + 1);
    if (static_cast<double>(presses) <= squarings) {
        for (std::uint64_t press = 0; press < presses; ++press) {
            advanceUrn(law, walk);
        }
        return law;
    }
    Eigen::Map<Eigen::VectorXd> vector(law.data(), static_cast<Eigen::Index>(law.size()));
    Eigen::MatrixXd power = transition(vertices, walk);
    for (std::uint64_t rest = presses; rest != 0; rest >>= 1U) {
        if ((rest & 1U) != 0) {
            vector = (power * vector).eval();
        }
        if (rest > 1) {
            power = (power * power).eval();
        }
    }
    return law;
}

} // namespace lightsout
