// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/EnglishText.h"

#include "formats/BoardFile.h"
#include "formats/TextReader.h"
#include "io/BoardSpec.h"
#include "io/Suggestion.h"

#include <array>
#include <cstdio>

namespace lightsout {

namespace {

constexpr std::size_t maxShown = 80;

std::string escapedCharacter(char character) {
    switch (character) {
    case '\n':
        return "\\n";
    case '\r':
        return "\\r";
    case '\t':
        return "\\t";
    case '\\':
        return "\\\\";
    default:
        break;
    }
    if (character >= ' ' && character <= '~') {
        return {character};
    }
    std::array<char, 5> text{};
    std::snprintf(text.data(), text.size(), "\\x%02x", static_cast<unsigned char>(character));
    return text.data();
}

std::string inQuotes(std::string_view input) {
    return "\"" + shown(input) + "\"";
}

std::string leftOutText(const std::string& name) {
    if (name.starts_with("edge ")) {
        return shown(name.substr(5)) + " of the edges";
    }
    return name == "#" || name == "!" ? "comments"
           : name == "{}"             ? "the numbers in {}"
           : name == "code"           ? "the text after the list"
           : name == "title"          ? "the title"
           : name == "graph"          ? "further graphs"
           : name == "port"           ? "ports"
           : name == "hyperedge"      ? "hyperedges"
           : name == "group"          ? "groups"
           : name == "rule"           ? "the rule of the automaton"
           : name == "yEd graphics"
               ? "everything in yEd's drawing except labels, positions and arrows"
               : shown(name);
}

std::string reasonText(ReadingReason reason) {
    switch (reason) {
    case ReadingReason::symbols:
        return "each character is one of two symbols";
    case ReadingReason::sizes:
        return "the first line states the size";
    case ReadingReason::notSquare:
        return "it is not square";
    case ReadingReason::square:
        return "it is square";
    case ReadingReason::symmetric:
        return "it is symmetric and its diagonal is constant";
    case ReadingReason::brackets:
        return "it is in brackets";
    case ReadingReason::names:
        return "rows or columns have names";
    case ReadingReason::numbers:
        return "it has numbers other than 0 and 1";
    case ReadingReason::counts:
        return "the first line counts vertices and edges";
    case ReadingReason::header:
        return "the first line names the columns";
    case ReadingReason::pairs:
        return "each line has two ends";
    case ReadingReason::lists:
        return "each line has a list";
    }
    return {};
}

} // namespace

std::string reasonsText(const std::vector<ReadingReason>& reasons) {
    std::string text;
    for (const ReadingReason reason : reasons) {
        text += (text.empty() ? "" : ", ") + reasonText(reason);
    }
    return text;
}

std::string readingText(const SavedBoard& board, const ReadReport& report) {
    const Rule& rule = board.game.rule();
    if (const Lattice* grid = rule.lattice()) {
        return std::to_string(grid->rows) + " x " + std::to_string(grid->cols) + " board, " +
               counted(board.game.lights().count(), "light", "lights") + " on";
    }
    if (report.isTable) {
        return (report.reading == ReadingKind::machine ? "machine of " : "table of ") +
               counted(rule.lightCount(), "light", "lights") + " and " +
               counted(rule.buttonCount(), "button", "buttons");
    }
    const std::string size =
        "graph of " + counted(rule.vertexCount(), "vertex", "vertices") + ", " +
        (rule.isUndirected() ? counted(rule.edgeCount(), "edge", "edges")
                             : counted(rule.graph()->arcCount(), "arc", "arcs"));
    return size + (!report.reading                             ? std::string()
                   : report.isVertexTable                      ? ", from a table of vertices"
                   : *report.reading == ReadingKind::matrix    ? ", from its influence matrix"
                   : *report.reading == ReadingKind::adjacency ? ", from a list of neighbours"
                                                               : ", from a list of edges");
}

std::string extensionsText(const std::vector<std::string_view>& extensions) {
    std::string text;
    for (const std::string_view extension : extensions) {
        text += (text.empty() ? "." : " .") + std::string(extension);
    }
    return text;
}

std::string counted(std::uint64_t count, std::string_view one, std::string_view many) {
    return std::to_string(count) + " " + std::string(count == 1 ? one : many);
}

std::string shown(std::string_view input) {
    constexpr std::string_view ellipsis = "...";
    std::string text;
    std::size_t cut = 0;
    for (const char character : input) {
        text += escapedCharacter(character);
        if (text.size() <= maxShown - ellipsis.size()) {
            cut = text.size();
        }
        if (text.size() > maxShown) {
            return text.substr(0, cut) + std::string(ellipsis);
        }
    }
    return text;
}

std::string escaped(std::string_view text) {
    std::string result;
    for (const char character : text) {
        result += escapedCharacter(character);
    }
    return result;
}

std::string englishErrorText(const Error& error) {
    const std::string subject = inQuotes(error.subject);
    const std::string expected = std::to_string(error.expected);
    const std::string found = std::to_string(error.found);
    switch (error.code) {
    case ErrorCode::fileNotReadable:
        return "can't be read: " + shown(error.subject);
    case ErrorCode::fileNotWritable:
        return "can't be written: " + shown(error.subject);
    case ErrorCode::fileTooLarge:
        return "has " + found + " bytes or more, but the limit is " + expected + " bytes";
    case ErrorCode::fileWouldBeTooLarge:
        return "would have " + found + " bytes, but the limit is " + expected + " bytes";
    case ErrorCode::unknownFileFormat:
        return (error.subject.empty() ? std::string("the file format is not recognised")
                                      : subject + " is not a file format that can be read") +
               "; supported formats: " + extensionsText(readableExtensions());
    case ErrorCode::notThisFormat:
        return "this is not a file in the format " + subject +
               "; supported formats: " + extensionsText(readableExtensions());
    case ErrorCode::syntax:
        return error.subject.empty() ? "a value is missing here" : "not understood: " + subject;
    case ErrorCode::unsupportedVersion:
        return "the file has version " + found + "; this program reads versions up to " + expected;
    case ErrorCode::repeated:
        return subject + " appears twice";
    case ErrorCode::missingField:
        return subject + " is missing";
    case ErrorCode::wrongType:
        return subject + " has the wrong type of value";
    case ErrorCode::notANumber:
        return error.subject.empty() ? "a whole number is missing"
                                     : subject + " is not a whole number";
    case ErrorCode::numberOutOfRange:
        return "the number " + subject + " is out of range (limit: " + expected + ")";
    case ErrorCode::unexpectedCharacter:
        return subject + " was found where 0 or 1 was expected";
    case ErrorCode::wrongLength:
        return counted(error.found, "entry", "entries") + " instead of " + expected;
    case ErrorCode::unevenRows:
        return "a row of " + counted(error.found, "entry", "entries") + " instead of " + expected;
    case ErrorCode::notSquare:
        return "the matrix has " + counted(error.expected, "row", "rows") + " and " +
               counted(error.found, "column", "columns") + "; a symmetric matrix must be square";
    case ErrorCode::tooManyAttributes:
        return "the element " + subject + " has too many attributes; up to " + expected +
               " are possible";
    case ErrorCode::vertexOutOfRange:
        return "there is no vertex " + subject + " (the board has " +
               counted(error.expected, "vertex", "vertices") + ")";
    case ErrorCode::unknownBoard: {
        const std::string grid = gridMeant(error.subject);
        return subject + " is neither a known kind of board nor a file" +
               (grid.empty()
                    ? suggestion(error.subject.substr(0, error.subject.find_first_of(":,")),
                                 boardSpecNames())
                    : "; did you mean " + inQuotes(grid) + "?");
    }
    case ErrorCode::unknownOption:
        return "this board does not have the option " + subject +
               suggestion(error.subject, std::array<std::string_view, 4>{"self", "topology",
                                                                         "neighbours", "holes"});
    case ErrorCode::unknownOptionValue:
        return "the option does not have the value " + subject +
               suggestion(error.subject, boardSpecOptions());
    case ErrorCode::cannotHold:
        return "a file in the format " + subject + " can't store this board";
    case ErrorCode::tooManyVertices:
        return "the board would have " + found + " vertices; up to " + expected + " are possible";
    case ErrorCode::tooManyArcs:
        return "the board would have " + found + " arcs or more; up to " + expected +
               " are possible";
    case ErrorCode::tooMuchMemory:
        return "solving this board would need at least " + found +
               " bytes of memory; all boards of up to " + expected +
               " vertices are feasible, and much larger ones with few, local influences";
    case ErrorCode::outOfMemory:
        return "there is not enough memory for this";
    case ErrorCode::tooManySteps:
        return "checking all sets of presses would take " +
               (error.found == UINT64_MAX ? "2^64 or more" : found) + " steps; up to " + expected +
               " are feasible";
    case ErrorCode::tableTooLarge:
        return "a table for this board would need " +
               (error.found == UINT64_MAX ? "2^64 or more" : found) + " bytes of memory; up to " +
               expected + " are feasible";
    case ErrorCode::notUtf8:
        return "this file is not UTF-8; save it as UTF-8 in the program that created it";
    case ErrorCode::graphOutOfRange:
        return "there is no graph " + found + " (the file has " +
               counted(error.expected, "graph", "graphs") + ")";
    case ErrorCode::flipSeed:
        return subject +
               " is the random seed of a game of Flip, and only that program can create its board; "
               "use its \"Specific\" identifier, such as 3x3:MATRIX,LIGHTS";
    case ErrorCode::flipSave:
        return "this is a saved game of Simon Tatham's collection; use the \"Specific\" identifier "
               "of the game instead";
    case ErrorCode::unknownTable:
        return "the table is neither a matrix nor a list of edges, because of " + subject +
               "; give columns Source and Target, or equally many entries in each row";
    case ErrorCode::emptyText:
        return "the file is empty";
    case ErrorCode::moreStates:
        return "A digit " + shown(error.subject) +
               " appears: boards of more than two states are not read";
    case ErrorCode::noSuchReading:
        return "it can't be read as " + shown(error.subject) + "; it fits as " +
               std::string(nameOf(static_cast<ReadingKind>(error.expected)));
    case ErrorCode::onlyWords:
        return error.subject.empty() ? "the text is not a board but words"
                                     : "the text is not a board but words or measurements; it can "
                                       "only be read as " +
                                           shown(error.subject);
    case ErrorCode::saveAsCsv:
        return "this is a spreadsheet (." + shown(error.subject) + "); save it as CSV";
    case ErrorCode::otherFormat:
        return "this is a file in the format " + shown(error.subject) + ", which is not read";
    case ErrorCode::noEdges:
        return "the file lists vertices, but no edges under a known name (edges, links)";
    case ErrorCode::internalError:
        return "an internal error: " + shown(error.subject);
    }
    return "unknown error";
}

std::vector<std::string> readNotes(const ReadReport& report, const Rule& rule,
                                   const ReadOptions& options, const ReadOptionNames& names) {
    std::vector<std::string> notes;
    if (!report.encoding.empty()) {
        notes.push_back("converted from " + shown(report.encoding));
    }
    if (report.graphCount > 1) {
        notes.push_back("contains " + std::to_string(report.graphCount) + " graphs; graph number " +
                        std::to_string(options.graph) + " was read; " + names.graph +
                        " reads another");
    }
    if (report.isTable && !report.reading) {
        notes.push_back("read as a table: a row for each of " +
                        counted(rule.lightCount(), "light", "lights") + ", a column for each of " +
                        counted(rule.buttonCount(), "button", "buttons"));
    }
    if (report.hasZeroDiagonal && !options.diagonal) {
        notes.push_back("a press does not change its own light" +
                        (names.self.empty() ? "" : "; " + names.self + " makes it do so"));
    }
    if (!options.reading && report.reading) {
        constexpr int greatestLag = 45; // behind the best reading
        std::string others;
        for (const ReadingFit& fit : report.fits) {
            if (fit.kind != *report.reading && fit.score + greatestLag >= report.fits[0].score) {
                others += (others.empty() ? "" : ", ") + std::string(nameOf(fit.kind));
            }
        }
        if (!others.empty()) {
            notes.push_back("read as " + std::string(nameOf(*report.reading)) + "; " + names.as +
                            " reads it as " + others);
        }
    }
    if (!report.unlitCharacter.empty() && options.on.empty()) {
        notes.push_back("lights that are on may be marked with " + shown(report.unlitCharacter) +
                        "; " + names.on + " chooses");
    }
    if (report.isVertexTable) {
        notes.emplace_back("this is a table of vertices; open the table of edges");
    }
    if (!report.likelyHeader.empty()) {
        notes.push_back("the first row (" + shown(report.likelyHeader) +
                        ") was read as an edge, as it has no known name of a column");
    }
    if (!report.litCharacter.empty()) {
        notes.push_back("lights that are on are marked with " + shown(report.litCharacter));
    }
    for (const auto& [name, times] : report.leftOut) {
        notes.push_back("left out: " + leftOutText(name) + " (" + std::to_string(times) + ")");
    }
    if (report.parallelEdges > 0) {
        notes.push_back(
            counted(report.parallelEdges, "repeated edge was ", "repeated edges were ") +
            (options.parallelEdges == ParallelEdges::merge
                 ? "merged; " + names.cancel + " cancels them in pairs instead"
                 : "cancelled in pairs"));
    }
    if (report.laidOut > 0) {
        notes.push_back(counted(report.laidOut, "vertex", "vertices") +
                        " without a position (drawn below the others)");
    }
    return notes;
}

} // namespace lightsout
