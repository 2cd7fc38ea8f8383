// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/CommandPalette.h"

#include "document/CurrentDocument.h"
#include "newboard/BoardKinds.h"
#include "text/KeyText.h"
#include "text/SpokenText.h"
#include "theme/Icon.h"
#include "theme/LookChanges.h"
#include "theme/Theme.h"

#include <QFrame>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QPointer>
#include <QRegularExpression>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace lightsout {

namespace {

constexpr int paletteWidth = 620;
constexpr int maxListHeight = 390;
constexpr int fromTop = 70;
constexpr int aboveAndBelowList = 80; ///< height of the field and the borders
constexpr int placeRole = Qt::UserRole;
constexpr int keysRole = Qt::UserRole + 1;

QString commandTarget(const QObject& actionOrMenu) {
    const QString& name = actionOrMenu.objectName();
    return name.isEmpty() ? QString() : QStringLiteral("command=") + name;
}

/// The other words of a menu apply to its commands, too.
void collect(const QList<QAction*>& actions, const QString& place, const QStringList& menuWords,
             const QHash<QString, QStringList>& words, std::vector<SearchEntry>& entries) {
    for (QAction* action : actions) {
        const QString name = nameOf(*action);
        if (QMenu* menu = action->menu()) {
            Q_EMIT menu->aboutToShow();
            collect(menu->actions(), place.isEmpty() ? name : place + QStringLiteral(" › ") + name,
                    menuWords + words.value(commandTarget(*menu)), words, entries);
        } else if (!action->isSeparator() && action->isEnabled() && action->isVisible()) {
            const QString target = commandTarget(*action);
            entries.push_back({.name = name,
                               .place = place,
                               .target = target,
                               .run =
                                   [command = QPointer(action)] {
                                       if (command != nullptr) { // null if a lesson was removed
                                           command->trigger();
                                       }
                                   },
                               .keys = keyText(action->shortcut()),
                               .words = menuWords + words.value(target),
                               .isRisky = action->property(isDestructive).toBool()});
        }
    }
}

/// Draws the name on the leading side of the line, and its menu and shortcut on the trailing side.
class CommandDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Theme theme = themeOf(*option.widget);
        const bool isChosen = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (isChosen) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(theme.accent);
            painter->drawRoundedRect(option.rect.adjusted(2, 1, -2, -1), 8, 8);
        }
        const QRect line = option.rect.adjusted(14, 0, -14, 0);
        const auto align = [&](Qt::Alignment alignment) {
            return static_cast<int>(
                QStyle::visualAlignment(option.direction, alignment | Qt::AlignVCenter));
        };
        const QString keys = index.data(keysRole).toString();
        const QString place = index.data(placeRole).toString();
        const QString trailing =
            keys.isEmpty() || place.isEmpty() ? place + keys : place + QStringLiteral("   ") + keys;
        painter->setFont(fontFor(TextRole::small));
        painter->setPen(isChosen ? theme.onAccent : theme.secondText);
        QRect used;
        painter->drawText(line, align(Qt::AlignTrailing), trailing, &used);
        painter->setFont(fontFor(TextRole::body));
        painter->setPen(isChosen ? theme.onAccent : theme.text);
        const int room = line.width() - used.width() - 16;
        painter->drawText(
            line, align(Qt::AlignLeading),
            painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, room));
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& /*option*/,
                   const QModelIndex& /*index*/) const override {
        return {0, QFontMetrics(fontFor(TextRole::body)).height() + 16};
    }
};

/// Moves the entries with these names to the front, in the order of the names.
std::vector<SearchEntry> withFirst(std::vector<SearchEntry> entries, const QStringList& names) {
    std::ranges::stable_sort(entries, {}, [&names](const SearchEntry& entry) {
        const qsizetype position = names.indexOf(entry.name);
        return position < 0 ? names.size() : position;
    });
    return entries;
}

} // namespace

QString nameOf(const QAction& action) {
    static const QRegularExpression mark(QStringLiteral("&(.)"));
    static const QRegularExpression dots(QStringLiteral("\\s*…$"));
    return action.text().remove(dots).replace(mark, QStringLiteral("\\1"));
}

std::vector<SearchEntry> commandsOf(const QList<QAction*>& menus,
                                    const QHash<QString, QStringList>& words) {
    std::vector<SearchEntry> entries;
    collect(menus, QString(), {}, words, entries);
    return entries;
}

std::vector<SearchEntry> boardEntries(CurrentDocument& document) {
    std::vector<SearchEntry> entries;
    for (const BoardKind& kind : boardKinds()) {
        entries.push_back({.kind = SearchEntry::Kind::board,
                           .name = kind.name,
                           .place = categoryName(kind.category),
                           .target = QStringLiteral("board"),
                           .run =
                               [&document, kind] {
                                   Progress progress;
                                   document.begin(kind.make(kind.firstOptions(), progress));
                               },
                           .words = {kind.englishName}});
    }
    return entries;
}

