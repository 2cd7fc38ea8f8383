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
    CopyOnWrite(T value) // a T is a CopyOnWrite<T>
        : shared_(new Shared{std::move(value)}) {}

    CopyOnWrite(const CopyOnWrite& other) noexcept : shared_(other.shared_) {
        if (shared_ != nullptr) {
            shared_->owners.fetch_add(1, std::memory_order_relaxed);
        }
    }
    /// What was moved from may only be assigned to or destroyed.
    CopyOnWrite(CopyOnWrite&& other) noexcept : shared_(std::exchange(other.shared_, nullptr)) {}
    CopyOnWrite& operator=(CopyOnWrite other) noexcept {
        std::swap(shared_, other.shared_);
        return *this;
    }
    ~CopyOnWrite() {
        // What the others read from the value is over before it is deleted.
        if (shared_ != nullptr && shared_->owners.fetch_sub(1, std::memory_order_acq_rel) == 1) {
            delete shared_;
        }
    }

    const T& operator*() const { return shared_->value; }
    const T* operator->() const { return &shared_->value; }

    T& edit() {
        // What the owners that are gone read is over before the value is changed; a plain count, as
        // std::shared_ptr::use_count() is, does not tell that.
        if (shared_->owners.load(std::memory_order_acquire) != 1) {
            *this = CopyOnWrite(shared_->value);
        }
        return shared_->value;
    }

    /// True when both are the same storage: a fast, sufficient test of equality.
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
