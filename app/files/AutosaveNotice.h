// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/Autosave.h"

#include <QWidget>

class QAction;
class QLabel;

namespace lightsout {

/// A notice in the status bar that says that work can't be saved automatically at present, and why.
/// It offers to save the work elsewhere. It is hidden if there is no problem.
class AutosaveNotice : public QWidget {
    Q_OBJECT

public:
    AutosaveNotice(Autosave& autosave, QAction* saveAs, QWidget* parent = nullptr);

private:
    void refresh();

    Autosave& autosave_;
    QLabel* label_;
};

} // namespace lightsout
