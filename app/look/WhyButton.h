// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QToolButton>

class QLabel;

namespace lightsout {

/// Asks the window that receives it to open the manual at a place such as
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

/// A question mark at the end of a statement's line, which opens the manual where it explains the
/// statement.
class WhyButton : public QToolButton {
    Q_OBJECT

public:
    /// Places it at the end of the text's first line, where it reserves space for it.
    WhyButton(QLabel& text, const QString& place);
    /// Creates a button for use in a layout.
    WhyButton(const QString& place, QWidget* parent);

    const QString& place() const { return place_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void make();
    void follow();

    QLabel* text_ = nullptr; ///< the text that it follows; null if it is in a layout
    QString place_;
};

} // namespace lightsout
