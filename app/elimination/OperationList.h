// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elimination/Recording.h"

#include <QAbstractListModel>
#include <QListView>

namespace lightsout {

/// A list of all operations of an elimination from the start. A click jumps to an operation. The
/// list includes the names of the phases, and each equation after the step that yields it.
class OperationList : public QListView {
    Q_OBJECT

public:
    explicit OperationList(QWidget* parent = nullptr);

    /// Sets the operations. `notes` must be in ascending order of their steps.
    void setOperations(const std::vector<RowOperation>& operations,
                       const std::vector<StepNote>& notes = {});
    /// Marks the line of a step and scrolls to it. If a line of this step was clicked, that line
    /// stays in place and is marked.
    void setStep(std::size_t step);

    /// Returns a size whose width fits all operations and headings.
    QSize sizeHint() const override;
    /// Returns a size whose width fits all operations; headings may be shortened.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void stepRequested(std::size_t step);

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void retranslate();
    class Model;
    Model* operations_;
    bool isFollowing_ = false; ///< whether code is changing the current line
};

} // namespace lightsout
