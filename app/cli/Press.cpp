// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/BoardArguments.h"
#include "cli/Commands.h"
#include "cli/Convert.h"
#include "cli/Pictures.h"
#include "game/VertexName.h"
#include "io/Text.h"

#include <nlohmann/json.hpp>

#include <array>
#include <unordered_map>

namespace lightsout::cli {

namespace {

constexpr std::array<OptionDescription, 2> pressOptions{{
    {"--presses", "LIST",
     "Labels, numbers from 1, or cells such as r2c3, separated by commas; required", false, true},
    {"--output", "FILE", "Write the board to a file, in the format that its name shows"},
}};

constexpr const char* pressesOption = "--presses";

/// The names of the vertices with a button.
class ButtonNames {
public:
    explicit ButtonNames(const Rule& rule) : rule_(rule) {
        for (Vertex v = 0; v < rule.vertexCount(); ++v) {
            if (rule.hasButton(v)) {
                const auto [place, isNew] = vertices_.emplace(vertexName(rule, v), v);
                place->second = isNew ? v : ambiguous;
            }
        }
    }

    /// Takes a name and the comma after it from the front of a list. Names may contain commas.
    Vertex take(std::string_view& list) const {
        for (std::size_t end = list.find(',');; end = list.find(',', end + 1)) {
            if (const auto vertex = find(std::string(trimmed(list.substr(0, end))))) {
                list = end == std::string_view::npos ? "" : list.substr(end + 1);
                return *vertex;
            }
            if (end == std::string_view::npos) {
                break;
            }
        }
        throw wrongValue(pressesOption, trimmed(list.substr(0, list.find(','))),
                         "is no vertex with a button: use the labels of the board, or numbers "
                         "from 1 for vertices without a label");
    }

private:
    static constexpr Vertex ambiguous = SIZE_MAX;

    std::optional<Vertex> find(const std::string& name) const {
        if (const auto place = vertices_.find(name); place != vertices_.end()) {
            if (place->second == ambiguous) {
                throw wrongValue(pressesOption, name, "is the name of several vertices");
            }
            return place->second;
        }
        const Lattice* cells = rule_.cells(); // r2c3
        const std::size_t c = name.find('c');
        if (cells == nullptr || !name.starts_with('r') || c == std::string::npos) {
            return std::nullopt;
        }
        const auto row = wholeNumber(std::string_view(name).substr(1, c - 1));
        const auto column = wholeNumber(std::string_view(name).substr(c + 1));
        if (!row || !column || *row < 1 || *row > cells->rows || *column < 1 ||
            *column > cells->cols) {
            return std::nullopt;
        }
        const Vertex vertex = cells->cell(*row - 1, *column - 1);
        return rule_.hasButton(vertex) ? std::optional(vertex) : std::nullopt;
    }

    const Rule& rule_;
    std::unordered_map<std::string, Vertex> vertices_;
};

Outcome runPress(const Arguments& arguments, Progress& progress) {
    const std::string list = arguments.required(pressesOption);
    const auto out = arguments.text("--output");
    const auto format = out ? std::optional(formatToWrite(arguments, *out)) : std::nullopt;
    const bool isToOutput = out && isStandardOutput(*out, arguments);
    SavedBoard board = boardOf(arguments);
    const Rule rule = board.game.rule();
    const ButtonNames names(rule);
    BitVector pressed(rule.vertexCount());
    for (std::string_view rest = trimmed(list); !rest.empty();) {
        progress.checkpoint();
        const Vertex vertex = names.take(rest);
        board.game.press(vertex);
        pressed.flip(vertex);
    }
    Outcome outcome = out ? boardFile(board, *format, *out, arguments, progress) : Outcome{};
    if (isToOutput) {
        return outcome;
    }
    if (!arguments.wantsJson()) {
        outcome.text =
            "Lights that are on: " + std::to_string(board.game.lights().count()) + "\n" +
            picture(rule, board.game.lights()) +
            (board.game.isWon() ? "The target is reached\n" : "The target is not reached\n");
        return outcome;
    }
    nlohmann::ordered_json answer;
    answer["lights"] = board.game.lights().toString();
    answer["won"] = board.game.isWon();
    answer["pressed"] = pressed.toString();
    addLabels(answer, rule);
    outcome.text = answer.dump() + "\n";
    return outcome;
}

} // namespace

const Command pressCommand{
    .name = "press",
    .help = "Apply presses; show or write the board",
    .options = pressOptions,
    .examples = {"press --board grid:3x3 --presses 5,r1c1",
                 "press --board petersen --presses 1,2,3 --output board.lightsout"},
    .run = runPress};

} // namespace lightsout::cli
