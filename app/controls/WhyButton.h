// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QToolButton>

class QLabel;

namespace lightsout {

/// An event that requests that the receiving window open the manual at a place such as
/// "tilings.md#when-there-is-none". The section is identified by its English title, or by its
/// number in the chapter, counted from 0.
class ManualEvent : public QEvent {
public:
    explicit ManualEvent(QString place) : QEvent(kind()), place_(std::move(place)) {}

    static Type kind();
    const QString& place() const { return place_; }

private:
    QString place_;
};

/// A question-mark button at the end of a statement. It opens the manual at the place that explains
/// the statement.
class WhyButton : public QToolButton {
    Q_OBJECT

public:
    /// Places the button at the end of the first line of the text, and reserves space for it there.
    WhyButton(QLabel& text, QString place);
    /// Creates a button for use in a layout.
    WhyButton(QString place, QWidget* parent);

    const QString& place() const { return place_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void make();
    void follow();

    QLabel* text_ = nullptr; ///< the label with the statement; null if the button is in a layout
    QString place_;
};

} // namespace lightsout
