// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawing/DrawingActions.h"

#include "document/DrawingClipboard.h"
#include "game/GraphEdits.h"
#include "theme/LookChanges.h"

#include <QClipboard>
#include <QGuiApplication>

namespace lightsout {

namespace {

/// Copying a part of a drawing with more influences takes longer than an animation frame.
constexpr std::size_t maxInstantArcs = 20'000;

/// Returns a function that extracts the selected part of the current drawing, on any thread.
auto selectedPartOf(const Drawing& drawing) {
    return [game = drawing.game(), vertices = drawing.vertices()](Progress& progress) {
        return partOf(game, {vertices.begin(), vertices.end()}, progress);
    };
}

} // namespace

DrawingActions::DrawingActions(Drawing& drawing, Keys keys, QObject* parent)
    : QObject(parent), cut(new QAction(this)), copy(new QAction(this)),
      duplicate(new QAction(this)), selectAll(new QAction(this)), erase(new QAction(this)),
      join(new QAction(this)), separate(new QAction(this)), mutual(new QAction(this)),
      oneWay(new QAction(this)), reverse(new QAction(this)), selfOn(new QAction(this)),
      selfOff(new QAction(this)), merge(new QAction(this)), mirrorHorizontally(new QAction(this)),
      mirrorVertically(new QAction(this)), alignHorizontally(new QAction(this)),
      alignVertically(new QAction(this)), distributeHorizontally(new QAction(this)),
      distributeVertically(new QAction(this)), snap(new QAction(this)), drawing_(drawing) {
    duplicate->setObjectName(QStringLiteral("duplicate"));
    erase->setObjectName(QStringLiteral("eraseSelected"));
    join->setObjectName(QStringLiteral("connectAll"));
    merge->setObjectName(QStringLiteral("merge"));
    onLanguageChanged(this, [this] { retranslate(); });
    const auto on = [this](QAction* action, auto edit) {
        connect(action, &QAction::triggered, this, edit);
    };
    on(cut, [this] {
        copyVertices();
        drawing_.eraseSelected();
    });
    on(copy, [this] { copyVertices(); });
    on(duplicate, [this] { duplicateVertices(); });
    on(selectAll, [this] { drawing_.selectAll(); });
    on(erase, [this] { drawing_.eraseSelected(); });
    on(join, [this] { drawing_.joinSelected(); });
    on(separate, [this] { drawing_.separateSelected(); });
    on(mutual, [this] { drawing_.setMutual(true); });
    on(oneWay, [this] { drawing_.setMutual(false); });
    on(reverse, [this] { drawing_.reverseSelected(); });
    on(selfOn, [this] { drawing_.setSelfInfluence(true); });
    on(selfOff, [this] { drawing_.setSelfInfluence(false); });
    on(merge, [this] { drawing_.mergeSelected(); });
    on(mirrorHorizontally, [this] { drawing_.mirrorSelected(Axis::horizontal); });
    on(mirrorVertically, [this] { drawing_.mirrorSelected(Axis::vertical); });
    on(alignHorizontally, [this] { drawing_.alignSelected(Axis::horizontal); });
    on(alignVertically, [this] { drawing_.alignSelected(Axis::vertical); });
    on(distributeHorizontally, [this] { drawing_.distributeSelected(Axis::horizontal); });
    on(distributeVertically, [this] { drawing_.distributeSelected(Axis::vertical); });
    on(snap, [this] { drawing_.snapSelected(); });
    if (keys == Keys::all) {
        cut->setShortcut(QKeySequence::Cut);
        copy->setShortcut(QKeySequence::Copy);
        duplicate->setShortcut(Qt::CTRL | Qt::Key_D);
        selectAll->setShortcut(QKeySequence::SelectAll);
        erase->setShortcut(QKeySequence::Delete);
        merge->setShortcut(Qt::CTRL | Qt::Key_M);
    }
    connect(&copying_, &Job::failed, this, [this](const JobFailure& failure) {
        drawing_.setCopying(false);
        Q_EMIT Jobs::all().failed(&copying_, failure);
    });
    connect(&drawing, &Drawing::selectionChanged, this, &DrawingActions::enable);
    enable();
}

void DrawingActions::copyVertices() {
    copying_.cancel();
    if (drawing_.graph().arcCount() <= maxInstantArcs) {
        copySelected(drawing_);
        drawing_.setCopying(false);
        return;
    }
    drawing_.setCopying(true);
    QGuiApplication::clipboard()->clear(); // so that its old content is not pasted instead
    copying_.start([part = selectedPartOf(drawing_)](
                       Progress& progress) { return textsOf(part(progress), progress); },
                   [this](const CopiedTexts& texts) {
                       putOnClipboard(texts);
                       drawing_.setCopying(false);
                   });
}

void DrawingActions::duplicateVertices() {
    if (drawing_.graph().arcCount() <= maxInstantArcs) {
        duplicateSelected(drawing_);
        return;
    }
    duplicating_.start(
        [game = drawing_.game(), part = selectedPartOf(drawing_)](Progress& progress) {
            return withPasted(game, part(progress), progress);
        },
        [this, revision = drawing_.revision()](std::optional<Game> larger) {
            if (revision != drawing_.revision()) {
                duplicate->trigger(); // starts again with the current selection
            } else if (larger) {
                replaceByDuplicated(drawing_, *std::move(larger));
            }
        });
}

void DrawingActions::retranslate() {
    cut->setText(tr("Cu&t"));
    copy->setText(tr("&Copy"));
    duplicate->setText(tr("D&uplicate"));
    selectAll->setText(tr("Select &all"));
    erase->setText(tr("&Delete"));
    join->setText(tr("C&onnect all"));
    separate->setText(tr("D&isconnect"));
    mutual->setText(tr("&Both ways"));
    oneWay->setText(tr("O&ne way"));
    reverse->setText(tr("&Reverse"));
    selfOn->setText(tr("Self-&influence"));
    selfOff->setText(tr("Withou&t self-influence"));
    merge->setText(tr("&Merge into one"));
    mirrorHorizontally->setText(tr("Mirror &left and right"));
    mirrorVertically->setText(tr("Mirror &top and bottom"));
    alignHorizontally->setText(tr("Align in a &row"));
    alignVertically->setText(tr("Align in a &column"));
    distributeHorizontally->setText(tr("Space evenly &across"));
    distributeVertically->setText(tr("Space evenly &down"));
    snap->setText(tr("&Snap to grid"));
}

QList<QAction*> DrawingActions::influences() const {
    return {join, separate, mutual, oneWay, reverse, selfOn, selfOff, merge};
}

QList<QAction*> DrawingActions::arrangements() const {
    return {mirrorHorizontally,
            mirrorVertically,
            alignHorizontally,
            alignVertically,
            distributeHorizontally,
            distributeVertically,
            snap};
}

void DrawingActions::enable() {
    const std::size_t vertices = drawing_.vertices().size();
    for (QAction* action : {cut, copy, duplicate, selfOn, selfOff, snap}) {
        action->setEnabled(vertices > 0);
    }
    join->setEnabled(vertices > 1 && vertices <= Drawing::maxJoined);
    for (QAction* action : {separate, merge, mirrorHorizontally, mirrorVertically,
                            alignHorizontally, alignVertically}) {
        action->setEnabled(vertices > 1);
    }
    distributeHorizontally->setEnabled(vertices > 2);
    distributeVertically->setEnabled(vertices > 2);
    erase->setEnabled(drawing_.hasSelection());
    const bool hasEdges = drawing_.canDraw() && !drawing_.edgesMeant().empty();
    for (QAction* action : {mutual, oneWay, reverse}) {
        action->setEnabled(hasEdges);
    }
}

} // namespace lightsout

#include "moc_DrawingActions.cpp"
