// SPDX-License-Identifier: GPL-3.0-or-later
#include "tilings/LegendCard.h"

#include "look/LookChanges.h"
#include "look/Symbols.h"
#include "tiling/TileShapes.h"
#include "tilings/TilingPainter.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace lightsout {

namespace {

/// Shapes of more cells than this, and more shapes, would not be recognised.
constexpr std::size_t maxCells = 25;
constexpr std::size_t maxShapes = 6;
/// Looking at larger boards would take longer than a frame.
constexpr std::size_t maxVertices = 40'000;
constexpr int side = 66;

/// One shape, its pressed cell marked.
class ShapePicture : public QWidget {
public:
    ShapePicture(TileShape shape, std::size_t colour, QWidget* parent)
        : QWidget(parent), shape_(std::move(shape)), colour_(colour) {
        setFixedSize(side, side);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        std::ptrdiff_t reach = 1;
        for (const auto& [row, column] : shape_.cells) {
            reach = std::max({reach, std::abs(row), std::abs(column)});
        }
        const double size = side / static_cast<double>(2 * reach + 1);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        for (const auto& [row, column] : shape_.cells) {
            const QRectF cell(static_cast<double>(column + reach) * size,
                              static_cast<double>(row + reach) * size, size, size);
            painter.fillRect(cell.adjusted(0.5, 0.5, -0.5, -0.5), tileColour(colour_));
        }
        paintStar(painter, QRectF(rect()).center(), size * 0.28);
    }

private:
    TileShape shape_;
    std::size_t colour_;
};

} // namespace

LegendCard::LegendCard(QWidget* parent)
    : Card(parent), title_(addText(TextRole::title)), row_(new QHBoxLayout) {
    content()->addLayout(row_);
    row_->addStretch();
    keepTranslated(this, [this] { retranslate(); });
}

void LegendCard::retranslate() {
    title_->setText(tr("The tiles of this board"));
    setRule(rule_);
}

void LegendCard::setRule(const Rule& rule) {
    delete shapes_;
    shapes_ = nullptr;
    rule_ = rule;
    hasContent_ = false;
    if (rule.lattice() == nullptr || rule.vertexCount() > maxVertices ||
        rule.lattice()->neighbours == Neighbours::rowColumn) {
        return;
    }
    const std::vector<TileShape> shapes = tileShapes(*rule.lattice());
    hasContent_ =
        !shapes.empty() && shapes.size() <= maxShapes && shapes.front().cells.size() <= maxCells;
    if (!hasContent_) {
        return;
    }
    shapes_ = new QWidget(this);
    auto* row = new QHBoxLayout(shapes_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(22);
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        auto* column = new QVBoxLayout;
        column->setSpacing(2);
        column->addWidget(new ShapePicture(shapes[i], i, shapes_));
        QLabel* size = makeLabel(TextRole::body, false, shapes_);
        size->setText(tr("%Ln light(s)", nullptr, static_cast<int>(shapes[i].cells.size())));
        QLabel* places = makeLabel(TextRole::small, true, shapes_);
        places->setText(tr("%Ln place(s)", nullptr, static_cast<int>(shapes[i].count)));
        column->addWidget(size);
        column->addWidget(places);
        column->addStretch();
        row->addLayout(column);
    }
    row_->insertWidget(0, shapes_);
}

} // namespace lightsout
