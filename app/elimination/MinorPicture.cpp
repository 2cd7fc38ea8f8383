// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/MinorPicture.h"

#include "look/LookChanges.h"
#include "look/PartedView.h"
#include "look/Theme.h"
#include "solve/CofactorExpansion.h"
#include "text/NumberText.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace lightsout {

namespace {

constexpr double maxCell = 40;
constexpr int hintCell = 32;
constexpr double gapCells = 1.5; ///< between the matrix and the minor, and around both

double across(const BitMatrix& matrix) {
    return 2 * static_cast<double>(matrix.cols()) - 1 + 2 * gapCells;
}

QString rowsText(const BitMatrix& matrix) {
    QStringList rows;
    for (std::size_t row = 0; row < matrix.rows(); ++row) {
        QStringList entries;
        for (std::size_t column = 0; column < matrix.cols(); ++column) {
            entries.append(QString::number(matrix.get(row, column) ? 1 : 0));
        }
        rows.append(entries.join(QLatin1Char(' ')));
    }
    return rows.join(QStringLiteral("; "));
}

/// Draws brackets left and right of a rectangle.
void paintBrackets(QPainter& painter, const QRectF& matrix, double cell) {
    const double arm = cell / 5;
    for (const auto& [x, inwards] :
         {std::pair(matrix.left() - arm / 2, arm), std::pair(matrix.right() + arm / 2, -arm)}) {
        painter.drawPolyline(
            QPolygonF({QPointF(x + inwards, matrix.top()), QPointF(x, matrix.top()),
                       QPointF(x, matrix.bottom()), QPointF(x + inwards, matrix.bottom())}));
    }
}

} // namespace

MinorPicture::MinorPicture(QWidget* parent) : QWidget(parent) {
    // Matrices run from left to right in every language.
    setLayoutDirection(Qt::LeftToRight);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    onAppearanceChanged(this, [this] {
        describe();
        update();
    });
}

void MinorPicture::setMatrix(const BitMatrix& matrix, std::optional<std::size_t> column) {
    if (matrix.rows() != matrix_.rows()) {
        updateGeometry();
    }
    matrix_ = matrix;
    column_ = column;
    describe();
    update();
}

void MinorPicture::describe() {
    changeName(*this, column_
                          ? tr("The matrix without row %1 and column %2")
                                .arg(numberText(shownNumber(0)), numberText(shownNumber(*column_)))
                          : tr("The matrix"));
    setAccessibleDescription(rowsText(column_ ? minorMatrix(matrix_, *column_) : matrix_));
}

QSize MinorPicture::sizeHint() const {
    return {static_cast<int>(across(matrix_) * hintCell),
            static_cast<int>((static_cast<double>(matrix_.rows()) + 1) * hintCell)};
}

void MinorPicture::paintEvent(QPaintEvent* /*event*/) {
    if (matrix_.rows() == 0) {
        return;
    }
    const auto size = static_cast<double>(matrix_.rows());
    const double cell = std::min({width() / across(matrix_), height() / (size + 0.5), maxCell});
    const Theme theme = themeOf(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = fontFor(TextRole::formula);
    font.setPixelSize(std::max(7, static_cast<int>(cell * 0.6)));
    const QRectF whole((width() - across(matrix_) * cell) / 2 + gapCells * cell / 2,
                       (height() - size * cell) / 2, size * cell, size * cell);
    const auto paintEntry = [&](const QRectF& matrix, std::size_t row, std::size_t column,
                                bool value, const QColor& colour, bool isBold) {
        font.setBold(isBold);
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(QRectF(matrix.left() + static_cast<double>(column) * cell,
                                matrix.top() + static_cast<double>(row) * cell, cell, cell),
                         Qt::AlignCenter, value ? QStringLiteral("1") : QStringLiteral("0"));
    };
    for (std::size_t row = 0; row < matrix_.rows(); ++row) {
        for (std::size_t column = 0; column < matrix_.cols(); ++column) {
            const bool isEntry = row == 0 && column_ == column;
            const bool isStruck = column_ && (row == 0 || column_ == column);
            paintEntry(whole, row, column, matrix_.get(row, column),
                       isEntry    ? theme.press
                       : isStruck ? theme.secondText
                       : column_  ? theme.quiet
                                  : theme.text,
                       isEntry || (column_ && !isStruck));
        }
    }
    painter.setPen(QPen(theme.text, 1.5));
    paintBrackets(painter, whole, cell);
    if (!column_) {
        return;
    }
    const double x = whole.left() + (static_cast<double>(*column_) + 0.5) * cell;
    const double y = whole.top() + cell / 2;
    painter.setPen(QPen(theme.secondText, 1.5));
    const double ring = cell * 0.46;
    painter.drawLine(QPointF(x, y + ring), QPointF(x, whole.bottom()));
    if (*column_ > 0) {
        painter.drawLine(QPointF(whole.left(), y), QPointF(x - ring, y));
    }
    if (*column_ + 1 < matrix_.cols()) {
        painter.drawLine(QPointF(x + ring, y), QPointF(whole.right(), y));
    }
    painter.setPen(QPen(theme.press, 2));
    painter.drawEllipse(QPointF(x, y), ring, ring);
    const BitMatrix minor = minorMatrix(matrix_, *column_);
    const double minorSide = static_cast<double>(minor.rows()) * cell;
    const QRectF right(whole.right() + gapCells * cell, whole.center().y() - minorSide / 2,
                       minorSide, minorSide);
    for (std::size_t row = 0; row < minor.rows(); ++row) {
        for (std::size_t column = 0; column < minor.cols(); ++column) {
            paintEntry(right, row, column, minor.get(row, column), theme.quiet, true);
        }
    }
    painter.setPen(QPen(theme.text, 1.5));
    paintBrackets(painter, right, cell);
}

} // namespace lightsout

#include "moc_MinorPicture.cpp"
