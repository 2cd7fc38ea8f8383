// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/LessonMenu.h"

#include "controls/ErrorDialog.h"
#include "lesson/LessonReader.h"
#include "lessons/BookDialog.h"
#include "lessons/CourseMap.h"
#include "lessons/LessonStep.h"
#include "lessons/TeacherPage.h"
#include "settings/Remembered.h"
#include "text/ErrorText.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"
#include "window/Search.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QUrl>

#include <utility>

namespace lightsout {

namespace {

bool isFinished(const ShelvedLesson& lesson) {
    const Lesson* content = lesson.lesson();
    return content != nullptr && stepsDone(lesson.name, *content).size() == content->steps.size();
}

/// Returns the number and title, with a tick if the lesson is finished.
QString titleOf(const ShelvedLesson& lesson) {
    QString text = lesson.title();
    text.replace(QLatin1Char('&'), QStringLiteral("&&"));
    if (lesson.number > 0) {
        text = numberText(static_cast<std::size_t>(lesson.number)) + QStringLiteral(". ") + text;
    }
    return isFinished(lesson) ? text + QStringLiteral(" \u2713") : text;
}

} // namespace

LessonMenu::LessonMenu(Workbench& workbench, LessonShelf& shelf, LessonDock& dock, QWidget* parent)
    : QMenu(parent), books(new QAction(this)), workbench_(workbench), shelf_(shelf), dock_(dock),
      own_(addSection(QString())), new_(addAction(QString(), this, &LessonMenu::makeNew)) {
    setToolTipsVisible(true);
    QAction* open = addAction(QString(), this, &LessonMenu::chooseFile);
    save_ = addAction(QString(), this, &LessonMenu::saveFile);
    QAction* folder = addAction(QString(), this, [] {
        QDir().mkpath(LessonShelf::ownFolder());
        QDesktopServices::openUrl(QUrl::fromLocalFile(LessonShelf::ownFolder()));
    });
    addSeparator();
    QAction* map = addAction(QString(), this, &LessonMenu::showCourseMap);
    map->setObjectName(QStringLiteral("courseMap"));
    close_ = addAction(QString(), &dock.session(), &LessonSession::close);
    QAction* clear = addAction(QString(), this, &LessonMenu::forget);
    books->setObjectName(QStringLiteral("fromYourBook"));
    connect(books, &QAction::triggered, this, [this, open] {
        BookDialog dialog(shelf_, dock_, *open, parentWidget());
        dialog.exec();
    });
    new_->setObjectName(QStringLiteral("newLesson"));
    open->setObjectName(QStringLiteral("openLesson"));
    save_->setObjectName(QStringLiteral("saveLesson"));
    clear->setObjectName(QStringLiteral("clearProgress"));
    clear->setProperty(isDestructive, true);
    setTexts<LessonMenu>(menuAction(), QT_TR_NOOP("&Lessons"));
    setTexts<LessonMenu>(books, QT_TR_NOOP("From your &book …"),
                         QT_TR_NOOP("Find the figures, tables and questions of a book or article"));
    setTexts<LessonMenu>(own_, QT_TR_NOOP("Your own lessons"));
    setTexts<LessonMenu>(new_, QT_TR_NOOP("&New lesson from this board"));
    setTexts<LessonMenu>(open, QT_TR_NOOP("&Open a lesson from a file …"));
    setTexts<LessonMenu>(save_, QT_TR_NOOP("&Save the lesson as a file …"));
    setTexts<LessonMenu>(folder, QT_TR_NOOP("Show the &folder with your lessons"));
    setTexts<LessonMenu>(map, QT_TR_NOOP("Course &map"),
                         QT_TR_NOOP("See which lessons build on others"));
    setTexts<LessonMenu>(close_, QT_TR_NOOP("&Close the lesson"));
    setTexts<LessonMenu>(clear, QT_TR_NOOP("Clear &progress …"));
    connect(&shelf, &LessonShelf::changed, this, &LessonMenu::fill);
    connect(&dock, &LessonDock::stepChanged, this, &LessonMenu::refresh);
    connect(this, &QMenu::aboutToShow, this, &LessonMenu::refresh);
    fill();
}

QString LessonMenu::aboutLesson(const ShelvedLesson& lesson) {
    const Lesson* content = lesson.lesson();
    if (content == nullptr) {
        return LessonText::error(*lesson.error());
    }
    QStringList lines{QString::fromStdString(content->aims)};
    if (!content->age.empty()) {
        lines << TeacherPage::tr("Age: %1").arg(QString::fromStdString(content->age));
    }
    lines << TeacherPage::tr("%Ln minute(s)", nullptr, static_cast<int>(content->minutes));
    if (!content->needs.empty()) {
        lines << TeacherPage::tr("The class should already know: %1")
                     .arg(QString::fromStdString(content->needs));
    }
    const auto left = stepNamed(*content, remembered::stepLeftAt(lesson.name));
    if (left.value_or(0) > 0) {
        lines << tr("You stopped at step %1").arg(*left + 1);
    }
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

void LessonMenu::refresh() {
    save_->setEnabled(dock_.session().isOpen());
    close_->setEnabled(dock_.session().isOpen());
    bool isOther = false;
    for (const ShelvedLesson& lesson : shelf_.lessons()) {
        QAction* action = actions_.value(lesson.name);
        if (action == nullptr) {
            continue; // fill() will add it
        }
        action->setToolTip(aboutLesson(lesson));
        action->setProperty("isFinished", isFinished(lesson));
        const QString text = titleOf(lesson);
        if (action->text() != text) {
            action->setText(text);
            isOther = true;
        }
    }
    if (isOther) {
        Q_EMIT filled();
    }
}

void LessonMenu::fill() {
    QHash<QString, QAction*> former = std::exchange(actions_, {});
    for (const ShelvedLesson& lesson : shelf_.lessons()) {
        if (lesson.isBook()) {
            continue; // it is in the dialog of the books
        }
        QAction* action = former.take(lesson.name);
        if (action == nullptr) {
            action = new QAction(this);
            action->setObjectName(QStringLiteral("lesson ") + lesson.name);
            // A menu disconnects itself from an action that is moved.
            connect(action, &QAction::triggered, &dock_,
                    [this, name = lesson.name] { dock_.openLesson(name); });
        }
        action->setText(titleOf(lesson));
        action->setProperty("number", lesson.isOwn ? 0 : lesson.number);
        insertAction(lesson.isOwn ? new_ : own_, action);
        actions_.insert(lesson.name, action);
    }
    for (QAction* action : std::as_const(former)) {
        removeAction(action);
        action->deleteLater(); // it may have triggered this call
    }
    refresh();
    Q_EMIT filled();
}

QList<QAction*> LessonMenu::lessons() const {
    QList<QAction*> found;
    for (const ShelvedLesson& lesson : shelf_.lessons()) {
        // A lesson that was just added has no action yet.
        if (QAction* action = actions_.value(lesson.name)) {
            found << action;
        }
    }
    return found;
}

void LessonMenu::showCourseMap() {
    auto* map = new CourseMap(shelf_, parentWidget());
    map->setAttribute(Qt::WA_DeleteOnClose);
    connect(map, &CourseMap::lessonChosen, &dock_,
            [this](const QString& name) { dock_.openLesson(name); });
    map->open();
}

void LessonMenu::makeNew() {
    const NewLessonWords words{
        .title = tr("My lesson").toStdString(),
        .stepTitle = tr("The first step").toStdString(),
        .text = tr("Write here what the class should think about.").toStdString(),
        .ask = tr("Turn all lights off.").toStdString()};
    const Result<std::string> text = newLesson(workbench_.document.game(), words);
    QString problem;
    const QString name =
        text ? shelf_.addOwn(QByteArray::fromStdString(*text), problem) : QString();
    if (name.isEmpty()) {
        showError(parentWidget(), tr("New lesson"),
                  text ? tr("The lesson could not be saved: %1").arg(problem)
                       : errorText(text.error()));
        return;
    }
    dock_.openLesson(name);
    QMessageBox::information(parentWidget(), tr("New lesson"),
                             tr("The lesson is in the file %1. Edit it in any text editor: the "
                                "window updates whenever you save it.")
                                 .arg(QDir::toNativeSeparators(shelf_.find(name)->path)));
}

void LessonMenu::chooseFile() {
    const QString path =
        QFileDialog::getOpenFileName(parentWidget(), tr("Open a lesson"), QString(), filter());
    if (!path.isEmpty()) {
        dock_.openFile(path);
    }
}

void LessonMenu::saveFile() {
    const QString name = dock_.session().name();
    QString path = QFileDialog::getSaveFileName(parentWidget(), tr("Save the lesson"),
                                                name + QStringLiteral(".md"), filter());
    if (path.isEmpty()) {
        return;
    }
    if (QFileInfo(path).suffix().isEmpty()) {
        path += QStringLiteral(".md");
    }
    QString problem;
    if (!shelf_.saveFile(name, path, problem)) {
        showError(parentWidget(), tr("Save the lesson"),
                  tr("The lesson could not be saved: %1").arg(problem));
    }
}

QString LessonMenu::filter() {
    return tr("Lessons (%1)").arg(QStringLiteral("*.md"));
}

void LessonMenu::forget() {
    if (QMessageBox::question(parentWidget(), tr("Lessons"),
                              tr("Clear the progress in all lessons on this computer?")) ==
        QMessageBox::Yes) {
        remembered::forgetLessons();
        refresh();
    }
}

} // namespace lightsout

#include "moc_LessonMenu.cpp"
