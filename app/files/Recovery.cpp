// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/Recovery.h"

#include "board/Thumbnail.h"
#include "controls/Card.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QIcon>
#include <QListWidget>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace lightsout {

namespace {

constexpr int side = 150;
constexpr int spacing = 8;
/// Larger boards take too long to draw just for a small picture.
constexpr std::size_t maxPictured = std::size_t{1} << 20;

} // namespace

RecoveryDialog::RecoveryDialog(std::vector<Board> boards, QWidget* parent)
    : QDialog(parent), boards_(std::move(boards)), list_(new QListWidget(this)) {
    setWindowTitle(tr("Recover work"));
    auto* headline = makeLabel(TextRole::headline, false, this);
    headline->setText(tr("%Ln board(s) were not saved when the program ended.", nullptr,
                         static_cast<int>(boards_.size())));
    headline->setWordWrap(true);
    auto* text = makeLabel(TextRole::body, true, this);
    text->setText(tr("Choose the board to recover. Nothing is lost: any other boards remain in "
                     "File → Open recent, and no file is changed."));
    text->setWordWrap(true);

    list_->setViewMode(QListView::IconMode);
    list_->setItemDelegate(new ThumbnailDelegate(side, list_));
    list_->setResizeMode(QListView::Adjust);
    list_->setMovement(QListView::Static);
    list_->setSpacing(spacing);
    list_->setAccessibleName(tr("Unsaved boards"));
    for (const Board& board : boards_) {
        const Game& game = board.journal.board.game;
        auto* item = new QListWidgetItem(
            QStringLiteral("%1\n%2").arg(board.kept.note.name(),
                                         QLocale().toString(board.kept.time, QLocale::ShortFormat)),
            list_);
        if (game.vertexCount() <= maxPictured) {
            item->setIcon(QIcon(boardThumbnail(game, side, devicePixelRatioF(), themeOf(*this))));
        }
        item->setToolTip(board.kept.note.filePath);
    }
    list_->setCurrentRow(0);
    list_->setMinimumHeight(list_->sizeHintForRow(0) + 3 * spacing); // room for a whole row

    auto* buttons = new QDialogButtonBox(this);
    QPushButton* bring = buttons->addButton(tr("Recover &board"), QDialogButtonBox::AcceptRole);
    QPushButton* later = buttons->addButton(tr("&Not now"), QDialogButtonBox::RejectRole);
    bring->setObjectName(QStringLiteral("recoverBoard"));
    later->setObjectName(QStringLiteral("notNow"));
    bring->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT chosen(boards_[static_cast<std::size_t>(std::max(list_->currentRow(), 0))]);
        accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(list_, &QListWidget::itemActivated, bring, &QPushButton::click);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 24, 24, 16);
    layout->setSpacing(12);
    layout->addWidget(headline);
    layout->addWidget(text);
    layout->addWidget(list_, 1);
    layout->addWidget(buttons);
    constexpr QSize usualSize(700, 480); // fits three boards side by side
    resize(usualSize.expandedTo({0, layout->totalHeightForWidth(usualSize.width())}));
}

Recovery::Recovery(Autosave& autosave, QWidget* window)
    : QObject(window), autosave_(autosave), window_(window) {}

/// Earlier versions kept a contest in a file next to the folder of boards. The file is renamed, so
/// that it is reported once.
void Recovery::reportOldContest() {
    const QString path =
        QFileInfo(autosave_.kept().folder()).dir().filePath(QStringLiteral("contest.json"));
    const QString renamed = path + QStringLiteral(".old");
    if (!QFile::rename(path, renamed)) {
        return; // the usual case: there is none
    }
    auto* report = new QMessageBox(
        QMessageBox::Information, tr("Contest of an earlier version"),
        tr("An earlier version kept a contest, which this version can't continue: contests are now "
           "live classes or web pages. Its results remain in the file %1.")
            .arg(renamed),
        QMessageBox::Ok, window_);
    report->setTextFormat(Qt::PlainText);
    report->setAttribute(Qt::WA_DeleteOnClose);
    report->open();
}

void Recovery::offer() {
    reportOldContest();
    abandoned_ = std::make_unique<KeptBoards::Abandoned>(autosave_.kept());
    if (abandoned_->boards().empty()) {
        abandoned_.reset();
        return;
    }
    reading_.start(
        [kept = abandoned_->boards()](Progress& progress) {
            std::vector<RecoveryDialog::Board> boards;
            for (const KeptBoard& board : kept) {
                Result<Journal> journal = readKeptBoard(board.path, {.progress = &progress});
                if (journal) {
                    boards.push_back({board, *std::move(journal)});
                }
            }
            return boards;
        },
        [this](std::vector<RecoveryDialog::Board> boards) { show(std::move(boards)); });
}

void Recovery::show(std::vector<RecoveryDialog::Board> boards) {
    if (boards.empty()) {
        abandoned_->settle();
        abandoned_.reset();
        return;
    }
    auto* dialog = new RecoveryDialog(std::move(boards), window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RecoveryDialog::chosen, this, [this](const RecoveryDialog::Board& board) {
        autosave_.restore(board.kept, board.journal.board, std::move(abandoned_));
    });
    connect(dialog, &QDialog::finished, this, [this] {
        if (abandoned_ != nullptr) {
            abandoned_->settle();
            abandoned_.reset();
        }
    });
    dialog->open();
}

} // namespace lightsout

#include "moc_Recovery.cpp"
