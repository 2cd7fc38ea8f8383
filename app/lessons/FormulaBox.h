// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/Formula.h"

#include <QFont>
#include <QLineF>
#include <QString>

#include <functional>
#include <vector>

class QPainter;

namespace lightsout {

/// Functions that supply the text for numbers and cells in prose and formulas.
struct ShownNumbers {
    std::function<QString(const Expression&)> value;
    /// Returns a letter with the number of a cell's vertex as its index, such as x₆.
    std::function<QString(QChar, const CellName&)> symbol;
};

/// A formula that is laid out for painting, from left to right in every language.
class FormulaBox {
public:
    /// Creates an empty formula.
    FormulaBox() = default;
    FormulaBox(const Formula& formula, const QFont& font, const ShownNumbers& numbers);

    double width() const { return width_; }
    /// Return the heights above and below the baseline.
    double ascent() const { return ascent_; }
    double descent() const { return descent_; }
    bool isEmpty() const { return glyphs_.empty(); }

    /// Adds the text that follows in a sentence, such as its full stop: at the right end, or at the
    /// left end if the sentence runs from right to left.
    void append(const QString& text, const QFont& font, Qt::LayoutDirection direction);

    /// Paints the formula with the painter's pen; `origin` is the left end of the baseline.
    void paint(QPainter& painter, QPointF origin) const;

private:
    struct Glyph {
        QPointF origin;
        QString text;
        QFont font;
    };

    void addText(const QString& text, const QFont& font);
    void add(const FormulaBox& box, QPointF origin);
    void addRow(const Formula& formula, const QFont& font, const ShownNumbers& numbers);
    void addScripted(const Formula& formula, const QFont& font, const ShownNumbers& numbers);
    void addFraction(const Formula& formula, const QFont& font, const ShownNumbers& numbers);
    void addMatrix(const Formula& formula, const QFont& font, const ShownNumbers& numbers);

    std::vector<Glyph> glyphs_;
    std::vector<QLineF> lines_;
    double width_ = 0;
    double ascent_ = 0;
    double descent_ = 0;
};

/// Returns the formula as one line of text, for screen readers.
QString formulaWords(const Formula& formula, const ShownNumbers& numbers);

} // namespace lightsout
