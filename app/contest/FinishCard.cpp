// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest/FinishCard.h"

#include "contest/ContestText.h"
#include "look/LookChanges.h"
#include "text/NumberText.h"

#include <QApplication>
#include <QClipboard>
#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace lightsout {

FinishCard::FinishCard(Contest& contest, RoundSolutions& solutions, QWidget* parent)
    : Card(parent), contest_(contest), solutions_(solutions),
      headline_(addText(TextRole::headline)), detail_(addText(TextRole::body)),
      code_(new QWidget(this)), codeName_(makeLabel(TextRole::small, true, code_)),
      codeText_(makeLabel(TextRole::headline, false, code_)), copy_(new QPushButton(code_)),
      pathName_(nullptr), path_(nullptr) {
    headline_->setObjectName(QStringLiteral("contestHeadline"));
    auto* grid = new QGridLayout(code_);
    grid->setContentsMargins(0, 4, 0, 4);
    grid->addWidget(codeName_, 0, 0, 1, 2);
    grid->addWidget(codeText_, 1, 0);
    grid->addWidget(copy_, 1, 1);
    grid->setColumnStretch(0, 1);
    content()->addWidget(code_);
    codeName_->setWordWrap(true);
    codeText_->setTone(TextLabel::Tone::accent);
    codeText_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    codeText_->setObjectName(QStringLiteral("resultsCode"));
    pathName_ = addText(TextRole::small);
    path_ = addText(TextRole::body);
    path_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    path_->setObjectName(QStringLiteral("path"));
    copy_->setFocusPolicy(Qt::TabFocus);
    connect(copy_, &QPushButton::clicked, this,
            [this] { QApplication::clipboard()->setText(codeText_->text()); });
    connect(&contest, &Contest::changed, this, &FinishCard::refresh);
    connect(&solutions, &RoundSolutions::changed, this, &FinishCard::refresh);
    onLanguageChanged(this, [this] {
        codeName_->setText(tr("Your result code, to read aloud"));
        codeText_->setAccessibleName(codeName_->text());
        copy_->setText(tr("&Copy"));
        refresh();
    });
}

void FinishCard::setBoard(std::size_t board) {
    board_ = board;
    refresh();
}

void FinishCard::refresh() {
    const bool isShown =
        contest_.phase() == Contest::Phase::waiting || contest_.phase() == Contest::Phase::over;
    setVisible(isShown);
    if (!isShown) {
        return;
    }
    const auto result = contest_.result(contest_.round());
    headline_->setText(result                  ? tr("Solved!")
                       : contest_.hasGivenUp() ? tr("You gave up.")
                                               : tr("Time is up."));
    detail_->setText(detail());
    code_->setVisible(result.has_value());
    if (result) {
        codeText_->setText(QString::fromStdString(resultsCode(*result)));
    }
    const std::size_t board = std::min(board_, contest_.boards().size() - 1);
    const std::vector<Vertex>& path = contest_.path(board);
    pathName_->setText(contest_.boards().size() == 1
                           ? tr("Your presses")
                           : tr("Your presses on board %1").arg(board + 1));
    path_->setText(path.empty() ? tr("none")
                                : pathText(contest_.boards()[board].board.lattice, path));
}

QString FinishCard::detail() const {
    const auto result = contest_.result(contest_.round());
    const auto fewest = solutions_.fewest();
    QStringList sentences;
    if (result) {
        sentences << tr("%Ln press(es) in %1.", nullptr, static_cast<int>(result->presses))
                         .arg(timeText(result->seconds));
    }
    if (contest_.phase() != Contest::Phase::over) {
        sentences << tr("The solution is shown when the time is up.");
    } else if (fewest) {
        sentences << (result && result->presses == *fewest
                          ? tr("It can't be solved in fewer presses.")
                          : tr("The minimum is %1.").arg(numberText(*fewest)));
    }
    return sentences.join(QLatin1Char(' '));
}

} // namespace lightsout

#include "moc_FinishCard.cpp"
