// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/LiveActions.h"

#include "files/DocumentKeys.h"
#include "live/ClassDock.h"
#include "live/ClassJournal.h"
#include "live/LiveDialog.h"
#include "live/LiveResults.h"
#include "live/LiveWall.h"
#include "theme/LookChanges.h"

#include <QDate>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMainWindow>
#include <QMessageBox>
#include <QPushButton>
#include <QSaveFile>

namespace lightsout {

namespace {

constexpr int panelStep = 40; ///< pixels by which a key widens the dock

} // namespace

LiveActions::LiveActions(Workbench& workbench, LabBook& book, QMainWindow* window)
    : QObject(window), open(new QAction(this)), everyone(new QAction(this)),
      boards(new QAction(this)), ask(new QAction(this)), save(new QAction(this)),
      keep(new QAction(this)), end(new QAction(this)), wider(new QAction(this)),
      narrower(new QAction(this)), workbench_(workbench), book_(book), window_(window) {
    open->setObjectName(QStringLiteral("openLiveClass"));
    everyone->setObjectName(QStringLiteral("giveEveryoneThisBoard"));
    boards->setObjectName(QStringLiteral("chooseClassBoards"));
    ask->setObjectName(QStringLiteral("askLiveClass"));
    save->setObjectName(QStringLiteral("saveClassResults"));
    keep->setObjectName(QStringLiteral("keepClassResults"));
    end->setObjectName(QStringLiteral("endLiveClass"));
    end->setProperty("isDestructive", true); // see window/Search.h
    wider->setObjectName(QStringLiteral("widerClassPanel"));
    wider->setShortcuts({Qt::ALT | Qt::Key_Plus, Qt::ALT | Qt::Key_Equal});
    narrower->setObjectName(QStringLiteral("narrowerClassPanel"));
    narrower->setShortcut(Qt::ALT | Qt::Key_Minus);
    onLanguageChanged(this, [this] { refresh(); });
    connect(open, &QAction::triggered, this, &LiveActions::openClass);
    connect(everyone, &QAction::triggered, this, &LiveActions::giveBoard);
    connect(boards, &QAction::triggered, this, &LiveActions::chooseBoards);
    connect(ask, &QAction::triggered, this, [this] { dock_->beginQuestion(); });
    connect(save, &QAction::triggered, this, &LiveActions::saveResults);
    connect(keep, &QAction::triggered, this, &LiveActions::keepResults);
    connect(end, &QAction::triggered, this, &LiveActions::endClass);
    connect(wider, &QAction::triggered, this, [this] { widenDock(panelStep); });
    connect(narrower, &QAction::triggered, this, [this] { widenDock(-panelStep); });
}

LiveActions::~LiveActions() {
    delete dock_; // it uses the class
    if (kept_ != nullptr) {
        kept_->keep(); // the user has not decided
    }
}

QString LiveActions::host() const {
    return live_ == nullptr ? QString() : live_->host();
}

ClassDock* LiveActions::dock() const {
    return dock_;
}

void LiveActions::openClass() {
    if (live_ == nullptr) {
        LiveDialog dialog(workbench_.document.game(), window_);
        connect(&dialog, &LiveDialog::webPageRequested, this, &LiveActions::webPageRequested,
                Qt::QueuedConnection);
        if (dialog.exec() == QDialog::Accepted) {
            begin(dialog.takeClass());
        }
        return;
    }
    dock_->setVisible(!isOnWall_);
    dock_->raise();
    wall_->bringToFront();
}

void LiveActions::begin(std::unique_ptr<LiveClass> opened) {
    live_ = std::move(opened);
    wall_ = std::make_unique<LiveWall>(*live_);
    shareKeys(*window_, *wall_);
    dock_ = new ClassDock(*live_, *wall_, workbench_, {everyone, boards, save, keep}, end, window_);
    connect(dock_, &ClassDock::boardsRequested, this, &LiveActions::chooseBoards);
    connect(live_.get(), &LiveClass::hostChanged, this, &LiveActions::changed);
    connect(live_.get(), &LiveClass::pupilChanged, this, [this] {
        const Room& room = live_->room();
        if (room.scene() == LiveScene::question) {
            Q_EMIT answersChanged(room.question(), room.answers());
        }
    });
    dock_->setVisible(!isOnWall_);
    dock_->raise();
    refresh();
    Q_EMIT changed();
    wall_->showNextTo(*window_);
}

void LiveActions::giveBoard() {
    const Game& board = workbench_.document.game();
    if (!canBePlayedLive(board)) {
        QMessageBox::information(window_, tr("Live class"),
                                 tr("The current board is solved or too large for a phone."));
        return;
    }
    live_->begin(LiveSeries{.boards = {board}});
}

void LiveActions::chooseBoards() {
    LiveBoardsDialog dialog(workbench_.document.game(), window_);
    if (dialog.exec() == QDialog::Accepted && live_ != nullptr) {
        live_->begin(dialog.form().series());
    }
}

void LiveActions::askClass(const ClassQuestion& question) {
    live_->ask(question);
}

void LiveActions::prepare(const std::vector<ClassQuestion>& questions) {
    std::vector<ClassQuestion> prepared = live_->room().prepared();
    prepared.insert(prepared.end(), questions.begin(), questions.end());
    live_->setPrepared(std::move(prepared));
}

bool LiveActions::saveResults() {
    QString path = QFileDialog::getSaveFileName(
        window_, tr("Save the results"), liveResultsFileName(live_->room(), QDate::currentDate()),
        QStringLiteral("CSV (*.csv)"));
    if (path.isEmpty() || live_ == nullptr) {
        return false;
    }
    if (QFileInfo(path).suffix().isEmpty()) {
        path += QStringLiteral(".csv");
    }
    if (!writeResults(path)) {
        QMessageBox::warning(window_, tr("Live class"),
                             tr("%1 could not be saved.").arg(QFileInfo(path).fileName()));
        return false;
    }
    return true;
}

bool LiveActions::writeResults(const QString& path) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(liveResultsCsv(live_->room())) < 0 ||
        !file.commit()) {
        return false;
    }
    live_->markResultsSaved();
    return true;
}

