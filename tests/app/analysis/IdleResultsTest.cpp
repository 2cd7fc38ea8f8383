// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/IdleResults.h"

#include "tests/support/Test.h"

#include <QTest>
#include <QWidget>

#include <array>
#include <memory>

using namespace lightsout;

namespace {

/// A view with a result of a given size.
struct ViewWithResult {
    explicit ViewWithResult(std::uint64_t size) : bytes(size) {
        IdleResults::instance().watch(
            view.get(), [this] { return bytes; }, [this] { bytes = 0; });
    }

    std::unique_ptr<QWidget> view = std::make_unique<QWidget>();
    std::uint64_t bytes;
};

void check(int times) {
    for (int i = 0; i < times; ++i) {
        IdleResults::instance().check();
    }
}

} // namespace

class IdleResultsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givesBackTheLargestFirst() {
        std::array views{
            ViewWithResult(3 * IdleResults::minBytes), ViewWithResult(400 * IdleResults::minBytes),
            ViewWithResult(20 * IdleResults::minBytes), ViewWithResult(IdleResults::minBytes - 1)};
        check(IdleResults::patience - 1);
        QCOMPARE(views[1].bytes, 400 * IdleResults::minBytes);
        for (const std::size_t next : {1U, 2U, 0U}) {
            QVERIFY(views[next].bytes > 0);
            check(1);
            QCOMPARE(views[next].bytes, 0U);
        }
        check(3);
        QVERIFY(views[3].bytes > 0); // too small to matter
    }

    void keepsWhatIsVisibleOrWasUntilRecently() {
        ViewWithResult one(2 * IdleResults::minBytes);
        one.view->show();
        check(3 * IdleResults::patience);
        QVERIFY(one.bytes > 0);
        one.view->hide();
        check(IdleResults::patience - 1);
        one.view->show();
        check(1);
        one.view->hide();
        check(IdleResults::patience - 1);
        QVERIFY(one.bytes > 0);
        check(1);
        QCOMPARE(one.bytes, 0U);
    }

    void forgetsViewsThatAreDeleted() {
        ViewWithResult one(2 * IdleResults::minBytes);
        one.view.reset();
        check(2 * IdleResults::patience);
        QVERIFY(one.bytes > 0);
    }
};

LIGHTSOUT_TEST(IdleResultsTest)
#include "IdleResultsTest.moc"
