// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/ChallengeDialog.h"

#include "analysis/WorkThreads.h"
#include "board/BoardView.h"
#include "classroom/ClassroomCommands.h"
#include "classroom/CodeText.h"
#include "controls/Card.h"
#include "controls/CopyCommandButton.h"
#include "controls/Layouts.h"
#include "controls/WindowRoom.h"
#include "facts/FactContext.h"
#include "io/BoardSpec.h"
#include "io/RuleSpec.h"
#include "text/BoardText.h"
#include "text/CommandText.h"
#include "text/ErrorText.h"
#include "text/NumberText.h"
#include "theme/Theme.h"

#include <QClipboard>
#include <QDate>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int previewSide = 200;

/// Returns the code of the current lights of a game; empty if there is none.
QString codeOf(const Game& game) {
    const Lattice* lattice = game.rule().lattice();
    if (lattice == nullptr || !hasChallengeCode(*lattice) || game.target().any()) {
        return {};
    }
    return QString::fromStdString(challengeCode(ChallengeBoard{*lattice, game.lights()}));
}

/// Returns the difficulty of a board, in a few sentences.
QString difficultyText(const std::optional<Difficulty>& difficulty) {
    if (!difficulty) {
        return ChallengeDialog::tr("It can't be turned off.");
    }
    QStringList sentences;
    if (difficulty->fewest.isProven()) {
        sentences << ChallengeDialog::tr("It needs %Ln press(es).", nullptr,
                                         static_cast<int>(difficulty->fewest.presses.count()));
    }
    constexpr std::size_t countedSolutions = 20;
    if (difficulty->nullity <= countedSolutions) {
        sentences << ChallengeDialog::tr("%Ln solution(s).", nullptr, 1 << difficulty->nullity);
    }
    if (difficulty->chase) {
        sentences << (difficulty->chase->lightsLeft == 0
                          ? ChallengeDialog::tr("Chasing alone solves it.")
                          : ChallengeDialog::tr("Chasing leaves %Ln light(s) on.", nullptr,
                                                static_cast<int>(difficulty->chase->lightsLeft)));
    }
    return sentences.join(QLatin1Char(' '));
}

/// Returns sentences that explain why a game has no code, and how it can be shared.
QString noCodeText(const Game& game) {
    const std::optional<std::string> spec = specOf(game.rule());
    if (!spec || game.vertexCount() == 0) {
        return ChallengeDialog::tr("This board has no code. Only grids up to 8 × 8 with an all-off "
                                   "target have one. Share other boards as a file.");
    }
    return ChallengeDialog::tr(
               "This board has no code. Only grids up to 8 × 8 with an all-off target have one. "
               "Share this board as a file, or share its name and a number, such as %1. The same "
               "name and number always give the same lights.")
        .arg(isolated(QString::fromStdString(*spec) + QStringLiteral(" 7")));
}

/// The maximum number of vertices of a board on which lights are dealt.
constexpr std::size_t maxNamedVertices = 1'000'000;

} // namespace

Deal dealOfToday() {
    const qint64 days = QDate(1970, 1, 1).daysTo(QDate::currentDate());
    return dealOfDay(std::chrono::sys_days(std::chrono::days(days)));
}

