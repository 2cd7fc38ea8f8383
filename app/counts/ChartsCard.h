// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "census/Census.h"
#include "controls/Card.h"
#include "counts/CountsText.h"

#include <memory>

class QButtonGroup;

namespace lightsout {

class ChartPanel;

/// A card with a chart of the squares n × n and their records, and a chart that shows how often
/// each nullity occurs.
class ChartsCard : public Card {
    Q_OBJECT

public:
    explicit ChartsCard(QWidget* parent = nullptr);

    /// Recomputes the charts for another family.
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
    void retranslate();
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

} // namespace lightsout
