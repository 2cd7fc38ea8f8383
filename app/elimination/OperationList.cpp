#include "elimination/OperationList.h"

#include "document/VertexText.h"
#include "elimination/StepText.h"
#include "look/Theme.h"

#include <algorithm>

namespace lightsout {

/// Writes a line only when it is looked at: there may be very many. A heading is a line that is no
/// step.
class OperationList::Model : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    void setOperations(std::vector<RowOperation> operations,
                       std::optional<std::size_t> phaseChange) {
        beginResetModel();
        operations_ = std::move(operations);
        headings_.clear();
        if (phaseChange && *phaseChange > 0) {
            headings_.push_back({1, OperationList::tr("Going down")});
        }
        if (phaseChange && *phaseChange < operations_.size()) {
            headings_.push_back({*phaseChange + 1, OperationList::tr("Going up")});
        }
        endResetModel();
    }

    /// The line of a step; step 0 is the start.
    int lineOf(std::size_t step) const {
        return static_cast<int>(step) +
               static_cast<int>(std::ranges::count_if(headings_, [step](const Heading& heading) {
                   return heading.firstStep <= step;
               }));
    }

    /// Nothing for a heading.
    std::optional<std::size_t> stepOf(int line) const {
        auto step = static_cast<std::size_t>(line);
        for (const Heading& heading : headings_) {
            if (step == heading.firstStep) {
                return std::nullopt;
            }
            step -= step > heading.firstStep ? 1 : 0;
        }
        return step;
    }

    int rowCount(const QModelIndex& parent) const override {
        return parent.isValid() ? 0 : static_cast<int>(operations_.size() + headings_.size()) + 1;
    }

    Qt::ItemFlags flags(const QModelIndex& index) const override {
        return index.isValid() && !stepOf(index.row()) ? Qt::ItemFlags(Qt::ItemNeverHasChildren)
                                                       : QAbstractListModel::flags(index);
    }

    QVariant data(const QModelIndex& index, int role) const override {
        if (!index.isValid()) {
            return {};
        }
        const auto step = stepOf(index.row());
        if (!step && role == Qt::FontRole) {
            QFont font = fontFor(TextRole::small);
            font.setBold(true);
            return font;
        }
        if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) {
            return {};
        }
        if (!step) {
            return headings_[index.row() > lineOf(headings_.front().firstStep) ? 1 : 0].text;
        }
        return *step == 0 ? OperationList::tr("Start")
                          : QStringLiteral("%1.  %2").arg(numberText(*step),
                                                          operationSymbols(operations_[*step - 1]));
    }

private:
    /// Above the line of that step.
    struct Heading {
        std::size_t firstStep;
        QString text;
    };

    std::vector<RowOperation> operations_;
    std::vector<Heading> headings_;
};

OperationList::OperationList(QWidget* parent) : QListView(parent), operations_(new Model(this)) {
    setModel(operations_);
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Steps"));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void OperationList::setOperations(std::vector<RowOperation> operations,
                                  std::optional<std::size_t> phaseChange) {
    isFollowing_ = true;
    operations_->setOperations(std::move(operations), phaseChange);
    isFollowing_ = false;
}

void OperationList::setStep(std::size_t step) {
    isFollowing_ = true;
    const QModelIndex line = operations_->index(operations_->lineOf(step), 0);
    setCurrentIndex(line);
    scrollTo(line);
    isFollowing_ = false;
}

void OperationList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    const auto step = current.isValid() ? operations_->stepOf(current.row()) : std::nullopt;
    if (!isFollowing_ && step) {
        Q_EMIT stepWanted(*step);
    }
}

} // namespace lightsout
