// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/ToolBar.h"

#include "text/KeyText.h"
#include "theme/Icon.h"
#include "theme/LookChanges.h"
#include "theme/Theme.h"
#include "window/BoardActions.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

namespace lightsout {

namespace {

constexpr int iconSide = 18; ///< side of an icon next to text of the usual size

/// Adds the shortcut to the button's tool tip.
void nameKey(QToolButton& button, const QAction& action) {
    button.setToolTip(withKey(action.toolTip(), action.shortcut()));
}

/// Keeps the shortcut in the button's tool tip: whenever the action changes, Qt replaces the tool
/// tip with that of the action.
void keepKeyNamed(QToolButton* button, const QAction* action) {
    nameKey(*button, *action);
    QObject::connect(action, &QAction::changed, button,
                     [button, action] { nameKey(*button, *action); });
}

QSize scaledIconSize() {
    const auto pixels = static_cast<int>(iconSide * textScaleInUse());
    return {pixels, pixels};
}

} // namespace

Tools toolsOf(BoardActions& board, QAction* find, QAction* projector) {
    return {.newBoard = board.newBoard,
            .undo = board.undo,
            .redo = board.redo,
            .random = board.random,
            .solvable = board.solvable,
            .allOn = board.allOn,
            .moreLights = {board.allOn, board.allOff, board.offToOn},
            .hint = board.hint,
            .solution = board.solution,
            .autoplay = board.autoplay,
            .find = find,
            .projector = projector};
}

ToolBar::ToolBar(const Tools& tools, QWidget* parent)
    : QToolBar(parent), known_{tools.undo, tools.redo, tools.find, tools.projector},
      others_{tools.newBoard, tools.random,   tools.solvable, tools.allOn,
              tools.hint,     tools.solution, tools.autoplay} {
    setObjectName(QStringLiteral("toolbar"));
    setProperty("tools", true); // for the style sheet
    setMovable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    addAction(tools.newBoard);
    addSeparator();
    addActions({tools.undo, tools.redo});
    addSeparator();
    addActions({tools.solvable, tools.random, tools.allOn});
    if (!tools.moreLights.isEmpty()) {
        auto* lights = static_cast<QToolButton*>(widgetForAction(tools.allOn));
        auto* moreLights = new QMenu(lights);
        moreLights->addActions(tools.moreLights);
        lights->setMenu(moreLights);
        lights->setPopupMode(QToolButton::MenuButtonPopup);
    }
    addSeparator();
    addActions({tools.hint, tools.solution, tools.autoplay});
    auto* space = new QWidget(this);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(space);
    addActions({tools.find, tools.projector});
    for (QAction* action : known_ + others_) {
        auto* button = static_cast<QToolButton*>(widgetForAction(action));
        keepKeyNamed(button, action);
        button->setFocusPolicy(Qt::TabFocus); // Qt's tool bars do without
    }
    QWidget* find = widgetForAction(tools.find);
    onAppearanceChanged(this, [this, find] {
        setWindowTitle(tr("Toolbar"));
        find->setAccessibleName(tr("Search")); // its text is only the key
        setIconSize(scaledIconSize());
    });
}

bool ToolBar::event(QEvent* event) {
    const bool isDone = QToolBar::event(event);
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::LayoutRequest:
    case QEvent::Show:
        fitWords();
        break;
    default:
        break;
    }
    return isDone;
}

int ToolBar::wordWidth(const QList<QAction*>& actions) const {
    int width = 0;
    for (QAction* action : actions) {
        const auto* button = static_cast<QToolButton*>(widgetForAction(action));
        const QFontMetrics metrics = button->fontMetrics();
        // The width is computed in the same way as by the button itself.
        width += metrics.size(Qt::TextShowMnemonic, button->text()).width() +
                 2 * metrics.horizontalAdvance(QLatin1Char(' ')) + 4;
    }
    return width;
}

void ToolBar::setWords(const QList<QAction*>& actions, bool hasWords) {
    const auto style = hasWords ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly;
    for (QAction* action : actions) {
        auto* button = static_cast<QToolButton*>(widgetForAction(action));
        if (button->toolButtonStyle() != style) {
            button->setToolButtonStyle(style);
        }
    }
}

void ToolBar::fitWords() {
    const auto isWorded = [this](const QList<QAction*>& actions) {
        const auto* button = static_cast<QToolButton*>(widgetForAction(actions.front()));
        return button->toolButtonStyle() == Qt::ToolButtonTextBesideIcon;
    };
    const int knownWords = wordWidth(known_);
    const int otherWords = wordWidth(others_);
    int pictures = sizeHint().width();
    pictures -= isWorded(known_) ? knownWords : 0;
    pictures -= isWorded(others_) ? otherWords : 0;
    setWords(known_, pictures + knownWords + otherWords <= width());
    setWords(others_, pictures + otherWords <= width());
}

QWidget* makeStageBar(const QList<QAction*>& actions, QWidget* parent) {
    auto* bar = new QWidget(parent);
    bar->setProperty("tools", true); // for the style sheet
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 12, 0);
    row->setSpacing(2);
    for (QAction* action : actions) {
        auto* button = new QToolButton(bar);
        button->setDefaultAction(action);
        keepKeyNamed(button, action);
        onAppearanceChanged(button, [button] { button->setIconSize(scaledIconSize()); });
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    }
    return bar;
}

} // namespace lightsout

#include "moc_ToolBar.cpp"
