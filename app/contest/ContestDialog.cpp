// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest/ContestDialog.h"

#include "contest/ContestPage.h"
#include "contest/ContestText.h"
#include "controls/Card.h"
#include "controls/TextEditor.h"
#include "controls/WindowRoom.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QRandomGenerator>
#include <QSpinBox>

namespace lightsout {

namespace {

constexpr int maxRound = 120; ///< minutes
constexpr int maxPause = 60;
constexpr int shownLines = 3;
/// The numbers of presses that the boards of dealt rounds need.
constexpr std::array<std::size_t, 3> dealtPresses{5, 7, 9};

} // namespace

ContestDialog::ContestDialog(const ContestStore& store, QWidget* parent)
    : QDialog(parent), codes_(new TextEditor(this)), answer_(makeLabel(TextRole::body, true, this)),
      minutes_(new QSpinBox(this)), pause_(new QSpinBox(this)),
      plays_(new QRadioButton(tr("&Play on this computer"), this)),
      ranks_(new QRadioButton(tr("Show the &ranking on the projector"), this)),
      order_(new QComboBox(this)), name_(new QLineEdit(this)),
      begin_(new QPushButton(tr("&Begin"), this)) {
    setWindowTitle(tr("Contest"));
    ranks_->setObjectName(QStringLiteral("showRanking"));
    begin_->setObjectName(QStringLiteral("begin"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 22, 24, 20);
    layout->setSpacing(12);
    layout->addWidget(makeRounds(), 1);
    layout->addWidget(makeRules());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(begin_, QDialogButtonBox::AcceptRole);
    begin_->setDefault(true);
    auto* results = buttons->addButton(tr("Save &last results …"), QDialogButtonBox::ActionRole);
    results->setAutoDefault(false);
    results->setToolTip(tr("Save the results of the last contest on this computer as a table"));
    const std::shared_ptr<Contest> last = store.last();
    results->setEnabled(last != nullptr);
    connect(results, &QPushButton::clicked, this,
            [this, last] { saveContestResults(*last, this); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    setMinimumWidth(560);
    resize(QSize(560, 720).boundedTo(windowRoom(*this)));
    connect(codes_, &TextEditor::textChanged, this, &ContestDialog::readCodes);
    readCodes();
    codes_->setFocus();
}

QWidget* ContestDialog::makeRounds() {
    auto* card = new Card(this);
    card->addText(TextRole::title)->setText(tr("Rounds"));
    card->addText(TextRole::body)
        ->setText(tr("Enter one line per round: the challenge code of its board, or several codes "
                     "separated by commas."));
    codes_->setAccessibleName(tr("Codes for the rounds"));
    codes_->setFont(fontFor(TextRole::title));
    codes_->setLayoutDirection(Qt::LeftToRight); // codes read this way in every language
    codes_->setMinimumHeight(shownLines * codes_->fontMetrics().lineSpacing() + 16);
    card->content()->addWidget(codes_, 1);
    answer_->setWordWrap(true);
    answer_->reserveLines(2);
    card->content()->addWidget(answer_);
    auto* dealing = new QPushButton(tr("&Deal three rounds"), card);
    dealing->setAutoDefault(false);
    dealing->setObjectName(QStringLiteral("deal"));
    dealing->setToolTip(tr("Deal boards needing 5, 7 and 9 presses"));
    connect(dealing, &QPushButton::clicked, this, &ContestDialog::deal);
    card->content()->addWidget(dealing, 0, Qt::AlignLeading);
    return card;
}

QWidget* ContestDialog::makeRules() {
    auto* card = new Card(this);
    auto* form = new QFormLayout;
    card->content()->addLayout(form);
    minutes_->setRange(1, maxRound);
    minutes_->setValue(8);
    pause_->setRange(1, maxPause);
    pause_->setValue(2);
    name_->setMaxLength(maxNameLength);
    addField(form, tr("&Minutes per round"), minutes_);
    addField(form, tr("Minutes &between rounds"), pause_);
    plays_->setChecked(true);
    form->addRow(plays_);
    addField(form, tr("&Name of the player"), name_);
    form->addRow(ranks_);
    order_->setObjectName(QStringLiteral("order"));
    order_->addItems(rankingOrderNames());
    order_->setEnabled(false);
    addField(form, tr("Ran&ked by"), order_);
    connect(plays_, &QRadioButton::toggled, name_, &QWidget::setEnabled);
    connect(ranks_, &QRadioButton::toggled, order_, &QWidget::setEnabled);
    return card;
}

ContestPlan ContestDialog::plan() const {
    return {.rounds = rounds_,
            .roundSeconds = 60 * qint64{minutes_->value()},
            .pauseSeconds = 60 * qint64{pause_->value()},
            .isRanking = ranks_->isChecked(),
            .order = static_cast<RankingOrder>(order_->currentIndex()),
            .player = plays_->isChecked() ? name_->text().simplified() : QString()};
}

void ContestDialog::deal() {
    QStringList lines;
    for (const std::size_t presses : dealtPresses) {
        const Deal deal{.seed = QRandomGenerator::global()->bounded(quint64{dealCodeSeeds}),
                        .presses = presses};
        lines << QString::fromStdString(*challengeCode(deal));
    }
    codes_->setPlainText(lines.join(QLatin1Char('\n')));
}

void ContestDialog::readCodes() {
    rounds_.clear();
    begin_->setEnabled(false);
    job_.start(
        [lines = codes_->toPlainText()](Progress& progress) { return roundsOf(lines, progress); },
        [this](std::variant<std::vector<ContestRound>, RoundsFault> read) {
            if (const auto* fault = std::get_if<RoundsFault>(&read)) {
                explain(*fault);
            } else {
                take(std::get<std::vector<ContestRound>>(std::move(read)));
            }
        });
}

void ContestDialog::take(std::vector<ContestRound> rounds) {
    rounds_ = std::move(rounds);
    begin_->setEnabled(true);
    int boards = 0;
    for (const ContestRound& round : rounds_) {
        boards += static_cast<int>(round.size());
    }
    answer_->setTone(TextLabel::Tone::second);
    answer_->setText(tr("%Ln round(s)", nullptr, static_cast<int>(rounds_.size())) +
                     QStringLiteral(", ") + tr("%Ln board(s)", nullptr, boards));
}

void ContestDialog::explain(const RoundsFault& fault) {
    const bool isWrong = fault.line > 0;
    answer_->setTone(isWrong ? TextLabel::Tone::press : TextLabel::Tone::second);
    answer_->setText(isWrong ? roundsFaultText(fault)
                             : tr("Type the codes, or deal three rounds."));
}

} // namespace lightsout

#include "moc_ContestDialog.cpp"
