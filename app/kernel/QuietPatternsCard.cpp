#include "kernel/QuietPatternsCard.h"

#include "document/VertexText.h"
#include "widgets/PatternTile.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace lightsout {

namespace {

constexpr std::size_t mostTiles = 10;
constexpr int tilesPerRow = 5;

} // namespace

QuietPatternsCard::QuietPatternsCard(Workbench& workbench, QWidget* parent)
    : Card(parent), workbench_(workbench), title_(addText(TextRole::title)),
      text_(addText(TextRole::body)), grid_(new QGridLayout), sumRow_(new QWidget(this)),
      sumName_(makeLabel(TextRole::formula, false, this)), sumPicture_(new PatternPicture(this)),
      sumText_(makeLabel(TextRole::body, true, this)),
      press_(new QPushButton(tr("Put it on the board"), this)) {
    title_->setText(tr("Quiet patterns"));
    content()->addLayout(grid_);
    grid_->setColumnStretch(tilesPerRow, 1);
    sumText_->setWordWrap(true);
    auto* words = new QVBoxLayout;
    words->addWidget(press_, 0, Qt::AlignLeading);
    words->addWidget(sumText_);
    auto* row = new QHBoxLayout(sumRow_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(16);
    row->addWidget(sumName_);
    row->addWidget(sumPicture_);
    row->addLayout(words, 1);
    content()->addWidget(sumRow_);
    connect(press_, &QPushButton::clicked, this, &QuietPatternsCard::pressSum);
}

void QuietPatternsCard::refresh() {
    const Facts* known = workbench_.analysis.factsOfRule();
    const Facts* facts = known != nullptr ? known : workbench_.analysis.facts();
    if (known != nullptr && known->kernel == shown_) {
        return; // the patterns depend on the rule alone
    }
    shown_ = known != nullptr ? known->kernel : nullptr;
    for (PatternTile* tile : tiles_) {
        delete tile;
    }
    tiles_.clear();
    if (facts == nullptr) {
        text_->clear();
        showSum();
        return;
    }
    const bool isDrawable = facts->vertices <= PatternPicture::mostVertices;
    const std::size_t count = shown_ != nullptr && isDrawable ? shown_->size() : 0;
    for (std::size_t i = 0; i < std::min(count, mostTiles); ++i) {
        const QString name = QLatin1Char('q') + subscript(i + 1);
        auto* tile = new PatternTile(facts->rule, (*shown_)[i], Theme::current().quiet,
                                     name, this);
        tile->setAccessibleName(tr("Quiet pattern %1").arg(isolated(name)));
        tile->setToolTip(tr("%Ln press(es)", nullptr, static_cast<int>(tile->pattern().count())));
        connect(tile, &PatternTile::toggled, this, &QuietPatternsCard::showSum);
        const int place = static_cast<int>(i);
        grid_->addWidget(tile, place / tilesPerRow, place % tilesPerRow);
        tiles_.push_back(tile);
    }
    if (facts->refusal || !isDrawable) {
        text_->setText(tr("This board is too large to show its quiet patterns."));
    } else if (facts->nullity == 0) {
        text_->setText(tr("There is none but the empty one: every set of presses changes "
                          "something."));
    } else if (facts->nullity > mostTiles) {
        text_->setText(tr("Press all teal cells of one, and every light stays as it was. These "
                          "are %1 of a basis of %Ln.",
                          nullptr, static_cast<int>(facts->nullity))
                           .arg(mostTiles));
    } else {
        text_->setText(tr("Press all teal cells of one, and every light stays as it was."));
    }
    if (!tiles_.empty()) {
        tiles_.front()->setChecked(true);
        setFocusProxy(tiles_.front());
    }
    showSum();
}

void QuietPatternsCard::showSum() {
    QStringList names;
    sum_ = BitVector(shown_ != nullptr && !shown_->empty() ? shown_->front().size() : 0);
    for (const PatternTile* tile : tiles_) {
        if (tile->isChecked()) {
            names.append(tile->text());
            sum_ ^= tile->pattern();
        }
    }
    sumRow_->setVisible(!names.isEmpty());
    if (!names.isEmpty()) {
        sumName_->setText(isolated(names.join(QStringLiteral(" + ")) + QStringLiteral(" =")));
        sumPicture_->setPattern(workbench_.document.game().rule(), sum_);
        sumPicture_->setAccessibleName(tr("The sum of the chosen patterns"));
        sumText_->setText(tr("%Ln press(es), quiet too: sums of quiet patterns are quiet.", nullptr,
                             static_cast<int>(sum_.count())));
    }
}

void QuietPatternsCard::pressSum() {
    if (sum_.size() != workbench_.document.game().vertexCount()) {
        return; // of the board before; its successor's patterns are on their way
    }
    bool isFirst = true;
    sum_.forEachOne([&](Vertex v) {
        workbench_.document.make(Press{v}, tr("a quiet pattern"), !isFirst);
        isFirst = false;
    });
}

} // namespace lightsout
