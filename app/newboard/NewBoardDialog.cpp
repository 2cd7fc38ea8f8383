// SPDX-License-Identifier: GPL-3.0-or-later
#include "newboard/NewBoardDialog.h"

#include "board/BoardView.h"
#include "board/Thumbnail.h"
#include "controls/Card.h"
#include "controls/EnumBox.h"
#include "controls/Layouts.h"
#include "text/BoardText.h"
#include "text/NumberText.h"
#include "text/SpokenText.h"

#include <QAction>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QWidget>

#include <array>

namespace lightsout {

/// A form for the sizes and the rule of one kind of board.
class BoardOptionsForm : public QWidget {
    Q_OBJECT

public:
    explicit BoardOptionsForm(QWidget* parent = nullptr);

    void setKind(const BoardKind& kind);
    BoardOptions options() const;
    /// Gives the keyboard focus to the first size.
    void focusFirst();

Q_SIGNALS:
    void changed();

private:
    /// A field for a number, with its name.
    struct Field {
        QLabel* name;
        QSpinBox* box;
    };

    QWidget* makeSides();
    void addChoice(QGridLayout& form, int line, QLabel* name, QComboBox* box);

    std::vector<Field> fields_;
    std::size_t sizeCount_ = 0;
    QWidget* sides_;       ///< buttons for common sizes of a grid
    QPushButton* another_; ///< chooses the next seed
    QLabel* topologyName_;
    EnumBox<Topology>* topology_;
    QLabel* neighboursName_;
    EnumBox<Neighbours>* neighbours_;
    QCheckBox* self_;
};

namespace {

constexpr std::size_t maxSizes = 3;

constexpr int thumbnailSide = 112;
constexpr int columns = 3;

constexpr std::array allCategories{BoardCategory::grids,    BoardCategory::surfaces,
                                   BoardCategory::families, BoardCategory::solids,
                                   BoardCategory::random,   BoardCategory::examples};

/// Returns an initially dark board after one press, to illustrate the rule. The press is in the
/// middle of the board or, on a surface, at the right border, to show where the border leads.
Game onePress(const Rule& rule) {
    Game game(rule, BitVector(rule.vertexCount()), BitVector(rule.vertexCount()));
    if (const Lattice* lattice = rule.lattice()) {
        const bool isSurface = lattice->topology != Topology::plane;
        game.press(lattice->cell(isSurface ? (lattice->rows - 1) / 3 : lattice->rows / 2,
                                 isSurface ? lattice->cols - 1 : lattice->cols / 2));
    } else if (game.vertexCount() > 0) {
        const BoardGeometry geometry(rule);
        const auto isNearer = [&](Vertex a, Vertex b) {
            const auto apart = [&](Vertex v) {
                return QLineF(geometry.cellRect(v).center(), geometry.middle()).length();
            };
            return apart(a) + 1e-6 < apart(b);
        };
        std::optional<Vertex> nearest;
        for (Vertex v = 0; v < game.vertexCount(); ++v) {
            if (rule.hasButton(v) && (!nearest || isNearer(v, *nearest))) {
                nearest = v;
            }
        }
        if (nearest) {
            game.press(*nearest);
        }
    }
    return game;
}

} // namespace

BoardOptionsForm::BoardOptionsForm(QWidget* parent)
    : QWidget(parent), sides_(new QWidget(this)), another_(new QPushButton(tr("A&nother"), this)),
      topologyName_(new QLabel(tr("S&urface"), this)), topology_(new EnumBox<Topology>(this)),
      neighboursName_(new QLabel(tr("&Neighbours"), this)),
      neighbours_(new EnumBox<Neighbours>(this)),
      self_(new QCheckBox(tr("A press changes the &pressed light too"), this)) {
    auto* form = new QGridLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(10);
    form->setHorizontalSpacing(14);
    // Sizes are side by side, with the choices below them.
    auto* sizes = new QHBoxLayout;
    sizes->setSpacing(10);
    for (std::size_t i = 0; i < maxSizes; ++i) {
        const Field field{new QLabel(this), new QSpinBox(this)};
        field.name->setBuddy(field.box);
        field.box->setMinimumHeight(34);
        connect(field.box, &QSpinBox::valueChanged, this, &BoardOptionsForm::changed);
        sizes->addWidget(field.name);
        sizes->addWidget(field.box);
        fields_.push_back(field);
    }
    another_->setObjectName(QStringLiteral("another"));
    neighbours_->setObjectName(QStringLiteral("neighbours"));
    another_->setAutoDefault(false);
    connect(another_, &QPushButton::clicked, this,
            [this] { fields_.at(sizeCount_ - 1).box->stepUp(); });
    sizes->addWidget(another_);
    sizes->addStretch();
    form->addLayout(sizes, 0, 0, 1, 3);
    form->addWidget(makeSides(), 1, 0, 1, 3, Qt::AlignLeading);
    // The entries are in the order of the enumerations, so that an index is a value.
    for (const Topology surface : {Topology::plane, Topology::cylinder, Topology::torus,
                                   Topology::moebius, Topology::klein, Topology::projective}) {
        topology_->addItem(topologyName(surface));
    }
    neighbours_->addItems({tr("the four adjacent cells"), tr("all eight surrounding cells"),
                           tr("the four diagonal neighbours"), tr("the cells a knight's move away"),
                           tr("the same row and column")});
    addChoice(*form, 2, topologyName_, topology_);
    addChoice(*form, 3, neighboursName_, neighbours_);
    form->addWidget(self_, 4, 0, 1, 3);
    form->setColumnStretch(2, 1);
    connect(self_, &QCheckBox::toggled, this, &BoardOptionsForm::changed);
}

QWidget* BoardOptionsForm::makeSides() {
    auto* row = setRow(sides_, {});
    for (const int side : {3, 5, 8, 20}) {
        const QString name = QStringLiteral("%1 × %1").arg(side);
        auto* button = new QPushButton(isolated(name), sides_);
        button->setAccessibleName(name);
        button->setObjectName(QStringLiteral("side%1").arg(side));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, side] {
            fields_.at(0).box->setValue(side);
            fields_.at(1).box->setValue(side);
        });
        row->addWidget(button);
    }
    return sides_;
}

