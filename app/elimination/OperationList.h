// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elimination/Recording.h"

#include <QAbstractListModel>
#include <QListView>

#include <optional>

namespace lightsout {

/// All operations of an elimination, to look at and to go to, after the start; the phases under
/// their names, and the equations that come out where they do.
class OperationList : public QListView {
    Q_OBJECT

public:
    explicit OperationList(QWidget* parent = nullptr);

    /// `notes` ascend.
    void setOperations(const std::vector<RowOperation>& operations,
                       const std::vector<StepNote>& notes = {});
    /// Marks the line of a step, and brings it into sight. A line of this step that was clicked
    /// stays where it is, and marked.
    void setStep(std::size_t step);

    /// As wide as its widest operation.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {100, 60}; }

Q_SIGNALS:
    void stepRequested(std::size_t step);

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void retranslate();
    class Model;
    Model* operations_;
    bool isFollowing_ = false; ///< the current line follows the step, not the other way round
};

} // namespace lightsout
