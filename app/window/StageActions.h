// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/Stage.h"
#include "window/Appearance.h"

#include <QAction>

namespace lightsout {

/// The commands for a wall and for the size of text.
class StageActions : public QObject {
    Q_OBJECT

public:
    StageActions(const Appearance& appearance, QWidget* window);

    QAction* projector;
    QAction* subjectOnly;
    QAction* forward;
    QAction* back;
    QAction* larger;
    QAction* smaller;
    QAction* normalSize;

    /// Updates the commands after a choice that was made here or elsewhere.
    void show(const Appearance& appearance);
    Stage stage() const;
    /// Sets whether a presenter's keys have an effect: on a wall, or in a lesson.
    void setTurnable(bool isTurnable);

Q_SIGNALS:
    /// The user wants the wall, the desk, or text of another size.
    void chosen(const lightsout::Appearance& appearance);
    /// stage() has changed.
    void stageChanged();
    /// A presenter's key was pressed.
    void turned(bool isForward);

private:
    void setTextScale(double scale);
    void retranslate();

    Appearance appearance_;
};

} // namespace lightsout
