// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest/ContestPage.h"

#include "contest/ContestFacts.h"
#include "contest/ContestResults.h"
#include "contest/PlayView.h"
#include "contest/RankingView.h"
#include "io/AtomicFile.h"
#include "look/Icon.h"
#include "look/LookChanges.h"
#include "text/ErrorText.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace lightsout {

namespace {

/// Delay in milliseconds before a change is saved, so that quick presses are saved together.
constexpr int keepingDelay = 300;

} // namespace

ContestPage::ContestPage(std::unique_ptr<Contest> contest, ContestStore store,
                         std::unique_ptr<QLockFile> lock, QWidget* parent)
    : QWidget(parent), undo(new QAction(this)), redo(new QAction(this)),
      saveResults(new QAction(this)), leave(new QAction(this)), contest_(std::move(contest)),
      store_(std::move(store)), lock_(std::move(lock)), facts_(new ContestFacts(*contest_, this)) {
    leave->setObjectName(QStringLiteral("leaveContest")); // its button copies the name
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    if (contest_->plan().isRanking) {
        auto* view = new RankingView(*contest_, {leave}, this);
        layout->addWidget(view, 1);
        setFocusProxy(view);
        view_ = view;
    } else {
        auto* view = new PlayView(*contest_, {undo, redo, leave}, this);
        layout->addWidget(view, 1);
        setFocusProxy(view);
        view_ = view;
    }
    layout->addWidget(facts_);
    undo->setShortcut(QKeySequence::Undo);
    redo->setShortcut(QKeySequence::Redo);
    undo->setIcon(themedIcon(QStringLiteral("undo"), true));
    redo->setIcon(themedIcon(QStringLiteral("redo"), true));
    for (QAction* action : {undo, redo}) {
        action->setIconVisibleInMenu(false);
    }
    Contest* running = contest_.get();
    connect(undo, &QAction::triggered, running, &Contest::undo);
    connect(redo, &QAction::triggered, running, &Contest::redo);
    connect(saveResults, &QAction::triggered, this,
            [this] { saveContestResults(*contest_, window()); });
    connect(leave, &QAction::triggered, this, &ContestPage::askToLeave);
    connect(running, &Contest::changed, this, &ContestPage::refresh);
    // Contest::changed() is emitted before a press is on the undo stack.
    connect(&running->document(), &CurrentDocument::historyChanged, this, &ContestPage::refresh);
    keeping_.setSingleShot(true);
    keeping_.setInterval(keepingDelay);
    connect(&keeping_, &QTimer::timeout, this, &ContestPage::keep);
    connect(running, &Contest::changed, &keeping_, qOverload<>(&QTimer::start));
    connect(running, &Contest::rankingChanged, &keeping_, qOverload<>(&QTimer::start));
    onLanguageChanged(this, [this] {
        undo->setText(tr("&Undo"));
        redo->setText(tr("&Redo"));
        saveResults->setText(tr("&Save the results …"));
        leave->setText(tr("&Leave the contest"));
    });
    keep();
    refresh();
}

ContestPage::~ContestPage() {
    keep();
}

void ContestPage::setStage(Stage stage) {
    facts_->setHidden(stage != Stage::desk);
    view_->setStage(stage);
}

void ContestPage::refresh() {
    const bool isPlayed = contest_->phase() == Contest::Phase::running;
    undo->setEnabled(isPlayed && contest_->document()->undoStack()->canUndo());
    redo->setEnabled(isPlayed && contest_->document()->undoStack()->canRedo());
}

void ContestPage::keep() {
    keeping_.stop();
    if (lock_ != nullptr) {
        store_.keep(*contest_, isLeft_);
    }
}

void ContestPage::askToLeave() {
    const bool isOver = contest_->phase() == Contest::Phase::over && contest_->isLastRound();
    if (!isOver) {
        QMessageBox question(
            QMessageBox::Question, tr("Leave the contest"),
            contest_->plan().isRanking
                ? tr("Leave the contest? Its results are kept and can be saved.")
                : tr("Leave the contest? An unsolved round is marked “left” in the results."),
            QMessageBox::Cancel, window());
        QPushButton* yes = question.addButton(tr("&Leave"), QMessageBox::AcceptRole);
        question.setDefaultButton(QMessageBox::Cancel);
        question.exec();
        if (question.clickedButton() != yes) {
            return;
        }
    }
    contest_->leave();
    isLeft_ = true;
    keep();
    Q_EMIT left();
}

void saveContestResults(const Contest& contest, QWidget* window) {
    const QString path = QFileDialog::getSaveFileName(
        window, ContestPage::tr("Save the results"),
        ContestPage::tr("contest") + QStringLiteral(".csv"), QStringLiteral("*.csv"));
    if (path.isEmpty()) {
        return;
    }
    const auto written = writeFileAtomically(path.toStdString(), contestCsv(contest).toStdString());
    if (!written) {
        QMessageBox::warning(window, ContestPage::tr("Save the results"),
                             ContestPage::tr("%1 could not be saved. %2")
                                 .arg(QFileInfo(path).fileName(), errorText(written.error())));
    }
}

} // namespace lightsout

#include "moc_ContestPage.cpp"
