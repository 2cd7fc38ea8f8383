// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/ChainCard.h"

#include "controls/Layouts.h"
#include "controls/ViewMenu.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"
#include "theme/Theme.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QSlider>

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

constexpr double maxRadius = 22;
constexpr double arrowHead = 9;
constexpr double loopHeight = 22;

/// Returns half the height of a label.
double labelRoom(const QFont& font) {
    return std::max(12.0, QFontMetricsF(font).height() / 2);
}

/// Eigenvalues closer to 0 than this are considered 0, to allow for rounding.
constexpr double zero = 1e-12;
constexpr int exactDigits = 12;

double withoutRounding(double number) {
    return std::abs(number) < zero ? 0.0 : number;
}

QString decimals(double number) {
    constexpr int digits = 4;
    return significantText(withoutRounding(number), digits);
}

constexpr int maxPower = 40;
constexpr int minWitness = 160;
constexpr int minTable = 190;
/// The values of the slider after the last power. They represent the limits of the even and of the
/// odd powers.
constexpr int evenLimit = maxPower + 1;
constexpr int oddLimit = maxPower + 2;
constexpr std::size_t maxFractionLength = 12;
constexpr int maxLargeRows = 8; ///< maximum number of rows of a matrix in large digits

} // namespace

ChainGraphView::ChainGraphView(QWidget* parent) : QWidget(parent) {
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    onLanguageChanged(this, [this] {
        setAccessibleName(tr("Graph of the Markov chain"));
        choose(chosen_);
    });
}

void ChainGraphView::setChain(CountChain chain, Walk walk, bool hasLamps) {
    hasLamps_ = hasLamps;
    chain_ = std::move(chain);
    matrix_ = chain_.power(1, walk, Progress());
    farthest_ = 1;
    for (std::size_t from = 0; from < matrix_.numerators.size(); ++from) {
        for (std::size_t to = 0; to < matrix_.numerators.size(); ++to) {
            if (matrix_.numerators[from][to] != 0) {
                farthest_ = std::max(farthest_, from < to ? to - from : from - to);
            }
        }
    }
    choose(std::min(chosen_, matrix_.numerators.size() - 1));
}

QString ChainGraphView::label(std::size_t from, std::size_t to) const {
    const BigInteger& numerator = matrix_.numerators.at(from).at(to);
    return numerator == 0 ? QString()
                          : QString::fromStdString(fractionText(numerator, matrix_.denominator));
}

double ChainGraphView::radius() const {
    const auto states = static_cast<double>(std::max<std::size_t>(matrix_.numerators.size(), 1));
    return std::min({grownWithText(maxRadius), 0.34 * width() / states, 0.15 * height()});
}

QPointF ChainGraphView::centre(std::size_t state) const {
    const auto states = static_cast<double>(matrix_.numerators.size());
    return {width() * (static_cast<double>(state) + 0.5) / states, height() / 2.0};
}

void ChainGraphView::choose(std::size_t state) {
    chosen_ = state;
    setAccessibleDescription(matrix_.numerators.empty() ? QString() : partName(state));
    if (state < partCount()) {
        reportPart(*this, state, QAccessible::Focus);
    }
    update();
}

QString ChainGraphView::partName(std::size_t state) const {
    const auto count = static_cast<int>(state);
    QStringList parts{hasLamps_ ? tr("%Ln light(s) on", nullptr, count)
                                : tr("%Ln black cell(s)", nullptr, count)};
    for (std::size_t to = 0; to < partCount(); ++to) {
        if (const QString chance = label(state, to); !chance.isEmpty()) {
            parts << tr("to %1 with probability %2").arg(numberText(to), isolated(chance));
        }
    }
    return parts.join(QStringLiteral(", "));
}

QRectF ChainGraphView::partRect(std::size_t state) const {
    const double r = radius();
    return {centre(state) - QPointF(r, r), QSizeF(2 * r, 2 * r)};
}

std::optional<std::size_t> ChainGraphView::partAt(QPointF position) const {
    for (std::size_t state = 0; state < partCount(); ++state) {
        const QPointF away = position - centre(state);
        if (std::hypot(away.x(), away.y()) <= radius() + 4) {
            return state;
        }
    }
    return std::nullopt;
}

