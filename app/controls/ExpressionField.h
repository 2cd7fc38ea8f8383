// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

class QCompleter;

namespace lightsout {

/// Returns a typed expression with the signs that expressions use.
std::string expressionSource(QString text);

/// A line for an expression or a condition (lesson/Expression.h). It completes the names of
/// quantities from their second letter on. Expressions run from left to right in every language.
class ExpressionField : public QLineEdit {
    Q_OBJECT

public:
    explicit ExpressionField(QWidget* parent = nullptr);

    /// Returns the text with the signs that expressions use.
    std::string source() const { return expressionSource(text()); }

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Returns the part of a name before the cursor.
    QString begunName() const;
    void offerNames();
    void complete(const QString& name);

    QCompleter* names_;
};

} // namespace lightsout
