// SPDX-License-Identifier: GPL-3.0-or-later
#include "tilings/TilingCards.h"

#include "board/PatternPicture.h"
#include "board/PatternTile.h"
#include "controls/Layouts.h"
#include "controls/StopButton.h"
#include "controls/WhyButton.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"
#include "theme/Symbols.h"
#include "tiling/Tiles.h"
#include "tiling/TilingSearch.h"
#include "tilings/TilingPainter.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int factGap = 28;

constexpr int tilesPerRow = 5;
constexpr std::size_t tilesPerPage = 10;

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

/// A picture of a light that several presses change, drawn as on the board.
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

/// A picture of one shape, with its pressed cell marked.
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

OverviewCard::OverviewCard(QWidget* parent)
    : Card(parent), headline_(addText(TextRole::headline)), text_(addText(TextRole::body)),
      count_(new FactLabel("tilings")),
      classes_(new FactLabel([] { return tr("Up to symmetry"); })),
      presses_(new FactLabel([] { return tr("Presses per tiling"); })),
      searched_(new FactLabel([] { return tr("Searched"); })), stop_(new StopButton(this)),
      restart_(new QPushButton(this)), proof_(new QPushButton(this)) {
    setObjectName(QStringLiteral("overviewCard"));
    new WhyButton(*text_, QStringLiteral("tilings.md#what-a-tiling-is"));
    facts_ = addRow({count_, classes_, presses_, searched_}, factGap);
    for (QPushButton* button : {proof_, stop_, restart_}) {
        content()->addWidget(button, 0, Qt::AlignLeading);
    }
    restart_->setObjectName(QStringLiteral("searchAgain"));
    proof_->setObjectName(QStringLiteral("watchProof"));
    proof_->setDefault(true);
    connect(stop_, &QPushButton::clicked, this, &OverviewCard::stopRequested);
    connect(restart_, &QPushButton::clicked, this, &OverviewCard::restartRequested);
    connect(proof_, &QPushButton::clicked, this, &OverviewCard::proofRequested);
    showSearching(0);
    setTexts<OverviewCard>(restart_, QT_TR_NOOP("Search again"));
    setTexts<OverviewCard>(proof_, QT_TR_NOOP("Watch the proof"));
}

void OverviewCard::showFacts(const Rule& rule, const TilingFacts& facts, const QString& count,
                             bool isCounting) {
    text_->setAccessibleName({});
    stop_->setVisible(isCounting);
    restart_->setVisible(count.isEmpty() && !isCounting && !facts.refusal);
    const bool hasProof = facts.obstruction && facts.obstruction->kind == Obstruction::Kind::search;
    proof_->setVisible(hasProof);
    facts_->setVisible(!facts.refusal);
    if (facts.refusal) {
        headline_->setText(tr("Too large"));
        text_->setText(tr("The search for tilings is limited to boards of up to %1 vertices.")
                           .arg(numberText(maxTilingVertices)));
        return;
    }
    if (facts.haveNone()) {
        headline_->setText(tr("No tiling"));
        text_->setText(reason(rule, *facts.obstruction, vertexName));
        text_->setAccessibleName(reason(rule, *facts.obstruction, spokenVertexName));
    } else {
        const BitVector& first = facts.tilings.front();
        headline_->setText(tr("An optimal solution: every light changes exactly once."));
        text_->setText(tr("%Ln pressed cell(s); the tiles round them cover all %1 lights.", nullptr,
                          static_cast<int>(first.count()))
                           .arg(numberText(rule.vertexCount())));
    }
    const bool isKnown = !count.isEmpty();
    count_->setValue(isKnown ? isolated(count)
                             : tr("more than %1").arg(numberText(facts.tilings.size())));
    if (facts.classes) {
        classes_->setValue(numberText(*facts.classes));
    } else {
        classes_->setUnknown(tr("There are too many tilings to compare."));
    }
    // On undirected boards this is always so.
    const bool areEqual = std::ranges::all_of(facts.tilings, [&facts](const BitVector& tiling) {
        return tiling.count() == facts.tilings.front().count();
    });
    if (areEqual && !facts.tilings.empty()) {
        presses_->setValue(numberText(facts.tilings.front().count()));
    } else {
        presses_->setUnknown(facts.tilings.empty()
                                 ? tr("No tiling is known.")
                                 : tr("On directed boards, this number can vary."));
    }
    searched_->setValue(isKnown ? tr("completely") : tr("partly"));
}

void OverviewCard::showSearching(double fraction) {
    headline_->setText(tr("Looking for tilings …"));
    text_->setAccessibleName({});
    text_->setText(tr("%1 of the search is done. The remaining time can't be predicted.")
                       .arg(doneText(fraction)));
    facts_->hide();
    proof_->hide();
    restart_->hide();
    stop_->show();
}

