// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "elimination/Recording.h"
#include "formats/MatrixNotation.h"

#include <QWidget>

#include <functional>

namespace lightsout {

/// The maximum number of vertices of a board whose elimination is printed step by step.
inline constexpr std::size_t maxPrintedVertices = 100;

/// An object that writes eliminations to files chosen by the user, one at a time. Long writes run
/// off the GUI thread; they show their progress and can be cancelled.
class Export : public QObject {
    Q_OBJECT

public:
    explicit Export(QWidget* parent) : QObject(parent), parent_(parent) {}

    /// Copy to the clipboard a matrix with a bar after `columns` columns, or the step that led to
    /// it: the matrices before and after an operation.
    static void copyMatrix(const BitMatrix& matrix, std::size_t columns, MatrixNotation notation);
    static void copyStep(BitMatrix after, const RowOperation& operation, std::size_t columns,
                         MatrixNotation notation);

    void savePdf(const std::shared_ptr<const Recording>& recording, const Rule& rule);
    /// Saves slides, with a page for each pivot if `byPivot` is true, otherwise for each operation.
    void saveSlides(const std::shared_ptr<const Recording>& recording, const Rule& rule,
                    bool byPivot);
    void saveLatex(const std::shared_ptr<const Recording>& recording, const Rule& rule);
    void savePicture(QWidget& view, const Rule& rule);

    /// Runs write(progress), shows its progress, and lets the user stop it.
    void start(const QString& path, std::function<bool(Progress&)> write);

    /// Write the file. Return false if writing fails.
    static bool writePdf(const QString& path, const Recording& recording, const Rule& rule,
                         Progress& progress);
    static bool writeSlides(const QString& path, const std::shared_ptr<const Recording>& recording,
                            const Rule& rule, bool byPivot, Progress& progress);
    static bool writeLatex(const QString& path, const Recording& recording, Progress& progress);
    static bool writePicture(const QString& path, QWidget& view);

private:
    QString askForPath(const QString& title, const Rule& rule, const QString& suffix);
    void report(bool isWritten, const QString& path);

    QWidget* parent_;
    Job writing_{this};
};

} // namespace lightsout
