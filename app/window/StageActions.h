// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/Stage.h"
#include "window/Appearance.h"

#include <QAction>

namespace lightsout {

/// The commands of a window on a wall, and of the size of text.
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

    /// Follows what was chosen, here or elsewhere.
    void show(const Appearance& appearance);
    Stage stage() const;
    /// Whether there is something for a presenter's keys to turn: on a wall, or in a lesson.
    void setTurnable(bool isTurnable);

Q_SIGNALS:
    /// Somebody wants the wall, the desk, or text of another size.
    void chosen(const lightsout::Appearance& appearance);
    /// stage() is another.
    void stageChanged();
    /// A presenter's key was pressed.
    void turned(bool isForward);

private:
    void setTextScale(double scale);
    void retranslate();

    Appearance appearance_;
};

} // namespace lightsout
