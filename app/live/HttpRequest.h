// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lightsout {

/// The maximum size of a request's head in bytes.
inline constexpr std::size_t maxHttpHead = 16384;

/// The server's reaction to the bytes that a connection has sent.
enum class HttpRequest {
    incomplete, ///< waits for more bytes
    page,       ///< sends the page
    socket,     ///< switches the connection to the WebSocket protocol
    notFound,   ///< reports that there is nothing at this path
    forbidden,  ///< rejects the request: Host or Origin is not an address of the server
    malformed,  ///< closes the connection
};

/// Reads the head of a request, which ends with an empty line; the body is ignored. `head` contains
/// the bytes received so far; `hosts` are the names and addresses of this server with its port,
/// such as "192.168.1.20:8080"; `formerHosts` are those from which a page may still come.
HttpRequest readHttpRequest(std::string_view head, const std::vector<std::string>& hosts,
                            const std::vector<std::string>& formerHosts = {});

/// Returns a complete response, which announces that the server then closes the connection.
std::string httpAnswer(std::string_view status, std::string_view type, std::string_view body);

} // namespace lightsout