void BoardOptionsForm::addChoice(QGridLayout& form, int line, QLabel* name, QComboBox* box) {
    name->setBuddy(box);
    box->setMinimumHeight(34);
    form.addWidget(name, line, 0);
    form.addWidget(box, line, 1);
    connect(box, &QComboBox::currentIndexChanged, this, &BoardOptionsForm::changed);
}

void BoardOptionsForm::setKind(const BoardKind& kind) {
    const QSignalBlocker blocker(this);
    sizeCount_ = kind.sizes.size();
    for (std::size_t i = 0; i < fields_.size(); ++i) {
        const Field& field = fields_[i];
        field.name->setVisible(i < sizeCount_);
        field.box->setVisible(i < sizeCount_);
        if (i < sizeCount_) {
            const BoardKind::Size& size = kind.sizes[i];
            field.name->setText(size.name);
            field.box->setRange(size.least, size.most);
            field.box->setValue(size.value);
        }
    }
    const bool isLattice = kind.offersNeighbours || kind.offersTopology;
    sides_->setVisible(isLattice);
    another_->setVisible(kind.category == BoardCategory::random);
    topologyName_->setVisible(kind.offersTopology);
    topology_->setVisible(kind.offersTopology);
    topology_->setValue(kind.topology);
    neighboursName_->setVisible(kind.offersNeighbours);
    neighbours_->setVisible(kind.offersNeighbours);
    neighbours_->setValue(kind.neighbours);
    self_->setVisible(kind.offersSelfInfluence);
    self_->setChecked(true);
}

BoardOptions BoardOptionsForm::options() const {
    BoardOptions options{.sizes = {},
                         .topology = topology_->value(),
                         .neighbours = neighbours_->value(),
                         .selfInfluence = self_->isChecked()};
    for (std::size_t i = 0; i < sizeCount_; ++i) {
        options.sizes.push_back(static_cast<std::size_t>(fields_[i].box->value()));
    }
    return options;
}

void BoardOptionsForm::focusFirst() {
    if (sizeCount_ > 0) {
        fields_.front().box->setFocus();
        fields_.front().box->selectAll();
    }
}

