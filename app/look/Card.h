#pragma once

#include "look/Theme.h"

#include <QFrame>
#include <QLabel>

class QVBoxLayout;

namespace lightsout {

/// A quiet panel with rounded corners for facts beside the board.
class Card : public QFrame {
    Q_OBJECT

public:
    explicit Card(QWidget* parent = nullptr);

    /// Adds a line of text that wraps, and returns it for later changes.
    QLabel* addText(TextRole role);
    QVBoxLayout* content() { return content_; }

private:
    QVBoxLayout* content_;
};

/// A number under its name.
class FactLabel : public QWidget {
    Q_OBJECT

public:
    explicit FactLabel(const QString& name, QWidget* parent = nullptr);

    void setName(const QString& name);

    /// Shows `value`; `emphasized` draws it in the colour of presses.
    void setValue(const QString& value, bool emphasized = false);
    QString value() const { return value_->text(); }

private:
    QLabel* name_;
    QLabel* value_;
};

/// The side on which lines begin in the window's language, whatever the text: a formula alone in a
/// label would else stand on the left of a right-to-left window.
Qt::Alignment leadingAlignment();

/// A label in the given role. Second-class text is in the second colour.
QLabel* makeLabel(TextRole role, bool isSecond = false, QWidget* parent = nullptr);

} // namespace lightsout
