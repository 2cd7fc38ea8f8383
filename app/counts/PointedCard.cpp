// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/PointedCard.h"

#include "controls/WhyButton.h"
#include "controls/WrapLayout.h"
#include "counts/CountsText.h"
#include "text/Glossary.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace lightsout {

namespace {

/// Polynomials of boards with a larger side are not factored.
constexpr std::size_t maxExplained = 1500;
/// Numbers of solutions above 2^maxWrittenOut are not written in full.
constexpr std::size_t maxWrittenOut = 512;
constexpr std::size_t maxInFact = 40; ///< maximum length that fits next to the other facts

bool isExplained(const Lattice& board) {
    return board.isPlaneGrid() && board.rows <= maxExplained && board.cols <= maxExplained;
}

/// Returns "2⁹ = 512", without the second part if it is long.
QString boundText(std::size_t exponent) {
    constexpr std::size_t maxExponent = 20;
    return exponent <= maxExponent
               ? isolated(powerText(exponent) + QStringLiteral(" = ") + powerOfTwoText(exponent))
               : powerText(exponent);
}

QString sizeText(const Lattice& board) {
    return isolated(QStringLiteral("%1 × %2").arg(board.rows).arg(board.cols));
}

} // namespace

PointedCard::PointedCard(QWidget* parent)
    : Card(parent), title_(addText(TextRole::headline)), family_(addText(TextRole::small)),
      facts_(new QWidget(this)), solutions_(new FactLabel(QString())),
      bound_(new FactLabel(QString())), solvable_(new FactLabel(QString())),
      text_(addText(TextRole::body)), open_(new QPushButton(this)), why_(new QPushButton(this)),
      reason_(makeLabel(TextRole::body, false, this)) {
    new WhyButton(*title_, QStringLiteral("counts.md#why-so-many-solutions"));
    constexpr int factGap = 28;
    auto* row = new WrapLayout(facts_, factGap);
    for (FactLabel* fact : {solutions_, bound_, solvable_}) {
        row->addWidget(fact);
    }
    content()->insertWidget(2, facts_);
    auto* buttons = new WrapLayout;
    buttons->addWidget(open_);
    buttons->addWidget(why_);
    content()->addLayout(buttons);
    content()->addWidget(reason_);
    open_->setObjectName(QStringLiteral("openPointed"));
    why_->setObjectName(QStringLiteral("whyNullity"));
    open_->setDefault(true);
    why_->setCheckable(true);
    reason_->hide();
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    reason_->setWordWrap(true);
    reason_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    connect(open_, &QPushButton::clicked, this, [this] {
        if (board_) {
            Q_EMIT openRequested(*board_);
        }
    });
    connect(why_, &QPushButton::toggled, this, &PointedCard::refreshReason);
    onLanguageChanged(this, [this] { retranslate(); });
}

void PointedCard::retranslate() {
    solutions_->setName(tr("Solutions"));
    solutions_->setMeaning(termSentence(Term::solutions));
    bound_->setName(tr("Bound"));
    solvable_->setName(tr("Solvable"));
    open_->setText(tr("&Open this board"));
    open_->setToolTip(tr("Open this board in place of the current one"));
    why_->setToolTip(tr("Explain the nullity of this board"));
    reason_->setAlignment(leadingAlignment() | Qt::AlignTop);
    showBoard();
    showReason();
}

void PointedCard::clear() {
    board_.reset();
    nullity_.reset();
    showBoard();
    refreshReason();
}

void PointedCard::setBoard(const Lattice& board, std::optional<std::uint32_t> nullity) {
    if (board_ == board && nullity_ == nullity) {
        return;
    }
    board_ = board;
    nullity_ = nullity;
    showBoard();
    refreshReason();
}

