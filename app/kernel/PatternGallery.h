// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "controls/Stage.h"
#include "kernel/PatternList.h"

#include <QWidget>

class QButtonGroup;
class QLayout;
class QLabel;
class QPushButton;

namespace lightsout {

class TileLayout;

/// A row of buttons that turn the pages of a long list: "‹ 1–16 of 40 ›". It is hidden if there is
/// only one page.
class PageRow : public QWidget {
    Q_OBJECT

public:
    explicit PageRow(const QString& name, std::size_t perPage, QWidget* parent = nullptr);

    /// Sets the number of entries on a page, and shows the page with the entry `shown`. Emits no
    /// signal.
    void setPerPage(std::size_t perPage, std::size_t shown);
    /// Sets the size of a new list and shows the page with the entry `shown`. Emits no signal.
    void setCount(std::size_t count, std::size_t shown = 0);

    std::size_t page() const { return page_; }
    /// Return the range of entries on the page; the end is exclusive.
    std::size_t first() const { return page_ * perPage_; }
    std::size_t end() const;

Q_SIGNALS:
    void turned();

private:
    void turnTo(std::size_t page);
    void refresh();

    std::size_t perPage_;
    std::size_t count_ = 0;
    std::size_t page_ = 0;
    QPushButton* previous_;
    QLabel* place_;
    QPushButton* next_;
};

/// A gallery of small boards in pages. It shows all patterns of a list, one of each class up to
/// symmetry, the symmetric ones, or those with a given number of presses. One of them can be
/// chosen.
class PatternGallery : public QWidget {
    Q_OBJECT

public:
    enum class Kind { solutions, quietPatterns };
    static constexpr std::size_t tilesPerPage = 16;

    explicit PatternGallery(Kind kind, QWidget* parent = nullptr);

    /// Adds the filter buttons to a row.
    void addFiltersTo(QLayout& row);
    /// Returns the row below the tiles, for commands that apply to the chosen one.
    QLayout* actions() { return actions_; }

    void setStage(Stage stage);

    /// Empties the list.
    void clear() { setPatterns({}, {}); }
    /// Shows the first page of the list of a set, and chooses its first pattern other than the
    /// empty one.
    void setPatterns(PatternSet set, PatternList list);
    /// Inserts a pattern at the front, unless the list already contains it. Chooses it if the first
    /// page is shown and patterns are not filtered by their number of presses.
    void addFirst(const BitVector& pattern);
    /// Shows only patterns with `presses` presses, or all patterns again for nullopt. If the list
    /// is only a sample, searches for these patterns.
    void showOnly(std::optional<std::size_t> presses);

    /// Chooses the next or previous pattern, turning the page if necessary.
    void turn(bool isForward);
    /// Returns the chosen pattern, or nullopt if the list is empty.
    std::optional<BitVector> chosen() const;

Q_SIGNALS:
    void choiceChanged();

private:
    enum Filter { all, representatives, symmetric };

    QPushButton* addFilter(Filter filter);
    const PatternList& shownList() const { return found_ ? *found_ : list_; }
    void find(std::size_t presses);
    void showFilters();
    void select();
    /// Shows the page, and chooses the first of its patterns other than the empty one.
    void showPage();
    /// Sets the captions and colours of the page's tiles.
    void nameTiles();
    void reportFound();
    bool passes(const ListedPattern& listed) const;

    Kind kind_;
    PatternSet set_;
    PatternList list_;
    std::optional<PatternList> found_;  ///< found patterns; set if `presses_` filters a sample
    std::vector<std::size_t> selected_; ///< indices in the filtered list
    bool marksSymmetric_ = false;       ///< whether some patterns are symmetric and others are not
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
    QLayout* actions_;
    PageRow* pages_;
    Job finding_{this};
};

} // namespace lightsout
