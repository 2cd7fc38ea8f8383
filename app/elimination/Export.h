#pragma once

#include "analysis/Job.h"
#include "elimination/EliminationPdf.h"

namespace lightsout {

/// Writes an elimination to files that the user names, off the GUI thread where it takes long.
class Export : public QObject {
    Q_OBJECT

public:
    explicit Export(QWidget* parent) : QObject(parent), parent_(parent) {}

    void savePdf(const std::shared_ptr<const Recording>& recording, const Rule& rule);
    void saveLatex(const std::shared_ptr<const Recording>& recording, const Rule& rule);
    void savePicture(QWidget& view, const Rule& rule);

    /// Writes the files; false where that fails.
    static bool writePdf(const QString& path, const Recording& recording, const Rule& rule,
                         Progress& progress);
    static bool writeLatex(const QString& path, const Recording& recording);
    static bool writePicture(const QString& path, QWidget& view);

private:
    QString askForPath(const QString& title, const Rule& rule, const QString& suffix);
    void tell(bool isWritten, const QString& path);

    QWidget* parent_;
    Job writing_{this};
};

} // namespace lightsout
