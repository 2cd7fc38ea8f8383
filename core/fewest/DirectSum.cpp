// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/DirectSum.h"

#include "gf2/Elimination.h"

#include <algorithm>

namespace lightsout {

namespace {

BitVector common(BitVector a, const BitVector& b) {
    for (std::size_t w = 0; w < a.words().size(); ++w) {
        a.words()[w] &= b.words()[w];
    }
    return a;
}

BitVector united(BitVector a, const BitVector& b) {
    for (std::size_t w = 0; w < a.words().size(); ++w) {
        a.words()[w] |= b.words()[w];
    }
    return a;
}

/// A group of connected basis vectors, and the positions where at least one of them is 1.
struct Group {
    BitVector positions;
    std::vector<BitVector> basis;
};

} // namespace

DirectSum directSum(const BitVector& offset, const std::vector<BitVector>& basis,
                    Progress& progress) {
    const EchelonForm form =
        reducedEchelonForm(BitMatrix::fromRows(basis, offset.size()), offset.size(), progress);
    LIGHTSOUT_ASSERT(form.rank() == basis.size());
    std::vector<Group> groups;
    for (std::size_t row = 0; row < form.rank(); ++row) {
        progress.checkpoint();
        Group joined{.positions = form.matrix.row(row), .basis = {form.matrix.row(row)}};
        for (Group& group : groups) {
            if (common(group.positions, joined.basis.front()).any()) {
                joined.positions = united(std::move(joined.positions), group.positions);
                std::ranges::move(group.basis, std::back_inserter(joined.basis));
                group.basis.clear();
            }
        }
        std::erase_if(groups, [](const Group& group) { return group.basis.empty(); });
        groups.push_back(std::move(joined));
    }
    DirectSum sum{.fixed = offset, .summands = {}};
    for (Group& group : groups) {
        sum.summands.push_back({common(offset, group.positions), std::move(group.basis)});
        sum.fixed ^= sum.summands.back().offset;
    }
    return sum;
}

} // namespace lightsout
