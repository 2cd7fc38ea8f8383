// SPDX-License-Identifier: GPL-3.0-or-later
#include "MainWindow.h"
#include "Render.h"
#include "classroom/WorksheetCommand.h"
#include "document/Autosave.h"
#include "newboard/ThumbnailCommand.h"
#include "window/Complaint.h"
#include "window/MemoryMenu.h"
#include "window/NumberingMenu.h"
#include "window/SettingsFile.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>
#include <QTimer>

#include <cstdio>
#include <cstdlib>
#include <new>

namespace lightsout {

namespace {

/// Says when memory runs out for the window itself, and goes on.
class Application : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override {
        try {
            return QApplication::notify(receiver, event);
        } catch (const std::bad_alloc&) {
            if (!isSaying_) {
                isSaying_ = true;
                QTimer::singleShot(0, this, [this] {
                    complain(activeWindow(),
                             translate("Application", "There was not enough memory."),
                             translate("Application", "The last thing asked for was not done. A "
                                                      "smaller board takes less."));
                    isSaying_ = false;
                });
            }
            return false;
        }
    }

private:
    bool isSaying_ = false;
};

int fail(const QString& what) {
    std::fprintf(stderr, "lightsout: %s\n", qPrintable(what));
    return 2;
}

int run(int argc, char** argv) {
    Application application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("lightsout"));
    QApplication::setApplicationName(QStringLiteral("lightsout"));
    QApplication::setApplicationDisplayName(QStringLiteral("Lights Out Workbench"));
    QApplication::setApplicationVersion(QStringLiteral(LIGHTSOUT_VERSION));
    useDurableSettings();

    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/lightsout.svg")));

    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Play, understand and measure Lights Out."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption render(QStringLiteral("render"),
                                    QStringLiteral("Write pictures of every tab into DIR and end."),
                                    QStringLiteral("DIR"));
    const QCommandLineOption everySize(
        QStringLiteral("every-size"),
        QStringLiteral("With --render: windows of every size, and as on a wall. Takes minutes."));
    const QCommandLineOption worksheet(
        QStringLiteral("worksheet"),
        QStringLiteral("Write puzzles on paper into PDF, with the options of lightsout-cli "
                       "worksheet behind it, and end. Needs no display."),
        QStringLiteral("PDF"));
    const QCommandLineOption thumbnail(
        QStringLiteral("thumbnail"),
        QStringLiteral("Write a picture of the board in FILE into the file PNG named behind it, at "
                       "most as many pixels wide and high as a number behind that says, and end."),
        QStringLiteral("FILE"));
    parser.addOptions({render, everySize, worksheet, thumbnail});
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("A board to open."),
                                 QStringLiteral("[FILE]"));
    if (!parser.parse(QApplication::arguments())) {
        return fail(parser.errorText());
    }
    if (parser.isSet(QStringLiteral("help"))) {
        parser.showHelp();
    }
    if (parser.isSet(QStringLiteral("version"))) {
        parser.showVersion();
    }
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1) {
        return fail(QStringLiteral("%1: only one file can be opened").arg(files.at(1)));
    }
    if (parser.isSet(render)) {
        const QString problem =
            renderPictures(application, parser.value(render),
                           parser.isSet(everySize) ? RenderSizes::every : RenderSizes::usual);
        return problem.isEmpty() ? EXIT_SUCCESS : fail(problem);
    }

    NumberingMenu::restore();
    MemoryMenu::restore();
    Workbench workbench(Game::allOn(Lattice{.rows = 5, .cols = 5}));
    Autosave autosave(workbench.document, KeptBoards(KeptBoards::usualFolder()));
    workbench.autosave = &autosave;
    workbench.pinned.keepIn(KeptBoards::usualFolder() + QStringLiteral("/pinned.lightsout"));
    const Appearance appearance = Appearance::load();
    appearance.apply(application);
    auto* window = new MainWindow(workbench, appearance);
    window->restorePages();
    window->resumeContest();
    if (files.isEmpty()) {
        window->greet();
    }
    window->show();
    if (!files.isEmpty()) {
        window->openFile(files.first());
    }
    window->offerKeptBoards();
    return QApplication::exec();
}

} // namespace

} // namespace lightsout

int main(int argc, char** argv) {
    if (lightsout::isWorksheetCommand(argc, argv)) {
        return lightsout::runWorksheetCommand(argc, argv);
    }
    if (lightsout::isThumbnailCommand(argc, argv)) {
        return lightsout::runThumbnailCommand(argc, argv);
    }
    return lightsout::run(argc, argv);
}