void PointedCard::showBoard() {
    facts_->setVisible(nullity_.has_value());
    text_->setVisible(nullity_.has_value());
    open_->setVisible(board_.has_value());
    why_->setVisible(nullity_ && isExplained(*board_));
    if (!board_) {
        title_->setText(tr("Point at a board"));
        family_->setText(
            tr("Each cell of the map represents a board with a given number of rows and columns. "
               "Click a cell to keep its board here; double-click to open it."));
        family_->show();
        return;
    }
    title_->setText(sizeText(*board_));
    const LatticeFamily family = familyOf(*board_);
    family_->setText(familyText(family));
    family_->setVisible(family != LatticeFamily());
    const auto bound = boundOf(family, board_->rows, board_->cols);
    bound_->setVisible(bound.has_value());
    if (bound) {
        bound_->setValue(boundText(*bound));
    }
    if (nullity_) {
        solutions_->setValue(
            *nullity_ <= maxInFact ? powerOfTwoText(*nullity_) : powerText(*nullity_), true);
        solvable_->setValue(solvableShareText(*nullity_));
        const QString power = powerText(*nullity_);
        const QString digits = *nullity_ <= maxInFact       ? powerOfTwoText(*nullity_)
                               : *nullity_ <= maxWrittenOut ? writtenOut(*nullity_)
                                                            : QString();
        text_->setText(*nullity_ == 0 ? tr("Exactly one solution, whatever the lights.")
                       : digits.isEmpty()
                           ? tr("A solvable board has %1 solutions: the nullity is %2.")
                                 .arg(power, numberText(*nullity_))
                           : tr("A solvable board has %1 = %2 solutions: the nullity is %3.")
                                 .arg(power, digits, numberText(*nullity_)));
        why_->setText(tr("&Why %1?").arg(cellText(MapMode::solutions, *nullity_)));
    }
}

void PointedCard::refreshReason() {
    job_.cancel();
    known_.reset();
    const bool isWanted = why_->isChecked() && board_ && nullity_ && isExplained(*board_);
    if (!isWanted) {
        reason_->hide();
        return;
    }
    const Lattice board = *board_;
    job_.start(
        [board](Progress& progress) {
            return reasonForNullity(board.rows, board.cols, board.selfInfluence, progress);
        },
        [this](const NullityReason& reason) {
            known_ = reason;
            showReason();
        });
}

void PointedCard::showReason() {
    if (!known_) {
        return;
    }
    const QString recursion = isolated(QStringLiteral("f₀ = 0, f₁ = 1, fₖ₊₁ = s fₖ + fₖ₋₁"));
    const QString chased =
        tr("Work modulo 2, and let s stand for “the cells on either side”. Under light chasing, a "
           "press in the first row becomes %1 in row k: %2.")
            .arg(isolated(QStringLiteral("fₖ")), recursion);
    const QString itself =
        tr("A press changes its own cell too, so %1 replaces s in the formula for the rows.")
            .arg(isolated(QStringLiteral("s + 1")));
    const QString rows = isolated(QStringLiteral("f%1(%2)").arg(
        subscript(board_->rows + 1),
        board_->selfInfluence ? QStringLiteral("s + 1") : QStringLiteral("s")));
    const QString cols = isolated(QStringLiteral("f%1(s)").arg(subscript(board_->cols + 1)));
    const QString equation = QStringLiteral("%1 = %2");
    reason_->setText(QStringList{
        board_->selfInfluence ? chased + QLatin1Char(' ') + itself : chased,
        tr("%Ln row(s):", nullptr, static_cast<int>(board_->rows)) + QLatin1Char(' ') +
            isolated(equation.arg(rows, productText(known_->ofRows))),
        tr("%Ln column(s):", nullptr, static_cast<int>(board_->cols)) + QLatin1Char(' ') +
            isolated(equation.arg(cols, productText(known_->ofCols))),
        tr("Greatest common divisor: %1. Its degree %2 is the nullity, so a solvable board has %3 "
           "solutions.")
            .arg(productText(known_->common), numberText(*nullity_), powerText(*nullity_))}
                         .join(QStringLiteral("\n\n")));
    reason_->show();
}

} // namespace lightsout

#include "moc_PointedCard.cpp"