ChallengeDialog::ChallengeDialog(const Game& game, QWidget* parent)
    : QDialog(parent), code_(new QLineEdit(this)), answer_(makeLabel(TextRole::body, true, this)),
      preview_(new BoardView(this)), rows_(new QSpinBox(this)), cols_(new QSpinBox(this)),
      presses_(new QSpinBox(this)), harder_(new QPushButton(tr("&One more press"), this)),
      begin_(new QPushButton(tr("&Play this board"), this)),
      command_(new CopyCommandButton([this] { return commands(); }, this)) {
    setWindowTitle(tr("Challenge code"));
    begin_->setObjectName(QStringLiteral("playBoard"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 22, 24, 20);
    layout->setSpacing(16);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(16);
    columns->addLayout(makeColumn({makeOwn(game), {makeDeal(), 1}}, 16), 4);
    columns->addWidget(makeEntry(), 5);
    layout->addLayout(columns, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(command_, QDialogButtonBox::ActionRole);
    buttons->addButton(begin_, QDialogButtonBox::AcceptRole);
    begin_->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    const int width = std::min(qRound(grownWithText(760)), windowRoom(*this).width());
    resize(width, layout->totalHeightForWidth(width));
    read();
    code_->setFocus();
}

QWidget* ChallengeDialog::makeOwn(const Game& game) {
    auto* card = new Card(this);
    card->addText(TextRole::title)->setText(tr("The current board"));
    const QString code = codeOf(game);
    if (code.isEmpty()) {
        card->addText(TextRole::body)->setText(noCodeText(game));
        return card;
    }
    ownCommand_ = gameCommand(QStringLiteral("challenge make"), game, QString());
    auto* row = new QHBoxLayout;
    auto* shown = makeLabel(TextRole::value, false, card);
    shown->setTone(TextLabel::Tone::accent);
    shown->setText(code);
    shown->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    shown->setAccessibleName(tr("Code of this board"));
    auto* copy = new QPushButton(tr("&Copy"), card);
    copy->setObjectName(QStringLiteral("copyCode"));
    copy->setAutoDefault(false);
    connect(copy, &QPushButton::clicked, this,
            [code] { QGuiApplication::clipboard()->setText(code); });
    row->addWidget(shown, 1);
    row->addWidget(copy);
    card->content()->addLayout(row);
    card->addText(TextRole::small)
        ->setText(tr("Anyone who types this code gets the same lights, on any computer."));
    return card;
}

QWidget* ChallengeDialog::makeDeal() {
    auto* card = new Card(this);
    card->addText(TextRole::title)->setText(tr("Deal a board"));
    auto* form = new QFormLayout;
    for (QSpinBox* field : {rows_, cols_, presses_}) {
        field->setRange(1, static_cast<int>(maxDealtSide));
        field->setValue(5);
    }
    addField(form, tr("&Rows"), rows_);
    addField(form, tr("Co&lumns"), cols_);
    addField(form, tr("&Fewest presses"), presses_);
    rows_->setObjectName(QStringLiteral("rows"));
    cols_->setObjectName(QStringLiteral("columns"));
    presses_->setObjectName(QStringLiteral("fewestPresses"));
    const auto limitPresses = [this] {
        presses_->setMaximum(static_cast<int>(maxDealtPresses(
            static_cast<std::size_t>(rows_->value()), static_cast<std::size_t>(cols_->value()))));
    };
    limitPresses();
    connect(rows_, &QSpinBox::valueChanged, this, limitPresses);
    connect(cols_, &QSpinBox::valueChanged, this, limitPresses);
    card->content()->addLayout(form);
    auto* dealing = new QPushButton(tr("&Deal"), card);
    auto* today = new QPushButton(tr("&Board of the day"), card);
    dealing->setObjectName(QStringLiteral("deal"));
    harder_->setObjectName(QStringLiteral("oneMorePress"));
    today->setObjectName(QStringLiteral("boardOfTheDay"));
    today->setToolTip(
        tr("One board a day, the same for everyone: easy on Mondays, hard on Sundays"));
    harder_->setToolTip(tr("Deal a board of this size that needs one more press"));
    connect(dealing, &QPushButton::clicked, this, &ChallengeDialog::deal);
    connect(today, &QPushButton::clicked, this, [this] { enter(dealOfToday()); });
    connect(harder_, &QPushButton::clicked, this, [this] {
        if (const auto next = dealt_ ? oneMore(*dealt_) : std::nullopt) {
            enter(*next);
        }
    });
    for (QPushButton* button : {dealing, harder_, today}) {
        button->setAutoDefault(false);
        card->content()->addWidget(button);
    }
    card->content()->addStretch();
    return card;
}

void ChallengeDialog::enter(const Deal& deal) {
    if (const auto code = challengeCode(deal)) {
        code_->setText(QString::fromStdString(*code));
    }
}

void ChallengeDialog::deal() {
    enter({.seed = QRandomGenerator::global()->bounded(quint64{dealCodeSeeds}),
           .rows = static_cast<std::size_t>(rows_->value()),
           .cols = static_cast<std::size_t>(cols_->value()),
           .presses = static_cast<std::size_t>(presses_->value())});
}

QWidget* ChallengeDialog::makeEntry() {
    auto* card = new Card(this);
    card->addText(TextRole::title)->setText(tr("Board from a code"));
    code_->setObjectName(QStringLiteral("code"));
    code_->setAccessibleName(tr("Code"));
    code_->setFont(fontFor(TextRole::value));
    code_->setLayoutDirection(Qt::LeftToRight); // codes are read from left to right in every
                                                // language
    code_->setPlaceholderText(QStringLiteral("···· ···· ····"));
    code_->setMaxLength(60);
    connect(code_, &QLineEdit::textChanged, this, &ChallengeDialog::read);
    card->content()->addWidget(code_);
    answer_->setWordWrap(true);
    answer_->reserveLines(3);
    card->content()->addWidget(answer_);
    preview_->setAccessibleName(tr("Board for this code"));
    preview_->setAnimated(false);
    preview_->setFocusPolicy(Qt::NoFocus);
    preview_->setAttribute(Qt::WA_TransparentForMouseEvents);
    preview_->setMinimumHeight(previewSide);
    card->content()->addWidget(preview_, 1);
    return card;
}

void ChallengeDialog::read() {
    job_.cancel();
    entered_.reset();
    dealt_.reset();
    begin_->setEnabled(false);
    harder_->setEnabled(false);
    command_->setEnabled(!ownCommand_.isEmpty());
    preview_->setGame(Game());
    if (const auto [name, number] = namedDeal(code_->text()); !name.isEmpty()) {
        readNamed(name, number);
        return;
    }
    const auto result = readChallengeCode(code_->text().toStdString());
    if (const auto* fault = std::get_if<CodeFault>(&result)) {
        explain(codeFaultText(*fault), fault->kind != CodeFault::Kind::length);
        return;
    }
    const Challenge& challenge = std::get<Challenge>(result);
    if (const auto* deal = std::get_if<Deal>(&challenge)) {
        dealt_ = *deal;
        harder_->setEnabled(oneMore(*deal).has_value());
        rows_->setValue(static_cast<int>(deal->rows));
        cols_->setValue(static_cast<int>(deal->cols));
        presses_->setValue(static_cast<int>(deal->presses));
    }
    job_.start(
        [challenge](Progress& progress) {
            const ChallengeBoard board = boardOf(challenge, progress);
            return Known{board,
                         difficultyOf(board, FactContext::quickBudget(workThreads()), progress)};
        },
        [this](const Known& known) { take(known); });
}

void ChallengeDialog::readNamed(const QString& name, const QString& number) {
    bool isNumber = false;
    const quint64 seed = number.toULongLong(&isNumber);
    if (!isNumber) {
        explain(tr("Type a number after the name: the same number always gives the same lights."),
                false);
        return;
    }
    job_.start(
        [spec = name.toStdString(), seed](Progress& /*progress*/) -> Result<Game> {
            const Result<Rule> rule = parseBoardSpec(spec);
            if (!rule) {
                return rule.error();
            }
            const std::size_t vertices = rule->vertexCount();
            if (vertices > maxNamedVertices) {
                return Error{.code = ErrorCode::tooManyVertices,
                             .expected = maxNamedVertices,
                             .found = vertices};
            }
            Random random(seed);
            return Game(*rule, randomSolvableLights(*rule, BitVector(vertices), random),
                        BitVector(vertices));
        },
        [this](const Result<Game>& named) { takeNamed(named); });
}

void ChallengeDialog::takeNamed(const Result<Game>& named) {
    if (!named) {
        explain(errorText(named.error()), true);
        return;
    }
    entered_ = *named;
    preview_->setGame(*entered_);
    explain(tr("%1, %Ln light(s) on", nullptr, static_cast<int>(entered_->lights().count()))
                .arg(boardName(entered_->rule())),
            false);
    begin_->setEnabled(true);
    command_->setEnabled(true);
}

void ChallengeDialog::take(const Known& known) {
    const ChallengeBoard& board = known.board;
    entered_ = board.game();
    preview_->setGame(*entered_);
    explain(tr("%1 × %2, %Ln light(s) on", nullptr, static_cast<int>(board.lights.count()))
                    .arg(board.lattice.rows)
                    .arg(board.lattice.cols) +
                QLatin1Char('\n') + difficultyText(known.difficulty),
            false);
    begin_->setEnabled(true);
    command_->setEnabled(true);
}

QStringList ChallengeDialog::commands() const {
    QStringList all;
    if (!ownCommand_.isEmpty()) {
        all << ownCommand_;
    }
    if (entered_) {
        all << challengeCommands(code_->text().simplified(), dealt_);
    }
    return all;
}

void ChallengeDialog::explain(const QString& text, bool isWrong) {
    answer_->setTone(isWrong ? TextLabel::Tone::press : TextLabel::Tone::second);
    answer_->setText(text);
}

} // namespace lightsout

#include "moc_ChallengeDialog.cpp"
