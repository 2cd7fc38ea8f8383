// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/Stage.h"
#include "settings/Appearance.h"

#include <QAction>

namespace lightsout {

/// The commands for wall mode and for the text size.
class StageActions : public QObject {
    Q_OBJECT

public:
    StageActions(const Appearance& appearance, QWidget* window);

    QAction* projector;
    QAction* otherScreen; ///< moves the window to the other screen and fills it
    QAction* subjectOnly;
    QAction* forward;
    QAction* back;
    QAction* black; ///< covers the screen
    QAction* white; ///< covers the screen
    QAction* pause; ///< stops and continues what moves on the page
    QAction* larger;
    QAction* smaller;
    QAction* normalSize;

    /// Updates the commands after the appearance was changed here or elsewhere.
    void show(const Appearance& appearance);
    Stage stage() const;
    /// Sets whether a lesson is open, in which the keys for going forward and back have an effect
    /// unless the field with the focus uses them itself: a number, or a text of several lines.
    /// Otherwise, the keys of a presenter have an effect in wall mode, unless a text field has the
    /// focus.
    void setLesson(bool isOpen);

Q_SIGNALS:
    /// Emitted when the user has chosen wall mode, desk mode, or another text size.
    void chosen(const lightsout::Appearance& appearance);
    /// Emitted when stage() has changed.
    void stageChanged();
    /// Emitted when the user wants to project on the other screen.
    void otherScreenChosen();
    /// Emitted when a presenter has pressed the key for going forward or back.
    void turned(bool isForward);

private:
    void setTextScale(double scale);
    /// Enables the keys of a presenter that have an effect now.
    void enableKeys();

    bool isLesson_ = false;
    Appearance appearance_;
};

} // namespace lightsout
