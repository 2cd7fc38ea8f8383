// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/Export.h"

#include "controls/ErrorDialog.h"
#include "elimination/EliminationPlayer.h"
#include "elimination/FormulaText.h"
#include "elimination/ShownMatrix.h"
#include "formats/EliminationLatex.h"
#include "text/BoardText.h"
#include "text/NumberText.h"
#include "theme/Theme.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImageWriter>
#include <QPageLayout>
#include <QPagedPaintDevice>
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

/// Drawing uses points, regardless of the device's resolution.
constexpr double pointsPerInch = 72;
constexpr double titlePoints = 15;
constexpr double textPoints = 10;
constexpr double gap = 10;
/// The size of a slide, and of its text.
constexpr QSizeF slideMillimetres(320, 180);
constexpr double slidePoints = 26;
constexpr std::size_t maxSlideOperations = 6;
constexpr qsizetype maxSlideTerms = 12;

int blocksPerPage(std::size_t rows) {
    return rows <= 6 ? 4 : rows <= 12 ? 3 : rows <= 25 ? 2 : 1;
}

class Printer {
public:
    /// Prints this many matrices on a page, with text of this size.
    Printer(QPagedPaintDevice& device, const Recording& recording, const MatrixHeads& heads,
            int blocks, double points)
        : device_(device), painter_(&device), blocks_(blocks), points_(points) {
        const double scale = device.logicalDpiX() / pointsPerInch;
        painter_.scale(scale, scale);
        page_ = QRectF(0, 0, device.width() / scale, device.height() / scale);
        scene_.isForPaper = true;
        scene_.rowSymbols = heads.rowSymbols;
        scene_.columnSymbols = heads.columnSymbols;
        scene_.columnNames = heads.columnNames;
        qsizetype longest = 0;
        for (const QString& symbol : heads.rowSymbols) {
            longest = std::max(longest, symbol.size());
        }
        const BitMatrix& start = recording.elimination.start;
        geometry_.setShape(start.rows(), recording.columns, start.cols() - recording.columns);
        geometry_.setHeads(static_cast<double>(longest), heads.columnNames.empty() ? 1 : 2);
        text_ = fontFor(TextRole::body);
    }

    void printTitle(const QString& title) {
        QFont font = text_;
        font.setBold(true);
        setPoints(font, titlePoints);
        painter_.drawText(page_, Qt::AlignHCenter | Qt::AlignTop, title);
        top_ = 2 * titlePoints;
    }

    void printBlock(const QString& text, BitMatrix matrix, MatrixMarks marks) {
        const double height = (page_.height() - gap) / blocks_;
        if (placed_ == blocks_) {
            device_.newPage();
            placed_ = 0;
            top_ = 0;
        }
        const double bottom = height * ++placed_;
        setPoints(text_, points_);
        QRectF used(0, top_, page_.width(), 0);
        painter_.drawText(QRectF(0, top_, page_.width(), bottom - top_),
                          Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text, &used);
        const double from = used.bottom() + gap / 2;
        scene_.matrix = std::move(matrix);
        scene_.marks = std::move(marks);
        geometry_.setViewSize({page_.width(), std::max(20.0, bottom - gap - from)});
        painter_.save();
        painter_.translate(0, from);
        paintMatrix(painter_, geometry_, scene_, Theme::light());
        painter_.restore();
        top_ = bottom;
    }

private:
    void setPoints(QFont font, double points) {
        // At the painter's scale, a pixel is a point.
        font.setPixelSize(static_cast<int>(points));
        painter_.setFont(font);
        painter_.setPen(Qt::black);
    }

    QPagedPaintDevice& device_;
    QPainter painter_;
    int blocks_;
    double points_;
    QRectF page_;
    MatrixGeometry geometry_;
    MatrixScene scene_;
    QFont text_;
    double top_ = 0;
    int placed_ = 0;
};

/// Prints a whole elimination: the matrix, followed by the operations for each pivot and the
/// resulting matrix. A page contains as many matrices as are legible.
void printElimination(QPagedPaintDevice& device, const Recording& recording,
                      const MatrixHeads& heads, const QString& title, Progress& progress) {
    const RecordedElimination& elimination = recording.elimination;
    Printer printer(device, recording, heads, blocksPerPage(elimination.start.rows()), textPoints);
    printer.printTitle(title);
    BitMatrix matrix = elimination.start;
    printer.printBlock(QString(), matrix, {});
    const std::vector<OperationGroup> groups = operationGroups(elimination);
    for (std::size_t i = 0; i < groups.size(); ++i) {
        progress.checkpoint(static_cast<double>(i) / static_cast<double>(groups.size()));
        QStringList symbols;
        for (std::size_t step = groups[i].first; step < groups[i].end; ++step) {
            apply(matrix, elimination.operations[step]);
            symbols.append(operationSymbols(elimination.operations[step]));
        }
        const std::size_t source = elimination.operations[groups[i].first].source;
        const bool isGoingUp = groups[i].first >= elimination.phaseChange;
        const std::size_t found = isGoingUp ? elimination.rank() : source + 1;
        MatrixMarks marks;
        marks.pivots.assign(elimination.pivots.begin(),
                            elimination.pivots.begin() + static_cast<std::ptrdiff_t>(found));
        marks.column = elimination.pivots[source];
        printer.printBlock(QStringLiteral("%1.  ").arg(numberText(i + 1)) +
                               symbols.join(QStringLiteral(",   ")),
                           matrix, std::move(marks));
    }
}

