// SPDX-License-Identifier: GPL-3.0-or-later
#include "sparse/EliminationOrder.h"

#include <Eigen/SparseCore>

#include <algorithm>
#include <numeric>
#include <type_traits>

namespace lightsout {

namespace {

/// The integer type that Eigen uses for indices while it orders them. Eigen marks visited indices
/// by changing their signs, about thirty times per index, and each change is a checkpoint of the
/// thread's current work.
class CheckedIndex {
public:
    /// Sets the Progress for this thread's checkpoints for as long as the object exists.
    class Scope {
    public:
        explicit Scope(const Progress& progress) { current = &progress; }
        Scope(const Scope&) = delete;
        Scope& operator=(const Scope&) = delete;
        ~Scope() { current = nullptr; }
    };

    CheckedIndex() = default;
    // Only conversions from int and bool are implicit, so that Eigen's conditional expressions that
    // mix both types of numbers are not ambiguous.
    template <typename Number>
    requires std::is_arithmetic_v<Number>
    constexpr explicit(!std::is_same_v<Number, int> && !std::is_same_v<Number, bool>)
        CheckedIndex(Number value)
        : value_(static_cast<int>(value)) {}
    constexpr operator int() const { return value_; }

    CheckedIndex operator-() const {
        checkpoint(current);
        return -value_;
    }
    friend CheckedIndex operator-(CheckedIndex a, int b) { return a.value_ - b; }
    CheckedIndex& operator+=(int other) { return *this = value_ + other; }
    CheckedIndex& operator-=(int other) { return *this = value_ - other; }
    CheckedIndex& operator%=(int other) { return *this = value_ % other; }
    CheckedIndex& operator++() { return *this += 1; }
    CheckedIndex operator++(int) { return value_++; }
    CheckedIndex& operator--() { return *this -= 1; }
    CheckedIndex operator--(int) { return value_--; }

private:
    static inline thread_local const Progress* current = nullptr;
    int value_;
};

} // namespace

} // namespace lightsout

template <>
struct Eigen::NumTraits<lightsout::CheckedIndex> : Eigen::NumTraits<int> {};

// Included only here, because its functions use the NumTraits above.
#include <Eigen/OrderingMethods>

namespace lightsout {

EliminationOrder minimumDegreeOrder(const SparseMatrix& matrix, const Progress& progress) {
    const auto size = static_cast<int>(matrix.size());
    using Values = signed char; // not used, but Eigen stores them
    Eigen::SparseMatrix<Values, Eigen::ColMajor, CheckedIndex> upper(size, size);
    upper.reserve(static_cast<Eigen::Index>(matrix.entryCount() + matrix.size()));
    std::vector<int> rows;
    for (int column = 0; column < size; ++column) {
        progress.checkpoint();
        rows.assign(1, column); // Eigen's method expects the whole diagonal
        matrix.forEachNeighbour(static_cast<std::size_t>(column), [&](std::uint32_t row) {
            if (static_cast<int>(row) < column) {
                rows.push_back(static_cast<int>(row));
            }
        });
        std::ranges::sort(rows);
        rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
        upper.startVec(column);
        for (const int row : rows) {
            upper.insertBack(row, column) = 1;
        }
    }
    upper.finalize();
    Eigen::PermutationMatrix<Eigen::Dynamic, Eigen::Dynamic, CheckedIndex> order;
    {
        const CheckedIndex::Scope scope(progress);
        Eigen::AMDOrdering<CheckedIndex>()(upper.selfadjointView<Eigen::Upper>(), order);
    }
    EliminationOrder result;
    result.indices.reserve(matrix.size());
    for (Eigen::Index place = 0; place < size; ++place) {
        result.indices.push_back(static_cast<std::uint32_t>(int{order.indices()[place]}));
    }
    result.groupEnds.resize(matrix.size());
    std::iota(result.groupEnds.begin(), result.groupEnds.end(), std::size_t{1});
    return result;
}

} // namespace lightsout
