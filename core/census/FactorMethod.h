// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "census/LatticeFamily.h"
#include "census/NullityTable.h"
#include "census/SideRoots.h"
#include "support/Progress.h"

#include <cstddef>
#include <cstdint>
#include <set>
#include <shared_mutex>
#include <unordered_map>
#include <utility>
#include <vector>

namespace lightsout {

/// The relation between an eigenvalue α of the columns' side and an eigenvalue β of the rows' side
/// that makes a board singular.
enum class RootRelation {
    equal,           ///< α = β: plus neighbours without self-influence
    differByOne,     ///< α + 1 = β: plus neighbours with self-influence
    inverse,         ///< αβ = 1: diagonal neighbours with self-influence
    shiftedInverses, ///< (α + 1)(β + 1) = 1: king's neighbours without self-influence
};

/// Counts the related pairs of roots of two polynomials ψ_e by computing a gcd, and caches the
/// counts.
///
/// α + 1 and 1/α generate the same field as α, so only orders with equal rootDegree() have related
/// pairs. Safe to use from several threads.
class RootPairs {
public:
    /// Two odd orders greater than 1. The relations are symmetric, so the smaller order comes
    /// first.
    using Orders = std::pair<std::size_t, std::size_t>;

    explicit RootPairs(RootRelation relation) : relation_(relation) {}

    RootRelation relation() const { return relation_; }

    /// Computes the counts for all these pairs of orders unless they are already cached. Both
    /// orders of a pair must have the same rootDegree(). O(order² / 64) for each. Throws Cancelled.
    void prepare(const std::set<Orders>& pairs, std::size_t threads, Progress& progress);

    /// A candidate order b such that ψ_b has roots related to roots of ψ_a, where a is the given
    /// order, and the number of these pairs of roots. All pairs (a, b) must have been passed to
    /// prepare().
    struct Partner {
        std::size_t order;
        std::size_t pairs;
    };
    std::vector<Partner> partners(std::size_t order,
                                  const std::vector<std::size_t>& candidates) const;

private:
    static std::uint64_t key(std::size_t a, std::size_t b);

    RootRelation relation_;
    mutable std::shared_mutex mutex_;
    std::unordered_map<std::uint64_t, std::size_t> counts_;
};

/// Computes nullities of boards whose influence matrix is composed of one matrix for each side. A
/// nullity is a sum over the pairs of eigenvalues that make the board singular, and over the pairs
/// of their Jordan blocks.
///
/// Eigenvalues are grouped by the order e of their roots of unity, so a table up to n × n needs
/// polynomial gcds only for the pairs of odd e up to n + 1 with equal rootDegree(), followed by a
/// few additions for each entry. (Hunziker, Machiavelo, Park, as cited for SideRoots; the sum over
/// pairs of invariant factors is the dimension of {X : A X = X B}, Gantmacher, "The Theory of
/// Matrices", chapter VIII.)
class FactorMethod {
public:
    /// Returns true for planes, cylinders and tori with plus neighbours, with king's neighbours
    /// without self-influence, or with diagonal neighbours with self-influence.
    static bool appliesTo(const LatticeFamily& family);

    explicit FactorMethod(const LatticeFamily& family);

    /// Computes a table. Safe to call from several threads: calls share their cached results.
    /// Throws Cancelled.
    NullityTable table(SizeRange rows, SizeRange cols, std::size_t threads, Progress& progress);

    /// Computes the nullities of the n × n boards for all n in `sizes`. Throws Cancelled.
    std::vector<std::uint32_t> squares(SizeRange sizes, std::size_t threads, Progress& progress);

private:
    std::size_t nullity(const SideRoots& row, const SideRoots& col, std::size_t related) const;

    LatticeFamily family_;
    RootPairs pairs_;
};

} // namespace lightsout
