// SPDX-License-Identifier: GPL-3.0-or-later
// Starts the window ten times, each in a separate process, until its first page is painted. Prints
// what that takes: wall-clock and processor time, and memory.
//
//     benchmark_start
//
// Settings are read from an empty folder, so there are no remembered values.

#include "MainWindow.h"
#include "board/BoardView.h"
#include "document/Autosave.h"
#include "settings/Preferences.h"
#include "settings/SettingsFile.h"
#include "window/StartPage.h"

#include "tests/support/MemoryUse.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

using namespace lightsout;

namespace {

constexpr int starts = 10;

/// Ends the program when the widget has been painted and all pending events have been processed.
class Watch : public QObject {
public:
    explicit Watch(QWidget& widget) : QObject(&widget) { widget.installEventFilter(this); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint) {
            watched->removeEventFilter(this);
            QTimer::singleShot(0, qApp, [] {
                const double processor = 1e3 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
                std::printf("%f %llu\n", processor,
                            static_cast<unsigned long long>(memoryUse("VmRSS")));
                std::fflush(stdout);
                QCoreApplication::quit();
            });
        }
        return false;
    }
};

/// Starts as app/main.cpp does.
int startOnce(int argc, char** argv, bool isWithStartPage) {
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("lightsout"));
    QCoreApplication::setApplicationName(QStringLiteral("lightsout"));
    useDurableSettings();
    const Preferences preferences = Preferences::load();
    preferences.apply();
    Workbench workbench(Game::allOn(Lattice{.rows = 5, .cols = 5}));
    Autosave autosave(workbench.document, KeptBoards(KeptBoards::usualFolder()));
    workbench.autosave = &autosave;
    preferences.appearance.apply(application);
    MainWindow window(workbench, preferences.appearance);
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.restorePages();
    if (isWithStartPage) {
        window.greet();
    }
    QWidget* shown = isWithStartPage ? static_cast<QWidget*>(window.findChild<StartPage*>())
                                     : window.findChild<BoardView*>();
    new Watch(*shown);
    window.show();
    return QApplication::exec();
}

struct Cost {
    double clock = 0;     ///< milliseconds
    double processor = 0; ///< milliseconds
    double memory = 0;    ///< mebibytes
};

Cost measure(const QString& kind) {
    const QTemporaryDir home;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.path());
    environment.insert(QStringLiteral("XDG_DATA_HOME"), home.path());
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    QElapsedTimer clock;
    clock.start();
    process.start(QCoreApplication::applicationFilePath(), {kind});
    process.waitForReadyRead();
    const double elapsed = static_cast<double>(clock.nsecsElapsed()) * 1e-6;
    const QList<QByteArray> said = process.readAll().simplified().split(' ');
    process.waitForFinished();
    return {elapsed, said.value(0).toDouble(), said.value(1).toDouble() / (1 << 20)};
}

void report(const char* what, const QString& kind) {
    std::vector<Cost> costs;
    measure(kind); // so that the files are cached
    for (int i = 0; i < starts; ++i) {
        costs.push_back(measure(kind));
    }
    const auto least = [&costs](double Cost::*of) {
        return (*std::ranges::min_element(costs, {}, of)).*of;
    };
    std::ranges::sort(costs, {}, &Cost::clock);
    std::printf("| %s | %.0f ms | %.0f ms | %.0f ms | %.1f MiB |\n", what, least(&Cost::clock),
                costs[costs.size() / 2].clock, least(&Cost::processor), least(&Cost::memory));
}

} // namespace

int main(int argc, char** argv) {
    const QByteArray kind = argc > 1 ? argv[1] : "";
    if (!kind.isEmpty()) {
        return startOnce(argc, argv, kind == "greeting");
    }
    const QCoreApplication application(argc, argv);
    std::puts("| until is painted | clock, least | clock, median | processor, least | memory |");
    std::puts("|---|---|---|---|---|");
    report("a 5 x 5 board (`lightsout --new`)", QStringLiteral("board"));
    report("the first page (`lightsout`)", QStringLiteral("greeting"));
    return EXIT_SUCCESS;
}
