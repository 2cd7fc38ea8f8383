// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/BoardArguments.h"

#include "arguments/Messages.h"
#include "formats/BoardFile.h"
#include "formats/EnglishText.h"
#include "formats/Graph6.h"
#include "formats/TextReader.h"
#include "game/Reduction.h"
#include "io/AtomicFile.h"
#include "io/BoardSpec.h"
#include "io/Gzip.h"
#include "io/Text.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <optional>

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

std::optional<ReadingKind> readingGiven(const Arguments& arguments) {
    const auto name = arguments.text("--as");
    if (!name || name == "list") {
        return std::nullopt;
    }
    const auto reading = readingNamed(*name);
    if (!reading) {
        throw wrongValue("--as", *name,
                         "is none of lights, matrix, table, edges, adjacency, machine and list");
    }
    return reading;
}

ParallelEdges parallelEdgesGiven(const Arguments& arguments) {
    const auto name = arguments.text("--parallel");
    if (name && name != "merge" && name != "cancel") {
        throw wrongValue("--parallel", *name, "is neither merge nor cancel");
    }
    return name == "cancel" ? ParallelEdges::cancel : ParallelEdges::merge;
}

/// Stores notes for standard error about the parts of a file that were understood and those that
/// were not.
void noteReport(const SavedBoard& board, const ReadOptions& options, bool isGuess,
                const std::string& file, const Arguments& arguments) {
    const ReadReport& report = *options.report;
    if (isGuess || !arguments.wantsJson()) { // JSON output contains the numbers anyway
        arguments.note(file + ": " + readingText(board, report), isGuess);
    }
    const ReadOptionNames names{.graph = "--graph N",
                                .as = "--as",
                                .on = "--on " + report.unlitCharacter,
                                .self = "--self on",
                                .cancel = "--parallel cancel"};
    for (const std::string& note : readNotes(report, board.game.rule(), options, names)) {
        arguments.note(file + ": " + note, true);
    }
}

/// Throws a list of the readings that fit, the best one first. `read` reads the text.
void listReadings(const std::function<Result<SavedBoard>(const ReadOptions&)>& read,
                  ReadOptions options, const std::string& file, const Arguments& arguments) {
    const std::vector<ReadingFit> fits = options.report->fits;
    if (fits.empty()) {
        throw Failure{.where = "--as",
                      .what = "has no effect on " + file + ", which has a format of its own"};
    }
    std::string text;
    nlohmann::ordered_json readings = nlohmann::ordered_json::array();
    for (const ReadingFit& fit : fits) {
        ReadReport report;
        options.reading = fit.kind;
        options.report = &report;
        const auto board = read(options);
        const std::string sentence =
            board ? readingText(*board, report) : englishErrorText(board.error());
        text += "--as " + std::string(nameOf(fit.kind)) + ": " + sentence + "; score " +
                std::to_string(fit.score) + ": " + reasonsText(fit.reasons) + "\n";
        readings.push_back({{"reading", nameOf(fit.kind)},
                            {"score", fit.score},
                            {"board", sentence},
                            {"reasons", reasonsText(fit.reasons)}});
    }
    if (arguments.wantsJson()) {
        text = nlohmann::ordered_json({{"readings", readings}}).dump() + "\n";
    }
    throw Listing{text};
}

/// Applies --self to a board that specifies the self-influence itself.
void setSelfInfluence(SavedBoard& board, bool selfInfluence) {
    const Rule& rule = board.game.rule();
    if (rule.buttonCount() + rule.lightCount() == rule.vertexCount() && rule.isMarked()) {
        throw Failure{.where = "--self",
                      .what =
                          "has no effect on a table, whose buttons have no lights of their own"};
    }
    Rule changed;
    if (const Lattice* lattice = rule.lattice()) {
        Lattice other = *lattice;
        other.selfInfluence = selfInfluence;
        changed = other;
    } else {
        Graph graph = *rule.graph();
        for (Vertex v = 0; v < graph.vertexCount(); ++v) {
            graph.setSelfInfluence(v, selfInfluence && graph.hasButton(v) && graph.hasLight(v));
        }
        changed = rule.cells() != nullptr ? Rule::onCells(*rule.cells(), std::move(graph))
                                          : Rule(std::move(graph));
    }
    board.game = Game(std::move(changed), board.game.lights(), board.game.target());
}

