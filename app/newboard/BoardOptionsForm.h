// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "newboard/BoardKinds.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace lightsout {

/// A form for the sizes and the rule of one kind of board.
class BoardOptionsForm : public QWidget {
    Q_OBJECT

public:
    explicit BoardOptionsForm(QWidget* parent = nullptr);

    void setKind(const BoardKind& kind);
    BoardOptions options() const;
    /// Gives the keyboard focus to the first size.
    void focusFirst();

Q_SIGNALS:
    void changed();

private:
    /// A field for a number, with its name.
    struct Field {
        QLabel* name;
        QSpinBox* box;
    };

    QWidget* makeSides();
    void addChoice(QGridLayout& form, int line, QLabel* name, QComboBox* box);

    std::vector<Field> fields_;
    std::size_t sizeCount_ = 0;
    QWidget* sides_;       ///< buttons for common sizes of a grid
    QPushButton* another_; ///< chooses the next seed
    QLabel* topologyName_;
    QComboBox* topology_;
    QLabel* neighboursName_;
    QComboBox* neighbours_;
    QCheckBox* self_;
};

} // namespace lightsout
