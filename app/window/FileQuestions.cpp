// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/FileQuestions.h"

#include "text/FormatText.h"
#include "text/NumberText.h"
#include "window/FileActions.h"

#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace lightsout {

namespace {

bool accepts(const QString& text, const QString& details, const QString& answer, QWidget* window) {
    QMessageBox question(QMessageBox::Information, FileActions::tr("Lights Out Workbench"), text,
                         QMessageBox::NoButton, window);
    question.setTextFormat(Qt::PlainText);
    question.setInformativeText(details);
    const QAbstractButton* yes = question.addButton(answer, QMessageBox::AcceptRole);
    question.addButton(FileActions::tr("Cancel"), QMessageBox::RejectRole);
    question.exec();
    return question.clickedButton() == yes;
}

} // namespace

bool acceptsLeftOut(const QString& path, const std::set<std::string, std::less<>>& names,
                    QWidget* window) {
    constexpr int maxListed = 8;
    QString list = FileActions::tr("This will be left out:");
    int listed = 0;
    for (const std::string& name : names) {
        if (++listed > maxListed) {
            list += QStringLiteral("\n• …");
            break;
        }
        const QString inFile = QString::fromStdString(name);
        list += QStringLiteral("\n• ") +
                (inFile == QStringLiteral("#") || inFile == QStringLiteral("!")
                     ? FileActions::tr("the comments (lines with %1)").arg(isolated(inFile))
                     : isolated(inFile));
    }
    return accepts(
        FileActions::tr("%1 tells more than a board can hold.").arg(QFileInfo(path).fileName()),
        list + QStringLiteral("\n\n") + FileActions::tr("The file stays as it is."),
        FileActions::tr("&Open it"), window);
}

bool acceptsLosses(const QString& path, const std::vector<Loss>& losses, QWidget* window) {
    QString list = FileActions::tr("This will be lost:");
    for (const Loss loss : losses) {
        list += QStringLiteral("\n• ") + lossText(loss);
    }
    if (losses.front() == Loss::reopening) {
        list = lossText(Loss::reopening);
    }
    return accepts(
        FileActions::tr("%1 will not hold the whole game.").arg(QFileInfo(path).fileName()),
        list + QStringLiteral("\n\n") + FileActions::tr("A .lightsout file keeps everything."),
        FileActions::tr("&Save a copy"), window);
}

QString changedFileText(const QString& path, bool isRemoved) {
    return (isRemoved ? FileActions::tr("%1 is no longer there.")
                      : FileActions::tr("%1 was changed elsewhere."))
        .arg(QFileInfo(path).fileName());
}

ChangedFileAnswer askAboutChangedFile(const QString& path, bool isRemoved, QWidget* window) {
    QMessageBox question(QMessageBox::Warning, FileActions::tr("Lights Out Workbench"),
                         changedFileText(path, isRemoved), QMessageBox::NoButton, window);
    question.setTextFormat(Qt::PlainText);
    question.setInformativeText(
        isRemoved ? FileActions::tr(
                        "It was moved or deleted since it was last opened or saved here. The board "
                        "in this window is whole.")
                  : FileActions::tr(
                        "Another program wrote to it since it was last opened or saved here. The "
                        "file has not been touched, and the board in this window is whole."));
    const QAbstractButton* reload =
        isRemoved
            ? nullptr
            : question.addButton(FileActions::tr("&Reload the file"), QMessageBox::DestructiveRole);
    QPushButton* elsewhere =
        question.addButton(FileActions::tr("Save &elsewhere …"), QMessageBox::AcceptRole);
    const QAbstractButton* overwrite =
        question.addButton(isRemoved ? FileActions::tr("Save it &there again")
                                     : FileActions::tr("&Overwrite the file"),
                           QMessageBox::DestructiveRole);
    question.addButton(FileActions::tr("Cancel"), QMessageBox::RejectRole);
    question.setDefaultButton(elsewhere);
    question.exec();
    const QAbstractButton* choice = question.clickedButton();
    if (reload != nullptr && choice == reload) {
        return ChangedFileAnswer::reload;
    }
    return choice == elsewhere   ? ChangedFileAnswer::saveElsewhere
           : choice == overwrite ? ChangedFileAnswer::overwrite
                                 : ChangedFileAnswer::nothing;
}

} // namespace lightsout
