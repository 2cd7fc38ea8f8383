// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/ChanceCard.h"

#include "look/LookChanges.h"
#include "look/Symbols.h"
#include "text/NumberText.h"

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QSlider>
#include <QToolTip>
#include <QVBoxLayout>

namespace lightsout {

namespace {

constexpr double smallestNumber = 30; ///< side of a cell whose chance is written on it
constexpr double smallestTile = 6;
constexpr int longestTime = 60;

} // namespace

ChanceMap::ChanceMap(QWidget* parent) : QWidget(parent) {
    keepTranslated(this, [this] { retranslate(); });
}

void ChanceMap::retranslate() {
    setAccessibleName(tr("Chance that a cell is black"));
}

void ChanceMap::setChances(const Rule& rule, std::vector<double> chances) {
    geometry_ = BoardGeometry(rule);
    geometry_.setViewSize(size());
    chances_ = std::move(chances);
    update();
}

void ChanceMap::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    geometry_.setViewSize(size());
}

bool ChanceMap::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto vertex = geometry_.vertexAt(help->pos());
        if (vertex && *vertex < chances_.size()) {
            QToolTip::showText(help->globalPos(),
                               isolated(QLocale().toString(chances_[*vertex], 'g', 6)), this);
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    return QWidget::event(event);
}

void ChanceMap::paintEvent(QPaintEvent* /*event*/) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = geometry_.cellSize();
    QFont font = fontFor(TextRole::small);
    font.setPixelSize(std::max(9, static_cast<int>(std::min(side * 0.34, 22.0))));
    painter.setFont(font);
    for (Vertex v = 0; v < chances_.size(); ++v) {
        const QRectF cell = geometry_.cellRect(v);
        const QColor colour = mixed(theme.cell, theme.quiet, chances_[v]);
        if (side < smallestTile) {
            painter.fillRect(cell, colour);
            continue;
        }
        paintTile(painter, cell, geometry_.isGrid(), colour);
        if (side >= smallestNumber) {
            const bool isDarkText = chances_[v] < 0.7;
            painter.setPen(isDarkText || theme.isDark ? theme.text : theme.onAccent);
            painter.drawText(cell, Qt::AlignCenter, QLocale().toString(chances_[v], 'f', 2));
        }
    }
}

ChanceCard::ChanceCard(RandomPlay& play, QWidget* parent)
    : Card(parent), play_(play), map_(new ChanceMap(this)),
      time_(new QSlider(Qt::Horizontal, this)), text_(nullptr) {
    QLabel* title = addText(TextRole::title);
    content()->addWidget(map_, 1);
    time_->setRange(0, longestTime);
    time_->setValue(2);
    content()->addWidget(time_);
    text_ = addText(TextRole::small);
    connect(time_, &QSlider::valueChanged, this, &ChanceCard::refresh);
    connect(&play, &RandomPlay::boardChanged, this, &ChanceCard::refresh);
    connect(&play, &RandomPlay::exactChanged, this, &ChanceCard::refresh);
    keepTranslated(this, [this, title] {
        title->setText(tr("Chance that a cell is black"));
        time_->setAccessibleName(tr("Presses"));
        refresh();
    });
}

void ChanceCard::refresh() {
    std::vector<double> chances;
    if (const Moments* moments = play_.moments()) {
        for (Vertex v = 0; v < moments->vertexCount(); ++v) {
            chances.push_back(
                moments->chanceOn(v, static_cast<std::uint64_t>(time_->value()), play_.walk()));
        }
    }
    map_->setChances(play_.rule(), std::move(chances));
    text_->setText(tr("after %Ln press(es)", nullptr, time_->value()));
}

} // namespace lightsout
