// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/ChanceCard.h"

#include "controls/CardColumn.h"
#include "controls/Layouts.h"
#include "text/NumberText.h"
#include "theme/Contrast.h"
#include "theme/LookChanges.h"
#include "theme/Symbols.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QSlider>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <set>

namespace lightsout {

namespace {

constexpr double minNumber = 20;    ///< minimum side of a cell that shows its probability
constexpr double numberSize = 0.36; ///< height of the probability, relative to the side of the cell
constexpr double minTile = 6;
constexpr std::uint64_t minTime = 20;
constexpr std::uint64_t maxTime = 10'000'000;
constexpr double growth = 1.06; ///< ratio of consecutive times on the slider, once they differ by
                                ///< more than 1
/// Twice the distance from ½ within which a probability counts as ½.
constexpr double nearTheLimit = 0.01;

/// Returns the number of presses after which all probabilities that tend to ½, rounded to two
/// digits, are equal to ½.
std::uint64_t timeOfLimit(const Moments& moments, Walk walk) {
    const auto buttons = static_cast<double>(moments.buttonCount());
    double slowest = 0;
    for (Vertex v = 0; v < moments.vertexCount(); ++v) {
        const double rate = static_cast<double>(moments.degree(v)) / buttons;
        const double factor = std::abs(1 - (walk == Walk::lazy ? rate : 2 * rate));
        slowest = factor < 1 ? std::max(slowest, factor) : slowest;
    }
    const double time = slowest > 0 ? std::log(nearTheLimit) / std::log(slowest) : 0;
    return std::clamp(static_cast<std::uint64_t>(std::min(std::ceil(time), 1e15)), minTime,
                      maxTime);
}

} // namespace

ChanceMap::ChanceMap(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    onLanguageChanged(this, [this] {
        setAccessibleDescription(currentPart() ? partName(*currentPart()) : QString());
    });
}

void ChanceMap::setChances(const Rule& rule, std::vector<double> chances) {
    if (rule != geometry_.rule()) {
        renumberParts();
    }
    geometry_ = BoardGeometry(rule);
    geometry_.setViewSize(size());
    chances_ = std::move(chances);
    setAccessibleDescription(currentPart() ? partName(*currentPart()) : QString());
    update();
}

QString ChanceMap::partName(std::size_t vertex) const {
    return chanceText(vertex, spokenVertexName);
}

QString ChanceMap::chanceText(Vertex vertex, VertexNaming name) const {
    return tr("%1: %2").arg(name(geometry_.rule(), vertex),
                            isolated(significantText(chances_.at(vertex), 6)));
}

std::optional<std::size_t> ChanceMap::partAt(QPointF position) const {
    const auto vertex = geometry_.vertexAt(position);
    return vertex && *vertex < chances_.size() && geometry_.rule().hasLight(*vertex) ? vertex
                                                                                     : std::nullopt;
}

std::optional<std::size_t> ChanceMap::currentPart() const {
    return chances_.empty() ? std::nullopt : std::optional(std::min(cursor_, chances_.size() - 1));
}

void ChanceMap::reportChance(Vertex vertex) {
    cursor_ = vertex;
    setAccessibleDescription(partName(vertex));
    reportPart(*this, vertex, QAccessible::Focus);
    QToolTip::showText(mapToGlobal(partRect(vertex).center().toPoint()),
                       chanceText(vertex, vertexName), this);
}

void ChanceMap::keyPressEvent(QKeyEvent* event) {
    const auto cursor = currentPart();
    const int right = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    const int down = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    if (!cursor || (right == 0 && down == 0)) {
        QWidget::keyPressEvent(event);
    } else {
        reportChance(geometry_.neighbourTowards(*cursor, right, down).value_or(*cursor));
    }
}

void ChanceMap::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    geometry_.setViewSize(size());
}

bool ChanceMap::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const auto vertex = partAt(help->pos())) {
            QToolTip::showText(help->globalPos(), chanceText(*vertex, vertexName), this);
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    return QWidget::event(event);
}

