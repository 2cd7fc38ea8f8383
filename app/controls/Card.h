// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/TextLabel.h"
#include "facts/Fact.h"
#include "theme/Theme.h"

#include <QFrame>

#include <functional>
#include <initializer_list>
#include <optional>
#include <string_view>

class QFormLayout;
class QVBoxLayout;

namespace lightsout {

/// What most cards have in common.
struct CardFrame {
    const char* objectName;
    std::function<QString()> title{}; ///< if empty, the card sets the text of its title
    const char* help = nullptr;       ///< a place in the manual
    TextRole role = TextRole::title;  ///< the role of the title
};

/// A plain panel with rounded corners, for facts next to the board.
class Card : public QFrame {
    Q_OBJECT

public:
    explicit Card(QWidget* parent = nullptr);
    /// Makes a card that begins with a title and, if there is help, a button that opens it.
    Card(CardFrame frame, QWidget* parent);

    /// Adds a line of text that wraps, and returns it for later changes.
    TextLabel* addText(TextRole role);
    /// Adds widgets side by side, in as many rows as the width requires, and returns them as one.
    QWidget* addRow(std::initializer_list<QWidget*> widgets, int gap = 8);
    QVBoxLayout* content() { return content_; }
    /// Draws a frame around the card for a moment, to show which one is meant.
    void flash();

protected:
    TextLabel* title_ = nullptr; ///< null if the card was made without a frame

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
    /// Makes a label for another value. Its name and meaning follow the language.
    explicit FactLabel(std::function<QString()> name, std::function<QString()> meaning = {},
                       QWidget* parent = nullptr);

    const Fact& fact() const { return *fact_; }
    void setName(const QString& name);

    /// Shows `value`, in the colour of presses if `emphasized` is true.
    void setValue(const QString& value, bool emphasized = false);
    /// Shows `value` in this colour.
    void setValue(const QString& value, TextLabel::Tone tone);
    /// Shows a value of fact(), or why it is missing.
    void setValue(const std::optional<Value>& value, bool isComputing, bool emphasized = false);
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

/// Returns a row with a field after its name, which follows the language and may have a mnemonic.
QWidget* withName(std::function<QString()> name, QWidget* field, QWidget* parent);

/// Adds a row to a form. The field's accessible name is the row's name without the & of its
/// mnemonic.
void addField(QFormLayout* form, const QString& name, QWidget* field);

} // namespace lightsout
