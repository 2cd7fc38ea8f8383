// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/ExpressionField.h"

#include "lesson/Expression.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QRegularExpression>

namespace lightsout {

std::string expressionSource(QString text) {
    text.replace(QChar(0x2212), QLatin1Char('-')).replace(QChar(0x00D7), QLatin1Char('*'));
    return text.toStdString();
}

ExpressionField::ExpressionField(QWidget* parent) : QLineEdit(parent) {
    QStringList names;
    for (const QuantityName& quantity : quantityNames()) {
        names << QString::fromUtf8(quantity.name.data(),
                                   static_cast<qsizetype>(quantity.name.size()));
    }
    names.sort();
    names.removeDuplicates();
    names_ = new QCompleter(names, this);
    names_->setWidget(this);
    setLayoutDirection(Qt::LeftToRight);
    setMaxLength(static_cast<int>(maxExpressionLength));
    connect(this, &QLineEdit::textEdited, this, &ExpressionField::offerNames);
    connect(names_, qOverload<const QString&>(&QCompleter::activated), this,
            &ExpressionField::complete);
}

QString ExpressionField::begunName() const {
    static const QRegularExpression name(QStringLiteral("[A-Za-z][A-Za-z0-9-]*$"));
    return name.match(text().left(cursorPosition())).captured();
}

void ExpressionField::offerNames() {
    const QString begun = begunName();
    constexpr qsizetype least = 2;
    names_->setCompletionPrefix(begun);
    if (begun.size() < least || names_->completionCount() == 0 ||
        names_->currentCompletion() == begun) {
        names_->popup()->hide();
        return;
    }
    names_->popup()->setCurrentIndex(names_->completionModel()->index(0, 0));
    names_->complete();
}

void ExpressionField::complete(const QString& name) {
    const auto begun = static_cast<int>(begunName().size());
    const int end = cursorPosition();
    setSelection(end - begun, begun);
    insert(name);
}

void ExpressionField::keyPressEvent(QKeyEvent* event) {
    const bool isForPopup = names_->popup()->isVisible() &&
                            (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
                             event->key() == Qt::Key_Tab || event->key() == Qt::Key_Escape);
    if (isForPopup) {
        event->ignore(); // the completer uses these keys
        return;
    }
    QLineEdit::keyPressEvent(event);
}

} // namespace lightsout

#include "moc_ExpressionField.cpp"
