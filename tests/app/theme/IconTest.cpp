// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/Icon.h"
#include "theme/Theme.h"

#include "tests/support/Test.h"

#include <QApplication>
#include <QTest>

using namespace lightsout;

namespace {

QImage imageOf(const QIcon& icon, QIcon::Mode mode = QIcon::Normal,
               QIcon::State state = QIcon::Off) {
    return icon.pixmap(QSize(32, 32), mode, state).toImage();
}

/// Returns the colour of the most opaque pixel.
QColor inkOf(const QImage& image) {
    QColor ink(Qt::transparent);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor colour = image.pixelColor(x, y);
            ink = colour.alpha() > ink.alpha() ? colour : ink;
        }
    }
    return ink;
}

} // namespace

class IconTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() {
        Theme::install(*qApp, Theme::light(), 1);
        QApplication::setLayoutDirection(Qt::LeftToRight);
    }

    void usesTheCurrentTheme() {
        const QIcon icon = themedIcon(QStringLiteral("solvable"));
        for (const Theme& theme : {Theme::light(), Theme::dark()}) {
            Theme::install(*qApp, theme, 1);
            QCOMPARE(inkOf(imageOf(icon)).rgb(), theme.text.rgb());
            QCOMPARE(inkOf(imageOf(icon, QIcon::Normal, QIcon::On)).rgb(), theme.onAccent.rgb());
            QCOMPARE(inkOf(imageOf(iconOnAccent(QStringLiteral("play")))).rgb(),
                     theme.onAccent.rgb());
        }
        const int shown = inkOf(imageOf(icon)).alpha();
        QVERIFY(inkOf(imageOf(icon, QIcon::Disabled)).alpha() < shown);
    }

    void directionalIconsAreMirrored() {
        const QIcon undo = themedIcon(QStringLiteral("undo"), true);
        const QIcon find = themedIcon(QStringLiteral("find"));
        const QImage undoes = imageOf(undo);
        const QImage finds = imageOf(find);
        QApplication::setLayoutDirection(Qt::RightToLeft);
        QVERIFY(imageOf(undo) != undoes);
        QCOMPARE(imageOf(find), finds);
    }
};

LIGHTSOUT_TEST(IconTest)
#include "IconTest.moc"