QPainterPath ChainGraphView::arrow(std::size_t from, std::size_t to) const {
    const bool isUp = from <= to;
    const double up = isUp ? -1 : 1;
    const double r = radius();
    const double most = height() / 2.0 - r - 2 * labelRoom(labelFont());
    const std::size_t step = isUp ? to - from : from - to;
    const double share =
        (static_cast<double>(step) + 0.35) / (static_cast<double>(farthest_) + 0.35);
    // Arrows do not begin at the middle of a state, so that outgoing and incoming arrows are
    // separate.
    const double side = from == to ? 0.45 * r : (isUp ? 1 : -1) * 0.35 * r;
    const QPointF start =
        centre(from) + QPointF(from == to ? -side : side, up * std::sqrt(r * r - side * side));
    const QPointF end =
        centre(to) + QPointF(from == to ? side : -side, up * std::sqrt(r * r - side * side));
    // The curve reaches ¾ of the height of its control points.
    const double rise = up * (from == to ? grownWithText(loopHeight) : most * share) / 0.75;
    const double spread = from == to ? 0.9 * r : 0;
    QPainterPath path(start);
    path.cubicTo(start + QPointF(-spread, rise), end + QPointF(spread, rise), end);
    return path;
}

QRectF ChainGraphView::labelBox(std::size_t from, std::size_t to) const {
    for (const PlacedLabel& label : placedLabels()) {
        if (label.from == from && label.to == to) {
            return label.box;
        }
    }
    return {};
}

QRectF ChainGraphView::freeBox(std::size_t from, std::size_t to,
                               const std::vector<QRectF>& taken) const {
    const QPainterPath path = arrow(from, to);
    const QFontMetricsF metrics(labelFont());
    const double halfHeight = labelRoom(labelFont());
    const double halfWidth = metrics.horizontalAdvance(label(from, to)) / 2 + 4;
    const auto boxAt = [&](double share) {
        // The label of a loop is above it, because the loop is too short to be interrupted.
        const QPointF middle = path.pointAtPercent(share) - QPointF(0, from == to ? halfHeight : 0);
        return QRectF(middle.x() - halfWidth, middle.y() - halfHeight, 2 * halfWidth,
                      2 * halfHeight);
    };
    const auto isFree = [&](const QRectF& box) {
        return std::ranges::none_of(taken,
                                    [&](const QRectF& other) { return box.intersects(other); });
    };
    constexpr double step = 0.02;
    constexpr int farthest = 20; // steps
    for (int i = 0; i <= (from == to ? 0 : farthest); ++i) {
        const double away = step * i;
        for (const double share : {0.5 - away, 0.5 + away}) {
            if (const QRectF box = boxAt(share); isFree(box)) {
                return box;
            }
        }
    }
    return {};
}

std::vector<ChainGraphView::PlacedLabel> ChainGraphView::placedLabels() const {
    // Loops and short arrows have the fewest places for a label.
    std::vector<std::pair<std::size_t, std::size_t>> arrows;
    const std::size_t states = partCount();
    for (std::size_t step = 0; step < states; ++step) {
        for (std::size_t low = 0; low + step < states; ++low) {
            arrows.emplace_back(low, low + step);
            if (step > 0) {
                arrows.emplace_back(low + step, low);
            }
        }
    }
    std::erase_if(arrows, [this](const auto& ends) {
        return matrix_.numerators[ends.first][ends.second] == 0;
    });
    const auto place = [&] {
        std::vector<QRectF> taken;
        for (std::size_t state = 0; state < states; ++state) {
            taken.push_back(partRect(state));
        }
        std::vector<PlacedLabel> placed;
        for (const auto& [from, to] : arrows) {
            if (const QRectF box = freeBox(from, to, taken); !box.isEmpty()) {
                placed.push_back({from, to, box});
                taken.push_back(box);
            }
        }
        return placed;
    };
    std::vector<PlacedLabel> placed = place();
    if (placed.size() < arrows.size()) {
        std::stable_partition(arrows.begin(), arrows.end(),
                              [this](const auto& ends) { return ends.first == chosen_; });
        placed = place();
    }
    return placed;
}

QFont ChainGraphView::labelFont() const {
    return fontFor(matrix_.numerators.size() <= 12 ? TextRole::body : TextRole::small);
}

