// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elimination/Recording.h"
#include "text/FormulaSymbols.h"

#include <QListView>

namespace lightsout {

/// A list that shows the result as formulas: a line for each press, or the equations that prove
/// that there is no solution. The user can point at each line and at each symbol in it. A click on
/// a free press chooses it; Ctrl+C copies all lines.
class FormulaList : public QListView {
    Q_OBJECT

public:
    explicit FormulaList(QWidget* parent = nullptr);

    /// Shows the formulas of a recording, or nothing for nullptr.
    void setRecording(std::shared_ptr<const Recording> recording);
    /// Sets the values of the free presses; `choice` has an entry for each of them.
    void setChoice(const BitVector& choice);
    /// Highlights the formula of a press, or the equation of a light.
    void setPointedAt(std::optional<Vertex> vertex);
    /// Highlights the symbols of a vertex in all lines.
    void setMarkedSymbol(std::optional<Vertex> vertex);

    bool hasFormulas() const { return model()->rowCount() > 0; }
    /// Returns all lines, without truncating them.
    QString plainText() const;
    QString latexText() const;

    /// Returns the rectangle in the viewport in which a symbol is drawn. Its line must be visible.
    QRect symbolRect(int line, const FormulaSymbol& symbol) const;

Q_SIGNALS:
    /// Emitted when the user points at another line, or at none.
    void pointedAt(std::optional<lightsout::Vertex> vertex);
    /// Emitted when the user points at a symbol of this vertex.
    void symbolPointedAt(lightsout::Vertex vertex);
    /// Emitted when the free press with this number has been clicked.
    void choiceRequested(std::size_t parameter);

protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    class Model;
    class Painter;

    void chooseAt(const QModelIndex& line);
    std::optional<Vertex> symbolAt(QPoint place) const;

    Model* formulas_;
    Painter* painter_;
    bool isFollowing_ = false; ///< whether code, rather than the user's pointing, is changing the
                               ///< current line
};

} // namespace lightsout
