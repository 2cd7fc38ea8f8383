// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "census/LatticeFamily.h"
#include "census/NullityTable.h"
#include "census/RootPairs.h"
#include "census/SideRoots.h"
#include "support/Progress.h"

namespace lightsout {

/// Nullities of boards whose influence matrix is made of one matrix for each side: a cell of the
/// table is a sum over the pairs of their eigenvalues that make the board singular, and over the
/// pairs of Jordan blocks of each.
///
/// Eigenvalues are grouped by the order e of their roots of unity, so a table up to n × n takes a
/// polynomial gcd only for the pairs of odd e up to n + 1 of equal rootDegree(), and then a handful
/// of additions for each cell. (Hunziker, Machiavelo, Park, as cited for SideRoots; the sum over
/// pairs of invariant factors is the dimension of {X : A X = X B}, Gantmacher, "The Theory of
/// Matrices", chapter VIII.)
class FactorMethod {
public:
    /// Plane, cylinder and torus with plus neighbours, with the king's without self-influence, and
    /// with diagonal ones with self-influence.
    static bool appliesTo(const LatticeFamily& family);

    explicit FactorMethod(const LatticeFamily& family);

    /// Safe to call from several threads: what one call finds out, the others use. Throws
    /// Cancelled.
    NullityTable table(SizeRange rows, SizeRange cols, std::size_t threads, Progress& progress);

    /// The nullities of n × n for all these n. Throws Cancelled.
    std::vector<std::uint32_t> squares(SizeRange sizes, std::size_t threads, Progress& progress);

private:
    std::size_t nullity(const SideRoots& row, const SideRoots& col, std::size_t related) const;

    LatticeFamily family_;
    RootPairs pairs_;
};

} // namespace lightsout