void OverviewCard::showStopped() {
    headline_->setText(tr("The search was stopped."));
    text_->clear();
    text_->setAccessibleName({});
    facts_->hide();
    proof_->hide();
    stop_->hide();
    restart_->show();
}

QString OverviewCard::reason(const Rule& rule, const Obstruction& obstruction,
                             VertexNaming name) const {
    switch (obstruction.kind) {
    case Obstruction::Kind::darkLight:
        return tr("No press changes %1.").arg(name(rule, obstruction.light));
    case Obstruction::Kind::sizes:
        return obstruction.lights == rule.vertexCount()
                   ? tr("The size of every tile is a multiple of %1, but the number of lights, %2, "
                        "is not.")
                         .arg(numberText(obstruction.divisor), numberText(obstruction.lights))
                   : tr("In one part of the board, every tile size is a multiple of %1, but the "
                        "number of lights, %2, is not.")
                         .arg(numberText(obstruction.divisor), numberText(obstruction.lights));
    case Obstruction::Kind::search:
        return tr(
            "Wherever you start, one light remains that no tile can cover. %Ln move(s) prove it.",
            nullptr, static_cast<int>(obstruction.proof.moves.size()));
    case Obstruction::Kind::unknown:
        break;
    }
    return tr("All possibilities were tried, and none works.");
}

GalleryCard::GalleryCard(QWidget* parent)
    : Card({"galleryCard", {}, "tilings.md#looking-at-tilings"}, parent),
      text_(makeLabel(TextRole::body, true, this)),
      position_(makeLabel(TextRole::body, true, this)),
      back_(new QPushButton(QStringLiteral("‹"), this)),
      forward_(new QPushButton(QStringLiteral("›"), this)), grid_(new QGridLayout),
      group_(new QButtonGroup(this)) {
    text_->setWordWrap(true);
    back_->setObjectName(QStringLiteral("previousTiling"));
    forward_->setObjectName(QStringLiteral("nextTiling"));
    for (const auto& [button, name] :
         {std::pair(back_, QT_TR_NOOP("Previous")), {forward_, QT_TR_NOOP("Next")}}) {
        setNames<GalleryCard>(button, name, name);
    }
    auto* head = new QHBoxLayout;
    title_->setWordWrap(false);
    head->addWidget(title_, 1);
    head->addWidget(position_);
    head->addWidget(back_);
    head->addWidget(forward_);
    content()->addLayout(head);
    content()->addWidget(text_);
    content()->addLayout(grid_);
    grid_->setColumnStretch(tilesPerRow, 1);
    connect(back_, &QPushButton::clicked, this, [this] { turn(false); });
    connect(forward_, &QPushButton::clicked, this, [this] { turn(true); });
    connect(group_, &QButtonGroup::idToggled, this, [this](int id, bool isChosen) {
        if (isChosen && chosen_ != static_cast<std::size_t>(id)) {
            choose(static_cast<std::size_t>(id));
        }
    });
    onAppearanceChanged(this, [this] { retranslate(); });
}

void GalleryCard::retranslate() {
    describe();
    clearTiles();
    showPage();
}

void GalleryCard::showFacts(const Rule& rule, std::shared_ptr<const TilingFacts> facts) {
    rule_ = rule;
    facts_ = std::move(facts);
    clearTiles();
    describe();
    choose(0);
}

void GalleryCard::describe() {
    if (patternCount() == 0) {
        return;
    }
    if (facts_->haveNone()) {
        title_->setText(tr("Nearest to a tiling"));
        const QString proven = tr("No solution of the all-on board has fewer changes.");
        const QString best = tr("Fewest changes in all: %1; a tiling would have %2.")
                                 .arg(numberText(facts_->near.best.front().changes),
                                      numberText(rule_.vertexCount()));
        const QString text = facts_->near.isProven ? best + QLatin1Char(' ') + proven : best;
        const bool isCut = facts_->near.best.size() == maxNear;
        text_->setText(isCut ? text + QLatin1Char(' ') +
                                   tr("The %1 solutions nearest to a tiling are listed.")
                                       .arg(numberText(maxNear))
                             : text);
    } else {
        title_->setText(facts_->areAll ? tr("All tilings") : tr("The first tilings"));
    }
    text_->setVisible(facts_->haveNone());
}

void GalleryCard::clear() {
    facts_.reset();
    clearTiles();
}

void GalleryCard::clearTiles() {
    for (PatternTile* tile : tiles_) {
        delete tile;
    }
    tiles_.clear();
}

std::size_t GalleryCard::patternCount() const {
    if (facts_ == nullptr || rule_.vertexCount() > PatternPicture::maxVertices) {
        return 0;
    }
    return facts_->haveNone() ? facts_->near.best.size() : facts_->tilings.size();
}

