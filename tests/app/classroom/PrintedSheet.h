// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QPainterPath>
#include <QProcess>
#include <QRectF>
#include <QRegularExpression>
#include <QTransform>
#include <QXmlStreamReader>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <vector>

// A worksheet as it appears in its PDF. Reads what was drawn with poppler, without using the
// program. Lengths are in points.

namespace lightsout {

struct PrintedWord {
    QRectF place;
    QString text;
};

struct PrintedCircle {
    QPointF middle;
    double radius;
    QString fill; ///< "none", "white" or "black"
};

/// The content of a rectangle that lines divide into cells. Vectors are in row-major order.
struct PrintedGrid {
    QRectF frame;
    std::size_t rows;
    std::size_t cols;
    std::vector<bool> rings{};
    std::vector<bool> crosses{};
    std::vector<bool> filled{};
    QString digits{}; ///< a blank for a cell without a digit in its middle
};

struct PrintedGraph {
    std::vector<QPointF> vertices;
    std::vector<std::pair<std::size_t, std::size_t>> edges;
    std::vector<bool> rings{};
    std::vector<bool> filled{};
};

/// Everything that belongs to one numbered puzzle on a sheet.
struct PrintedPuzzle {
    std::vector<PrintedGrid> grids; ///< beginning at the side where a line begins
    std::optional<PrintedGraph> graph;
    std::map<int, QString> unknowns; ///< the texts after x₁ =, x₂ = …
};

/// The shapes and words of a page.
class PrintedPage {
public:
    PrintedPage(const QString& pdf, int page, bool isRightToLeft) : isRightToLeft_(isRightToLeft) {
        const QString number = QString::number(page);
        const QStringList pages{"-f", number, "-l", number};
        readShapes(output("pdftocairo", QStringList{"-svg"} + pages + QStringList{pdf, "-"}));
        readWords(output("pdftotext", QStringList{"-bbox"} + pages + QStringList{pdf, "-"}));
    }

    /// Returns the puzzles of the page by their numbers.
    std::map<int, PrintedPuzzle> puzzles() const {
        std::map<int, PrintedPuzzle> all;
        for (const PrintedWord& number : numbers()) {
            all[number.text.toInt()];
        }
        for (const QRectF& frame : frames_) {
            if (const int number = numberOf(frame)) {
                all[number].grids.push_back(gridIn(frame));
            }
        }
        for (auto& [number, puzzle] : all) {
            std::ranges::sort(puzzle.grids, [this](const PrintedGrid& a, const PrintedGrid& b) {
                return isRightToLeft_ ? a.frame.left() > b.frame.left()
                                      : a.frame.left() < b.frame.left();
            });
        }
        readGraphs(all);
        for (const PrintedWord& equal : words_) {
            const int number = equal.text == "=" ? numberOf(equal.place) : 0;
            if (number != 0) {
                const QString index = wordNextTo(equal.place, -1);
                all[number].unknowns[index.toInt()] = wordNextTo(equal.place, 1);
            }
        }
        return all;
    }

private:
    static QByteArray output(const QString& program, const QStringList& arguments) {
        QProcess process;
        process.start(program, arguments);
        process.waitForFinished(-1);
        return process.readAllStandardOutput();
    }

    void readShapes(const QByteArray& svg) {
        QXmlStreamReader reader(svg);
        bool isInside = false; // shapes in <defs> are those of letters
        while (!reader.atEnd()) {
            reader.readNext();
            if (reader.name() == QLatin1String("defs")) {
                isInside = reader.isStartElement();
            } else if (reader.isStartElement() && !isInside &&
                       reader.name() == QLatin1String("path")) {
                // Before version 1.18, Cairo writes the fill into the style; since then, as an
                // attribute of its own.
                const QXmlStreamAttributes written = reader.attributes();
                const QString fill = written.hasAttribute("fill")
                                         ? "fill:" + written.value("fill").toString()
                                         : written.value("style").toString();
                addShape(written.value("d").toString(), fill,
                         transformOf(written.value("transform").toString()));
            }
        }
    }

