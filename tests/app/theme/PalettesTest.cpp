// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/Contrast.h"
#include "theme/Symbols.h"
#include "theme/Theme.h"

#include "tests/support/Test.h"

#include <QPushButton>
#include <QTest>

#include <array>
#include <cmath>
#include <vector>

using namespace lightsout;

namespace {

constexpr double least = 4.5;          ///< between text and background
constexpr double leastOfPictures = 3;  ///< between parts of a picture
constexpr double leastDifference = 20; ///< in CIELAB, where a difference of 2 is just visible

/// The linear red, green and blue that a person with some kind of colour vision perceives.
using Sight = std::array<std::array<double, 3>, 3>;

// Severity 1 of G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A physiologically-based model
// for simulation of color vision deficiency", IEEE TVCG 15 (2009).
constexpr Sight protanopia{{{0.152286, 1.052583, -0.204868},
                            {0.114503, 0.786281, 0.099216},
                            {-0.003882, -0.048116, 1.051998}}};
constexpr Sight deuteranopia{{{0.367322, 0.860646, -0.227968},
                              {0.280085, 0.672501, 0.047413},
                              {-0.011820, 0.042940, 0.968881}}};
constexpr Sight tritanopia{{{1.255528, -0.076749, -0.178779},
                            {-0.078411, 0.930809, 0.147602},
                            {0.004733, 0.691367, 0.303900}}};

double linear(double value) {
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

/// Returns the perceived colour in CIELAB under D65.
std::array<double, 3> lab(const QColor& colour, const Sight& sight) {
    const std::array<double, 3> shown{linear(colour.redF()), linear(colour.greenF()),
                                      linear(colour.blueF())};
    std::array<double, 3> seen{};
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < 3; ++j) {
            seen.at(i) += sight.at(i).at(j) * shown.at(j);
        }
        seen.at(i) = std::clamp(seen.at(i), 0.0, 1.0);
    }
    const auto [r, g, b] = seen;
    const auto f = [](double t) {
        return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
    };
    const double x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
    const double y = f(0.2126729 * r + 0.7151522 * g + 0.0721750 * b);
    const double z = f((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double difference(const QColor& a, const QColor& b, const Sight& sight) {
    const auto first = lab(a, sight);
    const auto second = lab(b, sight);
    return std::hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}

/// Returns the least difference between two of the colours that have a meaning of their own.
double leastDifferenceIn(const Theme& theme, const Sight& sight) {
    const std::vector<QColor> colours{theme.cell, theme.litFlat, theme.press, theme.quiet,
                                      theme.accent};
    double smallest = 1000;
    for (std::size_t i = 0; i < colours.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            smallest = std::min(smallest, difference(colours[i], colours[j], sight));
        }
    }
    return smallest;
}

} // namespace

class PalettesTest : public QObject {
    Q_OBJECT

private:
    static void themes() {
        QTest::addColumn<Palette>("palette");
        QTest::addColumn<bool>("isDark");
        const std::pair<const char*, Palette> palettes[] = {
            {"standard", Palette::standard},
            {"without red and green", Palette::withoutRedAndGreen},
            {"without blue and yellow", Palette::withoutBlueAndYellow},
            {"black and white", Palette::blackAndWhite},
            {"pieces", Palette::pieces},
        };
        for (const auto& [name, palette] : palettes) {
            for (const bool isDark : {false, true}) {
                QTest::addRow("%s, %s", name, isDark ? "dark" : "light") << palette << isDark;
            }
        }
    }
    static Theme theme() {
        QFETCH(Palette, palette);
        QFETCH(bool, isDark);
        return Theme::of(palette, isDark);
    }

private Q_SLOTS:
    void contrastIsThatOfTheGuidelines() {
        QVERIFY(std::abs(contrast(Qt::black, Qt::white) - 21) < 1e-6);
        QVERIFY(std::abs(contrast(Qt::red, Qt::red) - 1) < 1e-6);
        // A well-known example: the grey 0x767676 is the lightest one that is legible on white.
        QVERIFY(contrast(QColor(0x767676), Qt::white) >= least);
        QVERIFY(contrast(QColor(0x777777), Qt::white) < least);
        for (int grey = 0; grey < 256; ++grey) {
            const QColor ground(grey, grey, grey);
            QVERIFY(contrast(ground, textOn(ground)) > 4.58);
        }
    }

    void cleanup() { Theme::install(*qApp, Theme::light(), 1); }

    void textIsReadOnEveryGround_data() { themes(); }
    void textIsReadOnEveryGround() {
        const Theme theme = PalettesTest::theme();
        for (const QColor& ground : {theme.background, theme.card, theme.cell}) {
            QVERIFY(contrast(theme.text, ground) >= least);
            QVERIFY2(contrast(theme.secondText, ground) >= least,
                     qPrintable(QString::number(contrast(theme.secondText, ground))));
        }
        // Links, error messages, and the colours of formulas.
        for (const QColor& text : {theme.accent, theme.press}) {
            QVERIFY2(contrast(text, theme.card) >= least, qPrintable(text.name()));
        }
        QVERIFY(contrast(theme.onAccent, theme.accent) >= least);
    }

