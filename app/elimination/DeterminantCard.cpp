// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/DeterminantCard.h"

#include "analysis/ProgressStrip.h"
#include "analysis/WorkThreads.h"
#include "controls/Layouts.h"
#include "controls/PartedView.h"
#include "elimination/DeterminantText.h"
#include "gf2/BitMatrix.h"
#include "solve/Determinant.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"
#include "theme/Theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>
#include <QWidget>

#include <algorithm>
#include <optional>
#include <utility>

namespace lightsout {

namespace {

QString signedNumber(std::int64_t number) {
    return wholeIntegerText(std::to_string(number));
}

constexpr double maxCell = 40;
constexpr int hintCell = 32;
constexpr double gapCells = 1.5; ///< width of the gaps around the matrix and the minor, in cells

double across(const BitMatrix& matrix) {
    return 2 * static_cast<double>(matrix.cols()) - 1 + 2 * gapCells;
}

QString rowsText(const BitMatrix& matrix) {
    QStringList rows;
    for (std::size_t row = 0; row < matrix.rows(); ++row) {
        QStringList entries;
        for (std::size_t column = 0; column < matrix.cols(); ++column) {
            entries.append(QString::number(matrix.get(row, column) ? 1 : 0));
        }
        rows.append(entries.join(QLatin1Char(' ')));
    }
    return rows.join(QStringLiteral("; "));
}

/// Draws brackets to the left and right of a rectangle.
void paintBrackets(QPainter& painter, const QRectF& matrix, double cell) {
    const double arm = cell / 5;
    for (const auto& [x, inwards] :
         {std::pair(matrix.left() - arm / 2, arm), std::pair(matrix.right() + arm / 2, -arm)}) {
        painter.drawPolyline(
            QPolygonF({QPointF(x + inwards, matrix.top()), QPointF(x, matrix.top()),
                       QPointF(x, matrix.bottom()), QPointF(x + inwards, matrix.bottom())}));
    }
}

} // namespace

/// A picture of a small matrix and, to the right, of the minor that omits the first row and one
/// column. The entry to which the minor belongs has a ring.
class MinorPicture : public QWidget {
public:
    explicit MinorPicture(QWidget* parent = nullptr);

    /// Shows a matrix and the minor of the first row and this column; no minor for nullopt.
    void setMatrix(const BitMatrix& matrix, std::optional<std::size_t> column);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {180, 90}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void describe();

