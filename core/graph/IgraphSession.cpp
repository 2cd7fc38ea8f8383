#include "graph/IgraphSession.h"

namespace lightsout {

namespace {

std::mutex& igraphMutex() {
    static std::mutex mutex;
    return mutex;
}

std::string& recordedError() {
    static std::string text;
    return text;
}

void recordError(const char* reason, const char* /*file*/, int /*line*/, igraph_error_t /*code*/) {
    // What igraph says while it unwinds is less telling than what it said first.
    if (recordedError().empty()) {
        recordedError() = reason;
    }
    IGRAPH_FINALLY_FREE();
}

void ignoreWarning(const char* /*reason*/, const char* /*file*/, int /*line*/) {}

} // namespace

IgraphSession::IgraphSession()
    : lock_(igraphMutex()), previousErrorHandler_(igraph_set_error_handler(recordError)),
      previousWarningHandler_(igraph_set_warning_handler(ignoreWarning)) {
    recordedError().clear();
    igraph_set_attribute_table(&igraph_cattribute_table);
}

IgraphSession::~IgraphSession() {
    igraph_set_error_handler(previousErrorHandler_);
    igraph_set_warning_handler(previousWarningHandler_);
}

const std::string& IgraphSession::lastError() const {
    return recordedError();
}

} // namespace lightsout
