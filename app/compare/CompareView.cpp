// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/CompareView.h"

#include "analysis/ProgressStrip.h"
#include "board/BoardLink.h"
#include "board/BoardView.h"
#include "compare/LawsCard.h"
#include "compare/PatternsCard.h"
#include "controls/CardColumn.h"
#include "controls/FrontStack.h"
#include "controls/Layouts.h"
#include "controls/ModeBar.h"
#include "controls/PageScroller.h"
#include "controls/TextLabel.h"
#include "page/FactCard.h"
#include "page/StoredChoice.h"
#include "text/BoardText.h"
#include "text/ErrorText.h"
#include "text/Glossary.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>

#include <algorithm>

namespace lightsout {

/// A view in which both boards can be played. They are side by side or one above the other,
/// whichever makes them larger. The cells of two grids have equal size.
class TwinBoards : public QWidget {
    Q_OBJECT

public:
    TwinBoards(Workbench& workbench, Comparison& comparison, QWidget* parent = nullptr);

    BoardView* view(Side side) const { return panels_[static_cast<std::size_t>(side)].view; }

    QSize minimumSizeHint() const override { return {300, 200}; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Panel {
        TextLabel* title;
        TextLabel* state;
        BoardView* view;
    };

    void follow();
    void followGuide();
    void showStates();
    /// Marks a vertex of the pinned board and the same place on the other board.
    void pointAt(std::optional<Vertex> pinned);
    void arrange();
    QString stateText(Side side) const;

    Workbench& workbench_;
    Comparison& comparison_;
    std::array<Panel, 2> panels_;
};

namespace {

constexpr int spaceBetween = 20;
constexpr int minBoard = 80;

/// Returns a text that says which lights a press changes.
QString ruleText(const Rule& rule) {
    const Lattice* lattice = rule.lattice();
    if (lattice == nullptr) {
        return CompareView::tr("as drawn");
    }
    const QString neighbours = neighboursText(lattice->neighbours);
    return lattice->selfInfluence ? neighbours
                                  : CompareView::tr("%1, without self-influence").arg(neighbours);
}

/// Returns sentences that say why facts can't be computed, or that computing them needs a lot of
/// memory; empty if neither is the case.
QString missingFactsText(const Comparison& comparison) {
    QStringList sentences;
    for (const Side side : bothSides) {
        const Facts* facts = comparison.facts(side);
        const QString name = boardName(comparison.game(side).rule());
        if (facts != nullptr && facts->refusal) {
            sentences << QStringLiteral("%1: %2").arg(name, errorText(*facts->refusal));
        } else if (const auto memory = comparison.memoryToAllow(side)) {
            sentences << CompareView::tr(
                             "%1: solving this board needs %2 of memory, which is a lot.")
                             .arg(name, QLocale().formattedDataSize(static_cast<qint64>(*memory)));
        }
    }
    return sentences.join(QLatin1Char(' '));
}

/// Returns a description of the card with the facts about both boards.
FactCardDescription factsOfBoth(Comparison& comparison) {
    const auto column = [&comparison](Side side, std::function<QString()> name) {
        return FactColumn{
            .name = std::move(name),
            .game = [&comparison, side]() -> const Game& { return comparison.game(side); },
            .analysis = [&comparison, side] { return comparison.analysis(side); }};
    };
    std::vector<FactRow> rows{
        {.name = [] { return termName(Term::board); },
         .meaning = [] { return termSentence(Term::board); },
         .value = [](const Game& game) -> ShownValue { return {boardName(game.rule())}; }},
        {.name = [] { return CompareView::tr("Rule"); },
         .meaning = [] { return CompareView::tr("The lights a press changes."); },
         .value = [](const Game& game) -> ShownValue { return {ruleText(game.rule())}; }}};
    for (const char* id : {"vertices", "edges", "rank", "nullity", "solvable-share",
                           "automorphisms", "is-solvable", "solutions-now", "fewest", "lit"}) {
        rows.push_back(FactRow::of(id));
    }
    rows.push_back(
        {.name = [] { return CompareView::tr("Presses made"); },
         .meaning =
             [] { return CompareView::tr("Presses since the start, including repeated ones."); },
         .value = [](const Game& game) -> ShownValue { return {numberText(game.pressCount())}; }});
    return {.frame = {"comparisonCard", {}, "play.md#two-boards-beside-each-other"},
            .title =
                [](int differences) {
                    return differences == 0
                               ? CompareView::tr("No difference")
                               : CompareView::tr("%Ln difference(s)", nullptr, differences);
                },
            .rows = std::move(rows),
            .columns = {column(Side::own, [] { return CompareView::tr("This board"); }),
                        column(Side::pinned, [] { return CompareView::tr("Pinned board"); })},
            .text = [&comparison] { return missingFactsText(comparison); },
            .actions = {{.objectName = QStringLiteral("allowMemory"),
                         .text = [] { return CompareView::tr("Solve anyway"); },
                         .run = [&comparison] { comparison.allowMemory(); },
                         .isShown =
                             [&comparison] {
                                 return comparison.memoryToAllow(Side::own) ||
                                        comparison.memoryToAllow(Side::pinned);
                             }}}};
}

/// Returns the geometry of a board fitted into an area of this size.
BoardGeometry fitted(const Rule& rule, QSizeF size) {
    BoardGeometry geometry(rule);
    geometry.setViewSize(size);
    return geometry;
}

/// Divides `size` into two areas of equal height or width, so that the cells of two grids can have
/// equal size, or into halves if a board is not a grid.
std::array<QSizeF, 2> shared(const std::array<const Rule*, 2>& rules, QSizeF size,
                             bool areSideBySide) {
    double first = 0.5;
    const Lattice* one = rules[0]->cells();
    const Lattice* two = rules[1]->cells();
    if (one != nullptr && two != nullptr) {
        constexpr double border = 2; // space for the cells beyond the border, and the margin
        const auto length = [&](const Lattice& grid) {
            return static_cast<double>(areSideBySide ? grid.cols : grid.rows) + border;
        };
        first = std::clamp(length(*one) / (length(*one) + length(*two)), 0.15, 0.85);
    }
    const double all = areSideBySide ? size.width() : size.height();
    const auto room = [&](double share) {
        return areSideBySide ? QSizeF(all * share, size.height())
                             : QSizeF(size.width(), all * share);
    };
    return {room(first), room(1 - first)};
}

/// Shrinks the area of the board with the larger cells.
void equalise(const std::array<const Rule*, 2>& rules, std::array<QSizeF, 2>& rooms) {
    if (rules[0]->cells() == nullptr || rules[1]->cells() == nullptr) {
        return;
    }
    constexpr int rounds = 6; // iterates because margins do not shrink with the cells
    for (int round = 0; round < rounds; ++round) {
        const double one = fitted(*rules[0], rooms[0]).cellSize();
        const double two = fitted(*rules[1], rooms[1]).cellSize();
        const std::size_t larger = one > two ? 0 : 1;
        rooms[larger] *= std::min(one, two) / std::max(one, two);
    }
}

} // namespace

TwinBoards::TwinBoards(Workbench& workbench, Comparison& comparison, QWidget* parent)
    : QWidget(parent), workbench_(workbench), comparison_(comparison) {
    for (Panel& panel : panels_) {
        panel = {.title = makeLabel(TextRole::title, false, this),
                 .state = makeLabel(TextRole::small, true, this),
                 .view = new BoardView(this)};
        panel.title->setWordWrap(true);
        panel.state->setWordWrap(true);
        panel.view->setMinimumSize(minBoard, minBoard);
    }
    BoardView& own = *view(Side::own);
    BoardView& pinned = *view(Side::pinned);
    own.setObjectName(QStringLiteral("ownBoard"));
    pinned.setObjectName(QStringLiteral("pinnedBoard"));
    linkBoard(own, workbench.document, workbench.selection);
    connect(&pinned, &BoardView::pressed, &workbench.pinned, &PinnedBoard::press);
    connect(&pinned, &BoardView::pointedAt, this, &TwinBoards::pointAt);
    connect(&workbench.selection, &Selection::vertexChanged, this, [this] {
        const auto vertex = workbench_.selection.vertex();
        const Rule& rule = comparison_.game(Side::own).rule();
        view(Side::pinned)
            ->setPointedAt(vertex ? samePlace(rule, *vertex, comparison_.game(Side::pinned).rule())
                                  : std::nullopt);
    });
    connect(&workbench.guide, &Guide::changed, this, &TwinBoards::followGuide);
    connect(&comparison, &Comparison::factsChanged, this, &TwinBoards::followGuide);
    connect(&comparison, &Comparison::gamesChanged, this, &TwinBoards::follow);
    setFocusProxy(&own);
    onAppearanceChanged(this, [this] { showStates(); }); // after the boards have set their names
    follow();
}

void TwinBoards::follow() {
    view(Side::pinned)->setGame(comparison_.game(Side::pinned));
    showStates();
    followGuide();
    arrange();
}

void TwinBoards::followGuide() {
    view(Side::own)->setStars(workbench_.guide.stars());
    view(Side::own)->setHint(workbench_.guide.hint());
    const Facts* facts = comparison_.facts(Side::pinned);
    view(Side::pinned)
        ->setStars(workbench_.guide.isSolutionWanted() && facts != nullptr && facts->isSolvable()
                       ? std::optional(facts->fewest->presses)
                       : std::nullopt);
}

void TwinBoards::pointAt(std::optional<Vertex> pinned) {
    const auto own = pinned ? samePlace(comparison_.game(Side::pinned).rule(), *pinned,
                                        comparison_.game(Side::own).rule())
                            : std::nullopt;
    workbench_.selection.setVertex(own);
    view(Side::pinned)->setPointedAt(pinned);
}

QString TwinBoards::stateText(Side side) const {
    const Game& game = comparison_.game(side);
    if (game.isWon()) {
        return game.pressCount() == 0 ? tr("The target is reached")
                                      : tr("The target is reached in %Ln press(es)", nullptr,
                                           static_cast<int>(game.pressCount()));
    }
    return tr("%Ln light(s) left to change", nullptr, static_cast<int>(game.difference().count()));
}

void TwinBoards::showStates() {
    const std::array names{tr("This board: %1"), tr("Pinned: %1")};
    for (const Side side : bothSides) {
        const auto& [title, state, board] = panels_[static_cast<std::size_t>(side)];
        title->setText(
            names[static_cast<std::size_t>(side)].arg(boardName(comparison_.game(side).rule())));
        state->setText(stateText(side));
        board->setAccessibleName(title->text());
    }
}

void TwinBoards::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

bool TwinBoards::event(QEvent* event) {
    const bool isDone = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::LayoutDirectionChange) {
        arrange();
    }
    return isDone;
}

void TwinBoards::arrange() {
    const std::array rules{&comparison_.game(Side::own).rule(),
                           &comparison_.game(Side::pinned).rule()};
    /// Returns the height needed by the texts above either board in an area of this width.
    const auto wordsHeight = [this](int room) {
        int height = 0;
        for (const Panel& panel : panels_) {
            height = std::max(height, panel.title->heightForWidth(room) +
                                          panel.state->heightForWidth(room));
        }
        return height;
    };
    struct Rooms {
        std::array<QSizeF, 2> areas;
        std::array<QSizeF, 2> boards; ///< sizes of the boards within the areas
        double cell;
    };
    const auto arranged = [&](bool areSideBySide) {
        const double space = spaceBetween;
        const QSizeF whole(areSideBySide ? width() - space : width(),
                           areSideBySide ? height() : height() - space);
        Rooms result{.areas = shared(rules, whole, areSideBySide), .boards = {}, .cell = 0};
        for (std::size_t i = 0; i < 2; ++i) {
            const QSizeF room = result.areas[i];
            result.boards[i] = {
                room.width(), std::max(room.height() - wordsHeight(static_cast<int>(room.width())),
                                       1.0 * minBoard)};
        }
        equalise(rules, result.boards);
        result.cell = std::min(fitted(*rules[0], result.boards[0]).cellSize(),
                               fitted(*rules[1], result.boards[1]).cellSize());
        return result;
    };
    const Rooms beside = arranged(true);
    const Rooms above = arranged(false);
    const bool areSideBySide = beside.cell >= above.cell;
    const Rooms& chosen = areSideBySide ? beside : above;
    QPointF corner;
    for (std::size_t i = 0; i < 2; ++i) {
        const QSizeF room = chosen.areas[i];
        // The first board is on the leading side.
        const double left = areSideBySide && layoutDirection() == Qt::RightToLeft
                                ? width() - corner.x() - room.width()
                                : corner.x();
        const QRect place = QRectF(QPointF(left, corner.y()), room).toAlignedRect() & rect();
        const Panel& panel = panels_[i];
        const int title = panel.title->heightForWidth(place.width());
        const int state = panel.state->heightForWidth(place.width());
        panel.title->setGeometry(place.left(), place.top(), place.width(), title);
        panel.state->setGeometry(place.left(), place.top() + title, place.width(), state);
        const int words = wordsHeight(place.width());
        const QSize size =
            chosen.boards[i].toSize().boundedTo({place.width(), place.height() - words});
        panel.view->setGeometry(place.left() + (place.width() - size.width()) / 2,
                                place.top() + words + (place.height() - words - size.height()) / 2,
                                size.width(), size.height());
        corner += areSideBySide ? QPointF(room.width() + spaceBetween, 0)
                                : QPointF(0, room.height() + spaceBetween);
    }
}

CompareView::CompareView(Workbench& workbench, QWidget* parent)
    : QWidget(parent), workbench_(workbench), comparison_(workbench, this),
      boards_(new TwinBoards(workbench, comparison_, this)), pin_(new QPushButton(this)),
      unpin_(new QPushButton(this)), problem_(makeLabel(TextRole::small, true, this)),
      parts_(new ModeBar(
          [] {
              return QList<ModeBar::Mode>{
                  {tr("Facts"), QStringLiteral("compareFacts"),
                   tr("Show the facts about both boards side by side")},
                  {tr("Patterns"), QStringLiteral("comparePatterns"),
                   tr("Overlay the quiet patterns of both boards")},
                  {tr("Laws"), QStringLiteral("compareLaws"),
                   tr("Show the random-play laws of both boards in one chart")}};
          },
          this)),
      facts_(new FactCard(factsOfBoth(comparison_), this)),
      patterns_(new PatternsCard(comparison_, this)), laws_(new LawsCard(comparison_, this)),
      cards_(new FrontStack(this)), factsSide_(makeSide()), columns_(new QHBoxLayout(this)) {
    columns_->addWidget(makeBoards());
    columns_->addWidget(factsSide_);
    setStage(Stage::desk);
    setFocusProxy(boards_);
    connect(&comparison_, &Comparison::gamesChanged, facts_, &FactCard::refresh);
    connect(&comparison_, &Comparison::factsChanged, facts_, &FactCard::refresh);
    connect(pin_, &QPushButton::clicked, this,
            [this] { workbench_.pinned.pin(workbench_.document.game()); });
    connect(unpin_, &QPushButton::clicked, &workbench.pinned, &PinnedBoard::unpin);
    connect(parts_, &ModeBar::modeChosen, this,
            [this](const QString& part) { showPart(modeValue(partIds, part)); });
    connect(patterns_, &PatternsCard::chosen, this, &CompareView::showPatterns);
    connect(&workbench.pinned, &PinnedBoard::changed, this, &CompareView::refresh);
    connect(&workbench.pinned, &PinnedBoard::problemChanged, this, &CompareView::refresh);
    connect(&workbench.document, &CurrentDocument::changed, this, &CompareView::refresh);
    onLanguageChanged(this, [this] {
        pin_->setText(tr("Pin this board instead"));
        pin_->setToolTip(tr("Replace the pinned board with this one"));
        unpin_->setText(tr("Unpin"));
        unpin_->setToolTip(tr("Stop comparing"));
        refresh();
    });
    showPart(Part::facts);
}

QWidget* CompareView::makeBoards() {
    auto* side = new QWidget(this);
    auto* column = setColumn(side, {{boards_, 1}});
    pin_->setObjectName(QStringLiteral("pinAgain"));
    unpin_->setObjectName(QStringLiteral("unpin"));
    column->addLayout(makeRow({pin_, unpin_, LayoutPart::rest()}, 10));
    problem_->setWordWrap(true);
    column->addWidget(problem_);
    return side;
}

QWidget* CompareView::makeSide() {
    auto* side = new QWidget(this);
    auto* strip = new ProgressStrip(*this, {}, this);
    connect(strip, &ProgressStrip::stopRequested, this, [this] {
        comparison_.stop();
        laws_->stop();
    });
    auto* row = makeRow({parts_, LayoutPart::rest(), strip});
    cards_->addWidget(new CardColumn({facts_}));
    cards_->addWidget(new PageScroller(patterns_));
    cards_->addWidget(new PageScroller(laws_));
    setColumn(side, {row, {cards_, 1}});
    return side;
}

void CompareView::refresh() {
    const Game& game = workbench_.document.game();
    pin_->setEnabled(game.vertexCount() > 0 && game != workbench_.pinned.game());
    const QString& problem = workbench_.pinned.problem();
    problem_->setText(problem.isEmpty()
                          ? QString()
                          : tr("The pinned board can't be saved for next time: %1").arg(problem));
    problem_->setVisible(!problem.isEmpty());
}

void CompareView::setStage(Stage stage) {
    const bool isDesk = stage == Stage::desk;
    columns_->setContentsMargins(isDesk ? QMargins(28, 16, 28, 16) : wallMargins);
    arrangeColumns(*columns_, stage, {.spacing = 24, .subjectShare = 13, .sideShare = 9});
    factsSide_->setVisible(stage != Stage::subjectOnly);
    for (QPushButton* button : {pin_, unpin_}) {
        button->setVisible(isDesk);
    }
}

void CompareView::showPart(Part part) {
    parts_->setMode(modeId(partIds, part));
    cards_->setCurrentIndex(static_cast<int>(part));
    showPatterns();
}

void CompareView::showPatterns() {
    // Lights and presses are already shown on the boards.
    const bool areShown = cards_->currentIndex() == static_cast<int>(Part::patterns) &&
                          patterns_->kind() == PatternsCard::Kind::quiet;
    for (const Side side : bothSides) {
        boards_->view(side)->setPattern(areShown ? patterns_->pattern(side) : std::nullopt);
    }
}

void CompareView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    comparison_.setWatched(true);
}

