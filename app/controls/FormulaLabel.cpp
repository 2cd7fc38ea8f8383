// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/FormulaLabel.h"

#include "text/FormulaSymbols.h"

#include <QEvent>

namespace lightsout {

FormulaLabel::FormulaLabel(QWidget* parent) : TextLabel(TextRole::formula, Tone::text, parent) {
    setTextFormat(Qt::RichText);
    setTextInteractionFlags(Qt::LinksAccessibleByMouse);
    setWordWrap(true);
    setAlignment(leadingAlignment() | Qt::AlignTop);
    connect(this, &QLabel::linkHovered, this, [this](const QString& link) {
        Q_EMIT symbolPointedAt(link.isEmpty() ? std::nullopt
                                              : std::optional(Vertex{link.toULongLong()}));
    });
}

void FormulaLabel::setFormula(const QString& formula) {
    if (formula != formula_) {
        formula_ = formula;
        setAccessibleName(formula);
        refresh();
    }
}

void FormulaLabel::setMarked(std::optional<Vertex> vertex) {
    if (vertex != marked_) {
        marked_ = vertex;
        refresh();
    }
}

void FormulaLabel::changeEvent(QEvent* event) {
    TextLabel::changeEvent(event);
    if (event->type() == QEvent::StyleChange && !formula_.isEmpty()) {
        refresh();
    }
}

void FormulaLabel::refresh() {
    const Theme theme = themeOf(*this);
    QString html;
    qsizetype end = 0;
    for (const FormulaSymbol& symbol : symbolsIn(formula_)) {
        const bool isMarked = symbol.vertex == marked_;
        const QString style = isMarked ? QStringLiteral("background-color: %1; color: %2;")
                                             .arg(theme.accent.name(), theme.onAccent.name())
                                       : QStringLiteral("color: %1;").arg(theme.accent.name());
        html += formula_.mid(end, symbol.begin - end).toHtmlEscaped() +
                QStringLiteral("<a href='%1' style='text-decoration: none; %2'>%3</a>")
                    .arg(QString::number(symbol.vertex), style,
                         formula_.mid(symbol.begin, symbol.length));
        end = symbol.begin + symbol.length;
    }
    setText(html + formula_.mid(end).toHtmlEscaped());
}

} // namespace lightsout

#include "moc_FormulaLabel.cpp"
