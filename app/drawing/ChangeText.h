// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "drawing/WhatIf.h"

#include <QPen>
#include <QString>

namespace lightsout {

struct Theme;

// The words and the lines for single changes of a graph.

/// Returns the name of a kind of change in the history: "connect".
QString changeName(ChangeKind kind);
/// Returns the changes of a kind as a noun: "edges that could be added".
QString changesText(ChangeKind kind);
/// Returns a change as a title: "Connect 2 and 4".
QString changeTitle(const Rule& rule, const SingleChange& change);
/// Returns the text of the button that makes the change: "Add this edge".
QString changeAction(ChangeKind kind);
/// Returns a short text for a button: "2–4", "2 → 4" or "2".
QString changeShortName(const Rule& rule, const SingleChange& change);
/// Returns sentences about what becomes of the board.
QString effectText(const Prediction& before, const Prediction& after);
/// Returns a number with its sign: "−2", "0" or "+1".
QString signedText(int number);

/// Returns the pen for a change of the nullity by −2 … +2. Lines differ in colour and in dashes.
QPen effectPen(int nullityChange, double width, const Theme& theme);
/// Returns the number by which effectPen() draws an effect: the change of the nullity or, if the
/// goal is this board, −2 if it becomes solvable and 0 otherwise.
int effectLevel(const WhatIf& whatIf, const Prediction& after);

} // namespace lightsout