std::vector<SearchEntry> SearchSources::found(const Search& search, const QString& typed) const {
    std::vector<SearchEntry> found = made(typed);
    for (const std::size_t index : search.matching(typed)) {
        found.push_back(search.entries()[index]);
    }
    return found;
}

CommandPalette::CommandPalette(const SearchSources& sources, const QStringList& first,
                               QWidget* window)
    : QDialog(window, Qt::FramelessWindowHint | Qt::Popup), sources_(sources),
      search_(withFirst(sources.entries(), first)), field_(new QLineEdit(this)),
      list_(new QListWidget(this)), nothing_(new QLabel(this)) {
    setAccessibleName(tr("Search"));
    field_->setPlaceholderText(tr("Type a word: a command, board, page, lesson, term …"));
    field_->setAccessibleName(tr("Search"));
    field_->setMinimumHeight(44);
    list_->setItemDelegate(new CommandDelegate(list_));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setFocusPolicy(Qt::NoFocus);
    list_->setAccessibleName(tr("Results"));
    nothing_->setText(tr("Nothing is found under these words."));
    nothing_->setWordWrap(true);
    nothing_->setMargin(14);
    auto* popup = new QFrame(this);
    popup->setObjectName(QStringLiteral("popup"));
    auto* inside = new QVBoxLayout(popup);
    inside->addWidget(field_);
    inside->addWidget(list_);
    inside->addWidget(nothing_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(popup);
    field_->installEventFilter(this);
    connect(field_, &QLineEdit::textChanged, this, &CommandPalette::fill);
    connect(field_, &QLineEdit::returnPressed, this, [this] {
        if (chosen() != nullptr) {
            accept();
        }
    });
    connect(list_, &QListWidget::itemClicked, this, &QDialog::accept);
    field_->setFocus(); // a popup is not activated, so Qt does not focus its first widget
    setFixedWidth(std::min(paletteWidth, window->width()));
    move(window->mapToGlobal(QPoint((window->width() - width()) / 2, fromTop)));
    fill();
}

const SearchEntry* CommandPalette::chosen() const {
    const int row = list_->currentRow();
    return row < 0 ? nullptr : &shown_[static_cast<std::size_t>(row)];
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
    // The list is navigated while the field keeps the focus.
    if (event->type() == QEvent::KeyPress && list_->count() > 0) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const int count = list_->count();
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            list_->setCurrentRow((list_->currentRow() + (key == Qt::Key_Down ? 1 : count - 1)) %
                                 count);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void CommandPalette::fill() {
    shown_ = sources_.found(search_, field_->text());
    list_->clear();
    for (const SearchEntry& entry : shown_) {
        auto* item = new QListWidgetItem(entry.name, list_);
        item->setData(Qt::AccessibleTextRole, withoutIsolates(entry.name));
        item->setData(placeRole, entry.place);
        item->setData(keysRole, entry.keys);
    }
    list_->setCurrentRow(list_->count() > 0 ? 0 : -1);
    list_->setVisible(list_->count() > 0);
    nothing_->setVisible(list_->count() == 0);
    // The list is as high as its content, if there is room.
    if (list_->count() > 0) {
        const int room = parentWidget()->height() - fromTop - aboveAndBelowList;
        list_->setFixedHeight(
            std::min({list_->count() * list_->sizeHintForRow(0) + 2 * list_->frameWidth(),
                      maxListHeight, room}));
    }
    field_->parentWidget()->updateGeometry(); // must happen before the dialog asks for its size
    adjustSize();
}

FindAction::FindAction(SearchSources sources, QWidget* window) : QAction(window) {
    setIcon(themedIcon(QStringLiteral("find")));
    setIconVisibleInMenu(false);
    setShortcut(Qt::CTRL | Qt::Key_K);
    onLanguageChanged(this, [this] {
        setText(tr("&Search …"));
        setIconText(shortcut().toString(QKeySequence::NativeText));
        setToolTip(tr("Find a command, a page, a board, a lesson or a term by typing"));
    });
    connect(this, &QAction::triggered, this, [this, window, sources = std::move(sources)] {
        QStringList& chosen = chosen_[sources.page()];
        CommandPalette palette(sources, chosen, window);
        if (palette.exec() == QDialog::Accepted && palette.chosen() != nullptr) {
            const SearchEntry entry = *palette.chosen();
            chosen.removeAll(entry.name);
            chosen.prepend(entry.name);
            entry.run();
        }
    });
}

} // namespace lightsout

#include "moc_CommandPalette.cpp"
