// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QToolButton>

class QLabel;

namespace lightsout {

/// Asks the window it is sent to for the manual, at a place there, such as
/// "tilings.md#when-there-is-none": a section by its English title, or by its number in its
/// chapter, from 0.
class ManualEvent : public QEvent {
public:
    explicit ManualEvent(const QString& place) : QEvent(kind()), place_(place) {}

    static Type kind();
    const QString& place() const { return place_; }

private:
    QString place_;
};

/// A question mark at the end of a statement's line, which leads to what the manual says about it.
class WhyButton : public QToolButton {
    Q_OBJECT

public:
    /// Lies at the end of the text's first line, where it keeps room for it.
    WhyButton(QLabel& text, const QString& place);
    /// Stands by itself, in a layout.
    WhyButton(const QString& place, QWidget* parent);

    const QString& place() const { return place_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void make();
    void follow();

    QLabel* text_ = nullptr; ///< at whose end it lies; null where it stands by itself
    QString place_;
};

} // namespace lightsout
