// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contest/Contest.h"
#include "controls/Card.h"

#include <QWidget>

class QAction;
class QProgressBar;
class QPushButton;

namespace lightsout {

/// A time in large digits that can be read from the last row of a classroom.
class LargeTime : public QWidget {
    Q_OBJECT

public:
    explicit LargeTime(QWidget* parent);

    void setSeconds(quint64 seconds);
    const QString& text() const { return text_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QString text_;
};

/// Shows the time until the round ends or the next one begins, the number of the round, and its
/// codes.
class CountdownCard : public Card {
    Q_OBJECT

public:
    explicit CountdownCard(Contest& contest, QWidget* parent);

private:
    void refresh();
    void refreshTime();

    Contest& contest_;
    TextLabel* caption_;
    LargeTime* time_;
    TextLabel* round_;
    TextLabel* codes_;
    QPushButton* copy_;
    QProgressBar* bar_;
    QWidget* ends_; ///< the times at both ends of the bar
    TextLabel* whole_;
    QPushButton* begin_; ///< begins the next round
};

/// A card that states what is hidden during a round, and lets the user give up the round or leave
/// the contest.
class RoundCard : public Card {
    Q_OBJECT

public:
    /// Each of the `actions` gets a button.
    RoundCard(Contest& contest, const QList<QAction*>& actions, QWidget* parent);

private:
    void refresh();
    void askToGiveUp();

    Contest& contest_;
    TextLabel* hidden_;
    QPushButton* giveUp_;
};

} // namespace lightsout
