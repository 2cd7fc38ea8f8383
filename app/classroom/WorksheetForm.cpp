// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/WorksheetForm.h"

#include "challenge/ChallengeCode.h"
#include "classroom/PuzzleText.h"
#include "controls/Card.h"
#include "controls/Layouts.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLocale>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace lightsout {

namespace {

constexpr int maxBoards = 60;
constexpr int maxMatrixSide = 5;

QSpinBox* numberField(int least, int most, int value, QWidget* parent) {
    auto* field = new QSpinBox(parent);
    field->setRange(least, most);
    field->setValue(value);
    return field;
}

/// Returns the board of the game if it fits on a worksheet.
std::optional<ChallengeBoard> boardOnPaper(const Game& game) {
    const Lattice* lattice = game.rule().lattice();
    return lattice != nullptr && fitsOnSheet(*lattice) && game.target().none()
               ? std::optional(ChallengeBoard{*lattice, game.lights()})
               : std::nullopt;
}

/// Returns the graph of the game if it fits on a worksheet.
std::optional<GraphBoard> graphOnPaper(const Game& game) {
    return fitsOnSheet(game.rule()) && game.target().none()
               ? std::optional(GraphBoard{*game.rule().graph(), game.lights()})
               : std::nullopt;
}

std::size_t sizeIn(const QSpinBox* field) {
    return static_cast<std::size_t>(field->value());
}

} // namespace

WorksheetForm::WorksheetForm(const Game& game, QWidget* parent)
    : QWidget(parent), board_(boardOnPaper(game)), graph_(graphOnPaper(game)),
      ownBoard_(new QCheckBox(tr("The curren&t board"), this)),
      rows_(numberField(1, maxDealtSide, 5, this)), cols_(numberField(1, maxDealtSide, 5, this)),
      matrixRows_(numberField(1, maxMatrixSide, static_cast<int>(matrixSide), this)),
      matrixCols_(numberField(1, maxMatrixSide, static_cast<int>(matrixSide), this)),
      presses_(numberField(1, 15, 4, this)),
      rising_(new QCheckBox(tr("each harder than the &last"), this)),
      count_(numberField(1, maxBoards, 6, this)),
      seed_(numberField(0, static_cast<int>(dealCodeSeeds) - maxBoards, 1, this)),
      perPage_(numberField(1, maxOnPage, 6, this)), language_(new EnumBox<SheetLanguage>(this)),
      coordinates_(new QCheckBox(tr("&Letters and numbers next to the boards"), this)),
      numbers_(new QCheckBox(tr("N&umbers in the cells"), this)),
      hints_(new QCheckBox(tr("&How many presses suffice"), this)),
      answers_(new QCheckBox(tr("&Answers on separate pages"), this)) {
    for (std::size_t kind = 0; kind < puzzleKinds; ++kind) {
        kinds_.push_back(new QCheckBox(puzzleKindText(static_cast<PuzzleKind>(kind)), this));
    }
    const char* const names[] = {"solve",    "press",   "matrix", "elimination",
                                 "patterns", "tilings", "graphs"};
    static_assert(std::size(names) == puzzleKinds);
    for (std::size_t kind = 0; kind < puzzleKinds; ++kind) {
        kinds_[kind]->setObjectName(QLatin1String(names[kind]));
    }
    const std::pair<QWidget*, const char*> fields[] = {
        {ownBoard_, "ownBoard"},
        {rows_, "rows"},
        {matrixRows_, "matrixRows"},
        {matrixCols_, "matrixColumns"},
        {count_, "count"},
        {seed_, "sheetNumber"},
        {perPage_, "puzzlesPerPage"},
        {numbers_, "numbersInCells"},
        {hints_, "hints"},
        {answers_, "answers"},
    };
    for (const auto& [field, name] : fields) {
        field->setObjectName(QLatin1String(name));
    }
    kinds_.front()->setChecked(true);
    rising_->setChecked(true);
    hints_->setChecked(true);
    answers_->setChecked(true);
    ownBoard_->setVisible(board_ || graph_);
    // Each language is named in that language.
    language_->addItems(
        {QStringLiteral("English"), QStringLiteral("Français"), QStringLiteral("עברית")});
    const QLocale::Language own = QLocale().language();
    language_->setCurrentIndex(own == QLocale::French ? 1 : own == QLocale::Hebrew ? 2 : 0);
    addFields();
    for (QSpinBox* field :
         {rows_, cols_, matrixRows_, matrixCols_, presses_, count_, seed_, perPage_}) {
        connect(field, &QSpinBox::valueChanged, this, &WorksheetForm::adapt);
    }
    for (QCheckBox* box : findChildren<QCheckBox*>()) {
        connect(box, &QCheckBox::toggled, this, &WorksheetForm::adapt);
    }
    connect(language_, &QComboBox::currentIndexChanged, this, &WorksheetForm::changed);
    adapt();
}

