// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "contest/ContestStore.h"

#include <QDialog>

class QComboBox;
class QLineEdit;
class QPushButton;
class QRadioButton;
class QSpinBox;

namespace lightsout {

class TextLabel;
class TextEditor;

/// The dialog for a new contest. The user enters the codes of the boards and the times, and chooses
/// whether to play or to show the ranking.
class ContestDialog : public QDialog {
    Q_OBJECT

public:
    explicit ContestDialog(const ContestStore& store, QWidget* parent = nullptr);

    /// Returns the chosen plan. The dialog can be accepted only if there are rounds.
    ContestPlan plan() const;

private:
    QWidget* makeRounds();
    QWidget* makeRules();
    void readCodes();
    void deal();
    void take(std::vector<ContestRound> rounds);
    void explain(const RoundsFault& fault);

    std::vector<ContestRound> rounds_;
    TextEditor* codes_;
    TextLabel* answer_;
    QSpinBox* minutes_;
    QSpinBox* pause_;
    QRadioButton* plays_;
    QRadioButton* ranks_;
    QComboBox* order_;
    QLineEdit* name_;
    QPushButton* begin_;
    Job job_{this};
};

} // namespace lightsout
