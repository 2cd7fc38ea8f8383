// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"

#include <igraph.h>

#include <cstdint>
#include <new>

namespace lightsout {

/// Gives exclusive use of igraph, which is not thread-safe, and catches its errors.
///
/// While a session exists, igraph functions return error codes instead of ending the program, and
/// print nothing. Include this header only in source files that call igraph.
class IgraphSession {
public:
    /// The ways in which igraph reacts to an interruption: most functions return IGRAPH_INTERRUPTED
    /// at once, and the caller has to free their memory; BLISS stops searching, frees its memory,
    /// and returns IGRAPH_SUCCESS with a partial answer.
    enum class Interruption { returns, stopsSearch };

    /// Waits until no other session exists. If `progress` is not null, throws Cancelled if it is
    /// cancelled while waiting. If it is cancelled later, long-running igraph functions return soon
    /// afterwards, as they do after `maxSteps` of the steps in which they can be interrupted.
    explicit IgraphSession(const Progress* progress = nullptr,
                           Interruption interruption = Interruption::returns,
                           std::uint64_t maxSteps = UINT64_MAX);
    ~IgraphSession();
    IgraphSession(const IgraphSession&) = delete;
    IgraphSession& operator=(const IgraphSession&) = delete;

    /// Returns true if a function was interrupted because of `maxSteps`.
    bool isExhausted() const;

private:
    /// Holds exclusive access to igraph.
    struct Turn {
        explicit Turn(const Progress* progress);
        ~Turn();
        Turn(const Turn&) = delete;
        Turn& operator=(const Turn&) = delete;
    };

    Turn turn_;
    igraph_error_handler_t* previousErrorHandler_;
    igraph_warning_handler_t* previousWarningHandler_;
    igraph_interruption_handler_t* previousInterruptionHandler_;
};

/// Throws std::bad_alloc if an igraph function failed. To be used only with functions that cannot
/// fail for any reason other than lack of memory.
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
