// SPDX-License-Identifier: GPL-3.0-or-later
#include "newboard/LightsFromPictureDialog.h"

#include "board/BoardView.h"
#include "tests/support/Test.h"

#include <QCheckBox>
#include <QPainter>
#include <QSlider>
#include <QSpinBox>
#include <QTest>

using namespace lightsout;

namespace {

/// Returns a picture, twice as wide as high, with a black disc on white in its left half.
QImage disc() {
    QImage picture(400, 200, QImage::Format_ARGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    painter.setBrush(Qt::black);
    painter.setPen(Qt::NoPen);
    painter.drawEllipse(0, 0, 200, 200);
    return picture;
}

/// Returns a picture whose pixels have these grey levels.
QImage points(int columns, const std::vector<int>& greys) {
    QImage picture(columns, static_cast<int>(greys.size()) / columns, QImage::Format_RGB32);
    for (int i = 0; i < static_cast<int>(greys.size()); ++i) {
        const int grey = greys[static_cast<std::size_t>(i)];
        picture.setPixel(i % columns, i / columns, qRgb(grey, grey, grey));
    }
    return picture;
}

} // namespace

class LightsFromPictureDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cellsAreAsBrightAsTheirPart() {
        const QImage picture = points(4, {0, 100, 200, 250, 20, 80, 100, 50});
        QVERIFY((brightnessOf(picture, 2, 4) ==
                 std::vector<std::uint8_t>{0, 100, 200, 250, 20, 80, 100, 50}));
        QVERIFY((brightnessOf(picture, 1, 2) == std::vector<std::uint8_t>{50, 150}));
        // There are more cells than pixels.
        QVERIFY((brightnessOf(points(2, {10, 90}), 2, 4) ==
                 std::vector<std::uint8_t>{10, 10, 90, 90, 10, 10, 90, 90}));
        QImage clear(3, 3, QImage::Format_ARGB32);
        clear.fill(Qt::transparent);
        QVERIFY(brightnessOf(clear, 1, 1) == std::vector<std::uint8_t>{255});
        QVERIFY(brightnessOf(QImage(), 1, 1) == std::vector<std::uint8_t>{255});
    }

    /// Compares with all thresholds by the variance within the two groups.
    void thresholdIsOptimal() {
        const std::vector<std::uint8_t> brightness{10, 12, 12, 30, 31, 200, 220, 221, 250, 90};
        double least = 1e18;
        int best = 0;
        for (int threshold = 11; threshold <= 250; ++threshold) {
            double within = 0;
            for (const bool isBright : {false, true}) {
                double sum = 0;
                double squares = 0;
                double count = 0;
                for (const std::uint8_t value : brightness) {
                    if ((value >= threshold) == isBright) {
                        sum += value;
                        squares += double{1} * value * value;
                        count += 1;
                    }
                }
                within += squares - sum * sum / count;
            }
            if (within < least - 1e-9) {
                least = within;
                best = threshold;
            }
        }
        const int threshold = thresholdBetween(brightness);
        // All thresholds between two adjacent values give the same groups.
        QVERIFY(threshold >= best);
        for (const std::uint8_t value : brightness) {
            QCOMPARE(value >= threshold, value >= best);
        }
        QCOMPARE(thresholdBetween({7, 7}), 128);
    }

    void aDrawingIsSeenOnTheBoard() {
        LightsFromPictureDialog dialog(disc());
        dialog.show();
        const QList<QSpinBox*> sides = dialog.findChildren<QSpinBox*>();
        QCOMPARE(sides.size(), 2);
        QVERIFY(dialog.game().rule() == Rule(Lattice{.rows = 10, .cols = 20}));
        const auto isOn = [&](std::size_t row, std::size_t col) {
            return dialog.game().lights()[row * 20 + col];
        };
        // The disc is on, although it is dark.
        QVERIFY(isOn(5, 5) && !isOn(0, 0) && !isOn(5, 15));
        dialog.findChildren<QCheckBox*>().at(1)->click();
        QVERIFY(!isOn(5, 5) && isOn(0, 0) && isOn(5, 15));
        // The preview shows the board.
        QVERIFY(dialog.findChild<BoardView*>()->isVisible());
        // With threshold 0, everything is bright.
        dialog.findChild<QSlider*>()->setValue(0);
        QCOMPARE(dialog.game().lights().count(), std::size_t{200});
    }

    void theShapeIsKeptOrNot() {
        LightsFromPictureDialog dialog(disc());
        const QList<QSpinBox*> sides = dialog.findChildren<QSpinBox*>();
        QSpinBox* rows = sides.at(0)->value() == 10 ? sides.at(0) : sides.at(1);
        QSpinBox* cols = rows == sides.at(0) ? sides.at(1) : sides.at(0);
        cols->setValue(31);
        QCOMPARE(rows->value(), 16);
        rows->setValue(4);
        QCOMPARE(cols->value(), 8);
        dialog.findChildren<QCheckBox*>().at(0)->click();
        rows->setValue(9);
        QCOMPARE(cols->value(), 8);
        QCOMPARE(dialog.game().vertexCount(), std::size_t{72});
    }
};

LIGHTSOUT_TEST(LightsFromPictureDialogTest)
#include "LightsFromPictureDialogTest.moc"
