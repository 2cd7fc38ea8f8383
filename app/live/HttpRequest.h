// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace lightsout {

/// The most bytes of a request's head.
inline constexpr std::size_t maxHttpHead = 16384;

/// What the server does with what a connection has sent.
enum class HttpRequest {
    incomplete, ///< waits for more
    page,       ///< sends the page
    socket,     ///< hands the connection over to the WebSocket protocol
    notFound,   ///< there is nothing at this path
    forbidden,  ///< the Host or Origin is not the address that is shown
    malformed,  ///< closes the connection
};

/// Reads the head of a request, up to its blank line; bodies are never looked at. `head` is what
/// has arrived so far, `host` the address that is shown, as "192.168.1.20:8080".
HttpRequest readHttpRequest(std::string_view head, std::string_view host);

/// An answer after which the connection is closed.
std::string httpAnswer(std::string_view status, std::string_view type, std::string_view body);

} // namespace lightsout