void CompareView::hideEvent(QHideEvent* event) {
    comparison_.setWatched(false);
    QWidget::hideEvent(event);
}

QJsonObject CompareView::state() const {
    return {{QStringLiteral("part"), parts_->mode()},
            {QStringLiteral("patternKind"), static_cast<int>(patterns_->kind())},
            {QStringLiteral("ownPattern"), patterns_->number(Side::own)},
            {QStringLiteral("pinnedPattern"), patterns_->number(Side::pinned)},
            {QStringLiteral("time"), laws_->time()},
            {QStringLiteral("showsLimits"), laws_->showsLimits()}};
}

void CompareView::restore(const QJsonObject& state) {
    patterns_->setKind(static_cast<PatternsCard::Kind>(
        choiceIn(state, QStringLiteral("patternKind"), PatternsCard::kinds, 0)));
    patterns_->setNumber(Side::own, state.value(QStringLiteral("ownPattern")).toInt(1));
    patterns_->setNumber(Side::pinned, state.value(QStringLiteral("pinnedPattern")).toInt(1));
    constexpr int maxTime = 2'000;
    laws_->setTime(std::min(state.value(QStringLiteral("time")).toInt(laws_->time()), maxTime));
    laws_->setShowsLimits(state.value(QStringLiteral("showsLimits")).toBool(true));
    showPart(modeValue(partIds, parts_->storedMode(state.value(QStringLiteral("part")))));
}

} // namespace lightsout

#include "CompareView.moc"
#include "moc_CompareView.cpp"