void ChanceMap::paintEvent(QPaintEvent* /*event*/) {
    const Theme theme = themeOf(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = geometry_.cellSize();
    QFont font = fontFor(TextRole::small);
    font.setPixelSize(
        std::max(7, static_cast<int>(std::min(side * numberSize, grownWithText(22)))));
    painter.setFont(font);
    for (Vertex v = 0; v < chances_.size(); ++v) {
        if (!geometry_.rule().hasLight(v)) {
            continue;
        }
        const QRectF cell = geometry_.cellRect(v);
        const QColor colour = mixed(theme.cell, theme.quiet, chances_[v]);
        if (side < minTile) {
            painter.fillRect(cell, colour);
            continue;
        }
        paintTile(painter, cell, geometry_.isGrid(), colour);
        if (side >= minNumber) {
            painter.setPen(textOn(colour));
            painter.drawText(cell, Qt::AlignCenter, decimalText(chances_[v], 2));
        }
    }
}

ChanceCard::ChanceCard(RandomPlay& play, QWidget* parent)
    : Card({"cellsCard", {}, "mathematics.md#random-play"}, parent), play_(play),
      map_(new ChanceMap(this)), time_(new QSlider(Qt::Horizontal, this)),
      text_(makeLabel(TextRole::body, true, this)), rates_(makeLabel(TextRole::small, true, this)) {
    for (QLabel* label : {text_, rates_}) {
        label->setWordWrap(true);
    }
    // The text scrolls if it does not fit on the card.
    auto* rates = new CardColumn({rates_}, this);
    rates->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    auto* words = makeColumn({text_, time_, {rates, 1}}, 4);
    content()->addLayout(makeRow({{map_, 1}, {words, 1}}, 14), 1);
    connect(time_, &QSlider::valueChanged, this, &ChanceCard::refresh);
    connect(&play, &RandomPlay::boardChanged, this, &ChanceCard::followBoard);
    connect(&play, &RandomPlay::exactChanged, this, &ChanceCard::followBoard);
    onLanguageChanged(this, [this] {
        title_->setText(play_.hasLamps() ? tr("Chance that a light is on")
                                         : tr("Chance that a cell is black"));
        map_->setAccessibleName(title_->text());
        time_->setAccessibleName(tr("Presses"));
        for (QLabel* label : {text_, rates_}) {
            label->setAlignment(Qt::AlignTop | leadingAlignment());
        }
        followBoard();
    });
}

void ChanceCard::followBoard() {
    const Moments* moments = play_.moments();
    const std::uint64_t last = moments != nullptr ? timeOfLimit(*moments, play_.walk()) : minTime;
    const bool isFirst = times_.empty();
    const std::uint64_t shown = isFirst ? 2 : times_[static_cast<std::size_t>(time_->value())];
    if (isFirst || times_.back() != last) {
        times_.clear();
        for (std::uint64_t time = 0; time < last;
             time = std::max(time + 1,
                             static_cast<std::uint64_t>(static_cast<double>(time) * growth))) {
            times_.push_back(time);
        }
        times_.push_back(last);
        const QSignalBlocker blocker(time_);
        time_->setRange(0, static_cast<int>(times_.size()) - 1);
        const auto place = std::ranges::lower_bound(times_, std::min(shown, last));
        time_->setValue(static_cast<int>(place - times_.begin()));
    }
    rates_->setText(moments != nullptr ? ratesText(*moments) : QString());
    refresh();
}

QString ChanceCard::ratesText(const Moments& moments) const {
    const bool isLazy = play_.walk() == Walk::lazy;
    const std::size_t all = moments.buttonCount() * (isLazy ? 2 : 1);
    const auto rate = [all](std::size_t degree) {
        return isolated(QStringLiteral("%1/%2").arg(degree).arg(all));
    };
    std::set<std::size_t> degrees;
    for (Vertex v = 0; v < moments.vertexCount(); ++v) {
        if (play_.rule().hasLight(v)) {
            degrees.insert(moments.degree(v));
        }
    }
    if (degrees.empty()) {
        return {};
    }
    const Lattice* lattice = play_.rule().lattice();
    const bool isPlain = lattice != nullptr && lattice->isPlaneGrid() && lattice->rows > 2 &&
                         lattice->cols > 2 && degrees.size() == 3;
    QString text;
    if (isPlain) {
        const auto corner = degrees.begin();
        text = tr("A press changes a corner with probability %1, a side cell with %2 and any other "
                  "cell with %3.")
                   .arg(rate(*corner), rate(*std::next(corner)), rate(*std::next(corner, 2)));
    } else {
        text = degrees.size() == 1
                   ? tr("A press changes a cell with probability %1.").arg(rate(*degrees.begin()))
                   : tr("A press changes a cell with a probability between %1 and %2.")
                         .arg(rate(*degrees.begin()), rate(*degrees.rbegin()));
    }
    text +=
        QLatin1Char(' ') +
        (play_.hasLamps() ? tr("If this probability is r, a press changes the probability c that a "
                               "light is on to %1.")
                          : tr("If this probability is r, a press changes the probability c that a "
                               "cell is black to %1."))
            .arg(isolated(QStringLiteral("c\u00a0(1\u00a0−\u00a0r) + (1\u00a0−\u00a0c)\u00a0r")));
    const bool tendsToHalf = *degrees.begin() > 0 && *degrees.rbegin() < all;
    return tendsToHalf ? text + QLatin1Char(' ') + tr("After many presses, c tends to ½.") : text;
}

void ChanceCard::refresh() {
    const std::uint64_t time = times_[static_cast<std::size_t>(time_->value())];
    std::vector<double> chances;
    if (const Moments* moments = play_.moments()) {
        for (Vertex v = 0; v < moments->vertexCount(); ++v) {
            chances.push_back(moments->chanceOn(v, time, play_.walk()));
        }
    }
    map_->setChances(play_.rule(), std::move(chances));
    text_->setText(tr("after %Ln press(es)", nullptr, static_cast<int>(time)));
}

} // namespace lightsout

#include "moc_ChanceCard.cpp"
