// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/FormatText.h"

#include <QCoreApplication>

namespace lightsout {

QString formatText(FileFormat format) {
    switch (format) {
    case FileFormat::document:
        return QCoreApplication::translate("FormatText", "Lights Out document");
    case FileFormat::graphMl:
        return QStringLiteral("GraphML");
    case FileFormat::gml:
        return QStringLiteral("GML");
    case FileFormat::graph6:
        return QStringLiteral("graph6");
    case FileFormat::sparse6:
        return QStringLiteral("sparse6");
    case FileFormat::edgeList:
        return QCoreApplication::translate("FormatText", "Edge list");
    case FileFormat::csv:
        return QCoreApplication::translate("FormatText", "Matrix (CSV)");
    case FileFormat::digraph6:
        return QStringLiteral("digraph6");
    case FileFormat::pajek:
        return QStringLiteral("Pajek");
    case FileFormat::gexf:
        return QStringLiteral("GEXF (Gephi)");
    case FileFormat::tgf:
        return QStringLiteral("TGF");
    case FileFormat::dimacs:
        return QStringLiteral("DIMACS");
    case FileFormat::matrixMarket:
        return QStringLiteral("MatrixMarket");
    case FileFormat::nodeLink:
        return QStringLiteral("JSON (node-link)");
    case FileFormat::sif:
        return QStringLiteral("SIF (Cytoscape)");
    case FileFormat::matrix:
        return QCoreApplication::translate("FormatText", "Matrix (0 and 1)");
    case FileFormat::rle:
        return QStringLiteral("RLE (Golly)");
    case FileFormat::cells:
        return QStringLiteral("Plaintext (.cells)");
    case FileFormat::flip:
        return QCoreApplication::translate("FormatText", "“Flip” identifier (Simon Tatham)");
    case FileFormat::dot:
        return QStringLiteral("Graphviz (DOT)");
    case FileFormat::latex:
        return QStringLiteral("LaTeX (TikZ)");
    }
    return {};
}

QString lossText(Loss loss) {
    switch (loss) {
    case Loss::reopening:
        return QCoreApplication::translate("FormatText",
                                           "This is a picture and can't be reopened here.");
    case Loss::lattice:
        return QCoreApplication::translate("FormatText", "the grid: it becomes a graph");
    case Loss::surface:
        return QCoreApplication::translate("FormatText",
                                           "the surface and the press patterns: the board becomes "
                                           "a plane grid with four neighbours");
    case Loss::positions:
        return QCoreApplication::translate("FormatText",
                                           "the vertex positions: a circle will be used");
    case Loss::labels:
        return QCoreApplication::translate("FormatText", "the labels of the vertices");
    case Loss::marks:
        return QCoreApplication::translate(
            "FormatText", "which vertices have no button or no light: all will have both");
    case Loss::selfInfluence:
        return QCoreApplication::translate("FormatText",
                                           "which vertices toggle themselves: all of them will");
    case Loss::start:
        return QCoreApplication::translate("FormatText", "the lights at the start: all will be on");
    case Loss::target:
        return QCoreApplication::translate("FormatText", "the target: all lights will be off");
    case Loss::presses:
        return QCoreApplication::translate("FormatText", "the presses made so far");
    case Loss::attachments:
        return QCoreApplication::translate("FormatText",
                                           "notes and other data saved with the board");
    case Loss::unknownFields:
        return QCoreApplication::translate("FormatText",
                                           "data added by a newer version of this program");
    }
    return {};
}

} // namespace lightsout
