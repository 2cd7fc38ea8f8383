// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "challenge/ChallengeCode.h"
#include "newboard/BoardKinds.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace lightsout {

class BoardOptionsForm;
class BoardView;

/// A dialog with a gallery of boards: kinds with a choice of sizes and rules, and examples that are
/// ready to play. It shows a preview of the current choice. A challenge code in the search field
/// chooses its board.
class NewBoardDialog : public QDialog {
    Q_OBJECT

public:
    /// Opens at the first kind of the category.
    explicit NewBoardDialog(BoardCategory category = BoardCategory::grids,
                            QWidget* parent = nullptr);

    /// Returns the chosen board.
    Game game();

private:
    QWidget* makeChoice();
    QWidget* makePreview();
    QWidget* makeButtons();
    /// Shows the kinds of the category, or those that match the search.
    void fillGallery();
    QPixmap thumbnailOf(const BoardKind& kind) const;
    void showCode(const Challenge& challenge);
    void adaptToKind();
    void refreshPreview();
    void showPreview(const Game& game);
    /// Returns the kind selected in the gallery; null if nothing is found.
    const BoardKind* kind() const;

    const std::vector<BoardKind> kinds_;
    QLineEdit* search_;
    QListWidget* categories_;
    QListWidget* gallery_;
    QLabel* name_;
    QLabel* sentence_;
    QLabel* counts_;
    BoardOptionsForm* options_;
    BoardView* preview_;
    QPushButton* create_;
    std::optional<Game> ofCode_; ///< board of the code that was entered
    Job job_{this};              ///< makes slow boards
};

} // namespace lightsout
