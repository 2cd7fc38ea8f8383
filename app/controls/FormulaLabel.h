// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/TextLabel.h"
#include "graph/Graph.h"

#include <optional>

namespace lightsout {

/// A label with a formula that wraps. The user can point at its symbols x₁, d₁ ….
class FormulaLabel : public TextLabel {
    Q_OBJECT

public:
    explicit FormulaLabel(QWidget* parent = nullptr);

    void setFormula(const QString& formula);
    const QString& formula() const { return formula_; }
    /// Highlights the symbols of a vertex.
    void setMarked(std::optional<Vertex> vertex);

Q_SIGNALS:
    /// Emitted when the user points at a symbol of this vertex; nullopt when the pointer has left
    /// all symbols.
    void symbolPointedAt(std::optional<lightsout::Vertex> vertex);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    QString formula_;
    std::optional<Vertex> marked_;
};

} // namespace lightsout
