// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet/Words.h"

namespace lightsout {

const SheetWords englishWords{
    .isRightToLeft = false,
    .name = "Name",
    .date = "Date",
    .className = "Class",
    .ring = "A ring is a light that is on.",
    .pressWithOwn = "Pressing a cell changes its own light and %1.",
    .pressWithout = "Pressing a cell leaves its own light as it is, and changes %1.",
    .lightsPlus = "the lights above, below, left and right of it",
    .lightsKing = "the eight lights around it",
    .lightsDiagonal = "the lights that touch it at a corner only",
    .lightsKnight = "the lights a knight’s move away from it",
    .lightsRowColumn = "all other lights of its row and of its column",
    .cylinder = "The left side is joined to the right side.",
    .torus = "The left side is joined to the right side, and the top to the bottom.",
    .moebius = "The left side is joined to the right side with a twist: the first row goes on as "
               "the last.",
    .klein = "The top is joined to the bottom; the left side is joined to the right side with a "
             "twist: the first row goes on as the last.",
    .projective = "Opposite sides are joined with a twist: the first row goes on as the last, and "
                  "the first column as the last.",
    .titles = {"Put out all the lights", "Press and draw", "A matrix for a board", "Elimination",
               "Quiet patterns", "Tilings", "Graphs to colour"},
    .tasks = {"Mark with × the cells to press so that all lights go out. The order does not "
              "matter, and twice is never.",
              "Press the cells marked with ×. Draw the lights that are on in the end.",
              "Every light gives a row: 1 under a press that changes it, else 0; d is 1 if it is "
              "on. Row 1 is done. Fill in the rest, then find the presses. Add as on a clock with "
              "two hours: 1 + 1 = 0.",
              "Add rows to other rows, or swap two, until the first 1 of every row stands alone in "
              "its column. Write down the matrix and the presses. Remember: 1 + 1 = 0.",
              "In a quiet pattern the presses cancel: press all its cells, and no light has "
              "changed. Fill in the cells of one, or find out that there is none.",
              "Mark with × cells to press so that every light changes exactly once, and outline "
              "the lights that belong together. Or find out that this can’t be done.",
              "Every circle is a light. Pressing it changes its own light and those that a line "
              "joins it to. Colour the circles to press so that all lights go out. Then every ring "
              "has an odd number of coloured circles: itself and its neighbours counted together."},
    .onePress = "1 press will do",
    .presses = "%1 presses will do",
    .myPresses = "my presses:",
    .answers = "Answers",
    .forTheTeacher = "for the teacher",
    .crosses = "× marks the cells to press.",
    .filledCircles = "The filled circles are those to press.",
    .fewest = "No solution has fewer presses.",
    .codes = "The codes open the boards in the program.",
    .onePressCounted = "1 press",
    .pressesCounted = "%1 presses",
    .oneWay = "one way",
    .ways = "%1 ways",
    .quietPatterns = {"the only one", "one of %1"},
    .tilings = {"the only one", "one of %1"},
    .noPattern = "there is none",
    .noTiling = "there is none",
    .page = "page %1 of %2",
};

} // namespace lightsout
