// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawing/PatternTool.h"

#include "game/GraphEdits.h"
#include "text/BoardText.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"
#include "theme/Symbols.h"
#include "theme/Theme.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace lightsout {

PatternTool::PatternTool(CurrentDocument& document, BoardView& board)
    : BoardTool(&board), document_(document), board_(board) {
    connect(&document, &CurrentDocument::changed, this, &PatternTool::changed);
}

bool PatternTool::canChange() const {
    return rule().vertexCount() > 0 && rule().vertexCount() <= maxCells;
}

std::optional<Vertex> PatternTool::chosen() const {
    const std::optional<Vertex> chosen = chosen_.copyIn(document_.vertexRevision());
    if (chosen || rule().vertexCount() == 0) {
        return chosen;
    }
    const Lattice* cells = rule().cells();
    return cells == nullptr ? 0 : cells->cell(cells->rows / 2, cells->cols / 2);
}

void PatternTool::choose(Vertex cell) {
    chosen_ = {cell, document_.vertexRevision()};
    Q_EMIT changed();
}

bool PatternTool::isStamping() const {
    return isStamping_ && rule().cells() != nullptr;
}

void PatternTool::setStamping(bool stamping) {
    isStamping_ = stamping;
    Q_EMIT changed();
}

BoardTool::Advice PatternTool::advice() const {
    if (!canChange()) {
        return {tr("This board is too large for custom patterns."),
                tr("Custom patterns are available for boards of up to %Ln cells.", nullptr,
                   static_cast<int>(maxCells))};
    }
    return {
        tr("Click the lights that pressing %1 should change.").arg(vertexName(rule(), *chosen())),
        tr("Ctrl+click to choose another cell to press.")};
}

void PatternTool::press(QPointF pixel, Qt::KeyboardModifiers modifiers) {
    const std::optional<Vertex> cell = board_.geometry().vertexAt(pixel);
    if (!cell || !canChange()) {
        return;
    }
    if (modifiers.testFlag(Qt::ControlModifier)) {
        choose(*cell);
    } else {
        flip(*cell);
    }
}

bool PatternTool::key(const QKeyEvent& event) {
    const bool acts = event.key() == Qt::Key_Space || event.key() == Qt::Key_Return ||
                      event.key() == Qt::Key_Enter;
    if (acts && board_.cursorVertex() && canChange()) {
        if (event.modifiers().testFlag(Qt::ControlModifier)) {
            choose(*board_.cursorVertex());
        } else {
            flip(*board_.cursorVertex());
        }
    }
    return acts;
}

void PatternTool::paint(QPainter& painter, const Theme& theme) const {
    if (!canChange()) {
        return;
    }
    const bool isGrid = board_.geometry().isGrid();
    painter.setRenderHint(QPainter::Antialiasing);
    rule().forEachToggled(*chosen(), [&](Vertex light) {
        paintTile(painter, board_.geometry().cellRect(light), isGrid, faded(theme.accent, 0.35));
    });
    const QRectF cell = board_.geometry().cellRect(*chosen());
    paintStar(painter, cell.center(), std::max(4.0, cell.width() * 0.2), theme);
}

void PatternTool::flip(Vertex light) {
    const Arc arc{*chosen(), light};
    std::vector<Move> moves;
    Rule changed = rule();
    if (const Lattice* lattice = changed.lattice()) {
        const Game& game = document_.game();
        changed = Rule::onCells(*lattice, toGraph(*lattice));
        Game withPatterns(changed, game.start(), game.target());
        withPatterns.setPresses(game.presses(), game.pressCount());
        moves.emplace_back(Replace{.game = std::move(withPatterns), .isEdit = true});
    }
    const Graph& graph = *changed.graph();
    moves.emplace_back(
        moveToSet(graph, isStamping() ? stamped(*changed.cells(), arc) : std::vector<Arc>{arc},
                  !graph.has(arc)));
    document_.make(moves, tr("change the press pattern"));
}

PatternCard::PatternCard(CurrentDocument& document, PatternTool& tool, QWidget* parent)
    : Card(parent), document_(document), tool_(tool), headline_(addText(TextRole::headline)),
      detail_(addText(TextRole::body)), stamping_(new QCheckBox(this)),
      lights_(new FactLabel([] { return tr("Lights changed by one press"); })) {
    setObjectName(QStringLiteral("patternCard"));
    headline_->setObjectName(QStringLiteral("pattern headline"));
    content()->addWidget(stamping_);
    content()->addWidget(lights_);
    connect(stamping_, &QCheckBox::toggled, &tool, &PatternTool::setStamping);
    connect(&tool, &BoardTool::changed, this, &PatternCard::refresh);
    setTexts<PatternCard>(stamping_, QT_TR_NOOP("The same pattern for every cell"));
    onLanguageChanged(this, [this] { refresh(); });
}

void PatternCard::refresh() {
    const BoardTool::Advice advice = tool_.advice();
    headline_->setText(advice.headline);
    detail_->setText(advice.detail);
    const Rule& rule = document_.game().rule();
    stamping_->setVisible(tool_.canChange() && rule.cells() != nullptr);
    const QSignalBlocker blocker(stamping_); // keeps the choice while another board is shown
    stamping_->setChecked(tool_.isStamping());
    lights_->setVisible(tool_.canChange());
    if (tool_.canChange()) {
        std::size_t lights = 0;
        rule.forEachToggled(*tool_.chosen(), [&lights](Vertex) { ++lights; });
        lights_->setValue(numberText(lights));
    }
}

} // namespace lightsout

#include "moc_PatternTool.cpp"
