// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/ChallengeDialog.h"

#include "board/BoardView.h"
#include "classroom/CodeText.h"
#include "look/Card.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace lightsout {

namespace {

constexpr int previewSide = 240;

/// The code of a game's lights as they are; nothing where there is none.
QString codeOf(const Game& game) {
    const Lattice* lattice = game.rule().lattice();
    if (lattice == nullptr || !hasChallengeCode(*lattice) || game.target().any()) {
        return {};
    }
    return QString::fromStdString(challengeCode(ChallengeBoard{*lattice, game.lights()}));
}

} // namespace

ChallengeDialog::ChallengeDialog(const Game& game, QWidget* parent)
    : QDialog(parent), code_(new QLineEdit(this)), answer_(makeLabel(TextRole::body, true, this)),
      preview_(new BoardView(this)), begin_(new QPushButton(tr("&Play this board"), this)) {
    setWindowTitle(tr("Challenge code"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 22, 24, 20);
    layout->setSpacing(16);
    layout->addWidget(makeOwn(game));
    layout->addWidget(makeEntry(), 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(begin_, QDialogButtonBox::AcceptRole);
    begin_->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    setMinimumWidth(520);
    read();
    code_->setFocus();
}

QWidget* ChallengeDialog::makeOwn(const Game& game) {
    auto* card = new Card(this);
    card->addText(TextRole::title)->setText(tr("The board on the table"));
    const QString code = codeOf(game);
    if (code.isEmpty()) {
        card->addText(TextRole::body)
            ->setText(tr("It has no code: only grids of up to 8 × 8 that are to be turned off "
                         "have one. Others can be given as a file."));
        return card;
    }
    auto* row = new QHBoxLayout;
    auto* shown = makeLabel(TextRole::value, false, card);
    shown->setTone(TextLabel::Tone::accent);
    shown->setText(code);
    shown->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    shown->setAccessibleName(tr("Code of this board"));
    auto* copy = new QPushButton(tr("&Copy"), card);
    copy->setAutoDefault(false);
    connect(copy, &QPushButton::clicked, this,
            [code] { QGuiApplication::clipboard()->setText(code); });
    row->addWidget(shown, 1);
    row->addWidget(copy);
    card->content()->addLayout(row);
    card->addText(TextRole::small)
        ->setText(tr("Whoever types this code has the same lights, on any computer."));
    return card;
}

QWidget* ChallengeDialog::makeEntry() {
    auto* card = new Card(this);
    card->addText(TextRole::title)->setText(tr("The board of a code"));
    code_->setAccessibleName(tr("Code"));
    code_->setFont(fontFor(TextRole::value));
    code_->setLayoutDirection(Qt::LeftToRight); // as it is read, in every language
    code_->setPlaceholderText(QStringLiteral("···· ···· ····"));
    code_->setMaxLength(60);
    connect(code_, &QLineEdit::textChanged, this, &ChallengeDialog::read);
    card->content()->addWidget(code_);
    answer_->setWordWrap(true);
    answer_->reserveLines(2);
    card->content()->addWidget(answer_);
    preview_->setAccessibleName(tr("Board of the code"));
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
    begin_->setEnabled(false);
    preview_->setGame(Game());
    const auto result = readChallengeCode(code_->text().toStdString());
    if (const auto* fault = std::get_if<CodeFault>(&result)) {
        explain(codeFaultText(*fault), fault->kind != CodeFault::Kind::length);
        return;
    }
    job_.start([challenge = std::get<Challenge>(result)](
                   Progress& progress) { return boardOf(challenge, progress); },
               [this](const ChallengeBoard& board) { take(board); });
}

void ChallengeDialog::take(const ChallengeBoard& board) {
    entered_ = Game(Rule(board.lattice), board.lights, BitVector(board.lights.size()));
    preview_->setGame(*entered_);
    explain(tr("%1 × %2, %Ln light(s) on", nullptr, static_cast<int>(board.lights.count()))
                .arg(board.lattice.rows)
                .arg(board.lattice.cols),
            false);
    begin_->setEnabled(true);
}

void ChallengeDialog::explain(const QString& text, bool isWrong) {
    answer_->setTone(isWrong ? TextLabel::Tone::press : TextLabel::Tone::second);
    answer_->setText(text);
}

} // namespace lightsout
