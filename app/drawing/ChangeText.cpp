// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawing/ChangeText.h"

#include "text/BoardText.h"
#include "text/NumberText.h"
#include "theme/Symbols.h"
#include "theme/Theme.h"

#include <QCoreApplication>

#include <algorithm>

namespace lightsout {

namespace {

QString text(const char* source) {
    return QCoreApplication::translate("WhatIf", source);
}

/// The texts for a kind of change.
struct KindTexts {
    const char* name;   ///< in the history
    const char* plural; ///< of all such changes
    const char* action; ///< on the button that makes one
};

KindTexts textsOf(ChangeKind kind) {
    switch (kind) {
    case ChangeKind::addEdge:
        return {QT_TRANSLATE_NOOP("WhatIf", "connect"),
                QT_TRANSLATE_NOOP("WhatIf", "edges that could be added"),
                QT_TRANSLATE_NOOP("WhatIf", "Add this edge")};
    case ChangeKind::removeEdge:
        return {QT_TRANSLATE_NOOP("WhatIf", "disconnect"),
                QT_TRANSLATE_NOOP("WhatIf", "edges that could be removed"),
                QT_TRANSLATE_NOOP("WhatIf", "Remove this edge")};
    case ChangeKind::addArrow:
        return {QT_TRANSLATE_NOOP("WhatIf", "add an arrow"),
                QT_TRANSLATE_NOOP("WhatIf", "arrows that could be added"),
                QT_TRANSLATE_NOOP("WhatIf", "Add this arrow")};
    case ChangeKind::removeArrow:
        return {QT_TRANSLATE_NOOP("WhatIf", "remove an arrow"),
                QT_TRANSLATE_NOOP("WhatIf", "arrows that could be removed"),
                QT_TRANSLATE_NOOP("WhatIf", "Remove this arrow")};
    case ChangeKind::selfInfluence:
        return {QT_TRANSLATE_NOOP("WhatIf", "change self-influence"),
                QT_TRANSLATE_NOOP("WhatIf", "self-influences that could be switched"),
                QT_TRANSLATE_NOOP("WhatIf", "Switch its self-influence")};
    case ChangeKind::removeVertex:
        return {QT_TRANSLATE_NOOP("WhatIf", "remove a vertex"),
                QT_TRANSLATE_NOOP("WhatIf", "vertices that could be removed"),
                QT_TRANSLATE_NOOP("WhatIf", "Remove this vertex")};
    case ChangeKind::addLeaf:
        return {QT_TRANSLATE_NOOP("WhatIf", "attach a vertex"),
                QT_TRANSLATE_NOOP("WhatIf", "vertices that could be attached"),
                QT_TRANSLATE_NOOP("WhatIf", "Attach a vertex")};
    case ChangeKind::light:
        break;
    }
    return {QT_TRANSLATE_NOOP("WhatIf", "change a light"),
            QT_TRANSLATE_NOOP("WhatIf", "lights that could be changed"),
            QT_TRANSLATE_NOOP("WhatIf", "Change this light")};
}

QString nameOf(const Rule& rule, Vertex vertex) {
    return isolated(vertexShortName(rule, vertex));
}

} // namespace

QString changeName(ChangeKind kind) {
    return text(textsOf(kind).name);
}

QString changesText(ChangeKind kind) {
    return text(textsOf(kind).plural);
}

QString changeTitle(const Rule& rule, const SingleChange& change) {
    const auto source = [&] {
        switch (change.kind) {
        case ChangeKind::addEdge:
            return QT_TRANSLATE_NOOP("WhatIf", "Connect %1 and %2");
        case ChangeKind::removeEdge:
            return QT_TRANSLATE_NOOP("WhatIf", "Disconnect %1 and %2");
        case ChangeKind::addArrow:
            return QT_TRANSLATE_NOOP("WhatIf", "Add the arrow from %1 to %2");
        case ChangeKind::removeArrow:
            return QT_TRANSLATE_NOOP("WhatIf", "Remove the arrow from %1 to %2");
        case ChangeKind::selfInfluence:
            return rule.selfInfluence(change.arc.from)
                       ? QT_TRANSLATE_NOOP("WhatIf", "Remove the self-influence of %1")
                       : QT_TRANSLATE_NOOP("WhatIf", "Add the self-influence of %1");
        case ChangeKind::removeVertex:
            return QT_TRANSLATE_NOOP("WhatIf", "Remove vertex %1");
        case ChangeKind::addLeaf:
            return QT_TRANSLATE_NOOP("WhatIf", "Attach a new vertex to %1");
        case ChangeKind::light:
            break;
        }
        return QT_TRANSLATE_NOOP("WhatIf", "Change the light of %1");
    }();
    const QString from = nameOf(rule, change.arc.from);
    return change.arc.from == change.arc.to ? text(source).arg(from)
                                            : text(source).arg(from, nameOf(rule, change.arc.to));
}

QString changeAction(ChangeKind kind) {
    return text(textsOf(kind).action);
}

QString changeShortName(const Rule& rule, const SingleChange& change) {
    const QString from = vertexShortName(rule, change.arc.from);
    const QString to = vertexShortName(rule, change.arc.to);
    switch (change.kind) {
    case ChangeKind::addEdge:
    case ChangeKind::removeEdge:
        return isolated(from + QChar(0x2013) + to);
    case ChangeKind::addArrow:
    case ChangeKind::removeArrow:
        return isolated(QStringLiteral("%1 %2 %3").arg(from, QChar(0x2192), to));
    case ChangeKind::selfInfluence:
    case ChangeKind::removeVertex:
    case ChangeKind::addLeaf:
    case ChangeKind::light:
        break;
    }
    return isolated(from);
}

QString effectText(const Prediction& before, const Prediction& after) {
    const auto ofAll = [&] {
        if (!after.solvesAll()) {
            return text(QT_TRANSLATE_NOOP("WhatIf", "Of all boards, %1 can be solved then."))
                .arg(solvableShareText(after.lights - after.rank));
        }
        if (after.nullity > 0) {
            return text(QT_TRANSLATE_NOOP("WhatIf", "Every board can be solved then."));
        }
        return before.solvesAll()
                   ? text(QT_TRANSLATE_NOOP("WhatIf",
                                            "Every board stays solvable, in exactly one way."))
                   : text(QT_TRANSLATE_NOOP("WhatIf",
                                            "Every board becomes solvable, in exactly one way."));
    }();
    if (before.isSolvable == after.isSolvable || after.solvesAll()) {
        return ofAll;
    }
    const QString ofThis =
        after.isSolvable ? text(QT_TRANSLATE_NOOP("WhatIf", "This board becomes solvable."))
                         : text(QT_TRANSLATE_NOOP("WhatIf", "This board becomes unsolvable."));
    return ofThis + QLatin1Char(' ') + ofAll;
}

QString signedText(int number) {
    const QString digits = QString::number(std::abs(number));
    return number == 0 ? digits : (number < 0 ? QChar(0x2212) : QChar(u'+')) + digits;
}

QPen effectPen(int nullityChange, double width, const Theme& theme) {
    switch (std::clamp(nullityChange, -2, 2)) {
    case -2:
        return {theme.quiet, width * 1.6, Qt::SolidLine, Qt::RoundCap};
    case -1:
        return {theme.quiet, width, Qt::DashLine, Qt::RoundCap};
    case 1:
        return {theme.press, width * 1.2, Qt::DotLine, Qt::RoundCap};
    case 2:
        return {theme.press, width * 1.6, Qt::DashDotLine, Qt::RoundCap};
    default:
        return {theme.unlitRing, width * 0.8, Qt::DotLine, Qt::RoundCap};
    }
}

int effectLevel(const WhatIf& whatIf, const Prediction& after) {
    return whatIf.goal() == WhatIf::Goal::everyBoard ? whatIf.nullityChange(after)
           : after.isSolvable                        ? -2
                                                     : 0;
}

} // namespace lightsout
