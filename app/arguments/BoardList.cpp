// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/BoardList.h"

#include "arguments/ChallengeCodes.h"
#include "arguments/Messages.h"
#include "io/AtomicFile.h"
#include "io/BoardSpec.h"

#include <algorithm>

namespace lightsout::cli {

namespace {

constexpr std::uint64_t maxList = 1 << 20; // in bytes
constexpr std::string_view blanks = " \t\r";

std::string_view trimmed(std::string_view text) {
    text = text.substr(0, text.find('#'));
    const std::size_t first = text.find_first_not_of(blanks);
    return first == std::string_view::npos
               ? std::string_view()
               : text.substr(first, text.find_last_not_of(blanks) + 1 - first);
}

/// Parses lights such as "1 010"; an empty string means all on. Errors refer to the line `source`.
BitVector listedLights(std::string_view text, std::size_t cells, const Source& source) {
    std::string digits(text);
    std::erase_if(digits, [](char character) { return blanks.find(character) != blanks.npos; });
    if (digits.empty()) {
        return BitVector::ones(cells);
    }
    const auto lights = BitVector::fromString(digits);
    if (!lights) {
        throw Failure{.where = source.name,
                      .what = "\"" + shown(digits) +
                              "\" is not a string of lights: each must be 0 or 1"};
    }
    if (lights->size() != cells) {
        throw failureOf(
            {.code = ErrorCode::wrongLength, .expected = cells, .found = lights->size()}, source);
    }
    return *lights;
}

/// Parses a line such as "grid:3x3 111010111". Errors refer to the line `source`.
void addNamedBoard(ListedBoards& boards, std::string_view line, bool takesGraphs,
                   const Source& source) {
    const std::size_t end = std::min(line.find_first_of(blanks), line.size());
    const Rule rule = valueOf(parseBoardSpec(line.substr(0, end)), source);
    const Lattice* lattice = rule.lattice();
    const bool isGrid = lattice != nullptr && fitsOnSheet(*lattice);
    if (!isGrid && !(takesGraphs && fitsOnSheet(rule))) {
        const std::string side = std::to_string(maxSheetSide);
        throw Failure{.where = source.name,
                      .what = "only grids of up to " + side + " x " + side +
                              (takesGraphs ? ", and undirected graphs of up to " +
                                                 std::to_string(maxSheetVertices) +
                                                 " vertices with self-influence,"
                                           : "") +
                              " fit on a worksheet"};
    }
    BitVector lights = listedLights(line.substr(end), rule.vertexCount(), source);
    if (isGrid) {
        boards.grids.push_back({*lattice, std::move(lights)});
    } else {
        boards.graphs.push_back({*rule.graph(), std::move(lights)});
    }
}

} // namespace

ListedBoards boardsListedIn(const std::string& path, bool takesGraphs, Progress& progress) {
    const bool isInput = path == "-";
    const Source file{Source::Kind::file, isInput ? "standard input" : shown(path)};
    const std::string text = valueOf(isInput ? readStandardInput(maxList) : readFile(path), file);
    ListedBoards boards;
    std::string_view rest = text;
    for (std::size_t number = 1; !rest.empty(); ++number) {
        const std::size_t end = rest.find('\n');
        const std::string_view line = trimmed(rest.substr(0, end));
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
        if (line.empty()) {
            continue;
        }
        const Source place{Source::Kind::argument, file.name + ":" + std::to_string(number)};
        if (isBoardSpec(line.substr(0, line.find_first_of(blanks)))) {
            addNamedBoard(boards, line, takesGraphs, place);
        } else {
            boards.grids.push_back(boardOf(valueOf(readChallengeCode(line), place.name), progress));
        }
    }
    if (boards.grids.empty() && boards.graphs.empty()) {
        throw Failure{.where = file.name, .what = "it contains no board"};
    }
    return boards;
}

} // namespace lightsout::cli
