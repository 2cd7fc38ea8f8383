// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/BoardText.h"

#include "graph/Graph.h"
#include "graph/GraphFamily.h"
#include "text/NumberText.h"
#include "text/Numbering.h"

#include <QCoreApplication>
#include <QString>

namespace lightsout {

namespace {

bool areNumberedByRowAndColumn() {
    return Numbering::current().cells == CellNumbers::rowAndColumn;
}

/// Returns the label of a vertex of a graph, or else its number.
QString numberOrLabel(const Rule& rule, Vertex vertex) {
    const std::string label = rule.cells() != nullptr ? "" : rule.graph()->label(vertex);
    return label.empty() ? QString::number(shownNumber(vertex)) : QString::fromStdString(label);
}

QString text(const char* source) {
    return QCoreApplication::translate("BoardText", source);
}

/// Returns the name of a generalised Petersen graph, if it has a special one.
QString petersenName(std::size_t n, std::size_t k) {
    const struct {
        std::size_t n;
        std::size_t k;
        const char* name;
    } names[] = {
        {3, 1, QT_TRANSLATE_NOOP("BoardText", "prism")},
        {5, 2, QT_TRANSLATE_NOOP("BoardText", "Petersen graph")},
        {8, 3, QT_TRANSLATE_NOOP("BoardText", "Möbius–Kantor graph")},
        {10, 2, QT_TRANSLATE_NOOP("BoardText", "dodecahedron")},
        {10, 3, QT_TRANSLATE_NOOP("BoardText", "Desargues graph")},
        {12, 5, QT_TRANSLATE_NOOP("BoardText", "Nauru graph")},
    };
    for (const auto& known : names) {
        if (known.n == n && known.k == k) {
            return text(known.name);
        }
    }
    return text(QT_TRANSLATE_NOOP("BoardText", "generalised Petersen graph %1"))
        .arg(isolated(QStringLiteral("(%1, %2)").arg(n).arg(k)));
}

QString hypercubeName(std::size_t dimension) {
    switch (dimension) {
    case 3:
        return text(QT_TRANSLATE_NOOP("BoardText", "cube"));
    case 4:
        return text(QT_TRANSLATE_NOOP("BoardText", "tesseract"));
    default:
        return text(QT_TRANSLATE_NOOP("BoardText", "hypercube of dimension %1")).arg(dimension);
    }
}

/// Returns the name of a graph, regardless of its drawing: "Petersen graph", "cycle of 7", "tree",
/// or "drawn graph" if it has no name.
QString graphName(const Graph& graph) {
    if (isMerlin(graph)) {
        return text(QT_TRANSLATE_NOOP("BoardText", "Merlin's Magic Square"));
    }
    const std::optional<FamilyMember> member = familyOf(graph);
    if (!member) {
        return text(QT_TRANSLATE_NOOP("BoardText", "drawn graph"));
    }
    const auto& sizes = member->sizes;
    switch (member->family) {
    case GraphFamily::path:
        return text(QT_TRANSLATE_NOOP("BoardText", "%1-vertex path")).arg(sizes[0]);
    case GraphFamily::cycle:
        return text(QT_TRANSLATE_NOOP("BoardText", "%1-vertex cycle")).arg(sizes[0]);
    case GraphFamily::star:
        return text(QT_TRANSLATE_NOOP("BoardText", "%1-vertex star")).arg(sizes[0]);
    case GraphFamily::wheel:
        return text(QT_TRANSLATE_NOOP("BoardText", "%1-vertex wheel")).arg(sizes[0]);
    case GraphFamily::complete:
        return sizes[0] == 4
                   ? text(QT_TRANSLATE_NOOP("BoardText", "tetrahedron"))
                   : text(QT_TRANSLATE_NOOP("BoardText", "%1-vertex complete graph")).arg(sizes[0]);
    case GraphFamily::completeBipartite:
        return text(QT_TRANSLATE_NOOP("BoardText",
                                      "complete bipartite graph with sides of %1 and %2 vertices"))
            .arg(sizes[0])
            .arg(sizes[1]);
    case GraphFamily::hypercube:
        return hypercubeName(sizes[0]);
    case GraphFamily::generalizedPetersen:
        return petersenName(sizes[0], sizes[1]);
    case GraphFamily::octahedron:
        return text(QT_TRANSLATE_NOOP("BoardText", "octahedron"));
    case GraphFamily::icosahedron:
        return text(QT_TRANSLATE_NOOP("BoardText", "icosahedron"));
    case GraphFamily::tree:
        return text(QT_TRANSLATE_NOOP("BoardText", "tree"));
    }
    return {};
}

} // namespace

QString vertexName(const Rule& rule, Vertex vertex) {
    if (rule.cells() == nullptr || areNumberedByRowAndColumn()) {
        return spokenVertexName(rule, vertex);
    }
    return QCoreApplication::translate("BoardText", "cell %1").arg(numberOrLabel(rule, vertex));
}

QString spokenVertexName(const Rule& rule, Vertex vertex) {
    if (const Lattice* lattice = rule.cells()) {
        return QCoreApplication::translate("BoardText", "row %1, column %2")
            .arg(shownNumber(lattice->rowOf(vertex)))
            .arg(shownNumber(lattice->columnOf(vertex)));
    }
    return QCoreApplication::translate("BoardText", "vertex %1").arg(numberOrLabel(rule, vertex));
}

QString vertexShortName(const Rule& rule, Vertex vertex) {
    const Lattice* lattice = rule.cells();
    if (lattice == nullptr || !areNumberedByRowAndColumn()) {
        return numberOrLabel(rule, vertex);
    }
    return QStringLiteral("r%1c%2")
        .arg(shownNumber(lattice->rowOf(vertex)))
        .arg(shownNumber(lattice->columnOf(vertex)));
}

QString topologyName(Topology topology) {
    switch (topology) {
    case Topology::plane:
        return QCoreApplication::translate("BoardText", "plane");
    case Topology::cylinder:
        return QCoreApplication::translate("BoardText", "cylinder");
    case Topology::torus:
        return QCoreApplication::translate("BoardText", "torus");
    case Topology::moebius:
        return QCoreApplication::translate("BoardText", "Möbius strip");
    case Topology::klein:
        return QCoreApplication::translate("BoardText", "Klein bottle");
    case Topology::projective:
        return QCoreApplication::translate("BoardText", "projective plane");
    }
    return {};
}

QString neighboursText(Neighbours neighbours) {
    switch (neighbours) {
    case Neighbours::plus:
        return QCoreApplication::translate("Counts", "four neighbours");
    case Neighbours::king:
        return QCoreApplication::translate("Counts", "eight neighbours");
    case Neighbours::diagonal:
        return QCoreApplication::translate("Counts", "four diagonals");
    case Neighbours::knight:
        return QCoreApplication::translate("Counts", "knight's moves");
    case Neighbours::rowColumn:
        return QCoreApplication::translate("Counts", "row and column");
    }
    return {};
}

QString boardName(const Rule& rule) {
    const Lattice* lattice = rule.cells();
    if (lattice == nullptr || (rule.graph() != nullptr && isMerlin(*rule.graph()))) {
        return graphName(*rule.graph());
    }
    const QString size = isolated(QStringLiteral("%1 × %2").arg(lattice->rows).arg(lattice->cols));
    const QString name = lattice->topology == Topology::plane
                             ? size
                             : QCoreApplication::translate("BoardText", "%1, %2")
                                   .arg(size, topologyName(lattice->topology));
    if (rule.isMarked()) {
        return QCoreApplication::translate("BoardText", "%1, with holes").arg(name);
    }
    return rule.graph() == nullptr
               ? name
               : QCoreApplication::translate("BoardText", "%1, custom patterns").arg(name);
}

QString markedText(const Rule& rule, const BitVector& marked) {
    const Lattice* lattice = rule.cells();
    const auto bit = [&](Vertex v) { return QLatin1Char(marked[v] ? '1' : '0'); };
    QString text;
    for (Vertex v = 0; v < rule.vertexCount(); ++v) {
        if (lattice == nullptr) {
            text += vertexShortName(rule, v) + QLatin1Char('\t') + bit(v) + QLatin1Char('\n');
        } else {
            const bool isLast = lattice->columnOf(v) + 1 == lattice->cols;
            text += bit(v);
            text += QLatin1Char(isLast ? '\n' : ' ');
        }
    }
    return text;
}

QString moveName(const Move& move) {
    if (std::holds_alternative<Press>(move)) {
        return QCoreApplication::translate("BoardText", "press");
    }
    if (std::holds_alternative<FlipStart>(move)) {
        return QCoreApplication::translate("BoardText", "edit lights");
    }
    if (std::holds_alternative<FlipTarget>(move)) {
        return QCoreApplication::translate("BoardText", "edit target");
    }
    return {};
}

} // namespace lightsout