    static std::vector<double> numbersIn(const QString& text) {
        static const QRegularExpression number("-?[0-9.]+(e-?[0-9]+)?");
        std::vector<double> all;
        for (auto matches = number.globalMatch(text); matches.hasNext();) {
            all.push_back(matches.next().captured().toDouble());
        }
        return all;
    }

    static QTransform transformOf(const QString& text) {
        const auto m = numbersIn(text);
        return m.size() == 6 ? QTransform(m[0], m[1], m[2], m[3], m[4], m[5]) : QTransform();
    }

    void addShape(const QString& path, const QString& style, const QTransform& transform) {
        const auto numbers = numbersIn(path);
        QPolygonF points;
        for (std::size_t i = 0; i + 1 < numbers.size(); i += 2) {
            points << transform.map(QPointF(numbers[i], numbers[i + 1]));
        }
        const QRectF bounds = points.boundingRect();
        const QString fill = style.contains("fill:none")       ? "none"
                             : style.contains("fill:rgb(100%") ? "white"
                                                               : "black";
        if (path.contains('C')) {
            circles_.push_back({bounds.center(), bounds.width() / 2, fill});
        } else if (path.contains('Z')) {
            (fill == "none" ? frames_ : squares_).push_back(bounds);
        } else if (points.size() == 2) {
            lines_.emplace_back(points[0], points[1]);
        }
    }

    void readWords(const QByteArray& html) {
        static const QRegularExpression word(
            "<word xMin=\"([^\"]+)\" yMin=\"([^\"]+)\" xMax=\"([^\"]+)\" yMax=\"([^\"]+)\">"
            "([^<]*)</word>");
        for (auto matches = word.globalMatch(QString::fromUtf8(html)); matches.hasNext();) {
            const auto match = matches.next();
            words_.push_back(
                {QRectF(QPointF(match.captured(1).toDouble(), match.captured(2).toDouble()),
                        QPointF(match.captured(3).toDouble(), match.captured(4).toDouble())),
                 match.captured(5)});
        }
    }

    /// Returns the numbers of puzzles, which are printed at 13 points.
    std::vector<PrintedWord> numbers() const {
        std::vector<PrintedWord> those;
        std::ranges::copy_if(words_, std::back_inserter(those), [](const PrintedWord& word) {
            return word.text.toInt() > 0 && std::abs(word.place.height() - 15.1) < 0.5;
        });
        return those;
    }

    /// Returns the number of the puzzle to which something belongs: the nearest number above it; 0
    /// if there is none.
    int numberOf(const QRectF& thing) const {
        constexpr double play = 2;
        const PrintedWord* best = nullptr;
        const auto all = numbers();
        for (const PrintedWord& number : all) {
            const bool isAbove = number.place.center().y() < thing.top() + play;
            const bool isBefore = isRightToLeft_ ? number.place.right() > thing.right() - play
                                                 : number.place.left() < thing.left() + play;
            const auto inLine = [&] {
                return std::abs(number.place.top() - best->place.top()) < play;
            };
            const auto isNearer = [&] {
                return inLine() ? (isRightToLeft_ ? number.place.left() < best->place.left()
                                                  : number.place.left() > best->place.left())
                                : number.place.top() > best->place.top();
            };
            if (isAbove && isBefore && (best == nullptr || isNearer())) {
                best = &number;
            }
        }
        return best == nullptr ? 0 : best->text.toInt();
    }

    /// Returns the nearest word in the same line: to the left for side −1, to the right for 1.
    QString wordNextTo(const QRectF& place, int side) const {
        constexpr double farthest = 15;
        QString text;
        double least = farthest;
        for (const PrintedWord& word : words_) {
            const double gap =
                side < 0 ? place.left() - word.place.right() : word.place.left() - place.right();
            if (gap > 0 && gap < least && word.place.bottom() > place.top() &&
                word.place.top() < place.center().y()) {
                least = gap;
                text = word.text;
            }
        }
        return text;
    }

