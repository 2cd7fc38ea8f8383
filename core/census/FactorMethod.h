// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "census/LatticeFamily.h"
#include "census/NullityTable.h"
#include "census/RootPairs.h"
#include "census/SideRoots.h"
#include "support/Progress.h"

namespace lightsout {

/// Computes nullities of boards whose influence matrix is composed of one matrix for each side: an
/// entry of the table is a sum over the pairs of eigenvalues that make the board singular, and over
/// the pairs of their Jordan blocks.
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
