// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace lightsout {

/// The maximum size of a request's head in bytes.
inline constexpr std::size_t maxHttpHead = 16384;

/// The server's reaction to the bytes that a connection has sent.
enum class HttpRequest {
    incomplete, ///< waits for more bytes
    page,       ///< sends the page
    socket,     ///< hands the connection over to the WebSocket protocol
    notFound,   ///< there is nothing at this path
    forbidden,  ///< Host or Origin is not the address that is shown
    malformed,  ///< closes the connection
};

/// Reads the head of a request, up to its blank line; the body is ignored. `head` contains the
/// bytes received so far; `host` is the address that is shown, such as "192.168.1.20:8080".
HttpRequest readHttpRequest(std::string_view head, std::string_view host);

/// Returns a complete response. It announces that the server closes the connection afterwards.
std::string httpAnswer(std::string_view status, std::string_view type, std::string_view body);

} // namespace lightsout
