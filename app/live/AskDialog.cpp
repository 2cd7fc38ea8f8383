// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/AskDialog.h"

#include "board/BoardView.h"
#include "controls/Card.h"
#include "controls/TextEditor.h"
#include "controls/TextLabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace lightsout {

namespace {

constexpr int longestText = 500;
constexpr int longestChoice = 100;
constexpr int textHeight = 90;
constexpr int boardHeight = 260;

/// Reads a number in the format of the window's language, or with a decimal point. Returns nullopt
/// for any other text.
std::optional<double> numberOf(const QString& text) {
    bool isNumber = false;
    double number = QLocale().toDouble(text.trimmed(), &isNumber);
    if (!isNumber) {
        number = text.trimmed().toDouble(&isNumber);
    }
    return isNumber ? std::optional(number) : std::nullopt;
}

} // namespace

AskDialog::AskDialog(Game onTable, bool canShowBoard, QWidget* parent)
    : QDialog(parent), onTable_(std::move(onTable)), canShowBoard_(canShowBoard),
      kind_(new QComboBox(this)), text_(new TextEditor(this)),
      board_(new QCheckBox(tr("Include the current &board"), this)), choiceBox_(new QWidget(this)),
      choices_(), numberBox_(new QWidget(this)), number_(new QLineEdit(this)),
      cellsBox_(new QWidget(this)), cellsBoard_(new BoardView(cellsBox_)),
      cells_(onTable_.vertexCount()), why_(new QLineEdit(this)) {
    setWindowTitle(tr("Ask the class"));
    kind_->setObjectName(QStringLiteral("kind"));
    text_->setObjectName(QStringLiteral("text"));
    number_->setObjectName(QStringLiteral("number"));
    why_->setObjectName(QStringLiteral("why"));
    board_->setObjectName(QStringLiteral("withBoard"));
    kind_->addItems({tr("a number"), tr("a prediction"), tr("a choice"), tr("cells of the board")});
    text_->setFixedHeight(textHeight);
    why_->setMaxLength(longestText);
    auto* form = new QFormLayout;
    addField(form, tr("&Question"), text_);
    addField(form, tr("The answer &is"), kind_);
    form->addRow(board_);
    auto* grid = new QGridLayout(choiceBox_);
    grid->setContentsMargins(0, 0, 0, 0);
    auto* head = new QLabel(tr("Choices (tick the right ones)"), choiceBox_);
    grid->addWidget(head, 0, 0, 1, 2);
    for (std::size_t i = 0; i < choices_.size(); ++i) {
        auto* isRight = new QCheckBox(choiceBox_);
        auto* text = new QLineEdit(choiceBox_);
        text->setObjectName(QStringLiteral("choice%1").arg(i + 1));
        isRight->setObjectName(QStringLiteral("right%1").arg(i + 1));
        text->setMaxLength(longestChoice);
        text->setAccessibleName(tr("Choice %1").arg(i + 1));
        isRight->setAccessibleName(tr("Choice %1 is right").arg(i + 1));
        isRight->setToolTip(isRight->accessibleName());
        grid->addWidget(isRight, static_cast<int>(i) + 1, 0);
        grid->addWidget(text, static_cast<int>(i) + 1, 1);
        choices_[i] = {isRight, text};
        connect(text, &QLineEdit::textChanged, this, &AskDialog::adapt);
    }
    form->addRow(choiceBox_);
    auto* numberForm = new QFormLayout(numberBox_);
    numberForm->setContentsMargins(0, 0, 0, 0);
    numberForm->addRow(tr("&Right answer, if there is one"), number_);
    number_->setAccessibleName(tr("Right answer"));
    form->addRow(numberBox_);
    fillCells();
    form->addRow(cellsBox_);
    addField(form, tr("&Why it is right"), why_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    ask_ = buttons->addButton(tr("Ask"), QDialogButtonBox::AcceptRole);
    ask_->setObjectName(QStringLiteral("ask"));
    ask_->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(kind_, &QComboBox::currentIndexChanged, this, &AskDialog::adapt);
    connect(text_, &TextEditor::textChanged, this, &AskDialog::adapt);
    connect(number_, &QLineEdit::textChanged, this, &AskDialog::adapt);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(buttons);
    adapt();
}

void AskDialog::fillCells() {
    auto* column = new QVBoxLayout(cellsBox_);
    column->setContentsMargins(0, 0, 0, 0);
    auto* head = makeLabel(TextRole::body, false, cellsBox_);
    head->setText(tr("Press the correct cells, if there are any"));
    cellsBoard_->setObjectName(QStringLiteral("rightCells"));
    cellsBoard_->setAccessibleName(tr("Correct cells"));
    cellsBoard_->setFixedHeight(boardHeight);
    if (canShowBoard_) {
        cellsBoard_->setGame(onTable_);
    }
    column->addWidget(head);
    column->addWidget(cellsBoard_);
    connect(cellsBoard_, &BoardView::pressed, this, &AskDialog::toggleCell);
}

void AskDialog::toggleCell(Vertex cell) {
    cells_.flip(cell);
    cellsBoard_->setRinged(cells_);
}

void AskDialog::adapt() {
    const auto kind = static_cast<ClassQuestion::Kind>(kind_->currentIndex());
    const bool isChoice = kind == ClassQuestion::Kind::choice;
    const bool isForCells = kind == ClassQuestion::Kind::cells;
    choiceBox_->setVisible(isChoice);
    numberBox_->setVisible(!isChoice && !isForCells);
    cellsBox_->setVisible(isForCells && canShowBoard_);
    board_->setEnabled(canShowBoard_ && !isForCells);
    board_->setVisible(!isForCells);
    const ClassQuestion asked = question();
    const bool isNumberFine = number_->text().trimmed().isEmpty() || numberOf(number_->text());
    ask_->setEnabled(!asked.text.empty() && (!isChoice || asked.choices.size() > 1) &&
                     (!isForCells || canShowBoard_) && (isChoice || isForCells || isNumberFine));
}

ClassQuestion AskDialog::question() const {
    ClassQuestion question;
    question.kind = static_cast<ClassQuestion::Kind>(kind_->currentIndex());
    question.text = text_->toPlainText().trimmed().left(longestText).toStdString();
    question.why = why_->text().trimmed().toStdString();
    if (question.kind == ClassQuestion::Kind::choice) {
        for (const ChoiceRow& row : choices_) {
            const QString text = row.text->text().trimmed();
            if (text.isEmpty()) {
                continue;
            }
            if (row.isRight->isChecked()) {
                question.right.push_back(question.choices.size());
            }
            question.choices.push_back(text.toStdString());
        }
    } else if (question.kind == ClassQuestion::Kind::cells) {
        if (cells_.any()) {
            question.cells.emplace();
            cells_.forEachOne([&question](Vertex cell) { question.cells->push_back(cell); });
        }
    } else {
        question.number = numberOf(number_->text());
    }
    if (canShowBoard_ && (board_->isChecked() || question.kind == ClassQuestion::Kind::cells)) {
        question.board = onTable_;
    }
    return question;
}

} // namespace lightsout

#include "moc_AskDialog.cpp"