const BitVector& GalleryCard::presses(std::size_t index) const {
    return facts_->haveNone() ? facts_->near.best[index].presses : facts_->tilings[index];
}

void GalleryCard::choose(std::size_t index) {
    if (index >= patternCount()) {
        return;
    }
    chosen_ = index;
    showPage();
    Q_EMIT chosen(presses(index));
}

void GalleryCard::showPage() {
    if (patternCount() == 0) {
        return;
    }
    const std::size_t first = chosen_ / tilesPerPage * tilesPerPage;
    if (tiles_.empty() || group_->id(tiles_.front()) != static_cast<int>(first)) {
        clearTiles();
        for (std::size_t i = first; i < std::min(first + tilesPerPage, patternCount()); ++i) {
            const QString caption =
                facts_->haveNone() ? numberText(facts_->near.best[i].changes) : numberText(i + 1);
            auto* tile = new PatternTile(rule_, presses(i), &Theme::press, caption, this);
            tile->setAccessibleName(facts_->haveNone()
                                        ? tr("Solution %1 of %2: %Ln change(s)", nullptr,
                                             static_cast<int>(facts_->near.best[i].changes))
                                              .arg(numberText(i + 1), numberText(patternCount()))
                                        : tr("Tiling %1").arg(caption));
            tile->setToolTip(tr("Enlarge"));
            group_->addButton(tile, static_cast<int>(i));
            const int place = static_cast<int>(i - first);
            grid_->addWidget(tile, place / tilesPerRow, place % tilesPerRow);
            tiles_.push_back(tile);
        }
    }
    if (chosen_ - first < tiles_.size()) {
        tiles_[chosen_ - first]->setChecked(true);
    }
    position_->setText(tr("%1 of %2").arg(numberText(chosen_ + 1), numberText(patternCount())));
    back_->setEnabled(chosen_ > 0);
    forward_->setEnabled(chosen_ + 1 < patternCount());
}

PuzzleCard::PuzzleCard(Workbench& workbench, QWidget* parent)
    : Card(parent), workbench_(workbench), headline_(addText(TextRole::headline)),
      text_(addText(TextRole::body)), placed_(new FactLabel([] { return tr("Tiles placed"); })),
      left_(new FactLabel([] { return tr("Lights left"); })), hintButton_(new QPushButton(this)),
      undo_(new QPushButton(this)), start_(new QPushButton(this)) {
    setObjectName(QStringLiteral("puzzleCard"));
    new WhyButton(*text_, QStringLiteral("tilings.md#placing-tiles-by-hand"));
    text_->reserveLines(2);
    addRow({placed_, left_}, factGap);
    addRow({hintButton_, undo_, start_});
    hintButton_->setObjectName(QStringLiteral("tilingHint"));
    undo_->setObjectName(QStringLiteral("undoTile"));
    start_->setObjectName(QStringLiteral("startWithAllOn"));
    hintButton_->setDefault(true);
    connect(hintButton_, &QPushButton::clicked, this, &PuzzleCard::askForHint);
    connect(undo_, &QPushButton::clicked, this,
            [this] { workbench_.document->undoStack()->undo(); });
    // A press changes the board before it is added to the history. Therefore, the undo button has
    // to be refreshed again once the history has changed.
    connect(&workbench.document, &CurrentDocument::historyChanged, this, &PuzzleCard::refreshUndo);
    connect(start_, &QPushButton::clicked, this, &PuzzleCard::startOver);
    setTexts<PuzzleCard>(hintButton_, QT_TR_NOOP("Hint"),
                         QT_TR_NOOP("Show a tile that extends to a tiling"));
    setTexts<PuzzleCard>(undo_, QT_TR_NOOP("Undo"), QT_TR_NOOP("Remove the last tile"));
    setTexts<PuzzleCard>(start_, QT_TR_NOOP("Start with all lights on"),
                         QT_TR_NOOP("Remove all tiles and turn all lights on"));
    onLanguageChanged(this, [this] {
        if (!headline_->text().isEmpty()) { // otherwise the card has not been shown yet
            refresh();
        }
    });
}

