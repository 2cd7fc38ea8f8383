#include "document/VertexText.h"

#include "document/GraphName.h"
#include "document/Numbering.h"

#include "graph/GraphFamily.h"

#include <QCoreApplication>
#include <QLocale>

namespace lightsout {

QString vertexName(const Rule& rule, Vertex vertex) {
    if (const Lattice* lattice = rule.cells()) {
        return QCoreApplication::translate("VertexText", "row %1, column %2")
            .arg(shownNumber(lattice->rowOf(vertex)))
            .arg(shownNumber(lattice->columnOf(vertex)));
    }
    const std::string& label = rule.graph()->label(vertex);
    return QCoreApplication::translate("VertexText", "vertex %1")
        .arg(label.empty() ? QString::number(shownNumber(vertex)) : QString::fromStdString(label));
}

QString vertexShortName(const Rule& rule, Vertex vertex) {
    if (const Lattice* lattice = rule.cells()) {
        return QStringLiteral("r%1c%2")
            .arg(shownNumber(lattice->rowOf(vertex)))
            .arg(shownNumber(lattice->columnOf(vertex)));
    }
    const std::string& label = rule.graph()->label(vertex);
    return label.empty() ? QString::number(shownNumber(vertex)) : QString::fromStdString(label);
}

QString topologyName(Topology topology) {
    switch (topology) {
    case Topology::plane:
        return QCoreApplication::translate("VertexText", "plane");
    case Topology::cylinder:
        return QCoreApplication::translate("VertexText", "cylinder");
    case Topology::torus:
        return QCoreApplication::translate("VertexText", "torus");
    case Topology::moebius:
        return QCoreApplication::translate("VertexText", "Möbius strip");
    case Topology::klein:
        return QCoreApplication::translate("VertexText", "Klein bottle");
    case Topology::projective:
        return QCoreApplication::translate("VertexText", "projective plane");
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
                             : QCoreApplication::translate("VertexText", "%1, %2")
                                   .arg(size, topologyName(lattice->topology));
    return rule.graph() == nullptr
               ? name
               : QCoreApplication::translate("VertexText", "%1, own patterns").arg(name);
}

QString moveName(const Rule& rule, const Move& move) {
    if (const auto* press = std::get_if<Press>(&move)) {
        return QCoreApplication::translate("VertexText", "press %1")
            .arg(vertexName(rule, press->vertex));
    }
    if (std::holds_alternative<FlipStart>(move)) {
        return QCoreApplication::translate("VertexText", "edit lights");
    }
    if (std::holds_alternative<FlipTarget>(move)) {
        return QCoreApplication::translate("VertexText", "edit target");
    }
    return {};
}

QString numberText(std::size_t number) {
    return QLocale().toString(qulonglong{number});
}

std::size_t shownNumber(std::size_t index) {
    return index + Numbering::current().first;
}

QString subscript(std::size_t number) {
    QString digits = QString::number(number);
    for (QChar& digit : digits) {
        digit = QChar(0x2080 + digit.digitValue());
    }
    return digits;
}

QString superscript(std::size_t number) {
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString result = QString::number(number);
    for (QChar& digit : result) {
        digit = digits[digit.digitValue()];
    }
    return result;
}

QString isolated(const QString& formula) {
    return QChar(0x2066) + formula + QChar(0x2069);
}

} // namespace lightsout
