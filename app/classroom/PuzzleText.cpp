// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/PuzzleText.h"

#include "classroom/WorksheetForm.h"

namespace lightsout {

QString puzzleKindText(PuzzleKind kind) {
    switch (kind) {
    case PuzzleKind::solve:
        return WorksheetForm::tr("Boards to &solve");
    case PuzzleKind::press:
        return WorksheetForm::tr("&Press and draw the result");
    case PuzzleKind::matrix:
        return WorksheetForm::tr("&Matrix to fill in");
    case PuzzleKind::elimination:
        return WorksheetForm::tr("&Elimination to complete");
    case PuzzleKind::patterns:
        return WorksheetForm::tr("&Quiet patterns to find");
    case PuzzleKind::tilings:
        return WorksheetForm::tr("&Tilings to draw");
    case PuzzleKind::graphs:
        return WorksheetForm::tr("Graphs to c&olour");
    }
    return {};
}

QString noPuzzleText(const NoPuzzle& none) {
    return none.reason == NoPuzzle::Reason::unsolvable
               ? WorksheetForm::tr(
                     "The lights of this board can't all be turned off, so there is no answer.")
               : WorksheetForm::tr("“%1” is for boards of up to %Ln cell(s): choose smaller ones.",
                                   nullptr, static_cast<int>(none.limit))
                     .arg(puzzleKindText(none.kind).remove(QLatin1Char('&')));
}

QString leftOutText(const NoPuzzle& none) {
    return WorksheetForm::tr("“%1”: boards of more than %Ln cell(s) are left out.", nullptr,
                             static_cast<int>(none.limit))
        .arg(puzzleKindText(none.kind).remove(QLatin1Char('&')));
}

} // namespace lightsout
