// SPDX-License-Identifier: GPL-3.0-or-later
#include "MainWindow.h"
#include "ManualFiles.h"
#include "Render.h"
#include "classroom/WorksheetCommand.h"
#include "controls/AccessibleUpdates.h"
#include "controls/ComboBoxInterface.h"
#include "controls/ErrorDialog.h"
#include "document/Autosave.h"
#include "files/NewWindow.h"
#include "newboard/ThumbnailCommand.h"
#include "settings/Preferences.h"
#include "settings/SettingsFile.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFontDatabase>
#include <QIcon>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <new>
#include <string_view>

namespace lightsout {

namespace {

/// An application that shows an error message if the window itself runs out of memory, and
/// continues.
class Application : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override {
        try {
            return QApplication::notify(receiver, event);
        } catch (const std::bad_alloc&) {
            if (!isReporting_) {
                isReporting_ = true;
                QTimer::singleShot(0, this, [this] {
                    showError(activeWindow(),
                              translate("Application", "There was not enough memory."),
                              translate("Application",
                                        "The operation was not carried out. Try a smaller board."));
                    isReporting_ = false;
                });
            }
            return false;
        }
    }

private:
    bool isReporting_ = false;
};

/// The program's name and its command-line options.
class CommandLine : public QCommandLineParser {
public:
    CommandLine() {
        QCoreApplication::setOrganizationName(QStringLiteral("lightsout"));
        QCoreApplication::setApplicationName(QStringLiteral("lightsout"));
        QCoreApplication::setApplicationVersion(QStringLiteral(LIGHTSOUT_VERSION));
        setApplicationDescription(QStringLiteral("Play, understand and measure Lights Out."));
        addHelpOption();
        addVersionOption();
        addOptions({newWindow, render, everyLook, everySize, manual, worksheet, thumbnail, find,
                    language});
        addPositionalArgument(QStringLiteral("FILE"),
                              QStringLiteral("Boards to open, each in its own window."),
                              QStringLiteral("[FILE ...]"));
    }

