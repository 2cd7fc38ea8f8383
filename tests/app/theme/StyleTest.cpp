// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/Style.h"
#include "theme/Contrast.h"
#include "theme/StyleSheet.h"

#include "tests/support/Test.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QMessageBox>
#include <QRadioButton>
#include <QSlider>
#include <QTest>
#include <QToolTip>

#include <set>
#include <utility>

using namespace lightsout;

/// Tests that texts from a file are not shown as rich text, which could name pictures in other
/// files.
class StyleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(new Style); }

    void messagesShowTheirTextAsItIs() {
        const QString text = QStringLiteral("“<img src='/tmp/a.svg'>” is not a number");
        QMessageBox box;
        box.setText(text);
        box.setInformativeText(text);
        box.show();
        int shown = 0;
        for (const auto* label : box.findChildren<QLabel*>()) {
            if (label->text() == text) {
                ++shown;
                QCOMPARE(label->textFormat(), Qt::PlainText);
            }
        }
        QCOMPARE(shown, 2);
    }

    void toolTipsShowTheirTextAsItIs() {
        QWidget window;
        window.show();
        QToolTip::showText(window.mapToGlobal(QPoint(1, 1)), QStringLiteral("<b>name</b>"),
                           &window);
        const QLabel* tip = nullptr;
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            if (widget->inherits("QTipLabel")) {
                tip = qobject_cast<QLabel*>(widget);
            }
        }
        QVERIFY(tip != nullptr);
        QCOMPARE(tip->textFormat(), Qt::PlainText);
    }

    void richTextIsShownWhereItIsAskedFor() {
        QLabel label(QStringLiteral("<b>bold</b>"));
        label.setTextFormat(Qt::RichText);
        label.show();
        QCOMPARE(label.textFormat(), Qt::RichText);
    }

    /// The outlines of check boxes and radio buttons stand out from cards.
    void outlinesAreSeen() {
        for (const Theme& theme : {Theme::light(), Theme::dark()}) {
            QCheckBox check;
            QRadioButton radio;
            for (QAbstractButton* button :
                 {static_cast<QAbstractButton*>(&check), static_cast<QAbstractButton*>(&radio)}) {
                const PaintedIn painted(*button, theme);
                button->setPalette(paletteOf(theme));
                button->resize(button->sizeHint());
                QImage picture(button->size(), QImage::Format_RGB32);
                picture.fill(theme.card);
                button->render(&picture, {}, {}, QWidget::DrawChildren);
                double most = 1;
                for (int x = 0; x < picture.width(); ++x) {
                    const QColor pixel = picture.pixelColor(x, picture.height() / 2);
                    most = std::max(most, contrast(pixel, theme.card));
                }
                QVERIFY2(most >= 3, qPrintable(QString::number(most)));
            }
        }
    }

    /// Sliders are filled from the start of the line, which is on the right in Hebrew, up to the
    /// handle.
    void slidersAreFilledFromTheirStart() {
        const Theme theme = Theme::light();
        qApp->setStyleSheet(styleSheetOf(theme));
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            QSlider slider(Qt::Horizontal);
            slider.setLayoutDirection(direction);
            slider.setRange(0, 10);
            slider.setValue(3);
            slider.resize(200, 30);
            const QImage picture = slider.grab().toImage();
            const int nearStart = direction == Qt::LeftToRight ? 10 : picture.width() - 10;
            QCOMPARE(picture.pixelColor(nearStart, picture.height() / 2), theme.accent);
            QCOMPARE(picture.pixelColor(picture.width() - nearStart, picture.height() / 2),
                     theme.edge);
        }
        qApp->setStyleSheet({});
    }

    /// The handles of sliders and the arrows of fields grow with the text, as on a wall.
    void handlesAndArrowsGrowWithTheText() {
        const QFont usual = QApplication::font();
        const Theme theme = Theme::light();
        const auto heights = [&](double textScale) {
            QFont font = usual;
            font.setPointSizeF(textScale * usual.pointSizeF() / textScaleInUse());
            QApplication::setFont(font);
            qApp->setStyleSheet(styleSheetOf(theme));
            QSlider slider(Qt::Horizontal);
            slider.setRange(0, 2);
            slider.setValue(1);
            slider.resize(200, slider.minimumSizeHint().height());
            QImage picture = slider.grab().toImage();
            int handle = 0;
            for (int y = 0; y < picture.height(); ++y) {
                handle += picture.pixelColor(picture.width() / 2, y) == theme.accent ? 1 : 0;
            }
            QComboBox field;
            field.addItem(QString());
            field.resize(200, 80);
            picture = field.grab().toImage();
            std::set<int> arrow; // rows of the picture
            for (int x = 120; x < picture.width() - 4; ++x) {
                for (int y = 10; y < picture.height() - 10; ++y) {
                    if (picture.pixelColor(x, y) != theme.card) {
                        arrow.insert(y);
                    }
                }
            }
            return std::pair(handle, static_cast<int>(arrow.size()));
        };
        const auto before = heights(1);
        QVERIFY(before.first >= 16 && before.second >= 4);
        QApplication::setFont(usual);
        const auto grown = heights(2);
        QApplication::setFont(usual);
        qApp->setStyleSheet({});
        QVERIFY(grown.first >= 1.8 * before.first);
        QVERIFY(grown.second >= 1.8 * before.second);
    }
};

LIGHTSOUT_TEST(StyleTest)
#include "StyleTest.moc"
