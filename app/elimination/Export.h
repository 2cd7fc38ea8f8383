// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "elimination/EliminationPdf.h"
#include "io/MatrixNotation.h"

#include <functional>

namespace lightsout {

/// Writes an elimination to files that the user names, off the GUI thread where it takes long, with
/// progress that can be cancelled: one file at a time.
class Export : public QObject {
    Q_OBJECT

public:
    explicit Export(QWidget* parent) : QObject(parent), parent_(parent) {}

    /// To the clipboard, with a bar after `columns` columns: a matrix, or the step that an
    /// operation has led to it by.
    static void copyMatrix(const BitMatrix& matrix, std::size_t columns, MatrixNotation notation);
    static void copyStep(BitMatrix after, const RowOperation& operation, std::size_t columns,
                         MatrixNotation notation);

    void savePdf(const std::shared_ptr<const Recording>& recording, const Rule& rule);
    void saveLatex(const std::shared_ptr<const Recording>& recording, const Rule& rule);
    void savePicture(QWidget& view, const Rule& rule);

    /// Runs write(progress) while its progress is shown, with a way to stop it.
    void start(const QString& path, std::function<bool(Progress&)> write);

    /// Writes the files; false where that fails.
    static bool writePdf(const QString& path, const Recording& recording, const Rule& rule,
                         Progress& progress);
    static bool writeLatex(const QString& path, const Recording& recording, Progress& progress);
    static bool writePicture(const QString& path, QWidget& view);

private:
    QString askForPath(const QString& title, const Rule& rule, const QString& suffix);
    void report(bool isWritten, const QString& path);

    QWidget* parent_;
    Job writing_{this};
};

} // namespace lightsout
