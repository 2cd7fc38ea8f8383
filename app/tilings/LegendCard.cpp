// SPDX-License-Identifier: GPL-3.0-or-later
#include "tilings/LegendCard.h"

#include "theme/LookChanges.h"
#include "theme/Symbols.h"
#include "tiling/Tiles.h"
#include "tilings/TilingPainter.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace lightsout {

namespace {

/// Larger shapes, or more shapes, would not be recognisable.
constexpr std::size_t maxCells = 25;
constexpr std::size_t maxShapes = 6;
/// Examining boards with more vertices would take longer than a frame.
constexpr std::size_t maxVertices = 40'000;
constexpr int side = 66;

/// Returns a colour that no tile has, because colours only distinguish neighbours on the board.
QColor legendColour(const Theme& theme) {
    return mixed(theme.cell, theme.unlitRing, 0.3);
}

/// Shows a light that several presses change, as the board draws it.
class ChangesPicture : public QWidget {
public:
    explicit ChangesPicture(QWidget* parent) : QWidget(parent) { setFixedSize(cell, cell); }

    static constexpr int cell = 34;

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        const Theme theme = themeOf(*this);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        paintTile(painter, rect(), true, severalChangesColour(theme));
        painter.setFont(fontFor(TextRole::small));
        painter.setPen(theme.text);
        painter.drawText(QRectF(rect()), Qt::AlignCenter, QStringLiteral("3"));
    }
};

/// Shows one shape with its pressed cell marked.
class ShapePicture : public QWidget {
public:
    ShapePicture(TileShape shape, QWidget* parent) : QWidget(parent), shape_(std::move(shape)) {
        setFixedSize(side, side);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        const Theme theme = themeOf(*this);
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
            painter.fillRect(cell.adjusted(0.5, 0.5, -0.5, -0.5), legendColour(theme));
        }
        paintStar(painter, QRectF(rect()).center(), size * 0.28, theme);
    }

private:
    TileShape shape_;
};

} // namespace

LegendCard::LegendCard(QWidget* parent)
    : Card(parent), title_(addText(TextRole::title)), row_(new QHBoxLayout),
      colours_(addText(TextRole::small)), changes_(new QWidget(this)),
      changesText_(makeLabel(TextRole::body, true, changes_)) {
    content()->insertLayout(content()->indexOf(colours_), row_);
    row_->addStretch();
    auto* changes = new QHBoxLayout(changes_);
    changes->setContentsMargins(0, 0, 0, 0);
    changes->addWidget(new ChangesPicture(changes_));
    changesText_->setWordWrap(true);
    changes->addWidget(changesText_, 1);
    content()->insertWidget(0, changes_); // the explanation of the board comes first
    changes_->hide();
    onLanguageChanged(this, [this] { retranslate(); });
}

void LegendCard::retranslate() {
    title_->setText(tr("The tiles of this board"));
    colours_->setText(tr("On the board, colours only distinguish neighbouring tiles."));
    changesText_->setText(tr("The number in a red cell counts the presses that change its light. "
                             "In a tiling, it would be 1."));
    setRule(rule_);
}

void LegendCard::setShowsChanges(bool shows) {
    changes_->setVisible(shows);
    title_->setVisible(hasShapes());
    colours_->setVisible(hasShapes() && !shows);
}

void LegendCard::setRule(const Rule& rule) {
    delete shapes_;
    shapes_ = nullptr;
    rule_ = rule;
    if (rule.lattice() == nullptr || rule.vertexCount() > maxVertices ||
        rule.lattice()->neighbours == Neighbours::rowColumn) {
        return;
    }
    const std::vector<TileShape> shapes = tileShapes(*rule.lattice());
    if (shapes.empty() || shapes.size() > maxShapes || shapes.front().cells.size() > maxCells) {
        return;
    }
    shapes_ = new QWidget(this);
    shapes_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto* row = new QHBoxLayout(shapes_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(22);
    for (const TileShape& shape : shapes) {
        auto* column = new QVBoxLayout;
        column->setSpacing(2);
        column->addWidget(new ShapePicture(shape, shapes_));
        QLabel* size = makeLabel(TextRole::body, false, shapes_);
        size->setText(tr("%Ln light(s)", nullptr, static_cast<int>(shape.cells.size())));
        QLabel* places = makeLabel(TextRole::small, true, shapes_);
        places->setText(tr("%Ln place(s)", nullptr, static_cast<int>(shape.count)));
        column->addWidget(size);
        column->addWidget(places);
        column->addStretch();
        row->addLayout(column);
    }
    row_->insertWidget(0, shapes_);
}

} // namespace lightsout

#include "moc_LegendCard.cpp"
