// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/BoardActions.h"

#include "newboard/NewBoardDialog.h"
#include "theme/Icon.h"
#include "theme/LookChanges.h"

#include <QRandomGenerator>

#include <tuple>
#include <utility>

namespace lightsout {

namespace {

Random freshRandom() {
    return Random(QRandomGenerator::global()->generate64());
}

} // namespace

BoardActions::BoardActions(Workbench& workbench, QWidget* window)
    : QObject(window), newBoard(new QAction(this)), examples(new QAction(this)),
      undo(new QAction(this)), redo(new QAction(this)), restart(new QAction(this)),
      random(new QAction(this)), solvable(new QAction(this)), allOn(new QAction(this)),
      allOff(new QAction(this)), offToOn(new QAction(this)), hint(new QAction(this)),
      solution(new QAction(this)), autoplay(new QAction(this)), onlyLit(new QAction(this)),
      symmetry(new QAction(this)), pin(new QAction(this)), compare(new QAction(this)),
      workbench_(workbench), window_(window) {
    decorate();
    onLanguageChanged(this, [this] { retranslate(); });
    connectSteps();
    connectBoard();
    CurrentDocument& document = workbench.document;
    connect(onlyLit, &QAction::toggled, &document, &CurrentDocument::setOnlyLit);
    Symmetries& symmetries = workbench.symmetries;
    connect(symmetry, &QAction::triggered, &symmetries, &Symmetries::showNext);
    const auto enableSymmetry = [this] { symmetry->setEnabled(workbench_.symmetries.canShow()); };
    connect(&symmetries, &Symmetries::changed, this, enableSymmetry);
    enableSymmetry();
    PinnedBoard& pinned = workbench.pinned;
    connect(pin, &QAction::triggered, &pinned, [&pinned, &document] {
        if (document.game().vertexCount() > 0) {
            pinned.pin(document.game());
            pinned.compare();
        }
    });
    connect(compare, &QAction::triggered, &pinned, &PinnedBoard::compare);
    const auto enableCompare = [this, &pinned] { compare->setEnabled(pinned.exists()); };
    connect(&pinned, &PinnedBoard::changed, this, enableCompare);
    enableCompare();
    Guide& guide = workbench.guide;
    connect(hint, &QAction::triggered, &guide, &Guide::showHint);
    connect(solution, &QAction::toggled, &guide, &Guide::setSolutionWanted);
    connect(autoplay, &QAction::toggled, &guide, &Guide::setPlaying);
    connect(&guide, &Guide::changed, this, &BoardActions::followGuide);
    followGuide();
}

void BoardActions::decorate() {
    // The names by which lessons refer to the actions. They are also the names of the icons.
    const std::tuple<QAction*, const char*, bool> icons[] = {
        {newBoard, "new-board", false}, {undo, "undo", true},
        {redo, "redo", true},           {random, "random", false},
        {solvable, "solvable", false},  {allOn, "all-on", false},
        {hint, "hint", false},          {solution, "solution", false},
        {autoplay, "autoplay", false},
    };
    for (const auto& [action, name, isMirrored] : icons) {
        action->setObjectName(QLatin1String(name));
        action->setIcon(themedIcon(QLatin1String(name), isMirrored));
        action->setIconVisibleInMenu(false);
    }
    examples->setObjectName(QStringLiteral("examples"));
    offToOn->setObjectName(QStringLiteral("offToOn"));
    newBoard->setShortcut(QKeySequence::New);
    undo->setShortcut(QKeySequence::Undo);
    redo->setShortcut(QKeySequence::Redo);
    restart->setShortcut(Qt::CTRL | Qt::Key_Backspace);
    random->setShortcut(Qt::CTRL | Qt::Key_R);
    solvable->setShortcut(Qt::CTRL | Qt::Key_L);
    hint->setShortcut(Qt::CTRL | Qt::Key_H);
    solution->setShortcut(Qt::CTRL | Qt::Key_J);
    autoplay->setShortcut(Qt::Key_F5);
    onlyLit->setCheckable(true);
    onlyLit->setChecked(workbench_.document.onlyLit());
    symmetry->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_Y);
    solution->setCheckable(true);
    autoplay->setCheckable(true);
}

void BoardActions::connectSteps() {
    presses_ = workbench_.document->undoStack();
    steps_.addStack(presses_);
    steps_.setActiveStack(presses_);
    connect(&steps_, &QUndoGroup::activeStackChanged, this, [this](const QUndoStack* active) {
        if (active == nullptr) {
            steps_.setActiveStack(presses_);
        }
        nameSteps();
    });
    connect(&workbench_.document, &CurrentDocument::replaced, this, [this] {
        QUndoStack* former = std::exchange(presses_, workbench_.document->undoStack());
        steps_.addStack(presses_);
        steps_.removeStack(former); // if `former` was active, the new one becomes active
    });
    connect(undo, &QAction::triggered, &steps_, &QUndoGroup::undo);
    connect(redo, &QAction::triggered, &steps_, &QUndoGroup::redo);
    connect(&steps_, &QUndoGroup::indexChanged, this, &BoardActions::nameSteps);
}

