#pragma once

#include "support/Progress.h"

#include <igraph.h>

#include <mutex>
#include <string>

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

    /// What igraph complained about first in this session; empty when it did not.
    const std::string& lastError() const;

private:
    std::lock_guard<std::mutex> lock_;
    igraph_error_handler_t* previousErrorHandler_;
    igraph_warning_handler_t* previousWarningHandler_;
    igraph_interruption_handler_t* previousInterruptionHandler_;
};

} // namespace lightsout
