// SPDX-License-Identifier: GPL-3.0-or-later
// The head of a request has one reply, whatever arrives and however it is split.

#include "live/HttpRequest.h"

#include "support/Assert.h"
#include "tests/fuzz/Targets.h"

#include <algorithm>

namespace lightsout {

namespace {

bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

} // namespace

void fuzzHttpRequest(const std::uint8_t* data, std::size_t size) {
    constexpr std::string_view host = "192.168.1.20:8080";
    constexpr std::string_view headEnd = "\r\n\r\n";
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const HttpRequest whole = readHttpRequest(text, {std::string(host)});
    const std::size_t end = std::min(size, text.find(headEnd));
    if (whole == HttpRequest::page || whole == HttpRequest::socket) {
        LIGHTSOUT_ASSERT(text.starts_with("GET /") && end < size && end <= maxHttpHead);
        LIGHTSOUT_ASSERT(contains(text.substr(0, end), host));
        LIGHTSOUT_ASSERT(whole == HttpRequest::page || text.starts_with("GET /class "));
    }
    if (whole == HttpRequest::incomplete) {
        LIGHTSOUT_ASSERT(end == size && size < maxHttpHead);
    }
    // The beginning of a request is either incomplete or decided, and further bytes do not change
    // the decision.
    for (std::size_t part = 0; part < size; part += 1 + size / 16) {
        const HttpRequest decided = readHttpRequest(text.substr(0, part), {std::string(host)});
        LIGHTSOUT_ASSERT(decided == HttpRequest::incomplete || decided == whole);
    }
    // The whole address is compared.
    LIGHTSOUT_ASSERT(whole != HttpRequest::page ||
                     readHttpRequest(text, {"192.168.1.20:808"}) == HttpRequest::forbidden);
}

} // namespace lightsout
