// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/PageScroller.h"

#include "tests/support/Test.h"

#include <QScrollBar>
#include <QVBoxLayout>

using namespace lightsout;

namespace {

/// A widget that is as high as it is wide.
class Square : public QWidget {
public:
    using QWidget::QWidget;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return width; }
    QSize sizeHint() const override { return {20, 20}; }

    int resizes = 0;

protected:
    void resizeEvent(QResizeEvent* /*event*/) override { ++resizes; }
};

} // namespace

class PageScrollerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// With a scroll bar, the page is low enough to need none; without it, the page is too high.
    void layoutOfAGrowingPageTerminates() {
        auto* page = new QWidget;
        auto* layout = new QVBoxLayout(page);
        layout->setContentsMargins(0, 0, 0, 0);
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        auto* square = new Square;
        square->setSizePolicy(policy);
        layout->addWidget(square);
        PageScroller scroller(page);
        scroller.show();
        const int bar = scroller.verticalScrollBar()->sizeHint().width();
        for (int missing = 0; missing <= 2 * bar; ++missing) {
            scroller.resize(300, 300 - missing);
            square->resizes = 0;
            QCoreApplication::processEvents();
            QVERIFY(square->resizes <= 2);
            QVERIFY(square->height() >= square->width());
            const int hidden = page->height() - scroller.viewport()->height();
            QCOMPARE(scroller.verticalScrollBar()->maximum(), std::max(hidden, 0));
        }
    }

    /// Results that arrive later do not move a part out of view, but the user can.
    void aPartStaysInView() {
        auto* page = new QWidget;
        auto* layout = new QVBoxLayout(page);
        auto* above = new QWidget;
        auto* part = new QWidget;
        for (QWidget* widget : {above, part}) {
            widget->setMinimumHeight(250);
            layout->addWidget(widget);
        }
        PageScroller scroller(page);
        scroller.resize(300, 300);
        scroller.show();
        QCoreApplication::processEvents();
        const auto isInView = [&] {
            return scroller.viewport()->rect().contains(
                QRect(part->mapTo(scroller.viewport(), QPoint()), part->size()));
        };
        QVERIFY(!isInView());
        scroller.showPart(part);
        QVERIFY(isInView());
        above->setMinimumHeight(600);
        QCoreApplication::processEvents();
        QVERIFY(isInView());
        scroller.verticalScrollBar()->triggerAction(QAbstractSlider::SliderToMinimum);
        above->setMinimumHeight(700);
        QCoreApplication::processEvents();
        QCOMPARE(scroller.verticalScrollBar()->value(), 0);
    }
};

LIGHTSOUT_TEST(PageScrollerTest)
#include "PageScrollerTest.moc"
