#include "elimination/OutcomeCard.h"

#include "board/PatternPicture.h"
#include "document/VertexText.h"
#include "elimination/FormulaText.h"
#include "look/WrapLayout.h"
#include "text/CountText.h"

#include <QAbstractListModel>
#include <QEvent>
#include <QHBoxLayout>
#include <QListView>

namespace lightsout {

namespace {

/// Pictures of this many quiet patterns stand beside that of the solution.
constexpr std::size_t mostDirections = 8;
constexpr int pictureSide = 46;
constexpr int signGap = 3;
constexpr int fewestLines = 4; ///< of the formulas

/// Asks for little height and takes more.
class LowList : public QListView {
public:
    using QListView::QListView;
    QSize sizeHint() const override { return minimumSizeHint(); }
    QSize minimumSizeHint() const override {
        return {130, fewestLines * fontMetrics().lineSpacing()};
    }
};

} // namespace

/// Writes a formula only when it is looked at.
class OutcomeCard::Formulas : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    void setRecording(std::shared_ptr<const Recording> recording) {
        beginResetModel();
        recording_ = std::move(recording);
        endResetModel();
    }

    int rowCount(const QModelIndex& parent) const override {
        const bool hasAny = !parent.isValid() && recording_ != nullptr &&
                            (recording_->outcome.inverse || !recording_->outcome.contradiction);
        return hasAny ? static_cast<int>(recording_->columns) : 0;
    }

    QVariant data(const QModelIndex& index, int role) const override {
        if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
            return {};
        }
        const auto press = static_cast<std::size_t>(index.row());
        const EliminationOutcome& outcome = recording_->outcome;
        return outcome.inverse ? inverseFormula(*outcome.inverse, press)
                               : solutionFormula(outcome.solution, press);
    }

private:
    std::shared_ptr<const Recording> recording_;
};

OutcomeCard::OutcomeCard(QWidget* parent)
    : Card(parent), title_(addText(TextRole::title)), text_(addText(TextRole::body)),
      rank_(new FactLabel(tr("Rank"), this)), nullity_(new FactLabel(tr("Nullity"), this)),
      determinant_(new FactLabel(tr("Determinant"), this)), pictures_(new QWidget(this)),
      pictureRow_(new WrapLayout(pictures_)), formulas_(new Formulas(this)),
      list_(new LowList(this)) {
    auto* facts = new QHBoxLayout;
    facts->setSpacing(28);
    for (FactLabel* fact : {rank_, nullity_, determinant_}) {
        facts->addWidget(fact);
    }
    facts->addStretch();
    content()->addLayout(facts);
    // An equation, which runs from left to right in every language.
    pictures_->setLayoutDirection(Qt::LeftToRight);
    content()->addWidget(pictures_);
    list_->setModel(formulas_);
    list_->setUniformItemSizes(true);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setMouseTracking(true);
    list_->setLayoutDirection(Qt::LeftToRight);
    list_->setAccessibleName(tr("Formulas"));
    list_->setTextElideMode(Qt::ElideRight);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->viewport()->installEventFilter(this);
    content()->addWidget(list_, 1);
    connect(list_, &QListView::entered, list_, &QListView::setCurrentIndex);
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& line) {
                if (!isFollowing_) {
                    Q_EMIT pointedAt(line.isValid()
                                         ? std::optional(static_cast<std::size_t>(line.row()))
                                         : std::nullopt);
                }
            });
    setRecording(nullptr, Rule());
}

bool OutcomeCard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Leave) {
        list_->setCurrentIndex({});
        list_->clearSelection();
    }
    return Card::eventFilter(watched, event);
}

void OutcomeCard::setRecording(std::shared_ptr<const Recording> recording, const Rule& rule) {
    recording_ = std::move(recording);
    isFollowing_ = true;
    formulas_->setRecording(recording_);
    isFollowing_ = false;
    list_->setVisible(formulas_->rowCount({}) > 0);
    refreshText();
    refreshPictures(rule);
}

void OutcomeCard::setPointedAt(std::optional<std::size_t> press) {
    isFollowing_ = true;
    const QModelIndex line = press ? formulas_->index(static_cast<int>(*press), 0) : QModelIndex();
    list_->setCurrentIndex(line);
    if (line.isValid()) {
        list_->scrollTo(line);
    } else {
        list_->clearSelection();
    }
    isFollowing_ = false;
}

void OutcomeCard::refreshText() {
    if (recording_ == nullptr) {
        title_->setText(tr("What comes out"));
        text_->clear();
        for (FactLabel* fact : {rank_, nullity_, determinant_}) {
            fact->setValue(QStringLiteral("–"));
        }
        return;
    }
    const EliminationOutcome& outcome = recording_->outcome;
    rank_->setValue(numberText(outcome.rank));
    nullity_->setValue(numberText(outcome.nullity));
    determinant_->setValue(numberText(outcome.nullity == 0 ? 1 : 0));
    if (outcome.inverse) {
        title_->setText(tr("Every board has exactly one solution"));
        text_->setText(tr("The determinant is 1, so the matrix has an inverse. Each of its rows is "
                          "a formula: a press, and the lights to change that it adds up."));
    } else if (outcome.contradiction) {
        title_->setText(tr("Row %1 says 0 = 1").arg(numberText(*outcome.contradiction + 1)));
        text_->setText(
            tr("It is the sum of the equations of the %Ln marked light(s). Every press changes an "
               "even number of them, but an odd number, the counted ones, has to change.",
               nullptr, static_cast<int>(outcome.certificate.count())));
    } else {
        title_->setText(tr("%1 solutions").arg(powerOfTwoText(outcome.nullity)));
        text_->setText(
            tr("The determinant is 0: some boards have no solution, the others have several. The "
               "%Ln ringed press(es) may be chosen at will, the others follow.",
               nullptr, static_cast<int>(outcome.nullity)));
    }
}

void OutcomeCard::refreshPictures(const Rule& rule) {
    while (QLayoutItem* item = pictureRow_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const bool hasPictures = recording_ != nullptr && !recording_->outcome.contradiction &&
                             recording_->outcome.nullity > 0 &&
                             rule.vertexCount() <= PatternPicture::mostVertices;
    pictures_->setVisible(hasPictures);
    if (!hasPictures) {
        return;
    }
    const auto addSign = [](const QString& sign, QWidget* parent) {
        QLabel* label = makeLabel(TextRole::formula, false, parent);
        label->setText(isolated(sign));
        return label;
    };
    // A sign and its picture stay together.
    const auto addTerm = [&](const QString& sign, const BitVector& presses, const QColor& colour,
                             const QString& name) {
        auto* term = new QWidget(pictures_);
        auto* row = new QHBoxLayout(term);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(signGap);
        row->addWidget(addSign(sign, term));
        auto* picture = new PatternPicture(term);
        picture->setSide(pictureSide);
        picture->setPattern(rule, presses, colour);
        picture->setAccessibleName(name);
        row->addWidget(picture);
        pictureRow_->addWidget(term);
    };
    const GeneralSolution& solution = recording_->outcome.solution;
    addTerm(QStringLiteral("x ="), solution.particular, Theme::current().press, tr("One solution"));
    for (std::size_t i = 0; i < std::min(solution.directions.size(), mostDirections); ++i) {
        addTerm(QStringLiteral("+ t%1").arg(subscript(i + 1)), solution.directions[i],
                Theme::current().quiet, tr("Quiet pattern %1").arg(numberText(i + 1)));
    }
    if (solution.directions.size() > mostDirections) {
        pictureRow_->addWidget(addSign(QStringLiteral("+ …"), pictures_));
    }
}

} // namespace lightsout
