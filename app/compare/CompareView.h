// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/Comparison.h"
#include "controls/ModeBar.h"
#include "controls/Stage.h"

#include <QJsonObject>
#include <QWidget>

class QHBoxLayout;
class QPushButton;

namespace lightsout {

class FactCard;
class FrontStack;
class LawsCard;

class PatternsCard;
class TextLabel;
class TwinBoards;

/// A view of the document's board and the pinned board, which are played together. Their facts,
/// patterns or laws are shown next to them. The view should be shown only while a board is pinned.
class CompareView : public QWidget {
    Q_OBJECT

public:
    /// What is next to the boards.
    enum class Part { facts, patterns, laws };

    explicit CompareView(Workbench& workbench, QWidget* parent = nullptr);

    void setStage(Stage stage);
    static constexpr ModeIds<Part, 3> partIds{{{Part::facts, "compareFacts"},
                                               {Part::patterns, "comparePatterns"},
                                               {Part::laws, "compareLaws"}}};
    void showPart(Part part);

    QJsonObject state() const;
    void restore(const QJsonObject& state);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* makeBoards();
    QWidget* makeSide();
    void refresh();
    void showPatterns();

    Workbench& workbench_;
    Comparison comparison_;
    TwinBoards* boards_;
    QPushButton* pin_;
    QPushButton* unpin_;
    TextLabel* problem_;
    ModeBar* parts_;
    FactCard* facts_;
    PatternsCard* patterns_;
    LawsCard* laws_;
    FrontStack* cards_;
    QWidget* factsSide_;
    QHBoxLayout* columns_; ///< columns with the boards and the cards about them
};

} // namespace lightsout
