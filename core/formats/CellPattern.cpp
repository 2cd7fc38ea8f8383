// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/CellPattern.h"

#include "formats/TextReader.h"
#include "graph/Limits.h"
#include "io/Text.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>
#include <vector>

namespace lightsout {

namespace {

constexpr std::string_view rleName = "rle";
constexpr std::string_view cellsName = "cells";

SavedBoard patternBoard(const Lattice& grid, const BitVector& lights) {
    if (lights.size() == 0) {
        return {}; // the empty board is not a grid
    }
    return {.game = Game(grid, lights, BitVector(lights.size()))};
}

/// Returns the number after "x =" or "y =" in the first line.
std::optional<std::uint64_t> sizeIn(std::string_view line, char name) {
    while (!line.empty()) {
        std::string_view field = line.substr(0, line.find(','));
        line.remove_prefix(std::min(field.size() + 1, line.size()));
        const auto trim = [&field] {
            while (!field.empty() && isBlank(field.front())) {
                field.remove_prefix(1);
            }
            while (!field.empty() && isBlank(field.back())) {
                field.remove_suffix(1);
            }
        };
        trim();
        if (!field.starts_with(name)) {
            continue;
        }
        field.remove_prefix(1);
        trim();
        if (field.starts_with('=')) {
            field.remove_prefix(1);
            trim();
            return wholeNumber(field);
        }
    }
    return std::nullopt;
}

constexpr bool isOff(char character) {
    return character == 'b' || character == '.';
}

constexpr bool isOn(char character) {
    return character == 'o' || (character >= 'A' && character <= 'X');
}

Error outOfPattern(std::string_view text, std::string_view part, std::uint64_t limit) {
    Error error = errorAbout(ErrorCode::numberOutOfRange, text, part);
    error.expected = limit;
    return error;
}

/// Returns the numbers of rows and columns of a pattern whose runs have no header line.
std::pair<std::uint64_t, std::uint64_t> extentOf(std::string_view runs) {
    std::uint64_t rows = 1;
    std::uint64_t cols = 0;
    std::uint64_t column = 0;
    std::uint64_t count = 0;
    for (const char c : runs) {
        if (isDigit(c)) {
            count = std::min<std::uint64_t>(count * 10 + static_cast<std::uint64_t>(c - '0'),
                                            UINT32_MAX);
            continue;
        }
        const std::uint64_t repeats = std::exchange(count, 0);
        if (c == '!') {
            break;
        }
        if (c == '$') {
            rows += std::max<std::uint64_t>(repeats, 1);
            column = 0;
        } else if (isOff(c) || isOn(c)) {
            column += std::max<std::uint64_t>(repeats, 1);
            cols = std::max(cols, column);
        }
    }
    return {rows, cols};
}

/// Returns the grid of a pattern: a torus if Golly's rule specifies one of the same size, as in
/// "B3/S23:T5,5"; otherwise a plane.
Lattice boundedGrid(std::string_view heading, std::uint64_t rows, std::uint64_t cols) {
    Lattice grid{.rows = rows, .cols = cols};
    const std::size_t rule = heading.find("rule");
    const std::size_t colon = heading.find(':', std::min(rule, heading.size()));
    if (rule == std::string_view::npos || colon == std::string_view::npos) {
        return grid;
    }
    const std::string_view bounds = trimmed(heading.substr(colon + 1));
    const std::size_t comma = std::min(bounds.find(','), bounds.size());
    const auto width = wholeNumber(bounds.substr(std::min<std::size_t>(1, bounds.size()),
                                                 comma - std::min<std::size_t>(1, comma)));
    const auto height =
        comma < bounds.size() ? wholeNumber(trimmed(bounds.substr(comma + 1))) : width;
    const bool isTorus = bounds.starts_with('T') || bounds.starts_with('t');
    if (isTorus && width == cols && height == rows) {
        grid.topology = Topology::torus;
    }
    return grid;
}

/// Joins runs into lines of at most 70 characters, as the format requires.
class RunText {
public:
    void add(std::size_t count, char what) {
        const std::string run = (count == 1 ? "" : std::to_string(count)) + what;
        constexpr std::size_t maxLineLength = 70;
        if (text_.size() + run.size() > lineStart_ + maxLineLength) {
            text_ += '\n';
            lineStart_ = text_.size();
        }
        text_ += run;
    }
    std::string take() { return std::move(text_); }

private:
    std::string text_;
    std::size_t lineStart_ = 0;
};

/// Returns the grid on which the board is drawn, or null if it is not drawn as cells.
const Lattice* cellsOf(const SavedBoard& board) {
    return board.game.rule().cells();
}

} // namespace

Result<SavedBoard> readRle(std::string_view text, const ReadOptions& options) {
    std::string_view rest = text;
    std::string_view heading;
    std::string_view runs = text;
    while (heading.empty() && !rest.empty()) {
        const std::string_view line = takeLine(rest);
        if (line.starts_with('#')) {
            options.leaveOut("#");
        } else {
            heading = line;
        }
        runs = heading.empty() ? rest : runs;
    }
    if (heading.find("rule") != std::string_view::npos) {
        options.leaveOut("rule");
    }
    auto cols = sizeIn(heading, 'x');
    auto rows = sizeIn(heading, 'y');
    if (!cols && !rows && looksLikeRuns(runs)) {
        std::tie(rows, cols) = extentOf(runs);
        rest = runs;
    }
    if (!cols || !rows) {
        Error error = errorAbout(ErrorCode::notThisFormat, text, heading);
        error.subject = std::string(rleName);
        return error;
    }
    if (saturatingProduct(*rows, *cols) > maxPatternCells) {
        return patternTooLarge(saturatingProduct(*rows, *cols));
    }
    Lattice grid = boundedGrid(heading, *rows, *cols);
    grid.selfInfluence = options.selfInfluence;
    BitVector lights(grid.rows * grid.cols);
    std::uint64_t row = 0;
    std::uint64_t column = 0;
    while (true) {
        const auto start = rest.find_first_not_of(" \t\r\n");
        if (start == std::string_view::npos) {
            return errorAbout(ErrorCode::syntax, text, text.substr(text.size()));
        }
        rest.remove_prefix(start);
        const std::string_view digits = rest.substr(0, rest.find_first_not_of("0123456789"));
        rest.remove_prefix(digits.size());
        const std::uint64_t count = digits.empty() ? 1 : *wholeNumber(digits);
        const std::string_view what = rest.substr(0, 1);
        const std::string_view run(digits.data(), digits.size() + what.size());
        if (what == "!" && digits.empty()) {
            return patternBoard(grid, lights);
        }
        if (what == "$") {
            if (count > *rows - std::min(row, *rows)) {
                return outOfPattern(text, run, *rows);
            }
            row += count;
            column = 0;
        } else if (!what.empty() && (isOff(what[0]) || isOn(what[0]))) {
            if (row >= *rows || count > *cols - column) {
                return outOfPattern(text, run, *cols);
            }
            for (std::uint64_t i = 0; isOn(what[0]) && i < count; ++i) {
                lights.set(row * grid.cols + column + i);
            }
            column += count;
        } else {
            return errorAbout(ErrorCode::syntax, text, rest.substr(0, firstCharacterLength(rest)));
        }
        rest.remove_prefix(1);
        options.checkpoint(shareRead(text, rest.size()));
    }
}

Result<std::string> writeRle(const SavedBoard& board, const WriteOptions& options) {
    const Lattice* grid = cellsOf(board);
    if (grid == nullptr) {
        return Error{.code = ErrorCode::cannotHold, .subject = std::string(rleName)};
    }
    const BitVector& lights = board.game.lights();
    RunText runs;
    std::size_t rowEnds = 0;
    for (std::size_t row = 0; row < grid->rows; ++row) {
        options.checkpoint();
        const std::size_t end = (row + 1) * grid->cols;
        std::size_t at = row * grid->cols;
        for (std::size_t next = std::min(lights.findNext(at), end); next < end;
             next = std::min(lights.findNext(at), end)) {
            if (rowEnds > 0) {
                runs.add(std::exchange(rowEnds, 0), '$');
            }
            if (next > at) {
                runs.add(next - at, 'b');
            }
            for (at = next; at < end && lights[at];) {
                ++at;
            }
            runs.add(at - next, 'o');
        }
        ++rowEnds;
    }
    runs.add(1, '!');
    return "x = " + std::to_string(grid->cols) + ", y = " + std::to_string(grid->rows) + "\n" +
           runs.take() + "\n";
}

bool looksLikeRuns(std::string_view text) {
    const std::size_t end = text.find('!');
    const std::string_view runs = text.substr(0, end);
    return end != std::string_view::npos && !trimmed(runs).empty() &&
           trimmed(text.substr(end + 1)).empty() && std::ranges::all_of(runs, [](char c) {
               return isDigit(c) || c == '$' || isOff(c) || isOn(c) || isBlank(c) || c == '\n';
           });
}

SavedBoard patternBoard(std::size_t rows, std::size_t cols, const BitVector& lights,
                        const ReadOptions& options) {
    return patternBoard({.rows = rows, .cols = cols, .selfInfluence = options.selfInfluence},
                        lights);
}

Result<SavedBoard> readCells(std::string_view text, const ReadOptions& options) {
    ReadOptions typed = options;
    typed.expected = ReadingKind::lights;
    for (std::string_view lines = text; !lines.empty();) {
        const std::string_view line = takeLine(lines);
        if (!line.starts_with('!') && line.find_first_not_of(".O*") != std::string_view::npos) {
            return readText(text, typed);
        }
    }
    std::vector<std::string_view> rows;
    std::size_t cols = 0;
    for (std::string_view rest = text; !rest.empty();) {
        const std::string_view line = takeLine(rest);
        if (line.starts_with('!')) {
            options.leaveOut("!");
            continue;
        }
        const auto bad = line.find_first_not_of(".O*");
        if (bad != std::string_view::npos) {
            return errorAbout(ErrorCode::syntax, text,
                              line.substr(bad, firstCharacterLength(line.substr(bad))));
        }
        rows.push_back(line);
        cols = std::max(cols, line.size());
    }
    if (saturatingProduct(rows.size(), cols) > maxPatternCells) {
        return patternTooLarge(saturatingProduct(rows.size(), cols));
    }
    BitVector lights(rows.size() * cols);
    for (std::size_t row = 0; row < rows.size(); ++row) {
        options.checkpoint(static_cast<double>(row) / static_cast<double>(rows.size()));
        for (std::size_t column = 0; column < rows[row].size(); ++column) {
            if (rows[row][column] != '.') {
                lights.set(row * cols + column);
            }
        }
    }
    return patternBoard(rows.size(), cols, lights, options);
}

Result<std::string> writeCells(const SavedBoard& board, const WriteOptions& options) {
    const Lattice* grid = cellsOf(board);
    if (grid == nullptr) {
        return Error{.code = ErrorCode::cannotHold, .subject = std::string(cellsName)};
    }
    std::string text;
    for (std::size_t row = 0; row < grid->rows; ++row) {
        options.checkpoint();
        for (std::size_t column = 0; column < grid->cols; ++column) {
            text += board.game.lights()[row * grid->cols + column] ? 'O' : '.';
        }
        text += '\n';
    }
    return text;
}

Error patternTooLarge(std::uint64_t cells) {
    return {.code = ErrorCode::tooManyVertices, .expected = maxPatternCells, .found = cells};
}

} // namespace lightsout
