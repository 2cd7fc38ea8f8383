// SPDX-License-Identifier: GPL-3.0-or-later
// Long work on boards as files, copies and pictures.

#include "tests/reliability/LongWork.h"

#include "board/BoardPicture.h"
#include "controls/PictureFile.h"
#include "document/DrawingClipboard.h"
#include "formats/BoardFile.h"
#include "game/GraphEdits.h"
#include "newboard/BoardKinds.h"
#include "tests/reliability/LongWorkBoards.h"

#include <QImage>

#include <numeric>

namespace lightsout {

namespace {

void addWriting(const char* board, FileFormat format, Rule rule) {
    add(qPrintable(
            QStringLiteral("file of a %1, format %2").arg(QLatin1String(board)).arg(int(format))),
        [rule = std::move(rule), format]() -> Work {
            return [game = gameOf(rule), format](Progress& progress) {
                writeBoard({.game = game}, format, {.progress = &progress});
            };
        });
}

} // namespace

void addLongFileWork() {
    for (const FileFormat format :
         {FileFormat::document, FileFormat::graphMl, FileFormat::gml, FileFormat::graph6,
          FileFormat::sparse6, FileFormat::edgeList, FileFormat::csv, FileFormat::matrix}) {
        const bool isDense = format == FileFormat::graph6 || format == FileFormat::csv ||
                             format == FileFormat::matrix;
        add(qPrintable(QStringLiteral("file, format %1").arg(static_cast<int>(format))),
            [format, isDense]() -> Work {
                auto text = std::make_shared<const std::string>(
                    *writeBoard({.game = gameOf(planar(isDense ? 4'000 : 100'000))}, format));
                return [format, text = text](Progress& progress) {
                    readBoard(*text, format, {.progress = &progress});
                };
            });
    }
    add("vertices of a drawing, pasted", []() -> Work {
        const auto text = std::make_shared<const QByteArray>(QByteArray::fromStdString(
            *writeBoard({.game = Game::allOn(largestDrawing())}, FileFormat::document)));
        return [text](Progress& progress) { copiedPart(*text, progress); };
    });
    add("vertices of a drawing, added", []() -> Work {
        return [board = Game::allOn(Graph(0)), part = Game::allOn(largestDrawing())](
                   Progress& progress) { withPasted(board, part, progress); };
    });
    // For most formats, a grid is converted to a graph first.
    for (const FileFormat format :
         {FileFormat::document, FileFormat::graphMl, FileFormat::gml, FileFormat::graph6,
          FileFormat::sparse6, FileFormat::edgeList, FileFormat::csv, FileFormat::matrix,
          FileFormat::rle, FileFormat::cells, FileFormat::dot, FileFormat::latex}) {
        const bool isDense = format == FileFormat::graph6 || format == FileFormat::csv ||
                             format == FileFormat::matrix;
        const bool isPacked = format == FileFormat::document || format == FileFormat::rle ||
                              format == FileFormat::cells;
        addWriting("grid", format, grid(isDense ? 100 : isPacked ? 10'000 : 1'000));
        if (format == FileFormat::document || format == FileFormat::edgeList) {
            addWriting("drawing", format, Rule(largestDrawing()));
        }
    }
    add("vertices of a drawing, copied", []() -> Work {
        const Game game = Game::allOn(largestDrawing());
        std::vector<Vertex> all(game.vertexCount());
        std::iota(all.begin(), all.end(), Vertex{0});
        return [game, all](Progress& progress) { textsOf(partOf(game, all, progress), progress); };
    });
    add("picture as PNG", []() -> Work {
        QImage image(4000, 4000, QImage::Format_RGB32);
        image.fill(Qt::white);
        return [image](Progress& progress) { pngFile(image, progress); };
    });
    add("poster", []() -> Work {
        BoardScene scene;
        scene.rule = grid(4'800);
        scene.lights = someLights(scene.rule);
        return [scene](Progress& progress) {
            boardPicture(scene, PictureFormat::png, 4'800, progress);
        };
    });
    for (const auto& [name, format] : {std::pair("drawing as SVG", PictureFormat::svg),
                                       std::pair("drawing as PDF", PictureFormat::pdf),
                                       std::pair("drawing as PNG", PictureFormat::png)}) {
        add(name, [format]() -> Work {
            BoardScene scene;
            scene.rule = Rule(largestDrawing());
            scene.lights = someLights(scene.rule);
            return [scene, format](Progress& progress) {
                boardPicture(scene, format, 1'600, progress);
            };
        });
    }
    add("grid as PDF", []() -> Work {
        BoardScene scene;
        scene.rule = grid(44); // larger boards are drawn as an image
        scene.lights = someLights(scene.rule);
        return [scene](Progress& progress) {
            for (int i = 0; i < 10; ++i) {
                boardPicture(scene, PictureFormat::pdf, 1'600, progress);
            }
        };
    });
    for (const BoardKind& kind : boardKinds()) {
        if (kind.isSlow) {
            add(qPrintable(QStringLiteral("new board, ") + kind.name), [kind]() -> Work {
                return [kind](Progress& progress) {
                    BoardOptions options = kind.firstOptions();
                    for (std::size_t i = 0; i < kind.sizes.size(); ++i) {
                        options.sizes[i] = static_cast<std::size_t>(kind.sizes[i].most);
                    }
                    kind.make(options, progress);
                    progress.checkpoint();
                };
            });
        }
    }
}

} // namespace lightsout
