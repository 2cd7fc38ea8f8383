// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/Export.h"

#include "elimination/StepMarks.h"
#include "formats/EliminationLatex.h"
#include "text/BoardText.h"
#include "theme/Theme.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImageWriter>
#include <QMessageBox>
#include <QPainter>
#include <QPdfWriter>
#include <QProgressDialog>
#include <QSaveFile>
#include <QTimer>

#include <algorithm>

namespace lightsout {

namespace {

constexpr double pictureScale = 2;
constexpr double marginMillimetres = 15;
constexpr int shownParts = 1000; ///< steps of the progress bar
constexpr int patienceMilliseconds = 200;
constexpr int pollMilliseconds = 50;

} // namespace

QString Export::askForPath(const QString& title, const Rule& rule, const QString& suffix) {
    QString name = boardName(rule);
    name.remove(QChar(0x2066)).remove(QChar(0x2069)).remove(QLatin1Char(' '));
    const QString path = QFileDialog::getSaveFileName(
        parent_, title, tr("Elimination %1").arg(name) + QLatin1Char('.') + suffix,
        QStringLiteral("%1 (*.%2)").arg(suffix.toUpper(), suffix));
    const bool isWhole = path.isEmpty() || !QFileInfo(path).suffix().isEmpty();
    return isWhole ? path : path + QLatin1Char('.') + suffix;
}

void Export::report(bool isWritten, const QString& path) {
    if (!isWritten) {
        QMessageBox::warning(parent_, tr("Not saved"), tr("%1 could not be saved.").arg(path));
    }
}

void Export::copyMatrix(const BitMatrix& matrix, std::size_t columns, MatrixNotation notation) {
    QGuiApplication::clipboard()->setText(
        QString::fromStdString(matrixText(matrix, std::min(columns, matrix.cols()), notation)));
}

void Export::copyStep(BitMatrix after, const RowOperation& operation, std::size_t columns,
                      MatrixNotation notation) {
    apply(after, operation); // an operation is its own inverse
    QGuiApplication::clipboard()->setText(QString::fromStdString(
        stepText(after, operation, std::min(columns, after.cols()), notation)));
}

void Export::start(const QString& path, std::function<bool(Progress&)> write) {
    // While it is shown, no other action can be started.
    auto* dialog = new QProgressDialog(tr("Writing %1 …").arg(QFileInfo(path).fileName()),
                                       tr("Cancel"), 0, shownParts, parent_);
    dialog->setWindowModality(Qt::WindowModal);
    dialog->setMinimumDuration(patienceMilliseconds);
    dialog->setValue(0);
    auto* poll = new QTimer(dialog);
    connect(poll, &QTimer::timeout, dialog, [this, dialog] {
        // The maximum is reserved for the complete file.
        dialog->setValue(
            std::min(static_cast<int>(writing_.fraction() * shownParts), shownParts - 1));
    });
    poll->start(pollMilliseconds);
    connect(dialog, &QProgressDialog::canceled, this, [this, dialog] {
        writing_.cancel();
        dialog->deleteLater();
    });
    writing_.start(std::move(write), [this, path, dialog](bool isWritten) {
        dialog->disconnect(this);
        delete dialog;
        report(isWritten, path);
    });
}

void Export::savePdf(const std::shared_ptr<const Recording>& recording, const Rule& rule) {
    const QString path = askForPath(tr("Save the elimination as PDF"), rule, QStringLiteral("pdf"));
    if (!path.isEmpty()) {
        start(path, [path, recording, rule](Progress& progress) {
            return writePdf(path, *recording, rule, progress);
        });
    }
}

void Export::saveLatex(const std::shared_ptr<const Recording>& recording, const Rule& rule) {
    const QString path =
        askForPath(tr("Save the elimination as LaTeX"), rule, QStringLiteral("tex"));
    if (!path.isEmpty()) {
        start(path, [path, recording](Progress& progress) {
            return writeLatex(path, *recording, progress);
        });
    }
}

void Export::savePicture(QWidget& view, const Rule& rule) {
    const QString path = askForPath(tr("Save the picture"), rule, QStringLiteral("png"));
    if (!path.isEmpty()) {
        report(writePicture(path, view), path);
    }
}

bool Export::writePdf(const QString& path, const Recording& recording, const Rule& rule,
                      Progress& progress) {
    // No file remains if printing fails or is cancelled.
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return false;
    }
    const QString title = tr("Elimination of the board %1").arg(boardName(rule));
    {
        QPdfWriter writer(&file);
        writer.setTitle(title);
        writer.setPageMargins(
            QMarginsF(marginMillimetres, marginMillimetres, marginMillimetres, marginMillimetres),
            QPageLayout::Millimeter);
        printElimination(writer, recording, matrixHeads(rule, recording.kind), title, progress);
    }
    return file.commit();
}

bool Export::writeLatex(const QString& path, const Recording& recording, Progress& progress) {
    QSaveFile file(path);
    const QByteArray text = QByteArray::fromStdString(
        eliminationLatex(recording.elimination, recording.columns, progress));
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit();
}

bool Export::writePicture(const QString& path, QWidget& view) {
    QImage image(view.size() * pictureScale, QImage::Format_RGB32);
    image.setDevicePixelRatio(pictureScale);
    image.fill(themeOf(view).background);
    view.render(&image);
    // An existing file stays intact until the new one is complete.
    QSaveFile file(path);
    const QByteArray format = QFileInfo(path).suffix().toLatin1();
    const bool isKnown = QImageWriter::supportedImageFormats().contains(format.toLower());
    return file.open(QIODevice::WriteOnly) && image.save(&file, isKnown ? format.data() : "PNG") &&
           file.commit();
}

} // namespace lightsout

#include "moc_Export.cpp"
