// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/EnumBox.h"

#include <QWidget>

#include <cstdint>
#include <functional>

class QLabel;
class QSpinBox;

namespace lightsout {

/// The choice of the cells that a map shows: all, those with one value, or whole rows. A sentence
/// below it says what the map shows then.
class HeatFilterBox : public QWidget {
    Q_OBJECT

public:
    enum class Choice { all, value, rows };

    /// Creates a choice of the values up to `most`.
    explicit HeatFilterBox(int most, QWidget* parent = nullptr);

    /// Sets the texts of the three choices, and a function that returns the text of a value.
    void setTexts(const QString& all, const QString& value, const QString& rows,
                  std::function<QString(int)> textOf);
    /// Sets the sentence. Room for it is kept while it is empty.
    void setSentence(const QString& sentence);

    Choice choice() const { return choice_->value(); }
    std::uint32_t value() const;
    void setChoice(Choice choice, std::uint32_t value);

Q_SIGNALS:
    void changed();

private:
    class ValueBox;

    EnumBox<Choice>* choice_;
    ValueBox* value_;
    QLabel* sentence_;
};

} // namespace lightsout