void ChainGraphView::paintArrow(QPainter& painter, std::size_t from, std::size_t to) const {
    const Theme theme = themeOf(*this);
    const QColor colour = from == chosen_ ? theme.accent : theme.secondText;
    const QPainterPath path = arrow(from, to);
    painter.setPen(QPen(colour, grownWithText(from == chosen_ ? 2.5 : 1.2)));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    const QPointF end = path.currentPosition();
    const QPointF along = end - QPointF(path.elementAt(path.elementCount() - 2));
    const double length = std::max(std::hypot(along.x(), along.y()), 1.0);
    const QPointF forward = along / length * grownWithText(arrowHead);
    const QPointF across(-forward.y() * 0.45, forward.x() * 0.45);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF{end, end - forward + across, end - forward - across});
}

void ChainGraphView::contextMenuEvent(QContextMenuEvent* event) {
    (new ViewMenu(*this))->show(*event);
}

void ChainGraphView::paintEvent(QPaintEvent* /*event*/) {
    const Theme theme = themeOf(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setLayoutDirection(Qt::LeftToRight);
    const std::size_t states = matrix_.numerators.size();
    painter.setFont(labelFont());
    for (const bool isChosen : {false, true}) {
        for (std::size_t from = 0; from < states; ++from) {
            for (std::size_t to = 0; to < states && (from == chosen_) == isChosen; ++to) {
                if (matrix_.numerators[from][to] != 0) {
                    paintArrow(painter, from, to);
                }
            }
        }
    }
    for (const PlacedLabel& placed : placedLabels()) {
        painter.fillRect(placed.box, theme.card);
        painter.setPen(placed.from == chosen_ ? theme.accent : theme.text);
        painter.drawText(placed.box, Qt::AlignCenter, label(placed.from, placed.to));
    }
    QFont bold = labelFont();
    bold.setBold(true);
    painter.setFont(bold);
    for (std::size_t state = 0; state < states; ++state) {
        const bool isChosen = state == chosen_;
        painter.setPen(QPen(isChosen ? theme.accent : theme.unlitRing, grownWithText(2)));
        painter.setBrush(isChosen ? theme.accent : theme.card);
        const QPointF middle = centre(state);
        const double r = radius();
        painter.drawEllipse(middle, r, r);
        painter.setPen(isChosen ? theme.onAccent : theme.text);
        painter.drawText(QRectF(middle.x() - r, middle.y() - r, 2 * r, 2 * r), Qt::AlignCenter,
                         numberText(state));
    }
}

void ChainGraphView::mousePressEvent(QMouseEvent* event) {
    if (const auto state = partAt(event->position())) {
        choose(*state);
    }
}

void ChainGraphView::keyPressEvent(QKeyEvent* event) {
    const bool isLeft = event->key() == Qt::Key_Left;
    if (!isLeft && event->key() != Qt::Key_Right) {
        QWidget::keyPressEvent(event);
    } else if (isLeft && chosen_ > 0) {
        choose(chosen_ - 1);
    } else if (!isLeft && chosen_ + 1 < matrix_.numerators.size()) {
        choose(chosen_ + 1);
    }
}

SpectrumCard::SpectrumCard(RandomPlay& play, QWidget* parent)
    : Card({"spectrumCard", [] { return tr("Eigenvalues"); }, "random.md#the-markov-chain"},
           parent),
      play_(play), table_(new NumberTable(this)),
      second_(new FactLabel([] { return tr("Second eigenvalue"); },
                            [] { return tr("The largest absolute value below 1."); }, this)),
      presses_(new FactLabel(this)) {
    content()->addWidget(table_, 1);
    content()->addWidget(second_);
    meaning_ = addText(TextRole::body);
    content()->addWidget(presses_);
    table_->setRole(TextRole::body);
    setVisible(false);
    setNames<SpectrumCard>(table_, QT_TR_NOOP("Eigenvalues of P"));
    onLanguageChanged(this, [this] {
        presses_->setName(play_.hasLamps() ? tr("Presses until all off")
                                           : tr("Presses until all white"));
        presses_->setMeaning(
            play_.hasLamps()
                ? tr("The mean over all games that begin with this many lights on.")
                : tr("The mean over all games that begin with this many black cells."));
        refresh();
    });
}

void SpectrumCard::setChain(const CountChain* chain) {
    found_.reset();
    job_.cancel();
    refresh();
    if (chain == nullptr) {
        return;
    }
    job_.start(
        [chain = *chain](Progress& progress) {
            const auto spectrum = spectrumOf(chain);
            return spectrum ? std::optional(Found{*spectrum, hittingTimes(chain, 0, progress)})
                            : std::nullopt;
        },
        [this](std::optional<Found> found) {
            found_ = std::move(found);
            refresh();
        });
}

void SpectrumCard::refresh() {
    // In lazy play, half of the steps change nothing, so eigenvalues become (1 + λ) / 2 and times
    // double.
    const bool isLazy = play_.walk() == Walk::lazy;
    ChainSpectrum spectrum = found_ ? found_->spectrum : ChainSpectrum();
    std::vector<double>& values = spectrum.eigenvalues;
    QStringList heads;
    for (std::size_t i = 0; i < values.size(); ++i) {
        values[i] = isLazy ? (1 + values[i]) / 2 : values[i];
        heads << QStringLiteral("λ") + subscript(i + 1);
    }
    table_->setHeads(heads, {QStringLiteral("λ")});
    for (std::size_t i = 0; i < values.size(); ++i) {
        table_->setNumber(static_cast<int>(i), 0, decimals(values[i]),
                          QString::number(withoutRounding(values[i]), 'g', exactDigits));
    }
    const std::optional<double> second = spectrum.second();
    const QString unknown = tr("There is no such number for this board.");
    if (second) {
        second_->setValue(isolated(decimals(*second)));
    } else {
        second_->setUnknown(unknown);
    }
    meaning_->setVisible(second.has_value());
    meaning_->setText(
        second ? tr("In the long run, each press multiplies the distance to the limit law by %1.")
                     .arg(isolated(decimals(*second)))
               : QString());
    const std::size_t black = play_.lights().count();
    const auto mean =
        found_ && black < found_->presses.size() ? found_->presses[black] : std::nullopt;
    if (mean) {
        presses_->setValue(isolated(decimalText(isLazy ? 2 * *mean : *mean, 2)));
    } else {
        presses_->setUnknown(unknown);
    }
}

ChainCard::ChainCard(RandomPlay& play, QWidget* parent)
    : Card({"chainCard", {}, "random.md#the-markov-chain"}, parent), play_(play),
      text_(addText(TextRole::body)), chain_(new QWidget(this)),
      power_(new QSlider(Qt::Horizontal, this)),
      powerText_(makeLabel(TextRole::formula, false, this)),
      p_(new QPushButton(QStringLiteral("P"), this)),
      q_(new QPushButton(QStringLiteral("Q"), this)),
      r_(new QPushButton(QStringLiteral("R"), this)), decimals_(new QCheckBox(this)),
      graph_(new ChainGraphView(this)), table_(new NumberTable(this)), witness_(new QWidget(this)),
      first_(new PatternPicture(this)), second_(new PatternPicture(this)),
      firstText_(makeLabel(TextRole::headline, false, this)),
      secondText_(makeLabel(TextRole::headline, false, this)) {
    fillChain();
    fillWitness();
    content()->addWidget(chain_, 1);
    content()->addWidget(witness_, 1);
    content()->addStretch();
    connect(power_, &QSlider::valueChanged, this, &ChainCard::showMatrix);
    connect(decimals_, &QCheckBox::toggled, this, &ChainCard::showMatrix);
    connect(&play, &RandomPlay::boardChanged, this, [this] {
        isStale_ = true;
        job_.cancel(); // its result would belong to the previous board
        found_.reset();
        Q_EMIT chainChanged();
        if (isVisible()) {
            decide();
        }
    });
    setTexts<ChainCard>(decimals_, QT_TR_NOOP("Decimals"));
    setNames<ChainCard>(power_, QT_TR_NOOP("Power of the matrix"));
    setNames<ChainCard>(table_, QT_TR_NOOP("Transition matrix"));
    onAppearanceChanged(this, [this] {
        for (const auto& [button, tip] : {std::pair(p_, tr("The chain's matrix")),
                                          std::pair(q_, tr("Limit of the even powers of P")),
                                          std::pair(r_, tr("Limit of the odd powers of P"))}) {
            button->setToolTip(tip);
            button->setAccessibleDescription(tip);
        }
        powerText_->setMinimumWidth(
            powerText_->fontMetrics().horizontalAdvance(QStringLiteral("R = lim P²ⁿ⁺¹  ")));
        showAnswer();
    });
}

void ChainCard::fillChain() {
    p_->setObjectName(QStringLiteral("matrixP"));
    q_->setObjectName(QStringLiteral("matrixQ"));
    r_->setObjectName(QStringLiteral("matrixR"));
    auto* row = new QHBoxLayout;
    power_->setRange(0, oddLimit);
    power_->setValue(1);
    for (const auto& [button, place] :
         {std::pair(p_, 1), std::pair(q_, evenLimit), std::pair(r_, oddLimit)}) {
        button->setCheckable(true);
        row->addWidget(button);
        connect(button, &QPushButton::toggled, this, [this, place = place](bool isChosen) {
            if (isChosen) {
                power_->setValue(place);
            } else if (power_->value() == place) {
                showMatrix(); // keeps the button checked
            }
        });
    }
    row->addWidget(powerText_);
    row->addStretch();
    row->addWidget(decimals_);
    tools_ = row;
    table_->setMinimumHeight(minTable);
    auto* chain = setColumn(chain_, {{graph_, 2}, row});
    chain->addWidget(power_); // in a line of its own, so that large text leaves it its width
    chain->addWidget(table_, 3);
}

void ChainCard::fillWitness() {
    auto* witness = setColumn(witness_, {});
    auto* boards = new QGridLayout;
    boards->setSpacing(20);
    boards->setRowStretch(0, 1);
    witness->addLayout(boards, 3);
    witness->addStretch(1);
    for (const auto& [picture, words] :
         {std::pair(first_, firstText_), std::pair(second_, secondText_)}) {
        picture->setMinimumSize(minWitness, minWitness);
        picture->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        const int column = boards->columnCount();
        boards->addWidget(picture, 0, column);
        boards->addWidget(words, 1, column, Qt::AlignHCenter | Qt::AlignTop);
    }
}

QString ChainCard::nextText(const Rule& rule, const BitVector& lights) {
    QStringList parts;
    const std::vector<std::size_t> counts = nextCounts(rule, lights);
    for (std::size_t next = 0; next < counts.size(); ++next) {
        if (counts[next] > 0) {
            parts << tr("%Ln press(es) lead(s) to %1", nullptr, static_cast<int>(counts[next]))
                         .arg(numberText(next));
        }
    }
    return parts.join(QLatin1Char('\n'));
}

void ChainCard::showEvent(QShowEvent* event) {
    Card::showEvent(event);
    if (isStale_ || (!found_ && !job_.isRunning())) {
        decide();
    }
}

void ChainCard::decide() {
    isStale_ = false;
    showAnswer();
    if (play_.isTooLarge()) {
        return;
    }
    job_.start(
        [rule = play_.rule()](Progress& progress) {
            Found found{decideCountChain(rule, progress), {}};
            if (std::holds_alternative<CountChain>(found.answer) &&
                rule.vertexCount() <= maxVertices) {
                auto limits = chainLimits(rule, progress);
                if (limits) {
                    found.limits = *std::move(limits);
                }
            }
            return found;
        },
        [this](Found found) {
            found_ = std::move(found);
            showAnswer();
            if (const CountChain* written = chain()) {
                graph_->choose(std::min(play_.lights().count(), written->presses.size() - 1));
            }
            Q_EMIT chainChanged();
        });
}

const CountChain* ChainCard::chain() const {
    const auto* chain = found_ ? std::get_if<CountChain>(&found_->answer) : nullptr;
    return chain != nullptr && play_.rule().vertexCount() <= maxVertices ? chain : nullptr;
}

void ChainCard::showAnswer() {
    const auto* chain = found_ ? std::get_if<CountChain>(&found_->answer) : nullptr;
    const auto* witness = found_ ? std::get_if<ChainWitness>(&found_->answer) : nullptr;
    const bool isShort = play_.rule().vertexCount() <= maxVertices;
    chain_->setVisible(chain != nullptr && isShort);
    witness_->setVisible(witness != nullptr);
    const bool hasLamps = play_.hasLamps();
    title_->setText(
        chain != nullptr     ? (hasLamps ? tr("The number of lights on is a Markov chain")
                                         : tr("The number of black cells is a Markov chain"))
        : witness != nullptr ? (hasLamps ? tr("The number of lights on is not a Markov chain")
                                         : tr("The number of black cells is not a Markov chain"))
                             : (hasLamps ? tr("Is the number of lights on a Markov chain?")
                                         : tr("Is the number of black cells a Markov chain?")));
    if (chain != nullptr) {
        text_->setText(
            !isShort   ? tr("The chain's matrix is too large to display.")
            : hasLamps ? tr("The next number of lights on depends only on the present one. Rows "
                            "give the present number, columns the next.")
                       : tr("The next number of black cells depends only on the present one. Rows "
                            "give the present number, columns the next."));
        const bool isLazy = play_.walk() == Walk::lazy;
        power_->setMaximum(!found_->limits ? maxPower : isLazy ? evenLimit : oddLimit);
        graph_->setVisible(isShort);
        graph_->setChain(*chain, play_.walk(), play_.hasLamps());
        showMatrix();
    } else if (witness != nullptr) {
        showWitness(*witness);
    } else {
        text_->clear();
    }
}

void ChainCard::showMatrix() {
    const auto* chain = found_ ? std::get_if<CountChain>(&found_->answer) : nullptr;
    if (chain == nullptr || chain->presses.size() > maxVertices + 1) {
        return;
    }
    const int power = power_->value();
    const bool isLazy = play_.walk() == Walk::lazy;
    const bool isLimit = power > maxPower && found_->limits.has_value();
    const FractionMatrix matrix =
        !isLimit ? chain->power(static_cast<std::size_t>(power), play_.walk(), Progress())
        : isLazy ? found_->limits->lazy
        : power == evenLimit ? found_->limits->even
                             : found_->limits->odd;
    const auto limitText = [](const QPushButton* name, const char16_t* powers) {
        return isolated(
            QStringLiteral("%1 = lim %2").arg(name->text(), QString::fromUtf16(powers)));
    };
    powerText_->setText(
        !isLimit ? isolated(QLatin1Char('P') + superscript(static_cast<std::size_t>(power)))
        : isLazy ? limitText(q_, u"Pⁿ")
        : power == evenLimit ? limitText(q_, u"P²ⁿ")
                             : limitText(r_, u"P²ⁿ⁺¹"));
    p_->setChecked(power == 1);
    q_->setChecked(power == evenLimit);
    r_->setChecked(power == oddLimit);
    q_->setVisible(found_->limits.has_value());
    r_->setVisible(found_->limits.has_value() && !isLazy);
    const auto size = static_cast<int>(matrix.numerators.size());
    QStringList heads;
    for (int i = 0; i < size; ++i) {
        heads << numberText(static_cast<std::size_t>(i));
    }
    table_->setRole(size <= maxLargeRows ? TextRole::headline : TextRole::body);
    table_->setHeads(heads, heads);
    for (int i = 0; i < size; ++i) {
        for (int j = 0; j < size; ++j) {
            const BigInteger& numerator =
                matrix.numerators[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
            const std::string text = fractionText(numerator, matrix.denominator);
            const bool asDecimal = decimals_->isChecked() || text.size() > maxFractionLength;
            table_->setNumber(i, j,
                              asDecimal && numerator != 0
                                  ? significantText(quotient(numerator, matrix.denominator), 5)
                                  : QString::fromStdString(text),
                              QString::fromStdString(text));
            if (numerator == 0) {
                table_->setPale(i, j);
            } else if (static_cast<std::size_t>(i) == play_.lights().count()) {
                table_->setEmphasized(i, j); // row of the current board
            }
        }
    }
}

void ChainCard::showWitness(const ChainWitness& witness) {
    const Rule& rule = play_.rule();
    const bool isDrawable = rule.vertexCount() <= PatternPicture::maxVertices;
    const auto count = static_cast<int>(witness.first.count());
    text_->setText(
        play_.hasLamps()
            ? tr("These two boards have %Ln light(s) on each, but their next steps differ.",
                 nullptr, count)
            : tr("These two boards have %Ln black cell(s) each, but their next steps differ.",
                 nullptr, count));
    for (const auto& [picture, words, lights] :
         {std::tuple(first_, firstText_, &witness.first),
          std::tuple(second_, secondText_, &witness.second)}) {
        picture->setVisible(isDrawable);
        if (isDrawable) {
            picture->setPieces(rule, *lights);
        }
        words->setText(nextText(rule, *lights));
    }
}

} // namespace lightsout

#include "moc_ChainCard.cpp"
