// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/ClassroomActions.h"

#include "classroom/ChallengeDialog.h"
#include "classroom/WorksheetDialog.h"
#include "theme/LookChanges.h"

namespace lightsout {

ClassroomActions::ClassroomActions(Workbench& workbench, QWidget* window)
    : QObject(window), challenge(new QAction(this)), today(new QAction(this)),
      worksheet(new QAction(this)) {
    challenge->setObjectName(QStringLiteral("challenge"));
    worksheet->setObjectName(QStringLiteral("worksheet"));
    onLanguageChanged(this, [this] {
        challenge->setText(tr("&Challenge code …"));
        challenge->setToolTip(tr("Show this board's code, or open a board from its code"));
        today->setText(tr("&Board of the day"));
        today->setToolTip(
            tr("One board a day, the same for everyone: easy on Mondays, hard on Sundays"));
        worksheet->setText(tr("&Worksheet …"));
        worksheet->setToolTip(tr("Create a worksheet with answers"));
    });
    connect(challenge, &QAction::triggered, this, [&workbench, window] {
        ChallengeDialog dialog(workbench.document.game(), window);
        if (dialog.exec() == QDialog::Accepted) {
            workbench.document.begin(*dialog.entered());
            workbench.guide.showBoard();
        }
    });
    connect(today, &QAction::triggered, this, [&workbench] {
        const ChallengeBoard board = dealtBoard(dealOfToday(), Progress()).board;
        workbench.document.begin(board.game());
        workbench.guide.showBoard();
    });
    connect(worksheet, &QAction::triggered, this,
            [&workbench, window] { WorksheetDialog(workbench.document.game(), window).exec(); });
}

} // namespace lightsout

#include "moc_ClassroomActions.cpp"
