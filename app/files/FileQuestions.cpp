// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/FileQuestions.h"

#include "board/Thumbnail.h"
#include "files/FileActions.h"
#include "formats/TextReader.h"
#include "text/FormatText.h"
#include "text/NumberText.h"
#include "theme/Theme.h"

#include <QCommandLinkButton>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <climits>

namespace lightsout {

namespace {

constexpr int excerptMargin = 12; ///< around the beginning of a text

bool accepts(const QString& text, const QString& details, const QString& answer, QWidget* window) {
    QMessageBox question(QMessageBox::Information, FileActions::tr("Lights Out Workbench"), text,
                         QMessageBox::NoButton, window);
    question.setTextFormat(Qt::PlainText);
    question.setInformativeText(details);
    auto* yes = question.addButton(answer, QMessageBox::AcceptRole);
    auto* no = question.addButton(FileActions::tr("Cancel"), QMessageBox::RejectRole);
    yes->setObjectName(QStringLiteral("accept"));
    no->setObjectName(QStringLiteral("cancel"));
    question.exec();
    return question.clickedButton() == yes;
}

/// Returns the meaning of the name that a file gives to an omitted item; most names are
/// self-explanatory.
QString leftOutText(const QString& name) {
    if (name == QStringLiteral("#") || name == QStringLiteral("!")) {
        return FileActions::tr("the comments (lines with %1)").arg(isolated(name));
    }
    return name == QStringLiteral("graph")         ? FileActions::tr("the graphs after the first")
           : name == QStringLiteral("title")       ? FileActions::tr("the title")
           : name == QStringLiteral("code")        ? FileActions::tr("the text after the list")
           : name == QStringLiteral("{}")          ? FileActions::tr("the numbers in {}")
           : name == QStringLiteral("group")       ? FileActions::tr("the grouping of vertices")
           : name == QStringLiteral("hyperedge")   ? FileActions::tr("the hyperedges")
           : name == QStringLiteral("port")        ? FileActions::tr("the ports")
           : name == QStringLiteral("edge weight") ? FileActions::tr("the weights of the edges")
           : name == QStringLiteral("yEd graphics")
               ? FileActions::tr("everything in yEd's drawing except labels, positions and arrows")
               : isolated(name);
}

/// Returns where a board was read from, and how its presses act.
QString readingDetails(const ReadReport& report, const ReadChoices& choices) {
    switch (*report.reading) {
    case ReadingKind::lights:
        return FileActions::tr("Read as the lights of a board");
    case ReadingKind::matrix:
        if (!report.hasZeroDiagonal) {
            return FileActions::tr("Read as its influence matrix");
        }
        return choices.diagonal
                   ? FileActions::tr("Read as its adjacency matrix: a press changes its own light")
                   : FileActions::tr(
                         "Read as its influence matrix: a press does not change its own light");
    case ReadingKind::table:
        return FileActions::tr("Read as a table with a row for each light and a column for each "
                               "button");
    case ReadingKind::edges:
        return FileActions::tr("Read as a list of edges");
    case ReadingKind::adjacency:
        return FileActions::tr("Read as lists of neighbours");
    case ReadingKind::machine:
        return FileActions::tr("Read as a machine with lights and buttons");
    }
    return {};
}

/// Returns a sentence with the reasons for a reading.
QString reasonsText(const std::vector<ReadingReason>& reasons) {
    QStringList texts;
    for (const ReadingReason reason : reasons) {
        texts << [reason] {
            switch (reason) {
            case ReadingReason::symbols:
                return FileActions::tr("there are two symbols");
            case ReadingReason::sizes:
                return FileActions::tr("the first line states the size");
            case ReadingReason::notSquare:
                return FileActions::tr("it is not square");
            case ReadingReason::square:
                return FileActions::tr("it is square");
            case ReadingReason::symmetric:
                return FileActions::tr("it is symmetric and its diagonal is constant");
            case ReadingReason::brackets:
                return FileActions::tr("it is in brackets");
            case ReadingReason::names:
                return FileActions::tr("rows or columns have names");
            case ReadingReason::numbers:
                return FileActions::tr("there are numbers other than 0 and 1");
            case ReadingReason::counts:
                return FileActions::tr("the first line counts vertices and edges");
            case ReadingReason::header:
                return FileActions::tr("the first line names the columns");
            case ReadingReason::pairs:
                return FileActions::tr("each line has two ends");
            case ReadingReason::lists:
                return FileActions::tr("each line has a list");
            }
            return QString();
        }();
    }
    return FileActions::tr("Why: %1").arg(texts.join(FileActions::tr(", ")));
}

/// Returns a label with the beginning of a text, in a font of fixed width.
QLabel* excerptLabel(const std::string& text) {
    constexpr qsizetype maxLines = 14;
    constexpr qsizetype maxColumns = 32;
    QStringList lines = QString::fromStdString(text).split(QLatin1Char('\n'));
    const bool isCut = lines.size() > maxLines;
    lines = lines.mid(0, maxLines);
    for (QString& line : lines) {
        line.replace(QLatin1Char('\t'), QLatin1Char(' '));
        line = line.size() > maxColumns ? line.left(maxColumns) + QChar(u'…') : line;
    }
    auto* label = new QLabel(lines.join(QLatin1Char('\n')).trimmed() +
                             (isCut ? QStringLiteral("\n…") : QString()));
    label->setTextFormat(Qt::PlainText);
    label->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    label->setLayoutDirection(Qt::LeftToRight);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    label->setFrameShape(QFrame::StyledPanel);
    label->setMargin(excerptMargin);
    label->setAccessibleName(FileActions::tr("The text"));
    return label;
}

/// Shows a text and its readings as small pictures with their sentences. Returns the choices of the
/// one that is clicked or chosen with its number.
std::optional<ReadChoices> askForReading(const QString& name, const std::string& text,
                                         const std::vector<OfferedReading>& offers,
                                         QWidget* window) {
    QDialog dialog(window);
    dialog.setObjectName(QStringLiteral("readings"));
    dialog.setWindowTitle(FileActions::tr("How should this text be read?"));
    auto* layout = new QVBoxLayout(&dialog);
    auto* title = new QLabel(
        FileActions::tr("%1 can be read in %n way(s).", nullptr, static_cast<int>(offers.size()))
            .arg(name));
    title->setTextFormat(Qt::PlainText);
    title->setWordWrap(true);
    layout->addWidget(title);
    auto* columns = new QHBoxLayout;
    columns->addWidget(excerptLabel(text), 0, Qt::AlignTop);
    auto* readings = new QVBoxLayout;
    columns->addLayout(readings, 1);
    layout->addLayout(columns);
    std::optional<ReadChoices> chosen;
    for (std::size_t i = 0; i < offers.size(); ++i) {
        const OfferedReading& offer = offers[i];
        constexpr int side = 72;
        const QString number = QLocale().toString(qulonglong{i + 1});
        const auto fit =
            std::ranges::find(offer.report.fits, *offer.choices.reading, &ReadingFit::kind);
        const QString reasons =
            fit == offer.report.fits.end() ? QString() : reasonsText(fit->reasons);
        auto* button = new QCommandLinkButton(
            QStringLiteral("%1.  %2").arg(number, readingText(offer.board, offer.report)),
            readingDetails(offer.report, offer.choices) + QLatin1Char('\n') + reasons);
        button->setObjectName(QString::fromLatin1(nameOf(*offer.choices.reading).data()) +
                              (offer.choices.diagonal ? QStringLiteral("WithSelf") : QString()));
        button->setIcon(
            boardThumbnail(offer.board.game, side, window->devicePixelRatioF(), themeOf(dialog)));
        button->setIconSize({side, side});
        button->setShortcut(QKeySequence(number));
        QObject::connect(button, &QAbstractButton::clicked, &dialog, [&chosen, &offer, &dialog] {
            chosen = offer.choices;
            dialog.accept();
        });
        readings->addWidget(button);
    }
    auto* keys =
        new QLabel(FileActions::tr("Press a number, or choose with the arrow keys and Enter."));
    keys->setWordWrap(true);
    layout->addWidget(keys);
    auto* buttons = new QDialogButtonBox;
    auto* cancel = buttons->addButton(FileActions::tr("Cancel"), QDialogButtonBox::RejectRole);
    cancel->setObjectName(QStringLiteral("cancel"));
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    layout->addWidget(buttons);
    dialog.exec();
    return chosen;
}

} // namespace

bool acceptsLeftOut(const QString& path, const ReadReport& report, QWidget* window) {
    constexpr int maxListed = 8;
    QString list = FileActions::tr("This will be left out:");
    int listed = 0;
    for (const auto& [name, times] : report.leftOut) {
        if (++listed > maxListed) {
            list += QStringLiteral("\n• …");
            break;
        }
        list += QStringLiteral("\n• ") + leftOutText(QString::fromStdString(name)) +
                (times > 1 ? QStringLiteral(" (%1×)").arg(QLocale().toString(qulonglong{times}))
                           : QString());
    }
    return accepts(
        FileActions::tr("%1 contains more than a board can hold.").arg(QFileInfo(path).fileName()),
        list + QStringLiteral("\n\n") + FileActions::tr("The file itself will not be changed."),
        FileActions::tr("&Open it"), window);
}

std::optional<ReadChoices> chooseReading(const QString& name, const std::string& text,
                                         const ReadReport& report,
                                         const std::vector<OfferedReading>& offers,
                                         const ReadChoices& choices, QWidget* window) {
    ReadChoices chosen = choices;
    if (report.graphCount > 1 && !choices.graph) {
        bool isAccepted = false;
        const int most = static_cast<int>(std::min<std::size_t>(report.graphCount, INT_MAX));
        const int graph = QInputDialog::getInt(
            window, FileActions::tr("Choose a graph"),
            FileActions::tr("%1 contains several graphs. Which one do you want to open (1 to %2)?")
                .arg(name, QLocale().toString(most)),
            1, 1, most, 1, &isAccepted);
        chosen.graph = static_cast<std::size_t>(graph);
        return isAccepted ? std::optional(chosen) : std::nullopt;
    }
    if (offers.size() > 1) {
        return askForReading(name, text, offers, window);
    }
    if (report.parallelEdges > 0 && !choices.parallelEdges) {
        QMessageBox question(
            QMessageBox::Question, FileActions::tr("Repeated edges"),
            FileActions::tr("%n edge(s) in %1 repeat others.", nullptr,
                            static_cast<int>(std::min<std::size_t>(report.parallelEdges, INT_MAX)))
                .arg(name),
            QMessageBox::NoButton, window);
        question.setTextFormat(Qt::PlainText);
        question.setInformativeText(
            FileActions::tr("If you merge them, repeated edges become one edge. A repeated edge "
                            "toggles a light twice, so pairs can cancel each other out instead."));
        auto* merge = question.addButton(FileActions::tr("&Merge them"), QMessageBox::AcceptRole);
        const auto* cancel =
            question.addButton(FileActions::tr("&Let pairs cancel out"), QMessageBox::AcceptRole);
        question.addButton(FileActions::tr("Cancel"), QMessageBox::RejectRole);
        question.setDefaultButton(merge);
        question.exec();
        const QAbstractButton* clicked = question.clickedButton();
        chosen.parallelEdges = clicked == cancel ? ParallelEdges::cancel : ParallelEdges::merge;
        return clicked == merge || clicked == cancel ? std::optional(chosen) : std::nullopt;
    }
    return chosen;
}

QString readingText(const SavedBoard& board, const ReadReport& report) {
    const Rule& rule = board.game.rule();
    if (const Lattice* grid = rule.lattice()) {
        const QString text = FileActions::tr("a grid of %1 × %2 cells, %n light(s) on", nullptr,
                                             static_cast<int>(board.game.lights().count()))
                                 .arg(grid->rows)
                                 .arg(grid->cols);
        return report.litCharacter.empty()
                   ? text
                   : FileActions::tr("%1: marked with %2")
                         .arg(text, isolated(QString::fromStdString(report.litCharacter)));
    }
    if (report.isTable) {
        QStringList sides{
            FileActions::tr("%n light(s)", nullptr, static_cast<int>(rule.lightCount())),
            FileActions::tr("%n button(s)", nullptr, static_cast<int>(rule.buttonCount()))};
        if (report.reading != ReadingKind::machine) {
            sides << FileActions::tr("a row for each light, a column for each button");
        }
        return sides.join(QStringLiteral(", "));
    }
    const int vertices = static_cast<int>(rule.vertexCount());
    const int edges = static_cast<int>(rule.edgeCount());
    const bool isUndirected = rule.isUndirected();
    bool hasLabels = false;
    for (Vertex v = 0; rule.graph() != nullptr && v < rule.vertexCount() && !hasLabels; ++v) {
        hasLabels = !rule.graph()->label(v).empty();
    }
    QStringList parts{FileActions::tr("%n vertex(es)", nullptr, vertices),
                      isUndirected ? FileActions::tr("%n undirected edge(s)", nullptr, edges)
                                   : FileActions::tr("%n directed edge(s)", nullptr, edges),
                      hasLabels ? FileActions::tr("labels") : FileActions::tr("no labels"),
                      report.hasPositions ? FileActions::tr("positions from the file")
                                          : FileActions::tr("no positions, drawn on a circle")};
    if (report.laidOut > 0) {
        parts << FileActions::tr("%n vertex(es) without a position (drawn below the others)",
                                 nullptr, static_cast<int>(report.laidOut));
    }
    if (!report.encoding.empty()) {
        parts << FileActions::tr("converted from %1").arg(QString::fromStdString(report.encoding));
    }
    return parts.join(QStringLiteral(", "));
}

bool acceptsLosses(const QString& path, const std::vector<Loss>& losses, QWidget* window) {
    QString list = FileActions::tr("This will be lost:");
    for (const Loss loss : losses) {
        list += QStringLiteral("\n• ") + lossText(loss);
    }
    if (losses.front() == Loss::reopening) {
        list = lossText(Loss::reopening);
    }
    return accepts(
        FileActions::tr("%1 will not contain the whole game.").arg(QFileInfo(path).fileName()),
        list + QStringLiteral("\n\n") + FileActions::tr("A .lightsout file stores everything."),
        FileActions::tr("&Save a copy"), window);
}

ChangedFileAnswer askAboutChangedFile(const QString& path, bool isRemoved, QWidget* window) {
    QMessageBox question(QMessageBox::Warning, FileActions::tr("Lights Out Workbench"),
                         (isRemoved ? FileActions::tr("%1 is no longer there.")
                                    : FileActions::tr("%1 was changed elsewhere."))
                             .arg(QFileInfo(path).fileName()),
                         QMessageBox::NoButton, window);
    question.setTextFormat(Qt::PlainText);
    question.setInformativeText(
        isRemoved ? FileActions::tr("It has been moved or deleted since it was last opened or "
                                    "saved here. The board in this window is intact.")
                  : FileActions::tr(
                        "Another program has changed it since it was last opened or saved here. It "
                        "has not been overwritten. The board in this window is intact."));
    auto* reload = isRemoved ? nullptr
                             : question.addButton(FileActions::tr("&Reload the file"),
                                                  QMessageBox::DestructiveRole);
    QPushButton* elsewhere =
        question.addButton(FileActions::tr("Save &elsewhere …"), QMessageBox::AcceptRole);
    auto* overwrite = question.addButton(isRemoved ? FileActions::tr("Save to &the same place")
                                                   : FileActions::tr("&Overwrite the file"),
                                         QMessageBox::DestructiveRole);
    auto* neither = question.addButton(FileActions::tr("Cancel"), QMessageBox::RejectRole);
    if (reload != nullptr) {
        reload->setObjectName(QStringLiteral("reload"));
    }
    elsewhere->setObjectName(QStringLiteral("saveElsewhere"));
    overwrite->setObjectName(QStringLiteral("overwrite"));
    neither->setObjectName(QStringLiteral("cancel"));
    question.setDefaultButton(elsewhere);
    question.exec();
    const QAbstractButton* choice = question.clickedButton();
    if (reload != nullptr && choice == reload) {
        return ChangedFileAnswer::reload;
    }
    return choice == elsewhere   ? ChangedFileAnswer::saveElsewhere
           : choice == overwrite ? ChangedFileAnswer::overwrite
                                 : ChangedFileAnswer::nothing;
}

} // namespace lightsout
