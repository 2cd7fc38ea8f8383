#pragma once

#include "gf2/RecordedElimination.h"

#include <QAbstractListModel>
#include <QListView>

#include <optional>

namespace lightsout {

/// All operations of an elimination, to look at and to go to, after the start; the two phases under
/// their names.
class OperationList : public QListView {
    Q_OBJECT

public:
    explicit OperationList(QWidget* parent = nullptr);

    /// `phaseChange` is the first operation of the backward phase, if phases are to be told apart.
    void setOperations(std::vector<RowOperation> operations,
                       std::optional<std::size_t> phaseChange = std::nullopt);
    /// Marks the line of a step, and brings it into sight.
    void setStep(std::size_t step);

    QSize sizeHint() const override { return {200, 120}; }
    QSize minimumSizeHint() const override { return {130, 60}; }

Q_SIGNALS:
    void stepWanted(std::size_t step);

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    class Model;
    Model* operations_;
    bool isFollowing_ = false; ///< the current line follows the step, not the other way round
};

} // namespace lightsout
