// SPDX-License-Identifier: GPL-3.0-or-later
#include "HelpActions.h"

#include "controls/ErrorDialog.h"
#include "manual/ManualWindow.h"
#include "text/SpokenText.h"
#include "theme/LookChanges.h"
#include "window/ShortcutList.h"

#include <QApplication>
#include <QClipboard>
#include <QIcon>
#include <QLabel>
#include <QLocale>
#include <QMainWindow>
#include <QMenuBar>
#include <QMessageBox>
#include <QSysInfo>
#include <QTextDocumentFragment>

#include <utility>

namespace lightsout {

namespace {

constexpr int programIconSide = 64;

/// Returns what a report of a problem must contain, in English except for the error.
QString reportText() {
    const QString error = lastError();
    return QStringLiteral("Lights Out Workbench %1\nQt %2, %3, %4, %5\nLast error: %6")
        .arg(QApplication::applicationVersion(), QString::fromLatin1(qVersion()),
             QSysInfo::prettyProductName(), QGuiApplication::platformName(), QLocale().name(),
             error.isEmpty() ? QStringLiteral("none") : error);
}

/// Copies the text for a report, and shows it.
void copyReport(QWidget* window) {
    const QString text = reportText();
    QGuiApplication::clipboard()->setText(text);
    QMessageBox message(QMessageBox::Information,
                        QCoreApplication::translate("Report", "Report a problem"),
                        QCoreApplication::translate(
                            "Report", "This text is on the clipboard. Paste it into your message, "
                                      "and describe what you did and what happened."),
                        QMessageBox::Ok, window);
    message.setTextFormat(Qt::PlainText);
    message.setInformativeText(text);
    message.exec();
}

/// Shows a dialog with the program's name and version.
void showAbout(QWidget* window) {
    QMessageBox about(window);
    about.setWindowTitle(QCoreApplication::translate("About", "About the Lights Out Workbench"));
    about.setIconPixmap(QApplication::windowIcon().pixmap(programIconSide));
    about.setTextFormat(Qt::RichText);
    about.setText(QCoreApplication::translate(
                      "About",
                      "<h3>Lights Out Workbench %1</h3><p>A program for playing, understanding and "
                      "investigating Lights Out, on grids and on graphs.</p><p>Free software under "
                      "the GNU General Public License, version 3 or later.</p>")
                      .arg(QApplication::applicationVersion()));
    about.findChild<QLabel*>(QStringLiteral("qt_msgbox_label"))
        ->setAccessibleName(
            withoutIsolates(QTextDocumentFragment::fromHtml(about.text()).toPlainText()));
    about.exec();
}

} // namespace

HelpActions::HelpActions(std::function<QString()> chapter, QMainWindow* window)
    : QObject(window), manual(new QAction(this)), shortcuts(new QAction(this)),
      news(new QAction(this)), report(new QAction(this)), about(new QAction(this)),
      chapter_(std::move(chapter)), window_(window) {
    manual->setShortcut(QKeySequence::HelpContents);
    connect(manual, &QAction::triggered, this, [this] { showManual({}); });
    shortcuts->setShortcut(Qt::Key_Question);
    connect(shortcuts, &QAction::triggered, this,
            [this] { showShortcuts(window_->menuBar()->actions(), window_); });
    connect(news, &QAction::triggered, this, [this] { showManual(QStringLiteral("news.md")); });
    connect(report, &QAction::triggered, this, [this] { copyReport(window_); });
    connect(about, &QAction::triggered, this, [this] { showAbout(window_); });
    setTexts<HelpActions>(manual, QT_TR_NOOP("&Manual"));
    setTexts<HelpActions>(shortcuts, QT_TR_NOOP("&Keyboard and mouse"));
    setTexts<HelpActions>(news, QT_TR_NOOP("What's &new"));
    setTexts<HelpActions>(report, QT_TR_NOOP("&Report a problem"));
    setTexts<HelpActions>(about, QT_TR_NOOP("&About"));
}

void HelpActions::showManual(const QString& place) {
    if (shown_ == nullptr) {
        shown_ = new ManualWindow(window_);
    }
    if (place.isEmpty()) {
        shown_->showChapter(chapter_());
    } else {
        shown_->showPlaceOf(place);
    }
    shown_->show();
    shown_->activateWindow();
}

} // namespace lightsout

#include "moc_HelpActions.cpp"
