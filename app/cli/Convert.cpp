// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/BoardArguments.h"
#include "cli/Commands.h"
#include "io/BoardFile.h"

#include <array>

namespace lightsout::cli {

namespace {

constexpr std::array<const char*, 2> positionals{"IN", "OUT"};
constexpr std::array<OptionDescription, 1> options{{
    {"--to", "FORMAT",
     "The format to write, where the name of OUT does not tell, as - for standard output"},
}};

FileFormat formatToWrite(const Arguments& arguments, const std::string& path) {
    const auto name = arguments.text("--to");
    const auto format = name ? formatNamed(*name) : formatOfPath(path);
    if (!format) {
        throw failureOf(
            {.code = ErrorCode::unknownFileFormat,
             .subject = name ? *name : std::filesystem::path(path).extension().string()},
            {Source::Kind::argument, name ? "--to" : shown(path)});
    }
    return *format;
}

Outcome run(const Arguments& arguments, Progress& progress) {
    const std::string& in = arguments.positional(0, positionals[0]);
    const std::string& out = arguments.positional(1, positionals[1]);
    const FileFormat format = formatToWrite(arguments, out);
    const bool isToOutput = out == "-";
    if (isToOutput && arguments.wantsJson()) {
        throw Failure{.where = "--json", .what = "standard output can't take a file as well"};
    }
    const SavedBoard board = boardNamed(in, positionals[0], arguments);
    progress.checkpoint();
    std::string text = valueOf(writeBoard(board, format), {Source::Kind::file, shown(out)});
    progress.checkpoint();
    if (isToOutput) {
        return {.text = std::move(text)};
    }
    return {.text = arguments.wantsJson() ? "{}\n" : "",
            .output = OutputFile::prepare(out, std::move(text))};
}

} // namespace

const Command convertCommand{.name = "convert",
                             .help = "Writes a board to a file of another format",
                             .positionals = positionals,
                             .options = options,
                             .takesBoard = false,
                             .run = run};

} // namespace lightsout::cli
