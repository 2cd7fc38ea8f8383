// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/WorksheetCommand.h"

#include "classroom/WorksheetPdf.h"
#include "cli/Commands.h"
#include "cli/Messages.h"
#include "cli/WorksheetArguments.h"

#include <QGuiApplication>

#include <cstdio>
#include <cstring>

namespace lightsout {

namespace {

void write(const std::vector<const char*>& words) {
    const auto parsed = cli::parseCommandLine(static_cast<int>(words.size()), words.data());
    if (const auto* text = std::get_if<std::string>(&parsed)) {
        std::fputs(text->c_str(), stdout); // help
        return;
    }
    const cli::Arguments& arguments = std::get<cli::Request>(parsed).arguments;
    const std::string path = arguments.positional(0, "OUT.pdf");
    Progress progress;
    const cli::RequestedWorksheet sheet = cli::worksheetOf(arguments, progress);
    const std::vector<SheetPage> pages = worksheetPages(sheet.puzzles, sheet.options);
    cli::OutputFile file = cli::OutputFile::prepare(path, worksheetPdf(pages).toStdString());
    cli::valueOf(file.file.commit(), file.name);
    if (arguments.wantsJson()) {
        std::printf("{\"pages\":%zu,\"puzzles\":%zu}\n", pages.size(), sheet.puzzles.size());
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
    // As if they stood behind the command of the same name.
    std::vector<const char*> words(argv, argv + argc);
    words[1] = cli::worksheetCommand.name;
    try {
        write(words);
        return static_cast<int>(cli::Status::answered);
    } catch (const cli::Failure& failure) {
        std::fprintf(stderr, "lightsout: %s: %s\n", failure.where.c_str(), failure.what.c_str());
        return static_cast<int>(failure.status);
    }
}

} // namespace lightsout
