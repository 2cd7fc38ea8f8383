// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/WorksheetCommand.h"

#include "arguments/Messages.h"
#include "arguments/Parser.h"
#include "arguments/WorksheetArguments.h"
#include "classroom/SheetPainter.h"

#include <QGuiApplication>

#include <array>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

namespace lightsout {

namespace {

constexpr std::array<const char*, 1> positionals{"OUT.pdf"};

cli::Outcome runWorksheet(const cli::Arguments& arguments, Progress& progress) {
    const std::string& path = arguments.positional(0, positionals[0]);
    const cli::RequestedWorksheet sheet = cli::worksheetOf(arguments, progress);
    const std::vector<SheetPage> pages = worksheetPages(sheet.puzzles, sheet.options);
    cli::Outcome outcome{.notes = sheet.notes};
    if (arguments.wantsJson()) {
        outcome.text = "{\"pages\":" + std::to_string(pages.size()) +
                       ",\"puzzles\":" + std::to_string(sheet.puzzles.size()) + "}\n";
    }
    outcome.output = cli::OutputFile::prepare(path, worksheetPdf(pages).toStdString());
    return outcome;
}

constexpr cli::Command worksheetCommand{.name = "worksheet",
                                        .help = "Puzzles on paper, as a PDF file",
                                        .positionals = positionals,
                                        .options = cli::worksheetOptions,
                                        .takesBoard = false,
                                        .readsBoards = false,
                                        .run = runWorksheet};

void write(const std::vector<const char*>& words) {
    const std::array commands{&worksheetCommand};
    const auto parsed = cli::Parser(commands).parse(static_cast<int>(words.size()), words.data());
    if (const auto* text = std::get_if<std::string>(&parsed)) {
        std::fputs(text->c_str(), stdout); // the help text
        return;
    }
    Progress progress;
    cli::Outcome outcome = worksheetCommand.run(std::get<cli::Request>(parsed).arguments, progress);
    cli::valueOf(outcome.output->file.commit(), outcome.output->name);
    std::fputs(outcome.text.c_str(), stdout);
    for (const std::string& note : outcome.notes) {
        std::fprintf(stderr, "lightsout: %s\n", note.c_str());
    }
}

} // namespace

bool isWorksheetCommand(int argc, char** argv) {
    return argc > 1 && std::strcmp(argv[1], "--worksheet") == 0;
}

int runWorksheetCommand(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    int first = 1;
    const QGuiApplication application(first, argv);
    std::vector<const char*> words(argv, argv + argc);
    words[1] = worksheetCommand.name;
    try {
        write(words);
        return static_cast<int>(cli::Status::answered);
    } catch (const cli::Failure& failure) {
        std::fprintf(stderr, "lightsout: %s: %s\n", failure.where.c_str(), failure.what.c_str());
        return static_cast<int>(failure.status);
    }
}

} // namespace lightsout
