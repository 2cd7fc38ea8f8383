// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QDialog>
#include <QIcon>

#include <functional>
#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QMenu;

namespace lightsout {

class CurrentDocument;

/// A command that the palette offers.
struct Command {
    QString name;
    QString place; ///< menu or gallery to which the command belongs
    QString keys;  ///< keyboard shortcut as text; may be empty
    std::function<void()> run;
};

/// Returns the text of an action without mnemonic and ellipsis.
QString nameOf(const QAction& action);

/// Returns the enabled commands of the menus in a menu bar, including submenus.
std::vector<Command> commandsOf(const QList<QAction*>& menus);

/// Returns the commands that begin a new document with a board of the gallery.
std::vector<Command> boardCommands(CurrentDocument& document);

/// Returns the indices of the commands that contain every word of `typed`, in any order, ignoring
/// case and accents. Commands whose names begin with the first word come first, then those that
/// contain a word that begins with it, then the others. Each group keeps the original order.
std::vector<std::size_t> matchingCommands(const std::vector<Command>& commands,
                                          const QString& typed);

/// A dialog with a search field and a list of the commands that match.
class CommandPalette : public QDialog {
    Q_OBJECT

public:
    CommandPalette(std::vector<Command> commands, QWidget* window);

    /// Returns the chosen command; null if the palette was closed.
    const Command* chosen() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();

    std::vector<Command> commands_;
    std::vector<std::size_t> shown_; ///< indexed by row of the list
    QLineEdit* field_;
    QListWidget* list_;
    QLabel* nothing_; ///< shown instead of the list if nothing matches
};

/// The action that opens the command palette and runs the chosen command.
class FindAction : public QAction {
    Q_OBJECT

public:
    /// `commands` must return all commands; it is called for each search.
    FindAction(std::function<std::vector<Command>()> commands, QWidget* window);
};

} // namespace lightsout
