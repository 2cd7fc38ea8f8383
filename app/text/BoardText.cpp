// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/BoardText.h"

#include "game/VertexName.h"
#include "graph/Graph.h"
#include "graph/GraphFamily.h"
#include "io/RuleSpec.h"
#include "text/NumberText.h"
#include "text/Numbering.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <algorithm>

namespace lightsout {

namespace {

bool areNumberedByRowAndColumn() {
    return Numbering::current().cells == CellNumbers::rowAndColumn;
}

/// Returns the label of a vertex of a graph, or else its number.
QString numberOrLabel(const Rule& rule, Vertex vertex) {
    return QString::fromStdString(vertexName(rule, vertex, Numbering::current().first));
}

/// Returns the parts of the name of a generalised Petersen graph, which may be a special one.
QStringList petersenName(std::size_t n, std::size_t k) {
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
            return {QString::fromUtf8(known.name)};
        }
    }
    return {QString::fromUtf8(QT_TRANSLATE_NOOP("BoardText", "generalised Petersen graph %1")),
            isolated(QStringLiteral("(%1, %2)").arg(n).arg(k))};
}

const char* hypercubeName(std::size_t dimension) {
    switch (dimension) {
    case 3:
        return QT_TRANSLATE_NOOP("BoardText", "cube");
    case 4:
        return QT_TRANSLATE_NOOP("BoardText", "tesseract");
    default:
        return QT_TRANSLATE_NOOP("BoardText", "hypercube of dimension %1");
    }
}

/// Returns the parts of the name of a graph of a family.
QStringList familyName(const FamilyMember& member) {
    if (member.family == GraphFamily::generalizedPetersen) {
        return petersenName(member.sizes[0], member.sizes[1]);
    }
    const auto name = [&member]() -> const char* {
        switch (member.family) {
        case GraphFamily::path:
            return QT_TRANSLATE_NOOP("BoardText", "%1-vertex path");
        case GraphFamily::cycle:
            return QT_TRANSLATE_NOOP("BoardText", "%1-vertex cycle");
        case GraphFamily::star:
            return QT_TRANSLATE_NOOP("BoardText", "%1-vertex star");
        case GraphFamily::wheel:
            return QT_TRANSLATE_NOOP("BoardText", "%1-vertex wheel");
        case GraphFamily::complete:
            return member.sizes[0] == 4
                       ? QT_TRANSLATE_NOOP("BoardText", "tetrahedron")
                       : QT_TRANSLATE_NOOP("BoardText", "%1-vertex complete graph");
        case GraphFamily::completeBipartite:
            return QT_TRANSLATE_NOOP("BoardText",
                                     "complete bipartite graph with sides of %1 and %2 vertices");
        case GraphFamily::hypercube:
            return hypercubeName(member.sizes[0]);
        case GraphFamily::octahedron:
            return QT_TRANSLATE_NOOP("BoardText", "octahedron");
        case GraphFamily::icosahedron:
            return QT_TRANSLATE_NOOP("BoardText", "icosahedron");
        case GraphFamily::heawood:
            return QT_TRANSLATE_NOOP("BoardText", "Heawood graph");
        case GraphFamily::pappus:
            return QT_TRANSLATE_NOOP("BoardText", "Pappus graph");
        case GraphFamily::directedCycle:
            return QT_TRANSLATE_NOOP("BoardText", "%1-vertex directed cycle");
        case GraphFamily::tree:
        case GraphFamily::generalizedPetersen:
            break;
        }
        return QT_TRANSLATE_NOOP("BoardText", "tree");
    }();
    QStringList parts{QString::fromUtf8(name)};
    for (const std::size_t size : member.sizes) {
        if (parts.front().contains(QLatin1Char('%'))) {
            parts << QString::number(size);
        }
    }
    return parts;
}

/// Returns the part of a graph that consists of these vertices, without positions and labels.
Graph partOf(const Graph& graph, const std::vector<Vertex>& vertices) {
    Graph part(vertices.size());
    const auto numberOf = [&vertices](Vertex v) {
        return static_cast<Vertex>(std::ranges::lower_bound(vertices, v) - vertices.begin());
    };
    for (Vertex from = 0; from < vertices.size(); ++from) {
        for (const Vertex to : graph.targets(vertices[from])) {
            part.addArc(from, numberOf(to));
        }
    }
    return part;
}

