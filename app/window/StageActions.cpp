// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/StageActions.h"

#include "theme/Icon.h"
#include "theme/LookChanges.h"
#include "window/BlankScreen.h"
#include "window/Spotlight.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QPlainTextEdit>
#include <QTextEdit>

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

constexpr double textScaleStep = 0.1;

/// Returns whether a widget uses the keys Page Up and Page Down itself: a text of several lines
/// that can be edited, or a number.
bool usesPageKeys(const QWidget* focus) {
    const auto* rich = qobject_cast<const QTextEdit*>(focus);
    const auto* plain = qobject_cast<const QPlainTextEdit*>(focus);
    return (rich != nullptr && !rich->isReadOnly()) || (plain != nullptr && !plain->isReadOnly()) ||
           qobject_cast<const QAbstractSpinBox*>(focus) != nullptr;
}

} // namespace

StageActions::StageActions(const Appearance& appearance, QWidget* window)
    : QObject(window), projector(new QAction(this)), otherScreen(new QAction(this)),
      subjectOnly(new QAction(this)), forward(new QAction(this)), back(new QAction(this)),
      black(new QAction(this)), white(new QAction(this)), pause(new QAction(this)),
      larger(new QAction(this)), smaller(new QAction(this)), normalSize(new QAction(this)) {
    projector->setIcon(themedIcon(QStringLiteral("projector")));
    projector->setIconVisibleInMenu(false);
    projector->setObjectName(QStringLiteral("projector"));
    projector->setCheckable(true);
    projector->setShortcut(Qt::Key_F11);
    connect(projector, &QAction::toggled, this, [this](bool isOn) {
        Appearance wanted = appearance_;
        wanted.projector = isOn;
        Q_EMIT chosen(wanted);
    });
    otherScreen->setObjectName(QStringLiteral("otherScreen"));
    otherScreen->setShortcut(Qt::CTRL | Qt::Key_F11);
    connect(otherScreen, &QAction::triggered, this, &StageActions::otherScreenChosen);
    const auto followScreens = [this] {
        otherScreen->setEnabled(QGuiApplication::screens().size() > 1);
    };
    followScreens();
    connect(qApp, &QGuiApplication::screenAdded, this, followScreens);
    connect(qApp, &QGuiApplication::screenRemoved, this, followScreens);
    subjectOnly->setCheckable(true);
    subjectOnly->setShortcut(Qt::SHIFT | Qt::Key_F11);
    connect(subjectOnly, &QAction::toggled, this, &StageActions::stageChanged);
    forward->setShortcut(Qt::Key_PageDown);
    connect(forward, &QAction::triggered, this, [this] { Q_EMIT turned(true); });
    back->setShortcut(Qt::Key_PageUp);
    connect(back, &QAction::triggered, this, [this] { Q_EMIT turned(false); });
    // These are the keys that presenters send.
    connect(qApp, &QApplication::focusChanged, this, &StageActions::enableKeys);
    black->setShortcut(Qt::Key_B);
    white->setShortcut(Qt::Key_W);
    pause->setShortcut(Qt::Key_Period);
    auto* blank = new BlankScreen(window);
    connect(black, &QAction::triggered, blank, [blank] { blank->toggle(Qt::black); });
    connect(white, &QAction::triggered, blank, [blank] { blank->toggle(Qt::white); });
    connect(this, &StageActions::stageChanged, blank, &QWidget::hide);
    larger->setShortcuts({Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal});
    connect(larger, &QAction::triggered, this,
            [this] { setTextScale(appearance_.textScale + textScaleStep); });
    smaller->setShortcut(Qt::CTRL | Qt::Key_Minus);
    connect(smaller, &QAction::triggered, this,
            [this] { setTextScale(appearance_.textScale - textScaleStep); });
    normalSize->setShortcut(Qt::CTRL | Qt::Key_0);
    connect(normalSize, &QAction::triggered, this, [this] { setTextScale(1); });
    onLanguageChanged(this, [this] {
        projector->setText(tr("&Projector"));
        projector->setToolTip(
            tr("Full screen with large text, for a projector. Hold %1 for a spotlight.")
                .arg(QKeySequence(Spotlight::key).toString(QKeySequence::NativeText)));
        otherScreen->setText(tr("Projector on the &other screen"));
        otherScreen->setToolTip(tr("Move the window to the other screen and fill it"));
        subjectOnly->setText(tr("Hide &everything else"));
        subjectOnly->setToolTip(tr("Project only the board, matrix or map"));
        forward->setText(tr("Next step, solution or tiling"));
        back->setText(tr("Previous step, solution or tiling"));
        black->setText(tr("Black screen"));
        white->setText(tr("White screen"));
        pause->setText(tr("Pause or continue"));
        larger->setText(tr("Lar&ger text"));
        smaller->setText(tr("&Smaller text"));
        normalSize->setText(tr("&Normal text size"));
    });
    show(appearance);
}

void StageActions::setTextScale(double scale) {
    Appearance wanted = appearance_;
    // The scale is rounded to whole steps.
    wanted.textScale = std::clamp(std::round(scale / textScaleStep) * textScaleStep,
                                  Appearance::minText, Appearance::maxText);
    Q_EMIT chosen(wanted);
}

void StageActions::show(const Appearance& appearance) {
    appearance_ = appearance;
    const bool isOnWall = appearance.projector;
    {
        const QSignalBlocker blocker(this); // so that a choice is emitted only once
        projector->setChecked(isOnWall);
        if (!isOnWall) {
            subjectOnly->setChecked(false);
        }
    }
    subjectOnly->setEnabled(isOnWall);
    enableKeys();
    Q_EMIT stageChanged();
}

void StageActions::setLesson(bool isOpen) {
    isLesson_ = isOpen;
    enableKeys();
}

void StageActions::enableKeys() {
    const QWidget* focus = QApplication::focusWidget();
    const bool isWriting = focus != nullptr && focus->testAttribute(Qt::WA_InputMethodEnabled);
    const bool isPresenting = appearance_.projector && !isWriting;
    for (QAction* action : {black, white, pause}) {
        action->setEnabled(isPresenting);
    }
    for (QAction* action : {forward, back}) {
        action->setEnabled(isPresenting || (isLesson_ && !usesPageKeys(focus)));
    }
}

Stage StageActions::stage() const {
    return !appearance_.projector     ? Stage::desk
           : subjectOnly->isChecked() ? Stage::subjectOnly
                                      : Stage::wall;
}

} // namespace lightsout

#include "moc_StageActions.cpp"
