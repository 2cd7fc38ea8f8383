// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elimination/Recording.h"
#include "text/FormulaSymbols.h"

#include <QListView>

namespace lightsout {

/// What comes out, as formulas: a line for each press, or the equations that prove that there is no
/// solution. Each line, and each symbol in it, can be pointed at; a click on a free press chooses
/// it, Ctrl+C copies all lines.
class FormulaList : public QListView {
    Q_OBJECT

public:
    explicit FormulaList(QWidget* parent = nullptr);

    /// Nothing is shown for nullptr.
    void setRecording(std::shared_ptr<const Recording> recording);
    /// What the free presses are put in with; has an entry for each.
    void setChoice(const BitVector& choice);
    /// Marks the formula of a press, or the equation of a light.
    void setPointedAt(std::optional<Vertex> vertex);
    /// Marks the symbols that stand for a vertex, in all lines.
    void setMarkedSymbol(std::optional<Vertex> vertex);

    bool hasFormulas() const { return model()->rowCount() > 0; }
    /// All lines, none of them cut.
    QString plainText() const;
    QString latexText() const;

    /// Where a symbol is drawn, in the viewport; its line must be in sight.
    QRect symbolRect(int line, const FormulaSymbol& symbol) const;

Q_SIGNALS:
    /// A line is pointed at, or none.
    void pointedAt(std::optional<lightsout::Vertex> vertex);
    /// A symbol that stands for this vertex is pointed at.
    void symbolPointedAt(lightsout::Vertex vertex);
    /// The free press with this number was clicked.
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
    bool isFollowing_ = false; ///< the current line follows, it is not pointed at
};

} // namespace lightsout
