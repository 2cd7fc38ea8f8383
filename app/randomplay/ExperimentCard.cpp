// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/ExperimentCard.h"

#include "analysis/WorkThreads.h"
#include "controls/ErrorDialog.h"
#include "controls/WrapLayout.h"
#include "io/AtomicFile.h"
#include "text/FilePath.h"
#include "theme/LookChanges.h"

#include <QComboBox>
#include <QFileDialog>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>

#include <array>

namespace lightsout {

namespace {

constexpr std::array<std::uint64_t, 5> gamesOffered{10, 100, 1'000, 10'000, 100'000};
constexpr int firstOffered = 2;
constexpr int maxSeed = 1'000'000;
constexpr qsizetype maxQuotedLength = 30;
constexpr int fieldHeight = 34;

} // namespace

ExperimentControls::ExperimentControls(const QList<QWidget*>& fields, const NumberTable& table,
                                       const QString& fileName, QWidget* parent)
    : QWidget(parent), table_(table), fileName_(fileName), games_(new QComboBox(this)),
      seed_(new QSpinBox(this)) {
    setItemTexts(*games_, QStringList(gamesOffered.size())); // texts are set in retranslate()
    games_->setCurrentIndex(firstOffered);
    games_->setMinimumHeight(fieldHeight);
    seed_->setRange(1, maxSeed);
    seed_->setKeyboardTracking(false);
    seed_->setMinimumHeight(fieldHeight);
    auto* again = new QPushButton(this);
    again->setObjectName(QStringLiteral("repeatExperiment"));
    connect(again, &QPushButton::clicked, this,
            [this] { seed_->setValue(seed_->value() < maxSeed ? seed_->value() + 1 : 1); });
    auto* copy = new QPushButton(this);
    copy->setObjectName(QStringLiteral("copyTable"));
    connect(copy, &QPushButton::clicked, &table, &NumberTable::copy);
    auto* file = new QPushButton(this);
    connect(file, &QPushButton::clicked, this, &ExperimentControls::save);
    setTexts<ExperimentControls>(again, QT_TR_NOOP("Play again"),
                                 QT_TR_NOOP("Repeat the experiment with another seed"));
    setTexts<ExperimentControls>(copy, QT_TR_NOOP("Copy the table"),
                                 QT_TR_NOOP("Copy the table as text, for spreadsheets"));
    setTexts<ExperimentControls>(file, QT_TR_NOOP("Save as CSV…"),
                                 QT_TR_NOOP("Save the table for spreadsheets"));
    onLanguageChanged(this, [this] { retranslate(); });
    auto* row = new WrapLayout(this);
    row->addWidget(games_);
    for (QWidget* field : fields) {
        row->addWidget(field);
    }
    for (QWidget* widget : std::initializer_list<QWidget*>{seed_, again, copy, file}) {
        row->addWidget(widget);
    }
    connect(games_, &QComboBox::currentIndexChanged, this, &ExperimentControls::changed);
    connect(seed_, &QSpinBox::valueChanged, this, &ExperimentControls::changed);
}

void ExperimentControls::retranslate() {
    QStringList texts;
    for (const std::uint64_t count : gamesOffered) {
        texts << tr("%Ln game(s)", nullptr, static_cast<int>(count));
    }
    setItemTexts(*games_, texts);
    games_->setAccessibleName(tr("Number of games"));
    seed_->setPrefix(tr("Seed "));
    seed_->setAccessibleName(tr("Seed"));
    seed_->setToolTip(tr("The same seed gives the same games"));
}

SimulationPlan ExperimentControls::plan(std::uint64_t presses, std::size_t batch, Walk walk) const {
    return {.games = gamesOffered.at(static_cast<std::size_t>(games_->currentIndex())),
            .presses = presses,
            .seed = static_cast<std::uint64_t>(seed_->value()),
            .batch = batch,
            .walk = walk,
            .threads = workThreads()};
}

void ExperimentControls::save() {
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save the table"), fileName_, tr("Values (*.csv)"));
    if (!path.isEmpty() &&
        !writeFileAtomically(pathOf(path), table_.csv().toStdString()).hasValue()) {
        showError(this, tr("Save the table"), tr("The file could not be saved."));
    }
}

ExperimentCard::ExperimentCard(CardFrame frame, RandomPlay& play, QWidget* parent)
    : Card(std::move(frame), parent), play_(play) {}

void ExperimentCard::addControls(
    const NumberTable& table,
    const std::vector<std::pair<QWidget*, std::function<QString()>>>& fields,
    const QString& fileName) {
    QList<QWidget*> named;
    for (const auto& [field, name] : fields) {
        field->setMinimumHeight(fieldHeight);
        named << withName(name, field, this);
    }
    controls_ = new ExperimentControls(named, table, fileName, this);
    content()->addWidget(controls_);
    connect(&play_, &RandomPlay::boardChanged, this, &ExperimentCard::restart);
    connect(controls_, &ExperimentControls::changed, this, &ExperimentCard::restart);
}

void ExperimentCard::showEvent(QShowEvent* event) {
    Card::showEvent(event);
    if (isStale_ || (!hasResults() && !job_.isRunning())) {
        isStale_ = false;
        play();
    } else {
        showResults(); // the language may have changed
    }
}

void ExperimentCard::restart() {
    isStale_ = !isVisible();
    if (!isStale_) {
        play();
    }
}

NumberList numbersIn(const QString& text, std::uint64_t least, std::uint64_t most) {
    static const QRegularExpression between(QStringLiteral("[,;\\s]+"));
    static const QRegularExpression whole(QStringLiteral("^(0|[1-9][0-9]*)$"));
    NumberList list;
    for (const QString& part : text.split(between, Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const qulonglong number = part.toULongLong(&isNumber);
        if (!isNumber || !whole.match(part).hasMatch() || number < least || number > most) {
            return {.numbers = {}, .invalid = part.left(maxQuotedLength)};
        }
        list.numbers.push_back(number);
    }
    return list;
}

} // namespace lightsout

#include "moc_ExperimentCard.cpp"
