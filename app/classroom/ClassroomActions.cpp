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
    setTexts<ClassroomActions>(challenge, QT_TR_NOOP("&Challenge code …"),
                               QT_TR_NOOP("Show this board's code, or open a board from its code"));
    setTexts<ClassroomActions>(
        today, QT_TR_NOOP("&Board of the day"),
        QT_TR_NOOP("One board a day, the same for everyone: easy on Mondays, hard on Sundays"));
    setTexts<ClassroomActions>(worksheet, QT_TR_NOOP("&Worksheet …"),
                               QT_TR_NOOP("Create a worksheet with answers"));
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
