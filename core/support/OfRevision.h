// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <utility>

namespace lightsout {

/// Returns a number that no other revision in this process has. It is larger than all previous
/// ones.
inline std::uint64_t nextRevision() {
    static std::atomic<std::uint64_t> last{0};
    return last.fetch_add(1, std::memory_order_relaxed) + 1;
}

/// A value that outlives the call in which it was read, such as a vertex or a row, with the
/// revision from which it was read. It is returned only for that revision.
template <typename T>
class OfRevision {
public:
    OfRevision() = default;
    OfRevision(T value, std::uint64_t revision) : value_(std::move(value)), revision_(revision) {}

    /// Returns the value, or null if there is none or it belongs to another revision.
    const T* in(std::uint64_t revision) const {
        return value_ && revision_ == revision ? &*value_ : nullptr;
    }
    T* in(std::uint64_t revision) { return value_ && revision_ == revision ? &*value_ : nullptr; }
    /// Returns a copy of the value, or nullopt if there is none or it belongs to another revision.
    std::optional<T> copyIn(std::uint64_t revision) const {
        return revision_ == revision ? value_ : std::nullopt;
    }

    void reset() { value_.reset(); }

private:
    std::optional<T> value_;
    std::uint64_t revision_ = 0;
};

} // namespace lightsout
