#include "drawing/DrawingActions.h"

#include "document/DrawingClipboard.h"

namespace lightsout {

DrawingActions::DrawingActions(Drawing& drawing, Keys keys, QObject* parent)
    : QObject(parent), cut(new QAction(tr("Cu&t"), this)), copy(new QAction(tr("&Copy"), this)),
      paste(new QAction(tr("&Paste"), this)), duplicate(new QAction(tr("D&uplicate"), this)),
      selectAll(new QAction(tr("Select &all"), this)), erase(new QAction(tr("&Delete"), this)),
      join(new QAction(tr("C&onnect all"), this)), separate(new QAction(tr("D&isconnect"), this)),
      mutual(new QAction(tr("&Both ways"), this)), oneWay(new QAction(tr("O&ne way"), this)),
      reverse(new QAction(tr("&Reverse"), this)), selfOn(new QAction(tr("Change &itself"), this)),
      selfOff(new QAction(tr("Do not change i&tself"), this)),
      merge(new QAction(tr("&Merge into one"), this)),
      mirrorHorizontally(new QAction(tr("Mirror &left and right"), this)),
      mirrorVertically(new QAction(tr("Mirror &top and bottom"), this)),
      alignHorizontally(new QAction(tr("Align in a &row"), this)),
      alignVertically(new QAction(tr("Align in a &column"), this)),
      distributeHorizontally(new QAction(tr("Space evenly &across"), this)),
      distributeVertically(new QAction(tr("Space evenly &down"), this)),
      snap(new QAction(tr("&Snap to grid"), this)), drawing_(drawing) {
    const auto on = [this](QAction* action, auto edit) {
        connect(action, &QAction::triggered, this, edit);
    };
    on(cut, [this] {
        copySelected(drawing_);
        drawing_.eraseSelected();
    });
    on(copy, [this] { copySelected(drawing_); });
    on(paste, [this] {
        if (drawing_.canDraw() && canPaste()) {
            lightsout::paste(drawing_);
        }
    });
    on(duplicate, [this] { duplicateSelected(drawing_); });
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
        paste->setShortcut(QKeySequence::Paste);
        duplicate->setShortcut(Qt::CTRL | Qt::Key_D);
        selectAll->setShortcut(QKeySequence::SelectAll);
        erase->setShortcut(QKeySequence::Delete);
        merge->setShortcut(Qt::CTRL | Qt::Key_M);
    }
    connect(&drawing, &Drawing::selectionChanged, this, &DrawingActions::enable);
    enable();
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
    join->setEnabled(vertices > 1 && vertices <= Drawing::mostJoined);
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
