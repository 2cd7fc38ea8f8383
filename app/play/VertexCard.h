// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "board/PatternPicture.h"
#include "board/PatternTile.h"
#include "controls/Card.h"
#include "controls/Stage.h"
#include "support/OfRevision.h"

#include <vector>

class QPushButton;

namespace lightsout {

class FormulaLabel;

/// A card about the vertex pointed at: its equation, the lights that a press changes, and the quiet
/// patterns, which can be shown on the board and pressed.
class VertexCard : public Card, public Staged {
    Q_OBJECT

public:
    explicit VertexCard(Workbench& workbench, QWidget* parent = nullptr);

    /// In wall mode, there are fewer and larger pictures.
    void setStage(Stage stage) override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    /// Returns the largest number of patterns that are shown.
    std::size_t maxPictures() const;
    void resizePictures();
    std::optional<Vertex> shownVertex() const {
        return shown_.copyIn(workbench_.document.vertexRevision());
    }
    void showPatterns(const Facts& facts);
    void followGuide();

    Workbench& workbench_;
    Stage stage_ = Stage::desk;
    bool isFollowing_ = true;
    OfRevision<Vertex> shown_; ///< remains set after the pointer has left all cells
    QLabel* text_;
    FormulaLabel* equation_;
    QLabel* patternCaption_;
    std::vector<PatternTile*> tiles_;
    QPushButton* press_;
};

} // namespace lightsout
