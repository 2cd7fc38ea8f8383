// SPDX-License-Identifier: GPL-3.0-or-later
// A program that plays a lecture in its window on an X server, only with the mouse. Another thread
// sends the clicks through xdotool, and checks after each that what it does is shown. Prints what
// is missing after ten seconds, and ends with 1.

#include "MainWindow.h"
#include "kernel/KernelPage.h"
#include "randomplay/LiveCard.h"
#include "settings/Appearance.h"
#include "window/PageTabs.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QElapsedTimer>
#include <QListView>
#include <QProcess>
#include <QPushButton>
#include <QSlider>
#include <QThread>

#include <cstdio>
#include <functional>
#include <optional>

using namespace lightsout;

namespace {

/// Thrown if something is not shown in time.
struct Missing {
    QString what;
};

class Lecturer : public QThread {
public:
    Lecturer(MainWindow& window, const Workbench& workbench)
        : window_(window), workbench_(workbench) {}

    const QString& missing() const { return missing_; }

protected:
    void run() override {
        try {
            lecture();
        } catch (const Missing& missing) {
            missing_ = missing.what;
        }
    }

private:
    void lecture() {
        openBoard();
        goToPage("elimination");
        click("projector", [this] { return landmark("projector"); });
        waitFor("the full screen", [this] { return window_.isFullScreen(); });
        eliminate();
        goToPage("kernel");
        waitFor("the solutions", [this] { return page().findChild<QPushButton*>() != nullptr; });
        goToPage("tilings");
        chooseMode("search", 1);
        click("play", [this] { return landmark("play"); });
        waitFor("the search", [this] { return slider()->value() > 0; });
        goToPage("random");
        const auto run = [this] { return button("runLiveGame"); };
        click("play games", run);
        waitFor("a game", [this] { return page().findChild<LiveCard*>()->isRunning(); });
        click("stop", run);
        waitFor("no game", [this] { return !page().findChild<LiveCard*>()->isRunning(); });
    }

    void openBoard() {
        click("new board", [this] { return landmark("new-board"); });
        const auto part = [](const std::function<bool(const QPushButton&)>& isWanted) {
            const QWidget* dialog = QApplication::activeModalWidget();
            for (auto* one :
                 dialog != nullptr ? dialog->findChildren<QPushButton*>() : QList<QPushButton*>()) {
                if (one->isVisible() && isWanted(*one)) {
                    return LandmarkPlace::of(one);
                }
            }
            return LandmarkPlace();
        };
        click("3 x 3", [&] {
            return part(
                [](const QPushButton& one) { return one.objectName() == QStringLiteral("side3"); });
        });
        click("create",
              [&] { return part([](const QPushButton& one) { return one.isDefault(); }); });
        waitFor("the board", [this] {
            return QApplication::activeModalWidget() == nullptr &&
                   workbench_.document.game().vertexCount() == 9;
        });
    }

    /// Makes ten steps without moving the mouse, then twenty more, of which the elimination has 16,
    /// then a pivot and a step back.
    void eliminate() {
        waitFor("the steps", [this] { return slider()->maximum() > 0; });
        const int last = inWindow<int>([this] { return slider()->maximum(); });
        pointAt("step", [this] { return landmark("step"); });
        for (int i = 1; i <= 30; ++i) {
            press();
            waitFor("step " + QString::number(i),
                    [&] { return slider()->value() == std::min(i, last); });
        }
        click("back to the start", [this] { return button("toStart"); });
        waitFor("the start", [this] { return slider()->value() == 0; });
        click("next pivot", [this] { return button("nextPivot"); });
        waitFor("a pivot", [this] { return slider()->value() > 1; });
        const int pivot = inWindow<int>([this] { return slider()->value(); });
        click("back", [this] { return landmark("step-back"); });
        waitFor("one step less", [&] { return slider()->value() == pivot - 1; });
    }

    void goToPage(const char* id) {
        click(id, [&] { return window_.tabs().tabOf(QLatin1String(id)); });
        waitFor(QStringLiteral("the page ") + QLatin1String(id), [&] {
            return window_.tabs().current().id() == QLatin1String(id) && page().isVisible();
        });
    }