void BoardActions::connectBoard() {
    CurrentDocument& document = workbench_.document;
    connect(newBoard, &QAction::triggered, this, [this] { chooseNewBoard(BoardCategory::grids); });
    connect(examples, &QAction::triggered, this,
            [this] { chooseNewBoard(BoardCategory::examples); });
    connect(restart, &QAction::triggered, this,
            [this, &document] { begin(document.game().start(), tr("start over")); });
    connect(random, &QAction::triggered, this, [this, &document] {
        Random source = freshRandom();
        setLights(BitVector::random(document.game().vertexCount(), source), tr("random lights"),
                  tr("random target"));
    });
    connect(solvable, &QAction::triggered, this, [this, &document] {
        Random source = freshRandom();
        // The target can be reached from the lights if and only if the lights can be reached from
        // the target. So either one can be chosen to match the other.
        const Game& game = document.game();
        setLights(randomSolvableLights(game.rule(),
                                       isTargetEdited() ? game.lights() : game.target(), source),
                  tr("solvable lights"), tr("reachable target"));
    });
    connect(allOn, &QAction::triggered, this, [this, &document] {
        setLights(BitVector::ones(document.game().vertexCount()), tr("all on"),
                  tr("target all on"));
    });
    connect(allOff, &QAction::triggered, this, [this, &document] {
        setLights(BitVector(document.game().vertexCount()), tr("all off"), tr("target all off"));
    });
    connect(offToOn, &QAction::triggered, this, [this, &document] {
        const Game& game = document.game();
        replaceBy(
            Game(game.rule(), BitVector(game.vertexCount()), BitVector::ones(game.vertexCount())),
            tr("from all off to all on"));
    });
}

void BoardActions::retranslate() {
    newBoard->setText(tr("&New board"));
    examples->setText(tr("E&xamples"));
    restart->setText(tr("Start &over"));
    random->setText(tr("R&andom"));
    solvable->setText(tr("New &game"));
    allOn->setText(tr("All o&n"));
    allOff->setText(tr("All o&ff"));
    offToOn->setText(tr("From all off &to all on"));
    offToOn->setToolTip(tr("Start with all lights off and turn them all on"));
    hint->setText(tr("&Hint"));
    solution->setText(tr("&Solution"));
    autoplay->setText(tr("A&utoplay"));
    onlyLit->setText(tr("Press &only lit cells"));
    symmetry->setText(tr("Show a s&ymmetry"));
    pin->setText(tr("&Pin this board"));
    compare->setText(tr("&Compare with the pinned board"));
    // Buttons have these short texts regardless of the name of the step.
    undo->setIconText(tr("Undo"));
    redo->setIconText(tr("Redo"));
    newBoard->setToolTip(tr("Choose the size and the kind of a new board"));
    examples->setToolTip(tr("Open an interesting board to play"));
    restart->setToolTip(tr("Go back to the lights this game began with"));
    random->setToolTip(
        tr("Set random lights, which may have no solution, or a random target while editing it"));
    solvable->setToolTip(
        tr("Deal random lights that can be turned off, or a reachable target while editing it"));
    allOn->setToolTip(tr("Turn all lights on, or set the target to all on while editing it"));
    allOff->setToolTip(tr("Turn all lights off, or set the target to all off while editing it"));
    hint->setToolTip(tr("Show one press of a solution"));
    solution->setToolTip(tr("Show all presses of a solution, or why there is none"));
    autoplay->setToolTip(tr("Watch the solution being played"));
    onlyLit->setToolTip(tr("Play a harder game: cells that are off can't be pressed"));
    pin->setToolTip(tr("Keep this board at hand to compare it with others"));
    compare->setToolTip(tr("Show the pinned board next to this one, and play both together"));
    symmetry->setToolTip(tr("Apply a symmetry of the rule to the board"));
    nameSteps();
}

void BoardActions::nameSteps() {
    const QString undone = steps_.undoText();
    const QString redone = steps_.redoText();
    undo->setText(undone.isEmpty() ? tr("&Undo") : tr("&Undo %1").arg(undone));
    redo->setText(redone.isEmpty() ? tr("&Redo") : tr("&Redo %1").arg(redone));
    undo->setEnabled(steps_.canUndo());
    redo->setEnabled(steps_.canRedo());
}

void BoardActions::chooseNewBoard(BoardCategory category) {
    NewBoardDialog dialog(category, window_);
    if (dialog.exec() == QDialog::Accepted) {
        workbench_.document.begin(dialog.game());
    }
}

bool BoardActions::isTargetEdited() const {
    return workbench_.isTargetEdited;
}

void BoardActions::setLights(BitVector lights, const QString& text, const QString& targetText) {
    if (!isTargetEdited()) {
        begin(std::move(lights), text);
        return;
    }
    Game changed = workbench_.document.game();
    changed.setTarget(std::move(lights));
    replaceBy(std::move(changed), targetText);
}

void BoardActions::begin(BitVector lights, const QString& text) {
    const Game& game = workbench_.document.game();
    replaceBy(Game(game.rule(), std::move(lights), game.target()), text);
}

void BoardActions::replaceBy(Game game, const QString& text) {
    if (game != workbench_.document.game()) {
        workbench_.document.make(Replace{std::move(game)}, text);
    }
}

void BoardActions::followGuide() {
    solution->setChecked(workbench_.guide.isSolutionWanted());
    autoplay->setChecked(workbench_.guide.isPlaying());
}

} // namespace lightsout

#include "moc_BoardActions.cpp"
