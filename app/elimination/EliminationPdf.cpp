// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/EliminationPdf.h"

#include "elimination/FormulaText.h"
#include "gf2/RecordedElimination.h"
#include "text/NumberText.h"
#include "theme/Theme.h"

#include <QPagedPaintDevice>
#include <QPainter>

#include <algorithm>

namespace lightsout {

namespace {

/// Drawing uses points, regardless of the device's resolution.
constexpr double pointsPerInch = 72;
constexpr double titlePoints = 15;
constexpr double textPoints = 10;
constexpr double gap = 10;

int blocksPerPage(std::size_t rows) {
    return rows <= 6 ? 4 : rows <= 12 ? 3 : rows <= 25 ? 2 : 1;
}

class Printer {
public:
    Printer(QPagedPaintDevice& device, const Recording& recording, const MatrixHeads& heads)
        : device_(device), painter_(&device), recording_(recording),
          blocks_(blocksPerPage(recording.elimination.start.rows())) {
        const double scale = device.logicalDpiX() / pointsPerInch;
        painter_.scale(scale, scale);
        page_ = QRectF(0, 0, device.width() / scale, device.height() / scale);
        scene_.isForPaper = true;
        scene_.rowSymbols = heads.rowSymbols;
        scene_.columnSymbols = heads.columnSymbols;
        scene_.columnNames = heads.columnNames;
        qsizetype longest = 0;
        for (const QString& symbol : heads.rowSymbols) {
            longest = std::max(longest, symbol.size());
        }
        const BitMatrix& start = recording.elimination.start;
        geometry_.setShape(start.rows(), recording.columns, start.cols() - recording.columns);
        geometry_.setHeads(static_cast<double>(longest), heads.columnNames.empty() ? 1 : 2);
        text_ = fontFor(TextRole::body);
    }

    void printTitle(const QString& title) {
        QFont font = text_;
        font.setBold(true);
        setPoints(font, titlePoints);
        painter_.drawText(page_, Qt::AlignHCenter | Qt::AlignTop, title);
        top_ = 2 * titlePoints;
    }

    void printBlock(const QString& text, BitMatrix matrix, MatrixMarks marks) {
        const double height = (page_.height() - gap) / blocks_;
        if (placed_ == blocks_) {
            device_.newPage();
            placed_ = 0;
            top_ = 0;
        }
        const double bottom = height * ++placed_;
        setPoints(text_, textPoints);
        QRectF used(0, top_, page_.width(), 0);
        painter_.drawText(QRectF(0, top_, page_.width(), bottom - top_),
                          Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text, &used);
        const double from = used.bottom() + gap / 2;
        scene_.matrix = std::move(matrix);
        scene_.marks = std::move(marks);
        geometry_.setViewSize({page_.width(), std::max(20.0, bottom - gap - from)});
        painter_.save();
        painter_.translate(0, from);
        paintMatrix(painter_, geometry_, scene_, Theme::light());
        painter_.restore();
        top_ = bottom;
    }

private:
    void setPoints(QFont font, double points) {
        // At the painter's scale, a pixel is a point.
        font.setPixelSize(static_cast<int>(points));
        painter_.setFont(font);
        painter_.setPen(Qt::black);
    }

    QPagedPaintDevice& device_;
    QPainter painter_;
    const Recording& recording_;
    int blocks_;
    QRectF page_;
    MatrixGeometry geometry_;
    MatrixScene scene_;
    QFont text_;
    double top_ = 0;
    int placed_ = 0;
};

} // namespace

void printElimination(QPagedPaintDevice& device, const Recording& recording,
                      const MatrixHeads& heads, const QString& title, Progress& progress) {
    const RecordedElimination& elimination = recording.elimination;
    Printer printer(device, recording, heads);
    printer.printTitle(title);
    BitMatrix matrix = elimination.start;
    printer.printBlock(QString(), matrix, {});
    const std::vector<OperationGroup> groups = operationGroups(elimination);
    for (std::size_t i = 0; i < groups.size(); ++i) {
        progress.checkpoint(static_cast<double>(i) / static_cast<double>(groups.size()));
        QStringList symbols;
        for (std::size_t step = groups[i].first; step < groups[i].end; ++step) {
            apply(matrix, elimination.operations[step]);
            symbols.append(operationSymbols(elimination.operations[step]));
        }
        const std::size_t source = elimination.operations[groups[i].first].source;
        const bool isGoingUp = groups[i].first >= elimination.phaseChange;
        const std::size_t found = isGoingUp ? elimination.rank() : source + 1;
        MatrixMarks marks;
        marks.pivots.assign(elimination.pivots.begin(),
                            elimination.pivots.begin() + static_cast<std::ptrdiff_t>(found));
        marks.column = elimination.pivots[source];
        printer.printBlock(QStringLiteral("%1.  ").arg(numberText(i + 1)) +
                               symbols.join(QStringLiteral(",   ")),
                           matrix, std::move(marks));
    }
}

} // namespace lightsout
