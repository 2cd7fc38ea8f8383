// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "webpage/WebPageChoice.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QRadioButton;
class QSpinBox;

namespace lightsout {

class TextEditor;

/// The form in which a web page is configured.
class WebPageForm : public QWidget {
    Q_OBJECT

public:
    /// `game` is the current board; `choice` contains the previous choices.
    WebPageForm(const Game& game, const WebPageChoice& choice, QWidget* parent = nullptr);

    WebPageChoice choice() const;

Q_SIGNALS:
    void changed();

private:
    QWidget* makeBoards(bool fits);
    QWidget* makeOptions();
    void show(const WebPageChoice& choice);
    void adapt();

    QRadioButton* table_;
    QRadioButton* dealt_;
    QRadioButton* coded_;
    QSpinBox* rows_;
    QSpinBox* cols_;
    QSpinBox* presses_;
    QCheckBox* rising_;
    QSpinBox* count_;
    QSpinBox* seed_;
    TextEditor* codes_;
    QLineEdit* title_;
    TextEditor* text_;
    QComboBox* language_;
    QComboBox* hints_;
    QCheckBox* fewest_;
    QCheckBox* solution_;
    QCheckBox* timer_;
};

} // namespace lightsout
