// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/CellPattern.h"

#include "graph/Limits.h"
#include "io/Text.h"

#include <algorithm>

namespace lightsout {

namespace {

constexpr std::string_view rleName = "rle";
constexpr std::string_view cellsName = "cells";
/// Cells of a pattern that is read: a file of a few bytes may name any size.
constexpr std::uint64_t maxPatternCells = std::uint64_t{1} << 28;

SavedBoard boardOf(std::size_t rows, std::size_t cols, const BitVector& lights,
                   const ReadOptions& options) {
    if (lights.size() == 0) {
        return {}; // the empty board is no grid
    }
    const Lattice grid{.rows = rows, .cols = cols, .selfInfluence = options.selfInfluence};
    return {.game = Game(grid, lights, BitVector(lights.size()))};
}

std::optional<Error> sizeRefused(std::uint64_t rows, std::uint64_t cols) {
    const std::uint64_t cells = saturatingProduct(rows, cols);
    return cells <= maxPatternCells ? std::nullopt
                                    : std::optional(Error{.code = ErrorCode::tooManyVertices,
                                                          .expected = maxPatternCells,
                                                          .found = cells});
}

/// The number behind "x =" or "y =" in the first line.
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

/// Puts runs into a line each of at most 70 characters, as the format asks for.
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

/// The grid that the board is drawn on; nothing where it is none.
const Lattice* cellsOf(const SavedBoard& board) {
    return board.game.rule().cells();
}

} // namespace

Result<SavedBoard> readRle(std::string_view text, const ReadOptions& options) {
    std::string_view rest = text;
    std::string_view heading;
    while (heading.empty() && !rest.empty()) {
        const std::string_view line = takeLine(rest);
        if (line.starts_with('#')) {
            options.leaveOut("#");
        } else {
            heading = line;
        }
    }
    if (heading.find("rule") != std::string_view::npos) {
        options.leaveOut("rule");
    }
    const auto cols = sizeIn(heading, 'x');
    const auto rows = sizeIn(heading, 'y');
    if (!cols || !rows) {
        Error error = errorAbout(ErrorCode::notThisFormat, text, heading);
        error.subject = std::string(rleName);
        return error;
    }
    if (const auto error = sizeRefused(*rows, *cols)) {
        return *error;
    }
    BitVector lights(*rows * *cols);
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
            return boardOf(*rows, *cols, lights, options);
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
                lights.set(row * *cols + column + i);
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

Result<SavedBoard> readCells(std::string_view text, const ReadOptions& options) {
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
    if (const auto error = sizeRefused(rows.size(), cols)) {
        return *error;
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
    return boardOf(rows.size(), cols, lights, options);
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

} // namespace lightsout
