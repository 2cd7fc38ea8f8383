// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/PatternsCard.h"

#include "board/BoardGeometry.h"
#include "board/PatternPicture.h"
#include "controls/WhyButton.h"
#include "text/BoardText.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"
#include "theme/Symbols.h"
#include "theme/Theme.h"

#include <QGridLayout>
#include <QPainter>
#include <QSpinBox>

#include <algorithm>

namespace lightsout {

namespace {

/// Returns true if sums of the patterns of a basis can be chosen.
bool isSummed(const std::vector<BitVector>& basis) {
    return basis.size() <= PatternsCard::maxSummed;
}

/// Returns the number of patterns that can be chosen.
int choices(const std::vector<BitVector>& basis) {
    return isSummed(basis) ? (1 << basis.size()) - 1 : static_cast<int>(basis.size());
}

/// Returns a board that contains all cells of both boards.
Rule placesOf(const std::array<Rule, 2>& rules) {
    const Lattice* one = rules[0].cells();
    const Lattice* two = rules[1].cells();
    if (one != nullptr && two != nullptr) {
        return Lattice{.rows = std::max(one->rows, two->rows),
                       .cols = std::max(one->cols, two->cols)};
    }
    const bool isFirst = rules[0].vertexCount() >= rules[1].vertexCount();
    const Rule& larger = isFirst ? rules[0] : rules[1];
    const Rule& smaller = isFirst ? rules[1] : rules[0];
    // A graph's own drawing is more useful than the cells of a grid, if it has enough vertices.
    return larger.isDrawn() || larger.vertexCount() > smaller.vertexCount() ? larger : smaller;
}

} // namespace

PatternOverlay::PatternOverlay(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PatternOverlay::setPatterns(const std::array<Rule, 2>& rules,
                                 const std::array<BitVector, 2>& patterns) {
    rule_ = placesOf(rules);
    for (std::size_t side = 0; side < 2; ++side) {
        LIGHTSOUT_ASSERT(rules[side].vertexCount() <= maxVertices);
        patterns_[side] = BitVector(rule_.vertexCount());
        places_[side] = BitVector(rule_.vertexCount());
        for (Vertex v = 0; v < rules[side].vertexCount(); ++v) {
            const Vertex place = samePlace(rules[side], v, rule_).value();
            places_[side].set(place, true);
            patterns_[side].set(place, patterns[side][v]);
        }
    }
    const std::size_t own = patterns_[0].count();
    const std::size_t pinned = patterns_[1].count();
    const std::size_t both = (own + pinned - (patterns_[0] ^ patterns_[1]).count()) / 2;
    counts_ = {.own = own - both, .pinned = pinned - both, .both = both};
    update();
}

QString PatternOverlay::shownText() const {
    const Lattice* grid = rule_.cells();
    QString text;
    for (Vertex v = 0; v < rule_.vertexCount(); ++v) {
        const int marks = (patterns_[0][v] ? 1 : 0) + (patterns_[1][v] ? 2 : 0);
        if (grid == nullptr) {
            text += vertexShortName(rule_, v) + QLatin1Char('\t');
        }
        text += QString::number(marks);
        const bool isLast = grid == nullptr || grid->columnOf(v) + 1 == grid->cols;
        text += QLatin1Char(isLast ? '\n' : ' ');
    }
    return text;
}

void PatternOverlay::paintEvent(QPaintEvent* /*event*/) {
    if (rule_.vertexCount() == 0) {
        return;
    }
    const Theme theme = themeOf(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area(rect());
    if (rule_.isDrawn()) {
        // Draws the edges of the graph; vertices are drawn over them.
        paintPattern(painter, area, rule_, BitVector(rule_.vertexCount()), &Theme::quiet, theme);
    }
    BoardGeometry geometry(rule_);
    geometry.setViewSize(size());
    const bool isGrid = geometry.isGrid();
    for (Vertex v = 0; v < rule_.vertexCount(); ++v) {
        const QRectF cell = geometry.cellRect(v);
        const bool isOwn = patterns_[0][v];
        // Cells that belong to only one of the boards are pale.
        const bool isShared = places_[0][v] && places_[1][v];
        if (isGrid && (places_[0][v] || places_[1][v])) {
            paintTile(painter, cell, isGrid, isShared ? theme.cell : faded(theme.cell, 0.45));
        }
        if (isOwn) {
            paintTile(painter, cell, isGrid, theme.quiet);
        }
        if (patterns_[1][v]) {
            const double radius = cell.width() * 0.27;
            painter.setBrush(Qt::NoBrush);
            // The ring has its own background, so that it is visible on a filled cell.
            painter.setPen(QPen(theme.card, std::max(2.5, cell.width() * 0.2)));
            painter.drawEllipse(cell.center(), radius, radius);
            painter.setPen(QPen(theme.press, std::max(1.5, cell.width() * 0.11)));
            painter.drawEllipse(cell.center(), radius, radius);
        }
    }
}

PatternsCard::PatternsCard(const Comparison& comparison, QWidget* parent)
    : Card(parent), comparison_(comparison), kind_(new EnumBox<Kind>(this)),
      overlay_(new PatternOverlay(this)) {
    kind_->setObjectName(QStringLiteral("patternKind"));
    showChosenWhole(*kind_);
    connect(kind_, &QComboBox::currentIndexChanged, this, [this] {
        if (!isRefreshing_) {
            refresh();
        }
    });
    content()->addWidget(kind_);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(10);
    for (std::size_t i = 0; i < 2; ++i) {
        names_[i] = makeLabel(TextRole::body, false, this);
        numbers_[i] = new QSpinBox(this);
        totals_[i] = makeLabel(TextRole::small, true, this);
        totals_[i]->setWordWrap(true);
        names_[i]->setWordWrap(true);
        names_[i]->setBuddy(numbers_[i]);
        numbers_[i]->setRange(1, 1);
        numbers_[i]->setObjectName(i == 0 ? QStringLiteral("ownPattern")
                                          : QStringLiteral("pinnedPattern"));
        const int row = static_cast<int>(i);
        grid->addWidget(names_[i], row, 0);
        grid->addWidget(numbers_[i], row, 1);
        grid->addWidget(totals_[i], row, 2);
        connect(numbers_[i], &QSpinBox::valueChanged, this, [this, i](int number) {
            if (!isRefreshing_) {
                wanted_[i] = number;
                refresh();
            }
        });
    }
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(2, 1);
    content()->addLayout(grid);
    content()->addWidget(overlay_, 1);
    text_ = addText(TextRole::body);
    new WhyButton(*text_, QStringLiteral("kernel.md#quiet-patterns"));
    connect(&comparison, &Comparison::factsChanged, this, &PatternsCard::refresh);
    connect(&comparison, &Comparison::gamesChanged, this, &PatternsCard::refresh);
    onLanguageChanged(this, [this] {
        names_[0]->setText(tr("This board"));
        names_[1]->setText(tr("Pinned board"));
        isRefreshing_ = true;
        setItemTexts(*kind_,
                     {tr("Quiet patterns"), tr("Solutions"), tr("Lights on"), tr("Presses made")});
        isRefreshing_ = false;
        kind_->setAccessibleName(tr("Pattern to overlay"));
        overlay_->setAccessibleName(tr("A pattern from each board, overlaid"));
        refresh();
    });
}

PatternsCard::Kind PatternsCard::kind() const {
    return kind_->value();
}

void PatternsCard::setKind(Kind kind) {
    kind_->setValue(kind);
}

const std::vector<BitVector>* PatternsCard::basis(Side side) const {
    const Analysis* analysis = comparison_.analysis(side);
    const Facts* facts = analysis != nullptr ? analysis->factsOfRule() : nullptr;
    return facts == nullptr || facts->rule.vertexCount() > PatternOverlay::maxVertices
               ? nullptr
               : facts->kernel.get();
}

std::optional<BitVector> PatternsCard::quietPattern(Side side) const {
    const std::vector<BitVector>* all = basis(side);
    if (all == nullptr || all->empty()) {
        return std::nullopt;
    }
    const auto chosen = static_cast<std::size_t>(std::min(number(side), choices(*all)));
    if (!isSummed(*all)) {
        return all->at(chosen - 1);
    }
    BitVector sum(all->front().size());
    for (std::size_t i = 0; i < all->size(); ++i) {
        if (((chosen >> i) & 1U) != 0) {
            sum ^= (*all)[i];
        }
    }
    return sum;
}

std::optional<BitVector> PatternsCard::solution(Side side) const {
    const Facts* facts = comparison_.facts(side);
    return facts != nullptr && facts->isSolvable() ? std::optional(facts->fewest->presses)
                                                   : std::nullopt;
}

std::optional<BitVector> PatternsCard::pattern(Side side) const {
    switch (kind()) {
    case Kind::quiet:
        return quietPattern(side);
    case Kind::solution:
        return solution(side);
    case Kind::lights:
        return comparison_.game(side).lights();
    case Kind::presses:
        break;
    }
    return comparison_.game(side).presses();
}

int PatternsCard::number(Side side) const {
    return wanted_[static_cast<std::size_t>(side)];
}

void PatternsCard::setNumber(Side side, int number) {
    wanted_[static_cast<std::size_t>(side)] = std::max(number, 1);
    refresh();
}

void PatternsCard::refresh() {
    isRefreshing_ = true;
    std::array<Rule, 2> rules;
    std::array<BitVector, 2> shown;
    bool areDrawn = true;
    bool areAny = false;
    for (const Side side : bothSides) {
        const auto i = static_cast<std::size_t>(side);
        const std::vector<BitVector>* all = basis(side);
        const int count = all == nullptr ? 0 : choices(*all);
        for (QWidget* part : std::initializer_list<QWidget*>{names_[i], numbers_[i], totals_[i]}) {
            part->setVisible(kind() == Kind::quiet);
        }
        numbers_[i]->setEnabled(count > 0);
        numbers_[i]->setMaximum(std::max(count, 1));
        numbers_[i]->setValue(std::clamp(wanted_[i], 1, std::max(count, 1)));
        totals_[i]->setText(all == nullptr   ? QString()
                            : count == 0     ? tr("only the empty pattern")
                            : isSummed(*all) ? tr("of %Ln", nullptr, count)
                                             : tr("of a basis of %Ln pattern(s)", nullptr, count));
        rules[i] = comparison_.game(side).rule();
        const auto one = pattern(side);
        shown[i] = one.value_or(BitVector(rules[i].vertexCount()));
        areAny = areAny || one.has_value();
        areDrawn = areDrawn && rules[i].vertexCount() <= PatternOverlay::maxVertices &&
                   shown[i].size() == rules[i].vertexCount();
    }
    overlay_->setVisible(areDrawn && areAny);
    if (areDrawn) {
        overlay_->setPatterns(rules, shown);
    }
    text_->setText(text());
    overlay_->setAccessibleDescription(text_->text());
    isRefreshing_ = false;
    Q_EMIT chosen();
}

QString PatternsCard::text() const {
    for (const Side side : bothSides) {
        if (comparison_.game(side).vertexCount() > PatternOverlay::maxVertices) {
            return tr("Patterns can be overlaid for boards of up to %Ln vertices.", nullptr,
                      static_cast<int>(PatternOverlay::maxVertices));
        }
    }
    if (!overlay_->isVisibleTo(this)) {
        const bool isQuiet = kind() == Kind::quiet;
        const bool areKnown = isQuiet
                                  ? basis(Side::own) != nullptr && basis(Side::pinned) != nullptr
                                  : comparison_.facts(Side::own) != nullptr &&
                                        comparison_.facts(Side::pinned) != nullptr;
        return !areKnown ? QString()
               : isQuiet ? tr("Both boards have only the empty quiet pattern.")
                         : tr("Neither board has a known solution.");
    }
    const OverlayCounts& counts = overlay_->counts();
    return tr("Filled: only this board, %1. Rings: only the pinned one, %2. Filled with a ring: "
              "both, %3.")
        .arg(numberText(counts.own), numberText(counts.pinned), numberText(counts.both));
}

} // namespace lightsout

#include "moc_PatternsCard.cpp"
