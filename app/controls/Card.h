// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/TextLabel.h"
#include "facts/Fact.h"
#include "theme/Theme.h"

#include <QFrame>

#include <string_view>

class QFormLayout;
class QVBoxLayout;

namespace lightsout {

/// A plain panel with rounded corners, for facts next to the board.
class Card : public QFrame {
    Q_OBJECT

public:
    explicit Card(QWidget* parent = nullptr);

    /// Adds a line of text that wraps, and returns it for later changes.
    TextLabel* addText(TextRole role);
    QVBoxLayout* content() { return content_; }
    /// Draws a frame around the card for a moment, to show which one is meant.
    void flash();

private:
    QVBoxLayout* content_;
};

/// A label with a number below its name. Screen readers read both together: "Fewest left: 15".
class FactLabel : public QWidget {
    Q_OBJECT

public:
    explicit FactLabel(QWidget* parent = nullptr);
    /// Makes a label with the name and the explanation of the fact with this id.
    explicit FactLabel(std::string_view fact, QWidget* parent = nullptr);

    const Fact& fact() const { return *fact_; }
    void setName(const QString& name);

    /// Shows `value`, in the colour of presses if `emphasized` is true.
    void setValue(const QString& value, bool emphasized = false);
    /// Shows `value` in this colour.
    void setValue(const QString& value, TextLabel::Tone tone);
    /// Shows that there is no value; a tooltip says why.
    void setUnknown(const QString& why);
    /// Sets a tooltip that explains the name.
    void setMeaning(const QString& sentence) { name_->setToolTip(sentence); }
    QString value() const { return value_->text(); }

private:
    void refreshAccessibleName();

    const Fact* fact_ = nullptr;
    TextLabel* name_;
    TextLabel* value_;
};

/// Adds a row to a form. The field's accessible name is the row's name without the & of its
/// mnemonic.
void addField(QFormLayout* form, const QString& name, QWidget* field);

} // namespace lightsout