SavedBoard readForeign(std::string_view text, const std::string& name, const Source& source,
                       ReadOptions options, const Arguments& arguments) {
    ReadReport report;
    options.report = &report;
    const auto format = formatGiven(arguments);
    const std::filesystem::path path = platform::pathOf(name);
    const auto known = format ? format : formatToRead(path);
    const auto read = [&](const ReadOptions& given) {
        return format ? readBoard(text, *format, given) : readBoardNamed(path, text, given);
    };
    auto result = read(options);
    if (arguments.text("--as") == "list" && (result || !report.fits.empty())) {
        listReadings(read, options, source.name, arguments);
    }
    SavedBoard board = valueOf(std::move(result), source);
    if (options.reading && report.reading != options.reading) {
        throw Failure{.where = "--as",
                      .what =
                          "has no effect on " + source.name + ", which has a format of its own"};
    }
    if (!options.on.empty() && report.reading != ReadingKind::lights) {
        throw Failure{.where = "--on",
                      .what = "has no effect on " + source.name + ", which is not a typed board"};
    }
    if (options.diagonal) {
        ReadOptions opposite = options;
        ReadReport ignored;
        opposite.report = &ignored;
        opposite.selfInfluence = !*options.diagonal;
        opposite.diagonal = !*options.diagonal;
        if (valueOf(read(opposite), source).game.rule() == board.game.rule()) {
            setSelfInfluence(board, *options.diagonal);
        }
    }
    if (known != FileFormat::document && formatOfText(text) != FileFormat::document) {
        const bool isEdgeList =
            known == FileFormat::edgeList && report.reading == ReadingKind::edges;
        noteReport(board, options, report.reading && !isEdgeList, source.name, arguments);
    }
    return board;
}

ReadOptions optionsGiven(const Arguments& arguments) {
    return {.selfInfluence = arguments.onOrOff("--self", true),
            .memory = arguments.budget().memory,
            .seed = arguments.seed(),
            .reading = readingGiven(arguments),
            .on = arguments.text("--on").value_or(""),
            .diagonal = arguments.has("--self") ? std::optional(arguments.onOrOff("--self", true))
                                                : std::nullopt,
            .parallelEdges = parallelEdgesGiven(arguments),
            .graph = arguments.number("--graph", 1, 1)};
}

/// Returns the text of standard input, unpacked if it is packed by gzip.
Result<std::string> readInput(std::uint64_t limit) {
    auto text = readStandardInput(limit);
    return text && isGzip(*text) ? unpackedGzip(*text, limit) : text;
}

SavedBoard loadBoard(const std::string& spec, const std::string& argument,
                     const Arguments& arguments) {
    const ReadOptions options = optionsGiven(arguments);
    const auto format = formatGiven(arguments);
    if (spec == "-") {
        const Source input{Source::Kind::file, "standard input"};
        const FileFormat known = format.value_or(FileFormat::document);
        const std::string text = valueOf(readInput(fileSizeLimitOf(known)), input);
        return readForeign(text, "", input, options, arguments);
    }
    if (isBoardSpec(spec)) {
        for (const char* option : {"--as", "--on", "--graph", "--parallel"}) {
            if (arguments.has(option)) {
                throw Failure{.where = option,
                              .what = "has no effect on a board that is not a file"};
            }
        }
        return {.game = Game::allOn(
                    valueOf(parseBoardSpec(spec, options), {Source::Kind::argument, argument}))};
    }
    const std::filesystem::path path = platform::pathOf(spec);
    std::error_code ignored;
    if (!formatToRead(path) && !std::filesystem::exists(path, ignored)) {
        throw failureOf({.code = ErrorCode::unknownBoard, .subject = spec, .position = {1, 1}},
                        {Source::Kind::argument, argument});
    }
    const Source source = sourceOfFile(spec);
    const std::string text =
        valueOf(readBoardText(path, format ? format : formatToRead(path), options), source);
    return readForeign(text, spec, source, options, arguments);
}

/// The possible numbers of 0s and 1s: one for each vertex, or one for each light.
struct EntryCounts {
    std::size_t vertices;
    std::size_t lights;
};

/// Parses a string of 0s and 1s, ignoring spaces and line breaks.
BitVector digitsFrom(const std::string& text, EntryCounts counts, const Source& source) {
    std::string digits;
    Position position{1, 0};
    for (const char character : text) {
        ++position.column;
        if (character == '\n') {
            position = {position.line + 1, 0};
        } else if (character == '0' || character == '1') {
            digits += character;
        } else if (character != ' ' && character != '\t' && character != '\r') {
            throw failureOf({.code = ErrorCode::unexpectedCharacter,
                             .subject = std::string(1, character),
                             .position = position},
                            source);
        }
    }
    if (digits.size() != counts.vertices && digits.size() != counts.lights) {
        throw failureOf(
            {.code = ErrorCode::wrongLength, .expected = counts.lights, .found = digits.size()},
            source);
    }
    return *BitVector::fromString(digits);
}

/// Reads a board as people type it.
BitVector lightsIn(const std::string& text, EntryCounts counts, const Source& source) {
    const auto board = readText(withoutByteOrderMark(text), {.reading = ReadingKind::lights});
    if (!board || board->game.vertexCount() == 0) {
        return digitsFrom(text, counts, source);
    }
    const BitVector& lights = board->game.lights();
    if (lights.size() != counts.vertices && lights.size() != counts.lights) {
        throw failureOf(
            {.code = ErrorCode::wrongLength, .expected = counts.lights, .found = lights.size()},
            source);
    }
    return lights;
}

/// Returns the state of all vertices for the state of all vertices or of those with a light.
BitVector ofLights(const Rule& rule, BitVector entries) {
    if (entries.size() == rule.vertexCount()) {
        return entries;
    }
    BitVector lights(rule.vertexCount());
    std::size_t next = 0;
    for (Vertex v = 0; v < rule.vertexCount(); ++v) {
        if (rule.hasLight(v)) {
            lights.set(v, entries[next++]);
        }
    }
    return lights;
}

