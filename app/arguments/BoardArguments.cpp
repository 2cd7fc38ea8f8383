// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/BoardArguments.h"

#include "arguments/Messages.h"
#include "io/AtomicFile.h"
#include "io/BoardFile.h"
#include "io/BoardSpec.h"

namespace lightsout::cli {

namespace {

std::optional<FileFormat> formatGiven(const Arguments& arguments) {
    const auto name = arguments.text("--format");
    if (!name) {
        return std::nullopt;
    }
    const auto format = formatNamed(*name);
    if (!format || !isReadable(*format)) {
        throw failureOf({.code = ErrorCode::unknownFileFormat, .subject = *name},
                        {Source::Kind::argument, "--format"});
    }
    return format;
}

SavedBoard loadBoard(const std::string& spec, const std::string& argument,
                     const Arguments& arguments) {
    const ReadOptions options{.selfInfluence = arguments.onOrOff("--self", true),
                              .memory = arguments.budget().memory,
                              .seed = arguments.seed()};
    const auto format = formatGiven(arguments);
    if (spec == "-") {
        const Source input{Source::Kind::file, "standard input"};
        const FileFormat known = format.value_or(FileFormat::document);
        return valueOf(
            readBoard(valueOf(readStandardInput(fileSizeLimitOf(known)), input), known, options),
            input);
    }
    if (isBoardSpec(spec)) {
        return {.game = Game::allOn(
                    valueOf(parseBoardSpec(spec, options), {Source::Kind::argument, argument}))};
    }
    std::error_code ignored;
    if (!formatOfPath(spec) && !std::filesystem::exists(spec, ignored)) {
        throw failureOf({.code = ErrorCode::unknownBoard, .subject = spec, .position = {1, 1}},
                        {Source::Kind::argument, argument});
    }
    return valueOf(readBoardFile(spec, options, format), sourceOfFile(spec));
}

/// A string of 0s and 1s, blanks and line ends apart.
BitVector digitsFrom(const std::string& text, std::size_t count, const Source& source) {
    BitVector bits(count);
    std::size_t found = 0;
    Position position{1, 0};
    for (const char character : text) {
        ++position.column;
        if (character == '\n') {
            position = {position.line + 1, 0};
        } else if (character == '0' || character == '1') {
            if (found < count) {
                bits.set(found, character == '1');
            }
            ++found;
        } else if (character != ' ' && character != '\t' && character != '\r') {
            throw failureOf({.code = ErrorCode::unexpectedCharacter,
                             .subject = std::string(1, character),
                             .position = position},
                            source);
        }
    }
    if (found != count) {
        throw failureOf({.code = ErrorCode::wrongLength, .expected = count, .found = found},
                        source);
    }
    return bits;
}

/// Makes the lights that one of --lights and --target asks for.
class LightsArgument {
public:
    LightsArgument(const Arguments& arguments, std::string option)
        : option_(std::move(option)), value_(arguments.text(option_)) {}

    bool isGiven() const { return value_.has_value(); }
    bool isSolvable() const { return value_ == "solvable"; }

    /// `other` is where random presses lead to or start from.
    BitVector lights(const Rule& rule, const BitVector& other, Random& random) const {
        const std::size_t count = rule.vertexCount();
        if (value_ == "all") {
            return BitVector::ones(count);
        }
        if (value_ == "none") {
            return BitVector(count);
        }
        if (value_ == "random") {
            return BitVector::random(count, random);
        }
        if (isSolvable()) {
            return randomSolvableLights(rule, other, random);
        }
        if (value_->starts_with('@')) {
            const std::string path = value_->substr(1);
            const Source file = sourceOfFile(path);
            return digitsFrom(valueOf(readFile(path), file), count, file);
        }
        return digitsFrom(*value_, count, {Source::Kind::argument, option_});
    }

    const std::string& option() const { return option_; }

private:
    std::string option_;
    std::optional<std::string> value_;
};

} // namespace

SavedBoard boardOf(const Arguments& arguments) {
    const auto spec = arguments.text("--board");
    if (!spec) {
        throw Failure{.where = "command line", .what = "--board is missing"};
    }
    return boardNamed(*spec, "--board", arguments);
}

SavedBoard boardNamed(const std::string& spec, const std::string& argument,
                      const Arguments& arguments) {
    SavedBoard board = loadBoard(spec, argument, arguments);
    const LightsArgument lightsArgument(arguments, "--lights");
    const LightsArgument targetArgument(arguments, "--target");
    if (lightsArgument.isSolvable() && targetArgument.isSolvable()) {
        throw Failure{.where = targetArgument.option(),
                      .what = "only one of --lights and --target can be \"solvable\""};
    }
    if (!lightsArgument.isGiven() && !targetArgument.isGiven()) {
        return board;
    }
    // A board may fill a good part of the memory: none is copied without need.
    Game& game = board.game;
    Random random(arguments.seed());
    const auto setLights = [&] {
        game.beginAt(lightsArgument.isGiven()
                         ? lightsArgument.lights(game.rule(), game.target(), random)
                         : game.lights());
    };
    // Whichever is reached by random presses from the other comes second.
    if (!lightsArgument.isSolvable()) {
        setLights();
    }
    if (targetArgument.isGiven()) {
        game.setTarget(targetArgument.lights(game.rule(), game.lights(), random));
    }
    if (lightsArgument.isSolvable()) {
        setLights();
    }
    return board;
}

} // namespace lightsout::cli
