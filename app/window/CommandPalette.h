// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window/Search.h"

#include <QAction>
#include <QDialog>
#include <QHash>
#include <QIcon>

#include <functional>
#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QMenu;

namespace lightsout {

class CurrentDocument;

/// Returns the text of an action without mnemonic and ellipsis.
QString nameOf(const QAction& action);

/// Returns the enabled commands of the menus in a menu bar, including submenus. `words` contains
/// other names, as in searchWords().
std::vector<SearchEntry> commandsOf(const QList<QAction*>& menus,
                                    const QHash<QString, QStringList>& words);

/// Returns entries that begin a new document with a board of the gallery.
std::vector<SearchEntry> boardEntries(CurrentDocument& document);

/// Functions that a search calls.
struct SearchSources {
    std::function<std::vector<SearchEntry>()> entries;
    /// Returns what is made from the typed text itself, such as a board of that size.
    std::function<std::vector<SearchEntry>(const QString& typed)> made;
    std::function<QString()> page; ///< the id of the current page

    /// Returns what is made from the typed text, and then the entries that match, the best first.
    std::vector<SearchEntry> found(const Search& search, const QString& typed) const;
};

/// A dialog with a search field and a list of the entries that match.
class CommandPalette : public QDialog {
    Q_OBJECT

public:
    /// `first` are the names of the entries that are listed first while nothing is typed.
    CommandPalette(const SearchSources& sources, const QStringList& first, QWidget* window);

    /// Returns the chosen entry; null if the palette was closed.
    const SearchEntry* chosen() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();

    SearchSources sources_;
    Search search_;
    std::vector<SearchEntry> shown_; ///< indexed by row of the list
    QLineEdit* field_;
    QListWidget* list_;
    QLabel* nothing_; ///< shown instead of the list if nothing matches
};

/// The action that opens the search and runs the chosen entry. While nothing is typed, what was
/// chosen last on the same page comes first.
class FindAction : public QAction {
    Q_OBJECT

public:
    FindAction(SearchSources sources, QWidget* window);

private:
    QHash<QString, QStringList> chosen_; ///< names, the last first, by page
};

} // namespace lightsout
