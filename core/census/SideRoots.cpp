// SPDX-License-Identifier: GPL-3.0-or-later
#include "census/SideRoots.h"

#include <algorithm>
#include <bit>

namespace lightsout {

namespace {

/// Returns the largest power of two that divides a positive number.
std::size_t evenPart(std::size_t number) {
    return std::size_t{1} << static_cast<unsigned>(std::countr_zero(number));
}

SideRoots wrappedSide(const LatticeFamily& family, std::size_t size) {
    if (family.neighbours == Neighbours::diagonal && size == 1) {
        // A diagonal step returns to the same index: the matrix is (1), whose eigenvalue belongs to
        // the third roots of unity.
        return {.order = 3, .zeroBlocks = {}, .otherBlocks = {1, 0}};
    }
    return cycleRoots(size);
}

} // namespace

SideRoots pathRoots(std::size_t vertices) {
    // The characteristic polynomial is f_{n+1}, and f_{2^j b} = s^(2^j - 1) f_b(s)^(2^j), where f_b
    // is a square for odd b.
    const std::size_t power = evenPart(vertices + 1);
    return {.order = (vertices + 1) / power,
            .zeroBlocks = {power - 1, 0},
            .otherBlocks = {2 * power, 0}};
}

SideRoots cycleRoots(std::size_t vertices) {
    if (vertices == 2) {
        return pathRoots(2);
    }
    const std::size_t power = evenPart(vertices);
    const SideRoots::Blocks zeroBlocks =
        power == 1 ? SideRoots::Blocks{1, 0} : SideRoots::Blocks{power / 2, power / 2};
    return {.order = vertices / power, .zeroBlocks = zeroBlocks, .otherBlocks = {power, power}};
}

bool isProductOfSides(Topology topology) {
    return topology == Topology::plane || topology == Topology::cylinder ||
           topology == Topology::torus;
}

SideRoots rowSide(const LatticeFamily& family, std::size_t rows) {
    return family.topology == Topology::torus ? wrappedSide(family, rows) : pathRoots(rows);
}

SideRoots columnSide(const LatticeFamily& family, std::size_t cols) {
    return family.topology == Topology::plane ? pathRoots(cols) : wrappedSide(family, cols);
}

std::size_t blockCount(const SideRoots::Blocks& blocks) {
    return static_cast<std::size_t>(
        std::count_if(blocks.begin(), blocks.end(), [](std::size_t size) { return size > 0; }));
}

std::size_t sharedDimension(const SideRoots::Blocks& a, const SideRoots::Blocks& b) {
    std::size_t sum = 0;
    for (const std::size_t sizeInA : a) {
        for (const std::size_t sizeInB : b) {
            sum += std::min(sizeInA, sizeInB);
        }
    }
    return sum;
}

} // namespace lightsout
