// SPDX-License-Identifier: GPL-3.0-or-later
#include "newboard/Examples.h"

#include "io/DocumentFormat.h"

#include <QCoreApplication>
#include <QFile>

namespace lightsout {

const std::vector<Example>& examples() {
    static const std::vector<Example> list{
        {"classic-5x5", QT_TRANSLATE_NOOP("Examples", "The classic toy"),
         QT_TRANSLATE_NOOP("Examples",
                           "All 25 lights are on. Turning them off takes at least 15 presses.")},
        {"two-by-two", QT_TRANSLATE_NOOP("Examples", "Two by two"),
         QT_TRANSLATE_NOOP("Examples", "Turning off a single light takes three presses.")},
        {"sixteen-solutions", QT_TRANSLATE_NOOP("Examples", "Sixteen solutions"),
         QT_TRANSLATE_NOOP(
             "Examples",
             "Two of the solutions use four presses and change every light exactly once.")},
        {"one-light-too-many", QT_TRANSLATE_NOOP("Examples", "One light too many"),
         QT_TRANSLATE_NOOP("Examples", "This light can't be turned off. “Solution” shows why.")},
        {"heart", QT_TRANSLATE_NOOP("Examples", "Heart"),
         QT_TRANSLATE_NOOP("Examples",
                           "Every picture of this size can be turned off in exactly one way.")},
        {"without-itself", QT_TRANSLATE_NOOP("Examples", "No self-influence"),
         QT_TRANSLATE_NOOP("Examples",
                           "A press changes the neighbours, but not the light itself.")},
        {"merlin", QT_TRANSLATE_NOOP("Examples", "Merlin"),
         QT_TRANSLATE_NOOP("Examples", "A toy from 1978: light the ring around the middle.")},
        {"rows-and-columns", QT_TRANSLATE_NOOP("Examples", "Ring"),
         QT_TRANSLATE_NOOP("Examples", "A press changes a whole row and a whole column. Three "
                                       "presses are enough.")},
        {"kings", QT_TRANSLATE_NOOP("Examples", "Four kings"),
         QT_TRANSLATE_NOOP("Examples", "A press changes a square of nine cells. Four presses are "
                                       "enough.")},
        {"knights", QT_TRANSLATE_NOOP("Examples", "Twelve knights"),
         QT_TRANSLATE_NOOP(
             "Examples",
             "A press changes the cells a knight's move away. Twelve presses are enough.")},
        {"torus", QT_TRANSLATE_NOOP("Examples", "No border"),
         QT_TRANSLATE_NOOP("Examples", "On a torus, five presses turn off all 25 lights.")},
        {"moebius-strip", QT_TRANSLATE_NOOP("Examples", "Half twist"),
         QT_TRANSLATE_NOOP(
             "Examples",
             "A Möbius strip. The pale cells show how the board continues across its border.")},
        {"klein-bottle", QT_TRANSLATE_NOOP("Examples", "Bottle without an inside"),
         QT_TRANSLATE_NOOP(
             "Examples", "A Klein bottle: the left and right sides are glued with a half twist.")},
        {"projective-plane", QT_TRANSLATE_NOOP("Examples", "Twisted all around"),
         QT_TRANSLATE_NOOP("Examples",
                           "On the projective plane, opposite sides are glued with a half twist.")},
        {"honeycomb", QT_TRANSLATE_NOOP("Examples", "Honeycomb"),
         QT_TRANSLATE_NOOP("Examples", "Every inner cell has six neighbours.")},
        {"triangles", QT_TRANSLATE_NOOP("Examples", "Twenty-eight triangles"),
         QT_TRANSLATE_NOOP(
             "Examples", "Eight presses turn off all the triangles and change each exactly once.")},
        {"cube-surface", QT_TRANSLATE_NOOP("Examples", "Unfolded cube"),
         QT_TRANSLATE_NOOP("Examples",
                           "Presses also act across the edges. Fourteen turn off all 54 lights.")},
        {"dodecahedron", QT_TRANSLATE_NOOP("Examples", "Twenty corners"),
         QT_TRANSLATE_NOOP("Examples",
                           "A dodecahedron, seen through a face. Six presses are enough.")},
        {"tesseract", QT_TRANSLATE_NOOP("Examples", "Tesseract"),
         QT_TRANSLATE_NOOP(
             "Examples", "The four-dimensional cube. The only solution is to press every vertex.")},
        {"petersen", QT_TRANSLATE_NOOP("Examples", "Petersen's graph"),
         QT_TRANSLATE_NOOP("Examples", "The graph has 120 symmetries. Three presses are enough.")},
        {"nauru", QT_TRANSLATE_NOOP("Examples", "Star of Nauru"),
         QT_TRANSLATE_NOOP(
             "Examples",
             "Four different sets of six presses each change all 24 lights exactly once.")},
        {"little-house", QT_TRANSLATE_NOOP("Examples", "The little house"),
         QT_TRANSLATE_NOOP("Examples",
                           "The house can be drawn in one stroke and turned off with one press.")},
        {"three-utilities", QT_TRANSLATE_NOOP("Examples", "Three houses, three wells"),
         QT_TRANSLATE_NOOP(
             "Examples",
             "The paths from each house to each well can't be drawn without a crossing.")},
        {"koenigsberg", QT_TRANSLATE_NOOP("Examples", "The bridges of Königsberg"),
         QT_TRANSLATE_NOOP("Examples",
                           "Four land areas, A to D. The seven bridges are lights, too.")},
        {"france", QT_TRANSLATE_NOOP("Examples", "Regions of France"),
         QT_TRANSLATE_NOOP("Examples", "Neighbouring regions are joined. Corsica is isolated.")},
        {"binary-tree", QT_TRANSLATE_NOOP("Examples", "Family tree"),
         QT_TRANSLATE_NOOP("Examples", "Every board on this tree has exactly one solution.")},
        {"path-of-eight", QT_TRANSLATE_NOOP("Examples", "Eight in a row"),
         QT_TRANSLATE_NOOP("Examples", "Three presses turn off all eight lights.")},
        {"one-way-round", QT_TRANSLATE_NOOP("Examples", "One way round"),
         QT_TRANSLATE_NOOP("Examples", "A press changes only the pressed light and the next one, "
                                       "so the all-on board can't be solved.")},
    };
    return list;
}

QString exampleTitle(const Example& example) {
    return QCoreApplication::translate("Examples", example.title);
}

QString exampleSentence(const Example& example) {
    return QCoreApplication::translate("Examples", example.sentence);
}

Game exampleGame(const Example& example) {
    QFile file(QStringLiteral(":/boards/%1.lightsout").arg(QLatin1String(example.file)));
    const bool isThere = file.open(QIODevice::ReadOnly);
    LIGHTSOUT_ASSERT(isThere);
    const QByteArray text = file.readAll();
    Result<SavedBoard> board =
        readDocument({text.constData(), static_cast<std::size_t>(text.size())});
    LIGHTSOUT_ASSERT(board.hasValue());
    return std::move(board->game);
}

} // namespace lightsout
