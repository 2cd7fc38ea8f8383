// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/EnumBox.h"
#include "page/Page.h"
#include "randomplay/RandomPlay.h"

#include <functional>
#include <memory>

class QAbstractButton;
class QCheckBox;
class QLabel;
class QStackedWidget;

namespace lightsout {

class ChainCard;
class ExperimentsView;
class SpectrumCard;
class StageGrid;
class StatesCard;
class TimeCard;
class WinningView;

/// Returns the scenes for pictures of the page.
std::vector<Scene> randomPlayScenes();

/// The page for random play, with simulation, exact laws, the Markov chain and the state graph.
class RandomPlayPage : public Page {
    Q_OBJECT

public:
    explicit RandomPlayPage(Workbench& workbench, QWidget* parent = nullptr);
    ~RandomPlayPage() override;

    static PageDescription description();

    /// Sets the stage. In wall mode, one card of a view is large and in front.
    void setStage(Stage stage) override;
    /// In desk mode, state graphs are viewed together with the text about them.
    Stage stageInLesson(Stage stage) const override;
    /// Brings the next or previous card of the view to the front.
    void turn(bool isForward) override;

    QStringList commands() const override;

    QJsonObject state() const override;
    void restore(const QJsonObject& state) override;

    /// Shows the distance from the limit, instead of the mean, over time.
    void showDistance();

protected:
    void showEvent(QShowEvent* event) override;
    Card* showCard(const QString& id) override;

private:
    void refresh();
    StageGrid* makeLaws();
    /// Returns a button that unfolds a card with this title.
    QAbstractButton* makeOpener(const Card& card, const std::function<QString()>& title);
    QWidget* makeChain();
    /// Shows the eigenvalues next to a chain, but next to a lesson only if it names them.
    void showSpectrum();
    void addSwitches();
    /// Moves the switches that apply to the current view into one of its rows.
    void showSwitches();
    enum class View { laws, experiments, chain, states, winning };
    static constexpr ModeIds<View, 5> modeIds{{{View::laws, "laws"},
                                               {View::experiments, "experiments"},
                                               {View::chain, "chain"},
                                               {View::states, "states"},
                                               {View::winning, "winning"}}};
    View view() const { return modeValue(modeIds, mode()); }
    void showView(const QString& mode);
    /// Returns the commands for the winning times and for the games that were played.
    QStringList winningCommands() const;
    /// Shows in start_ which cell is black if games start with a single black cell.
    void nameStart();

    /// Shows the board without its holes in a page of its own, or hides that page if `game` is
    /// nullopt.
    void showWhole(const std::optional<Game>& game);
    /// Shows the chosen view, or why it is not available.
    void showViews();

    RandomPlay play_;
    /// For boards with holes: the board without them, and the page that plays on it. They are null
    /// until they are needed.
    std::unique_ptr<Workbench> wholeBench_;
    RandomPlayPage* whole_ = nullptr;
    bool hasOnlyLaws_ = false; ///< some vertex has only a button or only a light
    QCheckBox* lazy_;
    QCheckBox* lamps_; ///< lamps instead of black and white pieces
    EnumBox<RandomPlay::Start>* start_;
    QWidget* strip_;                 ///< progress of long work
    std::array<QLayout*, 5> rows_{}; ///< the row of each view for the switches
    Stage stage_ = Stage::desk;
    TimeCard* time_ = nullptr;
    QList<QAbstractButton*> openers_; ///< of the folded cards of the view of the laws
    StageGrid* laws_;
    ExperimentsView* experiments_;
    ChainCard* chain_;
    SpectrumCard* spectrum_;
    bool isSpectrumNamed_ = false; ///< by a lesson or a search
    StatesCard* states_;
    WinningView* winning_;
    QStackedWidget* views_;
    QLabel* refusal_;
};

} // namespace lightsout
