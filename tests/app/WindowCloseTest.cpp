// SPDX-License-Identifier: GPL-3.0-or-later
#include "MainWindow.h"
#include "window/PageTabs.h"

#include "tests/support/ProcessorTime.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <algorithm>

using namespace lightsout;

/// Tests that the window closes at once, whatever is being computed.
class WindowCloseTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }
    void closesDuringWork_data();
    void closesDuringWork();
};

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr double maxSeconds = 60; // under sanitizers, which slow everything down
#else
constexpr double maxSeconds = 1;
#endif

bool isWorking(const QObject& object) {
    const auto jobs = object.findChildren<Job*>();
    return std::any_of(jobs.begin(), jobs.end(), [](const Job* job) { return job->isRunning(); });
}

} // namespace

void WindowCloseTest::closesDuringWork_data() {
    QTest::addColumn<Lattice>("lattice");
    QTest::addColumn<QString>("page");
    const Lattice eliminated{
        .rows = 700, .cols = 700, .topology = Topology::projective, .neighbours = Neighbours::king};
    const Lattice torus{.rows = 700, .cols = 700, .topology = Topology::torus};
    const Lattice many{.rows = 39, .cols = 39}; // the board has 2^32 solutions
    const Lattice few{.rows = 7, .cols = 7};
    for (const char* page : {"play", "elimination", "kernel", "tilings", "random", "counts"}) {
        QTest::addRow("eliminated, %s", page) << eliminated << QString::fromLatin1(page);
        QTest::addRow("torus, %s", page) << torus << QString::fromLatin1(page);
        QTest::addRow("many solutions, %s", page) << many << QString::fromLatin1(page);
        QTest::addRow("few cells, %s", page) << few << QString::fromLatin1(page);
    }
}

void WindowCloseTest::closesDuringWork() {
    QFETCH(Lattice, lattice);
    QFETCH(QString, page);
    auto workbench = std::make_unique<Workbench>(Game::allOn(Lattice{.rows = 5, .cols = 5}));
    auto window =
        std::make_unique<MainWindow>(*workbench, Appearance{.language = QStringLiteral("en")});
    window->setAttribute(Qt::WA_DeleteOnClose, false);
    window->resize(1280, 800);
    window->show();
    window->showTab(page);
    QCOMPARE(window->tabs().current().id(), page);
    workbench->document.begin(Game::allOn(lattice));
    // Closes the window while the page computes, unless that ends sooner.
    const double begun = processorSeconds();
    constexpr double whileLater = 0.3;
    QTRY_VERIFY(processorSeconds() - begun > whileLater ||
                (!isWorking(*window) && !workbench->analysis.isWorking()));
    const double asked = processorSeconds();
    window->close();
    window.reset();
    workbench.reset();
    const double took = processorSeconds() - asked;
    QVERIFY2(isWithin(took, maxSeconds), qPrintable(QStringLiteral("%1 s").arg(took)));
}

LIGHTSOUT_TEST(WindowCloseTest)
#include "WindowCloseTest.moc"
