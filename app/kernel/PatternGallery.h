// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "kernel/PatternList.h"
#include "look/Stage.h"

#include <QWidget>

class QButtonGroup;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace lightsout {

class PageRow;
class TileLayout;

/// Pages of small boards to browse: all of a list, those up to symmetry, the symmetric ones, or
/// those with a number of presses. One of them can be chosen.
class PatternGallery : public QWidget {
    Q_OBJECT

public:
    enum class Kind { solutions, quietPatterns };
    static constexpr std::size_t tilesPerPage = 16;

    explicit PatternGallery(Kind kind, QWidget* parent = nullptr);

    /// Puts the buttons that choose what is shown into a row with others.
    void addFiltersTo(QLayout& row);
    /// The row under the tiles, for what can be done with the chosen one.
    QHBoxLayout* actions() { return actions_; }

    void setStage(Stage stage);

    /// Lists nothing.
    void clear() { setPatterns({}, {}); }
    /// Shows the first page of what is listed of a set, and chooses its first pattern.
    void setPatterns(PatternSet set, PatternList list);
    /// Puts one more in front, and chooses it where the first page is shown.
    void addFirst(const BitVector& pattern);
    /// Only those of `presses` presses, or all again. Where only a sample is listed they are looked
    /// for.
    void showOnly(std::optional<std::size_t> presses);

    /// Chooses the next pattern or the one before, on the pages beside too.
    void turn(bool isForward);
    /// Nothing while nothing is listed.
    std::optional<BitVector> chosen() const;

Q_SIGNALS:
    void choiceChanged();

private:
    void retranslate();
    enum Filter { all, representatives, symmetric };

    QPushButton* addFilter(Filter filter);
    const PatternList& shownList() const { return found_ ? *found_ : list_; }
    void find(std::size_t presses);
    void showFilters();
    void select();
    void showPage();
    /// Gives the tiles of the page their texts and colours.
    void nameTiles();
    void reportFound();
    bool passes(const ListedPattern& listed) const;

    Kind kind_;
    PatternSet set_;
    PatternList list_;
    std::optional<PatternList> found_;  ///< those of `presses_`, where the list is a sample
    std::vector<std::size_t> selected_; ///< places in the shown list that pass the filters
    bool marksSymmetric_ = false;       ///< some are symmetric, others are not
    std::optional<std::size_t> presses_;
    QButtonGroup* filters_;
    QPushButton* allButton_;
    QPushButton* classesButton_;
    QPushButton* symmetricButton_;
    QWidget* pressesRow_;
    QPushButton* pressesButton_;
    QLabel* pressesText_;
    TileLayout* grid_;
    QButtonGroup* tiles_;
    QHBoxLayout* actions_;
    PageRow* pages_;
    Job finding_{this};
};

} // namespace lightsout
