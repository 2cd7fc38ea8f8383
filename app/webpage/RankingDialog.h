// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "classroom/Ranking.h"
#include "controls/EnumBox.h"
#include "webpage/WebPageChoice.h"

#include <QDialog>

class QPushButton;

namespace lightsout {

class RankingTable;
class TextEditor;
class TextLabel;

/// The results of a class on the boards of a web page.
struct CodeRanking {
    /// In the order of their first result. Boards with hints are counted only in
    /// `roundsWithHints`.
    std::vector<RankingTotal> totals;
    QString fault{}; ///< a sentence about the first line that can't be read; empty if there is none
};

/// Reads results, one per line: a name, followed by the result code. A later result of the same
/// player on the same boards replaces an earlier one. `digests` are those of the page.
CodeRanking rankingOfCodes(const QString& lines, const WebDigests& digests);

/// Returns the table as a CSV file.
QByteArray rankingCsv(const std::vector<RankingTotal>& sorted, RankingOrder order);

/// A dialog that ranks a class by the result codes of a web page.
class RankingDialog : public QDialog {
    Q_OBJECT

public:
    /// `choice` describes the page; `game` is the current board.
    RankingDialog(const WebPageChoice& choice, const Game& game, QWidget* parent = nullptr);

    /// Asks what to do with results that were not saved, and then closes the dialog.
    void reject() override;

private:
    void refresh();
    RankingOrder order() const;
    /// Returns whether the results were saved.
    bool save();

    std::optional<WebDigests> digests_;
    std::vector<RankingTotal> sorted_;
    QString savedLines_;
    TextLabel* page_;
    TextEditor* lines_;
    TextLabel* fault_;
    EnumBox<RankingOrder>* order_;
    RankingTable* table_;
    QPushButton* save_;
    Job job_{this};
};

} // namespace lightsout
