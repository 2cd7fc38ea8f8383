// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "page/Page.h"
#include "tilings/SearchCard.h"
#include "tilings/TilingFacts.h"

#include <QTimer>

class QHBoxLayout;
class QLabel;
class QStackedWidget;

namespace lightsout {

class CardColumn;
class GalleryCard;
class LegendCard;
class MapCard;
class OverviewCard;
class PuzzleCard;
class TilingMap;
class TilingView;

/// Returns the scenes for pictures of the page.
std::vector<Scene> tilingsScenes();

/// The page for tilings, which are sets of presses that change every light exactly once. Users can
/// browse them, watch the search, place tiles by hand, or see which boards have tilings.
class TilingsPage : public Page {
    Q_OBJECT

public:
    explicit TilingsPage(Workbench& workbench, QWidget* parent = nullptr);

    static PageDescription description();

    void setStage(Stage stage) override;
    void turn(bool isForward) override;

    QStringList commands() const override;

    QJsonObject state() const override;
    void restore(const QJsonObject& state) override;

    enum class Mode { browse, search, hand, map };
    static constexpr ModeIds<Mode, 4> modeIds{{{Mode::browse, "browse"},
                                               {Mode::search, "search"},
                                               {Mode::hand, "by-hand"},
                                               {Mode::map, "map"}}};
    void setMode(Mode mode);
    /// Goes to a step of the displayed search.
    void setStep(std::size_t step) { player_.setStep(step); }

    /// The maximum number of vertices of a board that is drawn.
    static constexpr std::size_t maxDrawn = 40'000;
    /// The maximum number of vertices of a board whose search is shown. For larger boards, only a
    /// short proof is shown.
    static constexpr std::size_t maxWatched = 144;

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void connectParts();
    void followMove();
    /// Refreshes everything for the current rule and mode.
    void refresh();
    void forgetRule();
    void findTilings();
    void count();
    void showFacts();
    /// Refreshes everything that depends on the facts.
    void followFacts();
    void watchProof();
    void loadSearch();
    void showStep();
    void showHand();
    void openBoard(const Lattice& board);

    Rule rule_; ///< rule to which the members below belong
    bool isRuleKnown_ = false;
    std::shared_ptr<const TilingFacts> facts_;
    QString count_;
    BitVector chosen_; ///< presses that are shown while browsing
    bool wasStopped_ = false;
    bool isProofWanted_ = false; ///< whether to play the proof once the search is recorded
    Job finding_{this};
    Job counting_{this};
    Job recording_{this};
    QTimer progress_;
    SearchPlayer player_{this};

    Mode mode_ = Mode::browse;
    QStackedWidget* left_;
    TilingView* board_;
    TilingMap* map_;
    QLabel* tooLarge_;
    OverviewCard* overview_;
    GalleryCard* gallery_;
    LegendCard* legend_;
    SearchCard* search_;
    PuzzleCard* hand_;
    MapCard* mapCard_;
    CardColumn* cards_;
    QHBoxLayout* columns_;
};

} // namespace lightsout