/// The value of one of the options --lights and --target.
class LightsArgument {
public:
    LightsArgument(const Arguments& arguments, std::string option)
        : option_(std::move(option)), value_(arguments.text(option_)) {}

    bool isGiven() const { return value_.has_value(); }
    bool isSolvable() const { return value_ == "solvable"; }

    /// Returns the lights. If the value is "solvable", they are derived from `other` by random
    /// presses.
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
        const std::size_t entries = rule.isMarked() ? rule.lightCount() : count;
        if (value_->starts_with('@')) {
            const std::string path = value_->substr(1);
            const Source file = sourceOfFile(path);
            return ofLights(rule, lightsIn(valueOf(readFile(platform::pathOf(path)), file),
                                           {count, entries}, file));
        }
        return ofLights(rule,
                        digitsFrom(*value_, {count, entries}, {Source::Kind::argument, option_}));
    }

    const std::string& option() const { return option_; }

private:
    std::string option_;
    std::optional<std::string> value_;
};

/// Returns the board with the lights and the target of the command line.
SavedBoard withLights(SavedBoard board, const Arguments& arguments) {
    const LightsArgument lightsArgument(arguments, "--lights");
    const LightsArgument targetArgument(arguments, "--target");
    if (lightsArgument.isSolvable() && targetArgument.isSolvable()) {
        throw Failure{.where = targetArgument.option(),
                      .what = "only one of --lights and --target can be \"solvable\""};
    }
    if (!lightsArgument.isGiven() && !targetArgument.isGiven()) {
        return board;
    }
    // A board may use much of the memory, so it is not copied unnecessarily.
    Game& game = board.game;
    Random random(arguments.seed());
    const auto setLights = [&] {
        game.beginAt(lightsArgument.isGiven()
                         ? lightsArgument.lights(game.rule(), game.target(), random)
                         : game.lights());
    };
    // If the lights of one option are derived from those of the other by random presses, they must
    // be set second.
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

} // namespace

SavedBoard boardOf(const Arguments& arguments) {
    return boardNamed(arguments.required("--board"), "--board", arguments);
}

Game wholeGame(const Game& game) {
    if (!game.rule().isMarked()) {
        return game;
    }
    std::optional<Game> whole = withoutHoles(game);
    if (!whole) {
        throw Failure{.where = "--board",
                      .what =
                          "some vertices have only a button or only a light; this command needs "
                          "both at each vertex"};
    }
    return *std::move(whole);
}

SavedBoard boardNamed(const std::string& spec, const std::string& argument,
                      const Arguments& arguments) {
    return withLights(loadBoard(spec, argument, arguments), arguments);
}

std::vector<std::string> graphsNamed(const std::string& spec, const Arguments& arguments) {
    const bool isInput = spec == "-";
    if (arguments.has("--graph") || (!isInput && isBoardSpec(spec))) {
        return {};
    }
    const auto given = formatGiven(arguments);
    const auto known = given || isInput ? given : formatToRead(platform::pathOf(spec));
    const auto isOfMany = [](std::optional<FileFormat> format) {
        return format == FileFormat::graph6 || format == FileFormat::sparse6 ||
               format == FileFormat::digraph6;
    };
    if (isInput ? known && !isOfMany(known) : !isOfMany(known)) {
        return {};
    }
    const std::uint64_t limit = fileSizeLimitOf(FileFormat::graph6);
    const Source source =
        isInput ? Source{Source::Kind::file, "standard input"} : sourceOfFile(spec);
    const std::string text = valueOf(
        isInput ? readInput(limit) : readBoardText(platform::pathOf(spec), known, ReadOptions()),
        source);
    std::vector<std::string> lines = graphLines(text);
    return lines.size() > 1 || isInput ? lines : std::vector<std::string>();
}

std::size_t boardCountOf(const std::string& spec, const Arguments& arguments) {
    if (spec == "-" || isBoardSpec(spec) || arguments.has("--graph")) {
        return 1;
    }
    ReadReport report;
    ReadOptions options = optionsGiven(arguments);
    options.report = &report;
    const auto board = readBoardFile(platform::pathOf(spec), options, formatGiven(arguments));
    return board ? std::max<std::size_t>(report.graphCount, 1) : 1;
}

SavedBoard boardOfFile(const std::string& path, std::size_t number, const Arguments& arguments) {
    ReadOptions options = optionsGiven(arguments);
    options.graph = number;
    return withLights(
        valueOf(readBoardFile(platform::pathOf(path), options, formatGiven(arguments)),
                sourceOfFile(path)),
        arguments);
}

SavedBoard boardOfGraph(const std::string& line, const std::string& where,
                        const Arguments& arguments) {
    const ReadOptions options{.selfInfluence = arguments.onOrOff("--self", true),
                              .memory = arguments.budget().memory,
                              .seed = arguments.seed(),
                              .parallelEdges = parallelEdgesGiven(arguments)};
    return withLights(valueOf(readGraph6(line, options), {Source::Kind::file, where}), arguments);
}

} // namespace lightsout::cli
