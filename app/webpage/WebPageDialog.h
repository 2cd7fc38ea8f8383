// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "analysis/Workbench.h"
#include "support/Progress.h"
#include "webpage/WebPageChoice.h"

#include <QAction>
#include <QDialog>
#include <QString>

#include <optional>
#include <variant>

class QPushButton;
class QWidget;

namespace lightsout {

class TextLabel;
class WebPageForm;

/// A finished page.
struct MadeWebPage {
    std::string html;
    std::size_t boards = 0; ///< number of boards
};

/// A dialog for sharing boards as a web page. The choices are remembered for the next time.
class WebPageDialog : public QDialog {
    Q_OBJECT

public:
    /// `game` is the current board.
    explicit WebPageDialog(Game game, QWidget* parent = nullptr);

    /// Returns the page as it would be saved; nullopt while it is being made, or if it can't be
    /// made.
    const std::optional<MadeWebPage>& page() const { return page_; }

    /// Closes the dialog. If a write is in progress, the first call closes it after the write has
    /// finished.
    void reject() override;

private:
    QWidget* makeButtons();
    void make();
    void take(std::variant<MadeWebPage, QString> made);
    void chooseFile();
    void save(const QString& path);

    Game game_;
    WebPageForm* form_;
    TextLabel* answer_;
    QPushButton* save_;
    QPushButton* command_;
    std::optional<MadeWebPage> page_;
    bool closesOnceSaved_ = false;
    Job making_{this};
    Job saving_{this};
};

/// The commands that share boards as a web page, and rank the codes that it gives.
class WebPageActions : public QObject {
    Q_OBJECT

public:
    WebPageActions(Workbench& workbench, QWidget* window);

    QAction* share;
    QAction* rank;
};

} // namespace lightsout