/// Returns the parts of the name of a board that is made from cells (CellGraphs.h), or no parts if
/// the board is of no such kind.
QStringList cellGraphName(const Rule& rule) {
    const QStringList spec = QString::fromStdString(specOf(rule).value_or(std::string()))
                                 .section(QLatin1Char(','), 0, 0)
                                 .split(QLatin1Char(':'));
    QString sizes = spec.value(1);
    if (sizes.contains(QLatin1Char('x'))) {
        sizes = isolated(sizes.replace(QLatin1Char('x'), QStringLiteral(" × ")));
    }
    const std::pair<const char*, const char*> names[] = {
        {"discs", QT_TRANSLATE_NOOP("BoardText", "%1-row triangle of discs")},
        {"grid3d", QT_TRANSLATE_NOOP("BoardText", "%1 box")},
        {"torus3d", QT_TRANSLATE_NOOP("BoardText", "%1 torus of three dimensions")},
        {"arms", QT_TRANSLATE_NOOP("BoardText", "%1, arms of %2 cells")},
        {"switches", QT_TRANSLATE_NOOP("BoardText", "%1, with switches for rows and columns")},
    };
    for (const auto& [kind, name] : names) {
        if (spec.front() == QLatin1String(kind)) {
            return QStringList{QString::fromUtf8(name), sizes} + spec.mid(2);
        }
    }
    return {};
}

/// Returns the parts of the name of a graph, regardless of its drawing. It is "drawn graph" if the
/// graph is connected and has no name.
QStringList graphName(const Rule& rule) {
    const Graph& graph = *rule.graph();
    if (isMerlin(graph)) {
        return {QString::fromUtf8(QT_TRANSLATE_NOOP("BoardText", "Merlin's Magic Square"))};
    }
    if (const auto member = familyOf(graph)) {
        return familyName(*member);
    }
    if (graph.vertexCount() <= maxNamedVertices) {
        const auto components = connectedComponents(undirectedNeighbours(graph));
        if (components.size() == 2) {
            const auto first = familyOf(partOf(graph, components[0]));
            const auto second = familyOf(partOf(graph, components[1]));
            if (first && second) {
                return QStringList{QString::fromUtf8(QT_TRANSLATE_NOOP("BoardText", "%1 and %2"))} +
                       familyName(*first) + familyName(*second);
            }
        }
        if (components.size() > 1) {
            return {QString::fromUtf8(QT_TRANSLATE_NOOP("BoardText", "graph with %1 components")),
                    QString::number(components.size())};
        }
    }
    const QStringList name = cellGraphName(rule);
    return name.isEmpty()
               ? QStringList{QString::fromUtf8(QT_TRANSLATE_NOOP("BoardText", "drawn graph"))}
               : name;
}

/// Reads a name from `part` to its last part, at most up to `end`.
QString nameFrom(QStringList::const_iterator& part, QStringList::const_iterator end) {
    const QString source = *part++;
    QString name = QCoreApplication::translate("BoardText", source.toUtf8().constData());
    for (int place = 1; part != end && source.contains(QLatin1Char('%') + QString::number(place));
         ++place) {
        name = name.arg(nameFrom(part, end));
    }
    return name;
}

const char* sourceOf(Topology topology) {
    switch (topology) {
    case Topology::plane:
        return QT_TRANSLATE_NOOP("BoardText", "plane");
    case Topology::cylinder:
        return QT_TRANSLATE_NOOP("BoardText", "cylinder");
    case Topology::torus:
        return QT_TRANSLATE_NOOP("BoardText", "torus");
    case Topology::moebius:
        return QT_TRANSLATE_NOOP("BoardText", "Möbius strip");
    case Topology::klein:
        return QT_TRANSLATE_NOOP("BoardText", "Klein bottle");
    case Topology::projective:
        return QT_TRANSLATE_NOOP("BoardText", "projective plane");
    }
    return "";
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

QString spokenVertexNames(const Rule& rule, const BitVector& vertices) {
    QStringList names;
    vertices.forEachOne([&](Vertex v) { names << spokenVertexName(rule, v); });
    return names.join(QStringLiteral("; "));
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
    return QCoreApplication::translate("BoardText", sourceOf(topology));
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

QStringList boardNameParts(const Rule& rule) {
    const Lattice* lattice = rule.cells();
    if (lattice == nullptr || (rule.graph() != nullptr && isMerlin(*rule.graph()))) {
        return graphName(rule);
    }
    QStringList parts{isolated(QStringLiteral("%1 × %2").arg(lattice->rows).arg(lattice->cols))};
    if (lattice->topology != Topology::plane) {
        parts.prepend(QString::fromUtf8(QT_TRANSLATE_NOOP("BoardText", "%1, %2")));
        parts << QString::fromUtf8(sourceOf(lattice->topology));
    }
    if (rule.isMarked()) {
        parts.prepend(QString::fromUtf8(QT_TRANSLATE_NOOP("BoardText", "%1, with holes")));
    } else if (rule.graph() != nullptr) {
        if (QStringList name = cellGraphName(rule); !name.isEmpty()) {
            return name;
        }
        parts.prepend(QString::fromUtf8(QT_TRANSLATE_NOOP("BoardText", "%1, custom patterns")));
    }
    return parts;
}

QString boardName(const QStringList& parts) {
    constexpr qsizetype maxParts = 16; // names have fewer, but parts may come from a file
    auto part = parts.begin();
    return parts.isEmpty() || parts.size() > maxParts ? QString() : nameFrom(part, parts.end());
}

QString boardName(const Rule& rule) {
    return boardName(boardNameParts(rule));
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