    void buttonsHaveAnOutline_data() { themes(); }
    void buttonsHaveAnOutline() {
        const Theme theme = PalettesTest::theme();
        Theme::install(*qApp, theme, 1);
        for (const bool isFlat : {false, true}) {
            QPushButton button;
            button.setFlat(isFlat);
            button.resize(120, 40);
            QImage picture(button.size(), QImage::Format_RGB32);
            for (const QColor& ground : {theme.background, theme.card}) {
                picture.fill(ground);
                button.render(&picture, {}, {}, QWidget::RenderFlags());
                for (const QPoint& place : {QPoint(0, 20), QPoint(119, 20), QPoint(60, 0)}) {
                    const QColor outline = picture.pixelColor(place);
                    QVERIFY2(contrast(outline, ground) >= leastOfPictures,
                             qPrintable(outline.name()));
                }
            }
        }
    }

    void partsOfPicturesAreDistinguishable_data() { themes(); }
    void partsOfPicturesAreDistinguishable() {
        const Theme theme = PalettesTest::theme();
        const auto areTold = [](const QColor& a, const QColor& b) {
            if (contrast(a, b) >= leastOfPictures) {
                return true;
            }
            qWarning() << a.name() << b.name() << contrast(a, b);
            return false;
        };
        for (const QColor& ground : {theme.background, theme.card, theme.cell}) {
            for (const QColor& ink : {theme.litFlat, theme.unlitRing, theme.accent, theme.press,
                                      theme.quiet, theme.edge, theme.litRim}) {
                QVERIFY(areTold(ink, ground));
            }
        }
        // A bulb or its rim contrasts with the cell, even with a cell of a quiet pattern.
        for (const QColor& ground : {theme.cell, mixed(theme.cell, theme.quiet, 0.35)}) {
            QVERIFY(contrast(theme.lit, ground) >= leastOfPictures ||
                    areTold(theme.litRim, ground));
            QVERIFY(contrast(theme.lit, ground) >= leastOfPictures ||
                    areTold(theme.litRim, theme.lit));
        }
        // A star contrasts with any background, because its edge has two lines.
        QVERIFY(areTold(theme.press, theme.background));
        QVERIFY(areTold(theme.text, theme.background));
        // The vertex pointed at, and edges.
        QVERIFY(areTold(mixed(theme.cell, theme.accent, 0.75), theme.cell));
        QVERIFY(areTold(mixed(theme.background, theme.unlitRing, 0.75), theme.background));
        QVERIFY(areTold(blackPieceColour(theme), whitePieceColour()));
    }

    void colourBlindEyesTellColoursApart() {
        for (const bool isDark : {false, true}) {
            const Theme redGreen = Theme::of(Palette::withoutRedAndGreen, isDark);
            QVERIFY(leastDifferenceIn(redGreen, protanopia) >= leastDifference);
            QVERIFY(leastDifferenceIn(redGreen, deuteranopia) >= leastDifference);
            const Theme blueYellow = Theme::of(Palette::withoutBlueAndYellow, isDark);
            QVERIFY(leastDifferenceIn(blueYellow, tritanopia) >= leastDifference);
        }
        // This is the reason for these palettes.
        QVERIFY(leastDifferenceIn(Theme::light(), deuteranopia) < leastDifference);
        QVERIFY(leastDifferenceIn(Theme::light(), tritanopia) < leastDifference);
    }

    void blackAndWhiteIsGreyAndHatched_data() { themes(); }
    void blackAndWhiteIsGreyAndHatched() {
        QFETCH(Palette, palette);
        const Theme theme = PalettesTest::theme();
        const bool isHatched = palette == Palette::blackAndWhite;
        for (const QColor& colour : {theme.quiet, theme.press, theme.litFlat, theme.accent}) {
            QCOMPARE(colour.hslSaturation() == 0, isHatched);
        }
        std::vector<Qt::BrushStyle> fills;
        std::vector<Qt::PenStyle> strokes;
        for (const ThemeColour colour :
             {&Theme::quiet, &Theme::press, &Theme::litFlat, &Theme::accent}) {
            fills.push_back(fillOf(colour, theme).style());
            strokes.push_back(strokeOf(colour, 1, theme).style());
        }
        for (std::size_t i = 0; i < fills.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                QCOMPARE(fills[i] != fills[j], isHatched);
                QCOMPARE(strokes[i] != strokes[j], isHatched);
            }
        }
    }

    void piecesAreBlackAndWhite() {
        const Theme theme = Theme::of(Palette::pieces, false);
        for (const bool isOn : {false, true}) {
            const QImage image = cellPixmap(40, 1, true, isOn, theme).toImage();
            QCOMPARE(image.pixelColor(20, 20).rgb(),
                     (isOn ? blackPieceColour(theme) : whitePieceColour()).rgb());
        }
    }
};

LIGHTSOUT_TEST(PalettesTest)
#include "PalettesTest.moc"
