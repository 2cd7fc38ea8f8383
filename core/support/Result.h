// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Assert.h"
#include "support/Error.h"

#include <utility>
#include <variant>

namespace lightsout {

/// Either a value or the Error that prevented it. (std::expected is C++23.)
template <typename T>
class Result {
public:
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

    bool hasValue() const { return content_.index() == 0; }
    explicit operator bool() const { return hasValue(); }

    T& value() & {
        LIGHTSOUT_ASSERT(hasValue());
        return *std::get_if<0>(&content_);
    }
    const T& value() const& {
        LIGHTSOUT_ASSERT(hasValue());
        return *std::get_if<0>(&content_);
    }
    T&& value() && {
        LIGHTSOUT_ASSERT(hasValue());
        return std::move(*std::get_if<0>(&content_));
    }
    T& operator*() & { return value(); }
    const T& operator*() const& { return value(); }
    T&& operator*() && { return std::move(*this).value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    const Error& error() const {
        LIGHTSOUT_ASSERT(!hasValue());
        return *std::get_if<1>(&content_);
    }

private:
    std::variant<T, Error> content_;
};

} // namespace lightsout
