// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest/ContestPage.h"

#include "contest/Contest.h"
#include "contest/ContestText.h"
#include "contest/PlayView.h"
#include "contest/RankingView.h"
#include "controls/ErrorDialog.h"
#include "controls/TextLabel.h"
#include "io/AtomicFile.h"
#include "text/BoardText.h"
#include "text/CsvText.h"
#include "text/ErrorText.h"
#include "theme/Icon.h"
#include "theme/LookChanges.h"

#include <QDateTime>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>
#include <QStringList>
#include <QVBoxLayout>

namespace lightsout {

namespace {

/// Delay in milliseconds before a change is saved, so that quick presses are saved together.
constexpr int keepingDelay = 300;

/// The status line of a contest: the board, the round and the codes.
class ContestFacts : public QStatusBar {
public:
    ContestFacts(const Contest& contest, QWidget* parent);

private:
    /// A fact: its name and its value.
    struct Fact {
        TextLabel* name;
        TextLabel* value;
    };

    Fact addFact();
    void refresh();

    const Contest& contest_;
    QHBoxLayout* row_;
    Fact board_;
    Fact round_;
    Fact codes_;
};

ContestFacts::ContestFacts(const Contest& contest, QWidget* parent)
    : QStatusBar(parent), contest_(contest), row_(new QHBoxLayout), board_(addFact()),
      round_(addFact()), codes_(addFact()) {
    setSizeGripEnabled(false);
    auto* facts = new QWidget(this);
    facts->setLayout(row_);
    row_->setContentsMargins(16, 0, 16, 0);
    row_->setSpacing(6);
    row_->addStretch();
    addWidget(facts, 1);
    connect(&contest, &Contest::changed, this, &ContestFacts::refresh);
    onLanguageChanged(this, [this] {
        board_.name->setText(ContestPage::tr("Board"));
        round_.name->setText(ContestPage::tr("Contest"));
        refresh();
    });
}

ContestFacts::Fact ContestFacts::addFact() {
    const Fact fact{makeLabel(TextRole::small, true, this),
                    makeLabel(TextRole::small, false, this)};
    fact.value->setBold(true);
    row_->addWidget(fact.name);
    row_->addWidget(fact.value);
    row_->addSpacing(18);
    return fact;
}

void ContestFacts::refresh() {
    const ContestRound& boards = contest_.boards();
    const std::size_t board = std::min(contest_.board(), boards.size() - 1);
    board_.value->setText(boardName(Rule(boards[board].board.lattice)));
    round_.value->setText(roundText(contest_.round(), contest_.plan().rounds.size()));
    codes_.name->setText(boards.size() == 1 ? ContestPage::tr("Code") : ContestPage::tr("Codes"));
    codes_.value->setText(codesText(boards));
}

/// Returns a line of the CSV file. `result` is nullopt if not all boards were turned off.
QString line(const Contest& contest, std::size_t round, const QString& name,
             const std::optional<RoundResult>& result) {
    const bool isLeft = !result && round == contest.round() && contest.hasLeft();
    QStringList codes;
    for (const ContestBoard& board : contest.plan().rounds[round]) {
        codes << board.code;
    }
    const QString begun = QDateTime::fromMSecsSinceEpoch(contest.begun()).toString(Qt::ISODate);
    return QStringList{begun,
                       QString::number(round + 1),
                       csvField(codes.join(QStringLiteral(", "))),
                       csvField(name),
                       result ? QString::number(result->presses) : QString(),
                       result ? QString::number(result->seconds) : QString(),
                       result   ? QStringLiteral("solved")
                       : isLeft ? QStringLiteral("left")
                                : QStringLiteral("not solved")}
               .join(QLatin1Char(',')) +
           QStringLiteral("\r\n");
}

} // namespace

QByteArray contestCsv(const Contest& contest) {
    QString csv = QStringLiteral("date,round,codes,name,presses,seconds,result\r\n");
    for (std::size_t round = 0; round <= contest.round(); ++round) {
        if (!contest.plan().isRanking) {
            csv += line(contest, round, contest.plan().player, contest.result(round));
        }
        for (const RankingEntry& entry : contest.ranking().ofRound(round)) {
            csv += line(contest, round, entry.name,
                        RoundResult{.presses = entry.presses, .seconds = entry.seconds});
        }
    }
    return csv.toUtf8();
}

ContestPage::ContestPage(std::unique_ptr<Contest> contest, ContestStore store,
                         std::unique_ptr<QLockFile> lock, QWidget* parent)
    : QWidget(parent), undo(new QAction(this)), redo(new QAction(this)),
      saveResults(new QAction(this)), leave(new QAction(this)), contest_(std::move(contest)),
      store_(std::move(store)), lock_(std::move(lock)), facts_(new ContestFacts(*contest_, this)) {
    // Their buttons copy the names.
    undo->setObjectName(QStringLiteral("undoPress"));
    leave->setObjectName(QStringLiteral("leaveContest"));
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
        showError(window, ContestPage::tr("Save the results"),
                  ContestPage::tr("%1 could not be saved. %2")
                      .arg(QFileInfo(path).fileName(), errorText(written.error())));
    }
}

} // namespace lightsout

#include "moc_ContestPage.cpp"
