// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"

#include <igraph.h>

#include <mutex>
#include <new>

namespace lightsout {

/// Exclusive use of igraph, which is not safe for several threads, with its errors caught.
///
/// While a session lives, igraph functions return error codes instead of ending the program, and
/// print nothing. Private to the sources that call igraph.
class IgraphSession {
public:
    /// With a Progress, igraph functions that go on for long return IGRAPH_INTERRUPTED soon after
    /// it was cancelled.
    explicit IgraphSession(const Progress* progress = nullptr);
    ~IgraphSession();
    IgraphSession(const IgraphSession&) = delete;
    IgraphSession& operator=(const IgraphSession&) = delete;

private:
    std::lock_guard<std::mutex> lock_;
    igraph_error_handler_t* previousErrorHandler_;
    igraph_warning_handler_t* previousWarningHandler_;
    igraph_interruption_handler_t* previousInterruptionHandler_;
};

/// For igraph's functions that fail only where there is no memory. Throws std::bad_alloc.
inline void requireMemory(igraph_error_t result) {
    if (result != IGRAPH_SUCCESS) {
        throw std::bad_alloc();
    }
}

/// A list of igraph's integers. Its functions throw std::bad_alloc.
class IgraphIntegers {
public:
    IgraphIntegers() { requireMemory(igraph_vector_int_init(&integers_, 0)); }
    ~IgraphIntegers() { igraph_vector_int_destroy(&integers_); }
    IgraphIntegers(const IgraphIntegers&) = delete;
    IgraphIntegers& operator=(const IgraphIntegers&) = delete;

    void add(std::size_t integer) {
        requireMemory(
            igraph_vector_int_push_back(&integers_, static_cast<igraph_integer_t>(integer)));
    }
    const igraph_vector_int_t* get() const { return &integers_; }

private:
    igraph_vector_int_t integers_{};
};

} // namespace lightsout
