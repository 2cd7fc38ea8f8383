// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/CommandPalette.h"

#include "document/CurrentDocument.h"
#include "newboard/BoardKinds.h"
#include "text/KeyText.h"
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

/// Returns text in lower case and without accents.
QString plain(const QString& text) {
    QString folded;
    for (const QChar letter : text.normalized(QString::NormalizationForm_D)) {
        if (letter.category() != QChar::Mark_NonSpacing) {
            folded += letter.toCaseFolded();
        }
    }
    return folded;
}

/// Returns the rank of the match between a name and a typed word, from best to worst: the name
/// begins with the word, another word of the name begins with it, or it occurs elsewhere.
int rankOf(const QString& name, const QString& word) {
    static const QRegularExpression between(QStringLiteral("\\W+"),
                                            QRegularExpression::UseUnicodePropertiesOption);
    const QString text = plain(name);
    if (text.startsWith(word)) {
        return 0;
    }
    return std::ranges::any_of(text.split(between),
                               [&](const QString& part) { return part.startsWith(word); })
               ? 1
               : 2;
}

void collect(const QList<QAction*>& actions, const QString& place, std::vector<Command>& commands) {
    for (QAction* action : actions) {
        const QString name = nameOf(*action);
        if (QMenu* menu = action->menu()) {
            Q_EMIT menu->aboutToShow();
            collect(menu->actions(), place.isEmpty() ? name : place + QStringLiteral(" › ") + name,
                    commands);
        } else if (!action->isSeparator() && action->isEnabled() && action->isVisible()) {
            commands.push_back(
                {name, place, keyText(action->shortcut()), [command = QPointer(action)] {
                     if (command != nullptr) { // null if a lesson was removed
                         command->trigger();
                     }
                 }});
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

} // namespace

QString nameOf(const QAction& action) {
    static const QRegularExpression mark(QStringLiteral("&(.)"));
    static const QRegularExpression dots(QStringLiteral("\\s*…$"));
    return action.text().remove(dots).replace(mark, QStringLiteral("\\1"));
}

std::vector<Command> commandsOf(const QList<QAction*>& menus) {
    std::vector<Command> commands;
    collect(menus, QString(), commands);
    return commands;
}

std::vector<Command> boardCommands(CurrentDocument& document) {
    std::vector<Command> commands;
    for (const BoardKind& kind : boardKinds()) {
        commands.push_back({kind.name, categoryName(kind.category), QString(), [&document, kind] {
                                Progress progress;
                                document.begin(kind.make(kind.firstOptions(), progress));
                            }});
    }
    return commands;
}

std::vector<std::size_t> matchingCommands(const std::vector<Command>& commands,
                                          const QString& typed) {
    const QStringList words = plain(typed).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::vector<std::pair<int, std::size_t>> ranked;
    for (std::size_t i = 0; i < commands.size(); ++i) {
        const QString text = plain(commands[i].name + QLatin1Char(' ') + commands[i].place);
        if (std::ranges::all_of(words, [&](const QString& word) { return text.contains(word); })) {
            ranked.emplace_back(words.isEmpty() ? 0 : rankOf(commands[i].name, words.first()), i);
        }
    }
    std::ranges::sort(ranked);
    std::vector<std::size_t> matching;
    for (const auto& [rank, place] : ranked) {
        matching.push_back(place);
    }
    return matching;
}

CommandPalette::CommandPalette(std::vector<Command> commands, QWidget* window)
    : QDialog(window, Qt::FramelessWindowHint | Qt::Popup), commands_(std::move(commands)),
      field_(new QLineEdit(this)), list_(new QListWidget(this)), nothing_(new QLabel(this)) {
    setAccessibleName(tr("Find a command"));
    field_->setPlaceholderText(tr("Type the name of a command, board or page"));
    field_->setAccessibleName(tr("Find a command"));
    field_->setMinimumHeight(44);
    list_->setItemDelegate(new CommandDelegate(list_));
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setFocusPolicy(Qt::NoFocus);
    list_->setAccessibleName(tr("Matching commands"));
    nothing_->setText(tr("No command, board or page contains all these words."));
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

const Command* CommandPalette::chosen() const {
    const int row = list_->currentRow();
    return row < 0 ? nullptr : &commands_[shown_[static_cast<std::size_t>(row)]];
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
    shown_ = matchingCommands(commands_, field_->text());
    list_->clear();
    for (const std::size_t index : shown_) {
        const Command& command = commands_[index];
        auto* item = new QListWidgetItem(command.name, list_);
        item->setData(placeRole, command.place);
        item->setData(keysRole, command.keys);
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

FindAction::FindAction(std::function<std::vector<Command>()> commands, QWidget* window)
    : QAction(window) {
    setIcon(themedIcon(QStringLiteral("find")));
    setIconVisibleInMenu(false);
    setShortcut(Qt::CTRL | Qt::Key_K);
    onLanguageChanged(this, [this] {
        setText(tr("&Find a command …"));
        setIconText(shortcut().toString(QKeySequence::NativeText));
        setToolTip(tr("Find a command, a page or a board by typing"));
    });
    connect(this, &QAction::triggered, this, [window, commands = std::move(commands)] {
        CommandPalette palette(commands(), window);
        if (palette.exec() == QDialog::Accepted && palette.chosen() != nullptr) {
            palette.chosen()->run();
        }
    });
}

} // namespace lightsout

#include "moc_CommandPalette.cpp"