    PrintedGrid gridIn(const QRectF& frame) const {
        constexpr double play = 0.5;
        PrintedGrid grid{.frame = frame, .rows = 1, .cols = 1};
        const QRectF around = frame.adjusted(-play, -play, play, play);
        const auto isThin = [&](const QLineF& line) {
            return around.contains(line.p1()) && around.contains(line.p2());
        };
        for (const QLineF& line : lines_) {
            const bool isAcross = std::abs(std::abs(line.dx()) - frame.width()) < play;
            const bool isDown = std::abs(std::abs(line.dy()) - frame.height()) < play;
            grid.rows += isThin(line) && isAcross && std::abs(line.dy()) < play ? 1 : 0;
            grid.cols += isThin(line) && isDown && std::abs(line.dx()) < play ? 1 : 0;
        }
        const double width = frame.width() / static_cast<double>(grid.cols);
        const double height = frame.height() / static_cast<double>(grid.rows);
        for (std::size_t row = 0; row < grid.rows; ++row) {
            for (std::size_t col = 0; col < grid.cols; ++col) {
                const QRectF cell(frame.left() + static_cast<double>(col) * width,
                                  frame.top() + static_cast<double>(row) * height, width, height);
                grid.rings.push_back(std::ranges::any_of(circles_, [&](const auto& circle) {
                    return circle.fill == "none" && cell.contains(circle.middle);
                }));
                grid.filled.push_back(std::ranges::any_of(squares_, [&](const QRectF& square) {
                    return cell.contains(square.center());
                }));
                // A cross consists of two strokes that cross.
                grid.crosses.push_back(
                    std::ranges::count_if(lines_, [&](const QLineF& line) {
                        return cell.contains(line.p1()) && cell.contains(line.p2()) &&
                               std::abs(std::abs(line.dx()) - std::abs(line.dy())) < play &&
                               std::abs(line.dx()) > play;
                    }) == 2);
                // Looks only in the middle of the cell, because the number of the cell is in a
                // corner.
                const QRectF inner =
                    QRectF(cell.center() - QPointF(width, height) / 6, QSizeF(width, height) / 3);
                const auto digit = std::ranges::find_if(words_, [&](const PrintedWord& word) {
                    return inner.contains(word.place.center());
                });
                grid.digits += digit == words_.end() ? QStringLiteral(" ") : digit->text;
            }
        }
        return grid;
    }

    /// Circles are filled, which hides the ends of the lines between them.
    void readGraphs(std::map<int, PrintedPuzzle>& puzzles) const {
        const auto isAt = [](const QPointF& a, const QPointF& b) {
            return QLineF(a, b).length() < 0.5;
        };
        for (const PrintedCircle& circle : circles_) {
            if (circle.fill == "none") {
                continue;
            }
            // The rectangle around a graph is not drawn.
            const int number = numberOf(QRectF(circle.middle, QSizeF(0, 0)));
            auto& graph = puzzles[number].graph;
            graph = graph ? graph : PrintedGraph();
            graph->vertices.push_back(circle.middle);
            graph->filled.push_back(circle.fill == "black");
            graph->rings.push_back(std::ranges::any_of(circles_, [&](const auto& ring) {
                return ring.fill == "none" && isAt(ring.middle, circle.middle);
            }));
        }
        for (auto& [number, puzzle] : puzzles) {
            if (!puzzle.graph) {
                continue;
            }
            const auto& vertices = puzzle.graph->vertices;
            const auto vertexAt = [&](const QPointF& point) {
                return static_cast<std::size_t>(
                    std::ranges::find_if(vertices,
                                         [&](const QPointF& v) { return isAt(v, point); }) -
                    vertices.begin());
            };
            for (const QLineF& line : lines_) {
                const auto edge = std::pair(vertexAt(line.p1()), vertexAt(line.p2()));
                if (edge.first < vertices.size() && edge.second < vertices.size()) {
                    puzzle.graph->edges.push_back(edge);
                }
            }
        }
    }

    bool isRightToLeft_;
    std::vector<QRectF> frames_;
    std::vector<QRectF> squares_;
    std::vector<PrintedCircle> circles_;
    std::vector<QLineF> lines_;
    std::vector<PrintedWord> words_;
};

} // namespace lightsout
