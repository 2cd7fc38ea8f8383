#pragma once

#include <cstddef>
#include <numeric>
#include <vector>

namespace lightsout {

/// A partition of 0 … size-1 whose sets are united one by one (Tarjan, 1975; with path halving).
/// Each set is known by its least element.
class DisjointSets {
public:
    explicit DisjointSets(std::size_t size) : parent_(size) {
        std::iota(parent_.begin(), parent_.end(), std::size_t{0});
    }

    std::size_t find(std::size_t element) {
        while (parent_[element] != element) {
            parent_[element] = parent_[parent_[element]];
            element = parent_[element];
        }
        return element;
    }

    void unite(std::size_t a, std::size_t b) {
        a = find(a);
        b = find(b);
        parent_[a < b ? b : a] = a < b ? a : b;
    }

private:
    std::vector<std::size_t> parent_;
};

} // namespace lightsout
