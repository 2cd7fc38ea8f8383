// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elimination/Recording.h"

#include <QTreeView>

namespace lightsout {

/// A list of all operations of an elimination from the start. A click goes to an operation. The
/// operations of a recording are grouped by pivot, and the group of the current step is unfolded.
/// The list also contains the names of the phases, and each equation after the step that yields it.
class OperationList : public QTreeView {
    Q_OBJECT

public:
    explicit OperationList(QWidget* parent = nullptr);

    void setRecording(const Recording& recording);
    /// Shows operations that are not grouped.
    void setOperations(const std::vector<RowOperation>& operations);
    /// Marks the line of a step and scrolls to it. If a line of this step was clicked, that line
    /// stays in place and is marked.
    void setStep(std::size_t step);

    /// Returns a size whose width fits all operations and headings.
    QSize sizeHint() const override;
    /// Returns a size whose width fits all operations; headings may be shortened.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void stepRequested(std::size_t step);
    /// Emitted after stepRequested() if the equation of a row of the small system was chosen.
    void rowRequested(std::size_t row);

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void retranslate();
    int widthOf(const QString& text, int level) const;
    class Model;
    Model* model_;
    QPersistentModelIndex unfolded_; ///< the group that was unfolded for the current step
    bool isFollowing_ = false;       ///< whether code is changing the current line
};

} // namespace lightsout
