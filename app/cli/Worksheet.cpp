// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/WorksheetArguments.h"
#include "cli/Commands.h"
#include "worksheet/Latex.h"

#include <nlohmann/json.hpp>

#include <array>

namespace lightsout::cli {

namespace {

constexpr std::array<const char*, 1> worksheetPositionals{"OUT.tex"};

Outcome runWorksheet(const Arguments& arguments, Progress& progress) {
    const std::string& out = arguments.positional(0, worksheetPositionals[0]);
    const bool isToOutput = isStandardOutput(out, arguments);
    const RequestedWorksheet sheet = worksheetOf(arguments, progress);
    const std::vector<SheetPage> pages = worksheetPages(sheet.puzzles, sheet.options);
    std::string latex = sheetLatex(pages, sheet.options.language);
    if (isToOutput) {
        return {.text = std::move(latex), .notes = sheet.notes};
    }
    Outcome outcome{.notes = sheet.notes};
    if (arguments.wantsJson()) {
        const nlohmann::ordered_json answer{{"pages", pages.size()},
                                            {"puzzles", sheet.puzzles.size()}};
        outcome.text = answer.dump() + "\n";
    } else {
        outcome.text = counted(sheet.puzzles.size(), "puzzle", "puzzles") + " on " +
                       counted(pages.size(), "page", "pages") + "\n";
    }
    outcome.output = OutputFile::prepare(out, std::move(latex));
    return outcome;
}

} // namespace

const Command worksheetCommand{
    .name = "worksheet",
    .help = "Write a worksheet of puzzles as a LaTeX document",
    .positionals = worksheetPositionals,
    .options = worksheetOptions,
    .examples = {"worksheet sheet.tex", "worksheet sheet.tex --size 4x4 --answers"},
    .takesBoard = false,
    .readsBoards = false,
    .run = runWorksheet};

} // namespace lightsout::cli
