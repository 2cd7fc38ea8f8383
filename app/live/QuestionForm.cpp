// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/QuestionForm.h"

#include "board/BoardView.h"
#include "controls/Layouts.h"
#include "controls/TextEditor.h"
#include "controls/TextLabel.h"
#include "lessons/LessonText.h"
#include "theme/LookChanges.h"
#include "web/WebPage.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLineEdit>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int longestText = 500;
constexpr int longestChoice = 100;
constexpr int linesOfText = 2;
constexpr int boardHeight = 220;

} // namespace

QuestionForm::QuestionForm(Workbench& workbench, QWidget* parent)
    : QWidget(parent), workbench_(workbench), text_(new TextEditor(this)),
      kind_(new EnumBox<ClassQuestion::Kind>(this)), number_(new QLineEdit(this)),
      choiceBox_(new QWidget(this)), choicesName_(makeLabel(TextRole::small, true, choiceBox_)),
      choices_(), cellsBox_(new QWidget(this)),
      cellsName_(makeLabel(TextRole::small, true, cellsBox_)),
      cellsBoard_(new BoardView(cellsBox_)), why_(new QLineEdit(this)),
      board_(new QCheckBox(this)) {
    text_->setObjectName(QStringLiteral("text"));
    kind_->setObjectName(QStringLiteral("kind"));
    number_->setObjectName(QStringLiteral("number"));
    why_->setObjectName(QStringLiteral("why"));
    board_->setObjectName(QStringLiteral("withBoard"));
    cellsBoard_->setObjectName(QStringLiteral("rightCells"));
    cellsBoard_->setFixedHeight(boardHeight);
    text_->setFixedHeight(linesOfText * text_->fontMetrics().lineSpacing() + 18);
    why_->setMaxLength(longestText);
    choicesName_->setWordWrap(true);
    cellsName_->setWordWrap(true);
    auto* grid = new QGridLayout(choiceBox_);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(4);
    grid->addWidget(choicesName_, 0, 0, 1, 2);
    for (std::size_t i = 0; i < choices_.size(); ++i) {
        auto* isRight = new QCheckBox(choiceBox_);
        auto* text = new QLineEdit(choiceBox_);
        text->setObjectName(QStringLiteral("choice%1").arg(i + 1));
        isRight->setObjectName(QStringLiteral("right%1").arg(i + 1));
        text->setMaxLength(longestChoice);
        grid->addWidget(isRight, static_cast<int>(i) + 1, 0);
        grid->addWidget(text, static_cast<int>(i) + 1, 1);
        choices_[i] = {isRight, text};
        connect(text, &QLineEdit::textChanged, this, &QuestionForm::adapt);
    }
    auto* answer = makeRow({kind_, {number_, 1}});
    setColumn(cellsBox_, {cellsName_, cellsBoard_});
    auto* column = setColumn(this, {text_, answer}, 6);
    for (QWidget* part : std::initializer_list<QWidget*>{choiceBox_, cellsBox_, why_, board_}) {
        column->addWidget(part);
    }
    connect(cellsBoard_, &BoardView::pressed, this, &QuestionForm::toggleCell);
    connect(kind_, &QComboBox::currentIndexChanged, this, &QuestionForm::adapt);
    connect(text_, &TextEditor::textChanged, this, &QuestionForm::adapt);
    connect(number_, &QLineEdit::textChanged, this, &QuestionForm::adapt);
    connect(&workbench.document, &CurrentDocument::changed, this, &QuestionForm::followBoard);
    onLanguageChanged(this, [this] { retranslate(); });
    followBoard();
}

void QuestionForm::retranslate() {
    text_->setPlaceholderText(tr("Type a question"));
    text_->setAccessibleName(tr("Question"));
    setItemTexts(*kind_,
                 {tr("A number"), tr("A prediction"), tr("A choice"), tr("Cells of the board")});
    kind_->setAccessibleName(tr("Kind of answer"));
    choicesName_->setText(tr("Choices (tick the right ones)"));
    for (std::size_t i = 0; i < choices_.size(); ++i) {
        choices_[i].text->setAccessibleName(tr("Choice %1").arg(i + 1));
        choices_[i].isRight->setAccessibleName(tr("Choice %1 is right").arg(i + 1));
        choices_[i].isRight->setToolTip(choices_[i].isRight->accessibleName());
    }
    number_->setPlaceholderText(tr("Right answer"));
    number_->setAccessibleName(tr("Right answer"));
    number_->setToolTip(tr("The right answer, if there is one; only you see it"));
    cellsName_->setText(tr("Press the right cells, if there are any"));
    cellsBoard_->setAccessibleName(tr("Right cells"));
    why_->setPlaceholderText(tr("Why it is right"));
    why_->setAccessibleName(tr("Why it is right"));
    why_->setAccessibleDescription(QStringLiteral(" ")); // otherwise the placeholder
    board_->setText(tr("Send the current board with it"));
}

bool QuestionForm::canShowBoard() const {
    return fitsOnWebPage(workbench_.document.game().rule());
}

ClassQuestion::Kind QuestionForm::kind() const {
    return kind_->value();
}

void QuestionForm::followBoard() {
    const bool isForCells = kind() == ClassQuestion::Kind::cells;
    if (canShowBoard() && isForCells && !(cellsGame_ == workbench_.document.game())) {
        if (!(cellsGame_.rule() == workbench_.document.game().rule())) {
            cells_ = BitVector(workbench_.document.game().vertexCount());
        }
        cellsGame_ = workbench_.document.game();
        cellsBoard_->setGame(cellsGame_);
        cellsBoard_->setRinged(cells_);
    }
    cellsBox_->setVisible(isForCells && canShowBoard());
    board_->setEnabled(canShowBoard());
    board_->setVisible(!isForCells);
    Q_EMIT changed();
}

void QuestionForm::toggleCell(Vertex cell) {
    cells_.flip(cell);
    cellsBoard_->setRinged(cells_);
}

void QuestionForm::adapt() {
    choiceBox_->setVisible(kind() == ClassQuestion::Kind::choice);
    number_->setVisible(kind() == ClassQuestion::Kind::number ||
                        kind() == ClassQuestion::Kind::prediction);
    followBoard();
}

bool QuestionForm::isComplete() const {
    const ClassQuestion asked = question();
    switch (asked.kind) {
    case ClassQuestion::Kind::choice:
        return !asked.text.empty() && asked.choices.size() > 1;
    case ClassQuestion::Kind::cells:
        return !asked.text.empty() && asked.board.has_value();
    default:
        return !asked.text.empty() && (number_->text().trimmed().isEmpty() || asked.number);
    }
}

ClassQuestion QuestionForm::question() const {
    ClassQuestion question;
    question.kind = kind();
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
        question.number = numberIn(number_->text());
    }
    if (canShowBoard() && (board_->isChecked() || question.kind == ClassQuestion::Kind::cells)) {
        question.board = workbench_.document.game();
    }
    return question;
}

void QuestionForm::clear() {
    text_->clear();
    number_->clear();
    why_->clear();
    for (const ChoiceRow& row : choices_) {
        row.text->clear();
        row.isRight->setChecked(false);
    }
    cells_ = BitVector(cells_.size());
    cellsBoard_->setRinged(cells_);
    adapt();
}

void QuestionForm::begin() {
    text_->setFocus();
}

} // namespace lightsout

#include "moc_QuestionForm.cpp"