    BitMatrix matrix_;
    std::optional<std::size_t> column_;
};

MinorPicture::MinorPicture(QWidget* parent) : QWidget(parent) {
    // Matrices run from left to right in every language.
    setLayoutDirection(Qt::LeftToRight);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    onAppearanceChanged(this, [this] {
        describe();
        updateGeometry();
        update();
    });
}

void MinorPicture::setMatrix(const BitMatrix& matrix, std::optional<std::size_t> column) {
    if (matrix.rows() != matrix_.rows()) {
        updateGeometry();
    }
    matrix_ = matrix;
    column_ = column;
    describe();
    update();
}

void MinorPicture::describe() {
    changeName(*this, column_
                          ? DeterminantCard::tr("The matrix without row %1 and column %2")
                                .arg(numberText(shownNumber(0)), numberText(shownNumber(*column_)))
                          : DeterminantCard::tr("The matrix"));
    setAccessibleDescription(rowsText(column_ ? minorMatrix(matrix_, *column_) : matrix_));
}

QSize MinorPicture::sizeHint() const {
    const double cell = grownWithText(hintCell);
    return {static_cast<int>(across(matrix_) * cell),
            static_cast<int>((static_cast<double>(matrix_.rows()) + 1) * cell)};
}

void MinorPicture::paintEvent(QPaintEvent* /*event*/) {
    if (matrix_.rows() == 0) {
        return;
    }
    const auto size = static_cast<double>(matrix_.rows());
    const double cell =
        std::min({width() / across(matrix_), height() / (size + 0.5), grownWithText(maxCell)});
    const Theme theme = themeOf(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = fontFor(TextRole::formula);
    font.setPixelSize(std::max(7, static_cast<int>(cell * 0.6)));
    const QRectF whole((width() - across(matrix_) * cell) / 2 + gapCells * cell / 2,
                       (height() - size * cell) / 2, size * cell, size * cell);
    const auto paintEntry = [&](const QRectF& matrix, std::size_t row, std::size_t column,
                                bool value, const QColor& colour, bool isBold) {
        font.setBold(isBold);
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(QRectF(matrix.left() + static_cast<double>(column) * cell,
                                matrix.top() + static_cast<double>(row) * cell, cell, cell),
                         Qt::AlignCenter, value ? QStringLiteral("1") : QStringLiteral("0"));
    };
    for (std::size_t row = 0; row < matrix_.rows(); ++row) {
        for (std::size_t column = 0; column < matrix_.cols(); ++column) {
            const bool isEntry = row == 0 && column_ == column;
            const bool isStruck = column_ && (row == 0 || column_ == column);
            paintEntry(whole, row, column, matrix_.get(row, column),
                       isEntry    ? theme.press
                       : isStruck ? theme.secondText
                       : column_  ? theme.quiet
                                  : theme.text,
                       isEntry || (column_ && !isStruck));
        }
    }
    painter.setPen(QPen(theme.text, 1.5));
    paintBrackets(painter, whole, cell);
    if (!column_) {
        return;
    }
    const double x = whole.left() + (static_cast<double>(*column_) + 0.5) * cell;
    const double y = whole.top() + cell / 2;
    painter.setPen(QPen(theme.secondText, 1.5));
    const double ring = cell * 0.46;
    painter.drawLine(QPointF(x, y + ring), QPointF(x, whole.bottom()));
    if (*column_ > 0) {
        painter.drawLine(QPointF(whole.left(), y), QPointF(x - ring, y));
    }
    if (*column_ + 1 < matrix_.cols()) {
        painter.drawLine(QPointF(x + ring, y), QPointF(whole.right(), y));
    }
    painter.setPen(QPen(theme.press, 2));
    painter.drawEllipse(QPointF(x, y), ring, ring);
    const BitMatrix minor = minorMatrix(matrix_, *column_);
    const double minorSide = static_cast<double>(minor.rows()) * cell;
    const QRectF right(whole.right() + gapCells * cell, whole.center().y() - minorSide / 2,
                       minorSide, minorSide);
    for (std::size_t row = 0; row < minor.rows(); ++row) {
        for (std::size_t column = 0; column < minor.cols(); ++column) {
            paintEntry(right, row, column, minor.get(row, column), theme.quiet, true);
        }
    }
    painter.setPen(QPen(theme.text, 1.5));
    paintBrackets(painter, right, cell);
}

void CofactorPlayer::load(BitMatrix matrix) {
    matrix_ = std::move(matrix);
    terms_.clear();
    if (matrix_.rows() > 0 && matrix_.rows() <= maxExpandedSize) {
        terms_ = cofactorExpansion(matrix_);
    }
    rewind();
    Q_EMIT changed();
}

DeterminantCard::DeterminantCard(Analysis& analysis, QWidget* parent)
    : Card({"determinantCard", {}, "elimination.md#determinant"}, parent), analysis_(analysis),
      equation_(addText(TextRole::headline)), text_(addText(TextRole::body)),
      compute_(new QPushButton(this)), expansion_(new QWidget(this)) {
    equation_->setObjectName(QStringLiteral("determinantValue"));
    equation_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    compute_->setObjectName(QStringLiteral("computeDeterminant"));
    compute_->setMinimumHeight(34);
    auto* strip = new ProgressStrip(*this, {}, this);
    content()->addLayout(makeRow({compute_, strip, LayoutPart::rest(1)}));
    makeExpansion();
    content()->addWidget(expansion_);
    content()->addStretch(1);
    connect(compute_, &QPushButton::clicked, this, &DeterminantCard::compute);
    connect(strip, &ProgressStrip::stopRequested, this, [this] {
        job_.cancel();
        refresh();
    });
    connect(&analysis, &Analysis::factsChanged, this, &DeterminantCard::refresh);
    connect(&player_, &CofactorPlayer::changed, this, &DeterminantCard::refreshExpansion);
    onAppearanceChanged(this, [this] { retranslate(); });
}

void DeterminantCard::makeExpansion() {
    auto* column = new QVBoxLayout(expansion_);
    column->setContentsMargins(0, 8, 0, 0);
    caption_ = makeLabel(TextRole::title, false, expansion_);
    caption_->setWordWrap(true);
    picture_ = new MinorPicture(expansion_);
    picture_->setObjectName(QStringLiteral("minorPicture"));
    step_ = makeLabel(TextRole::formula, false, expansion_);
    step_->setWordWrap(true);
    step_->reserveLines(2);
    step_->setObjectName(QStringLiteral("cofactorTerm"));
    sum_ = makeLabel(TextRole::body, false, expansion_);
    sum_->setWordWrap(true);
    sum_->reserveLines(2);
    bar_ = new PlayerBar(player_, expansion_);
    // These buttons need their own object names, because the bar of the elimination uses the
    // default names.
    for (const char* name : {"play", "step", "step-back"}) {
        bar_->button(name)->setObjectName(QStringLiteral("cofactor-") + QLatin1String(name));
    }
    for (QWidget* part : std::initializer_list<QWidget*>{caption_, picture_, step_, sum_, bar_}) {
        column->addWidget(part);
    }
}

void DeterminantCard::retranslate() {
    title_->setText(tr("Determinant over the integers"));
    compute_->setText(tr("Compute exactly"));
    compute_->setToolTip(tr("Compute all digits; on large boards this may take minutes"));
    caption_->setText(tr("Cofactor expansion along the first row"));
    refresh();
    refreshExpansion();
}

void DeterminantCard::setRule(const Rule& rule) {
    if (rule == rule_) {
        return;
    }
    rule_ = rule;
    job_.cancel();
    value_.reset();
    player_.load(isSquareUpTo(maxExpandedSize) ? Reduction(rule).matrix(rule) : BitMatrix());
    computeIfSmall();
    refresh();
    Q_EMIT valueChanged();
}

void DeterminantCard::setActive(bool active) {
    isActive_ = active;
    player_.setPlaying(false);
    computeIfSmall();
    refresh();
}

std::optional<bool> DeterminantCard::modulo2() const {
    if (value_) {
        return (value_->back() - '0') % 2 == 1;
    }
    const auto rank = analysis_.size("rank");
    return rank && rule_.lightCount() == rule_.buttonCount()
               ? std::optional(rank == rule_.lightCount())
               : std::nullopt;
}

void DeterminantCard::computeIfSmall() {
    if (isActive_ && !value_ && !job_.isRunning() && isSquareUpTo(maxAutomatic)) {
        compute();
    }
}

void DeterminantCard::compute() {
    job_.start(
        [rule = rule_](Progress& progress) {
            return determinant(Reduction(rule).matrix(rule, &progress), workThreads(), progress);
        },
        [this](const std::string& value) {
            value_ = value;
            refresh();
            Q_EMIT valueChanged();
        });
    refresh();
}

void DeterminantCard::refresh() {
    const std::optional<bool> parity = modulo2();
    equation_->setText(isolated(value_ ? QStringLiteral("det A = %1").arg(wholeIntegerText(*value_))
                                : parity ? QStringLiteral("det A ≡ %1 (mod 2)").arg(*parity ? 1 : 0)
                                         : QStringLiteral("det A")));
    text_->setText(explanation());
    compute_->setVisible(!value_ && isSquareUpTo(maxVertices) && !isSquareUpTo(maxAutomatic));
    compute_->setEnabled(!job_.isRunning());
}

bool DeterminantCard::isSquareUpTo(std::size_t size) const {
    return rule_.lightCount() == rule_.buttonCount() && rule_.lightCount() <= size;
}

QString DeterminantCard::explanation() const {
    if (rule_.lightCount() != rule_.buttonCount()) {
        return tr("The matrix is not square, so it has no determinant.");
    }
    QStringList sentences;
    if (const std::optional<bool> parity = modulo2()) {
        sentences << (*parity ? tr("Modulo 2, the determinant is 1: the matrix has an inverse, and "
                                   "every board has exactly one solution.")
                              : tr("Modulo 2, the determinant is 0: the matrix has no inverse, and "
                                   "not every board can be solved."));
    }
    if (const auto rank = analysis_.size("rank")) {
        const std::size_t size = rule_.lightCount();
        sentences << (rank == size
                          ? tr("The rank is %1, the size of the matrix.").arg(numberText(*rank))
                          : tr("The rank is %1, less than the size %2.")
                                .arg(numberText(*rank), numberText(size)));
    }
    if (!isSquareUpTo(maxVertices)) {
        sentences << tr("All digits are computed for boards of up to %1 vertices.")
                         .arg(numberText(maxVertices));
    } else if (job_.isRunning()) {
        sentences << tr("Computing all digits …");
    }
    return sentences.join(QLatin1Char(' '));
}

QString DeterminantCard::stepFormula() const {
    const auto index = [](std::size_t column) {
        return subscript(shownNumber(0)) + subscript(shownNumber(column));
    };
    const CofactorTerm* term = player_.term();
    if (term == nullptr) {
        QString sum = QStringLiteral("det A = ");
        constexpr std::size_t maxTerms = 3;
        for (std::size_t column = 0; column < std::min(player_.stepCount(), maxTerms); ++column) {
            sum += QStringLiteral("%1a%2 · det M%2")
                       .arg(column == 0       ? QString()
                            : column % 2 == 1 ? QStringLiteral(" − ")
                                              : QStringLiteral(" + "),
                            index(column));
        }
        return isolated(player_.stepCount() > maxTerms ? sum + QStringLiteral(" − …") : sum);
    }
    const std::size_t column = player_.step() - 1;
    const QString sign = term->isNegative ? QStringLiteral("−") : QStringLiteral("+");
    const std::int64_t value = term->entry ? (term->isNegative ? -term->minor : term->minor) : 0;
    const QString minor = term->minor < 0 ? QStringLiteral("(%1)").arg(signedNumber(term->minor))
                                          : signedNumber(term->minor);
    const QString product = QStringLiteral("%1 a%2 · det M%2 = %1 %3 · %4 = %5")
                                .arg(sign, index(column))
                                .arg(term->entry ? 1 : 0)
                                .arg(minor, signedNumber(value));
    constexpr std::size_t withSmallMinors = 3;
    if (player_.matrix().rows() != withSmallMinors) {
        return isolated(product);
    }
    const BitMatrix m = minorMatrix(player_.matrix(), column);
    const auto entry = [&m](std::size_t row, std::size_t col) { return m.get(row, col) ? 1 : 0; };
    const QString small = QStringLiteral("det M%1 = %2 · %3 − %4 · %5 = %6")
                              .arg(index(column))
                              .arg(entry(0, 0))
                              .arg(entry(1, 1))
                              .arg(entry(0, 1))
                              .arg(entry(1, 0))
                              .arg(signedNumber(term->minor));
    return isolated(small) + QLatin1Char('\n') + isolated(product);
}

void DeterminantCard::refreshExpansion() {
    expansion_->setVisible(player_.stepCount() > 0);
    if (player_.stepCount() == 0) {
        return;
    }
    const CofactorTerm* term = player_.term();
    picture_->setMatrix(player_.matrix(),
                        term == nullptr ? std::nullopt : std::optional(player_.step() - 1));
    step_->setText(stepFormula());
    if (term == nullptr) {
        sum_->setText(tr("Each entry of the first row has a minor M: the matrix without the row "
                         "and column of that entry. The signs alternate."));
    } else if (player_.isAtEnd()) {
        sum_->setText(tr("The sum of all terms is the determinant: %1.")
                          .arg(isolated(signedNumber(term->sum))));
    } else {
        sum_->setText(tr("Sum so far: %1.").arg(isolated(signedNumber(term->sum))));
    }
}

bool DeterminantCard::handleKey(int key) {
    return player_.stepCount() > 0 && bar_->handleKey(key);
}

void DeterminantCard::keyPressEvent(QKeyEvent* event) {
    if (!handleKey(event->key())) {
        Card::keyPressEvent(event);
    }
}

} // namespace lightsout

#include "moc_DeterminantCard.cpp"
