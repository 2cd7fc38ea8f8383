// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/WebPage.h"

#include "challenge/ChallengeCode.h"
#include "challenge/ResultsCode.h"
#include "io/LatticeNames.h"
#include "support/Assert.h"
#include "web/WebFiles.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <map>

namespace lightsout {

namespace {

using Json = nlohmann::ordered_json;

void addArcs(Json& description, const Graph& graph) {
    Json arcs = Json::array();
    std::string selves;
    for (Vertex vertex = 0; vertex < graph.vertexCount(); ++vertex) {
        arcs.push_back(graph.targets(vertex));
        selves += graph.selfInfluence(vertex) ? '1' : '0';
    }
    description["arcs"] = std::move(arcs);
    description["selves"] = std::move(selves);
}

/// Rounds to two decimals, which are enough for drawing.
double rounded(double coordinate) {
    constexpr double hundred = 100;
    return std::round(coordinate * hundred) / hundred;
}

void addDrawing(Json& description, const Graph& graph) {
    Json x = Json::array();
    Json y = Json::array();
    Json labels = Json::array();
    bool hasLabels = false;
    for (Vertex vertex = 0; vertex < graph.vertexCount(); ++vertex) {
        x.push_back(rounded(graph.position(vertex).x));
        y.push_back(rounded(graph.position(vertex).y));
        labels.push_back(graph.label(vertex));
        hasLabels = hasLabels || !graph.label(vertex).empty();
    }
    description["x"] = std::move(x);
    description["y"] = std::move(y);
    if (hasLabels) {
        description["labels"] = std::move(labels);
    }
}

/// Returns a description that identifies a board: boards that are played alike have the same one in
/// every version.
Json identityOf(const Game& game) {
    Json description;
    const Rule& rule = game.rule();
    if (const Lattice* cells = rule.cells()) {
        description["rows"] = cells->rows;
        description["cols"] = cells->cols;
    }
    if (const Lattice* lattice = rule.lattice()) {
        description["topology"] = nameOf(lattice->topology);
        description["neighbours"] = nameOf(lattice->neighbours);
        description["self"] = lattice->selfInfluence;
    } else {
        addArcs(description, *rule.graph());
    }
    if (rule.isDrawn()) {
        addDrawing(description, *rule.graph());
    }
    description["lights"] = game.lights().toString();
    if (game.target().any()) {
        description["target"] = game.target().toString();
    }
    return description;
}

unsigned valueOfHexadecimal(char digit) {
    return static_cast<unsigned>(digit <= '9' ? digit - '0' : digit - 'a' + 10);
}

/// Returns the Base64 form of the bytes that are given as hexadecimal digits.
std::string base64Of(std::string_view hexadecimal) {
    constexpr std::string_view alphabet =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    unsigned bits = 0;
    unsigned count = 0;
    for (const char digit : hexadecimal) {
        bits = (bits << 4U) | valueOfHexadecimal(digit);
        count += 4;
        if (count >= 6) {
            count -= 6;
            text += alphabet[(bits >> count) & 63U];
        }
    }
    if (count > 0) {
        text += alphabet[(bits << (6 - count)) & 63U];
    }
    text.resize((text.size() + 3) / 4 * 4, '=');
    return text;
}

/// Returns the content security policy, with which a browser accepts only the page's own style and
/// script. `connections` lists the allowed connections.
std::string policy(const std::string& connections = "'none'") {
    return "default-src 'none'; script-src 'sha256-" + base64Of(webFiles().scriptHash) +
           "'; style-src 'sha256-" + base64Of(webFiles().styleHash) + "'; connect-src " +
           connections + "; img-src data:; base-uri 'none'; form-action 'none'";
}

/// Returns JSON for a data block of a page. Escapes each "<", because the block would end at the
/// first "</script".
std::string dataText(const Json& data) {
    std::string text;
    for (const char character : data.dump(-1, ' ', false, Json::error_handler_t::replace)) {
        text += character == '<' ? "\\u003c" : std::string(1, character);
    }
    return text;
}

std::string escapedForHtml(std::string_view text) {
    // Dumping and parsing replaces invalid UTF-8.
    const std::string valid =
        Json::parse(Json(text).dump(-1, ' ', false, Json::error_handler_t::replace));
    std::string escaped;
    for (const char character : valid) {
        switch (character) {
        case '&':
            escaped += "&amp;";
            break;
        case '<':
            escaped += "&lt;";
            break;
        case '>':
            escaped += "&gt;";
            break;
        default:
            escaped += character;
        }
    }
    return escaped;
}

std::string_view nameOf(WebHints hints) {
    constexpr std::array<std::string_view, 3> names{"none", "one", "all"};
    return names.at(static_cast<std::size_t>(hints));
}

/// Returns the page with each name between two @ signs replaced with its text.
std::string filledPage(const std::map<std::string_view, std::string>& texts) {
    std::string_view rest = webFiles().page;
    std::string page;
    for (std::size_t at = rest.find('@'); at != std::string_view::npos; at = rest.find('@')) {
        const std::size_t end = rest.find('@', at + 1);
        page += rest.substr(0, at);
        page += texts.at(rest.substr(at + 1, end - at - 1));
        rest.remove_prefix(end + 1);
    }
    return page += rest;
}

} // namespace

std::uint32_t webDigest(const Game& game) {
    const Lattice* lattice = game.rule().lattice();
    if (lattice != nullptr && hasChallengeCode(*lattice) && game.target().none()) {
        return boardDigest({*lattice, game.lights()});
    }
    return textDigest(identityOf(game).dump(-1, ' ', false, Json::error_handler_t::replace));
}

Json boardDescription(const Game& game) {
    Json description = identityOf(game);
    description["digest"] = webDigest(game);
    if (const Lattice* lattice = game.rule().lattice()) {
        addArcs(description, toGraph(*lattice));
    }
    return description;
}

bool fitsOnWebPage(const Rule& rule) {
    if (rule.isMarked()) {
        return false;
    }
    if (const Lattice* cells = rule.cells()) {
        return std::max(cells->rows, cells->cols) <= maxWebSide;
    }
    return rule.vertexCount() > 0 && rule.vertexCount() <= maxWebVertices;
}

WebDigests webDigests(const std::vector<Game>& boards) {
    WebDigests digests;
    for (const Game& board : boards) {
        digests.boards.push_back(webDigest(board));
    }
    digests.all = seriesDigest(digests.boards);
    return digests;
}

std::string livePage(const std::vector<std::string>& hosts) {
    const Json allMessages = Json::parse(webFiles().messages);
    const std::string_view language = webLanguages.front();
    const Json& words = allMessages.at(std::string(language));
    Json data;
    data["version"] = 1;
    data["live"] = true;
    data["title"] = "";
    data["text"] = "";
    data["hints"] = nameOf(WebHints::none);
    data["fewest"] = true;
    data["solution"] = false;
    data["timer"] = true;
    data["boards"] = Json::array();
    data["hosts"] = hosts;
    data["messages"] = allMessages;
    std::string connections;
    for (const std::string& host : hosts) {
        connections += (connections.empty() ? "ws://" : " ws://") + host;
    }
    return filledPage({{"LANGUAGE", std::string(language)},
                       {"DIRECTION", words.at("direction").get<std::string>()},
                       {"POLICY", policy(connections)},
                       {"TITLE", escapedForHtml(words.at("liveTitle").get<std::string>())},
                       {"STYLE", std::string(webFiles().style)},
                       {"NOSCRIPT", escapedForHtml(words.at("noScript").get<std::string>())},
                       {"DATA", dataText(data)},
                       {"SCRIPT", std::string(webFiles().script)}});
}

std::string webPage(const std::vector<Game>& boards, const WebPageOptions& options) {
    LIGHTSOUT_ASSERT(!boards.empty() && boards.size() <= maxWebBoards);
    LIGHTSOUT_ASSERT(!options.languages.empty());
    const Json allMessages = Json::parse(webFiles().messages);
    Json data;
    data["version"] = 1;
    data["title"] = options.title;
    data["text"] = options.text;
    data["hints"] = nameOf(options.hints);
    data["fewest"] = options.showsFewest;
    data["solution"] = options.offersSolution;
    data["timer"] = options.hasTimer;
    data["digest"] = webDigests(boards).all;
    Json former;
    for (const Game& board : boards) {
        LIGHTSOUT_ASSERT(fitsOnWebPage(board.rule()));
        Json description = boardDescription(board);
        Json own = description;
        if (former["arcs"] == own["arcs"] && former["selves"] == own["selves"]) {
            own.erase("arcs");
            own.erase("selves");
        }
        data["boards"].push_back(std::move(own));
        former = std::move(description);
    }
    for (const std::string& language : options.languages) {
        data["messages"][language] = allMessages.at(language);
    }
    const Json& words = allMessages.at(options.languages.front());
    const std::string title =
        options.title.empty() ? words.at("taskOff").get<std::string>() : options.title;
    return filledPage({{"LANGUAGE", options.languages.front()},
                       {"DIRECTION", words.at("direction").get<std::string>()},
                       {"POLICY", policy()},
                       {"TITLE", escapedForHtml(title)},
                       {"STYLE", std::string(webFiles().style)},
                       {"NOSCRIPT", escapedForHtml(words.at("noScript").get<std::string>())},
                       {"DATA", dataText(data)},
                       {"SCRIPT", std::string(webFiles().script)}});
}

} // namespace lightsout
