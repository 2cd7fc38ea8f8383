// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/Film.h"
#include "board/BoardView.h"
#include "controls/FormulaLabel.h"
#include "elimination/EliminationPage.h"
#include "elimination/RowCard.h"
#include "matrix/MatrixView.h"
#include "theme/Style.h"

#include "tests/support/PageDriver.h"
#include "tests/support/Test.h"

#include <QScopeGuard>
#include <QSlider>
#include <QTest>

using namespace lightsout;

namespace {

struct FilmedPage {
    FilmedPage() : workbench(Game::allOn(Lattice{.rows = 3, .cols = 3})), page(workbench) {
        page.resize(1200, 700);
        page.show();
        matrix = page.findChild<MatrixView*>();
        slider = page.findChild<QSlider*>();
        card = page.findChild<RowCard*>();
    }
    bool isReady() const { return slider->maximum() > 0; }
    void click(const char* button) { PageDriver(page).click(button); }
    bool isFilming() const { return matrix->film() < 1; }
    /// Returns what the card next to the matrix shows: the equation and the ringed board.
    std::pair<QString, QImage> cardNow() const {
        return {card->findChild<FormulaLabel*>()->text(), card->board().grab().toImage()};
    }
    QImage picture() const { return matrix->grab().toImage(); }

    Workbench workbench;
    EliminationPage page;
    MatrixView* matrix;
    QSlider* slider;
    RowCard* card;
};

} // namespace

class FilmTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aStepTakes600Milliseconds() {
        Film film;
        film.goTo(1);
        film.advance(300);
        QCOMPARE(film.position(), 0.5);
        film.setSpeed(2); // in mid-flight
        film.advance(75);
        QCOMPARE(film.position(), 0.75);
        film.goTo(0); // back in mid-flight
        film.advance(75);
        QCOMPARE(film.position(), 0.5);
        film.advance(1000);
        QCOMPARE(film.position(), 0.0);
    }

    void fewStepsAreFilmedTogetherAndManyAreCut() {
        Film film;
        film.goTo(4);
        film.advance(300);
        QCOMPARE(film.position(), 2.0);
        film.advance(300);
        QCOMPARE(film.position(), 4.0);
        film.goTo(40);
        QCOMPARE(film.position(), 40.0);
        film.cutTo(12.25);
        film.goTo(12);
        film.advance(75);
        QCOMPARE(film.position(), 12.125);
    }

    /// The equation and the board change at the moment at which all entries have changed.
    void theEquationAndTheBoardChangeTogether() {
        FilmedPage shown;
        QTRY_VERIFY(shown.isReady());
        shown.click("step");
        QCOMPARE(shown.slider->value(), 1);
        QTRY_VERIFY(shown.isFilming() && shown.matrix->film() > 0.2);
        auto last = shown.cardNow(); // the row before the operation
        double lastFilm = 0;
        int changes = 0;
        QTRY_VERIFY([&] {
            const auto now = shown.cardNow();
            if (now != last) {
                ++changes;
                // Both change between the same two frames.
                if (now.first == last.first || now.second == last.second ||
                    lastFilm >= filmTurned || shown.matrix->film() < filmTurned) {
                    changes += 10;
                }
            }
            last = now;
            lastFilm = shown.matrix->film();
            return lastFilm == 1;
        }());
        QCOMPARE(changes, 1);
    }

    /// The source row moves first, then the entries change, and the old row stays.
    void picturesOfAnAddition() {
        FilmedPage shown;
        QTRY_VERIFY(shown.isReady());
        shown.slider->setValue(3);
        QTRY_VERIFY(shown.isFilming());
        QTRY_VERIFY(!shown.isFilming());
        const QImage end = shown.picture();
        std::vector<QImage> seen;
        for (const double film : {0.02, 0.3, 0.6, 0.7, 1.0}) {
            shown.matrix->setFilm(film);
            const QImage picture = shown.picture();
            QVERIFY(std::ranges::find(seen, picture) == seen.end());
            seen.push_back(picture);
        }
        QCOMPARE(seen.back(), end);
        // The old row and the marks stay until the next step: the last changed entry of the third
        // operation looks different from the same value in a matrix without an operation.
        shown.click("step");
        QTRY_VERIFY(shown.isFilming());
        QTRY_VERIFY(!shown.isFilming());
        QVERIFY(shown.picture() != end);
    }

    void theSliderScrubs() {
        FilmedPage shown;
        QTRY_VERIFY(shown.isReady());
        shown.slider->setFocus();
        const int middle = shown.slider->height() / 2;
        QTest::mousePress(shown.slider, Qt::LeftButton, {}, {6, middle});
        bool isBetween = false;
        for (int x = 8; x < shown.slider->width() / 2; ++x) {
            QTest::mouseMove(shown.slider, {x, middle});
            QMouseEvent move(QEvent::MouseMove, QPointF(x, middle),
                             shown.slider->mapToGlobal(QPointF(x, middle)), Qt::NoButton,
                             Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(shown.slider, &move);
            isBetween = isBetween || (shown.matrix->film() > 0.2 && shown.matrix->film() < 0.8);
        }
        QVERIFY(isBetween);
        QVERIFY(std::abs(shown.slider->value() - 13) <= 1);
        QTest::mouseRelease(shown.slider, Qt::LeftButton, {}, {shown.slider->width() / 2, middle});
        QTRY_COMPARE(shown.matrix->film(), 1.0);
    }

    void reducedMotionCutsTheFilm() {
        const auto restore = qScopeGuard([] { Style::setHasLessMotion(false); });
        qApp->setStyle(new Style);
        Style::setHasLessMotion(true);
        FilmedPage shown;
        QTRY_VERIFY(shown.isReady());
        const auto before = shown.cardNow();
        shown.click("step");
        QCOMPARE(shown.matrix->film(), 1.0);
        QVERIFY(shown.cardNow().first != before.first);
    }

    /// A film that is running is abandoned with its board.
    void anotherBoardEndsTheFilm() {
        FilmedPage shown;
        QTRY_VERIFY(shown.isReady());
        shown.click("step");
        QTRY_VERIFY(shown.isFilming());
        shown.workbench.document.begin(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        QTRY_COMPARE(shown.slider->maximum(), 9);
        QCOMPARE(shown.matrix->film(), 1.0);
        shown.click("step");
        QTRY_VERIFY(shown.isFilming());
        shown.click("step-back");
        QTRY_VERIFY(!shown.isFilming());
        QCOMPARE(shown.slider->value(), 0);
    }
};

LIGHTSOUT_TEST(FilmTest)
#include "FilmTest.moc"
