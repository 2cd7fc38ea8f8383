// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "laboratory/SweepBoards.h"
#include "sweep/Sweep.h"

#include <QJsonObject>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace lightsout {

/// What is swept: a quantity, boards, their sizes, and how many cores work.
class SweepForm : public QWidget {
    Q_OBJECT

public:
    explicit SweepForm(QWidget* parent = nullptr);

    Sweep sweep() const;
    /// What the boards are called: "squares n × n, torus".
    QString boardsName() const;
    std::size_t threads() const;
    /// What is wrong with it, in a sentence; empty where nothing is.
    QString problem() const;

    QJsonObject state() const;
    void restore(const QJsonObject& state);

Q_SIGNALS:
    void changed();

private:
    /// Two fields for the first and the last number of a letter, in a row with its name.
    struct Range {
        QWidget* row = nullptr;
        QSpinBox* first = nullptr;
        QSpinBox* last = nullptr;
        SweepRange numbers() const;
    };

    Range makeRange(const QString& letter);
    /// A field with a word before it, together in `row`.
    QWidget* withWord(QLabel* word, QWidget* field);
    void retranslate();
    /// Takes on the limits of other boards, and shows what is asked for them.
    void followBoards();
    void refresh();
    bool isWritten() const;
    bool hasSecond() const;
    SweepRule rule() const;

    std::vector<SweepBoards> all_;
    QComboBox* quantity_;
    QComboBox* boards_; ///< the last of them: as written
    QLineEdit* pattern_;
    QComboBox* surface_;
    QComboBox* neighbours_;
    QCheckBox* self_;
    Range n_;
    Range m_;
    QLabel* of_;
    QLabel* pressesWord_;
    QSpinBox* presses_;
    QWidget* pressesRow_;
    QLabel* samplesWord_;
    QSpinBox* samples_;
    QWidget* samplesRow_;
    QLabel* seedWord_;
    QSpinBox* seed_;
    QWidget* seedRow_;
    QComboBox* cores_;
};

} // namespace lightsout