NewBoardDialog::NewBoardDialog(BoardCategory category, QWidget* parent)
    : QDialog(parent), kinds_(boardKinds()), search_(new QLineEdit(this)),
      categories_(new QListWidget(this)), gallery_(new QListWidget(this)),
      name_(makeLabel(TextRole::headline, false, this)),
      sentence_(makeLabel(TextRole::body, true, this)),
      counts_(makeLabel(TextRole::small, true, this)), options_(new BoardOptionsForm(this)),
      preview_(new BoardView(this)), create_(new QPushButton(tr("&Create"), this)) {
    setWindowTitle(tr("New board"));
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(24, 22, 24, 20);
    layout->setHorizontalSpacing(20);
    layout->setVerticalSpacing(16);
    layout->addWidget(makeChoice(), 0, 0);
    layout->addWidget(makePreview(), 0, 1);
    layout->addWidget(makeButtons(), 1, 0, 1, 2);
    layout->setColumnStretch(1, 1);
    resize(1080, 700);

    connect(search_, &QLineEdit::textChanged, this, &NewBoardDialog::fillGallery);
    connect(categories_, &QListWidget::currentRowChanged, this, [this] {
        search_->clear();
        fillGallery();
    });
    connect(gallery_, &QListWidget::currentRowChanged, this, &NewBoardDialog::adaptToKind);
    connect(gallery_, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(options_, &BoardOptionsForm::changed, this, &NewBoardDialog::refreshPreview);
    categories_->setCurrentRow(static_cast<int>(category));
    if (category == BoardCategory::examples) {
        gallery_->setFocus();
    } else {
        options_->focusFirst();
    }
}

QWidget* NewBoardDialog::makeChoice() {
    search_->setObjectName(QStringLiteral("search"));
    categories_->setObjectName(QStringLiteral("categories"));
    gallery_->setObjectName(QStringLiteral("boards"));
    search_->setPlaceholderText(tr("Search"));
    // In this order, screen readers do not get the same words again as a description.
    search_->setAccessibleName(tr("Search for a board, or type a challenge code"));
    search_->setToolTip(search_->accessibleName());
    search_->setClearButtonEnabled(true);
    search_->setMinimumHeight(34);
    auto* find = new QAction(this);
    find->setShortcut(QKeySequence::Find);
    connect(find, &QAction::triggered, search_, [this] { search_->setFocus(); });
    addAction(find);

    for (const BoardCategory category : allCategories) {
        categories_->addItem(categoryName(category));
    }
    categories_->setAccessibleName(tr("Group of boards"));
    categories_->setFixedWidth(categories_->sizeHintForColumn(0) + 28);

    gallery_->setAccessibleName(tr("Kind of board"));
    gallery_->setViewMode(QListView::IconMode);
    gallery_->setMovement(QListView::Static);
    gallery_->setResizeMode(QListView::Adjust);
    gallery_->setIconSize({thumbnailSide, thumbnailSide});
    gallery_->setItemDelegate(new ThumbnailDelegate(thumbnailSide, gallery_));
    const QSize tile = gallery_->itemDelegate()->sizeHint({}, {});
    gallery_->setGridSize(tile);
    gallery_->setMouseTracking(true);
    gallery_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    gallery_->setFixedWidth(columns * tile.width() + 18);

    auto* choice = new QWidget(this);
    auto* layout = new QGridLayout(choice);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(14);
    layout->setVerticalSpacing(12);
    layout->addWidget(search_, 0, 0, 1, 2);
    layout->addWidget(categories_, 1, 0);
    layout->addWidget(gallery_, 1, 1);
    return choice;
}

QWidget* NewBoardDialog::makePreview() {
    sentence_->setWordWrap(true);
    preview_->setEnabled(false);
    preview_->setFocusPolicy(Qt::NoFocus);
    preview_->setMinimumSize(340, 260);
    auto* side = new QWidget(this);
    setColumn(side, {name_, sentence_, {preview_, 1}, counts_, options_}, 8);
    return side;
}

QWidget* NewBoardDialog::makeButtons() {
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(create_, QDialogButtonBox::AcceptRole);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    create_->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void NewBoardDialog::fillGallery() {
    const QString wanted = search_->text().trimmed();
    ofCode_.reset();
    const auto code = readChallengeCode(wanted.toStdString());
    if (const auto* challenge = std::get_if<Challenge>(&code)) {
        showCode(*challenge);
        return;
    }
    const auto category = allCategories.at(static_cast<std::size_t>(categories_->currentRow()));
    {
        const QSignalBlocker blocker(gallery_);
        gallery_->clear();
        for (std::size_t i = 0; i < kinds_.size(); ++i) {
            const BoardKind& kind = kinds_[i];
            const bool isFound = kind.name.contains(wanted, Qt::CaseInsensitive) ||
                                 kind.sentence.contains(wanted, Qt::CaseInsensitive);
            if (wanted.isEmpty() ? kind.category == category : isFound) {
                auto* item = new QListWidgetItem(thumbnailOf(kind), kind.name, gallery_);
                item->setData(Qt::UserRole, QVariant::fromValue(i));
                item->setData(Qt::AccessibleTextRole, withoutIsolates(kind.name));
                item->setToolTip(kind.sentence);
            }
        }
        gallery_->setCurrentRow(0);
    }
    adaptToKind();
}

void NewBoardDialog::showCode(const Challenge& challenge) {
    {
        const QSignalBlocker blocker(gallery_);
        gallery_->clear();
    }
    create_->setEnabled(false);
    create_->setText(tr("&Create"));
    options_->hide();
    name_->setText(tr("Challenge"));
    sentence_->setText(tr("This code gives the same lights on every computer."));
    sentence_->show();
    job_.start([challenge](Progress& progress) { return boardOf(challenge, progress); },
               [this](const ChallengeBoard& board) {
                   ofCode_ = board.game();
                   showPreview(*ofCode_);
                   create_->setEnabled(true);
               });
}

QPixmap NewBoardDialog::thumbnailOf(const BoardKind& kind) const {
    Progress progress;
    const Game game = kind.make(kind.firstOptions(), progress);
    return boardThumbnail(kind.category == BoardCategory::examples ? game : onePress(game.rule()),
                          thumbnailSide, devicePixelRatioF(), themeOf(*this));
}

const BoardKind* NewBoardDialog::kind() const {
    const QListWidgetItem* item = gallery_->currentItem();
    return item == nullptr ? nullptr : &kinds_.at(item->data(Qt::UserRole).value<std::size_t>());
}

void NewBoardDialog::adaptToKind() {
    job_.cancel();
    const BoardKind* chosen = kind();
    create_->setEnabled(chosen != nullptr);
    options_->setVisible(chosen != nullptr && chosen->category != BoardCategory::examples);
    if (chosen == nullptr) {
        name_->setText(tr("Nothing found"));
        const auto code = readChallengeCode(search_->text().toStdString());
        const auto* fault = std::get_if<CodeFault>(&code);
        sentence_->setText(fault != nullptr && fault->kind == CodeFault::Kind::mistyped
                               ? tr("This is neither the name of a board nor a valid code.")
                               : tr("No board has this name."));
        sentence_->show();
        counts_->clear();
        preview_->setGame(Game());
        return;
    }
    name_->setText(chosen->name);
    sentence_->setText(chosen->sentence);
    sentence_->setVisible(!chosen->sentence.isEmpty());
    create_->setText(chosen->category == BoardCategory::examples ? tr("&Open") : tr("&Create"));
    options_->setKind(*chosen);
    refreshPreview();
}

void NewBoardDialog::refreshPreview() {
    const BoardKind* chosen = kind();
    if (chosen == nullptr) {
        return;
    }
    job_.cancel();
    if (chosen->isSlow) {
        job_.start([make = chosen->make, options = options_->options()](
                       Progress& progress) { return make(options, progress); },
                   [this](const Game& made) { showPreview(made); });
    } else {
        Progress progress;
        showPreview(chosen->make(options_->options(), progress));
    }
}

void NewBoardDialog::showPreview(const Game& game) {
    preview_->setGame(game);
    // Each joined pair counts once, whether mutual or one-way.
    const Graph* graph = game.rule().graph();
    const std::size_t edges = graph == nullptr ? game.rule().edgeCount() : graph->edgeCount();
    counts_->setText(
        tr("%1, %2").arg(tr("%Ln light(s)", nullptr, static_cast<int>(game.vertexCount())),
                         tr("%Ln connection(s)", nullptr, static_cast<int>(edges))));
}

Game NewBoardDialog::game() {
    job_.cancel();
    if (ofCode_) {
        return *ofCode_;
    }
    const BoardKind* chosen = kind();
    Progress progress;
    return chosen == nullptr ? Game() : chosen->make(options_->options(), progress);
}

} // namespace lightsout

#include "NewBoardDialog.moc"
#include "moc_NewBoardDialog.cpp"
