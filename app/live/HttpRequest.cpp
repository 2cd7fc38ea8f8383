// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/HttpRequest.h"

#include "io/Text.h"

#include <algorithm>
#include <optional>

namespace lightsout {

namespace {

bool isSame(std::string_view a, std::string_view b) {
    return lowerCase(a) == lowerCase(b);
}

bool isOneOf(std::string_view host, const std::vector<std::string>& hosts) {
    return std::ranges::any_of(hosts,
                               [host](const std::string& known) { return isSame(host, known); });
}

/// Returns the text up to the next line end, and removes both from `text`.
std::string_view takeHeadLine(std::string_view& text) {
    const std::size_t end = text.find("\r\n");
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(text.size(), line.size() + 2));
    return line;
}

/// The header fields that the server uses. If one is repeated, the request is malformed, because
/// different parsers could choose different values.
struct Fields {
    std::optional<std::string_view> host{};
    std::optional<std::string_view> origin{};
    std::optional<std::string_view> upgrade{};
};

/// Stores the value of a header field if the server uses it. Returns false if the line is not a
/// field or repeats one.
bool readField(std::string_view line, Fields& fields) {
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || colon == 0 ||
        std::ranges::any_of(line, [](unsigned char c) { return c < ' ' && c != '\t'; })) {
        return false;
    }
    const std::string_view name = line.substr(0, colon);
    if (name.find_first_of(" \t") != std::string_view::npos) {
        return false;
    }
    const std::pair<std::string_view, std::optional<std::string_view>*> wanted[] = {
        {"host", &fields.host}, {"origin", &fields.origin}, {"upgrade", &fields.upgrade}};
    for (const auto& [known, value] : wanted) {
        if (isSame(name, known)) {
            if (*value) {
                return false;
            }
            *value = trimmed(line.substr(colon + 1));
        }
    }
    return true;
}

} // namespace

HttpRequest readHttpRequest(std::string_view head, const std::vector<std::string>& hosts,
                            const std::vector<std::string>& formerHosts) {
    // Text that can't become a valid request is rejected at once.
    constexpr std::string_view method = "GET ";
    const std::size_t begun = std::min(head.size(), method.size());
    if (head.substr(0, begun) != method.substr(0, begun)) {
        return HttpRequest::malformed;
    }
    constexpr std::string_view headEnd = "\r\n\r\n";
    const std::size_t end = head.find(headEnd);
    if (end == std::string_view::npos) {
        return head.size() >= maxHttpHead ? HttpRequest::malformed : HttpRequest::incomplete;
    }
    if (end + headEnd.size() > maxHttpHead) {
        return HttpRequest::malformed;
    }
    std::string_view rest = head.substr(0, end);
    const std::string_view request = takeHeadLine(rest).substr(method.size());
    const std::size_t blank = request.find(' ');
    if (blank == std::string_view::npos || request.substr(blank + 1) != "HTTP/1.1") {
        return HttpRequest::malformed;
    }
    const std::string_view path = request.substr(0, blank);
    Fields fields;
    while (!rest.empty()) {
        if (!readField(takeHeadLine(rest), fields)) {
            return HttpRequest::malformed;
        }
    }
    if (!fields.host || !isOneOf(*fields.host, hosts)) {
        return HttpRequest::forbidden;
    }
    constexpr std::string_view scheme = "http://";
    if (fields.origin && !(isSame(fields.origin->substr(0, scheme.size()), scheme) &&
                           (isOneOf(fields.origin->substr(scheme.size()), hosts) ||
                            isOneOf(fields.origin->substr(scheme.size()), formerHosts)))) {
        return HttpRequest::forbidden;
    }
    if (fields.upgrade) {
        // Browsers send an Origin, so a client without one is not a page of this server.
        return isSame(*fields.upgrade, "websocket") && path == "/class"
                   ? (fields.origin ? HttpRequest::socket : HttpRequest::forbidden)
                   : HttpRequest::notFound;
    }
    // The query string is for the page.
    return path.substr(0, path.find('?')) == "/" ? HttpRequest::page : HttpRequest::notFound;
}

std::string httpAnswer(std::string_view status, std::string_view type, std::string_view body) {
    return "HTTP/1.1 " + std::string(status) + "\r\nContent-Type: " + std::string(type) +
           "\r\nContent-Length: " + std::to_string(body.size()) +
           "\r\nConnection: close\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff"
           "\r\nX-Frame-Options: DENY\r\nReferrer-Policy: no-referrer"
           "\r\nCross-Origin-Resource-Policy: same-origin\r\n\r\n" +
           std::string(body);
}

} // namespace lightsout