void LiveActions::keepResults() {
    if (book_.isFull()) {
        QMessageBox::information(window_, tr("Live class"), tr("The lab book is full."));
        return;
    }
    book_.add({.title = tr("Live class"),
               .values = liveResultsText(live_->room()),
               .commands = {},
               .source = QDate::currentDate().toString(Qt::ISODate),
               .note = {},
               .picture = {}});
}

bool LiveActions::endClass() {
    if (live_ == nullptr) {
        return true;
    }
    if (live_->room().hasUnsavedResults()) {
        QMessageBox box(QMessageBox::Question, tr("End the class"),
                        tr("The class has results that were not saved."), QMessageBox::Cancel,
                        window_);
        QPushButton* saves = box.addButton(tr("Save results …"), QMessageBox::AcceptRole);
        QPushButton* ends = box.addButton(tr("End without saving"), QMessageBox::DestructiveRole);
        saves->setObjectName(QStringLiteral("saveResults"));
        ends->setObjectName(QStringLiteral("endWithoutSaving"));
        box.setDefaultButton(saves);
        box.exec();
        if (box.clickedButton() != ends && (box.clickedButton() != saves || !saveResults())) {
            return false;
        }
    }
    closeClass();
    return true;
}

void LiveActions::closeClass() {
    delete dock_;
    wall_.reset();
    live_.reset();
    refresh();
    Q_EMIT changed();
}

void LiveActions::widenDock(int pixels) {
    window_->resizeDocks({dock_}, {dock_->width() + pixels}, Qt::Horizontal);
}

void LiveActions::offerKept() {
    kept_ = ClassJournal::find();
    if (kept_ == nullptr) {
        return;
    }
    auto* box = new QMessageBox(
        QMessageBox::Question, tr("Live class"),
        tr("Continue the class of %1 (%Ln pupil(s))?", nullptr,
           static_cast<int>(kept_->room()->pupils().size()))
            .arg(QLocale().toString(kept_->note().opened.time(), QLocale::ShortFormat)),
        QMessageBox::Yes | QMessageBox::No | QMessageBox::Cancel, window_);
    box->setInformativeText(tr("The program ended while the class was open. The phones return as "
                               "the same pupils. No deletes the class."));
    box->button(QMessageBox::Cancel)->setText(tr("Not now"));
    box->setDefaultButton(QMessageBox::Yes);
    box->setObjectName(QStringLiteral("continueClass"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(box, &QMessageBox::finished, this, [this](int answer) {
        if (answer == QMessageBox::Yes) {
            continueKept();
        } else if (answer != QMessageBox::No) {
            kept_->keep();
        }
        kept_.reset();
    });
    box->open();
}

void LiveActions::continueKept() {
    ClassJournal& journal = *kept_;
    auto opened = std::make_unique<LiveClass>(std::move(kept_));
    if (live_ == nullptr && opened->open()) {
        begin(std::move(opened));
        return;
    }
    journal.keep();
    QMessageBox::warning(window_, tr("Live class"),
                         tr("The class can't be continued now, because another program or live "
                            "class is using its port. It is offered again at the next start."));
}

void LiveActions::setOnWall(bool isOnWall) {
    if (std::exchange(isOnWall_, isOnWall) != isOnWall && dock_ != nullptr) {
        dock_->setVisible(!isOnWall);
    }
}

void LiveActions::refresh() {
    open->setText(isOpen() ? tr("Sh&ow the class") : tr("&Open a live class …"));
    open->setToolTip(isOpen() ? tr("Shows the class panel and the wall")
                              : tr("Lets pupils play along in their phone browsers"));
    everyone->setText(tr("Give &everyone this board"));
    everyone->setToolTip(tr("Gives the class the current board"));
    boards->setText(tr("Other &boards or a contest …"));
    boards->setToolTip(tr("Gives the class other boards"));
    ask->setText(tr("&Ask the class …"));
    ask->setToolTip(tr("Sends a question to the class's phones"));
    save->setText(tr("&Save results …"));
    save->setToolTip(tr("Saves the results as a table"));
    keep->setText(tr("Add results to the &lab book"));
    keep->setToolTip(tr("Adds a summary of the results to the lab book"));
    end->setText(tr("E&nd class"));
    end->setToolTip(tr("Ends the class and shows a message on the phones"));
    wider->setText(tr("&Wider panel"));
    wider->setToolTip(tr("Makes the class panel wider"));
    narrower->setText(tr("Na&rrower panel"));
    narrower->setToolTip(tr("Makes the class panel narrower"));
    for (QAction* action : {everyone, boards, ask, save, keep, end, wider, narrower}) {
        action->setEnabled(isOpen());
    }
}

} // namespace lightsout

#include "moc_LiveActions.cpp"
