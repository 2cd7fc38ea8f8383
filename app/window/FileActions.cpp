#include "window/FileActions.h"

#include "document/ErrorText.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>

namespace lightsout {

namespace {

constexpr int mostRecentFiles = 8;
const auto recentKey = QStringLiteral("recentFiles");

} // namespace

FileActions::FileActions(Document& document, QWidget* window)
    : QObject(window), open(new QAction(tr("&Open …"), this)), save(new QAction(tr("&Save"), this)),
      saveAs(new QAction(tr("Save &as …"), this)), recent(new QMenu(tr("Open &recent"), window)),
      document_(document), window_(window) {
    open->setShortcut(QKeySequence::Open);
    save->setShortcut(QKeySequence::Save);
    saveAs->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    connect(open, &QAction::triggered, this, &FileActions::chooseAndOpen);
    connect(save, &QAction::triggered, this, &FileActions::saveToPresentFile);
    connect(saveAs, &QAction::triggered, this, &FileActions::chooseAndSave);
    connect(recent, &QMenu::aboutToShow, this, &FileActions::fillRecent);
    fillRecent();
}

void FileActions::openFile(const QString& path) {
    if (!mayDiscard()) {
        return;
    }
    // Reading a pipe could last forever.
    if (QFileInfo(path).exists() && !QFileInfo(path).isFile()) {
        complain(tr("%1 could not be opened."), path, tr("It is not a file."));
        return;
    }
    if (const std::optional<Error> error = document_.open(path)) {
        complain(tr("%1 could not be opened."), path, errorText(*error));
    } else {
        remember(path);
    }
}

bool FileActions::mayDiscard() {
    if (!document_.isModified()) {
        return true;
    }
    QMessageBox question(QMessageBox::Question, tr("Save changes?"),
                         document_.path().isEmpty()
                             ? tr("This game has not been saved.")
                             : tr("%1 has changes that are not saved.").arg(document_.fileName()),
                         QMessageBox::NoButton, window_);
    question.setTextFormat(Qt::PlainText);
    question.setInformativeText(tr("Do you want to save it first?"));
    const QAbstractButton* yes = question.addButton(tr("&Save"), QMessageBox::AcceptRole);
    const QAbstractButton* no = question.addButton(tr("&Don't save"), QMessageBox::DestructiveRole);
    question.addButton(tr("Cancel"), QMessageBox::RejectRole);
    question.exec();
    return question.clickedButton() == no ||
           (question.clickedButton() == yes && saveToPresentFile());
}

void FileActions::chooseAndOpen() {
    const QString path = QFileDialog::getOpenFileName(
        window_, tr("Open a board"), QFileInfo(document_.path()).path(),
        tr("Boards and graphs (%1)")
                .arg(QStringLiteral("*.lightsout *.graphml *.gml *.g6 *.s6 "
                                    "*.edges *.csv *.txt")) +
            QStringLiteral(";;") + tr("All files (%1)").arg(QStringLiteral("*")));
    if (!path.isEmpty()) {
        openFile(path);
    }
}

bool FileActions::saveToPresentFile() {
    // Other formats forget some of a game: they are written only when asked for by name.
    const bool isDocument = formatOfPath(document_.path().toStdString()) == FileFormat::document;
    return isDocument ? saveTo(document_.path()) : chooseAndSave();
}

bool FileActions::chooseAndSave() {
    const QFileInfo present(document_.path().isEmpty() ? tr("board") : document_.path());
    const QString suggestion =
        present.dir().filePath(present.completeBaseName() + QStringLiteral(".lightsout"));
    const QString lightsout = tr("Lights Out boards (%1)").arg(QStringLiteral("*.lightsout"));
    QString filter = lightsout;
    QString path = QFileDialog::getSaveFileName(
        window_, tr("Save the board"), suggestion,
        lightsout + QStringLiteral(";;") +
            tr("Graphs (%1)")
                .arg(QStringLiteral("*.graphml *.gml *.g6 *.s6 *.edges *.csv *.txt *.dot *.tex")),
        &filter);
    if (path.isEmpty()) {
        return false;
    }
    if (QFileInfo(path).suffix().isEmpty()) {
        path += QStringLiteral(".lightsout");
    }
    return saveTo(path);
}

bool FileActions::saveTo(const QString& path) {
    if (const std::optional<Error> error = document_.save(path)) {
        complain(tr("%1 could not be saved."), path, errorText(*error));
        return false;
    }
    remember(path);
    if (document_.isModified()) {
        QMessageBox note(QMessageBox::Information, tr("Lights Out Workbench"),
                         tr("A copy was written. This format does not keep the whole game."),
                         QMessageBox::Ok, window_);
        note.setInformativeText(tr("Save it as a .lightsout file to keep everything."));
        note.exec();
    }
    return !document_.isModified();
}

void FileActions::remember(const QString& path) {
    QSettings settings;
    QStringList paths = settings.value(recentKey).toStringList();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    paths.removeAll(absolute);
    paths.prepend(absolute);
    settings.setValue(recentKey, paths.mid(0, mostRecentFiles));
    fillRecent();
}

void FileActions::fillRecent() {
    recent->clear();
    const QStringList paths = QSettings().value(recentKey).toStringList();
    for (const QString& path : paths) {
        // A single & would mark a shortcut.
        QAction* action = recent->addAction(
            QFileInfo(path).fileName().replace(QLatin1Char('&'), QStringLiteral("&&")));
        action->setToolTip(path);
        connect(action, &QAction::triggered, this, [this, path] { openFile(path); });
    }
    recent->setToolTipsVisible(true);
    recent->setEnabled(!paths.isEmpty());
}

void FileActions::complain(const QString& headline, const QString& path, const QString& what) {
    QMessageBox message(QMessageBox::Warning, tr("Lights Out Workbench"),
                        headline.arg(QFileInfo(path).fileName()), QMessageBox::Ok, window_);
    message.setTextFormat(Qt::PlainText);
    message.setInformativeText(what);
    message.exec();
}

} // namespace lightsout
