#include "document/VertexText.h"

#include <QCoreApplication>

namespace lightsout {

QString vertexName(const Rule& rule, Vertex vertex) {
    if (const Lattice* lattice = rule.lattice()) {
        return QCoreApplication::translate("VertexText", "row %1, column %2")
            .arg(lattice->rowOf(vertex) + 1)
            .arg(lattice->columnOf(vertex) + 1);
    }
    const std::string& label = rule.graph()->label(vertex);
    return QCoreApplication::translate("VertexText", "vertex %1")
        .arg(label.empty() ? QString::number(vertex + 1) : QString::fromStdString(label));
}

QString vertexShortName(const Rule& rule, Vertex vertex) {
    if (const Lattice* lattice = rule.lattice()) {
        return QStringLiteral("r%1c%2")
            .arg(lattice->rowOf(vertex) + 1)
            .arg(lattice->columnOf(vertex) + 1);
    }
    const std::string& label = rule.graph()->label(vertex);
    return label.empty() ? QString::number(vertex + 1) : QString::fromStdString(label);
}

QString boardName(const Rule& rule) {
    if (const Lattice* lattice = rule.lattice()) {
        return isolated(QStringLiteral("%1 × %2").arg(lattice->rows).arg(lattice->cols));
    }
    return QCoreApplication::translate("VertexText", "%n vertices", nullptr,
                                       static_cast<int>(rule.vertexCount()));
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

QString subscript(std::size_t number) {
    QString digits = QString::number(number);
    for (QChar& digit : digits) {
        digit = QChar(0x2080 + digit.digitValue());
    }
    return digits;
}

QString isolated(const QString& formula) {
    return QChar(0x2066) + formula + QChar(0x2069);
}

} // namespace lightsout
