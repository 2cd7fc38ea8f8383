// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/TwinBoards.h"

#include "board/BoardLink.h"
#include "text/BoardText.h"
#include "theme/LookChanges.h"

#include <QEvent>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int spaceBetween = 20;
constexpr int minBoard = 80;

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
        ->setStars(workbench_.guide.isSolutionWanted() && facts != nullptr && facts->solvable
                       ? std::optional(facts->solution)
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
    /// Returns the height of the texts above a board in an area of this width.
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

} // namespace lightsout

#include "moc_TwinBoards.cpp"