void PuzzleCard::refresh() {
    const Game& game = workbench_.document.game();
    const auto placement = placeTiles(game.rule(), game.presses());
    for (QLabel* label : std::initializer_list<QLabel*>{headline_, text_}) {
        label->setAccessibleName({}); // not needed: the text names no cells
    }
    refreshUndo();
    placed_->setValue(numberText(game.presses().count()));
    if (placement) {
        left_->setValue(numberText(placement->left));
    } else {
        left_->setUnknown(tr("A light has changed twice."));
    }
    hintButton_->setEnabled(placement && placement->left > 0);
    if (!placement) {
        headline_->setText(tr("A light has changed twice."));
        text_->setText(tr("Undo presses, or start with all lights on."));
    } else if (placement->left == 0) {
        headline_->setText(tr("Every light changed exactly once!"));
        text_->setText(tr("This is a tiling."));
    } else if (placement->dead.any()) {
        headline_->setText(tr("A dead end"));
        text_->setText(tr("No tile can cover the %Ln crossed-out light(s) any more. Remove a tile.",
                          nullptr, static_cast<int>(placement->dead.count())));
    } else {
        headline_->setText(tr("Place tiles"));
        text_->setText(tr("Press any of the dots: no light will change a second time. Press a star "
                          "to remove its tile."));
    }
}

void PuzzleCard::refreshUndo() {
    undo_->setEnabled(workbench_.document->undoStack()->canUndo() &&
                      workbench_.document.game().presses().any());
}

void PuzzleCard::touch(Vertex vertex) {
    const Game& game = workbench_.document.game();
    if (game.presses()[vertex]) {
        workbench_.document.make(Unpress{vertex}, tr("remove a tile"));
        return;
    }
    const auto placement = placeTiles(game.rule(), game.presses());
    if (!placement) {
        return; // refresh() shows the reason
    }
    if (placement->allowed[vertex]) {
        const Move press = Press{vertex};
        workbench_.document.make(press, moveName(press));
        return;
    }
    std::optional<Vertex> twice;
    game.rule().forEachToggled(vertex, [&](Vertex light) {
        if (placement->tileOf[light]) {
            twice = light;
        }
    });
    headline_->setText(tr("Not there"));
    headline_->setAccessibleName({});
    const auto reason = [&](VertexNaming name) {
        return twice ? tr("Then %1 would change a second time.").arg(name(game.rule(), *twice))
                     : tr("A press there changes nothing.");
    };
    text_->setText(reason(vertexName));
    text_->setAccessibleName(reason(spokenVertexName));
}

void PuzzleCard::startOver() {
    const Game& game = workbench_.document.game();
    workbench_.document.make(Replace{Game::allOn(game.rule())}, tr("all lights on"));
}

void PuzzleCard::askForHint() {
    const Game& game = workbench_.document.game();
    if (!placeTiles(game.rule(), game.presses()) || tooLargeToTile(game.rule())) {
        return;
    }
    text_->setText(tr("Looking for a tiling with these tiles …"));
    text_->setAccessibleName({}); // the old name may describe a press that was not allowed
    hint_.start(
        [rule = game.rule(), placed = game.presses()](Progress& progress) {
            Result<TilingSearch> search = TilingSearch::build(rule, placed, progress);
            return search && search->next(progress) ? std::optional(search->presses())
                                                    : std::nullopt;
        },
        [this](const std::optional<BitVector>& tiling) { showHint(tiling); });
}

void PuzzleCard::showHint(const std::optional<BitVector>& tiling) {
    const Game& game = workbench_.document.game();
    if (!tiling) {
        headline_->setText(game.presses().none() ? tr("No tiling") : tr("Remove a tile"));
        text_->setText(game.presses().none() ? tr("This board has no tiling.")
                                             : tr("No tiling contains all these tiles."));
        return;
    }
    const BitVector missing = *tiling ^ game.presses();
    const Vertex next = missing.findNext(0);
    if (next < missing.size()) {
        headline_->setText(tr("Press %1").arg(vertexName(game.rule(), next)));
        headline_->setAccessibleName(tr("Press %1").arg(spokenVertexName(game.rule(), next)));
        text_->setText(tr("This leads to a tiling."));
        Q_EMIT hintFound(next);
    }
}

LegendCard::LegendCard(QWidget* parent)
    : Card({"legendCard", [] { return tr("The tiles of this board (polyominoes)"); }}, parent),
      row_(new QHBoxLayout), colours_(addText(TextRole::small)), changes_(new QWidget(this)),
      changesText_(makeLabel(TextRole::body, true, changes_)) {
    content()->insertLayout(content()->indexOf(colours_), row_);
    row_->addStretch();
    auto* changes = setRow(changes_, {new ChangesPicture(changes_)});
    changesText_->setWordWrap(true);
    changes->addWidget(changesText_, 1);
    content()->insertWidget(0, changes_); // the explanation of the board comes first
    changes_->hide();
    setTexts<LegendCard>(colours_,
                         QT_TR_NOOP("On the board, colours only distinguish neighbouring tiles."));
    setTexts<LegendCard>(changesText_,
                         QT_TR_NOOP("The number in a red cell counts the presses that change its "
                                    "light. In a tiling, it would be 1."));
    onLanguageChanged(this, [this] { setRule(rule_); });
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
    auto* row = setRow(shapes_, {}, 22);
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

#include "moc_TilingCards.cpp"