/// Returns the operations between two steps, separated by commas. Long lists end with "…".
QString operationList(const RecordedElimination& elimination, std::size_t first, std::size_t end) {
    QStringList symbols;
    for (std::size_t step = first; step < end; ++step) {
        if (step == first + maxSlideOperations) {
            symbols.append(QStringLiteral("…"));
            break;
        }
        symbols.append(operationSymbols(elimination.operations[step]));
    }
    return symbols.join(QStringLiteral(",   "));
}

/// Prints a page for the matrix at the start, and one for each operation or pivot: its number, the
/// operations and the matrix. If it is a single operation, its rows and the equation that it has
/// changed are shown, too.
void printSlides(QPagedPaintDevice& device, const std::shared_ptr<const Recording>& recording,
                 const MatrixHeads& heads, bool byPivot, Progress& progress) {
    Printer printer(device, *recording, heads, 1, slidePoints);
    EliminationPlayer player;
    player.load(recording, 0);
    player.setGoesByStops(byPivot);
    printer.printBlock(QString(), player.matrix(), {});
    for (std::size_t slide = 1; !player.isAtEnd(); ++slide) {
        progress.checkpoint(static_cast<double>(player.step()) /
                            static_cast<double>(player.stepCount()));
        const std::size_t first = player.step();
        player.turn(true);
        QString text = numberText(slide) + QStringLiteral(".   ") +
                       operationList(player.elimination(), first, player.step());
        MatrixMarks marks = marksOf(player, player.step(), player.matrix());
        if (byPivot) {
            marks = {.column = marks.column, .pivots = marks.pivots, .finished = marks.finished};
        } else {
            text +=
                QLatin1Char('\n') + rowEquation(player.matrix().row(*marks.target),
                                                recording->columns, recording->kind, maxSlideTerms);
        }
        printer.printBlock(text, player.matrix(), std::move(marks));
    }
}

/// Writes a PDF file with what `print` paints. No file remains if that fails or is cancelled.
bool writePages(const QString& path, const QString& title, const QPageLayout& layout,
                const std::function<void(QPagedPaintDevice&)>& print) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return false;
    }
    {
        QPdfWriter writer(&file);
        writer.setTitle(title);
        writer.setPageLayout(layout);
        print(writer);
    }
    return file.commit();
}

QPageLayout pages(const QPageSize& size) {
    return {size, QPageLayout::Portrait,
            QMarginsF(marginMillimetres, marginMillimetres, marginMillimetres, marginMillimetres),
            QPageLayout::Millimeter};
}

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
        showError(parent_, tr("Not saved"), tr("%1 could not be saved.").arg(path));
    }
}

void Export::copyMatrix(const BitMatrix& matrix, std::size_t columns, MatrixNotation notation) {
    QGuiApplication::clipboard()->setText(
        QString::fromStdString(matrixText(matrix, std::min(columns, matrix.cols()), notation)));
}

void Export::copyStep(BitMatrix after, const RowOperation& operation, std::size_t columns,
                      MatrixNotation notation) {
    apply(after, operation); // an operation is its own inverse
    QGuiApplication::clipboard()->setText(QString::fromStdString(stepText(
        after, operation, std::min(columns, after.cols()), notation, rowLetter().toLatin1())));
}

void Export::start(const QString& path, std::function<bool(Progress&)> write) {
    // While the dialog is shown, no other action can be started.
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

void Export::saveSlides(const std::shared_ptr<const Recording>& recording, const Rule& rule,
                        bool byPivot) {
    const QString path = askForPath(tr("Save the slides as PDF"), rule, QStringLiteral("pdf"));
    if (!path.isEmpty()) {
        start(path, [path, recording, rule, byPivot](Progress& progress) {
            return writeSlides(path, recording, rule, byPivot, progress);
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
    const QString title = tr("Elimination of the board %1").arg(boardName(rule));
    return writePages(path, title, pages(QPageSize(QPageSize::A4)), [&](QPagedPaintDevice& device) {
        printElimination(device, recording, matrixHeads(rule, recording.kind), title, progress);
    });
}

bool Export::writeSlides(const QString& path, const std::shared_ptr<const Recording>& recording,
                         const Rule& rule, bool byPivot, Progress& progress) {
    return writePages(
        path, tr("Elimination of the board %1").arg(boardName(rule)),
        pages(QPageSize(slideMillimetres, QPageSize::Millimeter)), [&](QPagedPaintDevice& device) {
            printSlides(device, recording, matrixHeads(rule, recording->kind), byPivot, progress);
        });
}

bool Export::writeLatex(const QString& path, const Recording& recording, Progress& progress) {
    QSaveFile file(path);
    const QByteArray text = QByteArray::fromStdString(eliminationLatex(
        recording.elimination, recording.columns, progress, rowLetter().toLatin1()));
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
