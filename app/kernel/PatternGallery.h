#pragma once

#include "kernel/PatternList.h"

#include <QWidget>

class QButtonGroup;
class QGridLayout;
class QLabel;
class QPushButton;

namespace lightsout {

class PatternTile;

/// Pages of small boards to browse: all of a list, those up to symmetry, the symmetric ones, or
/// those of so many presses. One of them can be chosen.
class PatternGallery : public QWidget {
    Q_OBJECT

public:
    enum class Kind { solutions, quietPatterns };
    static constexpr std::size_t tilesPerPage = 21;

    explicit PatternGallery(Kind kind, QWidget* parent = nullptr);

    /// Shows the first page, and chooses its first pattern.
    void setPatterns(const Rule& rule, PatternList list);
    const PatternList& patterns() const { return list_; }
    /// Only those of so many presses, or all again.
    void showOnly(std::optional<std::size_t> presses);

    /// Nothing while nothing is listed.
    std::optional<BitVector> chosen() const;

Q_SIGNALS:
    void choiceChanged();

private:
    enum Filter { all, representatives, symmetric };

    QPushButton* addFilter(Filter filter);
    void select();
    void showPage(std::size_t page);
    bool passes(const ListedPattern& listed) const;

    Kind kind_;
    Rule rule_;
    PatternList list_;
    std::vector<std::size_t> selected_; ///< places in the list that pass the filters
    bool marksSymmetric_ = false;       ///< some are symmetric, others are not
    std::size_t page_ = 0;
    std::optional<std::size_t> presses_;
    QButtonGroup* filters_;
    QPushButton* allButton_;
    QPushButton* classesButton_;
    QPushButton* symmetricButton_;
    QPushButton* pressesButton_;
    QGridLayout* grid_;
    QButtonGroup* tiles_;
    QWidget* pages_;
    QLabel* place_;
    QPushButton* previous_;
    QPushButton* next_;
};

} // namespace lightsout
