// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "analysis/Workbench.h"
#include "board/PatternPicture.h"
#include "controls/Card.h"
#include "controls/EnumBox.h"
#include "controls/Stage.h"
#include "formats/MatrixNotation.h"
#include "gf2/BitVector.h"

#include <memory>
#include <set>
#include <utility>
#include <vector>

class QHBoxLayout;
class QPushButton;
class QVBoxLayout;

namespace lightsout {

class PageRow;
class PatternGallery;
class PatternTile;
class TileLayout;
class VectorEquation;

/// The kind of basis of the quiet patterns that is shown: one whose patterns have few presses, the
/// one with a pattern for each free column, or one whose patterns are pairwise orthogonal.
enum class BasisKind { tidy, freeColumns, orthogonal };

/// A basis of the quiet patterns, with information on which of its patterns are orthogonal. Two
/// patterns are orthogonal if they have an even number of presses in common.
struct ShownBasis {
    std::shared_ptr<const std::vector<BitVector>> patterns;
    /// Whether the basis is of the requested kind. If there is no orthogonal basis, `patterns` is a
    /// tidy basis.
    bool isOfKind = true;
    /// The pairs of patterns that are not orthogonal, as positions in `patterns`.
    std::vector<std::pair<std::size_t, std::size_t>> oblique = {};
};

/// A card with a basis of the quiet patterns. The user chooses the kind of basis and sees which of
/// its patterns are orthogonal. Chosen patterns are added up, and their sum can be pressed. All
/// quiet patterns can be browsed, too.
class QuietPatternsCard : public Card {
    Q_OBJECT

public:
    explicit QuietPatternsCard(Workbench& workbench, QWidget* parent = nullptr);

    void setStage(Stage stage);
    /// Shows the known facts about the current game.
    void refresh();
    /// Shows the basis and selects its first pattern, as for a new board.
    void chooseFirst();
    BasisKind kind() const;
    void setKind(BasisKind kind);
    /// Browses patterns with `presses` presses.
    void showOnly(std::size_t presses);
    /// Browses all patterns, which must be known.
    void browse();
    /// Returns the tile at `index` on the visible page of the basis; null if the page has fewer
    /// tiles.
    QWidget* tile(std::size_t index) const;
    /// Returns the sum of the patterns that are chosen in the basis; nullopt if none is chosen, or
    /// the basis is not shown.
    std::optional<BitVector> sumOfBasis() const;
    /// Returns the basis and the solutions as vectors; empty if they are not known or too long.
    std::string vectorsText(MatrixNotation notation) const;
    /// Returns the parts that show answers to questions of lessons.
    QList<QWidget*> answers() const;

Q_SIGNALS:
    /// Emitted when the user has selected or deselected a pattern of the basis.
    void chosen();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void addSum();
    void addCopyMenu();
    /// Places the picture of the sum: below the patterns in desk mode, next to them in wall mode.
    void placeSum();
    void resizeSum();
    void retranslate();
    void report();
    /// Starts computing the basis of the chosen kind, and shows it when it is ready.
    void findBasis();
    void takeBasis(const ShownBasis& found);
    /// Shows which patterns of the basis are orthogonal.
    void reportPairs();
    void showBasis();
    /// Sets the captions and colours of the tiles of the basis.
    void nameTiles();
    void choose(std::size_t index, bool isChosen);
    void showSum();
    /// Shows the basis as column vectors, if it is complete and there is room for them.
    void showVectors();
    /// Copies the kernel and all solutions as vectors.
    void copyVectors(MatrixNotation notation);
    /// Shows the pattern that is chosen in the gallery of all patterns.
    void showChosen();
    void showParts(bool haveSum);
    void showPattern(const QString& name, const BitVector& pattern);
    void setBrowsing(bool isBrowsing);
    void showOnBoard();
    void pressPattern();

    Workbench& workbench_;
    QLabel* text_;
    QWidget* basis_;
    TileLayout* grid_; ///< the tiles of the basis
    PageRow* pages_;   ///< the page buttons of the basis
    std::vector<PatternTile*> tiles_;
    std::set<std::size_t> chosen_;                        ///< positions in the basis
    std::shared_ptr<const std::vector<BitVector>> shown_; ///< the tidy basis
    ShownBasis basisShown_;
    bool isBasisFound_ = false; ///< whether basisShown_ belongs to the chosen kind
    bool isOnDesk_ = true;
    bool isAlone_ = false; ///< whether only the subject of the page is shown
    EnumBox<BasisKind>* kind_;
    QLabel* pairs_;
    Rule shownRule_;
    std::optional<std::size_t> wanted_; ///< number of presses to filter by once the patterns are
                                        ///< listed
    QVBoxLayout* pictures_;             ///< the patterns and, in desk mode, their sum
    QVBoxLayout* beside_;               ///< the vectors or, in wall mode, the picture of the sum
    QHBoxLayout* both_;
    QWidget* sumRow_;
    QHBoxLayout* sumLayout_;
    QWidget* equation_;
    QHBoxLayout* terms_; ///< the name of the sum and its picture
    QLabel* sumName_;
    PatternPicture* sumPicture_;
    QLabel* sumText_;
    QPushButton* show_;
    QPushButton* press_;
    BitVector sum_; ///< pattern to press: the sum, or the pattern chosen in the gallery
    QPushButton* browse_;
    PatternGallery* gallery_;
    VectorEquation* vectors_;
    QPushButton* copy_;
    Job listing_{this};
    Job basisJob_{this};
};

} // namespace lightsout
