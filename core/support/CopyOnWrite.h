// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <utility>

namespace lightsout {

/// A value whose copies share storage until one of them is changed.
///
/// Copying is O(1); edit() copies the value first when it is shared. Distinct copies may be used
/// from distinct threads.
template <typename T>
class CopyOnWrite {
public:
    CopyOnWrite() : shared_(new Shared{}) {}
    CopyOnWrite(T value) // implicit: a T converts to a CopyOnWrite<T>
        : shared_(new Shared{std::move(value)}) {}

    CopyOnWrite(const CopyOnWrite& other) noexcept : shared_(other.shared_) {
        if (shared_ != nullptr) {
            shared_->owners.fetch_add(1, std::memory_order_relaxed);
        }
    }
    /// A moved-from object may only be assigned to or destroyed.
    CopyOnWrite(CopyOnWrite&& other) noexcept : shared_(std::exchange(other.shared_, nullptr)) {}
    CopyOnWrite& operator=(CopyOnWrite other) noexcept {
        std::swap(shared_, other.shared_);
        return *this;
    }
    ~CopyOnWrite() {
        // Acquire-release: the other owners' reads complete before the value is deleted.
        if (shared_ != nullptr && shared_->owners.fetch_sub(1, std::memory_order_acq_rel) == 1) {
            delete shared_; // NOLINT(clang-analyzer-cplusplus.NewDelete): it loses the count
        }
    }

    const T& operator*() const { return shared_->value; }
    const T* operator->() const { return &shared_->value; }

    T& edit() {
        // Acquire: the former owners' reads complete before the value is changed; a plain count
        // such as std::shared_ptr::use_count() does not guarantee that.
        if (shared_->owners.load(std::memory_order_acquire) != 1) {
            *this = CopyOnWrite(shared_->value);
        }
        return shared_->value;
    }

    /// Returns true if both use the same storage: a fast, sufficient test of equality.
    bool sharesWith(const CopyOnWrite& other) const { return shared_ == other.shared_; }

    friend bool operator==(const CopyOnWrite& a, const CopyOnWrite& b) {
        return a.sharesWith(b) || *a == *b;
    }

private:
    struct Shared {
        T value{};
        std::atomic<std::size_t> owners{1};
    };
    Shared* shared_;
};

} // namespace lightsout
