// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/IgraphSession.h"

#include <chrono>
#include <condition_variable>
#include <mutex>

namespace lightsout {

namespace {

/// Records whether a session exists.
struct Use {
    std::mutex mutex;
    std::condition_variable ended;
    bool isTaken = false;
};

Use& use() {
    static Use instance;
    return instance;
}

void freeWhatFailed(const char* /*reason*/, const char* /*file*/, int /*line*/,
                    igraph_error_t /*code*/) {
    IGRAPH_FINALLY_FREE();
}

void ignoreWarning(const char* /*reason*/, const char* /*file*/, int /*line*/) {}

/// The conditions under which the functions of the present session are interrupted.
struct Limits {
    const Progress* progress = nullptr;
    std::uint64_t steps = UINT64_MAX; ///< number of steps that are left
    bool isExhausted = false;
};

Limits& limits() {
    static Limits instance;
    return instance;
}

igraph_error_t stopIfCancelled(void* /*data*/) {
    Limits& present = limits();
    present.isExhausted = present.isExhausted || present.steps == 0;
    present.steps -= present.isExhausted ? 0 : 1;
    const bool isCancelled = present.progress != nullptr && present.progress->cancelled();
    return present.isExhausted || isCancelled ? IGRAPH_INTERRUPTED : IGRAPH_SUCCESS;
}

igraph_error_t returnIfCancelled(void* data) {
    const igraph_error_t answer = stopIfCancelled(data);
    if (answer != IGRAPH_SUCCESS) {
        IGRAPH_FINALLY_FREE();
    }
    return answer;
}

} // namespace

IgraphSession::Turn::Turn(const Progress* progress) {
    // Cancelling does not notify waiting threads, so they check for it at this interval.
    constexpr std::chrono::milliseconds patience{10};
    std::unique_lock lock(use().mutex);
    while (!use().ended.wait_for(lock, patience, [] { return !use().isTaken; })) {
        checkpoint(progress);
    }
    use().isTaken = true;
}

IgraphSession::Turn::~Turn() {
    const std::scoped_lock lock(use().mutex);
    use().isTaken = false;
    use().ended.notify_one();
}

IgraphSession::IgraphSession(const Progress* progress, Interruption interruption,
                             std::uint64_t maxSteps)
    : turn_(progress), previousErrorHandler_(igraph_set_error_handler(freeWhatFailed)),
      previousWarningHandler_(igraph_set_warning_handler(ignoreWarning)),
      previousInterruptionHandler_(igraph_set_interruption_handler(
          interruption == Interruption::returns ? returnIfCancelled : stopIfCancelled)) {
    limits() = {.progress = progress, .steps = maxSteps};
    igraph_set_attribute_table(&igraph_cattribute_table);
}

IgraphSession::~IgraphSession() {
    igraph_set_error_handler(previousErrorHandler_);
    igraph_set_warning_handler(previousWarningHandler_);
    igraph_set_interruption_handler(previousInterruptionHandler_);
    limits() = {};
}

bool IgraphSession::isExhausted() const {
    return limits().isExhausted;
}

} // namespace lightsout
