#pragma once

#include <memory>
#include <utility>

namespace lightsout {

/// A value whose copies share storage until one of them is changed.
///
/// Copying is O(1); edit() copies the value first when it is shared. Distinct copies may be used
/// from distinct threads.
template <typename T>
class CopyOnWrite {
public:
    CopyOnWrite() : value_(std::make_shared<T>()) {}
    CopyOnWrite(T value) // NOLINT(google-explicit-constructor): a T is a CopyOnWrite<T>
        : value_(std::make_shared<T>(std::move(value))) {}

    const T& operator*() const { return *value_; }
    const T* operator->() const { return value_.get(); }

    T& edit() {
        if (value_.use_count() != 1) {
            value_ = std::make_shared<T>(*value_);
        }
        return *value_;
    }

    /// True when both are the same storage: a fast, sufficient test of equality.
    bool sharesWith(const CopyOnWrite& other) const { return value_ == other.value_; }

    friend bool operator==(const CopyOnWrite& a, const CopyOnWrite& b) {
        return a.sharesWith(b) || *a == *b;
    }

private:
    std::shared_ptr<T> value_;
};

} // namespace lightsout
