#include "elimination/OperationList.h"

#include "document/VertexText.h"
#include "elimination/StepText.h"

namespace lightsout {

/// Writes a line only when it is looked at: there may be very many.
class OperationList::Model : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    void setOperations(std::vector<RowOperation> operations) {
        beginResetModel();
        lines_ = std::move(operations);
        endResetModel();
    }

    int rowCount(const QModelIndex& parent) const override {
        return parent.isValid() ? 0 : static_cast<int>(lines_.size()) + 1;
    }

    QVariant data(const QModelIndex& index, int role) const override {
        if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)) {
            return {};
        }
        const auto line = static_cast<std::size_t>(index.row());
        return line == 0 ? OperationList::tr("Start")
                         : QStringLiteral("%1.  %2").arg(numberText(line),
                                                         operationSymbols(lines_[line - 1]));
    }

private:
    std::vector<RowOperation> lines_;
};

OperationList::OperationList(QWidget* parent) : QListView(parent), operations_(new Model(this)) {
    setModel(operations_);
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Steps"));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void OperationList::setOperations(std::vector<RowOperation> operations) {
    isFollowing_ = true;
    operations_->setOperations(std::move(operations));
    isFollowing_ = false;
}

void OperationList::setStep(std::size_t step) {
    isFollowing_ = true;
    const QModelIndex line = operations_->index(static_cast<int>(step), 0);
    setCurrentIndex(line);
    scrollTo(line);
    isFollowing_ = false;
}

void OperationList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    if (!isFollowing_ && current.isValid()) {
        Q_EMIT stepWanted(static_cast<std::size_t>(current.row()));
    }
}

} // namespace lightsout
