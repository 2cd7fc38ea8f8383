// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lightsout {

/// Maximum side of a grid on a web page.
inline constexpr std::size_t maxWebSide = 30;
/// Maximum number of vertices of a drawn graph on a web page.
inline constexpr std::size_t maxWebVertices = 200;
/// Maximum number of boards on a web page.
inline constexpr std::size_t maxWebBoards = 100;

/// The codes of the languages in which a web page can be written.
inline constexpr std::array<std::string_view, 3> webLanguages{"en", "fr", "he"};

/// The hints that a pupil can request on a web page.
enum class WebHints { none, one, all };

struct WebPageOptions {
    std::string title{}; ///< the teacher's title; if empty, the page shows the task
    std::string text{};  ///< the teacher's text
    /// Languages from webLanguages; the reader chooses one if there are several.
    std::vector<std::string> languages{"en"};
    WebHints hints = WebHints::one;
    bool showsFewest = true;
    bool offersSolution = true; ///< whether the solution is offered after winning
    bool hasTimer = true;

    friend bool operator==(const WebPageOptions&, const WebPageOptions&) = default;
};

/// Returns true if boards of the rule can be put on a web page, where each vertex has a button and
/// a light.
bool fitsOnWebPage(const Rule& rule);

/// Returns an HTML file in which the boards are played one after the other, from their current
/// lights. It works in any browser and without a network. There must be at least one board and at
/// most maxWebBoards, and each must fit on a page; see fitsOnWebPage(). Invalid UTF-8 in strings is
/// replaced.
std::string webPage(const std::vector<Game>& boards, const WebPageOptions& options);

/// Returns the page for a pupil of a live class, in every language: it shows the boards that the
/// class's server sends. `hosts` are the names and addresses of the server with its port, such as
/// "192.168.1.20:8080"; the page may connect to each of them.
std::string livePage(const std::vector<std::string>& hosts);

/// The digests in the result codes of a page: one for each board, counted from 0, and one for all
/// boards.
struct WebDigests {
    std::vector<std::uint32_t> boards;
    std::uint32_t all = 0;
};

WebDigests webDigests(const std::vector<Game>& boards);

/// Returns the number that identifies a board with its current lights in result codes. It is the
/// boardDigest() if the board has a challenge code, otherwise the textDigest() of the description.
std::uint32_t webDigest(const Game& game);

/// Returns a board in the form that resources/web/board.js reads, to be played from its current
/// lights.
nlohmann::ordered_json boardDescription(const Game& game);

} // namespace lightsout