void WorksheetForm::addFields() {
    auto* layout = setColumn(this, {}, 12);
    const auto addCard = [&](const QString& title) {
        auto* card = new Card(this);
        card->addText(TextRole::title)->setText(title);
        layout->addWidget(card);
        return card->content();
    };
    QVBoxLayout* puzzles = addCard(tr("Puzzles"));
    for (QCheckBox* kind : kinds_) {
        puzzles->addWidget(kind);
    }

    QVBoxLayout* boards = addCard(tr("Boards"));
    boards->addWidget(ownBoard_);
    auto* fields = new QFormLayout;
    boards->addLayout(fields);
    addField(fields, tr("&Rows"), rows_);
    addField(fields, tr("&Columns"), cols_);
    addField(fields, tr("Ro&ws of matrix boards"), matrixRows_);
    addField(fields, tr("Columns of matr&ix boards"), matrixCols_);
    for (QSpinBox* field : {matrixRows_, matrixCols_}) {
        field->setToolTip(tr("A board with 9 cells has a matrix with 9 rows"));
    }
    addField(fields, tr("&Fewest presses"), presses_);
    fields->addRow(QString(), rising_);
    addField(fields, tr("How ma&ny"), count_);
    addField(fields, tr("Sheet num&ber"), seed_);
    seed_->setToolTip(tr("The same number gives the same boards, on any computer"));

    auto* sheet = new QFormLayout;
    addCard(tr("Sheet"))->addLayout(sheet);
    addField(sheet, tr("Lan&guage"), language_);
    addField(sheet, tr("Max. puzzles per pa&ge"), perPage_);
    for (QCheckBox* box : {coordinates_, numbers_, hints_, answers_}) {
        sheet->addRow(box);
    }
    layout->addStretch(1);
}

bool WorksheetForm::isDealt() const {
    return ownBoard_->isHidden() || !ownBoard_->isChecked();
}

void WorksheetForm::adapt() {
    for (QWidget* field :
         std::initializer_list<QWidget*>{rows_, cols_, presses_, rising_, count_, seed_}) {
        field->setEnabled(isDealt());
    }
    bool hasMatrices = false;
    // There is only one kind of puzzle for a graph, and it is for graphs only.
    for (std::size_t i = 0; i < kinds_.size(); ++i) {
        const auto kind = static_cast<PuzzleKind>(i);
        kinds_[i]->setEnabled(isDealt() || (kind == PuzzleKind::graphs) == graph_.has_value());
        hasMatrices = hasMatrices || (hasMatrix(kind) && kinds_[i]->isChecked());
    }
    for (QSpinBox* field : {matrixRows_, matrixCols_}) {
        field->setEnabled(isDealt() && hasMatrices);
    }
    const QSignalBlocker blocker(presses_);
    presses_->setMaximum(static_cast<int>(maxDealtPresses(sizeIn(rows_), sizeIn(cols_))));
    Q_EMIT changed();
}

WorksheetChoice WorksheetForm::choice() const {
    WorksheetChoice chosen;
    for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
        const bool isOwnGraph = !isDealt() && graph_.has_value();
        if (isOwnGraph ? static_cast<PuzzleKind>(kind) == PuzzleKind::graphs
                       : kinds_[kind]->isChecked() && kinds_[kind]->isEnabled()) {
            chosen.kinds.push_back(static_cast<PuzzleKind>(kind));
        }
    }
    chosen.options = {.language = language_->value(),
                      .perPage = sizeIn(perPage_),
                      .style = {.hasCoordinates = coordinates_->isChecked(),
                                .hasNumbers = numbers_->isChecked(),
                                .hasHints = hints_->isChecked()},
                      .hasAnswers = answers_->isChecked()};
    if (!isDealt()) {
        chosen.board = board_;
        chosen.graph = graph_;
        return chosen;
    }
    Deal deal{.seed = static_cast<std::uint64_t>(seed_->value()),
              .rows = sizeIn(rows_),
              .cols = sizeIn(cols_),
              .presses = sizeIn(presses_)};
    for (int i = 0; i < count_->value(); ++i) {
        chosen.deals.push_back(deal);
        chosen.matrixDeals.push_back(resized(deal, sizeIn(matrixRows_), sizeIn(matrixCols_)));
        // Once the maximum difficulty is reached, the remaining boards keep it.
        if (rising_->isChecked()) {
            deal = oneMore(deal).value_or(deal);
        }
        ++deal.seed;
    }
    return chosen;
}

} // namespace lightsout

#include "moc_WorksheetForm.cpp"
