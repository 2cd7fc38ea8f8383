// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/SizeBar.h"

#include "controls/TextLabel.h"
#include "document/DealtBoard.h"
#include "io/BoardSpec.h"
#include "io/RuleSpec.h"
#include "text/BoardText.h"
#include "text/KeyText.h"
#include "text/NumberText.h"
#include "theme/Icon.h"
#include "theme/LookChanges.h"
#include "theme/Theme.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <iterator>

namespace lightsout {

namespace {

constexpr int millisecondsPerSize = 800;
/// Changes that follow each other sooner become one undo step.
constexpr int strokeMilliseconds = 2000;
// Lengths at the usual size of text.
constexpr int sliderWidth = 160; ///< at least
constexpr int playSide = 18;
constexpr int sizesOfPage = 5; ///< by which Page Up and Page Down change the size

/// Returns the sizes of a board as text: "n × 7".
QString sizesText(const BoardSizes& sizes) {
    QString text = QString::fromStdString(sizes.sizes);
    text.replace(QLatin1Char('x'), QStringLiteral(" × "));
    return isolated(text.replace(QStringLiteral("{n}"), QStringLiteral("n")));
}

} // namespace

SizeBar::SizeBar(Workbench& workbench, QWidget* parent)
    : QToolBar(parent), workbench_(workbench), action_(new QAction(this)),
      title_(makeLabel(TextRole::body, true, this)), choice_(new QComboBox(this)),
      slider_(new QSlider(Qt::Horizontal, this)), number_(new QSpinBox(this)),
      board_(makeLabel(TextRole::body, false, this)), play_(new QToolButton(this)),
      close_(new QToolButton(this)) {
    setObjectName(QStringLiteral("sizeBar"));
    setProperty("tools", true); // for the style sheet
    setMovable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    action_->setObjectName(QStringLiteral("changeSize"));
    action_->setCheckable(true);
    action_->setShortcut(Qt::CTRL | Qt::Key_G);
    choice_->setObjectName(QStringLiteral("sizeChoice"));
    slider_->setObjectName(QStringLiteral("sizeSlider"));
    slider_->setLayoutDirection(Qt::LeftToRight); // like all axes
    slider_->setPageStep(sizesOfPage);
    number_->setObjectName(QStringLiteral("sizeNumber"));
    number_->setKeyboardTracking(false);
    board_->setObjectName(QStringLiteral("sizeBoard"));
    play_->setObjectName(QStringLiteral("playSizes"));
    close_->setObjectName(QStringLiteral("closeSizes"));
    close_->setText(QString(QChar(0x2715)));
    for (QToolButton* button : {play_, close_}) {
        button->setFocusPolicy(Qt::TabFocus); // Qt's tool bars do without
    }
    auto* content = new QWidget(this);
    auto* row = new QHBoxLayout(content);
    row->setContentsMargins(16, 4, 16, 4);
    row->setSpacing(12);
    for (QWidget* part : std::initializer_list<QWidget*>{title_, play_, choice_}) {
        row->addWidget(part);
    }
    row->addWidget(slider_, 2);
    row->addWidget(number_);
    row->addWidget(board_, 1);
    row->addWidget(close_);
    addWidget(content);
    setFocusProxy(slider_);
    board_->setWordWrap(true);
    timer_.setInterval(millisecondsPerSize);
    connect(&timer_, &QTimer::timeout, this, &SizeBar::playNext);
    connect(choice_, &QComboBox::currentIndexChanged, this, &SizeBar::choose);
    const auto requestByHand = [this](int n) {
        setPlaying(false);
        request(static_cast<std::uint64_t>(n));
    };
    connect(slider_, &QSlider::valueChanged, this, requestByHand);
    connect(number_, &QSpinBox::valueChanged, this, requestByHand);
    connect(play_, &QToolButton::clicked, this, [this] { setPlaying(!isPlaying()); });
    connect(close_, &QToolButton::clicked, action_, [this] { action_->setChecked(false); });
    connect(&workbench.document, &CurrentDocument::changed, this, [this](const Move& move) {
        if (isVisible() && !std::holds_alternative<Press>(move) &&
            !std::holds_alternative<Unpress>(move)) {
            followBoard();
        }
    });
    onAppearanceChanged(this, [this] {
        const double scale = textScaleInUse();
        slider_->setMinimumWidth(static_cast<int>(sliderWidth * scale));
        const auto side = static_cast<int>(playSide * scale);
        play_->setIconSize(QSize(side, side));
        // Long names do not change the height of the bar.
        board_->setMinimumHeight(2 * board_->fontMetrics().lineSpacing());
        retranslate();
    });
    hide();
}

void SizeBar::retranslate() {
    setWindowTitle(tr("Size of the board"));
    action_->setText(tr("Si&ze slider"));
    action_->setToolTip(tr("Change the size of the board with a slider, and all pages follow"));
    title_->setText(tr("Size"));
    choice_->setAccessibleName(tr("Sizes that change"));
    slider_->setAccessibleName(tr("Size of the board, n"));
    number_->setAccessibleName(tr("Size of the board, n"));
    number_->setPrefix(QStringLiteral("n = "));
    close_->setToolTip(withKey(tr("Hide the size slider"), action_->shortcut()));
    close_->setAccessibleName(QString(action_->text()).remove(QLatin1Char('&')));
    refresh();
}

void SizeBar::showEvent(QShowEvent* event) {
    QToolBar::showEvent(event);
    followBoard();
}

void SizeBar::hideEvent(QHideEvent* event) {
    QToolBar::hideEvent(event);
    setPlaying(false);
    requested_.reset();
    job_.cancel();
}

void SizeBar::followBoard() {
    const Rule& rule = workbench_.document.game().rule();
    if (rule != rule_) {
        setPlaying(false);
        requested_.reset();
        job_.cancel();
        rule_ = rule;
        setSizes(specOf(rule).value_or(std::string()));
    }
    refresh();
}

void SizeBar::setSizes(const std::string& spec) {
    const BoardSizes before = sizes_.empty() ? BoardSizes() : sizes_[chosen_];
    sizes_ = sizesOf(spec);
    // The same sizes change as before, if the new board has them.
    auto same = std::ranges::find(sizes_, before.pattern, &BoardSizes::pattern);
    if (same == sizes_.end()) {
        same = std::ranges::find(sizes_, before.sizes, &BoardSizes::sizes);
    }
    chosen_ = same == sizes_.end() ? 0 : static_cast<std::size_t>(same - sizes_.begin());
    const QSignalBlocker blocker(choice_);
    choice_->clear();
    QStringList texts;
    std::ranges::transform(sizes_, std::back_inserter(texts), sizesText);
    setItemTexts(*choice_, texts);
    choice_->setCurrentIndex(sizes_.empty() ? -1 : static_cast<int>(chosen_));
}

void SizeBar::choose(int index) {
    if (index >= 0) {
        setPlaying(false);
        requested_.reset();
        chosen_ = static_cast<std::size_t>(index);
        refresh();
    }
}

void SizeBar::request(std::uint64_t n) {
    const bool isSameStroke =
        isPlaying() || slider_->isSliderDown() ||
        (sinceRequest_.isValid() && !sinceRequest_.hasExpired(strokeMilliseconds));
    if (!isSameStroke) {
        stroke_ = newStroke();
    }
    sinceRequest_.start();
    requested_ = n;
    refresh();
    if (!job_.isRunning()) { // otherwise, this n is next
        makeRequested();
    }
}

void SizeBar::makeRequested() {
    if (!requested_ || *requested_ == sizes_[chosen_].value) {
        requested_.reset();
        return;
    }
    const std::string spec = withNumber(sizes_[chosen_].pattern, "{n}", *requested_);
    job_.start(
        [spec](Progress& /*progress*/) {
            auto rule = parseBoardSpec(spec);
            return rule ? std::optional(Game::allOn(*std::move(rule))) : std::nullopt;
        },
        [this, spec](std::optional<Game> game) {
            if (game) {
                showBoard(*std::move(game), spec);
                makeRequested();
            } else {
                requested_.reset();
            }
            refresh();
        });
}

void SizeBar::showBoard(Game game, const std::string& spec) {
    rule_ = game.rule();
    setSizes(spec);
    dealBoard(*workbench_.document.top(), std::move(game), tr("change the size"), stroke_);
}

void SizeBar::setPlaying(bool isPlaying) {
    if (isPlaying && !sizes_.empty()) {
        stroke_ = newStroke();
        timer_.start();
    } else {
        timer_.stop();
    }
    refresh();
}

void SizeBar::playNext() {
    // Each board stays until its facts are known.
    if (!job_.isRunning() && !workbench_.analysis.isComputing()) {
        const BoardSizes& sizes = sizes_[chosen_];
        request(sizes.value < sizes.most ? sizes.value + 1 : sizes.least);
    }
}

void SizeBar::refresh() {
    const bool hasSizes = !sizes_.empty();
    const QSignalBlocker blockers[] = {QSignalBlocker(slider_), QSignalBlocker(number_)};
    if (hasSizes) {
        const BoardSizes& sizes = sizes_[chosen_];
        const auto n = static_cast<int>(requested_.value_or(sizes.value));
        slider_->setRange(static_cast<int>(sizes.least), static_cast<int>(sizes.most));
        number_->setRange(slider_->minimum(), slider_->maximum());
        slider_->setValue(n);
        number_->setValue(n);
    }
    for (QWidget* part : std::initializer_list<QWidget*>{slider_, number_, play_}) {
        part->setVisible(hasSizes);
    }
    choice_->setVisible(sizes_.size() > 1);
    board_->setText(hasSizes ? boardName(workbench_.document.game().rule())
                             : tr("This board has no size to change: choose a grid or a family of "
                                  "graphs as a new board."));
    play_->setIcon(themedIcon(isPlaying() ? QStringLiteral("pause") : QStringLiteral("play")));
    play_->setToolTip(tr("Show all sizes one after another, again and again"));
    play_->setAccessibleName(isPlaying() ? tr("Pause") : tr("Play all sizes"));
}

} // namespace lightsout

#include "moc_SizeBar.cpp"
