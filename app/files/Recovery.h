// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "document/Autosave.h"

#include <QDialog>

#include <memory>

class QListWidget;

namespace lightsout {

/// A dialog that shows the boards of sessions that ended with unsaved work, with their pictures and
/// times, and asks which one to continue.
class RecoveryDialog : public QDialog {
    Q_OBJECT

public:
    struct Board {
        KeptBoard kept;
        Journal journal;
    };
    explicit RecoveryDialog(std::vector<Board> boards, QWidget* parent = nullptr);

Q_SIGNALS:
    void chosen(const lightsout::RecoveryDialog::Board& board);

private:
    const std::vector<Board> boards_;
    QListWidget* list_;
};

/// Looks for boards to recover when the program starts, and offers them to the user. Boards that
/// are not chosen stay among the recent boards. Also reports the contest of an earlier version.
class Recovery : public QObject {
    Q_OBJECT

public:
    Recovery(Autosave& autosave, QWidget* window);

    void offer();

private:
    void reportOldContest();
    void show(std::vector<RecoveryDialog::Board> boards);

    Autosave& autosave_;
    QWidget* window_;
    std::unique_ptr<KeptBoards::Abandoned> abandoned_; ///< set until the user has decided
    Job reading_{this};
};

} // namespace lightsout
