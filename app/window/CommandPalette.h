// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QIcon>

#include <functional>
#include <vector>

class QAction;
class QLabel;
class QLineEdit;
class QListWidget;
class QMenu;

namespace lightsout {

class Document;

/// Something that the palette can do.
struct Command {
    QString name;
    QString place; ///< the menu or gallery it belongs to
    QString keys;  ///< its shortcut as text, or empty
    std::function<void()> run;
};

/// The text of an action as one reads it: without the mark of its key and without dots.
QString nameOf(const QAction& action);

/// The commands of the menus in a menu bar, submenus included; those that can't be used now are
/// left out.
std::vector<Command> commandsOf(const QList<QAction*>& menus);

/// Those that begin with a board of the gallery.
std::vector<Command> boardCommands(Document& document);

/// The places of the commands that hold every word of `typed`, in any order, whatever the case and
/// the accents: first those whose names begin with the first word, then those with a word that
/// does, each in their own order.
std::vector<std::size_t> matchingCommands(const std::vector<Command>& commands,
                                          const QString& typed);

/// A field to type in and the commands that fit what was typed.
class CommandPalette : public QDialog {
    Q_OBJECT

public:
    CommandPalette(std::vector<Command> commands, QWidget* window);

    /// What was chosen; nothing where the palette was closed.
    const Command* chosen() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();

    std::vector<Command> commands_;
    std::vector<std::size_t> shown_; ///< by row of the list
    QLineEdit* field_;
    QListWidget* list_;
    QLabel* nothing_; ///< in place of the list where nothing fits
};

} // namespace lightsout
