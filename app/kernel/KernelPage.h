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
    void turn(bool isForward) override;

    QStringList commands() const override;

    QJsonObject state() const override;
    void restore(const QJsonObject& state) override;

    std::optional<BitVector> chosenPattern() const override;
    /// Browses all quiet patterns, which must be known.
    void browse();

protected:
    Card* showCard(const QString& id) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Returns the visible patterns and solutions as text.
    QString mainText() const override;
    void refresh();
    /// On a wall, shows only one card next to the patterns: the counts, if they were requested, or
    /// the proof that an unsolvable board has no solution, or the solutions.
    void showOneOnWall();
    /// Shows the counts in place of the solutions on a wall, or the solutions again.
    void setCountsInFront(bool areInFront);
    /// Arranges the columns side by side if both fit, otherwise one below the other.
    void arrange();

    Stage stage_ = Stage::desk;
    bool areCountsInFront_ = false; ///< on a wall
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
