// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "census/Census.h"
#include "census/FibonacciFactors.h"
#include "census/LatticeFamily.h"
#include "census/NullityFacts.h"
#include "controls/Card.h"
#include "counts/CountsText.h"
#include "map/HeatMap.h"

#include <memory>
#include <optional>
#include <vector>

class QButtonGroup;
class QCheckBox;
class QPushButton;

namespace lightsout {

class ChartPanel;

/// A card with a drawing that shows why no plane grid with four neighbours has more than 2^min(m,
/// n) solutions. It also shows how many boards reach this bound.
class BoundCard : public Card {
    Q_OBJECT

public:
    explicit BoundCard(QWidget* parent = nullptr);

    /// Sets how many of `boards` boards reach the bound.
    void setReached(std::size_t reached, std::size_t boards);

private:
    std::size_t reachedCount_ = 0;
    std::size_t boards_ = 0;
    QLabel* reached_;
};

/// A card with a table of the first squares that have more than one solution, as in printed tables.
/// A button requests the complete table.
class SquaresCard : public Card {
    Q_OBJECT

public:
    explicit SquaresCard(QWidget* parent = nullptr);

    /// Sets the nullities of the squares 1 × 1, 2 × 2, …
    void setSquares(std::vector<std::uint32_t> squares);
    void setMode(MapMode mode);

Q_SIGNALS:
    void tableRequested();

private:
    void refresh();

    MapMode mode_ = MapMode::solutions;
    std::vector<std::uint32_t> squares_;
    QLabel* kind_;
    QWidget* table_ = nullptr;
};

/// A card with a chart of the nullities of the squares n × n, in which records are marked, and a
/// chart that shows how often each nullity occurs.
class ChartsCard : public Card {
    Q_OBJECT

public:
    explicit ChartsCard(QWidget* parent = nullptr);

    /// Sets the census of another family, and recomputes the charts.
    void setCensus(std::shared_ptr<Census> census);
    /// Returns the known nullities of 1 × 1, 2 × 2, …; empty while they are being computed.
    const std::vector<std::uint32_t>& squares() const { return numbers_.squares; }
    /// Returns the number of examined boards that have as many solutions as boundOf() allows.
    std::size_t reached() const;
    std::size_t boards() const { return numbers_.all.size(); }
    void setMode(MapMode mode);

Q_SIGNALS:
    void squaresKnown();
    /// Emitted when a bar in the chart of squares has been clicked.
    void sizeChosen(std::size_t size);

private:
    struct Numbers {
        std::vector<std::uint32_t> squares;
        std::vector<std::uint32_t> all;
    };
    void compute();
    void show();
    std::size_t side() const;

    std::shared_ptr<Census> census_;
    Numbers numbers_; ///< empty while they are being computed
    MapMode mode_ = MapMode::solutions;
    QButtonGroup* sides_;
    QWidget* sideRow_;
    ChartPanel* squaresChart_;
    ChartPanel* distributionChart_;
    FactLabel* unique_;
    FactLabel* most_; ///< largest number of solutions
    FactLabel* largest_;
    Job job_{this};
};

/// A card with statements from the literature about nullities. Each can be checked on the map:
/// cells for which it is true are ringed, and cells for which it is false are crossed out.
class IdentitiesCard : public Card {
    Q_OBJECT

public:
    explicit IdentitiesCard(QWidget* parent = nullptr);

    /// Sets the nullities of the squares 1 × 1, 2 × 2, …, on which predictions are based.
    void setSquares(std::vector<std::uint32_t> squares);

    /// Returns a function that gives the mark of a cell according to the chosen statements; null if
    /// none is chosen.
    std::function<HeatMark(HeatCell, std::uint32_t)> marks() const;

Q_SIGNALS:
    void marksChanged();

private:
    static QString statementText(Identity identity);
    void refresh();

    struct Statement {
        Identity identity;
        QCheckBox* box;
        QLabel* verdict;
    };
    std::vector<Statement> statements_;
    std::vector<std::uint32_t> squares_;
};

/// A card about the board pointed at on a map: how many solutions it has, how many it could have,
/// and why.
class PointedCard : public Card {
    Q_OBJECT

public:
    explicit PointedCard(QWidget* parent = nullptr);

    /// Sets the board. `nullity` is nullopt while it is being computed. Boards with the same
    /// nullity are searched with the census of the board's family.
    void setBoard(const Lattice& board, std::optional<std::uint32_t> nullity,
                  std::shared_ptr<Census> census);
    void clear();

Q_SIGNALS:
    void openRequested(lightsout::Lattice board);

private:
    void showBoard();
    /// Computes the reason, if there is one, and the boards with the same nullity.
    void refreshReason();
    void showReason();
    QString causeText() const;
    QString othersText() const;

    /// What is computed about a board.
    struct Findings {
        std::shared_ptr<Census> census; ///< the census of `known`
        std::shared_ptr<const NullityTable> known = {};
        std::optional<NullityReason> reason =
            {};                        ///< nullopt unless polynomials explain the nullity
        BoardsWithNullity others = {}; ///< boards of `known` with this nullity
    };

    std::optional<Lattice> board_;
    std::optional<std::uint32_t> nullity_;
    QLabel* family_;
    QWidget* facts_ = nullptr;
    FactLabel* solutions_;
    FactLabel* bound_;
    FactLabel* solvable_;
    QLabel* text_;
    QPushButton* open_;
    QPushButton* why_;
    QLabel* cause_;
    QLabel* others_;
    QLabel* reason_;
    std::shared_ptr<Census> census_;
    std::optional<Findings> found_;
    Job job_{this};
};

} // namespace lightsout