    const QCommandLineOption newWindow{QStringLiteral("new"),
                                       QStringLiteral("Show a board instead of the start page.")};
    const QCommandLineOption render{
        QStringLiteral("render"), QStringLiteral("Write pictures of every tab into DIR and exit."),
        QStringLiteral("DIR")};
    const QCommandLineOption everyLook{
        QStringLiteral("every-look"),
        QStringLiteral("With --render: in every language and theme, and in two sizes.")};
    const QCommandLineOption everySize{
        QStringLiteral("every-size"),
        QStringLiteral("With --render: like --every-look, in windows of every size, also in "
                       "projector mode. Takes minutes.")};
    const QCommandLineOption manual{
        QStringLiteral("manual"),
        QStringLiteral("Write the manual as HTML and PDF into DIR and exit."),
        QStringLiteral("DIR")};
    const QCommandLineOption worksheet{
        QStringLiteral("worksheet"),
        QStringLiteral("Write a worksheet into PDF and exit. Takes the options of lightsout-cli "
                       "worksheet after it; needs no display."),
        QStringLiteral("PDF")};
    const QCommandLineOption find{
        QStringLiteral("find"),
        QStringLiteral(
            "Print what the search finds under WORDS, a line each: what it is, its name, "
            "and where it leads. Needs no display."),
        QStringLiteral("WORDS")};
    const QCommandLineOption language{QStringLiteral("language"),
                                      QStringLiteral("The language of the window: en, fr or he."),
                                      QStringLiteral("CODE")};
    const QCommandLineOption thumbnail{
        QStringLiteral("thumbnail"),
        QStringLiteral("Write a picture of the board in FILE and exit. FILE is followed by the "
                       "name of a PNG file and, optionally, one number: the pixels of the "
                       "picture's longer side (default 128)."),
        QStringLiteral("FILE")};
};

bool isThere(int argc, char** argv, std::initializer_list<std::string_view> words) {
    return std::any_of(argv + 1, argv + argc, [words](std::string_view argument) {
        return std::ranges::find(words, argument) != words.end();
    });
}

/// Returns true if the command line asks only for text.
bool isForWords(int argc, char** argv) {
    return isThere(argc, argv, {"-h", "--help", "--help-all", "-v", "--version"});
}

/// Returns true if the command line asks for pictures instead of a window.
bool isForPictures(int argc, char** argv) {
    return isThere(argc, argv, {"--render", "--manual", "--find"});
}

int report(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    CommandLine().process(application);
    return EXIT_SUCCESS;
}

int fail(const QString& what) {
    std::fprintf(stderr, "lightsout: %s\n", qPrintable(what));
    return 2;
}

/// Prints an error message and exits. Without a display, Qt would print a paragraph and abort while
/// the application is constructed.
void failWithoutDisplay(QtMsgType type, const QMessageLogContext& /*context*/,
                        const QString& /*message*/) {
    if (type == QtFatalMsg) {
        std::_Exit(fail(QStringLiteral(
            "no window can be opened, because there is no display (neither an X server nor a "
            "Wayland compositor answers); lightsout-cli works without one")));
    }
}

/// Creates the application, or ends the program if there is no display.
std::unique_ptr<Application> makeApplication(int& argc, char** argv) {
    const QtMessageHandler usual = qInstallMessageHandler(failWithoutDisplay);
    auto application = std::make_unique<Application>(argc, argv);
    qInstallMessageHandler(usual);
    // Qt adds these names even if no font has them.
    const QStringList always{QStringLiteral("Serif"), QStringLiteral("Sans Serif"),
                             QStringLiteral("Monospace")};
    if (std::ranges::all_of(QFontDatabase::families(),
                            [&always](const QString& name) { return always.contains(name); })) {
        fail(QStringLiteral("there are no fonts, so no text can be shown; install some, such as "
                            "DejaVu (package fonts-dejavu)"));
    }
    return application;
}

void printFindings(const SearchSources& sources, const QString& typed) {
    for (const SearchEntry& entry : sources.found(Search(sources.entries()), typed)) {
        std::printf("%s\t%s\t%s\n", kindName(entry.kind), qUtf8Printable(entry.name),
                    qUtf8Printable(entry.target));
    }
}

int run(int argc, char** argv) {
    const std::unique_ptr<Application> made = makeApplication(argc, argv);
    Application& application = *made;
    CommandLine parser;
    QApplication::setApplicationDisplayName(QStringLiteral("Lights Out Workbench"));
    // Under Wayland, this associates windows with the desktop entry and its icon.
    QApplication::setDesktopFileName(QStringLiteral("lightsout"));
    useDurableSettings();

    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/lightsout.svg")));

    if (!parser.parse(QApplication::arguments())) {
        return fail(parser.errorText());
    }
    const QStringList files = parser.positionalArguments();
    for (const QString& other : files.mid(1)) {
        openNewWindow(other);
    }
    if (parser.isSet(parser.render)) {
        RenderRange range = RenderRange::one;
        if (parser.isSet(parser.everySize)) {
            range = RenderRange::everySize;
        } else if (parser.isSet(parser.everyLook)) {
            range = RenderRange::everyLook;
        }
        const QString problem = renderPictures(parser.value(parser.render), renderedWindows(range));
        return problem.isEmpty() ? EXIT_SUCCESS : fail(problem);
    }

    if (parser.isSet(parser.manual)) {
        const QString problem = writeManual(application, parser.value(parser.manual));
        return problem.isEmpty() ? EXIT_SUCCESS : fail(problem);
    }

    Preferences preferences = Preferences::load();
    if (parser.isSet(parser.language)) {
        preferences.appearance.language = parser.value(parser.language);
    }
    preferences.apply();
    Workbench workbench(Game::allOn(Lattice{.rows = 5, .cols = 5}));
    Autosave autosave(workbench.document, KeptBoards(KeptBoards::usualFolder()));
    autosave.setOn(preferences.autosaves);
    workbench.autosave = &autosave;
    workbench.pinned.keepIn(KeptBoards::usualFolder() + QStringLiteral("/pinned.lightsout"));
    preferences.appearance.apply(application);
    holdUpdatesOfHiddenWidgets();
    hideStacks();
    installComboBoxInterface();
    spareToolTips();
    if (parser.isSet(parser.find)) {
        MainWindow window(workbench, preferences.appearance);
        printFindings(window.search(), parser.value(parser.find));
        return EXIT_SUCCESS;
    }
    auto* window = new MainWindow(workbench, preferences.appearance);
    window->restorePages();
    if (files.isEmpty() && !parser.isSet(parser.newWindow)) {
        window->greet();
    }
    window->show();
    if (!files.isEmpty()) {
        window->openFile(files.first());
    }
    window->offerKeptWork();
    return runUntilClosed(*window);
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
    if (lightsout::isForWords(argc, argv)) {
        return lightsout::report(argc, argv);
    }
    if (lightsout::isForPictures(argc, argv)) {
        qputenv("QT_QPA_PLATFORM", "offscreen"); // no display is needed
    }
    return lightsout::run(argc, argv);
}
