// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/Touch.h"

#include "tests/support/Reader.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"
#include "tests/support/Touch.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSlider>

#include <set>

using namespace lightsout;

namespace {

/// Returns true if a finger has to hit this widget.
bool isTarget(const QWidget& widget) {
    const bool isInField =
        qobject_cast<const QAbstractSpinBox*>(widget.parentWidget()) != nullptr ||
        qobject_cast<const QComboBox*>(widget.parentWidget()) != nullptr;
    return widget.isVisible() && widget.isEnabled() && !isInField &&
           !widget.testAttribute(Qt::WA_TransparentForMouseEvents) &&
           (qobject_cast<const QAbstractButton*>(&widget) != nullptr ||
            qobject_cast<const QComboBox*>(&widget) != nullptr ||
            qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr ||
            qobject_cast<const QLineEdit*>(&widget) != nullptr ||
            qobject_cast<const QSlider*>(&widget) != nullptr);
}

} // namespace

/// Tests that everything on every page is large enough for fingers after the first touch.
class TouchTargetsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }

    void targetsAreLarge() {
        Reader reader(boardOf(3));
        reader.workbench.pinned.pin(boardOf(2));
        QTest::touchEvent(reader.window.get(), touchScreen())
            .press(0, QPoint(1, 1), reader.window.get());
        QTest::touchEvent(reader.window.get(), touchScreen())
            .release(0, QPoint(1, 1), reader.window.get());
        QTRY_VERIFY(!touch::styleSheet().isEmpty());
        std::set<QString> faults;
        std::size_t targets = 0;
        for (const PageAndMode& shown : pagesAndModes()) {
            showPage(*reader.window, shown);
            settle(reader.workbench, *reader.window);
            for (const auto* widget : reader.window->findChildren<QWidget*>()) {
                if (!isTarget(*widget)) {
                    continue;
                }
                ++targets;
                const int side = std::min(widget->width(), widget->height());
                if (side < touch::targetSize) {
                    faults.insert(
                        QStringLiteral("%1 %2 \"%3%4\" in %5: %6 × %7")
                            .arg(QLatin1String(widget->metaObject()->className()),
                                 widget->objectName(), widget->accessibleName(),
                                 widget->property("text").toString(),
                                 QLatin1String(widget->parentWidget()->metaObject()->className()))
                            .arg(widget->width())
                            .arg(widget->height()));
                }
            }
        }
        QVERIFY(targets > 300);
        const QStringList all(faults.begin(), faults.end());
        QVERIFY2(all.isEmpty(), qPrintable(all.join(QLatin1Char('\n'))));
    }
};

LIGHTSOUT_TEST(TouchTargetsTest)
#include "TouchTargetsTest.moc"
