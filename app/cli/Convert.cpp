// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/Convert.h"
#include "arguments/BoardArguments.h"
#include "cli/Commands.h"
#include "cli/WorkLimit.h"
#include "formats/Losses.h"
#include "graph/Limits.h"

#include <array>

namespace lightsout::cli {

namespace {

constexpr std::array<const char*, 2> convertPositionals{"IN", "OUT"};
constexpr std::array<OptionDescription, 1> convertOptions{{
    {"--to", "FORMAT",
     "The format to write; needed if the name of OUT does not show it, or for standard output"},
}};

/// Returns a description of the information that is lost when the written file is read again.
std::string lossText(Loss loss) {
    switch (loss) {
    case Loss::reopening:
        return "it can't be read again as a board";
    case Loss::lattice:
        return "the grid: it becomes a graph";
    case Loss::surface:
        return "the surface and the press patterns: it becomes a plane grid with four neighbours";
    case Loss::positions:
        return "the vertex positions: a circle will be used";
    case Loss::labels:
        return "the labels of the vertices";
    case Loss::marks:
        return "which vertices have no button or no light: all will have both";
    case Loss::selfInfluence:
        return "the self-influence: give it again as --self off";
    case Loss::start:
        return "the lights: give them again as --lights";
    case Loss::target:
        return "the target: give it again as --target";
    case Loss::presses:
        return "the presses made so far";
    case Loss::attachments:
        return "notes and other data saved with the board";
    case Loss::unknownFields:
        return "data added by a newer version of the program";
    }
    return {};
}

std::vector<std::string> notesOf(const SavedBoard& board, FileFormat format,
                                 const std::string& out) {
    std::vector<std::string> notes;
    for (const Loss loss : lossesOf(board, format)) {
        const std::string prefix = loss == Loss::reopening ? ": " : ": does not store ";
        notes.push_back((out == "-" ? "standard output" : shown(out)) + prefix + lossText(loss));
    }
    return notes;
}

/// Returns an estimate, based on measurements, of the bytes needed for the graph and its text in
/// this format. Returns 0 if the graph has too many vertices for the format.
double bytesOf(const Rule& rule, FileFormat format) {
    const auto vertices = static_cast<double>(rule.vertexCount());
    const double parts = vertices + static_cast<double>(rule.edgeCount());
    const bool isOfCells = format == FileFormat::document || format == FileFormat::rle ||
                           format == FileFormat::cells || format == FileFormat::flip;
    if (!isOfCells && rule.vertexCount() > maxGraphVertices) {
        return 0;
    }
    switch (format) {
    case FileFormat::csv:
    case FileFormat::matrix:
        return 3 * vertices * vertices;
    case FileFormat::graph6:
        return vertices * vertices / 6 + 100 * parts;
    case FileFormat::graphMl:
        return 300 * parts;
    case FileFormat::gml:
    case FileFormat::dot:
        return 170 * parts;
    case FileFormat::document:
        return rule.lattice() != nullptr ? 2 * vertices : 100 * parts;
    case FileFormat::rle:
    case FileFormat::cells:
        return 3 * vertices;
    case FileFormat::flip:
        return 100 * parts; // there are few vertices, or the board can't be written
    case FileFormat::sparse6:
    case FileFormat::edgeList:
    case FileFormat::latex:
        return 100 * parts;
    default:
        break; // this format can't be written
    }
    return 0;
}

} // namespace

FileFormat formatToWrite(const Arguments& arguments, const std::string& path) {
    const auto name = arguments.text("--to");
    const auto format = name ? formatNamed(*name) : formatOfPath(platform::pathOf(path));
    if (!format || !isWritable(*format)) {
        const std::string given =
            name ? *name : platform::nameOf(platform::pathOf(path).extension());
        throw Failure{
            .where = name ? "--to" : shown(path),
            .what = (given.empty()
                         ? std::string("the name does not show the format to write")
                         : "\"" + shown(given) + "\" is not a file format that can be written") +
                    "; supported formats: " + extensionsText(writableExtensions())};
    }
    return *format;
}

Outcome boardFile(const SavedBoard& board, FileFormat format, const std::string& out,
                  const Arguments& arguments, Progress& progress) {
    progress.checkpoint();
    checkWork(arguments, shown(out), {.bytes = bytesOf(board.game.rule(), format)});
    std::string text =
        valueOf(writeBoard(board, format, {.progress = &progress}), sourceOfFile(out));
    Outcome outcome{.notes = notesOf(board, format, out)};
    if (isStandardOutput(out, arguments)) {
        outcome.text = std::move(text);
    } else {
        outcome.output = OutputFile::prepare(out, std::move(text), &progress);
    }
    return outcome;
}

namespace {

Outcome runConvert(const Arguments& arguments, Progress& progress) {
    const std::string& in = arguments.positional(0, convertPositionals[0]);
    const std::string& out = arguments.positional(1, convertPositionals[1]);
    const FileFormat format = formatToWrite(arguments, out);
    const bool isToOutput = isStandardOutput(out, arguments);
    const SavedBoard board = boardNamed(in, shown(in), arguments);
    Outcome outcome = boardFile(board, format, out, arguments, progress);
    if (arguments.wantsJson() && !isToOutput) {
        outcome.text = "{}\n";
    }
    return outcome;
}

} // namespace

const Command convertCommand{
    .name = "convert",
    .help = "Write a board as a file in another format",
    .positionals = convertPositionals,
    .options = convertOptions,
    .examples = {"convert grid:5x5 board.lightsout", "convert petersen - --to dot"},
    .takesBoard = false,
    .run = runConvert};

} // namespace lightsout::cli
