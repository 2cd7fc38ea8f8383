// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/Comparison.h"
#include "look/Stage.h"
#include "tab/PageState.h"

#include <QWidget>

class QHBoxLayout;
class QPushButton;
class QStackedWidget;

namespace lightsout {

class FactsCard;
class LawsCard;
class ModeBar;
class PatternsCard;
class TextLabel;
class TwinBoards;

/// The document's board and the pinned one, played together, and beside them their facts, patterns
/// or laws.
class CompareView : public QWidget, public Staged, public PageState {
    Q_OBJECT

public:
    explicit CompareView(Workbench& workbench, QWidget* parent = nullptr);

    void setStage(Stage stage) override;

    QJsonObject state() const override;
    void restore(const QJsonObject& state) override;

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* makeBoards();
    QWidget* makeSide();
    QWidget* makeInvitation();
    void retranslate();
    void refresh();
    void showPart(int part);
    void showPatterns();

    Workbench& workbench_;
    Comparison comparison_;
    TwinBoards* boards_;
    QPushButton* pin_;
    QPushButton* unpin_;
    TextLabel* problem_;
    ModeBar* parts_;
    FactsCard* facts_;
    PatternsCard* patterns_;
    LawsCard* laws_;
    QStackedWidget* cards_;
    QWidget* boardsSide_;
    QWidget* factsSide_;
    QWidget* comparing_;
    QHBoxLayout* columns_; ///< of both sides
    TextLabel* headline_;
    TextLabel* advice_;
    QPushButton* firstPin_;
    QWidget* invitation_; ///< while no board is pinned
    QStackedWidget* views_;
};

} // namespace lightsout
