#include "elimination/Export.h"

#include "document/VertexText.h"
#include "elimination/StepMarks.h"
#include "io/EliminationLatex.h"
#include "widgets/Theme.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

namespace lightsout {

namespace {

constexpr double pictureScale = 2;
constexpr double marginMillimetres = 15;

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

void Export::tell(bool isWritten, const QString& path) {
    if (!isWritten) {
        QMessageBox::warning(parent_, tr("Not saved"), tr("%1 can't be written.").arg(path));
    }
}

void Export::savePdf(const std::shared_ptr<const Recording>& recording, const Rule& rule) {
    if (recording->elimination.start.rows() > mostPrintedVertices) {
        QMessageBox::information(parent_, tr("Too large to be printed"),
                                 tr("Boards of up to %1 vertices can be printed step by step.")
                                     .arg(numberText(mostPrintedVertices)));
        return;
    }
    const QString path = askForPath(tr("Save the elimination as PDF"), rule, QStringLiteral("pdf"));
    if (!path.isEmpty()) {
        writing_.start(
            [path, recording, rule](Progress& progress) {
                return writePdf(path, *recording, rule, progress);
            },
            [this, path](bool isWritten) { tell(isWritten, path); });
    }
}

void Export::saveLatex(const std::shared_ptr<const Recording>& recording, const Rule& rule) {
    const QString path =
        askForPath(tr("Save the elimination as LaTeX"), rule, QStringLiteral("tex"));
    if (!path.isEmpty()) {
        writing_.start([path, recording](Progress&) { return writeLatex(path, *recording); },
                       [this, path](bool isWritten) { tell(isWritten, path); });
    }
}

void Export::savePicture(QWidget& view, const Rule& rule) {
    const QString path = askForPath(tr("Save the picture"), rule, QStringLiteral("png"));
    if (!path.isEmpty()) {
        tell(writePicture(path, view), path);
    }
}

bool Export::writePdf(const QString& path, const Recording& recording, const Rule& rule,
                      Progress& progress) {
    // Nothing is left behind when printing fails or is cancelled.
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
        printElimination(writer, recording, matrixHeads(rule, recording), title, progress);
    }
    return file.commit();
}

bool Export::writeLatex(const QString& path, const Recording& recording) {
    QSaveFile file(path);
    const QByteArray text =
        QByteArray::fromStdString(eliminationLatex(recording.elimination, recording.columns));
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit();
}

bool Export::writePicture(const QString& path, QWidget& view) {
    QImage image(view.size() * pictureScale, QImage::Format_RGB32);
    image.setDevicePixelRatio(pictureScale);
    image.fill(Theme::current().background);
    view.render(&image);
    return image.save(path);
}

} // namespace lightsout
