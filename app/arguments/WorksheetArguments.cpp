// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/WorksheetArguments.h"

#include "io/BoardSpec.h"
#include "io/Text.h"
#include "worksheet/Puzzle.h"

namespace lightsout::cli {

namespace {

/// The boards that are listed for a worksheet.
struct ListedBoards {
    std::vector<ChallengeBoard> grids;
    std::vector<GraphBoard> graphs;
};

constexpr std::uint64_t maxList = 1 << 20; // in bytes

/// Parses lights such as "1 010"; an empty string means that all lights are on. Errors refer to the
/// line `source`.
BitVector listedLights(std::string_view text, std::size_t cells, const Source& source) {
    std::string digits(text);
    std::erase_if(digits, isBlank);
    if (digits.empty()) {
        return BitVector::ones(cells);
    }
    const auto lights = BitVector::fromString(digits);
    if (!lights) {
        throw wrongValue(source.name, digits, "is not a string of lights: each must be 0 or 1");
    }
    if (lights->size() != cells) {
        throw failureOf(
            {.code = ErrorCode::wrongLength, .expected = cells, .found = lights->size()}, source);
    }
    return *lights;
}

/// Parses a line such as "grid:3x3 111010111", and adds its board to `boards`. Errors refer to the
/// line `source`.
void addNamedBoard(ListedBoards& boards, std::string_view line, bool takesGraphs,
                   const Source& source) {
    const std::size_t end = std::min(line.find_first_of(blankCharacters), line.size());
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

/// Reads the boards of a file, or of standard input for "-": one per line, as a challenge code or
/// as a board's name and its lights, such as "grid:3x3 111010111"; all lights are on if none are
/// given. Blank lines and text after # are ignored. Graphs are allowed only if `takesGraphs` is
/// true. Throws Failure and Cancelled.
ListedBoards boardsListedIn(const std::string& path, bool takesGraphs, Progress& progress) {
    const bool isInput = path == "-";
    const Source file{Source::Kind::file, isInput ? "standard input" : shown(path)};
    const std::string text =
        valueOf(isInput ? readStandardInput(maxList) : readFile(platform::pathOf(path)), file);
    ListedBoards boards;
    std::string_view rest = text;
    for (std::size_t number = 1; !rest.empty(); ++number) {
        const std::string_view whole = takeLine(rest);
        const std::string_view line = trimmed(whole.substr(0, whole.find('#')));
        if (line.empty()) {
            continue;
        }
        const Source place{Source::Kind::argument, file.name + ":" + std::to_string(number)};
        if (isBoardSpec(line.substr(0, line.find_first_of(blankCharacters)))) {
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

// These names are in the order of PuzzleKind.
constexpr std::array<std::string_view, puzzleKinds> kindNames{
    "solve", "press", "matrix", "elimination", "patterns", "tilings", "graphs"};

std::vector<PuzzleKind> kindsOf(const Arguments& arguments) {
    std::vector<PuzzleKind> kinds;
    const std::string text = arguments.text("--kind").value_or("solve");
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const std::string name = text.substr(begin, end - begin);
        const auto found = std::ranges::find(kindNames, name);
        if (found == kindNames.end()) {
            throw wrongValue("--kind", name,
                             "is not one of solve, press, matrix, elimination, patterns, tilings "
                             "and graphs");
        }
        const auto kind = static_cast<PuzzleKind>(found - kindNames.begin());
        if (std::ranges::find(kinds, kind) != kinds.end()) {
            throw Failure{.where = "--kind", .what = name + " is given twice"};
        }
        kinds.push_back(kind);
        begin = end + 1;
    }
    return kinds;
}

WorksheetOptions optionsOf(const Arguments& arguments) {
    WorksheetOptions chosen{.perPage = arguments.number("--per-page", 6, 1),
                            .style = {.hasCoordinates = arguments.has("--coordinates"),
                                      .hasNumbers = arguments.has("--numbers"),
                                      .hasHints = !arguments.has("--no-hints")},
                            .hasAnswers = arguments.has("--answers")};
    if (chosen.perPage > maxOnPage) {
        throw Failure{.where = "--per-page",
                      .what = "at most " + std::to_string(maxOnPage) + " puzzles fit on a page"};
    }
    const std::string code = arguments.text("--language").value_or("en");
    const auto language = sheetLanguageNamed(code);
    if (!language) {
        throw wrongValue("--language", code, "is not one of en, fr and he");
    }
    chosen.language = *language;
    return chosen;
}

struct SheetBoards {
    ListedBoards listed;
    std::vector<ChallengeBoard> ofMatrices;
};

SheetBoards boardsOf(const Arguments& arguments, const std::vector<PuzzleKind>& kinds,
                     std::size_t count, Progress& progress) {
    const bool takesGraphs = std::ranges::find(kinds, PuzzleKind::graphs) != kinds.end();
    if (const auto path = arguments.text("--boards")) {
        arguments.refuseWith("--boards", "--seed");
        arguments.refuseWith("--boards", "--matrix-size");
        for (const OptionDescription& option : dealOptions) {
            arguments.refuseWith("--boards", option.name);
        }
        ListedBoards boards = boardsListedIn(*path, takesGraphs, progress);
        return {boards, boards.grids};
    }
    SheetBoards all;
    ListedBoards& boards = all.listed;
    const auto matrixSize = sizeIn(arguments, "--matrix-size");
    for (const Deal& deal : dealsOf(arguments, count)) {
        boards.grids.push_back(dealtBoard(deal, progress).board);
        if (std::ranges::any_of(kinds, hasMatrix)) {
            const DealtSize size =
                matrixSize.value_or(arguments.has("--size") ? DealtSize{deal.rows, deal.cols}
                                                            : DealtSize{matrixSide, matrixSide});
            all.ofMatrices.push_back(
                dealtBoard(resized(deal, size.rows, size.cols), progress).board);
        }
        if (takesGraphs) {
            boards.graphs.push_back(dealtGraph(deal));
        }
    }
    return all;
}

Failure refusalOf(const NoPuzzle& none) {
    const std::string board = "board " + std::to_string(none.board + 1);
    if (none.reason == NoPuzzle::Reason::unsolvable) {
        return {.where = board, .what = "it can't be turned off"};
    }
    return {Status::tooLarge, board,
            "it is too large for the kind " + std::string(nameOf(none.kind)) +
                "; boards of up to " + std::to_string(none.limit) + " cells fit on a page"};
}

} // namespace

std::string_view nameOf(PuzzleKind kind) {
    return kindNames.at(static_cast<std::size_t>(kind));
}

RequestedWorksheet worksheetOf(const Arguments& arguments, Progress& progress) {
    const std::vector<PuzzleKind> kinds = kindsOf(arguments);
    const WorksheetOptions options = optionsOf(arguments);
    const bool hasGraphs = std::ranges::find(kinds, PuzzleKind::graphs) != kinds.end();
    const auto [boards, matrixBoards] = boardsOf(arguments, kinds, options.perPage, progress);
    if (hasGraphs && boards.graphs.empty()) {
        throw Failure{.where = "--boards", .what = "the kind graphs needs at least one graph"};
    }
    if (boards.grids.empty() && kinds.size() > (hasGraphs ? 1U : 0U)) {
        throw Failure{.where = "--boards",
                      .what = "all boards are graphs, which only the kind graphs uses"};
    }
    auto made = makePuzzles(boards.grids, matrixBoards, kinds, progress);
    if (const auto* none = std::get_if<NoPuzzle>(&made)) {
        throw refusalOf(*none);
    }
    auto [puzzles, leftOut] = std::get<MadePuzzles>(std::move(made));
    for (std::size_t i = 0; i < boards.graphs.size(); ++i) {
        auto puzzle = graphPuzzle(boards.graphs[i], progress);
        if (!puzzle) {
            throw Failure{.where = "graph " + std::to_string(i + 1),
                          .what = "it can't be turned off"};
        }
        puzzles.push_back(*std::move(puzzle));
    }
    if (puzzles.empty() && !leftOut.empty()) {
        throw refusalOf(leftOut.front());
    }
    std::vector<std::string> notes;
    for (const NoPuzzle& none : leftOut) {
        notes.push_back(std::string(nameOf(none.kind)) + ": boards of more than " +
                        std::to_string(none.limit) + " cells are left out");
    }
    return {std::move(puzzles), options, std::move(notes)};
}

} // namespace lightsout::cli
