// SPDX-License-Identifier: GPL-3.0-or-later
#include "sparse/IndependentVectors.h"

namespace lightsout {

std::optional<std::vector<std::size_t>> IndependentVectors::add(const BitVector& vector) {
    LIGHTSOUT_ASSERT(vector.size() == size_);
    byLeadingEntry_.resize(size_);
    Reduced rest{vector, BitVector(size_)};
    std::size_t lead = rest.vector.findNext(0);
    while (lead < size_ && byLeadingEntry_[lead]) {
        rest.vector ^= byLeadingEntry_[lead]->vector;
        rest.sum ^= byLeadingEntry_[lead]->sum;
        lead = rest.vector.findNext(lead + 1);
    }
    if (lead == size_) {
        std::vector<std::size_t> summands;
        rest.sum.forEachOne([&summands](std::size_t number) { summands.push_back(number); });
        return summands;
    }
    rest.sum.flip(picked_.size());
    picked_.push_back(vector);
    byLeadingEntry_[lead] = std::move(rest);
    return std::nullopt;
}

} // namespace lightsout
