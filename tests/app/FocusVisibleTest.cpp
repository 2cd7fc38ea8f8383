// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart/ChartPanel.h"
#include "theme/FocusRing.h"

#include "tests/support/Reader.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <set>

using namespace lightsout;

namespace {

/// Returns the ring that is shown in a window; null if there is none.
FocusRing* ringIn(const QWidget& window) {
    for (auto* ring : window.findChildren<FocusRing*>()) {
        if (ring->isVisible()) {
            return ring;
        }
    }
    return nullptr;
}

/// Returns the sides on which the line of a ring can't be seen all along in a picture of the
/// window: a side is seen where a pixel near it differs from the picture without the ring.
QString hiddenSides(FocusRing& ring) {
    QWidget& window = *ring.window();
    const QRect line = QRect(ring.mapTo(&window, ring.line().topLeft()), ring.line().size())
                           .intersected(window.rect());
    const QImage with = window.grab(line).toImage();
    ring.hide();
    const QImage without = window.grab(line).toImage();
    ring.show();
    const auto isDrawn = [&](int x, int y) { return with.pixel(x, y) != without.pixel(x, y); };
    constexpr int corner = 10;
    constexpr int depth = FocusRing::margin + 1;
    QString hidden;
    const auto check = [&](const char* name, int length, const auto& pixelAt) {
        for (int along = corner; along < length - corner; ++along) {
            bool isSeen = false;
            for (int inward = 0; inward < depth && !isSeen; ++inward) {
                isSeen = pixelAt(along, inward);
            }
            if (!isSeen) {
                hidden += QLatin1Char(' ') + QLatin1String(name);
                return;
            }
        }
    };
    const int right = with.width() - 1;
    const int bottom = with.height() - 1;
    check("top", with.width(), [&](int along, int in) { return isDrawn(along, in); });
    check("bottom", with.width(), [&](int along, int in) { return isDrawn(along, bottom - in); });
    check("left", with.height(), [&](int along, int in) { return isDrawn(in, along); });
    check("right", with.height(), [&](int along, int in) { return isDrawn(right - in, along); });
    return hidden;
}

} // namespace

/// Tests that the ring around the widget with the keyboard focus can be seen whole.
class FocusVisibleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }

    void ringsAreWhole_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << QStringLiteral("en");
        QTest::newRow("he") << QStringLiteral("he");
    }
    void ringsAreWhole() {
        QFETCH(const QString, language);
        Reader reader(boardOf(3), "play", {.language = language});
        reader.workbench.pinned.pin(boardOf(2));
        std::set<QString> faults;
        std::size_t ringed = 0;
        for (const PageAndMode& shown : pagesAndModes()) {
            showPage(*reader.window, shown);
            settle(reader.workbench, *reader.window);
            QTest::keyClick(reader.window.get(), Qt::Key_Shift); // the keyboard is in use
            for (auto* widget : reader.window->findChildren<QWidget*>()) {
                if (!widget->isVisible() || !widget->isEnabled() ||
                    widget->focusProxy() != nullptr ||
                    (widget->focusPolicy() & Qt::TabFocus) == 0) {
                    continue;
                }
                widget->setFocus(Qt::TabFocusReason);
                QCoreApplication::processEvents();
                FocusRing* ring = ringIn(*reader.window);
                const QRect visible = widget->visibleRegion().boundingRect();
                if (ring == nullptr || visible.isEmpty() ||
                    qobject_cast<ChartPanel*>(widget) != nullptr) {
                    continue; // a chart has a ring of its own inside
                }
                ++ringed;
                const QRect line(ring->mapTo(reader.window.get(), ring->line().topLeft()),
                                 ring->line().size());
                const QRect around(widget->mapTo(reader.window.get(), visible.topLeft()),
                                   visible.size());
                const QString hidden =
                    line.contains(around) ? hiddenSides(*ring) : QStringLiteral(" not around it");
                if (!hidden.isEmpty()) {
                    faults.insert(QStringLiteral("%1: %2 %3 \"%4\":%5")
                                      .arg(shown.text(),
                                           QLatin1String(widget->metaObject()->className()),
                                           widget->objectName(), widget->accessibleName(), hidden));
                }
            }
        }
        QVERIFY(ringed > 300);
        const QStringList all(faults.begin(), faults.end());
        QVERIFY2(all.isEmpty(), qPrintable(all.join(QLatin1Char('\n'))));
    }
};

LIGHTSOUT_TEST(FocusVisibleTest)
#include "FocusVisibleTest.moc"
