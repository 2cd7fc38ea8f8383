// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "game/Game.h"
#include "worksheet/Pages.h"

#include <QDialog>

#include <variant>

class QPushButton;
class QToolButton;

namespace lightsout {

class TextLabel;
class WorksheetForm;
struct WorksheetChoice;
class WorksheetPreview;

/// A dialog for configuring, previewing and saving a worksheet. The preview follows every change.
class WorksheetDialog : public QDialog {
    Q_OBJECT

public:
    /// `game` is the current board.
    explicit WorksheetDialog(const Game& game, QWidget* parent = nullptr);

    const std::vector<SheetPage>& pages() const { return pages_; }
    /// Returns true while the pages for a newer choice are being made.
    bool isMaking() const { return job_.isRunning(); }

private:
    struct Sheet {
        std::vector<SheetPage> pages;
        std::vector<NoPuzzle> leftOut;
    };
    using Made = std::variant<Sheet, NoPuzzle>;

    /// Makes the pages of a choice. Throws Cancelled.
    static Made sheetOf(const WorksheetChoice& choice, Progress& progress);

    QWidget* makePages();
    QWidget* makeButtons();
    void make();
    void take(Made made);
    void turnTo(std::size_t page);
    void savePdf();
    void saveLatex();
    void save(const QString& extension, std::function<std::string()> content);

    WorksheetForm* form_;
    WorksheetPreview* preview_;
    TextLabel* place_;
    TextLabel* result_; ///< shows the number of pages and the omitted puzzles
    QToolButton* back_;
    QToolButton* forward_;
    QPushButton* pdf_;
    QPushButton* latex_;
    QPushButton* command_;
    std::vector<SheetPage> pages_;
    std::size_t page_ = 0;
    Job job_{this};
    Job saving_{this};
};

} // namespace lightsout
