// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/Autosave.h"

#include <QWidget>

class QAction;
class QLabel;

namespace lightsout {

/// Shows in the status line that work can't be saved automatically at present, and why, and offers
/// to save it elsewhere. Hidden if there is no problem.
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