    /// Modes are buttons, or entries of a combo box, in this order, if there is little room.
    void chooseMode(const char* id, int index) {
        const auto field = [&] {
            return qobject_cast<QComboBox*>(page().modeBar()->shownFor(QLatin1String(id)));
        };
        click(id, [&] { return LandmarkPlace::of(page().modeBar()->shownFor(QLatin1String(id))); });
        if (inWindow<bool>([&] { return field() != nullptr; })) {
            click(id, [&] {
                auto* list = field()->view();
                LandmarkPlace place = LandmarkPlace::of(list->viewport());
                place.rect = list->visualRect(field()->model()->index(index, 0));
                return place;
            });
        }
        waitFor(QStringLiteral("the mode ") + QLatin1String(id),
                [&] { return page().mode() == QLatin1String(id); });
    }

    Page& page() { return window_.tabs().current(); }
    QSlider* slider() { return page().findChild<QSlider*>(); }
    LandmarkPlace landmark(const char* name) { return window_.landmark({.name = name}); }
    LandmarkPlace button(const char* name) {
        for (auto* one : page().findChildren<QPushButton*>(QLatin1String(name))) {
            if (one->isVisible() && one->isEnabled()) {
                return LandmarkPlace::of(one);
            }
        }
        return {};
    }

    /// Calls a function in the thread of the window.
    template <typename Result>
    Result inWindow(const std::function<Result()>& function) {
        Result result{};
        QMetaObject::invokeMethod(
            qApp, [&] { result = function(); }, Qt::BlockingQueuedConnection);
        return result;
    }

    void waitFor(const QString& what, const std::function<bool()>& isShown) {
        constexpr int patience = 10'000;
        QElapsedTimer clock;
        clock.start();
        while (!inWindow<bool>(isShown)) {
            if (clock.elapsed() > patience) {
                throw Missing{what};
            }
            msleep(20);
        }
    }

    /// Moves the mouse to the middle of something, once it has stayed in its place for a moment.
    void pointAt(const QString& what, const std::function<LandmarkPlace()>& find) {
        const std::function<QPoint()> middle = [&] {
            const LandmarkPlace place = find();
            const bool isThere =
                place.widget != nullptr && place.widget->isVisible() && place.widget->isEnabled();
            return isThere ? place.widget->mapToGlobal(place.rect.center()) : QPoint();
        };
        QPoint last;
        waitFor(what, [&] {
            const QPoint before = std::exchange(last, middle());
            return !last.isNull() && last == before;
        });
        xdotool({QStringLiteral("mousemove"), QStringLiteral("--sync"), QString::number(last.x()),
                 QString::number(last.y())});
    }
    void click(const QString& what, const std::function<LandmarkPlace()>& find) {
        pointAt(what, find);
        press();
    }
    void press() { xdotool({QStringLiteral("click"), QStringLiteral("1")}); }
    static void xdotool(const QStringList& arguments) {
        if (QProcess::execute(QStringLiteral("xdotool"), arguments) != 0) {
            throw Missing{QStringLiteral("xdotool")};
        }
    }

    MainWindow& window_;
    const Workbench& workbench_;
    QString missing_;
};

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("lightsout"));
    QCoreApplication::setApplicationName(QStringLiteral("lightsout"));
    const Appearance appearance{.language = QCoreApplication::arguments().value(1)};
    appearance.apply(application);
    Workbench workbench(Game::allOn(Lattice{.rows = 5, .cols = 5}));
    MainWindow window(workbench, appearance);
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.show();
    Lecturer lecturer(window, workbench);
    QObject::connect(&lecturer, &QThread::finished, &application, &QCoreApplication::quit);
    lecturer.start();
    QApplication::exec();
    lecturer.wait();
    if (!lecturer.missing().isEmpty()) {
        std::fprintf(stderr, "not shown: %s\n", qPrintable(lecturer.missing()));
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
