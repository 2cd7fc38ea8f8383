// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/GraphName.h"

#include "graph/GraphFamily.h"

#include <QCoreApplication>
#include <QLocale>

namespace lightsout {

namespace {

QString text(const char* source) {
    return QCoreApplication::translate("GraphName", source);
}

QString formula(const QString& symbols) {
    return QChar(0x2066) + symbols + QChar(0x2069);
}

/// Returns the name of a generalised Petersen graph, if it has a special one.
QString petersenName(std::size_t n, std::size_t k) {
    const struct {
        std::size_t n;
        std::size_t k;
        const char* name;
    } names[] = {
        {3, 1, QT_TRANSLATE_NOOP("GraphName", "prism")},
        {5, 2, QT_TRANSLATE_NOOP("GraphName", "Petersen graph")},
        {8, 3, QT_TRANSLATE_NOOP("GraphName", "Möbius–Kantor graph")},
        {10, 2, QT_TRANSLATE_NOOP("GraphName", "dodecahedron")},
        {10, 3, QT_TRANSLATE_NOOP("GraphName", "Desargues graph")},
        {12, 5, QT_TRANSLATE_NOOP("GraphName", "Nauru graph")},
    };
    for (const auto& known : names) {
        if (known.n == n && known.k == k) {
            return text(known.name);
        }
    }
    return text(QT_TRANSLATE_NOOP("GraphName", "generalised Petersen graph %1"))
        .arg(formula(QStringLiteral("(%1, %2)").arg(n).arg(k)));
}

QString hypercubeName(std::size_t dimension) {
    switch (dimension) {
    case 3:
        return text(QT_TRANSLATE_NOOP("GraphName", "cube"));
    case 4:
        return text(QT_TRANSLATE_NOOP("GraphName", "tesseract"));
    default:
        return text(QT_TRANSLATE_NOOP("GraphName", "hypercube of dimension %1")).arg(dimension);
    }
}

} // namespace

QString graphName(const Graph& graph) {
    if (isMerlin(graph)) {
        return text(QT_TRANSLATE_NOOP("GraphName", "Merlin's Magic Square"));
    }
    const std::optional<FamilyMember> member = familyOf(graph);
    if (!member) {
        return text(QT_TRANSLATE_NOOP("GraphName", "drawn graph"));
    }
    const auto& sizes = member->sizes;
    switch (member->family) {
    case GraphFamily::path:
        return text(QT_TRANSLATE_NOOP("GraphName", "%1-vertex path")).arg(sizes[0]);
    case GraphFamily::cycle:
        return text(QT_TRANSLATE_NOOP("GraphName", "%1-vertex cycle")).arg(sizes[0]);
    case GraphFamily::star:
        return text(QT_TRANSLATE_NOOP("GraphName", "%1-vertex star")).arg(sizes[0]);
    case GraphFamily::wheel:
        return text(QT_TRANSLATE_NOOP("GraphName", "%1-vertex wheel")).arg(sizes[0]);
    case GraphFamily::complete:
        return sizes[0] == 4
                   ? text(QT_TRANSLATE_NOOP("GraphName", "tetrahedron"))
                   : text(QT_TRANSLATE_NOOP("GraphName", "%1-vertex complete graph")).arg(sizes[0]);
    case GraphFamily::completeBipartite:
        return text(QT_TRANSLATE_NOOP("GraphName",
                                      "complete bipartite graph with sides of %1 and %2 vertices"))
            .arg(sizes[0])
            .arg(sizes[1]);
    case GraphFamily::hypercube:
        return hypercubeName(sizes[0]);
    case GraphFamily::generalizedPetersen:
        return petersenName(sizes[0], sizes[1]);
    case GraphFamily::octahedron:
        return text(QT_TRANSLATE_NOOP("GraphName", "octahedron"));
    case GraphFamily::icosahedron:
        return text(QT_TRANSLATE_NOOP("GraphName", "icosahedron"));
    case GraphFamily::tree:
        return text(QT_TRANSLATE_NOOP("GraphName", "tree"));
    }
    return {};
}

} // namespace lightsout
