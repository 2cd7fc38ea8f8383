// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/IgraphSession.h"

namespace lightsout {

namespace {

std::mutex& igraphMutex() {
    static std::mutex mutex;
    return mutex;
}

void freeWhatFailed(const char* /*reason*/, const char* /*file*/, int /*line*/,
                    igraph_error_t /*code*/) {
    IGRAPH_FINALLY_FREE();
}

void ignoreWarning(const char* /*reason*/, const char* /*file*/, int /*line*/) {}

const Progress*& waitingProgress() {
    static const Progress* progress = nullptr;
    return progress;
}

igraph_error_t interruptIfCancelled(void* /*data*/) {
    if (waitingProgress() == nullptr || !waitingProgress()->cancelled()) {
        return IGRAPH_SUCCESS;
    }
    IGRAPH_FINALLY_FREE();
    return IGRAPH_INTERRUPTED;
}

} // namespace

IgraphSession::IgraphSession(const Progress* progress)
    : lock_(igraphMutex()), previousErrorHandler_(igraph_set_error_handler(freeWhatFailed)),
      previousWarningHandler_(igraph_set_warning_handler(ignoreWarning)),
      previousInterruptionHandler_(igraph_set_interruption_handler(interruptIfCancelled)) {
    waitingProgress() = progress;
    igraph_set_attribute_table(&igraph_cattribute_table);
}

IgraphSession::~IgraphSession() {
    igraph_set_error_handler(previousErrorHandler_);
    igraph_set_warning_handler(previousWarningHandler_);
    igraph_set_interruption_handler(previousInterruptionHandler_);
    waitingProgress() = nullptr;
}

} // namespace lightsout
