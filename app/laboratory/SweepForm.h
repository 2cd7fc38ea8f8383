// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/EnumBox.h"
#include "graph/Lattice.h"
#include "sweep/Sweep.h"

#include <QJsonObject>
#include <QString>
#include <QWidget>

#include <vector>

class QCheckBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace lightsout {

/// A family of boards for a sweep.
struct SweepBoards {
    QString name;
    QString pattern; ///< a board specification with {n} and possibly {m}
    int min = 1;     ///< smallest n for which there is a board
    int max = 1000;
    int value = 30;         ///< default for the last n
    bool isLattice = false; ///< whether surface and neighbours can be chosen
    bool isDrawn = false;   ///< whether boards are random; if so, several samples are possible
    bool offersSelfInfluence = true;

    bool hasSecond() const { return pattern.contains(QLatin1String("{m}")); }
};

/// Returns the available families in a fixed order, in the language of the window.
std::vector<SweepBoards> sweepBoards();

/// The choices for families of lattices.
struct SweepRule {
    Topology surface = Topology::plane;
    Neighbours neighbours = Neighbours::plus;
    bool selfInfluence = true;
};

/// Returns the board specification with these choices added.
QString patternWith(const SweepBoards& boards, const SweepRule& rule);

/// The form for a sweep: a quantity, boards, their sizes, and the number of cores to use.
class SweepForm : public QWidget {
    Q_OBJECT

public:
    explicit SweepForm(QWidget* parent = nullptr);

    Sweep sweep() const;
    /// Returns the name of the boards: "squares n × n, torus".
    QString boardsName() const;
    std::size_t threads() const;
    /// Makes these graphs the boards, as the last entry of the list.
    void chooseGraphs(SweptGraphs graphs);
    /// Returns a sentence that says what is wrong with the input; empty if it is valid.
    QString problem() const;

    QJsonObject state() const;
    void restore(const QJsonObject& state);

Q_SIGNALS:
    void changed();

private:
    /// Two fields for the first and the last value of a parameter, in a row labelled with its
    /// letter.
    struct Range {
        QWidget* row = nullptr;
        QSpinBox* first = nullptr;
        QSpinBox* last = nullptr;
        SweepRange numbers() const;
    };

    Range makeRange(const QString& letter);
    void choose(const Fact* fact);
    void restoreBoards(const QJsonValue& boards);
    void retranslate();
    /// Applies the limits of the chosen boards, and shows the fields that these boards need.
    void followBoards();
    void refresh();
    bool isWritten() const;
    bool isOfGraphs() const;
    bool hasSecond() const;
    /// Returns the family that is chosen; null for custom boards and for graphs of the atlas.
    const SweepBoards* family() const;
    SweepRule rule() const;

    std::vector<SweepBoards> all_;
    QComboBox* quantity_;
    /// The families; then the boards in pattern_ and, if there are any, graphs_.
    QComboBox* boards_;
    std::shared_ptr<const SweptGraphs> graphs_{};
    QLineEdit* pattern_;
    EnumBox<Topology>* surface_;
    EnumBox<Neighbours>* neighbours_;
    QCheckBox* self_;
    Range n_;
    Range m_;
    QLabel* of_;
    QSpinBox* presses_;
    QWidget* pressesRow_;
    QSpinBox* samples_;
    QWidget* samplesRow_;
    QSpinBox* seed_;
    QWidget* seedRow_;
    QComboBox* cores_;
};

} // namespace lightsout
