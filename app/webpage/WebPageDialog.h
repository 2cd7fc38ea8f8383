// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "webpage/WebPageBoards.h"

#include <QDialog>

#include <optional>

class QLineEdit;
class QPushButton;

namespace lightsout {

class TextLabel;
class WebPageForm;

/// Where boards are shared as a web page, and where the result codes of its readers are read. What
/// is chosen is remembered for the next time.
class WebPageDialog : public QDialog {
    Q_OBJECT

public:
    /// `game` is the board on the table.
    explicit WebPageDialog(Game game, QWidget* parent = nullptr);

    /// The page as it would be saved; nothing while it is being made, and if it can't be.
    const std::optional<MadeWebPage>& page() const { return page_; }
    bool isSaving() const { return saving_.isRunning(); }

    /// Closes the dialog; the first time while a file is being written only once that is done.
    void reject() override;

private:
    QWidget* makeResults();
    QWidget* makeButtons();
    void make();
    void take(std::variant<MadeWebPage, QString> made);
    void readResult();
    void chooseFile();
    void save(const QString& path);

    Game game_;
    WebPageForm* form_;
    TextLabel* answer_;
    QLineEdit* code_;
    TextLabel* result_;
    QPushButton* save_;
    QPushButton* command_;
    std::optional<MadeWebPage> page_;
    bool closesOnceSaved_ = false;
    Job making_{this};
    Job saving_{this};
};

} // namespace lightsout
