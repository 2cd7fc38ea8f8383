// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernel/CountsCard.h"
#include "kernel/SolutionsCard.h"
#include "page/Page.h"

class QBoxLayout;

namespace lightsout {

class CardColumn;
class OverlapCard;
class PageScroller;
class QuietPatternsCard;

/// Returns the scenes for pictures of the page.
std::vector<Scene> kernelScenes();

/// The page for quiet patterns and for all solutions, which differ by quiet patterns.
class KernelPage : public Page {
    Q_OBJECT

public:
    explicit KernelPage(Workbench& workbench, QWidget* parent = nullptr);

    static PageDescription description();

    void setStage(Stage stage) override;
    /// In desk mode, patterns are viewed together with the text about them.
    Stage stageInLesson(Stage stage) const override {
        return stage == Stage::desk ? stage : Stage::subjectOnly;
    }
    void turn(bool isForward) override { solutions_->turn(isForward); }

    QStringList commands() const override;

    QJsonObject state() const override;
    void restore(const QJsonObject& state) override;

    std::optional<BitVector> chosenPattern() const override;
    /// Browses all quiet patterns, which must be known.
    void browse();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Returns the visible patterns and solutions as text.
    QString mainText() const override;
    void refresh();
    /// On a wall, shows the proof that an unsolvable board has no solution in place of its
    /// solutions.
    void showProofOnWall();
    /// Arranges the columns side by side if both fit, otherwise one below the other.
    void arrange();

    Stage stage_ = Stage::desk;
    QuietPatternsCard* patterns_;
    OverlapCard* overlaps_;
    SolutionsCard* solutions_;
    CountsCard* counts_;
    CardColumn* left_;
    CardColumn* right_;
    QBoxLayout* columns_;
    PageScroller* scroller_;
};

} // namespace lightsout
